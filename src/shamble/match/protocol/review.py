"""A finished game, judged."""

from __future__ import annotations

from msgspec import Struct

from shamble.match.protocol.view import Message, Option


class ReviewedDecision(Struct, frozen=True, omit_defaults=True):
    """A decision, by the version before it, and the thing it was about: what was chosen, and the chance of winning in
    percent that it left; the `best` chance there was, how far that may be off, and, where it took something else than
    what was chosen, `better` and `why`. `costly`: it cost more than the imagined games may err."""

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
    """A finished game from one seat, or a part of it: its decisions in order, and whether it won. `next`: where the
    next part begins, -1 = there is none."""

    seat: int
    won: bool
    decisions: list[ReviewedDecision]
    next: int = -1
