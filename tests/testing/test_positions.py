"""Positions of tests that no game can reach are refused, in every game."""

from collections.abc import Callable

import pytest

from tests.games.all_things_zombie.table import Table as HexTable
from tests.games.city_of_horror.table import Table as CityTable
from tests.games.zombicide.table import Table as ZoneTable
from tests.games.zombie_plague.table import Table as GridTable
from tests.games.zombies.table import Table as TileTable

STORE = "tiles drug_store 1,0 {door}\nturn P1 moving 3"
CLOSED, OPEN = STORE.format(door=""), STORE.format(door="door=4,0")


def test_building_out_of_reach_is_refused() -> None:
    TileTable(OPEN)
    with pytest.raises(AssertionError, match="drug_store cannot be reached"):
        TileTable(CLOSED)
    TileTable(CLOSED, impossible="its door is in a wall")


def test_reason_without_a_flaw_is_refused() -> None:
    with pytest.raises(AssertionError, match="expected: 'no reason'"):
        TileTable(OPEN, impossible="no reason")


@pytest.mark.parametrize(
    ("table", "text", "flaw"),
    [
        (TileTable, "zombies 1,1 | 1,1\nturn P1", "stands on 1,1"),
        (TileTable, "players P1 life=9\nturn P1", "9 life"),
        (TileTable, "tiles drug_store 1,0 door=4,0\ntokens life 4,1\nturn P1", "a token lies on 4,1"),
        (HexTable, "map 1\npeople Tonya 1G9 | Nick 1G9 | Beck 1G9\nturn Tonya", "1G9 is too full"),
        (CityTable, "red geek bank, mom bank, punk bank, rasta bank", "people at"),
        (CityTable, "zombies water_tower 9", "zombies"),
        (ZoneTable, "mission 04\nAmy z8 hand crowbar pistol pan\nturn Amy", "Amy carries 6 cards"),
        (ZoneTable, "mission 04\nAmy z8 seat 3\nturn zombies", "Amy belongs to seat 3"),
        (GridTable, "turn H1 4\nhumans H1 L11 W\nzombies Z1 L11 N", "L11"),
        (GridTable, "turn H1 4\nhumans H1 M11 W", "M11 cannot be reached"),
    ],
)
def test_place_that_is_too_full_is_refused(table: Callable[[str], object], text: str, flaw: str) -> None:
    with pytest.raises(AssertionError, match=flaw):
        table(text)


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (TileTable, "players P1 hand=keys,keys\nturn P1"),
        (HexTable, "map 1\npeople Tonya 1G9 | Tonya 1G8\nturn Tonya"),
        (CityTable, "red geek bank; shotgun shotgun shotgun shotgun shotgun"),
        (ZoneTable, "mission 04\nAmy z8 hand evil_twins evil_twins\nturn Amy"),
        (GridTable, "turn H1 4\nhumans H1 L11 W car_keys car_keys car_keys"),
    ],
)
def test_card_that_is_twice_in_the_game_is_refused(table: Callable[[str], object], text: str) -> None:
    with pytest.raises((AssertionError, ValueError), match=r"twice|left|survivor"):
        table(text)
