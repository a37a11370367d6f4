"""Searching rooms and cars in every mission (ZC-06.07 to ZC-06.18), and the skills that help."""

import pytest

from shamble.core.chance import ChanceError
from shamble.games.zombicide.board import BOARDS
from shamble.games.zombicide.cards import CARDS, NO_CARD
from shamble.games.zombicide.state import DEAD
from tests.games.zombicide.table import Table, card

QUIET = "off S1 S2 S3 S4"


def look(text: str, who: str = "Ned", mission: str = "04", **on: int) -> Table:
    return Table(f"mission {mission}\n{text}\n{QUIET if mission == '04' else ''}\nturn {who}", 1, None, **on)


def ids(cards: list[int]) -> list[str]:
    return sorted(CARDS[number].id for number in cards)


CARS = [(board.id, car.id, board.names[car.zone], car.kind) for board in BOARDS for car in board.cars]


@pytest.mark.rule("ZC-06.14", "ZC-06.15", "ZC-M04.06", "ZC-M06.11", "ZC-M08.08", "ZC-G101", "ZC-G09")
@pytest.mark.parametrize(("mission", "car", "zone"), [entry[:3] for entry in CARS if entry[3] == "pimp"])
@pytest.mark.parametrize(("choice", "weapon"), [(0, "mas_shotgun"), (1, "evil_twins")])
def test_pimp_cars(mission: str, car: str, zone: str, choice: int, weapon: str) -> None:
    """One of the two weapons at random, once in the game."""
    text = f"Ned {zone} skills medic\nAmy {zone} skills medic"
    t = look(text, mission=mission)
    t.do(f"Ned ransack {car}", (choice,))
    assert (t.cards("Ned"), t.g.actions) == ([weapon], 2)
    t.play("done", "Ned end")
    assert t.refused_by(f"Amy ransack {car}") == ["ZC-06.14"]


@pytest.mark.rule("ZC-06.17", "ZC-06.18", "ZC-M04.07", "ZC-M06.12", "ZC-M08.09", "ZC-M09.14", "ZC-06.42")
@pytest.mark.parametrize(("mission", "car", "zone"), [entry[:3] for entry in CARS if entry[3] == "police"])
def test_police_cars(mission: str, car: str, zone: str) -> None:
    """Any number of times: until a weapon turns up, the rest is discarded; Aaahh! ends it."""
    names = ("Ned", "Amy", "Josh")
    text = "\n".join(f"{name} {zone} skills medic" for name in names)
    t = look(text, mission=mission)
    t.do(f"Ned ransack {car}", card("scope"), card("plenty_of_ammo_shells"), card("katana"))
    assert (t.cards("Ned"), ids(t.g.discards)) == (["katana"], ["plenty_of_ammo_shells", "scope"])
    t.play("done", "Ned end", "activate Amy")
    t.do(f"Amy ransack {car}", card("pistol"))
    t.play("done", "Amy end")
    t.do(f"Josh ransack {car}", card("water"), card("aaahh"))
    assert (t.cards("Josh"), t.horde(zone)) == ([], "1 walker")
    assert ids(t.g.discards) == ["aaahh", "plenty_of_ammo_shells", "scope", "water"]


@pytest.mark.rule("ZC-06.34", "ZC-M03.04", "ZC-M04.05", "ZC-M06.10", "ZC-M08.07", "ZC-M09.13", "ZC-12.05")
@pytest.mark.parametrize(("mission", "car", "zone", "kind"), CARS)
def test_which_cars_are_driven(mission: str, car: str, zone: str, kind: str) -> None:
    t = look(f"Ned {zone}", mission=mission)
    if mission == "09":
        assert t.refused_by(f"Ned board {car} driver") == ["ZC-06.34"]
        assert f"Ned ransack {car}" in t.options()
        return
    t.do(f"Ned board {car} driver")
    way = next(option for option in t.options() if f"drive {car}" in option)
    t.do(way)
    assert t.at("Ned") == way.split()[-1]
    assert t.g.cars[[token.id for token in t.g.board().cars].index(car)] == t.who("Ned").zone


@pytest.mark.rule("ZC-06.16", "ZC-06.09")
def test_a_second_pimp_car_holds_the_other_weapon_or_nothing() -> None:
    t = look("Ned z7 skills medic\nAmy z5 hand mas_shotgun")
    t.do("Ned ransack C1", (0,))
    assert t.cards("Ned") == ["evil_twins"]
    t.do("done")
    assert (t.refused_by("Ned ransack C1"), t.g.actions) == (["ZC-06.09", "ZC-06.14"], 2)


@pytest.mark.rule("ZC-06.16", "ZC-G67")
def test_a_weapon_once_taken_from_a_car_is_never_found_again() -> None:
    """Amy finds one and loses it; later only the other one is there, and then nothing."""
    t = look("Ned z7 skills medic\nAmy z5 hand mas_shotgun")
    t.g.survivors[1] = t.who("Amy").with_slots(t.who("Amy").with_slot(0, NO_CARD))
    t.g.discard(card("mas_shotgun")[0])
    t.do("Ned ransack C1", (0,))
    assert t.cards("Ned") == ["evil_twins"]
    none = look("Ned z7 skills medic\nAmy z5 hand mas_shotgun evil_twins")
    none.g.survivors[1] = none.who("Amy").with_fate(DEAD)
    none.g.discard(card("mas_shotgun")[0])
    none.g.discard(card("evil_twins")[0])
    none.do("Ned ransack C1")
    assert none.cards("Ned") == []


@pytest.mark.rule("ZC-06.14", "ZC-06.17")
def test_a_searched_pimp_car_closes_no_other_car() -> None:
    t = look("Ned z7 skills medic\nAmy z9 skills medic")
    t.do("Ned ransack C1", (0,))
    t.play("done", "Ned end")
    assert t.refused_by("Amy ransack C2") == []


@pytest.mark.rule("ZC-06.09", "ZC-G45", "ZC-09.13")
def test_one_search_a_turn_free_or_not() -> None:
    t = look("Ned r17")  # Ned has a free search
    t.do("Ned search", card("water"))
    t.do("done")
    assert (t.g.actions, t.g.free_searches, t.refused_by("Ned search")) == (3, 0, ["ZC-06.09"])
    car = look("Ned z7 skills medic")
    car.do("Ned ransack C1", (0,))
    car.do("done")
    car.g.survivors[0] = car.g.survivors[0].at(car.g.board().number["r17"])
    assert car.refused_by("Ned search") == ["ZC-06.09"]


@pytest.mark.rule("ZC-G42", "ZC-05.37", "ZC-G43")
def test_two_flashlights_show_three_cards() -> None:
    t = look("Ned r17 hand flashlight pack flashlight")
    t.do("Ned search", card("water"), card("aaahh"), card("scope"))
    assert (t.cards("Ned"), t.horde("r17")) == (["flashlight", "flashlight", "scope", "water"], "1 walker")
    police = look("Ned z9 hand flashlight")
    police.do("Ned ransack C2", card("rifle"))  # cars ignore it
    assert police.cards("Ned") == ["flashlight", "rifle"]


@pytest.mark.rule("ZC-05.38", "ZC-G98")
def test_room_is_made_card_after_card() -> None:
    t = look("Ned r17 hand pistol crowbar pack flashlight water water")
    t.do("Ned search", card("rifle"))
    assert t.asks == "ask-room-for"
    t.do("drop pistol " + str(card("pistol")[0]), card("katana"))
    assert t.asks == "ask-room-for"
    t.do("drop crowbar " + str(card("crowbar")[0]))
    assert (t.slots("Ned")[:2], ids(t.g.discards)) == (["rifle", "katana"], ["crowbar", "pistol"])


@pytest.mark.rule("ZC-06.12", "ZC-03.04")
def test_the_new_deck_is_made_of_the_discards_alone() -> None:
    t = look("Ned r17 skills medic\nAmy r17 hand pan")
    t.g.discards = [*card("water"), *card("scope")]
    rest = [number for number in t.g.bag if number not in t.g.discards]
    t.g.pool, t.g.bag = rest, []
    t.do("Ned search", card("water"))
    assert (t.g.bag, t.g.discards) == ([*card("scope")], [])
    assert {"evil_twins", "mas_shotgun", "molotov", "pan"} == set(ids(t.g.aside))


@pytest.mark.rule("ZC-06.12", "ZC-07.08")
def test_cards_set_aside_return_aside_when_their_owner_dies() -> None:
    text = f"mission 04\nNed z8 hand wound pan pack mas_shotgun molotov water\nAmy z5\nzombies z8 1 walker\n{QUIET}"
    t = Table(f"{text}\nphase zombies")
    assert t.at("Ned") == "dead"
    assert ids(t.g.discards) == ["water"]
    assert ids(t.g.aside) == ["evil_twins", "mas_shotgun", "molotov", "molotov", "pan", "pan", "pan"]


@pytest.mark.rule("ZC-G67", "ZC-08.33")
def test_a_thrown_molotov_can_be_made_again() -> None:
    t = look("Ned z8 hand molotov gasoline pack glass_bottles\nAmy z5 hand molotov\nzombies z9 1 walker")
    assert t.refused_by("Ned combine molotov") == ["ZC-G67"]
    t.do("Ned shoot z9 with molotov")
    assert t.slots("Ned") == ["-", "gasoline", "glass_bottles", "-", "-"]
    t.do("Ned combine molotov")
    assert t.cards("Ned") == ["molotov"]


@pytest.mark.rule("ZC-06.42", "ZC-07.36", "ZC-G44")
def test_a_scream_without_walkers_left_wakes_them() -> None:
    t = look("Ned r17 skills medic\nzombies z17 40 walker\nopen D7")
    t.do("Ned search", card("aaahh"))
    assert t.hordes() == {"z15": "40 walker"}


@pytest.mark.rule("ZC-M06.08")
def test_the_start_of_mission_06_is_not_searched() -> None:
    t = look("Ned r5", mission="06")
    assert t.refused_by("Ned search") == ["ZC-M06.08"]
    assert look("Ned r1", mission="06").refused_by("Ned search") == []
    assert look("Ned r14", mission="01").refused_by("Ned search") == []  # other starting zones are


# -------------------------------------------------------------------- skills


@pytest.mark.rule("ZC-09.20")
def test_destiny_works_once_a_turn_and_in_police_cars() -> None:
    t = look("Ned z9 skills destiny")
    t.do("Ned ransack C2", card("pistol"))
    t.do(f"redraw pistol {card('pistol')[0]}", card("water"), card("scope"), card("rifle"))
    assert (t.cards("Ned"), ids(t.g.discards)) == (["rifle"], ["pistol", "scope", "water"])
    light = look("Ned r17 pack flashlight skills destiny")
    light.do("Ned search", card("aaahh"))
    light.do(f"redraw aaahh {card('aaahh')[0]}", card("water"), card("scope"))
    assert (light.cards("Ned"), light.asks) == (["flashlight", "scope", "water"], "ask-arrange")


@pytest.mark.rule("ZC-09.20")
def test_destiny_comes_back_every_turn() -> None:
    t = look("Ned r17 skills destiny")
    t.do("Ned search", card("water"))
    t.do(f"redraw water {card('water')[0]}", card("scope"))
    t.play("done", "Ned end")
    t.do("Ned search", card("rifle"))
    assert t.asks == "ask-destiny"


@pytest.mark.rule("ZC-09.28", "ZC-G63")
def test_matching_set_comes_from_the_deck_not_the_discards() -> None:
    t = look("Doug z9", "Doug")
    t.do("Doug ransack C2", card("sub_mg"))
    assert t.asks == "ask-match"
    t.do("accept")
    assert t.cards("Doug") == ["sub_mg", "sub_mg"]
    t = look("Doug r17", "Doug")
    t.g.bag.remove(card("sub_mg", 1)[0])
    t.g.discards.append(card("sub_mg", 1)[0])
    t.do("Doug search", card("sub_mg"))
    assert (t.asks, t.cards("Doug")) == ("ask-arrange", ["sub_mg"])
    t = look("Doug r17", "Doug")
    t.do("Doug search", card("katana"))  # not dual
    assert t.asks == "ask-arrange"


@pytest.mark.rule("ZC-09.28", "ZC-M00.04", "ZC-G136")
def test_matching_set_leaves_the_tutorial_cards_on_top() -> None:
    t = Table.new_game("00", 1)
    for name in ("Amy", "Josh", "Ned", "Doug"):
        t.do(f"pick {name}")
    t.do("activate Doug")
    t.do("Doug search", card("pistol"))
    assert t.asks == "ask-match"
    t.do("accept")
    assert (t.cards("Doug"), ids(t.g.top)) == (["pistol", "pistol"], ["crowbar", "fire_axe"])
    t.play("done", "Doug end", "activate Amy")
    with pytest.raises(ChanceError):
        t.do("Amy search", card("water"))


@pytest.mark.rule("ZC-09.28", "ZC-09.18", "ZC-09.21", "ZC-09.34", "ZC-G129")
@pytest.mark.parametrize(
    ("skill", "weapon", "asks"),
    [
        ("ambidextrous", "katana", "ask-match"),
        ("ambidextrous", "rifle", "ask-match"),
        ("swordmaster", "katana", "ask-match"),
        ("swordmaster", "rifle", "ask-arrange"),
        ("gunslinger", "rifle", "ask-match"),
        ("gunslinger", "katana", "ask-arrange"),
        ("ambidextrous", "water", "ask-arrange"),
    ],
)
def test_a_matching_set_of_weapons_that_count_as_dual(skill: str, weapon: str, asks: str) -> None:
    t = look(f"Doug r17 skills matching-set {skill}", "Doug")
    t.do("Doug search", card(weapon))
    assert t.asks == asks


@pytest.mark.rule("ZC-09.23", "ZC-G56")
def test_hold_your_nose_only_where_one_killed_this_turn() -> None:
    t = look("Ned z8 hand pistol skills hold-your-nose\nzombies z9 1 walker")
    t.do("Ned shoot z9 with pistol", (4,))
    assert t.refused_by("Ned search") == ["ZC-06.07"]
    t.do("Ned move z9")
    t.do("Ned search", card("water"))
    t.do("done")
    assert t.g.actions == 1
    t.play("Ned end")
    assert t.refused_by("Ned search") == ["ZC-06.07"]  # another turn


@pytest.mark.rule("ZC-09.23", "ZC-06.13", "ZC-06.09")
def test_hold_your_nose_searches_a_car_for_free() -> None:
    t = look("Ned z7 hand crowbar skills hold-your-nose\nzombies z7 1 walker")
    t.do("Ned strike with crowbar", (4,))
    t.do("Ned ransack C1", (0,))
    t.do("done")
    assert (t.g.actions, t.refused_by("Ned search")) == (2, ["ZC-06.09"])
    far = look("Ned z7 hand pistol skills hold-your-nose\nzombies z8 1 walker")
    far.do("Ned shoot z8 with pistol", (4,))
    far.do("Ned ransack C1", (0,))
    far.do("done")
    assert far.g.actions == 1  # he did not kill where the car is


@pytest.mark.rule("ZC-09.29", "ZC-G61")
def test_a_medic_heals_once_a_turn() -> None:
    t = look("Ned z8 skills medic\nAmy z8 hand wound\nDoug z8 hand wound")
    t.do("Ned heal Amy")
    assert t.refused_by("Ned heal Doug") == ["ZC-09.29"]
    assert t.refused_by("Ned heal Ned") == ["ZC-09.29", "ZC-09.29"]
