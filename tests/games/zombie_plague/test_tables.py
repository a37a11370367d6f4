"""Tables made once at the start, compared with a plain reading of the map."""

from itertools import pairwise

import pytest

from shamble.core.space.squares import OFF
from shamble.games.zombie_plague.board import BOARD, COMPONENTS, Board
from shamble.games.zombie_plague.rules import barricades, ground, tasks
from shamble.games.zombie_plague.state import _needed


def walkable(a: int, b: int) -> bool:
    return b in [row[a] for row in BOARD.ways]


def rows_of_four() -> list[list[int]]:
    """Four squares in a row or column with an open way from each to the next."""
    lines = []
    for square in range(BOARD.size):
        column, row = square % BOARD.width, square // BOARD.width
        for dc, dr in ((1, 0), (0, 1)):
            cells = [(column + n * dc, row + n * dr) for n in range(4)]
            if cells[-1][0] < BOARD.width and cells[-1][1] < BOARD.height:
                line = [r * BOARD.width + c for c, r in cells]
                if not BOARD.closed[line[0]] and all(walkable(a, b) for a, b in pairwise(line)):
                    lines.append(line)
    return lines


@pytest.mark.rule("ZP-G11", "ZP-07.04")
def test_lines_of_four_touch_one_side_of_the_opening() -> None:
    made = barricades._lines()
    for opening, lines in zip(BOARD.openings, made, strict=True):
        touching = [line for line in rows_of_four() if (opening.a in line) != (opening.b in line)]
        assert sorted(sorted(line) for line in lines) == sorted(sorted(line) for line in touching), opening.id
        assert len(lines) <= barricades.PER_OPENING
    assert made == barricades.LINES


@pytest.mark.rule("ZP-03.01", "ZP-G07")
def test_openings_that_must_be_shut() -> None:
    house = {o.id for o in BOARD.openings if o.belongs_to == "house" and o.needed}
    every = {o.id for o in BOARD.openings if o.needed}
    assert {BOARD.openings[number].id for number in _needed(house_only=True)} == house
    assert {BOARD.openings[number].id for number in _needed(house_only=False)} == every
    assert house < every < {o.id for o in BOARD.openings} | {"G"}


@pytest.mark.rule("ZP-03.01", "ZP-10.02", "ZP-07.02")
def test_every_task_is_done_where_it_stands_and_looks() -> None:
    """A search from its one square, a needed opening from both sides, facing each other."""
    made = tasks._tasks()
    assert [task.number for task in made] == list(range(len(made)))
    searches = [(task.square, task.facing) for task in made if task.place >= 0]
    assert searches == [(place.stand, place.facing) for place in BOARD.places]
    shut = {
        (task.opening, task.square, BOARD.next[task.facing][task.square]) for task in made if task.place < 0
    }
    needed = [(number, o) for number, o in enumerate(BOARD.openings) if o.needed]
    assert shut == {(n, *pair) for n, o in needed for pair in ((o.a, o.b), (o.b, o.a))}
    assert all((task.place >= 0) != (task.opening >= 0) for task in made)
    garden = set(BOARD.garden)
    assert [task.outdoors for task in made] == [task.opening >= 0 and task.square in garden for task in made]


@pytest.mark.rule("ZP-06.03", "ZP-06.04", "ZP-G39", "ZP-G01")
def test_board_is_read_alike_again() -> None:
    """What the tables say about a square follows from the drawn map."""
    board = Board(COMPONENTS)
    cells = "".join(COMPONENTS["map"]["cells"])
    walls = {frozenset((board.at(a), board.at(b))) for a, b in COMPONENTS["walls"]["segments"]}
    for square in range(board.size):
        column, row = square % board.width, square // board.width
        assert board.names[square] == f"{chr(ord('A') + column)}{row + 1}"
        assert board.number[board.names[square]] == square
        assert board.closed[square] == (cells[square] in "#XC")
        for direction, (dc, dr) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            c, r = column + dc, row + dr
            on = 0 <= c < board.width and 0 <= r < board.height
            there = r * board.width + c if on else OFF
            shot = there if on and frozenset((square, there)) not in walls else OFF
            assert board.next[direction][square] == there
            assert board.shots[direction][square] == shot
            assert board.ways[direction][square] == (OFF if shot == OFF or board.closed[there] else shot)
    for direction, edge in enumerate(board.edges):
        assert edge == [s for s in board.free_squares if board.next[direction][s] == OFF]
    assert board.garden == [s for s in board.free_squares if board.rooms[s] not in "LKTBSG"]


@pytest.mark.rule("ZP-G12", "ZP-06.03")
def test_ground_knows_open_squares() -> None:
    for direction in range(4):
        squares = [s for s in range(BOARD.size) if ground._open(direction) >> s & 1]
        assert squares == [s for s in range(BOARD.size) if BOARD.ways[direction][s] != OFF]
    for square in range(BOARD.size):
        assert ground._near(square) == [row[square] for row in BOARD.ways if row[square] != OFF]
