"""Loot (AT-10.3) and Too Tall's scouting (AT-G31): where cards and counters go."""

import pytest

from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.pieces import ITEM, ITEM_IDS, LOOT_CARDS, PERSON, WEAPON_KINDS
from shamble.games.all_things_zombie.rules.finding import SurpriseChoice, ZombieCard
from shamble.games.all_things_zombie.state import IN_CUP, NOWHERE
from tests.games.all_things_zombie.table import Table, loot_card, zombie_card

FIRST_GEAR = ITEM_IDS[WEAPON_KINDS]
INSIDE = "map 1\npeople {} 1F10 {}\nentered 1a\nturn {}"


def inside(who: str, kit: str = "") -> Table:
    return Table(INSIDE.format(who, kit, who))


def kits(t: Table) -> list[tuple[int, int, str]]:
    """Return who did what with which item."""
    return [(e.kind, e.item, e.what) for e in t.record.events if isinstance(e, events.Kit)]


# -------------------------------------------------------------------- cards


@pytest.mark.rule("AT-10.26", "AT-G128", "AT-03.15")
@pytest.mark.parametrize("item", ["pistol", "smg", "medkit"])
def test_found_item_goes_from_the_supply_to_the_card(item: str) -> None:
    """Item 0 too; the card goes to the discards."""
    t = inside("Tonya")
    supply, number = t.g.supply[ITEM[item]], ITEM[item]
    t.do("search", loot_card(item))
    tonya = PERSON["tonya"]
    if t.asks == "ask-stow":  # in hand or in the pack
        assert t.options() == ["put hand", "put pack"]
        t.do("put hand")
        assert kits(t) == [(tonya, number, "stowed")]
    else:
        assert kits(t) == [(tonya, number, "found"), (tonya, number, "stowed")]
    assert t.g.supply[number] == supply - 1
    assert (t.hand("tonya") or t.gear("tonya")[0]) == item
    assert t.g.loot_used == [loot_index(item)]
    assert t.who("tonya").finds == (item != "medkit")
    assert t.asks == "ask-activation"


def loot_index(item: str) -> int:
    return LOOT_CARDS.index(ITEM[item])


@pytest.mark.rule("AT-10.26", "AT-10.27", "AT-04.11")
def test_search_is_told_and_marks_the_building() -> None:
    t = inside("Tonya")
    t.do("search", loot_card("nothing"))
    searches = [(e.kind, e.building) for e in t.record.events if isinstance(e, events.Searched)]
    assert searches == [(PERSON["tonya"], "1a")]
    assert t.g.searched == 1 << [b.id for b in t.g.map().buildings].index("1a")


@pytest.mark.rule("AT-G128")
def test_missing_counter_is_told() -> None:
    t = inside("Tonya")
    t.g.supply = tuple([0 if item == ITEM["smg"] else count for item, count in enumerate(t.g.supply)])
    t.do("search", loot_card("smg"))
    assert kits(t)[-1] == (PERSON["tonya"], ITEM["smg"], "none")
    assert t.asks == "ask-activation"


# -------------------------------------------------------------------- the scrounger


@pytest.mark.rule("AT-G33", "AT-10.26")
@pytest.mark.parametrize(("card", "other"), [("medkit", "ammo"), ("ammo", "medkit")])
def test_scrounger_keeps_one_of_two_cards(card: str, other: str) -> None:
    t = inside("Beck")
    t.do("search", loot_card("medkit"), loot_card("ammo"))
    assert sorted(t.options()) == ["keep ammo", "keep medkit"]
    t.do(f"keep {card}")
    assert t.gear("beck") == [card]
    assert t.g.loot_last == (loot_index(other),)  # under the deck
    assert t.g.loot_used == [loot_index(card)]
    assert t.asks == "ask-activation"


@pytest.mark.rule("AT-G33")
def test_scrounger_with_two_cards_alike_has_one_option() -> None:
    t = inside("Beck")
    t.do("search", loot_card("medkit"), loot_card("medkit", 1))
    assert t.options() == ["keep medkit"]


@pytest.mark.rule("AT-G33")
def test_card_under_the_deck_is_drawn_last() -> None:
    t = inside("Tonya")
    t.g.loot, t.g.loot_last = [], (loot_index("medkit"),)
    t.do("search")
    assert t.gear("tonya") == ["medkit"]
    assert not t.g.loot_last


# -------------------------------------------------------------------- boxes


@pytest.mark.rule("AT-03.14", "AT-03.15", "AT-G85")
def test_full_hands_exchange_or_leave_a_weapon() -> None:
    """Gear never makes room for a weapon; one dropped takes its scope along."""
    options = ["drop pistol hand", "drop bat pack", "leave"]
    for choice, hand in (("drop pistol hand", "smg"), ("drop bat pack", "pistol"), ("leave", "pistol")):
        t = inside("Tonya", "pistol(scope) bat medkit")
        t.do("search", loot_card("smg"))
        assert t.options() == options
        t.do(choice)
        assert t.hand("tonya") == hand
        lost = {"drop pistol hand": ["pistol", "scope"], "drop bat pack": ["bat"], "leave": ["smg"]}[choice]
        assert [id for id, item in ITEM.items() if t.g.lost[item]] == sorted(lost, key=lambda id: ITEM[id])
        said = (
            [(ITEM["smg"], "left")]
            if choice == "leave"
            else [(ITEM[lost[0]], "dropped"), (ITEM["smg"], "stowed")]
        )
        assert kits(t) == [(PERSON["tonya"], item, what) for item, what in said]
        assert t.asks == "ask-activation"


@pytest.mark.rule("AT-03.14", "AT-G85")
def test_full_boxes_exchange_each_kind_of_gear_once() -> None:
    t = inside("Tonya", "pistol bat medkit medkit meds")
    t.do("search", loot_card("ammo"))
    assert t.options() == ["drop medkit box", "drop meds box", "leave"]
    t.do("drop meds box")
    assert t.gear("tonya") == ["medkit", "medkit", "ammo"]
    assert t.hand("tonya") == "pistol"


@pytest.mark.rule("AT-03.14", "AT-G36", "AT-G85")
def test_grenade_goes_into_any_box() -> None:
    t = inside("Tonya")
    t.do("search", loot_card("grenade"))
    assert t.options() == ["put hand", "put pack", "put box"]
    t = inside("Tonya", "pistol bat medkit medkit meds")
    t.do("search", loot_card("grenade"))
    weapons = ["drop pistol hand", "drop bat pack"]
    assert t.options() == [*weapons, "drop medkit box", "drop meds box", "leave"]


@pytest.mark.rule("AT-12.43", "AT-03.14")
@pytest.mark.parametrize(("item", "stays"), [("pistol", False), ("medkit", True), (FIRST_GEAR, True)])
def test_professor_finds_gear_but_no_weapon(item: str, stays: bool) -> None:
    t = Table("map 4|1\nscenario 5\npeople The-Professor 1F10\nentered 1a\nturn The-Professor")
    t.do("search", loot_card(item))
    assert (t.gear("professor"), t.hand("professor")) == ([item] if stays else [], "")
    assert t.g.lost[ITEM[item]] == (not stays)


# -------------------------------------------------------------------- scouting


SCOUT = "map 1\n{}people Too-Tall 1G9 pistol\nturn Too-Tall"


@pytest.mark.rule("AT-04.15", "AT-G31")
def test_scout_that_stays_ends_its_activation() -> None:
    t = Table(SCOUT.format("").replace("pistol\n", "pistol | Beck 1A1\n"))
    t.do("scout 1F10", zombie_card(2), (0,), (0,))
    assert t.g.entered == 1 << t.g.map().building[t.g.map().number["1F10"]]
    t.do("stay")
    assert "event-stays-stay" in t.happened
    assert (t.at("too_tall"), t.g.acting) == ("1G9", -1)


@pytest.mark.rule("AT-G31", "AT-10.03", "AT-06.09")
@pytest.mark.parametrize(("card", "mp"), [(0, 2), (1, 0)])
def test_scout_that_enters_pays_and_rolls_for_surprise(card: int, mp: int) -> None:
    t = Table(SCOUT.format(""))
    start = t.g.mp
    t.do("scout 1F10", zombie_card(card), *[(0,)] * card)
    t.do("enter", *[(1, 6)] * card)
    assert t.at("too_tall") == "1F10"
    assert t.g.mp == (start - 2 if not card else 0)
    assert t.asks == ("ask-surprise" if card else "ask-activation")


@pytest.mark.rule("AT-04.15", "AT-10.10", "AT-10.11")
def test_scout_that_finds_a_survivor_is_in_its_hex() -> None:
    t = Table(SCOUT.format("finder 0\n"))
    start = t.g.mp
    t.do("scout 1F10", zombie_card(0), (0,), (0,), (6, 1))
    assert t.at("too_tall") == "1F10"
    assert t.g.mp == start - 2
    assert len(t.g.people) == 2
    assert t.g.people[1].hex == t.g.people[0].hex


@pytest.mark.rule("AT-10.06", "AT-10.30")
def test_way_back_must_be_free() -> None:
    t = Table("map 1\npeople Tonya 1G9 pistol\nturn Tonya")
    t.do("move 1F10", zombie_card(1), (0,), (1, 6))
    assert "back" in t.options()
    t.g.put_zombie(t.g.zombies.index(IN_CUP), t.g.map().number["1G9"])
    assert t.refused_by("back") == ["AT-10.06"]
    assert not SurpriseChoice(0, NOWHERE).way_back(t.g)  # it came from no hex


@pytest.mark.rule("AT-10.10", "AT-04.14", "AT-10.01")
def test_card_marks_the_building_and_is_told() -> None:
    t = Table("map 1\npeople Tonya 1E8\nturn Tonya")
    house = next(b for b in t.g.map().buildings if b.id == "1c").hexes
    assert t.g.map().number["1E7"] in house
    t.do("move 1E7", zombie_card(0))
    assert ZombieCard(0, NOWHERE, False).building(t.g) == "@building-1c"
    assert t.g.entered == 1 << t.g.map().building[house[0]]
    assert t.g.entered > 1
    card = next(e for e in t.record.events if isinstance(e, events.CardTurned))
    assert (card.kind, card.building, card.zombies, card.person) == (PERSON["tonya"], "1c", 0, False)
