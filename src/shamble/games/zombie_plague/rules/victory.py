"""Victory (ZP-03): a house searched, boarded up and empty; everybody dead; or away by car."""

from shamble.core.frames import Step
from shamble.games.zombie_plague.events import Ended
from shamble.games.zombie_plague.rules.car import lose_to_overrun, overrun
from shamble.games.zombie_plague.state import ESCAPED, PlagueState


class Settle(Step[PlagueState]):
    """After every action, arrival and card: are they lost at the car (ZP-12.08), has somebody won (ZP-03.01, ZP-03.02,
    ZP-G30)?"""

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
    """Everything searched, every opening barricaded, no zombie inside (ZP-03.01, ZP-10.05, ZP-G07)."""
    for humans in g.searched:
        if not humans:
            return False
    for opening in g.needed():
        if not g.barricaded(opening):
            return False
    return g.zombies_inside() == 0


def over(g: PlagueState, outcome: str) -> None:
    """Who has won: with the house all human players but those who went over; by car those aboard (ZP-G22); else the
    zombie players and those who went over to them (ZP-G54)."""
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
        remember(g)
    g.end(outcome, tuple(winners))


def remember(g: PlagueState) -> None:
    """How things stand, for the plot at the end."""
    searched = sum(1 for humans in g.searched if humans)
    g.history = (*g.history, (len(g.standing()), len(g.dead()), g.barricades.bit_count(), searched))
