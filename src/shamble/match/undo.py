"""How far a client can undo: freely to the last information boundary, then by consent.

Boundaries are: dice rolled or cards drawn, hidden information revealed, another seat's action, the end of the game.
Automatic actions are undone together with the chosen action before them, and so are answers that the rules gave for
another seat. In a lesson there are no boundaries: its dice are known, and secret from no player.
"""

from collections.abc import Collection

from shamble.match.log import Moved
from shamble.match.timeline import PlayedEntry

NOTHING, DICE, SEEN, OTHER, END = "undo-none", "undo-dice", "undo-seen", "undo-other", "undo-end"
REASONS = {"dice": DICE, "seen": SEEN, "end": END}  # boundary -> message key


class UndoReach:
    """How far the seats of one client can undo from an entry."""

    def __init__(self, last: PlayedEntry, seats: Collection[int], is_lesson: bool = False) -> None:
        self.steps = 0  # own actions that can be undone freely
        self.free_to = -1  # version to return to when the last of them is undone
        self.consent_to = -1  # version before the last own action, whatever followed it; -1 = none
        self.seat = -1  # the seat of that action
        self.why = NOTHING  # why the free steps end there
        for seat, before in last.last_choices:
            if seat in seats:
                self.consent_to, self.seat = before, seat
                break
        while last.before is not None:
            own = isinstance(last.entry, Moved) and last.seat in seats
            if not is_lesson and (not (own or last.is_default) or last.boundary):
                self.why = (
                    REASONS[last.boundary] if own else OTHER
                )  # reveal nothing about another seat's action
                break
            if own and isinstance(last.entry, Moved) and not last.entry.auto:
                self.steps += 1
                if self.free_to < 0:
                    self.free_to = last.before.version
            last = last.before
