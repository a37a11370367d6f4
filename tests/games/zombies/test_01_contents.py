"""Contents of the box (ZZ-01), and the reconstruction of the data."""

import pytest

from shamble.core.options import Setup
from shamble.games.zombies import GAME
from shamble.games.zombies.board import COMPONENTS, KIND_NUMBER, KINDS, SHAPES, TILES, TURNS
from shamble.games.zombies.cards import DECK, cards_of
from shamble.games.zombies.cards import KINDS as CARDS
from shamble.games.zombies.flow import MoveRoll
from shamble.games.zombies.rules.cards.base import EVENTS, ITEMS
from shamble.games.zombies.rules.cards.deck import unpaired
from shamble.games.zombies.rules.cards.hindrances import OneDieRoll, TwoDiceRoll
from shamble.games.zombies.rules.combat import CombatRoll
from shamble.games.zombies.rules.zombie_movement import ZombieRoll
from tests.games.zombies.table import Table

NAMED = [kind for kind in KINDS if kind.named]


@pytest.mark.rule("ZZ-01.01", "ZZ-G02")
def test_thirty_tiles() -> None:
    assert len(TILES) == 30
    assert len(NAMED) == 12
    assert sum(1 for tile in TILES if KINDS[tile].generic) == 16
    g = GAME.new(Setup(2, "classic", "escape"), 0)
    assert len(g.city.placed) + len(g.pile) + 1 == 30  # the Helipad is in the pile too, somewhere


@pytest.mark.rule("ZZ-01.02", "ZZ-G68")
def test_fifty_cards_of_27_kinds() -> None:
    assert (len(DECK), len(CARDS)) == (50, 27)
    g = Table.new_game(3).g
    assert len(g.deck) + sum(len(hand) for hand in g.hands) == 50


@pytest.mark.rule("ZZ-01.03", "ZZ-01.04", "ZZ-G01")
def test_life_and_bullet_tokens_never_run_out() -> None:
    t = Table(
        """tiles police_station 0,-1 r0 door=1,-2
           players P1 1,-1 bullets=999 | P2 life=5 bullets=999
           tokens bullet 1,-2
           turn P1 moving 3"""
    )
    t.do("move N")
    assert t.stats(1) == (3, 1000, 0)


@pytest.mark.rule("ZZ-01.05", "ZZ-G01")
def test_a_door_for_each_named_building() -> None:
    assert COMPONENTS["tokens"]["doors"] == len(NAMED) == 12


@pytest.mark.rule("ZZ-01.06")
def test_eighteen_survivors() -> None:
    assert sum(kind.survivors for kind in KINDS) == COMPONENTS["tokens"]["survivors"] == 18


@pytest.mark.rule("ZZ-01.07", "ZZ-G18")
@pytest.mark.parametrize(
    ("seats", "sound"), [(1, False), (2, True), (3, True), (5, True), (6, True), (7, False)]
)
def test_two_to_six_players(seats: int, sound: bool) -> None:
    for scenario in GAME.scenarios:
        assert (GAME.check(Setup(seats, "classic", scenario)) == []) == sound


@pytest.mark.rule("ZZ-01.08")
def test_a_hundred_zombies_all_alike() -> None:
    t = Table.new_game(2)
    assert (t.g.supply, len(t.g.zombies) - 1) == (100, 100)


@pytest.mark.rule("ZZ-01.09")
def test_two_dice_are_enough() -> None:
    t = Table(
        """tiles helipad 1,0
           turn P1 move""",
        chance=[(6,)],
    )
    assert COMPONENTS["box"]["dice"] == 2
    frames = [MoveRoll(0), CombatRoll(0, 4, ()), ZombieRoll(0), TwoDiceRoll(0), OneDieRoll(0, 1, 3)]
    assert [frame.dice(t.g) for frame in frames] == [1, 1, 1, 2, 1]
    t.g.fast_on = True
    assert MoveRoll(0).dice(t.g) == 2


@pytest.mark.rule("ZZ-07.01", "ZZ-G02", "ZZ-G03")
@pytest.mark.parametrize("kind", NAMED, ids=[kind.id for kind in NAMED])
def test_what_fills_a_building_fits_it(kind: object) -> None:
    number = KINDS.index(kind)  # type: ignore[arg-type]
    tile = KINDS[number]
    shape = SHAPES[number][0]
    assert len(shape.building) - tile.life - tile.bullets == tile.survivors >= 0
    assert tile.zombies <= len(shape.building) + len(shape.yard)
    assert shape.doors


@pytest.mark.rule("ZZ-G03")
def test_the_three_rebuilt_layouts() -> None:
    sizes = [
        len(SHAPES[KIND_NUMBER[id]][0].building) for id in ("lawn_garden", "sporting_goods", "fire_station")
    ]
    assert sizes == [7, 7, 8]


@pytest.mark.rule("ZZ-05.02")
def test_only_turns_that_make_a_difference_are_offered() -> None:
    turns = {KINDS[number].id: TURNS[number] for number in range(len(KINDS))}
    assert turns["crossroads"] == turns["helipad"] == turns["town_square"] == [0]
    assert turns["straight"] == [0, 1]
    assert turns["curve"] == turns["hospital"] == turns["drug_store"] == [0, 1, 2, 3]


@pytest.mark.rule("ZZ-13.10")
def test_items_and_events() -> None:
    assert len(ITEMS) == 9
    assert sum(len(cards_of(id)) for id in ITEMS) == 18
    assert len(cards_of("keys")) == len(cards_of("were_screwed")) == 1


def test_every_card_has_its_class_and_every_class_its_card() -> None:
    assert list(CARDS) == [card["id"] for card in COMPONENTS["event_card"]]
    assert set(ITEMS) | set(EVENTS) == set(CARDS)
    assert unpaired({"axe": "item", "fear": "event"}, ["axe"], ["fear"]) == []
    assert unpaired({"axe": "item"}, [], []) == [
        "the card 'axe' of components.toml (item) has no class in rules/cards"
    ]
    assert unpaired({}, [], ["fear"]) == [
        "the class of the card 'fear' (event) has no entry in components.toml"
    ]
    assert len(unpaired({"axe": "item"}, [], ["axe"])) == 2  # an item that is played like an event


@pytest.mark.rule("ZZ-G67")
def test_the_one_card_the_rulebook_names_keeps_its_name() -> None:
    cards = {card["id"]: card for card in COMPONENTS["event_card"]}
    assert cards["alternate_food_source"]["name_it"] == "Fonte di Cibo Alternativa"
