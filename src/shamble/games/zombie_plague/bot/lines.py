"""Where the dead line up: four to a barricade (ZP-07.04), and the next four at another one."""

from typing import Final

from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.barricades import LINES
from shamble.games.zombie_plague.rules.ground import Field
from shamble.games.zombie_plague.rules.nearest import joined, steps_from
from shamble.games.zombie_plague.state import IN_LINE, PlagueState

STANDING: Final = 6  # steps that a zombie already standing in a line is worth
UNKNOWN_COST: Final = 100000
AWAY: Final = 5  # steps from the living at which a zombie thinks of another way in
SPARED: Final = 5  # steps that a way through a barricade has to spare
TO_THE_LINE: Final = 8  # steps that the last of the four has to walk to it at most


class Spot:
    """A barricade between the living and the dead, seen from the dead side."""

    def __init__(self, opening: int, beside: int, far: Field, behind: int = 0) -> None:
        self.opening = opening
        self.beside = beside
        self.far = far  # steps from there
        self.behind = behind  # steps from the other side of the boards to the living


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
    """The line this zombie belongs to where nobody can be reached; who is left over joins the first."""
    pool = [g.zombie(z).square for z in g.dead()]
    lines = share_out(spots(g), pool, g.zombie(zombie).square, UNKNOWN_COST)
    return lines[1] or lines[0]


def short_cut(g: PlagueState, zombie: int) -> list[int]:
    """The line this zombie belongs to where the living can be reached, but only the long way round: rather than follow
    them about the house, four break in where they are. [] = none."""
    far = steps_from(g, [g.human(h).square for h in g.standing()])
    pool: list[int] = []
    for z in g.dead():
        square = g.zombie(z).square
        if far[square] < 0 or far[square] >= AWAY:
            pool.append(square)
    mine = g.zombie(zombie).square
    if mine not in pool or len(pool) < IN_LINE:
        return []
    places: list[Spot] = []
    for opening, o in enumerate(BOARD.openings):
        if not g.barricaded(opening):
            continue
        for beside, behind in ((o.a, o.b), (o.b, o.a)):
            if far[behind] >= 0 and (far[beside] < 0 or far[beside] - far[behind] >= SPARED):
                places.append(Spot(opening, beside, steps_from(g, [beside]), far[behind]))
    return share_out(places, pool, mine, TO_THE_LINE)[1]


def share_out(places: list[Spot], pool: list[int], mine: int, most: int) -> tuple[list[int], list[int]]:
    """The four who fill the best line soonest take it, the next four the next best: the first line of all, and the one
    of the zombie on `mine`. Nobody walks more than `most` steps to one."""
    places = list(places)
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
            if near[-1] // BOARD.size > most:
                continue
            walk = sum([there // BOARD.size for there in near]) + spot.behind
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
            return first, best
        pool = [square for square in pool if square not in crew and square not in best]
        places.pop(chosen)
    return first, []
