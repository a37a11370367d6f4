"""The review of a finished game."""

from __future__ import annotations

from msgspec import Struct

from shamble.match.protocol.view import Message, Option


class ReviewedDecision(Struct, frozen=True, omit_defaults=True):
    """A past decision with its evaluation.

    `version`: the version before it. `subject`: the piece or place it was about. `chance`: the chance of winning after
    the chosen option, `best`: after the best one, `spread`: its error, all in percent. `better` and `why`: the best
    option and its reason, if it was not chosen. `costly`: the difference is larger than the error of the rollouts.
    """

    version: int
    round: int
    chosen: Option
    chance: int
    best: int
    spread: int = 0
    subject: str = ""
    better: Option | None = None
    why: Message | None = None
    costly: bool = False


class Review(Struct, frozen=True, omit_defaults=True):
    """The decisions of one seat in a finished game, or a part of them.

    `next`: the number of the first decision of the next part, -1 = none.
    """

    seat: int
    won: bool
    decisions: list[ReviewedDecision]
    next: int = -1
