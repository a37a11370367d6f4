"""Boards of hexes in doubled coordinates.

A hex is (row, x), with a corner to the north; neighbours in a row are two apart. Geometry is exact: with x counted in
half widths and y in half sides, the centre of a hex is (x, 3 * row) and its corners are at (0, 2), (1, 1), (1, -1),
(0, -2), (-1, -1), (-1, 1) from it. Whether a line crosses a hex or runs along its side is then a question of integers.
"""

from typing import Final

NE: Final = 0
E: Final = 1
SE: Final = 2
SW: Final = 3
W: Final = 4
NW: Final = 5
DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")  # clockwise from the north-east
OFFSETS: Final = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))  # (row, x) of a step
CORNERS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))  # (x, y) from the centre
OFF: Final = -1

Hex = tuple[int, int]  # row, x


def distance(row_a: int, x_a: int, row_b: int, x_b: int) -> int:
    """Count the steps between two hexes."""
    rows = abs(row_a - row_b)
    across = abs(x_a - x_b) - rows
    return rows + (across // 2 if across > 0 else 0)


class Sight:
    """The line between the centres of two hexes.

    `crossed` are the hexes it passes through, `flanks` the pairs of hexes whose common side it runs along. Both are
    offsets from the first hex and exclude the two ends.
    """

    def __init__(self, crossed: tuple[Hex, ...], flanks: tuple[tuple[Hex, Hex], ...]) -> None:
        self.crossed = crossed
        self.flanks = flanks


_SIGHTS: dict[Hex, Sight] = {}


def sight(rows: int, across: int) -> Sight:
    """Return the line of sight to the hex at this offset (rows down, half widths across)."""
    known = _SIGHTS.get((rows, across))
    if known is None:
        known = _trace(rows, across)
        _SIGHTS[(rows, across)] = known
    return known


def _trace(rows: int, across: int) -> Sight:
    end_x, end_y = across, 3 * rows
    crossed: list[Hex] = []
    flanks: list[tuple[Hex, Hex]] = []
    low_row, high_row = min(0, rows), max(0, rows)
    low_x, high_x = min(0, across) - 1, max(0, across) + 1
    for row in range(low_row, high_row + 1):
        for x in range(low_x, high_x + 1):
            if (row + x) % 2 != 0 or (row, x) in ((0, 0), (rows, across)):
                continue
            left, right, on = 0, 0, 0
            for corner_x, corner_y in CORNERS:
                turn = end_x * (3 * row + corner_y) - end_y * (x + corner_x)
                if turn > 0:
                    left += 1
                elif turn < 0:
                    right += 1
                else:
                    on += 1
            if left and right:
                crossed.append((row, x))
            elif on == 2 and right:  # a whole side lies on the line; add it once, from the right
                flanks.append(((row, x), _across_the_side(row, x, end_x, end_y)))
    return Sight(tuple(crossed), tuple(flanks))


def _across_the_side(row: int, x: int, end_x: int, end_y: int) -> Hex:
    """Return the neighbour across the side that lies on the line."""
    for step_row, step_x in OFFSETS:
        there_row, there_x = row + step_row, x + step_x
        # the common side lies on the line when both centres are equally far from it, on different sides
        here = end_x * 3 * row - end_y * x
        there = end_x * 3 * there_row - end_y * there_x
        if there == -here:
            return (there_row, there_x)
    raise AssertionError("no neighbour mirrors the hex")


def blocked(rows: int, across: int, row: int, x: int, closed: dict[Hex, bool]) -> bool:
    """Return whether the line from hex (row, x) to the hex at this offset is blocked.

    A closed hex blocks a line through it, and two closed hexes block a line along their common side. Hexes missing from
    `closed` are open.
    """
    line = sight(rows, across)
    for step_row, step_x in line.crossed:
        if closed.get((row + step_row, x + step_x), False):
            return True
    for (row_a, x_a), (row_b, x_b) in line.flanks:
        if closed.get((row + row_a, x + x_a), False) and closed.get((row + row_b, x + x_b), False):
            return True
    return False
