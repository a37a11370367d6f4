"""Nearest free squares: fewest steps, past figures but not walls, objects or barricades."""

from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.ground import Field, ground
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState


def steps_from(g: PlagueState, starts: list[int]) -> Field:
    """Measure the fewest steps from the nearest start to every square; -1 = out of reach."""
    here = ground(g.barricades)
    return here.steps(starts[0]) if len(starts) == 1 else here.spread(starts)


def joined(g: PlagueState, a: int, b: int) -> bool:
    """Return whether a way leads from one square to another, past figures."""
    area = ground(g.barricades).area
    return area[a] == area[b]


def nearest_squares(g: PlagueState, starts: list[int]) -> list[int]:
    """List all free squares that share the smallest distance to the starts."""
    far = steps_from(g, starts)
    best: list[int] = []
    for square in BOARD.free_squares:
        if far[square] < 0 or g.who(square) != NO_FIGURE:
            continue
        if not best or far[square] < far[best[0]]:
            best = [square]
        elif far[square] == far[best[0]]:
            best.append(square)
    return best


def nearest_free(g: PlagueState, starts: list[int]) -> int:
    """Find the first of the nearest free squares; the garden is never full."""
    return nearest_squares(g, starts)[0]
