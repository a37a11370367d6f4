"""Remaining work in the house (ZP-03.01), and the figure to begin with."""

from typing import Final

from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD, OUTSIDE
from shamble.games.zombie_plague.rules.nearest_squares import steps_from
from shamble.games.zombie_plague.state import ABOARD, NO_FIGURE, PlagueState

FAR: Final = 1000


class Task:
    """A pose in which one action finishes something: a search, or one side of an opening."""

    def __init__(self, number: int, square: int, facing: int, place: int, opening: int) -> None:
        self.number = number
        self.square = square
        self.facing = facing
        self.place = place  # -1 = an opening
        self.opening = opening  # -1 = a search square
        self.outdoors = opening >= 0 and BOARD.inside[square] == OUTSIDE
        self.name = names.place_name(place) if place >= 0 else names.opening_name(opening)


def _tasks() -> list[Task]:
    out: list[Task] = []
    for number, place in enumerate(BOARD.places):
        out.append(Task(len(out), place.stand, place.facing, number, -1))
    for number, opening in enumerate(BOARD.openings):
        if opening.needed:
            for here, there in ((opening.a, opening.b), (opening.b, opening.a)):
                out.append(Task(len(out), here, facing_to(here, there), -1, number))
    return out


def facing_to(square: int, target: int) -> int:
    """Return the direction of a neighbouring square."""
    for direction in range(4):
        if BOARD.next[direction][square] == target:
            return direction
    return 0


TASKS: Final = _tasks()


def open_tasks(g: PlagueState) -> list[Task]:
    """Return everything still to be done, openings from both sides; not where a zombie stands."""
    needed = g.needed()
    out: list[Task] = []
    for task in TASKS:
        if task.place >= 0:
            undone = not g.searched[task.place]
        else:
            undone = task.opening in needed and not g.barricaded(task.opening)
        if undone and g.who(task.square) >= NO_FIGURE:
            out.append(task)
    return out


# -------------------------------------------------------------------- the figure to begin with (ZP-G37)


def first_of(g: PlagueState, figures: list[int]) -> int:
    """Return the figure of a side to begin with.

    The human nearest to remaining work; the zombie nearest to the humans, so that the others find room
    behind it.
    """
    living = figures[0] > 0
    ends = [task.square for task in open_tasks(g)] if living else [g.human(h).square for h in g.standing()]
    fields = [] if living else [steps_from(g, [square]) for square in ends]
    best, least = figures[0], FAR
    for figure in figures:
        steps = FAR - 1
        here = g.square_of(figure)
        if living and g.human(figure).fate != ABOARD:
            far = steps_from(g, [here])
            for square in ends:
                if 0 <= far[square] < steps:
                    steps = far[square]
        for field in fields:
            if 0 <= field[here] < steps:
                steps = field[here]
        if steps < least:
            best, least = figure, steps
    return best
