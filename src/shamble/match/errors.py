"""Errors for refused requests, each with the code and reasons sent to the client."""

from typing import ClassVar

from shamble.core.refusals import Refusal


class MatchError(Exception):
    """A request was refused, and nothing changed."""

    code: ClassVar[str] = "bad"

    def __init__(self, *reasons: Refusal) -> None:
        super().__init__(", ".join(f"{r.key} ({r.rule})" if r.rule else r.key for r in reasons))
        self.reasons = list(reasons)


class InvalidRequest(MatchError):
    """The request is wrong, whatever the state of the game."""


class NotAllowed(MatchError):
    """The rules of the game or the settings of the table forbid it."""

    code = "refused"


class RulesFailed(MatchError):
    """The rules raised an exception while they applied the action."""

    def __init__(self) -> None:
        super().__init__(Refusal("no-rules-failed"))


class StaleDecision(MatchError):
    """The answered decision is no longer pending."""

    code = "stale"

    def __init__(self) -> None:
        super().__init__(Refusal("no-stale"))


class NotYourTurn(MatchError):
    """Another seat has to decide."""

    code = "turn"

    def __init__(self) -> None:
        super().__init__(Refusal("no-not-your-turn"))


class NotYourSeat(MatchError):
    """The client does not control that seat."""

    code = "seat"

    def __init__(self) -> None:
        super().__init__(Refusal("no-not-your-seat"))


class GameOver(MatchError):
    """The game is over."""

    code = "over"

    def __init__(self) -> None:
        super().__init__(Refusal("no-game-over"))
