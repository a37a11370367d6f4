"""A potential for the tutorial mission: how far the survivors have come. It sees what the seat sees."""

from typing import Any

from shamble.core.visibility import View
from shamble.games.zombicide.state import ON_BOARD


def nearer(view: View[Any]) -> float:
    """Doors that are open, steps to the objective, and who is alive."""
    g = view.known
    board = g.board
    steps = board.ways(board.all_open).field(board.objectives[0].zone)
    standing = [s for s in g.survivors if s.fate == ON_BOARD and s.zone >= 0]
    if not standing:
        return 0.0
    nearest = min(steps[s.zone] for s in standing)
    opened = g.opened.bit_count() / max(len(board.doors), 1)
    return 0.5 * opened + 0.5 * (1 - nearest / max(steps)) + 0.5 * len(standing) / len(g.survivors)
