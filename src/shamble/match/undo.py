"""How far back a client may go: freely to the last information boundary, beyond it by consent of the table.

The boundary is dice rolled or cards drawn, a secret revealed, another seat's action, or the end of the game. What
was done for a seat (a standing order, the further steps of a walk) goes back together with the action before it.
"""

from collections.abc import Collection

from shamble.match.log import Moved
from shamble.match.timeline import Played

NOTHING, DICE, SEEN, OTHER, END = "undo-none", "undo-dice", "undo-seen", "undo-other", "undo-end"
WHY = {"dice": DICE, "seen": SEEN, "end": END}


class Reach:
    """What undo could do for the seats of one client."""

    def __init__(self, last: Played, seats: Collection[int]) -> None:
        self.steps = 0  # own actions that can be taken back freely
        self.free_to = -1  # version to go back to when the last of them is
        self.asked_to = (
            -1
        )  # version before the last own action, however much came after it; -1 = there is none
        self.asked_for = -1  # whose action that is
        self.why = NOTHING  # what ends the free reach
        for seat, before in last.chosen:
            if seat in seats:
                self.asked_to, self.asked_for = before, seat
                break
        while last.before is not None:
            own = isinstance(last.entry, Moved) and last.seat in seats
            if not own or last.boundary:
                self.why = WHY[last.boundary] if own else OTHER  # of another's action it tells nothing
                break
            if isinstance(last.entry, Moved) and not last.entry.auto:
                self.steps += 1
                if self.free_to < 0:
                    self.free_to = last.before.version
            last = last.before
