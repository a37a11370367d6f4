"""Set-up (CH-03)."""

import pytest

from shamble.core import engine
from shamble.core.chance import RecordedChance
from shamble.core.options import Setup, Value
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import INVASIONS, PLACES
from shamble.games.city_of_horror.rules.setting_up import ARRANGEMENTS
from shamble.games.city_of_horror.setup import LAYOUTS
from tests.games.city_of_horror.table import Table


def ready(seats: int, seed: int = 1, **options: Value) -> Table:
    """Return a game after set-up, in which all players take the first choice."""
    t = Table.new_game(seats, seed, **options)
    while t.g.hour == 0:
        seat = engine.waiting(t.g)[0]
        t.record = engine.apply(t.g, seat, engine.legal(t.g, seat)[0])
    return t


@pytest.mark.rule("CH-03.01", "CH-02.07", "CH-G02")
def test_tower_first_crossroads_last() -> None:
    for places in ARRANGEMENTS:
        assert (places[0], places[5]) == (0, 5)
        assert sorted(places) == [0, 1, 2, 3, 4, 5]
    t = Table.new_game(3)
    assert [PLACES[p] for p in t.g.places] == [
        "water_tower",
        "armory",
        "bank",
        "church",
        "hospital",
        "crossroads",
    ]


@pytest.mark.rule("CH-03.02", "CH-G61")
def test_corners_are_arranged_or_drawn() -> None:
    assert len(LAYOUTS) == 24
    t = Table.new_game(3, corners="HCBA")
    assert [PLACES[p] for p in t.g.places[1:5]] == ["hospital", "church", "bank", "armory"]
    seen = {Table.new_game(3, seed, corners="random").g.places for seed in range(40)}
    assert len(seen) > 12


@pytest.mark.rule("CH-03.22", "CH-G61")
def test_sides_all_a_by_default_all_b_random_or_each() -> None:
    assert Table.new_game(3).g.sides == [0] * 6
    assert Table.new_game(3, sides="B").g.sides == [1] * 6
    mixed = Table.new_game(3, sides="mixed", side_church="B", side_bank="B")
    assert [PLACES[p] for p in range(6) if mixed.g.sides[p]] == ["bank", "church"]
    drawn = [Table.new_game(3, seed, sides="random").g.sides for seed in range(30)]
    for place in range(6):
        assert {sides[place] for sides in drawn} == {0, 1}
    refusals = GAME.check(Setup(3, "standard", "", {"side_bank": "B"}))
    assert [r.key for r in refusals] == ["no-option-needs"]


@pytest.mark.rule("CH-03.03")
def test_reserves_lie_where_they_belong() -> None:
    t = Table.new_game(3)
    assert (len(t.g.truck), t.g.ambulance, t.g.horde, t.g.shown_food) == (12, 20, 40, [])


@pytest.mark.rule("CH-03.04")
def test_a_colour_each() -> None:
    for seats in range(3, 7):
        assert len(set(Table.new_game(seats).g.colours)) == seats


@pytest.mark.rule("CH-03.05", "CH-21.24")
def test_three_tokens_lie_open_on_crossroads_b() -> None:
    assert len(ready(3, sides="B").g.shown_food) == 3
    assert len(ready(3, sides="B").g.truck) == 9
    assert ready(3).g.shown_food == []


@pytest.mark.rule("CH-03.06", "CH-G35")
def test_the_starter_is_drawn_or_named() -> None:
    assert {Table.new_game(3, seed).g.start for seed in range(30)} == {0, 1, 2}
    for seat in range(3):
        assert Table.new_game(3, starter=seat + 1).g.start == seat
    assert [r.key for r in GAME.check(Setup(3, "standard", "", {"starter": 4}))] == ["no-such-starter"]


@pytest.mark.rule("CH-03.07")
def test_the_leader_begins_on_the_starters_colour() -> None:
    for seat in range(3):
        t = Table.new_game(3, starter=seat + 1)
        assert t.leader == t.start


@pytest.mark.rule("CH-03.08", "CH-03.09", "CH-03.10", "CH-03.16", "CH-03.17", "CH-03.18", "CH-03.19")
@pytest.mark.parametrize(("seats", "people", "cards"), [(3, 5, 7), (4, 4, 6), (5, 3, 5), (6, 3, 4)])
def test_people_and_cards_by_number_of_players(seats: int, people: int, cards: int) -> None:
    t = ready(seats)
    for seat in range(seats):
        assert len(t.g.alive(seat)) == people
        assert len(t.g.hands[seat]) == cards
    assert len(t.g.undealt) == 21 - seats * people
    assert len(t.g.deck) == 40 - seats * cards


@pytest.mark.rule("CH-03.11")
def test_all_start_rested() -> None:
    t = ready(5)
    assert all(c.rested for c in t.g.people if c.alive)


@pytest.mark.rule("CH-03.12", "CH-02.17")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_unused_colours_are_covered(seats: int) -> None:
    t = Table.new_game(seats)
    assert len(t.g.uncovered()) == seats


@pytest.mark.rule("CH-G74", "CH-03.13", "CH-03.15", "CH-G07")
def test_placement_begins_on_the_right_and_goes_clockwise() -> None:
    assert order_of_placement(Table.new_game(4, starter=1)) == ["blue", "red", "purple", "green"]


@pytest.mark.example("CH-E03.01")
def test_blue_on_reds_right_places_first() -> None:
    t = Table.new_game(4, starter=1)
    assert (t.start, t.waiting) == ("red", ["blue"])
    assert order_of_placement(t) == ["blue", "red", "purple", "green"]


@pytest.mark.rule("CH-G07")
def test_placement_counter_clockwise_by_option() -> None:
    t = Table.new_game(4, starter=1, placement_counter_clockwise=True)
    assert order_of_placement(t) == ["blue", "green", "purple", "red"]


def order_of_placement(t: Table) -> list[str]:
    order: list[str] = []
    while t.asks == "ask-settle":
        if t.waiting[0] not in order:
            order.append(t.waiting[0])
        t.do(t.waiting[0], t.options(t.waiting[0])[0], free=True)
    return order


@pytest.mark.rule("CH-G74", "CH-03.13")
def test_he_chooses_who_goes_where() -> None:
    t = Table.new_game(6)
    colour = t.waiting[0]
    options = t.options(colour)
    assert len(options) == 3
    place = t.g.stack[-1].places[0]  # type: ignore[attr-defined]
    t.do(colour, options[1])
    assert t.where(options[1].removeprefix("put ")) == PLACES[place]
    assert len(t.options(colour)) == 2


@pytest.mark.rule("CH-03.14")
def test_a_full_location_sends_to_the_crossroads() -> None:
    t = Table.new_game(3, starter=1)
    people = [number for number in range(21) if t.g.people[number].seat == 0][:2]
    for person in people:  # two of red's already on the tower
        t.g.people[person] = t.g.people[person].at(0, False)
    sent = 0
    while t.g.hour == 0:
        colour = t.waiting[0]
        frame = t.g.stack[-1]
        choice = t.options(colour)[0]
        drawn = frame.places[0]  # type: ignore[attr-defined]
        t.do(colour, choice, free=True)
        if drawn == 0:
            assert t.where(choice.removeprefix("put ")) == "crossroads"
            sent += 1
    assert sent


@pytest.mark.rule("CH-03.20")
def test_a_card_of_midnight_places_the_first_zombies() -> None:
    t = ready(4)
    shown = INVASIONS[t.g.invasions[0]]
    assert shown.hour == 0
    assert [t.g.zombies[place] for place in t.g.places] == list(shown.zombies)


@pytest.mark.rule("CH-03.21", "CH-G01")
def test_one_unseen_card_of_each_hour_in_order() -> None:
    hours = []
    t = ready(3, offers=0)
    while not t.g.is_over():
        seat = engine.waiting(t.g)[0]
        engine.apply(t.g, seat, engine.legal(t.g, seat)[0])
    hours = [INVASIONS[number].hour for number in t.g.invasions]
    assert hours == [0, 1, 2, 3, 4][: len(hours)]
    assert len(hours) == 5


@pytest.mark.rule("CH-04.01", "CH-02.02")
def test_the_six_phases_follow_each_other() -> None:
    t = ready(3, offers=0)
    phases = [t.g.phase]
    hour = t.g.hour
    while t.g.hour == hour:
        seat = engine.waiting(t.g)[0]
        engine.apply(t.g, seat, engine.legal(t.g, seat)[0])
        if t.g.phase != phases[-1] and t.g.hour == hour:
            phases.append(t.g.phase)
    assert phases == [1, 2, 4, 5]  # phases 3 and 6 ask no player
    t = Table("at change")
    assert t.happened[0] == "StarterChosen"
    t = Table("hour 1\nnext INV-01A\nat plans")
    for colour in ("red", "purple", "green"):
        t.do(colour, "plan bank")
    t.g.source = RecordedChance([(0,), (1,)])
    for seat in list(engine.waiting(t.g)):
        t.record = engine.apply(t.g, seat, engine.legal(t.g, seat)[0])
    assert t.happened[0] == "InvasionShown"


@pytest.mark.rule("CH-03.05", "CH-03.23")
@pytest.mark.parametrize("draft", [False, True])
def test_set_up_keeps_the_order_of_the_rulebook(draft: bool) -> None:
    """City with its food, starting player, characters and their places, cards, zombies."""
    t = Table.new_game(3, sides="B", expert_draft=draft)
    answer = list(t.record.events)
    while t.g.hour == 0:
        seat = engine.waiting(t.g)[0]
        answer += engine.apply(t.g, seat, engine.legal(t.g, seat)[0]).events
    steps = [
        "CityLaid",
        "FoodShown",
        "StarterChosen",
        "CharacterDealt",
        "PlaceDrawn",
        "CardDrawn",
        "InvasionShown",
    ]
    order = [type(event).__name__ for event in answer]
    firsts = [order.index(step) for step in steps]
    assert firsts == sorted(firsts)
    lasts = [len(order) - order[::-1].index(step) for step in steps]
    assert all(last <= first for last, first in zip(lasts, firsts[1:]))
