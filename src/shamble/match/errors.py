"""Why a table says no: one small exception per cause, each with the code a client is told and its reasons."""

from typing import ClassVar

from shamble.core.refusals import Refusal


class TableError(Exception):
    """A request was refused, and nothing has changed."""

    code: ClassVar[str] = "bad"

    def __init__(self, *reasons: Refusal) -> None:
        super().__init__(", ".join(f"{r.key} ({r.rule})" if r.rule else r.key for r in reasons))
        self.reasons = list(reasons)


class Bad(TableError):
    """It makes no sense, whoever asks."""


class Refused(TableError):
    """The rules, or the table, do not allow it."""

    code = "refused"


class RulesFailed(TableError):
    """The rules themselves fail over it."""

    def __init__(self) -> None:
        super().__init__(Refusal("no-rules-failed"))


class Stale(TableError):
    """It answers a question that is no longer asked."""

    code = "stale"

    def __init__(self) -> None:
        super().__init__(Refusal("no-stale"))


class NotYourTurn(TableError):
    """Somebody else has to decide."""

    code = "turn"

    def __init__(self) -> None:
        super().__init__(Refusal("no-not-your-turn"))


class NotYourSeat(TableError):
    """That seat is not one to speak for."""

    code = "seat"

    def __init__(self) -> None:
        super().__init__(Refusal("no-not-your-seat"))


class Over(TableError):
    """The game is finished."""

    code = "over"

    def __init__(self) -> None:
        super().__init__(Refusal("no-game-over"))
