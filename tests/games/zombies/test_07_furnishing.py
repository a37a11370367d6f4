"""Specific and generic tiles, door tokens (ZZ-07 to ZZ-09)."""

from typing import Any

import pytest

from shamble.games.zombies.board import KIND_NUMBER, KINDS, SHAPES
from tests.games.zombies.table import Table, tile

HAND = "players P1 hand=fear,keys,grenade"


def placed(kind: str, where: str = "place 0,-1 turned 0", **more: Any) -> Table:
    """Return a game in which P1 has placed this tile north of the Town Square."""
    t = Table(f"{HAND}\nturn P1", chance=[tile(kind)], **more)
    t.do(where)
    return t


def settle(t: Table) -> None:
    """Answer every question about the tile with the first option."""
    while t.asks.startswith("ask-put"):
        t.do(t.options()[0])


@pytest.mark.rule("ZZ-07.01")
@pytest.mark.parametrize("kind", [kind.id for kind in KINDS if kind.named])
def test_zombies_life_and_bullets_as_printed(kind: str) -> None:
    t = Table(f"{HAND}\nturn P1", chance=[tile(kind)])
    t.do(t.options()[0])
    settle(t)
    number = KINDS[KIND_NUMBER[kind]]
    assert len(t.zombies()) == number.zombies
    assert (t.g.tokens.count(1), t.g.tokens.count(2)) == (number.life, number.bullets)
    assert t.g.city.door(1) >= 0
    assert t.asks == "ask-before-roll"
    assert t.sound == []


@pytest.mark.rule("ZZ-07.02", "ZZ-07.03", "ZZ-G07")
def test_zombies_anywhere_in_the_building_one_to_a_square() -> None:
    t = placed("army_surplus", "place 1,0 turned 0")  # 2 zombies on 3 squares
    frame = t.g.stack[-1]
    routine = frame.routine(t.g, 0)
    assert routine is not None
    assert (routine.key, frame.subject(t.g)) == ("rest-furnish", "tile:1,0")
    assert t.options() == ["zombie 3,0", "zombie 4,0", "zombie 5,0"]  # no road squares
    t.do("zombie 4,0")
    assert t.options() == ["zombie 3,0", "zombie 5,0"]
    t.do("zombie 5,0")
    assert t.zombies() == ["4,0", "5,0"]


@pytest.mark.rule("ZZ-07.04", "ZZ-07.05", "ZZ-G04", "ZZ-G07")
def test_yard_squares_take_zombies_too() -> None:
    t = placed("police_station")  # 6 zombies; 6 building squares and 2 behind white lines
    assert {"zombie 0,-1", "zombie 2,-1"} <= set(t.options())
    assert len(t.options()) == 8


@pytest.mark.rule("ZZ-07.04", "ZZ-07.05", "ZZ-G04", "ZZ-25.06")
def test_yard_squares_connect_to_the_road_only() -> None:
    t = Table("tiles police_station 0,-1 door=1,-2\nplayers P1 0,-1\nturn P1 moving 3")
    assert t.neighbours("0,-1") == ["1,-1"]
    assert t.refused_by("move N") == ["ZZ-16.06"]
    assert t.neighbours("1,-1") == ["1,-2", "2,-1", "1,0", "0,-1"]


@pytest.mark.rule("ZZ-07.06", "ZZ-07.07", "ZZ-19.01")
def test_tokens_on_building_squares_one_to_a_square() -> None:
    t = placed("police_station")
    for _ in range(6):
        t.do(t.options()[0])
    routine = t.g.stack[-1].routine(t.g, 0)
    assert routine is not None
    assert (t.asks, routine.key) == ("ask-put-life", "rest-furnish")
    assert len(t.options()) == 6  # building squares only, zombies or not
    t.do("life 1,-2")
    assert "life 1,-2" not in t.options()
    t.do("life 0,-2")
    # four bullets fill the four squares left, and the only door is clear
    assert [t.token(f"{x},{y}") for y in (-3, -2) for x in (0, 1, 2)] == ["bullet"] * 3 + [
        "life",
        "life",
        "bullet",
    ]
    assert t.g.city.door(1) == t.g.city.names.index("1,-2")


@pytest.mark.rule("ZZ-G08", "ZZ-16.10")
def test_zombie_can_share_a_square_with_a_token() -> None:
    t = placed("drug_store", "place 1,0 turned 0")
    settle(t)
    assert t.zombies() == ["3,0", "4,0", "5,0"]
    assert [t.token(square) for square in t.zombies()] == ["life"] * 3


@pytest.mark.rule("ZZ-07.08")
def test_helipad_and_town_square_are_no_buildings() -> None:
    t = Table("tiles helipad 1,0\nturn P1 moving 1")
    assert all(t.g.city.in_building(square) < 0 for square in t.g.city.squares)


@pytest.mark.rule("ZZ-08.01", "ZZ-08.02", "ZZ-G05")
@pytest.mark.example("ZZ-E08.02")
def test_the_hospitals_door() -> None:
    shape = SHAPES[KIND_NUMBER["hospital"]][0]
    assert [(cell // 3, cell % 3) for cell in shape.doors] == [(1, 1), (2, 0), (2, 2)]
    t = placed("hospital")
    for _ in range(4):
        t.do(t.options()[0])
    assert (t.asks, t.options()) == ("ask-put-door", ["door 1,-2", "door 0,-1", "door 2,-1"])


@pytest.mark.rule("ZZ-08.02")
@pytest.mark.parametrize("turns", range(4))
def test_a_door_is_always_next_to_a_road_square_of_the_tile(turns: int) -> None:
    for number, kind in enumerate(KINDS):
        if kind.named:
            shape = SHAPES[number][turns]
            for cell in shape.doors:
                x, y = cell % 3, cell // 3
                near = [(x + dx, y + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
                assert any(0 <= a < 3 and 0 <= b < 3 and shape.cells[b * 3 + a] == "R" for a, b in near)


@pytest.mark.rule("ZZ-08.03", "ZZ-16.06", "ZZ-G05")
@pytest.mark.example("ZZ-E08.01")
def test_the_door_is_the_only_way_in_and_out() -> None:
    t = Table("tiles hospital 0,-1 door=0,-1\nplayers P1 1,-1 | P2 0,-1\nturn P1 moving 3")
    assert t.neighbours("1,-1") == ["1,0", "0,-1"]
    assert t.refused_by("move N") == ["ZZ-16.06"]  # a wall
    assert t.refused_by("move E") == ["ZZ-16.06"]
    assert t.refusals("move W") == []
    t.do("move W")
    assert t.neighbours("0,-1") == ["0,-2", "1,-1"]


@pytest.mark.rule("ZZ-09.01", "ZZ-09.02")
@pytest.mark.example("ZZ-E09.01")
@pytest.mark.parametrize(
    ("kind", "zombies"),
    [
        ("straight", ["3,1", "5,1"]),
        ("crossroads", ["3,1", "4,0", "4,2", "5,1"]),
        ("t_junction", ["3,1", "4,2", "5,1"]),
    ],
)
def test_generic_tiles_get_a_zombie_where_each_road_leaves(kind: str, zombies: list[str]) -> None:
    t = placed(kind, "place 1,0 turned 0")
    assert t.zombies() == zombies
    assert t.asks == "ask-before-roll"  # nothing to choose
    number = KINDS[KIND_NUMBER[kind]]
    assert (number.generic, number.life, number.bullets) == (True, 0, 0)


@pytest.mark.rule("ZZ-25.05")
def test_houses_without_a_name_cannot_be_entered() -> None:
    t = Table("tiles straight 1,0\nplayers P1 4,1\nturn P1 moving 3")
    assert t.neighbours("4,1") == ["5,1", "3,1"]
    assert t.options() == ["move E", "move W", "stop"]
    assert t.g.city.names.index("4,0") not in t.g.city.squares


@pytest.mark.rule("ZZ-08.01", "ZZ-08.02")
def test_two_places_for_a_door_are_a_choice() -> None:
    t = placed("lawn_garden")
    while t.asks != "ask-put-door":
        t.do(t.options()[0])
    assert t.options() == ["door 1,-2", "door 0,-1"]


@pytest.mark.rule("ZZ-G41")
def test_when_the_supply_is_short_the_placer_says_where() -> None:
    t = Table(f"{HAND} kills=97\nturn P1", chance=[tile("crossroads")])
    t.do("place 1,0 turned 0")
    assert (t.asks, len(t.options())) == ("ask-put-zombie", 4)
    t.do("zombie 4,0")
    t.do("zombie 3,1")
    t.do("zombie 5,1")
    assert (t.zombies(), t.g.supply, t.asks) == (["3,1", "4,0", "5,1"], 0, "ask-before-roll")


@pytest.mark.rule("ZZ-G41")
def test_when_it_is_empty_nothing_else_happens() -> None:
    t = Table(f"{HAND} kills=100\nturn P1", chance=[tile("crossroads")])
    t.do("place 1,0 turned 0")
    assert (t.zombies(), t.asks) == ([], "ask-before-roll")
    assert t.happened.count("NoZombiesLeft") == 1


@pytest.mark.rule("ZZ-G07", "ZZ-G41")
def test_supply_that_just_suffices_is_no_event() -> None:
    t = Table(f"{HAND} kills=96\nturn P1", chance=[tile("crossroads")])
    t.do("place 1,0 turned 0")
    assert (len(t.zombies()), t.g.supply, "NoZombiesLeft" in t.happened) == (4, 0, False)


@pytest.mark.rule("ZZ-19.02")
def test_tokens_stay_where_they_are_until_taken() -> None:
    t = Table(
        """tiles hospital 0,-1 door=1,-2
           tokens life 1,-2 0,-3
           zombies 1,-2
           turn P1 walk 1"""
    )
    t.do("walk 1,-2 S", tile("curve"))
    assert (t.token("1,-2"), t.token("0,-3"), t.zombies()) == ("life", "life", ["1,-1"])
