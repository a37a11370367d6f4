"""Queued actions: the further steps of a route, or the answer to a repeated question.

Queued actions are known only to their seat and are not part of the game. Each is logged as an automatic action, so that
undo takes them back together with the action the player chose.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.events import Event, Record
from shamble.core.state import State
from shamble.match.log import DiceEntered, Entry, Moved, Seated

Advise = Callable[[int], Action[Any]]  # returns the action the game advises for a seat


class Automation(ABC):
    """Actions that the match takes for one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def next(self, g: State, advise: Advise) -> str | None:
        """Return the notation of the next action, or None if there is none.

        Requires that the seat owes an answer.
        """

    @abstractmethod
    def continues(self, g: State, entry: Entry, record: Record | None) -> bool:
        """Return whether the automation remains in place after an entry."""


class ActionQueue(Automation):
    """Actions in a fixed order.

    Ends at the first surprise: dice, a draw, revealed information, a new danger, an action of another seat, or a
    decision for which the next action is illegal.
    """

    def __init__(self, seat: int, actions: list[str]) -> None:
        super().__init__(seat)
        self.next_texts = actions

    def next(self, g: State, advise: Advise) -> str | None:
        return self.next_texts[0] if self.next_texts else None

    def continues(self, g: State, entry: Entry, record: Record | None) -> bool:
        if isinstance(entry, Seated):
            return True
        if not isinstance(entry, Moved) or entry.seat != self.seat or record is None or not self.next_texts:
            return False
        if entry.text != self.next_texts.pop(0) or not self.next_texts:
            return False
        if record.chances or any(event.reveals() or _is_danger(event) for event in record.events):
            return False
        if self.seat not in engine.waiting(g):
            return False
        action = engine.find(g, self.seat, self.next_texts[0])
        return action is not None and not engine.explain(g, self.seat, action)


def _is_danger(event: Event) -> bool:
    return event.interrupts_plan() or event.line().tone == "bad"


class RepeatedAnswer(Automation):
    """Answers the same small question every time: in list order, or as the game advises.

    Waits while other seats decide. Another question to the seat, or another round, ends it.
    """

    def __init__(self, seat: int, key: str, round: Callable[[State], int], g: State) -> None:
        super().__init__(seat)
        self.key = key
        self.round = round
        self.began_in = round(g)

    def next(self, g: State, advise: Advise) -> str | None:
        frame = engine.frame_for_seat(g, self.seat)
        routine = frame.routine(g, self.seat) if frame is not None else None
        if routine is None or routine.key != self.key or self.round(g) != self.began_in:
            return None
        options = engine.legal(g, self.seat)
        return (options[0] if routine.listed else advise(self.seat)).text(g)

    def continues(self, g: State, entry: Entry, record: Record | None) -> bool:
        if isinstance(entry, Seated):
            return True
        frame = engine.pending(g)
        if not isinstance(entry, Moved | DiceEntered) or frame is None or self.round(g) != self.began_in:
            return False
        if self.seat not in frame.waiting(g):
            return True
        routine = frame.frame_for_seat(g, self.seat).routine(g, self.seat)
        return routine is not None and routine.key == self.key
