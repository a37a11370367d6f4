"""Survivors: values, Stars and Extras, the status card (AT-03)."""

import pytest

from shamble.games.all_things_zombie.board import COMPONENTS
from shamble.games.all_things_zombie.pieces import PEOPLE, PERSON
from shamble.games.all_things_zombie.rules.harm import wound
from shamble.games.all_things_zombie.state import BOX, DEAD, HAND, PACK
from tests.games.all_things_zombie.table import Table, loot_card


@pytest.mark.rule("AT-03.01", "AT-03.02", "AT-03.03", "AT-03.04", "AT-03.05", "AT-G01", "AT-G34")
def test_a_counter_has_a_name_a_cost_and_three_values() -> None:
    tonya = PEOPLE[PERSON["tonya"]]
    assert (tonya.name, tonya.cost, tonya.front, tonya.back) == ("Tonya", 7, (5, 4, 3), (4, 3, 2))
    t = Table("map 1\npeople Tonya 1G9 pistol | Jimmy 1G2\nzombies 1G14 slow\nturn Tonya")
    s = t.who("tonya")
    assert (s.rep(), s.mp(), t.g.melee_dice(0)) == (5, 4, 3)
    assert t.g.mp == 4  # all her MP
    t.do("fire 1", (3,))  # 3 + Rep 5 hits where 3 + Rep 4 would not
    assert t.all_zombies() == []


@pytest.mark.rule("AT-03.06", "AT-03.17", "AT-G35")
def test_the_back_is_the_wounded_side() -> None:
    for person in PEOPLE:
        assert all(back <= front for back, front in zip(person.back, person.front))
        assert person.back < person.front
    t = Table("map 1\npeople Tonya 1G9 w3 medkit\nturn Tonya")
    assert (t.who("tonya").wounded(), t.who("tonya").rep()) == (True, 4)
    t.do("treat Tonya with Tonya")
    assert (t.who("tonya").wounded(), t.who("tonya").rep()) == (False, 5)  # before the Flip space again


@pytest.mark.rule("AT-03.07", "AT-G07", "AT-G91")
def test_stars_and_extras() -> None:
    assert [person.id for person in PEOPLE if person.star] == ["tonya", "nick"]
    assert all(person.front[0] == 5 for person in PEOPLE if person.star)
    assert (PEOPLE[PERSON["beck"]].woman, PEOPLE[PERSON["too_tall"]].woman) == (True, False)
    text = "map 1\npeople Too-Tall 1G9\nturn Too-Tall"
    assert not Table(text).g.woman(0)
    assert Table(text, on=("faq_too_tall_female",)).g.woman(0)


BESIDE = "map 1\npeople Tonya 1G9 | Beck 1G10\nturn start"


@pytest.mark.rule("AT-03.10", "AT-05.10", "AT-G92")
@pytest.mark.example("AT-E03.01")
def test_beck_acts_beside_tonya() -> None:
    t = Table(BESIDE, (1, 5))
    assert t.options() == ["go Tonya", "go Beck", "rest"]
    t.do("go Beck")  # the Star need not act first, nor at all
    t.do("end")
    assert t.g.acting == t.number("tonya")


@pytest.mark.rule("AT-03.10")
@pytest.mark.parametrize(
    ("people", "faces", "who"),
    [
        ("Tonya 1G9 | Beck 1G11", (1, 5), "tonya"),  # not adjacent
        ("Tonya 1G9 w3 | Beck 1G10 | Nick 1A1", (1, 5), "nick"),  # this Star cannot activate
        ("Bank 1G9 | Beck 1G10 | Nick 1A1", (1, 5), "nick"),  # no Star
    ],
)
def test_without_an_able_star_beside_her_she_does_not(people: str, faces: tuple[int, ...], who: str) -> None:
    t = Table(f"map 1\npeople {people}\nturn start", faces)
    assert t.g.acting == t.number(who)
    assert not t.g.can_activate(t.number("beck"))


@pytest.mark.rule("AT-03.10", "AT-G92")
def test_adjacency_counts_at_the_start_of_the_turn() -> None:
    t = Table(BESIDE, (1, 5))
    t.do("go Tonya")
    t.do("move 1G8")
    t.do("end")
    assert t.g.acting == t.number("beck")
    t = Table("map 1\npeople Tonya 1G9 | Beck 1G11\nturn start", (1, 5))
    t.do("move 1G10")  # too late
    t.do("end")
    assert t.asks == "ask-roll-initiative"
    assert t.g.turn == 2


@pytest.mark.rule("AT-03.11")
@pytest.mark.example("AT-E03.02")
def test_an_extra_acts_once_a_turn() -> None:
    t = Table(BESIDE, (1, 4))
    t.do("go Beck")
    t.do("end")
    t.do("end")
    assert t.g.turn == 2  # Beck was not asked again


@pytest.mark.rule("AT-03.12")
def test_named_survivors_have_a_card() -> None:
    for data in COMPONENTS["survivor"]:
        person = PEOPLE[PERSON[data["id"]]]
        assert data["status_card"] is not data["generic"]
        assert person.generic is data["generic"]
        assert (person.ability == "none") is person.generic
        if data["generic"]:
            assert (person.boxes, person.pack) == (0, False)
        else:
            assert person.boxes >= 3
            assert person.flip_at < person.dead_at


@pytest.mark.rule("AT-03.13", "AT-12.05")
def test_scenario_starts_unwounded_with_items_in_boxes() -> None:
    t = Table.new_game("for-a-few-bullets-more")
    assert [s.wounds for s in t.g.people] == [0, 0]
    assert [t.hand(name) for name in ("tonya", "beck")] == ["pistol", "pistol"]
    assert [t.gear(name) for name in ("tonya", "beck")] == [["medkit"], ["ammo"]]


@pytest.mark.rule("AT-03.14")
def test_no_more_gear_than_boxes() -> None:
    t = Table("map 1\npeople Tonya 1G9 medkit | Jimmy 1G10 ammo ammo meds\nturn Tonya")
    assert t.who("jimmy").free_boxes() == 0
    assert t.refused_by("give medkit to Jimmy") == ["AT-G99"]
    t = Table("map 1\npeople Tonya 1G9 medkit | Sailor 1G10 ammo ammo meds\nturn Tonya")
    t.do("give medkit to Sailor")
    assert t.gear("sailor") == ["ammo", "ammo", "meds", "medkit"]


@pytest.mark.rule("AT-03.15")
def test_no_more_than_two_weapons() -> None:
    t = Table("map 1\npeople Tonya 1G9 pistol | Jimmy 1G10 smg bat\nturn Tonya")
    assert t.refused_by("give pistol to Jimmy") == ["AT-G99"]
    assert not any(t.who("jimmy").has_room(0, slot) for slot in (HAND, PACK, BOX))


@pytest.mark.rule("AT-G85")
def test_item_can_be_dropped_for_a_new_one() -> None:
    text = "map 1\npeople Tonya 1F10 smg bat\nentered 1a\nturn Tonya"
    t = Table(text)
    t.do("search", loot_card("shotgun"))
    assert t.options() == ["drop smg hand", "drop bat pack", "leave"]
    t.do("drop bat pack")
    assert [h.weapon().id for h in (t.who("tonya").hand, t.who("tonya").pack) if h] == ["smg", "shotgun"]
    assert sum(t.g.lost) == 1  # the bat is out of play
    t = Table(text)
    t.do("search", loot_card("shotgun"))
    t.do("leave")
    assert sum(t.g.lost) == 1


@pytest.mark.rule("AT-03.18", "AT-G85")
def test_dead_survivors_leave_with_their_items() -> None:
    t = Table("map 1\npeople Jimmy 1G9 w3 smg(scope) medkit | Tonya 1G2\nzombies 1G9 slow\nturn Jimmy")
    t.do("end", (6,), (1,))
    assert (t.at("jimmy"), t.who("jimmy").fate, t.who("jimmy").items()) == ("", DEAD, [])
    assert sum(t.g.lost) == 3


@pytest.mark.rule("AT-03.19", "AT-03.20")
def test_the_rep_box_and_a_customised_card(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table("map 1\npeople Jimmy 1G9 w3 | Tonya 1A1\nturn Jimmy")
    assert t.who("jimmy").boosted(1).rep() == t.who("jimmy").rep() + 1
    monkeypatch.setattr(PEOPLE[PERSON["jimmy"]], "dead_at", 6)
    wound(t.g, 0, 1, -1)
    assert t.at("jimmy") == "1G9"  # two spaces more than printed
    wound(t.g, 0, 2, -1)
    assert t.who("jimmy").fate == DEAD


# -------------------------------------------------------------------- stacking (AT-03.28 to AT-03.31)


@pytest.mark.rule("AT-03.29", "AT-03.30")
def test_survivor_passes_a_friend_without_stopping() -> None:
    t = Table("map 1\npeople Tonya 1G9 pistol | Beck 1G10\nturn Tonya")
    t.do("move 1G10")
    assert t.at("tonya") == "1G10"
    assert t.refused_by("end") == ["AT-03.29"]
    t.do("move 1G11")
    assert t.at("tonya") == "1G11"
    t = Table("map 1\npeople Tonya 1G9 pistol | Beck 1G13 | Bank 1G14\nturn Tonya")
    for hex in ("1G10", "1G11", "1G12"):
        t.do("move " + hex)
    assert t.refused_by("move 1G13") == ["AT-03.29"]  # with one MP she could not get past
    t = Table("map 1\npeople Tonya 1G10 pistol | Beck 1G13 | Bank 1G15\nturn Tonya")
    for hex in ("1G11", "1G12", "1G13", "1G14"):  # with two MP she can
        t.do("move " + hex)
    assert t.at("tonya") == "1G14"


@pytest.mark.rule("AT-03.31", "AT-G93")
def test_two_in_a_hex_can_only_move() -> None:
    text = "map 1\npeople Tonya 1G9 pistol shotgun | Beck 1G10 pistol\nzombies 1G13 slow\nturn Tonya"
    t = Table(text)
    t.do("move 1G10")
    assert [t.refused_by(word) for word in ("fire 1", "swap")] == [["AT-03.31"], ["AT-03.31"]]
    t = Table("map 1\npeople Tonya 1G9 pistol | Survivor-4 1G9 pistol\nturn Tonya")
    assert "fast" in t.options()
    assert "move 1G10" in t.options()


@pytest.mark.rule("AT-03.31", "AT-G93", "AT-G97")
def test_enemies_in_a_hex_fight_or_part() -> None:
    text = "map 1\nscenario 4\npeople Jimmy 1G9 smg | Too-Tall:1 1G9 pistol\nturn Jimmy"
    t = Table(text, seats=2)
    assert t.refused_by("fire 4") == ["AT-03.31"]
    t.do("end", (1, 1))  # Too Tall can fire before the round: a reaction, not an action
    assert (t.asks, t.seat) == ("ask-shots", 1)
    t.do("shots 1", (6,), (1, 6), (5, 6), (1,))
    assert (t.who("jimmy").wounds, t.who("too_tall").wounds) == (1, 1)
    t = Table(text, seats=2)
    t.do("move 1G8")
    t.do("end")
    assert t.who("jimmy").wounds + t.who("too_tall").wounds == 0
