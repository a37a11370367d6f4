"""A finished game, judged."""

from __future__ import annotations

from msgspec import Struct

from shamble.table.wire.table import Option


class ReviewPoint(Struct, frozen=True):
    """A decision, by the version before it: the chance in percent that it left."""

    version: int
    round: int
    chance: int


class Mistake(Struct, frozen=True):
    """A decision that cost something: what was chosen, what would have been better, and the chances they leave."""

    version: int
    round: int
    chosen: Option
    better: Option
    chance: int
    best: int


class Review(Struct, frozen=True):
    """A finished game from one seat: the chance of winning along it, and the decisions that cost most, worst first."""

    seat: int
    points: list[ReviewPoint]
    mistakes: list[Mistake]
