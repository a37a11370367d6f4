"""The nearest free square: fewest steps, past figures but not past walls, objects or barricades."""

from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.ground import Field, ground
from shamble.games.zombie_plague.state import NOBODY, PlagueState


def steps_from(g: PlagueState, starts: list[int]) -> Field:
    """Fewest steps from the nearest start to every square; -1 = cannot be reached."""
    here = ground(g.barricades)
    return here.steps(starts[0]) if len(starts) == 1 else here.spread(starts)


def joined(g: PlagueState, a: int, b: int) -> bool:
    """Does a way lead from one square to another, past figures?"""
    area = ground(g.barricades).area
    return area[a] == area[b]


def nearest_squares(g: PlagueState, starts: list[int]) -> list[int]:
    """All free squares that are equally near to the starts and nearer than any other."""
    far = steps_from(g, starts)
    best: list[int] = []
    for square in BOARD.free_squares:
        if far[square] < 0 or g.who(square) != NOBODY:
            continue
        if not best or far[square] < far[best[0]]:
            best = [square]
        elif far[square] == far[best[0]]:
            best.append(square)
    return best


def nearest_free(g: PlagueState, starts: list[int]) -> int:
    """The first of the nearest free squares. The garden is never full."""
    return nearest_squares(g, starts)[0]
