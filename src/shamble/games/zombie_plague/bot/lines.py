"""Where the dead line up: four to a barricade (ZP-07.04), and the next four at another one."""

from typing import Final

from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.barricades import LINES
from shamble.games.zombie_plague.rules.ground import Field
from shamble.games.zombie_plague.rules.nearest import joined, steps_from
from shamble.games.zombie_plague.state import IN_LINE, PlagueState

STANDING: Final = 6  # steps that a zombie already standing in a line is worth
UNKNOWN_COST: Final = 100000


class Spot:
    """A barricade between the living and the dead, seen from the dead side."""

    def __init__(self, opening: int, beside: int, far: Field) -> None:
        self.opening = opening
        self.beside = beside
        self.far = far  # steps from there


def spots(g: PlagueState) -> list[Spot]:
    """Every barricade with the living behind it and the dead before it."""
    living = [g.human(h).square for h in g.standing()]
    out: list[Spot] = []
    for opening, o in enumerate(BOARD.openings):
        if not g.barricaded(opening):
            continue
        for beside, behind in ((o.a, o.b), (o.b, o.a)):
            if any(joined(g, behind, s) for s in living) and not any(joined(g, beside, s) for s in living):
                out.append(Spot(opening, beside, steps_from(g, [beside])))
    return out


def my_line(g: PlagueState, zombie: int) -> list[int]:
    """The line this zombie belongs to: the four who fill the best line soonest take it, the next four the next best;
    who is left over joins the first."""
    places = spots(g)
    pool = [g.zombie(z).square for z in g.dead()]
    mine = g.zombie(zombie).square
    first: list[int] = []
    while len(pool) >= IN_LINE:
        best: list[int] = []
        crew: list[int] = []
        chosen = -1
        least = UNKNOWN_COST
        for place in range(len(places)):
            spot = places[place]
            near = [spot.far[square] * BOARD.size + square for square in pool if spot.far[square] >= 0]
            if len(near) < IN_LINE:
                continue
            near.sort()
            near = near[:IN_LINE]
            walk = sum([there // BOARD.size for there in near])
            for line in LINES[spot.opening]:
                if spot.beside in line:
                    cost = walk
                    for square in line:
                        if square in pool:
                            cost -= STANDING
                    if cost < least:
                        least, best, chosen = cost, line, place
                        crew = [there % BOARD.size for there in near]
        if chosen < 0:
            break
        if not first:
            first = best
        if mine in crew or mine in best:
            return best
        pool = [square for square in pool if square not in crew and square not in best]
        places.pop(chosen)
    return first
