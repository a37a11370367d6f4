"""Worked examples of the rulebook, each on its own with the dice it tells (those not found in the chapters' tests)."""

import pytest

from shamble.games.zombicide.cards import CARDS
from shamble.games.zombicide.mission import mission_of
from tests.games.zombicide.table import Table, card, zombie

QUIET = "off S1 S2 S3 S4"


def turn(text: str, who: str, **on: int) -> Table:
    return Table(f"mission 04\n{text}\n{QUIET}\nturn {who}", 1, None, **on)


@pytest.mark.rule("ZC-05.19", "ZC-05.20", "ZC-05.21", "ZC-05.24")
@pytest.mark.example("ZC-E05.01")
def test_ned_opens_a_door_and_kills_a_zombie_with_two_attacks() -> None:
    t = turn("Ned z8 hand fire_axe\nopened r17\nzombies z8 1 walker", "Ned 4")
    t.do("Ned open D7 with fire_axe")
    t.do("Ned strike with fire_axe", (3,))
    t.do("Ned strike with fire_axe", (4,))
    assert (t.horde("z8"), t.tokens("z8"), t.noise("z8")) == ("", 1, 2)


@pytest.mark.rule("ZC-05.24", "ZC-08.03")
@pytest.mark.example("ZC-E05.03")
def test_the_fire_axe_is_noisy_at_doors_and_silent_in_melee() -> None:
    t = turn("Doug z8 hand fire_axe\nopened r17\nzombies z8 1 fatty", "Doug")
    t.do("Doug strike with fire_axe", (4,))  # 4 or more, damage 2
    assert (t.tokens("z8"), t.horde("z8")) == (0, "")
    t.do("Doug open D7 with fire_axe")
    assert t.tokens("z8") == 1


@pytest.mark.rule("ZC-05.24", "ZC-08.02")
@pytest.mark.example("ZC-E05.04")
def test_the_chainsaw_is_always_noisy() -> None:
    t = turn("Doug z8 hand chainsaw\nopened r17\nzombies z8 6 fatty", "Doug")
    t.do("Doug strike with chainsaw", (5, 5, 6, 4, 4))  # 5 or more, damage 2
    assert (t.tokens("z8"), t.horde("z8")) == (1, "3 fatty")
    t.do("Doug open D7 with chainsaw")
    assert t.tokens("z8") == 2


@pytest.mark.rule("ZC-06.17")
@pytest.mark.example("ZC-E06.05")
@pytest.mark.parametrize(
    ("drawn", "hand", "thrown", "walkers"),
    [
        (("water", "gasoline", "machete"), ["machete"], ["gasoline", "water"], ""),
        (("water", "aaahh"), [], ["aaahh", "water"], "1 walker"),
    ],
)
def test_two_searches_of_a_police_car(
    drawn: tuple[str, ...], hand: list[str], thrown: list[str], walkers: str
) -> None:
    t = turn("Ned z9 skills medic", "Ned")
    t.do("Ned ransack C2", *[card(id) for id in drawn])
    discards = sorted(CARDS[number].id for number in t.g.discards)
    assert (t.cards("Ned"), discards, t.horde("z9"), t.g.actions) == (hand, thrown, walkers, 2)


@pytest.mark.rule("ZC-08.11")
@pytest.mark.example("ZC-E08.02")
def test_wanda_fells_the_fatty() -> None:
    t = turn("Wanda z8 hand machete\nzombies z8 1 fatty", "Wanda")
    t.do("Wanda strike with machete", (4,))
    assert (t.horde("z8"), t.xp("Wanda")) == ("", 1)


@pytest.mark.rule("ZC-08.13")
@pytest.mark.example("ZC-E08.03")
def test_one_hit_fells_one_runner() -> None:
    t = turn("Wanda z8 hand machete\nzombies z8 2 runner", "Wanda")
    t.do("Wanda strike with machete", (4,))
    assert (t.horde("z8"), t.xp("Wanda")) == ("1 runner", 1)


@pytest.mark.rule("ZC-08.14")
@pytest.mark.example("ZC-E08.04")
def test_doug_rolls_six_dice() -> None:
    t = turn("Doug z8 hand sub_mg sub_mg\nzombies z9 6 walker", "Doug")
    t.do("Doug shoot z9 with 2 sub_mg", (5, 5, 5, 5, 5, 5))
    assert (t.horde("z9"), t.tokens("z8"), t.g.actions) == ("", 1, 2)


@pytest.mark.rule("ZC-08.14")
@pytest.mark.example("ZC-E08.05")
def test_wanda_rolls_two_dice() -> None:
    t = turn("Wanda z8 hand machete machete\nzombies z8 2 fatty", "Wanda")
    t.do("Wanda strike with 2 machete", (4, 4))
    assert (t.horde("z8"), t.g.actions) == ("", 2)


@pytest.mark.rule("ZC-08.17", "ZC-08.14")
@pytest.mark.example("ZC-E08.06")
def test_wanda_spares_the_walker() -> None:
    t = turn("Wanda z8 hand machete machete\nzombies z8 1 walker 1 fatty 1 runner", "Wanda")
    t.do("Wanda strike with 2 machete", (4, 5))
    t.play("target runner", "target fatty")
    assert (t.horde("z8"), t.xp("Wanda")) == ("1 walker", 2)


PHIL = """Phil z7 car C2 driver
    Amy z7 car C2 seat1"""


@pytest.mark.rule("ZC-08.38", "ZC-08.39", "ZC-08.40", "ZC-08.41", "ZC-08.42", "ZC-06.31", "ZC-06.35")
@pytest.mark.example("ZC-E08.10")
def test_phil_drives_through_three_zones() -> None:
    zombies = "zombies z7 1 walker 3 runner\nzombies z8 1 walker 1 fatty 2 runner\nzombies z9 6 walker"
    t = turn(f"{PHIL}\nJosh z7\n{zombies}", "Josh")
    assert "ZC-06.31" in t.refused_by("Josh board C2 seat2")
    t = turn(f"{PHIL}\nJosh z7\n{zombies}", "Phil")
    t.do("Phil drive C2 z8 z9", (4, 5, 6, 4, 1, 4, 4, 6, 3, 4, 4, 4, 1, 2, 3))
    assert (t.at("Josh"), t.at("Amy"), t.at("Phil"), t.xp("Phil")) == ("dead", "z9", "z9", 6)
    assert t.hordes() == {"z7": "2 runner", "z8": "1 fatty 2 runner", "z9": "3 walker"}


@pytest.mark.rule("ZC-08.38", "ZC-08.39", "ZC-08.40", "ZC-08.41", "ZC-08.42", "ZC-08.45")
@pytest.mark.example("ZC-E08.11")
def test_phil_comes_back_to_the_zone_he_left() -> None:
    text = "zombies z9 3 walker\nzombies z8 1 fatty 2 runner"
    t = turn(f"{PHIL.replace('z7', 'z9')}\n{text}", "Phil")
    t.do("Phil drive C2 z8 z9", (4, 5, 1, 6, 6, 6), (4,))
    assert (t.hordes(), t.xp("Phil"), t.at("Phil")) == ({"z8": "1 fatty 2 runner"}, 3, "z9")


@pytest.mark.rule("ZC-07.36", "ZC-G114")
@pytest.mark.example("ZC-E07.12")
def test_the_last_walker_is_placed_and_all_forty_act_once_more() -> None:
    """Card 12 at yellow brings 3 Walkers; 39 are there already. They come one zone nearer in the phase, all 40 one
    more by the shortage."""
    text = "mission 04\nNed z5 xp 7\nzombies z13 39 walker\noff S2 S3 S4\nphase zombies"
    t = Table(text, 1, [zombie(12)])
    assert t.g.stock[0] == 0
    assert t.hordes() == {"z11": "39 walker", "z3": "1 walker"}  # z13 - z12 - z11; z1 - z3


@pytest.mark.rule("ZC-M07.07", "ZC-M07.08")
@pytest.mark.example("ZC-EM07.01")
def test_three_have_left_and_the_fourth_ends_the_game() -> None:
    t = Table("mission 07\nNed r8\noff S2\nzombies z8 3 walker\nturn Ned")
    t.do("Ned end", zombie(1))
    assert (t.g.escaped, t.hordes(), t.g.outcome) == ([3, 0, 0, 0], {}, "")
    assert t.g.stock[0] == 37  # set aside, not back in stock
    t.g.change(t.g.board().number["z8"], 2, 1)
    t.do("Ned end")
    assert (t.g.escaped, t.hordes(), t.g.outcome) == ([3, 0, 1, 0], {}, "lost")


@pytest.mark.rule("ZC-M09.04", "ZC-M09.07", "ZC-M09.10", "ZC-M09.12")
@pytest.mark.example("ZC-EM09.01")
def test_two_and_three_make_five() -> None:
    t = Table("mission 09\nNed r1 seat 0 skills\nAmy z10 seat 1 skills\noff S1 S2 S3\nturn Ned", 2)
    t.do("Ned take O1", (1,))
    t.do("join 1", (0,))
    move(t, "r4")
    t.do("Ned take O2", (0,))  # blue: no survivor joins
    assert len(t.g.survivors) == 3
    move(t, "r11")
    t.do("Ned take O3", (0,))  # no token left can be blue; Amy's player has fewest
    move(t, "r10")
    t.do("Ned take O4")
    t.do("learn plus-1-die-ranged")
    t.do("join 2", (0,))
    assert (len(t.g.survivors), t.g.objectives, t.xp("Ned")) == (5, 0, 20)
    assert [s.seat for s in t.g.survivors].count(1) == 3
    assert mission_of(t.g).bars(t.g)[1]["all"] == 5


def move(t: Table, zone: str) -> None:
    """Ned is somewhere else, with a new turn's actions."""
    t.g.survivors[0] = t.g.survivors[0].at(t.g.board().number[zone])
    t.g.actions = 3
