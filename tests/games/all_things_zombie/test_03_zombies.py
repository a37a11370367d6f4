"""Zombies: counters, values, stacking (AT-03.21 to AT-03.28)."""

from collections import Counter

import pytest

from shamble.games.all_things_zombie.board import COMPONENTS
from shamble.games.all_things_zombie.pieces import PACE_MP, PACES, ZOMBIE_REP, ZOMBIES
from shamble.games.all_things_zombie.rules.reactions import successes
from shamble.games.all_things_zombie.state import zombie_mp
from tests.games.all_things_zombie.table import Table


@pytest.mark.rule("AT-03.21", "AT-03.24", "AT-03.27")
def test_zombie_counters() -> None:
    assert [(c["rep"], c["mp"], c["melee_dice"]) for c in COMPONENTS["zombie_class"]] == [
        (4, 3, 1),
        (4, 4, 1),
        (4, 5, 1),
    ]
    assert ZOMBIE_REP == 4
    assert dict(zip(PACES, PACE_MP)) == {"slow": 3, "normal": 4, "fast": 5}
    assert len(ZOMBIES) == 72


@pytest.mark.rule("AT-03.23", "AT-G63")
def test_every_pace_points_in_every_direction() -> None:
    counted = Counter(ZOMBIES)
    assert {pair: counted[pair] for pair in counted} == {
        (pace, direction): (6, 4, 2)[pace] for pace in range(3) for direction in range(6)
    }
    t = Table("map 1\npeople Tonya 1G9\nshots 1G9 1\nturn Tonya")
    for direction, hex in (("NE", "1A12"), ("E", "1G15"), ("SE", "1M12"), ("SW", "1M6"), ("W", "1G3")):
        other = Table("map 1\npeople Tonya 1G9\nshots 1G9 1\nturn Tonya")
        other.do("end", (4,), t.draw(direction))
        assert other.all_zombies() == [hex]


@pytest.mark.rule("AT-03.27")
@pytest.mark.parametrize(("pace", "hex"), [("slow", "1G5"), ("normal", "1G6"), ("fast", "1G7")])
def test_each_walks_at_its_own_pace(pace: str, hex: str) -> None:
    t = Table(f"map 1\npeople Tonya 1G14\nzombies 1G2 {pace}\nturn zombies")
    assert t.all_zombies() == [hex]


@pytest.mark.rule("AT-03.22", "AT-03.25", "AT-03.26")
def test_zombies_neither_test_nor_shoot() -> None:
    t = Table("map 1\npeople Nick 1G9 smg\nzombies 1G11 slow slow | 1G12 slow\nturn Nick")
    t.do("fire 2")
    t.do("target 1G11 slow")
    t.do("target 1G12 slow", (1, 2))  # missed, without a reaction
    assert not [key for key in t.happened if key.startswith("event-test")]
    t = Table("map 1\npeople Tonya 1G14 vest\nzombies 1G2 slow | 1G9 fast\nturn zombies")
    assert t.who("tonya").wounds == 0  # within five hexes of her, and she is unhurt
    assert not [key for key in t.happened if key.startswith("event-fired")]


@pytest.mark.rule("AT-03.21", "AT-03.26")
def test_zombies_hurt_in_melee_with_one_die_each() -> None:
    t = Table("map 1\npeople Jimmy 1G9\nzombies 1G9 slow normal fast\nturn Jimmy")
    t.do("end", (6, 6), (4, 5, 5))
    assert successes((4, 5, 5), ZOMBIE_REP) == 1
    assert t.who("jimmy").wounds == 1


@pytest.mark.rule("AT-03.28", "AT-08.71")
def test_any_number_of_zombies_in_a_hex() -> None:
    crowd = " ".join(["slow"] * 8)
    t = Table(f"map 1\npeople Tonya 1G14\nzombies 1G2 {crowd}\nturn zombies")
    assert t.zombies("1G5") == ["slow"] * 8
    t = Table(
        "map 1\npeople Jimmy 1G9 | Tonya 1G8\nzombies 1G9 slow slow\nturn zombies", (1, 6), (6, 6), (1, 5)
    )
    assert t.zombies("1G9") == ["slow", "slow"]  # they stay and fight again
    assert t.who("jimmy").wounds == 1
    assert all(zombie_mp(z) == 3 for z in t.g.zombies_in(t.g.map().number["1G9"]))
