"""Markers and gear (AT-04)."""

import pytest

from shamble.games.all_things_zombie.board import COMPONENTS
from shamble.games.all_things_zombie.pieces import COUNTERS, ITEM, ITEM_IDS, WEAPONS
from shamble.games.all_things_zombie.state import BOX
from tests.games.all_things_zombie.table import Table, loot_card, zombie_card


@pytest.mark.rule("AT-04.01", "AT-04.02", "AT-08.24", "AT-G06")
def test_the_counters_of_the_box() -> None:
    split = COMPONENTS["box_split"]
    assert sum(COUNTERS[: len(WEAPONS)]) == split["weapons"]
    assert sum(COUNTERS[len(WEAPONS) :]) == split["gear"]
    values = {w.id: (w.reach, w.shots[-1]) for w in WEAPONS if w.ranged}
    assert values == {
        "pistol": (5, 1),
        "twin_pistols": (5, 2),
        "smg": (8, 4),
        "assault_rifle": (14, 3),
        "shotgun": (4, 6),
        "crossbow": (6, 1),
    }
    assert "hunting_rifle" not in ITEM_IDS


@pytest.mark.rule("AT-04.02", "AT-08.24")
@pytest.mark.parametrize(
    ("weapon", "shots"), [("pistol", 1), ("twin_pistols", 2), ("crossbow", 1), ("shotgun", 6), ("smg", 4)]
)
def test_every_gun_reaches_and_rolls_what_is_printed(weapon: str, shots: int) -> None:
    reach = WEAPONS[ITEM[weapon]].reach
    text = "map 1\npeople Jimmy 1G2 {}\nzombies 1G{} slow\nturn Jimmy"
    t = Table(text.format(weapon, 2 + reach))
    t.do(f"fire {shots}", (2,) * shots)
    assert Table(text.format(weapon, 3 + reach)).refused_by(f"fire {shots}") == ["AT-08.04"]


@pytest.mark.rule("AT-04.10", "AT-05.06")
def test_shots_call_zombies_at_the_end_of_the_turn() -> None:
    t = Table("map 1\npeople Tonya 1G9\nshots 1G9 2\nturn Tonya")
    assert t.all_zombies() == []
    t.do("end", (4, 3), t.draw("E"))
    assert t.all_zombies() == ["1G15"]


@pytest.mark.rule("AT-04.11", "AT-04.12", "AT-10.26", "AT-10.27", "AT-10.28", "AT-07.05")
def test_a_building_is_searched_once() -> None:
    t = Table("map 1\npeople Tonya 1F10 | Jimmy 1F11 pistol\nentered 1a\nturn side 0")
    t.do("go Tonya")
    t.do("search", loot_card("smg"))
    t.do("put hand")
    assert t.hand("tonya") == "smg"
    building = t.g.map().building[t.g.map().number["1F10"]]
    assert (t.g.searched >> building) & 1
    assert t.g.searches == (1,)
    t.do("end")
    assert t.refused_by("search") == ["AT-04.12"]  # Jimmy, in its other hex
    assert t.g.in_cover(t.number("jimmy"))


@pytest.mark.rule("AT-04.13", "AT-04.16", "AT-06.12", "AT-10.08", "AT-10.28", "AT-G04")
@pytest.mark.parametrize("marker", ["entered 1a", "searched 1a"])
def test_a_marked_building_needs_no_card(marker: str) -> None:
    t = Table(f"map 1\npeople Tonya 1G9\n{marker}\nturn Tonya")
    t.do("move 1F10")
    assert t.all_zombies() == []
    assert len(t.g.cards_used) == 0
    t = Table("map 1\npeople Tonya 1G9\nturn Tonya")
    t.do("move 1F10", zombie_card(0))
    assert len(t.g.cards_used) == 1


@pytest.mark.rule("AT-04.14")
def test_a_building_is_marked_when_it_has_been_entered() -> None:
    t = Table("map 1\npeople Tonya 1G9\nturn Tonya")
    assert t.g.entered == 0
    t.do("move 1F10", zombie_card(0))
    assert [b.id for n, b in enumerate(t.g.map().buildings) if (t.g.entered >> n) & 1] == ["1a"]
    assert t.g.searched == 0


@pytest.mark.rule("AT-04.15", "AT-G31")
def test_too_tall_looks_before_he_goes_in() -> None:
    text = "map 1\npeople Too-Tall 1G9 pistol\nturn Too-Tall"
    t = Table(text)
    t.do("scout 1F10", zombie_card(2), (0,), (0,))
    assert (t.asks, t.at("too_tall")) == ("ask-scout", "1G9")
    assert t.zombies("1F10") == ["slow", "slow"]
    assert t.g.entered != 0
    t.do("stay")  # which ends his activation
    assert (t.at("too_tall"), t.g.turn) == ("1G9", 2)
    t = Table(text)
    t.do("scout 1F10", zombie_card(2), (0,), (0,))
    t.do("enter", (1, 1))  # no Charge test, but who surprises whom
    assert (t.asks, t.at("too_tall")) == ("ask-surprise", "1F10")
    t.do("back")
    assert t.at("too_tall") == "1G9"
    t = Table(text)
    t.do("move 1F10", zombie_card(0))  # an ability he need not use
    assert t.at("too_tall") == "1F10"


@pytest.mark.rule("AT-04.17", "AT-10.29")
def test_entered_building_can_be_searched_at_once() -> None:
    t = Table("map 1\npeople Tonya 1G9\nentered 1a\nturn Tonya")
    t.do("move 1F10")
    t.do("search", loot_card("bat"))
    t.do("put hand")
    assert t.hand("tonya") == "bat"


# -------------------------------------------------------------------- scope


@pytest.mark.rule("AT-04.18", "AT-04.19", "AT-07.04", "AT-G94")
def test_a_scope_goes_onto_any_gun_but_the_shotgun() -> None:
    fitting = {w.id for w in WEAPONS if w.scope}
    assert fitting == {"pistol", "twin_pistols", "smg", "assault_rifle", "crossbow"}
    t = Table("map 1\npeople Tonya 1G9 shotgun crossbow scope\nzombies 1G11 slow\nturn Tonya")
    assert t.refused_by("scope hand") == ["AT-04.18"]
    t.do("scope pack")
    assert t.gear("tonya") == []  # it no longer needs a Gear box
    pack = t.who("tonya").pack
    assert pack is not None
    assert pack.scope
    assert t.refused_by("fire 6") == ["AT-07.01"]  # the action is used


@pytest.mark.rule("AT-04.19", "AT-G94")
def test_a_scope_stays_on_its_weapon() -> None:
    t = Table("map 1\npeople Tonya 1G9 pistol(scope) | Jimmy 1G10\nturn Tonya")
    assert "give scope to Jimmy" not in t.options()
    t.do("give pistol to Jimmy")
    hand = t.who("jimmy").hand
    assert hand is not None
    assert hand.scope


# -------------------------------------------------------------------- meds


MEDS = "map 1\npeople Beck 1G9 pistol meds meds\nzombies 1G16 slow\nturn start"


@pytest.mark.rule("AT-04.23", "AT-04.24", "AT-04.25", "AT-G08", "AT-03.19")
@pytest.mark.example("AT-E04.03")
def test_beck_takes_meds_and_acts() -> None:
    t = Table(MEDS, (6, 5))
    assert t.options() == ["meds Beck", "none"]
    t.do("meds Beck")
    t.do("none")
    assert (t.asks, t.who("beck").rep()) == ("ask-activation", 5)
    t.do("move 1G8")
    t.do("move 1G9")
    assert not t.g.acted  # meds cost no action
    t.do("end")
    assert (t.who("beck").rep(), t.gear("beck")) == (4, ["meds"])
    assert t.g.supply[ITEM["meds"]] == COUNTERS[ITEM["meds"]] - 1


@pytest.mark.rule("AT-G95")
def test_several_meds_and_only_after_the_roll() -> None:
    t = Table(MEDS, (5, 6))
    t.do("meds Beck")
    t.do("meds Beck")  # none are left: no further question
    assert t.who("beck").rep() == 6
    assert t.asks == "ask-activation"
    assert not [option for option in t.options() if option.startswith("meds")]


@pytest.mark.rule("AT-G95", "AT-04.24")
def test_meds_are_offered_to_all_before_the_turn() -> None:
    t = Table("map 1\nscenario 4\npeople Tonya 1A1 meds | Nick:1 1M17 meds\nturn start", (6, 5, 4), seats=2)
    assert (t.asks, t.seat) == ("ask-meds", 0)
    t.do("none")
    assert (t.asks, t.seat) == ("ask-meds", 1)
    t.do("none")
    assert t.asks == "ask-activation"


@pytest.mark.rule("AT-04.24", "AT-09.02", "AT-G08")
@pytest.mark.example("AT-E04.06")
def test_meds_last_for_the_whole_turn() -> None:
    t = Table("map 1\npeople Beck 1F10 pistol meds\nzombies 1G10 slow\nentered 1a\nturn start", (4, 6))
    t.do("meds Beck", (5, 6))  # Being Charged: with Rep 5 the 5 is passed
    assert t.asks == "ask-shots"


@pytest.mark.rule("AT-04.24")
def test_without_meds_she_does_not_act() -> None:
    t = Table(MEDS, (6, 5))
    t.do("none")
    assert t.g.turn == 2


# -------------------------------------------------------------------- medkit


@pytest.mark.rule("AT-04.26", "AT-04.27", "AT-04.28", "AT-07.04", "AT-G09", "AT-G96")
def test_a_medkit_heals_one_wound_of_the_carrier_or_a_neighbour() -> None:
    text = (
        "map 1\npeople Tonya 1G9 medkit w2 pistol | Jimmy 1G10 w1 | Bank 1G12 w1\nzombies 1G7 slow\nturn {}"
    )
    t = Table(text.format("Tonya"))
    treats = [option for option in t.options() if option.startswith("treat")]
    assert treats == ["treat Tonya with Tonya", "treat Jimmy with Tonya"]
    t.do("treat Jimmy with Tonya")
    assert (t.who("jimmy").wounds, t.gear("tonya")) == (0, [])
    assert t.refused_by("fire 1") == ["AT-07.01"]
    t = Table(text.format("Jimmy"))  # the neighbour can spend its action instead
    t.do("treat Tonya with Tonya")
    assert (t.who("tonya").wounds, t.gear("tonya")) == (1, [])
    t = Table(text.format("Bank"))
    assert not [option for option in t.options() if option.startswith("treat")]


@pytest.mark.rule("AT-04.28")
def test_there_has_to_be_a_wound() -> None:
    t = Table("map 1\npeople Tonya 1G9 medkit\nturn Tonya")
    assert t.refused_by("treat Tonya with Tonya") == ["AT-04.28"]


@pytest.mark.rule("AT-G32")
def test_buffys_hands() -> None:
    text = "map 1\npeople Buffy 1G9 w1 | Jimmy 1G10 w1\nzombies {} slow\nturn Buffy"
    t = Table(text.format("1A1"))
    t.do("medic Jimmy", (4, 6))
    assert t.who("jimmy").wounds == 0
    assert t.refused_by("medic Buffy") == ["AT-07.01"]
    t = Table(text.format("1A1"))
    t.do("medic Buffy", (5, 6))
    assert t.who("buffy").wounds == 1
    assert Table(text.format("1G9")).refused_by("medic Jimmy") == ["AT-G32"]
    assert Table(text.format("1G10")).refused_by("medic Jimmy") == ["AT-G32"]


@pytest.mark.rule("AT-04.29", "AT-04.30", "AT-04.31")
def test_a_vest_is_worn_while_it_is_carried() -> None:
    t = Table("map 1\npeople Jimmy 1G9 vest | Bank 1G10\nturn Jimmy")
    assert (t.who("jimmy").vested(), t.g.melee_dice(0)) == (True, 3)
    t.do("give vest to Bank")
    assert (t.who("jimmy").vested(), t.g.melee_dice(0)) == (False, 2)
    assert t.who("bank").vested()
    assert t.who("bank").gear == (ITEM["vest"],)
    assert not t.who("jimmy").has_room(ITEM["smg"], BOX)
