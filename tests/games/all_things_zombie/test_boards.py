"""Boards as drawn, the maps made of them, and lines of sight against brute-force geometry."""

from functools import cache
from itertools import pairwise

import pytest
from _pytest.mark import ParameterSet

from shamble.core.space.hexes import Hex
from shamble.games.all_things_zombie.board import (
    BOARDS,
    BUILDING,
    CLEAR,
    COMPONENTS,
    ROUGH,
    Map,
    layouts,
    map_of,
)
from tests.core.test_hexes import reference

JOINED = ("1|4", "2|3", "2|4", "4|2", "3r|1", "4/1r")  # the maps of the scenarios, and two of a skirmish


def soak(layout: str) -> ParameterSet:
    return pytest.param(layout, marks=pytest.mark.soak)


@cache
def mirrored(rows: int, across: int) -> tuple[set[Hex], set[frozenset[Hex]]]:
    """Return lines by the geometric reference; lines that mirror each other are traced once."""
    if rows >= 0 and across >= 0:
        return reference(rows, across)
    up, left = (-1 if rows < 0 else 1), (-1 if across < 0 else 1)
    crossed, flanks = mirrored(abs(rows), abs(across))
    return (
        {(up * row, left * x) for row, x in crossed},
        {frozenset((up * row, left * x) for row, x in pair) for pair in flanks},
    )


def sees_by_geometry(m: Map, closed: set[Hex], a: int, b: int) -> bool:
    rows, across = m.row[b] - m.row[a], m.x[b] - m.x[a]
    if m.distance(a, b) <= 1:
        return True
    crossed, flanks = mirrored(rows, across)
    if any((m.row[a] + row, m.x[a] + x) in closed for row, x in crossed):
        return False
    return not any(all((m.row[a] + row, m.x[a] + x) in closed for row, x in pair) for pair in flanks)


@pytest.mark.rule("AT-08.47", "AT-08.49", "AT-08.50", "AT-08.55", "AT-08.56", "AT-08.57", "AT-G86", "AT-G87")
@pytest.mark.parametrize("layout", ["1", "2", "3", "4", *[soak(joined) for joined in JOINED]])
def test_every_line_of_sight_of_a_board_is_what_geometry_says(layout: str) -> None:
    m = map_of(layout)
    closed = {(m.row[h], m.x[h]) for h in range(m.size) if m.terrain[h] != CLEAR}
    for a in range(m.size):
        for b in range(m.size):
            assert m.sees(a, b) == sees_by_geometry(m, closed, a, b), (m.names[a], m.names[b])


@pytest.mark.rule("AT-08.57", "AT-G86")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_lines_along_hex_sides(number: int) -> None:
    """A line along hex sides is blocked exactly where both hexes of a pair are closed.

    Checked for all pairs of hexes whose line runs along sides and crosses no closed hex; every board has
    blocked and free ones.
    """
    m = map_of(str(number))
    closed = {(m.row[h], m.x[h]) for h in range(m.size) if m.terrain[h] != CLEAR}
    grazing = blocked = 0
    for a in range(m.size):
        for b in range(m.size):
            crossed, flanks = mirrored(m.row[b] - m.row[a], m.x[b] - m.x[a])
            if not flanks or any((m.row[a] + row, m.x[a] + x) in closed for row, x in crossed):
                continue
            shut = [sum((m.row[a] + row, m.x[a] + x) in closed for row, x in pair) for pair in flanks]
            assert m.sees(a, b) == (2 not in shut or m.distance(a, b) == 1), (m.names[a], m.names[b])
            grazing += 1 in shut and 2 not in shut
            blocked += 2 in shut
    assert grazing > 0
    assert blocked > 0


@pytest.mark.rule("AT-08.48")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_adjacent_hexes_always_see_each_other(number: int) -> None:
    m = map_of(str(number))
    assert all(m.sees(a, b) for a in range(m.size) for b in m.around[a])


@pytest.mark.rule("AT-04.03", "AT-08.25")
def test_range_counts_the_target_hex_and_not_the_first() -> None:
    m = map_of("1")
    assert m.distance(m.number["1G9"], m.number["1G9"]) == 0
    assert m.distance(m.number["1G9"], m.number["1G10"]) == 1
    assert m.distance(m.number["1G9"], m.number["1G14"]) == 5
    assert m.distance(m.number["1G9"], m.number["1A9"]) == 6


@pytest.mark.rule("AT-04.03", "AT-08.25")
@pytest.mark.parametrize("layout", ["1", "2", "3", "4", *[soak(joined) for joined in JOINED]])
def test_distance_is_the_fewest_steps_between_any_two_hexes(layout: str) -> None:
    m = map_of(layout)
    for a in range(m.size):
        far = {a: 0}
        front = [a]
        for hex in front:
            for there in m.around[hex]:
                if there not in far:
                    far[there] = far[hex] + 1
                    front.append(there)
        assert all(m.distance(a, b) == far[b] for b in range(m.size))


@pytest.mark.rule("AT-06.03", "AT-06.04")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_board_is_read_as_it_is_drawn(number: int) -> None:
    data = COMPONENTS["board"][number - 1]
    m = map_of(str(number))
    assert m.size == COMPONENTS["board_geometry"]["full_hexes"]
    for building in data["building"]:
        result = m.building_at(building["reference_hex"])
        assert sorted(m.names[h][1:] for h in result.hexes) == sorted(building["hexes"])
    signs = "".join(line[1:] for line in data["map"].splitlines())
    assert sum(t == ROUGH for t in m.terrain) == signs.count("~")
    assert sum(t == BUILDING for t in m.terrain) == sum(sign.isalpha() for sign in signs)
    assert sum(m.road) == signs.count("=")
    assert sorted(m.names[h][1:] for h in range(m.size) if m.wall[h]) == sorted(data.get("green_border", []))


@pytest.mark.rule("AT-12.02", "AT-G66")
@pytest.mark.example("AT-E12.01")
def test_a_location_is_board_row_and_number() -> None:
    m = map_of("1|4")
    hex = m.number["4C15"]
    assert m.row[hex] == 2
    assert m.x[hex] == 2 * 15 + 34
    assert m.terrain[m.number["4C6"]] == BUILDING
    west_to_east = [m.number[f"4C{n}"] for n in range(1, 18)]
    assert all(m.next[1][a] == b for a, b in pairwise(west_to_east))
    assert m.number["4B2"] in [m.next[d][m.number["4C2"]] for d in (0, 5)]  # B lies north of C


@pytest.mark.rule("AT-12.03")
@pytest.mark.example("AT-E12.02")
def test_a_location_in_a_building_means_all_of_it() -> None:
    m = map_of("4")
    assert {m.names[h] for h in m.building_at("4C6").hexes} == {"4C6", "4C7", "4B7"}


@pytest.mark.rule("AT-G12")
def test_half_hexes_join_between_boards_and_count_nowhere_else() -> None:
    m = map_of("2|3")
    assert m.size == 2 * 215 + 6
    for letter in "BDFHJL":
        hex = m.number[f"2{letter}18"]
        assert m.terrain[hex] == CLEAR
        assert [m.names[m.next[d][hex]] for d in (4, 1)] == [f"2{letter}17", f"3{letter}2"]
    assert "3B18" not in m.number
    assert "2B1" not in m.number


def test_boards_joined_north_to_south_share_a_row() -> None:
    m = map_of("4/1")
    assert m.size == 2 * 215 - 17
    assert m.terrain[m.number["4M13"]] == ROUGH  # rough on board 4
    assert m.terrain[m.number["4M14"]] == ROUGH  # rough on board 1 (1A14)
    assert m.terrain[m.number["4M2"]] == CLEAR
    assert len(m.edges[1]) == 25


def test_a_board_turned_round_is_the_same_board() -> None:
    m, turned = map_of("1|2"), map_of("2r|1r")
    assert m.size == turned.size
    assert turned.names[0] == "2M17"
    a, b = "1C3", "2K12"
    assert m.distance(m.number[a], m.number[b]) == turned.distance(turned.number[a], turned.number[b])
    assert m.sees(m.number["1E6"], m.number["1G9"]) == turned.sees(turned.number["1E6"], turned.number["1G9"])


@pytest.mark.rule("AT-14.01")
def test_every_pair_of_boards_can_be_laid_in_every_way() -> None:
    assert len(set(layouts())) == len(BOARDS) * (len(BOARDS) - 1) * 4 * 2
    for layout in ("1|2r", "3r/4", "2r|4r"):
        m = map_of(layout)
        assert all(m.around[h] for h in range(m.size))
