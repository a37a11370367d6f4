"""What a seat wants done next without being asked again: the steps of a walk, or the rest of a routine.

A plan belongs to nobody but its seat and is no part of the game: each of its actions is written down as an ordinary one
that was taken by itself, so that undo takes them all back together with the one that was chosen.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.events import Record
from shamble.core.state import State
from shamble.match.log import Entry, Moved, Seated, Told

Advise = Callable[[int], Action[Any]]  # what the game would advise a seat now


class Plan(ABC):
    """What one seat wants done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def next(self, g: State, advise: Advise) -> str | None:
        """The notation of what the seat, which owes an answer, does now; None = nothing, and the plan is over."""

    @abstractmethod
    def goes_on(self, g: State, entry: Entry, record: Record | None) -> bool:
        """Does it hold after what has just happened?"""


class Walk(Plan):
    """Actions one after the other. It ends by itself where something unexpected happens: dice, a draw, a secret
    revealed, an alarm, another's action, a question that the next step is no answer to."""

    def __init__(self, seat: int, actions: list[str]) -> None:
        super().__init__(seat)
        self.left = actions

    def next(self, g: State, advise: Advise) -> str | None:
        return self.left[0] if self.left else None

    def goes_on(self, g: State, entry: Entry, record: Record | None) -> bool:
        if isinstance(entry, Seated):
            return True
        if not isinstance(entry, Moved) or entry.seat != self.seat or record is None or not self.left:
            return False
        if entry.text != self.left.pop(0) or not self.left:
            return False
        if record.chances or any(event.reveals() or event.interrupts_plan() for event in record.events):
            return False
        if self.seat not in engine.waiting(g):
            return False
        action = engine.find(g, self.seat, self.left[0])
        return action is not None and not engine.explain(g, self.seat, action)


class Rest(Plan):
    """The same small question, answered until it is asked no more: in the order of the list, or as the game advises.
    What others decide meanwhile is waited for; another question to the seat, or another round, ends it."""

    def __init__(self, seat: int, key: str, round: Callable[[State], int], g: State) -> None:
        super().__init__(seat)
        self.key = key
        self.round = round
        self.at = round(g)

    def next(self, g: State, advise: Advise) -> str | None:
        frame = engine.frame_for_seat(g, self.seat)
        routine = frame.routine(g, self.seat) if frame is not None else None
        if routine is None or routine.key != self.key or self.round(g) != self.at:
            return None
        options = engine.legal(g, self.seat)
        return (options[0] if routine.listed else advise(self.seat)).text(g)

    def goes_on(self, g: State, entry: Entry, record: Record | None) -> bool:
        if isinstance(entry, Seated):
            return True
        frame = engine.pending(g)
        if not isinstance(entry, Moved | Told) or frame is None or self.round(g) != self.at:
            return False
        if self.seat not in frame.waiting(g):
            return True
        routine = frame.frame_for_seat(g, self.seat).routine(g, self.seat)
        return routine is not None and routine.key == self.key
