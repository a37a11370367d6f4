"""Moments at which cards and powers may be tried (CH-16.02, CH-20.02, CH-G36): the innermost frame says which it is."""

from abc import abstractmethod
from typing import Final

from shamble.core.frames import UNANSWERED, Ask, Window
from shamble.core.refusals import Refusal
from shamble.games.city_of_horror.board import CROSSROADS
from shamble.games.city_of_horror.state import CityState

LOCKED: Final = 0  # a vote is being held or applied
FREE: Final = 1  # anybody may play anything that makes sense
AGAINST: Final = 2  # a card was just played: it may be cancelled
ANSWER: Final = 3  # a character has just moved: it may be undone
DOORSTEP: Final = 4  # a character stands before a full location
RESCUE: Final = 5  # when points are counted: nobody plays then, cards are revealed


class CardWindow(Window[CityState]):
    """A window in which cards or powers of some sort may be played."""

    @abstractmethod
    def timing(self) -> int: ...


class CardAsk(Ask[CityState]):
    """A question that may be answered with a card or power."""

    @abstractmethod
    def timing(self) -> int: ...


def ask_again(g: CityState, seats: tuple[int, ...]) -> None:
    """These have something new to consider in the window that is open."""
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


def untimely(g: CityState, moment: int) -> Refusal:
    """Why nothing but what answers this moment can be played in it."""
    if moment == LOCKED:
        return locked(g)
    if moment == AGAINST:
        return Refusal("no-only-cancel", "CH-G44")
    return Refusal("no-move-first", "CH-23.04")


def locked(g: CityState) -> Refusal:
    """No card or power once the hands are up, or the leader attacks (CH-11.06, CH-22.07, CH-G43)."""
    if g.resolving == CROSSROADS:
        return Refusal("no-leader-attacks", "CH-22.07")
    return Refusal("no-after-vote", "CH-11.06")
