"""Boards of squares, numbered row by row from 0, with four directions and walls on edges."""

from typing import Final

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
DIRECTIONS: Final = "NESW"
OFF: Final = -1


def steps(width: int, height: int) -> list[list[int]]:
    """Return for each direction and square the next square that way, or OFF."""
    out: list[list[int]] = []
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        row = []
        for y in range(height):
            for x in range(width):
                inside = 0 <= x + dx < width and 0 <= y + dy < height
                row.append((y + dy) * width + x + dx if inside else OFF)
        out.append(row)
    return out


def opposite(direction: int) -> int:
    return (direction + 2) % 4


def left_of(direction: int) -> int:
    return (direction + 3) % 4


def right_of(direction: int) -> int:
    return (direction + 1) % 4


def direction_between(a: int, b: int, width: int) -> int:
    """Return the direction of the step from a square to an orthogonal neighbour."""
    if b == a - width:
        return N
    if b == a + 1:
        return E
    if b == a + width:
        return S
    assert b == a - 1, "not neighbours"
    return W


def distances(starts: list[int], ways: list[list[int]], free: list[bool]) -> list[int]:
    """Return the number of steps from the nearest start to each square, or -1 if unreachable.

    Steps lead over open ways (`ways[direction][square]`, OFF: closed) to free squares. Starts need not be free.
    """
    far = [-1] * len(free)
    queue = starts[:]
    for square in starts:
        far[square] = 0
    head = 0
    while head < len(queue):
        square = queue[head]
        head += 1
        for direction in range(4):
            there = ways[direction][square]
            if there != OFF and far[there] < 0 and free[there]:
                far[there] = far[square] + 1
                queue.append(there)
    return far
