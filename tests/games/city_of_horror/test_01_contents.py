"""Contents of the box (CH-01) and the use of its pieces (CH-02)."""

from collections import Counter

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import (
    ANTIDOTES,
    ARMORY_TOKENS,
    BOARDS,
    COLOURS,
    COMPONENTS,
    FOOD,
    INVASIONS,
    PEOPLE,
    PLACES,
    TOKENS,
    TOWER_TOKENS,
    ZOMBIES,
)
from shamble.games.city_of_horror.cards import DECK, KINDS
from shamble.games.city_of_horror.setup import empty_city
from tests.games.city_of_horror.table import Table, card, food, house, invasion

TOTALS = COMPONENTS["totals"]


@pytest.mark.rule("CH-01.01")
@pytest.mark.parametrize(
    ("seats", "sound"), [(2, False), (3, True), (4, True), (5, True), (6, True), (7, False)]
)
def test_three_to_six_play(seats: int, sound: bool) -> None:
    assert (GAME.check(Setup(seats, "standard")) == []) == sound


@pytest.mark.rule("CH-01.02", "CH-02.05")
def test_seven_boards_two_sides_each_but_the_ruin() -> None:
    assert sorted(PLACES) == ["armory", "bank", "church", "crossroads", "hospital", "water_tower"]
    ids = [[side.id for side in sides] for sides in BOARDS]
    assert ids[0] == ["water_tower_a", "water_tower_b", "water_tower_collapsed"]
    assert all(len(sides) == 2 for sides in ids[1:])
    assert TOTALS["location_boards"] == len(PLACES) + 1


@pytest.mark.rule("CH-01.03", "CH-01.04")
def test_roads_carry_the_reserves() -> None:
    assert (TOTALS["road_boards"], TOTALS["tower_area_boards"], TOTALS["tower_base_parts"]) == (3, 1, 2)
    assert GAME.scene(Setup(3, "standard"))["areas"] == ["truck", "ambulance", "military_truck", "horde"]


@pytest.mark.rule("CH-01.05", "CH-01.06", "CH-02.12")
def test_characters_have_two_faces() -> None:
    assert len(PEOPLE) == TOTALS["character_cards"] == TOTALS["character_standees"] == 21
    assert TOTALS["mother_with_baby_standees"] == 1
    assert all(person.rested > person.exhausted > 0 for person in PEOPLE)
    powers = [entry["effect"] for entry in COMPONENTS["character"]]
    assert all(powers)
    drawbacks = [entry["id"] for entry in COMPONENTS["character"] if "drawback" in entry]
    assert drawbacks == ["blonde", "grandpa", "grandma", "pregnant_woman"]


@pytest.mark.rule("CH-01.07", "CH-01.08", "CH-02.11", "CH-G06", "CH-G34")
def test_stands_are_enough_for_zombies_and_people() -> None:
    assert ZOMBIES == TOTALS["black_bases"] == 40
    assert TOTALS["coloured_bases"] == 5 * len(COLOURS) == 30
    g = empty_city(3, house())
    assert g.horde == 40
    t = Table.new_game(3)
    for seat in range(3):  # never more people than stands of one colour; each belongs to one colour
        assert len(t.g.alive(seat)) <= 5
    assert {t.g.people[person].seat for person in range(21)} == {-1, 0, 1, 2}


@pytest.mark.rule("CH-01.09", "CH-02.15", "CH-G42")
def test_six_movement_cards_each() -> None:
    assert TOTALS["movement_cards"] == 36
    t = Table.new_game(4)
    while t.asks != "ask-plan":
        t.record = engine.apply(t.g, engine.waiting(t.g)[0], engine.legal(t.g, engine.waiting(t.g)[0])[0])
    for colour in ("red", "purple", "green", "blue"):
        assert sorted(t.options(colour)) == sorted(f"plan {place}" for place in PLACES)


@pytest.mark.rule("CH-01.10", "CH-01.11", "CH-G01")
def test_decks() -> None:
    assert len(DECK) == 40
    assert len(KINDS) == 18
    assert len(INVASIONS) == 20
    assert Counter(c.hour for c in INVASIONS) == {0: 4, 1: 4, 2: 4, 3: 4, 4: 4}


@pytest.mark.rule("CH-01.12", "CH-01.13", "CH-01.14", "CH-01.17", "CH-01.18", "CH-01.19")
def test_tokens_and_markers() -> None:
    assert TOKENS == 6 == TOWER_TOKENS + ARMORY_TOKENS[0]
    assert TOTALS["fire_tokens"] == 4 == BOARDS[PLACES.index("armory")][0].spaces
    assert TOTALS["starting_player_markers"] == TOTALS["leader_markers"] == 1
    assert TOTALS["cover_tokens"] == 3 == len(COLOURS) - GAME.min_seats
    assert TOTALS["summary_cards"] == 6 == len(COLOURS)


@pytest.mark.rule("CH-01.15", "CH-01.16")
def test_food_and_antidotes() -> None:
    assert Counter(FOOD) == {0: 1, 1: 5, 2: 5, 3: 1}
    assert ANTIDOTES == 20
    g = empty_city(3, house())
    assert (len(g.truck), g.ambulance, len(g.deck)) == (12, 20, 40)


@pytest.mark.rule("CH-02.06")
def test_every_location_has_spaces_effect_and_condition() -> None:
    for sides in BOARDS:
        for side in sides:
            assert side.spaces == -1 or side.spaces > 0
            assert side.attack >= 0
            assert side.effect
    assert COMPONENTS["zombie_zone"]["capacity_per_location"] == 8


@pytest.mark.rule("CH-02.08")
def test_the_tower_has_its_zombies_at_its_foot() -> None:
    t = Table("red rocker water_tower\nzombies water_tower 3\nat attack water_tower")
    picture = GAME.client_view(GAME.view(t.g, 0))
    assert picture["places"][0]["zombies"] == 3
    assert picture["places"][0]["attack"] == 4


@pytest.mark.rule("CH-02.13", "CH-G41")
def test_an_empty_deck_stays_empty() -> None:
    text = "red sushi_chef armory; pistol\npurple geek bank; alarm\ndeck\nhour 1\nnext INV-01A\nat plans"
    t = Table(text)
    for colour in ("red", "purple", "green"):
        t.do(colour, "plan church")
    assert t.refused_by("red", "power sushi_chef") == ["CH-02.13"]
    t.close()
    assert t.drops("hospital") == (0, 0)  # the card shows two action cards there
    assert t.drops("bank") == (2, 0)
    t = Table("red businessman armory; pistol\nsides armory B\ndeck\nat use armory")
    t.do("red", "pay pistol")
    t.do("red", "take pistol")  # the discard pile still gives
    assert t.hand("red") == ["pistol"]
    t = Table("red geek armory; pistol\ndeck\nat use armory")
    assert t.asks == "ask-window-attack"  # armory A has nothing to give


@pytest.mark.rule("CH-02.14")
def test_the_hour_sorts_the_invasion_cards() -> None:
    t = Table.new_game(3)
    assert [INVASIONS[number].hour for number in t.g.invasions] == []
    while t.g.hour == 0:
        t.record = engine.apply(t.g, engine.waiting(t.g)[0], engine.legal(t.g, engine.waiting(t.g)[0])[0])
    assert [INVASIONS[number].hour for number in t.g.invasions] == [0]
    zero = [c for c in INVASIONS if c.hour == 0]
    assert all(c.moves == () and c.supplies == () and c.leader == 0 for c in zero)


@pytest.mark.rule("CH-02.16", "CH-02.17")
def test_the_wheel_shows_the_colours_in_play() -> None:
    t = Table.new_game(4)
    wheel = GAME.client_view(GAME.view(t.g, 0))["wheel"]
    assert wheel == ["green", "purple", None, "blue", "red", None]


@pytest.mark.rule("CH-02.18")
@pytest.mark.parametrize(
    ("start", "order"), [("red", [0, 1, 2]), ("purple", [1, 2, 0]), ("green", [2, 0, 1])]
)
def test_turn_order_runs_clockwise_from_the_marker(start: str, order: list[int]) -> None:
    t = Table(f"start {start}\nat window")
    assert t.g.order() == order
    assert list(engine.waiting(t.g)) == order


@pytest.mark.rule("CH-02.09", "CH-02.10")
def test_food_comes_from_the_crossroads_and_counts() -> None:
    t = Table("red geek crossroads; pistol\npurple mom bank\ngreen punk church\nat use crossroads")
    t.do("red", "pay pistol", food(3))
    assert t.food("red") == [3]
    assert card("pistol") == (13,)
    assert invasion("INV-00A") == (0,)
