"""The four reaction tests (AT-09), every branch."""

import pytest

from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.rules.reactions import (
    BEING_CHARGED,
    being_charged,
    charge,
    in_sight,
    received_fire,
)
from tests.games.all_things_zombie.table import Table

CLEAR, ROUGH, HOUSE = "1G9", "1H15", "1F10"


def duel(tester: str, hex: str = CLEAR, kit: str = "pistol", other: str = "1G11") -> Table:
    text = (
        f"map 1\nscenario 4\npeople {tester} {hex} {kit} | Too-Tall:1 {other} pistol\nentered 1a\nturn side 0"
    )
    return Table(text, seats=2)


@pytest.mark.rule(
    "AT-09.07", "AT-09.08", "AT-09.09", "AT-09.10", "AT-09.11", "AT-09.12", "AT-09.13", "AT-G14", "AT-G15"
)
@pytest.mark.parametrize(
    ("passed", "hex", "kit", "enemies", "branch"),
    [
        (2, CLEAR, "pistol", 3, "fire"),
        (2, CLEAR, "pistol(ooa)", 3, "melee"),
        (2, CLEAR, "bat", 1, "melee"),
        (2, HOUSE, "pistol", 3, "fire"),
        (1, HOUSE, "pistol", 3, "fire"),
        (1, ROUGH, "pistol", 1, "fire"),
        (1, HOUSE, "pistol(ooa)", 3, "melee"),
        (1, CLEAR, "pistol", 3, "flee"),
        (1, CLEAR, "pistol(ooa)", 3, "flee"),
        (1, CLEAR, "pistol", 2, "melee"),
        (1, CLEAR, "pistol(ooa)", 1, "melee"),
        (0, HOUSE, "pistol", 3, "melee"),
        (0, ROUGH, "pistol", 1, "melee"),
        (0, CLEAR, "pistol", 1, "flee"),
    ],
)
def test_being_charged_table(passed: int, hex: str, kit: str, enemies: int, branch: str) -> None:
    assert being_charged(duel("Jimmy", hex, kit).g, 0, passed, enemies) == branch


@pytest.mark.rule(
    "AT-09.19",
    "AT-09.20",
    "AT-09.21",
    "AT-09.22",
    "AT-09.23",
    "AT-09.24",
    "AT-09.25",
    "AT-09.26",
    "AT-09.27",
    "AT-G16",
)
@pytest.mark.parametrize(
    ("passed", "hex", "kit", "other", "charging", "branch"),
    [
        (2, CLEAR, "pistol", "1G11", False, "fire"),
        (2, CLEAR, "pistol(ooa)", "1G11", False, "cover"),
        (2, CLEAR, "pistol", "1G15", False, "cover"),
        (2, CLEAR, "pistol(ooa)", "1G11", True, "charge"),
        (2, HOUSE, "pistol", "1G11", False, "fire"),
        (1, CLEAR, "pistol", "1G11", True, "charge"),
        (1, HOUSE, "pistol", "1G11", False, "fire"),
        (1, ROUGH, "pistol(ooa)", "1G11", False, "cover"),
        (1, CLEAR, "pistol", "1G11", False, "cover"),
        (0, CLEAR, "pistol", "1G11", True, "cover"),
        (0, HOUSE, "pistol", "1G11", False, "cover"),
        (0, CLEAR, "pistol", "1G11", False, "flee"),
    ],
)
def test_received_fire_table(
    passed: int, hex: str, kit: str, other: str, charging: bool, branch: str
) -> None:
    assert received_fire(duel("Jimmy", hex, kit, other).g, 0, 1, passed, charging) == branch


@pytest.mark.rule("AT-09.33", "AT-09.34", "AT-09.35", "AT-09.37", "AT-09.38", "AT-G48")
@pytest.mark.example("AT-E09.11")
@pytest.mark.parametrize(
    ("passed", "kit", "other", "reachable", "branch"),
    [
        (2, "pistol", "1G14", True, "fire"),
        (2, "pistol", "1G15", True, "charge"),
        (2, "pistol", "1G15", False, "stay"),
        (2, "bat", "1G11", True, "charge"),
        (1, "pistol", "1G11", True, "duel"),
        (1, "bat", "1G11", True, "duel"),
        (0, "pistol", "1G11", True, "stay"),
    ],
)
def test_in_sight_table(passed: int, kit: str, other: str, reachable: bool, branch: str) -> None:
    assert in_sight(duel("Jimmy", CLEAR, kit, other).g, 0, 1, passed, reachable) == branch


@pytest.mark.rule("AT-09.43", "AT-09.44", "AT-09.45", "AT-09.46", "AT-G51")
@pytest.mark.example("AT-E09.10")
@pytest.mark.parametrize(
    ("passed", "kit", "branch"),
    [
        (2, "pistol", "charge"),
        (1, "pistol", "fire"),
        (1, "pistol(ooa)", "charge"),
        (1, "bat", "charge"),
        (0, "pistol", "stay"),
    ],
)
def test_charge_table(passed: int, kit: str, branch: str) -> None:
    t = duel("Jimmy", CLEAR, kit)
    assert charge(t.g, 0, t.g.map().number["1G11"], passed) == branch


# -------------------------------------------------------------------- Being Charged, played


def charged(who: str, zombies: str, *chance: tuple[int, ...], on: tuple[str, ...] = ()) -> Table:
    return Table(f"map 1\nscenario 3\npeople {who}\nzombies {zombies}\nturn zombies", *chance, on=on)


@pytest.mark.rule("AT-09.01", "AT-09.02", "AT-09.04", "AT-09.07", "AT-05.15")
@pytest.mark.example("AT-E09.01")
def test_beck_is_charged_by_three() -> None:
    t = charged("Beck 1G9 pistol", "1G11 slow | 1G7 slow | 1G8 slow", (3, 2))
    assert t.asks == "ask-shots"
    assert t.options() == ["shots 1", "panic 1", "hold"]
    t.do("shots 1", (6,), (1, 1), (5, 5), (1,))
    assert t.zombies("1G9") == ["slow"]  # one shot, one killed in melee


@pytest.mark.rule("AT-03.08", "AT-09.03", "AT-09.06", "AT-G101")
@pytest.mark.example("AT-E15.06", "AT-E15.07")
def test_nick_chooses_and_empties_the_shotgun() -> None:
    t = charged("Nick 1G9 shotgun", "1G11 slow | 1G7 slow")
    assert t.options() == ["fire", "melee", "flee"]
    t.do("fire")
    t.do("shots 6")
    t.do("target 1G9 slow", (2, 3, 5, 5, 6, 6), (1, 1, 1, 1, 1, 1), (1, 2))
    assert t.all_zombies() == []


@pytest.mark.rule("AT-03.09", "AT-15.02", "AT-09.02")
@pytest.mark.example("AT-E15.08", "AT-E15.09")
def test_jimmy_passes_one_and_has_to_fight() -> None:
    t = charged("Jimmy 1G9 smg", "1G11 slow", (3, 6), (1, 2), (3,), (1, 2))
    assert t.all_zombies() == []
    assert t.hand("jimmy") == "smg"


@pytest.mark.rule("AT-09.10", "AT-09.04", "AT-G17")
@pytest.mark.parametrize(("zombies", "branch"), [("slow slow", "flee"), ("slow", "melee")])
def test_zombies_and_enemies_count_as_chargers(zombies: str, branch: str) -> None:
    """Three enemies make a survivor in the open flee: two zombies and the one who charges."""
    text = f"map 1\nscenario 4\npeople Bank 1G9 | Jimmy:1 1G11\nzombies 1G11 {zombies}\nturn Bank"
    t = Table(text, seats=2)
    fight = [(1, 1, 6), (6, 6)] if branch == "flee" else [(1, 1, 6), (1, 1), (6,)]
    t.do("charge 1G11", (1, 1), (4, 6), *([(1,)] if branch == "flee" else []), *fight)
    charged = [e.branch for e in t.record.events if isinstance(e, events.Tested) and e.test == BEING_CHARGED]
    assert charged == [branch]


@pytest.mark.rule("AT-09.14", "AT-09.15", "AT-09.16", "AT-09.13")
@pytest.mark.example("AT-E09.07")
def test_flight_ends_in_the_woods() -> None:
    t = Table("map 1\nscenario 3\npeople Jimmy 1C1\nzombies 1C2 slow\nturn zombies", (5, 6), (2,), (1, 2))
    assert t.at("jimmy") == "1C4"  # C2, C3 clear, C4 rough: there it stops


@pytest.mark.rule("AT-G20")
def test_a_flight_off_the_map_is_rolled_again() -> None:
    t = Table(
        "map 1\nscenario 3\npeople Jimmy 1A5\nzombies 1A6 slow\nturn zombies", (5, 6), (1,), (5,), (1, 2)
    )
    assert t.at("jimmy") == "1A1"


@pytest.mark.rule("AT-09.08", "AT-09.12", "AT-09.09")
@pytest.mark.example("AT-E09.08")
def test_in_a_building() -> None:
    text = "map 1\nscenario 3\npeople Jimmy 1F10 pistol\nzombies 1G10 slow\nentered 1a\nturn zombies"
    t = Table(text, (1, 5))
    assert t.asks == "ask-shots"
    t = Table(text, (5, 5), (1, 1), (6,), (1, 2))
    assert t.all_zombies() == []


@pytest.mark.rule("AT-G33")
def test_iron_jaw() -> None:
    t = charged("Sailor 1G9 pistol", "1G11 slow", (5, 6), (1, 1, 1), (6,), (1, 2))
    assert t.at("sailor") == "1G9"


@pytest.mark.rule("AT-G17")
def test_zombies_already_there_make_one_test_too() -> None:
    t = charged("Jimmy 1G9 pistol", "1G9 slow", (1, 1))
    assert t.asks == "ask-shots"
    t = charged("Jimmy 1G9 pistol", "1G9 slow", (1, 1), (6,), (1, 2), on=("charged_by_arrivals_only",))
    assert t.all_zombies() == []


# -------------------------------------------------------------------- fire between survivors


@pytest.mark.rule("AT-09.18", "AT-09.24", "AT-09.28")
@pytest.mark.example("AT-E09.02")
def test_too_tall_takes_cover() -> None:
    t = Table("map 1\nscenario 4\npeople Tonya 1G4 pistol | Too-Tall:1 1G9 pistol\nturn Tonya", seats=2)
    t.do("fire 1", (1,), (5, 3))
    assert t.asks == "ask-cover"
    assert t.seat == 1
    assert "1F10" in t.options()


@pytest.mark.rule("AT-09.21", "AT-09.39", "AT-09.18")
@pytest.mark.example("AT-E09.05")
def test_an_exchange_ends_with_a_hit() -> None:
    t = Table(
        "map 1\nscenario 4\npeople Jimmy 1G9 crossbow(scope) | Buffy:1 1G12 crossbow(scope)\nturn Jimmy",
        seats=2,
        on=("must_fire",),
    )
    t.do("fire 1", (1, 2), (1, 2), (2, 1), (1, 1))
    t.do("end", (6, 5))
    assert t.who("buffy").wounds == 2


@pytest.mark.rule("AT-09.40", "AT-09.42")
def test_a_charge_needs_reach() -> None:
    t = Table("map 1\nscenario 3\npeople Jimmy 1G2\nzombies 1G8 slow | 1G9 slow\nturn Jimmy")
    assert "charge 1G8" in t.options()
    assert "charge 1G9" not in t.options()


@pytest.mark.rule("AT-09.41", "AT-G49")
def test_charge_can_need_a_fast_move() -> None:
    t = Table("map 1\nscenario 3\npeople Jimmy 1G2\nzombies 1G8 slow\nturn Jimmy")
    t.do("charge 1G8", (1, 1), (1, 1), (1, 1), (6,))
    assert t.at("jimmy") == "1G8"
    t = Table("map 1\nscenario 3\npeople Jimmy 1G2\nzombies 1G8 slow\nturn Jimmy")
    t.do("charge 1G8", (1, 1), (1, 6))
    assert t.at("jimmy") == "1G7"
    assert t.refused_by("search") == ["AT-07.01", "AT-10.26"]
