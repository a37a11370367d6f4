"""Steps, distances and connected areas of the board for a set of barricades.

Figures do not matter here. Made once for each set of barricades, and cached. Sets of squares are numbers
with a bit for each square, so that a whole front of a search moves in one operation.
"""

from typing import Final

from shamble.core.space.squares import OFF, direction_between
from shamble.games.zombie_plague.board import BOARD

MAX_CACHED_GROUNDS: Final = 64
NO_AREA: Final = -1
Field = tuple[
    int, ...
]  # a number for every square; a tuple, so that the garbage collector need not look through it
BIT: Final[list[int]] = [1 << square for square in range(BOARD.size)]
ALL: Final[int] = (1 << BOARD.size) - 1


def squares_of(squares: list[int]) -> int:
    out = 0
    for square in squares:
        out |= BIT[square]
    return out


def _open(direction: int) -> int:
    return squares_of([square for square, there in enumerate(BOARD.ways[direction]) if there != OFF])


def _near(square: int) -> list[int]:
    return [way[square] for way in BOARD.ways if way[square] != OFF]


# The board without barricades: the squares a step leads from, and those it leads to.
OPEN: Final[list[int]] = [_open(direction) for direction in range(4)]
NEAR: Final[list[list[int]]] = [_near(square) for square in range(BOARD.size)]


class Ground:
    """The board with a set of barricades.

    `ways[d][s]`: where a step in direction d from s leads (OFF = nowhere); `open[d]`: the squares where it
    leads somewhere; `area[s]`: the number of the connected area of s.
    """

    def __init__(self, barricades: int) -> None:
        self.ways: list[list[int]] = [way[:] for way in BOARD.ways]
        self.open: list[int] = OPEN[:]
        self.near: list[list[int]] = NEAR[:]
        for opening, o in enumerate(BOARD.openings):
            if barricades >> opening & 1:
                self._shut(o.a, o.b)
                self._shut(o.b, o.a)
        self.area: list[int] = [NO_AREA] * BOARD.size
        self._areas: list[list[int]] = []
        self._fields: list[Field | None] = [None] * BOARD.size
        for square in BOARD.free_squares:
            if self.area[square] == NO_AREA:
                self._fill_area(square)
        self._sets = [0] * len(self._areas)

    def _shut(self, square: int, beyond: int) -> None:
        direction = direction_between(square, beyond, BOARD.width)
        self.ways[direction][square] = OFF
        self.open[direction] &= ALL ^ BIT[square]
        self.near[square] = [there for there in self.near[square] if there != beyond]

    def _fill_area(self, start: int) -> None:
        """Number the connected area around one of its squares."""
        number = len(self._areas)
        squares = [start]
        self.area[start] = number
        for square in squares:
            for there in self.near[square]:
                if self.area[there] == NO_AREA:
                    self.area[there] = number
                    squares.append(there)
        self._areas.append(squares)

    def around(self, square: int) -> int:
        """Return the connected area of a square."""
        number = self.area[square]
        if not self._sets[number]:
            self._sets[number] = squares_of(self._areas[number])
        return self._sets[number]

    def steps(self, start: int) -> Field:
        """Measure the fewest steps from a square to every other; -1 = out of reach."""
        known = self._fields[start]
        if known is None:
            known = self._fields[start] = self.spread([start])
        return known

    def spread(self, starts: list[int]) -> Field:
        """Measure the fewest steps from the nearest of some squares to all; -1 = out of reach."""
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
        return tuple(far)


GROUNDS: Final[dict[int, Ground]] = {}


def ground(barricades: int) -> Ground:
    """Return the cached ground for these barricades (a bit for each opening)."""
    known = GROUNDS.get(barricades)
    if known is None:
        if len(GROUNDS) >= MAX_CACHED_GROUNDS:
            GROUNDS.clear()
        known = GROUNDS[barricades] = Ground(barricades)
    return known
