"""The moments at which cards and powers can be used (CH-16.02, CH-20.02, CH-G36).

The innermost frame decides which moment it is.
"""

from abc import abstractmethod
from typing import Final

from shamble.core.actions import Action, Pass
from shamble.core.frames import UNANSWERED, Ask, Window
from shamble.core.refusals import Refusal
from shamble.games.city_of_horror.board import CROSSROADS
from shamble.games.city_of_horror.state import CityState

LOCKED: Final = 0  # a vote is held or applied
FREE: Final = 1  # every player can play anything that makes sense
AGAINST: Final = 2  # a card was just played and can be cancelled
ANSWER: Final = 3  # a character has just moved, and the move can be undone
DOORSTEP: Final = 4  # a character wants to enter a full location
RESCUE: Final = 5  # scoring: cards are revealed, not played


class CardWindow(Window[CityState]):
    """A window in which some cards or powers can be played."""

    @abstractmethod
    def timing(self) -> int: ...

    @abstractmethod
    def concerns(self, g: CityState, seat: int) -> bool:
        """Return whether a seat has a stake in this moment, by public facts alone (CH-G76)."""

    def automatic_answer(self, g: CityState, seat: int) -> Action[CityState] | None:
        """Return a pass where the moment does not concern the seat (CH-G76)."""
        return None if self.concerns(g, seat) else Pass()


class CardAsk(Ask[CityState]):
    """A question that can be answered with a card or power."""

    @abstractmethod
    def timing(self) -> int: ...


class Verdict(Ask[CityState]):
    """A decision that applies the result of a vote. Players can trade before it (CH-G43)."""

    @abstractmethod
    def at_risk(self, g: CityState) -> tuple[int, ...]:
        """List the seats that could lose a character or everything they own by it."""


def ask_again(g: CityState, seats: tuple[int, ...]) -> None:
    """Ask these seats again in the open window, because something has changed for them."""
    assert isinstance(g.stack[-1], CardWindow)
    answers = list(g.answers[-1])
    for seat in seats:
        answers[seat] = UNANSWERED
    g.answers[-1] = tuple(answers)


def timing(g: CityState) -> int:
    frame = g.stack[-1]
    if isinstance(frame, CardWindow):
        return frame.timing()
    if isinstance(frame, CardAsk):
        return frame.timing()
    return LOCKED


def wrong_moment(g: CityState, moment: int) -> Refusal:
    """Explain why a card or power cannot be used at this moment."""
    if moment == LOCKED:
        return locked(g)
    if moment == AGAINST:
        return Refusal("no-only-cancel", "CH-G44")
    return Refusal("no-move-first", "CH-23.04")


def locked(g: CityState) -> Refusal:
    """Explain why cards and powers are closed after a vote or a leader attack.

    (CH-11.06, CH-22.07, CH-G43)
    """
    if g.resolving == CROSSROADS:
        return Refusal("no-leader-attacks", "CH-22.07")
    return Refusal("no-after-vote", "CH-11.06")
