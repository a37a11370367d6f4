"""Hexes: steps, distance, and sight lines against a brute-force geometric reference."""

from fractions import Fraction

import pytest

from shamble.core.space.hexes import CORNERS, DIRECTIONS, OFFSETS, Hex, blocked, distance, sight

Point = tuple[int | Fraction, int | Fraction]
FAR = 8  # rows and columns of the field


def corners(hex: Hex) -> list[Point]:
    return [(hex[1] + x, 3 * hex[0] + y) for x, y in CORNERS]


def turn(a: Point, b: Point, c: Point) -> int | Fraction:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def clipped(a: Point, b: Point, hex: Hex) -> tuple[Fraction, Fraction] | None:
    """Return the part of a segment inside a closed hexagon."""
    first, last = Fraction(0), Fraction(1)
    shape = corners(hex)
    for i in range(6):
        p, q = shape[i], shape[(i + 1) % 6]
        at_a, at_b = turn(p, q, a), turn(p, q, b)  # inside = not to the left: the corners go clockwise
        if at_a > 0 and at_b > 0:
            return None
        if at_a != at_b:
            cut = Fraction(at_a) / (at_a - at_b)
            if at_a > 0:
                first = max(first, cut)
            elif at_b > 0:
                last = min(last, cut)
    return (first, last) if first < last else None


def strictly_inside(point: Point, hex: Hex) -> bool:
    shape = corners(hex)
    return all(turn(shape[i], shape[(i + 1) % 6], point) < 0 for i in range(6))


def reference(rows: int, across: int) -> tuple[set[Hex], set[frozenset[Hex]]]:
    """Return hexes crossed and pairs flanked, by clipping the segment against every hex around it."""
    a, b = (0, 0), (across, 3 * rows)
    crossed: set[Hex] = set()
    along: dict[tuple[Fraction, Fraction], set[Hex]] = {}
    for row in range(min(0, rows) - 1, max(0, rows) + 2):
        for x in range(min(0, across) - 2, max(0, across) + 3):
            stretch = clipped(a, b, (row, x)) if (row + x) % 2 == 0 else None
            if stretch is None or (row, x) in ((0, 0), (rows, across)):
                continue
            middle = (stretch[0] + stretch[1]) / 2
            point = (middle * b[0], middle * b[1])
            if strictly_inside(point, (row, x)):
                crossed.add((row, x))
            else:
                along.setdefault(stretch, set()).add((row, x))
    return crossed, {frozenset(pair) for pair in along.values()}


def test_sight_matches_geometry_on_every_line() -> None:
    for rows in range(-FAR, FAR + 1):
        for across in range(-2 * FAR, 2 * FAR + 1):
            if (rows + across) % 2 == 0 and (rows, across) != (0, 0):
                line = sight(rows, across)
                crossed, flanks = reference(rows, across)
                assert set(line.crossed) == crossed, (rows, across)
                assert len(line.crossed) == len(crossed)
                assert {frozenset(pair) for pair in line.flanks} == flanks, (rows, across)
                assert len(line.flanks) == len(flanks)


def test_distance_is_the_number_of_steps() -> None:
    steps = {(0, 0): 0}
    front = [(0, 0)]
    while front:
        row, x = front.pop(0)
        for step_row, step_x in OFFSETS:
            there = (row + step_row, x + step_x)
            if there not in steps and steps[row, x] < FAR:
                steps[there] = steps[row, x] + 1
                front.append(there)
    for (row, x), far in steps.items():
        assert distance(0, 0, row, x) == far
        assert distance(row, x, 0, 0) == far


def test_directions_are_clockwise_with_opposites() -> None:
    assert DIRECTIONS == ("NE", "E", "SE", "SW", "W", "NW")
    for direction in range(3):
        row, x = OFFSETS[direction]
        assert OFFSETS[direction + 3] == (-row, -x)


@pytest.mark.parametrize(
    ("closed", "expected"),
    [
        ([], False),
        ([(1, -1)], False),
        ([(1, 1)], False),
        ([(1, -1), (1, 1)], True),
        ([(0, 0), (2, 0)], False),
    ],
)
def test_line_along_a_side_needs_two_closed_hexes_to_stop(closed: list[Hex], expected: bool) -> None:
    assert blocked(2, 0, 0, 0, dict.fromkeys(closed, True)) is expected


def test_closed_hex_blocks_the_line() -> None:
    assert blocked(0, 6, 0, 0, {(0, 2): True})
    assert not blocked(0, 6, 0, 0, {(1, 3): True, (0, 0): True, (0, 6): True})
