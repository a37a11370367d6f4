"""Assign zombies to barricades, four to each (ZP-07.04)."""

from typing import Final

from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.barricades import LINES
from shamble.games.zombie_plague.rules.ground import Field
from shamble.games.zombie_plague.rules.nearest_squares import joined, steps_from
from shamble.games.zombie_plague.state import IN_LINE, PlagueState

STANDING: Final = 6  # steps that a zombie already in a line is worth
UNKNOWN_COST: Final = 100000
AWAY: Final = 5  # steps from the humans at which a zombie considers another way in
SPARED: Final = 5  # steps that a way through a barricade has to save
TO_THE_LINE: Final = 8  # most steps that the last of the four walks to it


class Spot:
    """A barricade between humans and zombies, seen from the zombies' side."""

    def __init__(self, opening: int, beside: int, far: Field, behind: int = 0) -> None:
        self.opening = opening
        self.beside = beside
        self.far = far  # steps from there
        self.behind = behind  # steps from the other side of the barricade to the humans


def spots(g: PlagueState) -> list[Spot]:
    """List every barricade with humans behind it and zombies in front."""
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
    """Return this zombie's line if no human can be reached; a leftover zombie joins the first."""
    pool = [g.zombie(z).square for z in g.dead()]
    lines = assign_line(spots(g), pool, g.zombie(zombie).square, UNKNOWN_COST)
    return lines[1] or lines[0]


def short_cut(g: PlagueState, zombie: int) -> list[int]:
    """Return this zombie's line if humans can be reached only by a long way, or [].

    Rather than follow them around the house, four zombies break in where they are.
    """
    far = steps_from(g, [g.human(h).square for h in g.standing()])
    pool: list[int] = []
    for z in g.dead():
        square = g.zombie(z).square
        if far[square] < 0 or far[square] >= AWAY:
            pool.append(square)
    own_square = g.zombie(zombie).square
    if own_square not in pool or len(pool) < IN_LINE:
        return []
    places: list[Spot] = []
    for opening, o in enumerate(BOARD.openings):
        if not g.barricaded(opening):
            continue
        for beside, behind in ((o.a, o.b), (o.b, o.a)):
            if far[behind] >= 0 and (far[beside] < 0 or far[beside] - far[behind] >= SPARED):
                places.append(Spot(opening, beside, steps_from(g, [beside]), far[behind]))
    return assign_line(places, pool, own_square, TO_THE_LINE)[1]


def assign_line(
    places: list[Spot], pool: list[int], own_square: int, most: int
) -> tuple[list[int], list[int]]:
    """Find the first line of all, and the line of the zombie on `own_square`.

    The four who fill the best line soonest take it, the next four the next best. No zombie walks more than
    `most` steps to one.
    """
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
        if own_square in crew or own_square in best:
            return first, best
        pool = [square for square in pool if square not in crew and square not in best]
        places.pop(chosen)
    return first, []
