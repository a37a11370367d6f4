"""Victory (ZP-03): a house searched, boarded up and empty; everybody dead; or away by car."""

from shamble.core.frames import Step
from shamble.games.zombie_plague.events import Ended
from shamble.games.zombie_plague.state import ABOARD, ESCAPED, ON_BOARD, PlagueState


class Settle(Step[PlagueState]):
    """After every action and every card: has somebody won (ZP-03.01, ZP-03.02, ZP-G30)?"""

    def run(self, g: PlagueState) -> None:
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
    zombie players and those who went over to them with their only figure (ZP-G54)."""
    winners: list[int] = []
    escaped = [h.seat for h in g.humans if h.fate == ESCAPED]
    alive = [h.seat for h in g.humans if h.fate == ON_BOARD or h.fate == ABOARD]
    for seat in range(g.seats):
        only_figure = sum(1 for h in g.humans if h.seat == seat) == 1
        convert = (g.converts >> seat) & 1 == 1 and seat not in alive and only_figure
        if seat >= g.human_seats:
            won = outcome == "zombies"
        elif outcome == "humans":
            won = seat in escaped or not convert
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
