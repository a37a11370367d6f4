"""Scenario 5, The Cure (AT-12.36 to AT-12.52)."""

import pytest

from shamble.games.all_things_zombie.events import ShotsRolled
from shamble.games.all_things_zombie.pieces import PEOPLE
from shamble.games.all_things_zombie.rules.scenarios import PLANS
from shamble.games.all_things_zombie.rules.zombies import nearest
from shamble.games.all_things_zombie.state import DEAD, LEFT
from tests.games.all_things_zombie.table import Table, come_in, loot_card


def cure(people: str, zombies: str = "", turn: str = "The-Professor", **more: object) -> Table:
    on = more.get("on", ())
    chance = more.get("chance", ())
    assert isinstance(on, tuple)
    assert isinstance(chance, tuple)
    lines = f"zombies {zombies}" if zombies else ""
    return Table(f"map 4|2\nscenario 5\npeople {people}\n{lines}\nsearched 4k\nturn {turn}", *chance, on=on)


@pytest.mark.rule("AT-12.37", "AT-12.38", "AT-12.39", "AT-12.42", "AT-G134")
def test_setup_of_the_cure() -> None:
    assert [PEOPLE[kind].id for kind in PLANS[5].team] == [
        "tonya",
        "bank",
        "nick",
        "jimmy",
        "buffy",
        "too_tall",
    ]
    t = Table.new_game("the-cure")
    assert t.g.pool == (20,)
    t.do_randomly("done")
    assert t.at("professor") == "4E2"
    assert t.all_zombies() == sorted(["4D2", "4D3", "4E1", "4E3", "4F2", "4F3"] * 2)
    clinic = t.g.map().building[t.g.map().number["4E2"]]
    assert (t.g.searched >> clinic) & 1
    t.do_randomly("go Tonya")
    assert [o for o in t.options() if o.startswith("enter")][6] == "enter 2G17"
    t.do_randomly("enter 2G17")
    t.do_randomly("end")
    come_in(t)
    assert len([s for s in t.g.people if s.hex >= 0]) == 7


@pytest.mark.rule("AT-12.42", "AT-G134", "AT-11.06")
def test_first_zombies_for_six_survivors_not_for_the_professor() -> None:
    t = Table.new_game("the-cure")
    t.do_randomly("done")
    t.do_randomly("go Tonya")
    names = iter(["2A17", "2B17", "2C17", "2D17", "2E17", "2F17"])
    rolls: list[int] = []
    while t.g.turn == 0:
        options = t.options()
        if any(o.startswith("enter") for o in options):
            t.do_randomly("enter " + next(names))
        else:
            t.do_randomly(next(o for o in options if o.startswith(("go", "end"))))
        rolls.extend([len(e.faces) for e in t.record.events if isinstance(e, ShotsRolled)])
    assert rolls[:6] == [6] * 6
    assert len([n for n in rolls if n == 6]) == 6


@pytest.mark.rule("AT-12.38")
def test_the_clinic_cannot_be_searched() -> None:
    assert cure("The-Professor 4E2 | Tonya 2A1").refused_by("search") == ["AT-04.12"]


@pytest.mark.rule("AT-12.40", "AT-12.46", "AT-G72")
def test_the_clinic_zombies_wait() -> None:
    t = cure("The-Professor 4E2 | Tonya 4E9", "4E3 slow slow | 4D2 fast", "zombies")
    assert t.all_zombies() == ["4D2", "4E3", "4E3"]
    assert t.who("professor").wounds == 0


@pytest.mark.rule("AT-12.40", "AT-G72")
@pytest.mark.parametrize(
    ("hex", "wakes"), [("4E5", False), ("4D4", True), ("4F4", True), ("4E4", True), ("4G4", True)]
)
def test_a_survivor_as_near_as_the_professor_wakes_them(hex: str, wakes: bool) -> None:
    """Zombies within 2 MP of the Professor hunt a survivor at most 2 MP away.

    4E3 is 2 MP from the Professor and from 4G4; 4E5 is a building, 3 MP away.
    """
    t = cure(f"The-Professor 4E2 | Tonya {hex} pistol", "4E3 slow")
    zombie = t.g.zombies.index(t.g.map().number["4E3"])
    far, prey = nearest(t.g, zombie)
    assert (far, [PEOPLE[t.g.people[n].kind].id for n in prey]) == (
        (far, ["tonya"]) if wakes else (2, ["professor"])
    )


@pytest.mark.rule("AT-12.41")
def test_clinic_zombies_move_once_the_professor_is_out() -> None:
    t = cure("The-Professor 4G12 | Tonya 2A1", "4F2 slow", "zombies", chance=((0,),))
    assert t.g.map().distance(t.g.map().number[t.all_zombies()[0]], t.g.map().number["4F2"]) == 3


@pytest.mark.rule("AT-12.46")
def test_no_zombie_enters_the_clinic() -> None:
    t = cure("The-Professor 4E2 | Tonya 2A1", "4E4 slow", "zombies")
    assert t.all_zombies() == ["4E3"]  # next to it and no further


@pytest.mark.rule("AT-12.42", "AT-G74")
def test_a_search_makes_noise() -> None:
    text = "map 4|2\nscenario 5\npeople Tonya 2C2 | The-Professor 4E2\nentered 2a\nturn Tonya"
    t = Table(text)
    t.do("search", loot_card("nothing"))
    assert t.shots() == [("2C2", 1)]
    t = Table(text, on=("s5_no_search_die",))
    t.do("search", loot_card("nothing"))
    assert t.shots() == []


@pytest.mark.rule("AT-12.43")
def test_the_professor_takes_no_weapons() -> None:
    t = cure("The-Professor 4E2 | Tonya 4E3 pistol medkit", turn="Tonya")
    assert t.refused_by("give pistol to The-Professor") == ["AT-12.43"]
    t.do("give medkit to The-Professor")
    assert t.gear("professor") == ["medkit"]
    shop = Table.new_game("the-cure")
    assert shop.refused_by("buy pistol for The-Professor hand") == ["AT-12.43"]


@pytest.mark.rule("AT-12.44", "AT-12.45", "AT-G73")
def test_the_professor_neither_charges_nor_slips_through() -> None:
    t = cure("The-Professor 4E2 | Tonya 2A1", "4E3 slow")
    assert t.refused_by("move 4E3") == ["AT-12.45"]
    assert t.refused_by("charge 4E3") == ["AT-12.44"]
    t.do("move 4E1")  # a hex without zombies is a passage
    assert t.at("professor") == "4E1"


@pytest.mark.rule("AT-12.44")
def test_the_professor_defends_himself() -> None:
    t = cure("The-Professor 4G2 | Tonya 2A1", "4G2 slow")
    t.do("end")
    t.do("melee", (1,), (6,))
    assert t.all_zombies() == []


# -------------------------------------------------------------------- the cure


@pytest.mark.rule("AT-12.47", "AT-12.48", "AT-G109")
@pytest.mark.example("AT-E12.07")
def test_one_success_cures_a_zombie() -> None:
    t = cure("The-Professor 4G2 | Tonya 2A1", "4G2 slow fast")
    t.do("end")
    assert t.options() == ["melee", "cure"]
    t.do("cure", (5, 2))
    assert t.zombies("4G2") == ["slow"]  # the other zombie stays, without melee
    assert t.at("generic_1") == "4G2"
    assert t.who("professor").wounds == 0
    assert t.g.kills == (0,)
    assert t.g.cured


@pytest.mark.rule("AT-12.48")
def test_cure_ends_the_melee_for_the_turn() -> None:
    t = Table("map 4|2\nscenario 5\npeople The-Professor 4G2\nzombies 4G2 slow slow\nturn start", (2, 4))
    t.do("go The-Professor")
    t.do("end")
    t.do("cure", (1, 1), (1, 1))  # zombies' activation: he is charged, passes, and there is no melee
    assert (t.g.turn, t.who("professor").wounds) == (2, 0)
    assert not [key for key in t.happened if key.startswith("event-melee")]


@pytest.mark.rule("AT-12.47", "AT-G109")
def test_failed_cure_counts_as_no_success_and_cannot_repeat() -> None:
    t = cure("The-Professor 4G2 | Tonya 2A1", "4G2 slow")
    t.do("end")
    t.do("cure", (5, 6), (4,))
    assert (t.who("professor").wounds, t.zombies("4G2")) == (1, ["slow"])
    t = cure("The-Professor 4G2 | Tonya 2A1", "4G2 slow")
    t.g.cured = 1
    t.do("end", (1,), (6,))  # no question this time
    assert t.all_zombies() == []


@pytest.mark.rule("AT-G110")
def test_the_cure_in_scenario_six_is_an_option() -> None:
    text = "map 3\nscenario 6\npeople The-Professor 3G9 pistol | {}\nzombies 3G9 slow\nturn The-Professor"
    text = text.format("Tonya 3A1 | Nick 3A2 | Bank 3A3 | Jimmy 3A4")
    t = Table(text)
    t.do("end", (1,), (6,))
    assert t.all_zombies() == []
    t = Table(text, on=("s6_professor_rules",))
    t.do("end")
    assert t.asks == "ask-cure"
    assert "fire 1" in Table(text).options()
    text = text.replace("zombies 3G9", "zombies 3G11")
    assert "charge 3G11" in Table(text).options()
    assert Table(text, on=("s6_professor_rules",)).refused_by("charge 3G11") == ["AT-12.44"]
    armed = text.replace("3G9 pistol", "3G9 pistol bat")
    assert "swap" in Table(armed).options()
    assert Table(armed, on=("s6_professor_rules",)).refused_by("swap") == ["AT-12.43"]
    other = cure("Tonya 4G9 pistol bat | The-Professor 4E2", "4G11 slow", "Tonya")
    assert "swap" in other.options()
    assert "charge 4G11" in other.options()  # only he never charges


CURED = "The-Professor 4G9 | Survivor-1 4G9 | Tonya {}"


def cured(tonya: str, zombies: str = "") -> Table:
    """The Professor with a survivor he has cured, in his activation."""
    t = cure(CURED.format(tonya), zombies)
    t.g.set_person(1, t.g.people[1].joined(0, 0, 0))
    t.g.cured = 1
    return t


@pytest.mark.rule("AT-12.49", "AT-03.29", "AT-03.31")
def test_cured_survivor_is_unarmed_and_can_get_a_weapon() -> None:
    t = cure("Tonya 4G10 pistol | The-Professor 4G9 | Survivor-1 4G9", turn="Tonya")
    t.g.set_person(2, t.g.people[2].joined(0, 0, 1))
    assert t.hand("generic_1") == ""
    t.do("give pistol to Survivor-1")
    assert t.hand("generic_1") == "pistol"


@pytest.mark.rule("AT-12.50", "AT-03.29", "AT-G124")
def test_cured_survivor_moves_with_the_professor() -> None:
    t = cured("2A1")
    t.do("move 4G8")
    assert (t.at("professor"), t.at("generic_1")) == ("4G8", "4G8")
    t.do("end")
    t = cure(CURED.format("2A1"), turn="Survivor-1")
    t.g.set_person(1, t.g.people[1].joined(0, 0, 0))
    assert t.refused_by("move 4G8") == ["AT-12.50"]
    assert t.refused_by("fast") == ["AT-12.50"]


@pytest.mark.rule("AT-G124", "AT-03.31")
def test_cured_survivor_can_act_beside_the_professor() -> None:
    t = cure("The-Professor 4G9 | Survivor-1 4G9 pistol | Tonya 2A1", "4G12 slow", "Survivor-1")
    t.g.set_person(1, t.g.people[1].joined(0, 0, 0))
    t.do("fire 1", (6,))
    assert t.all_zombies() == []


@pytest.mark.rule("AT-12.51")
def test_cured_survivor_fights_and_takes_his_wounds() -> None:
    t = cured("2A1", "4G9 slow slow")
    t.do("end", (6,), (1, 1), (1, 6))  # the Professor loses, the cured wins
    assert (t.who("professor").wounds, t.who("generic_1").wounds, len(t.zombies("4G9"))) == (0, 1, 1)
    t = cured("2A1", "4G9 slow slow")
    t.do("end", (6,), (6, 6), (1, 6))  # both lose: two wounds kill the cured survivor
    assert (t.who("professor").wounds, t.who("generic_1").fate) == (0, DEAD)


# -------------------------------------------------------------------- victory


@pytest.mark.rule("AT-12.52", "AT-G106")
def test_the_professor_leaves_over_the_north_edge_of_board_two() -> None:
    t = cure("The-Professor 2A5 | Tonya 4G9")
    t.do("leave")
    assert (t.g.outcome, t.who("professor").fate) == ("won", LEFT)
    assert cure("The-Professor 4A5 | Tonya 4G9").refused_by("leave") == ["AT-G106"]
    assert cure("The-Professor 2M5 | Tonya 4G9").refused_by("leave") == ["AT-G106"]
    assert cure("Tonya 2A5 | The-Professor 4E2", turn="Tonya").refused_by("leave") == ["AT-G106"]


@pytest.mark.rule("AT-G75", "AT-G126")
def test_scenario_is_lost_with_the_professor() -> None:
    t = cure("The-Professor 4G9 w3 | Tonya 2A1", "4G9 slow")
    t.g.cured = 1
    t.do("end", (6,), (1,))
    assert t.g.outcome == "lost"
