"""Victory (ZP-03): a safe house, all humans dead, or escape by car."""

from shamble.core.frames import Step
from shamble.games.zombie_plague.events import Ended
from shamble.games.zombie_plague.rules.car import lose_to_overrun, overrun
from shamble.games.zombie_plague.state import ESCAPED, PlagueState


class Settle(Step[PlagueState]):
    """Check after every action, arrival and card for an overrun car and for victory.

    Rules ZP-12.08, ZP-03.01, ZP-03.02 and ZP-G30.
    """

    def run(self, g: PlagueState) -> None:
        lost = overrun(g)
        if lost:
            g.push(Settle())
            lose_to_overrun(g, lost)
            return
        standing = g.standing()
        if standing:
            if house_is_safe(g):
                over(g, "humans")
        elif not g.aboard():
            escaped = any(h.fate == ESCAPED for h in g.humans)
            over(g, "escape" if escaped else "zombies")


def house_is_safe(g: PlagueState) -> bool:
    """Return whether the house is searched, barricaded and free of zombies.

    Rules ZP-03.01, ZP-10.05 and ZP-G07.
    """
    for humans in g.searched:
        if not humans:
            return False
    for opening in g.needed():
        if not g.barricaded(opening):
            return False
    return g.zombies_inside() == 0


def over(g: PlagueState, outcome: str) -> None:
    """End the game with its winners.

    For the house all human players except converts; for the car those aboard (ZP-G22); otherwise the zombie
    players and the converts (ZP-G54).
    """
    winners: list[int] = []
    escaped = [h.seat for h in g.humans if h.fate == ESCAPED]
    for seat in range(g.seats):
        convert = (g.converts >> seat) & 1 == 1
        if seat >= g.human_seats:
            won = outcome == "zombies"
        elif outcome == "humans":
            won = not convert
        elif outcome == "escape":
            won = seat in escaped
        else:
            won = outcome == "zombies" and convert
        if won:
            winners.append(seat)
    g.emit(Ended(outcome))
    if outcome != "dawn":
        record_history(g)
    g.end(outcome, tuple(winners))


def record_history(g: PlagueState) -> None:
    """Add the round to the history for the graph at the end."""
    searched = sum(1 for humans in g.searched if humans)
    g.history = (*g.history, (len(g.standing()), len(g.dead()), g.barricades.bit_count(), searched))
