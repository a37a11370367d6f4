"""The ground under a set of barricades: what lies a step apart, how far it is, which parts of the board hang together.
Figures do not matter here. Made once for each set of barricades, and kept as long as there are not too many.

Sets of squares are numbers with a bit for each square, so that a whole front of a search moves in one operation.
"""

from typing import Final

from shamble.core.space.squares import OFF, direction_between, opposite
from shamble.games.zombie_plague.board import BOARD

MOST_GROUNDS: Final = 64  # sets of barricades kept in memory
NO_AREA: Final = -1
BIT: Final[list[int]] = [1 << square for square in range(BOARD.size)]
ALL: Final[int] = (1 << BOARD.size) - 1


class Ground:
    """The board with some barricades. `ways[d][s]` = where a step d from s leads (OFF = nowhere); `open[d]`
    = the squares where it leads somewhere; `areas` = the parts of the board that barricades separate, as sets of
    squares."""

    def __init__(self, barricades: int) -> None:
        self.ways: list[list[int]] = [way[:] for way in BOARD.ways]
        for opening, o in enumerate(BOARD.openings):
            if barricades >> opening & 1:
                direction = direction_between(o.a, o.b, BOARD.width)
                self.ways[direction][o.a] = OFF
                self.ways[opposite(direction)][o.b] = OFF
        self.open: list[int] = [0] * 4
        self.near: list[list[int]] = [[] for _ in range(BOARD.size)]
        for direction in range(4):
            passable = 0
            for square, there in enumerate(self.ways[direction]):
                if there != OFF:
                    passable |= BIT[square]
                    self.near[square].append(there)
            self.open[direction] = passable
        self.area: list[int] = [NO_AREA] * BOARD.size
        self.areas: list[int] = []
        self._fields: list[list[int] | None] = [None] * BOARD.size
        for square in BOARD.free_squares:
            if self.area[square] == NO_AREA:
                self._fence(square)

    def _fence(self, start: int) -> None:
        """A part of the board, from one of its squares."""
        number, squares = len(self.areas), 0
        todo = [start]
        self.area[start] = number
        for square in todo:
            squares |= BIT[square]
            for there in self.near[square]:
                if self.area[there] == NO_AREA:
                    self.area[there] = number
                    todo.append(there)
        self.areas.append(squares)

    def steps(self, start: int) -> list[int]:
        """Fewest steps from a square to every other; -1 = cannot be reached. Shared: not to be edited."""
        known = self._fields[start]
        if known is None:
            known = self._fields[start] = self.spread([start])
        return known

    def spread(self, starts: list[int]) -> list[int]:
        """Fewest steps from the nearest of some squares to every other; -1 = cannot be reached."""
        far = [-1] * BOARD.size
        for square in starts:
            far[square] = 0
        near = self.near
        todo = starts[:]
        for square in todo:
            further = far[square] + 1
            for there in near[square]:
                if far[there] < 0:
                    far[there] = further
                    todo.append(there)
        return far


GROUNDS: Final[dict[int, Ground]] = {}


def ground(barricades: int) -> Ground:
    """The ground under these barricades (a bit for each opening)."""
    known = GROUNDS.get(barricades)
    if known is None:
        if len(GROUNDS) >= MOST_GROUNDS:
            GROUNDS.clear()
        known = GROUNDS[barricades] = Ground(barricades)
    return known
