"""Sides and components (ZP-01), the board and the deck."""

from collections import Counter

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.space.squares import distances
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD, COMPONENTS
from shamble.games.zombie_plague.cards import DECK, FACTS
from shamble.games.zombie_plague.events import Attacked
from shamble.games.zombie_plague.flow import AgreeOnEdge
from shamble.games.zombie_plague.rules.human_attacks import Strike
from shamble.games.zombie_plague.rules.zombie_attacks import Bite
from shamble.games.zombie_plague.state import NO_FIGURE, is_human, is_zombie
from shamble.match.i18n.messages import Translator
from tests.games.zombie_plague.table import Table

SPLIT = {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3)}


@pytest.mark.rule("ZP-01.01", "ZP-01.03")
@pytest.mark.parametrize("seats", SPLIT)
def test_every_table_is_split_into_humans_and_zombies(seats: int) -> None:
    sides = Counter(GAME.sides(Setup(seats, "basic")))
    assert (sides["side-humans"], sides["side-zombies"]) == SPLIT[seats]
    assert sides.total() == seats


@pytest.mark.example("ZP-E01.01")
def test_four_players_two_of_each() -> None:
    assert GAME.sides(Setup(4, "basic")) == ["side-humans"] * 2 + ["side-zombies"] * 2


@pytest.mark.rule("ZP-01.02")
def test_humans_are_fast_and_armed_zombies_slow_and_many() -> None:
    t = Table("""turn H1 4
                 humans H1 L11 W baseball_bat
                 zombies Z1 K11 E""")
    t.do("H1 strike", (5,))
    assert t.at("Z1") == ""
    fresh = Table("""turn humans
                     humans H1 L11 W
                     zombies Z1 A1 E""")
    assert fresh.ap == 4
    fresh.do("H1 end", (0,), (5,))
    fresh.do("go Z1")
    assert fresh.ap == 2
    assert fresh.g.limit == 4 * len(fresh.g.humans)


@pytest.mark.rule("ZP-01.03", "ZP-G36")
@pytest.mark.parametrize(
    ("seats", "option", "owners"),
    [
        (2, 0, [0, 0, 0, 0]),
        (3, 0, [0, 1, 0, 1]),
        (4, 0, [0, 1]),
        (5, 0, [0, 1, 2]),
        (6, 0, [0, 1, 2]),
        (7, 0, [0, 1, 2, 3]),
        (2, 2, [0, 0]),
        (2, 6, [0] * 6),
        (3, 3, [0, 1, 0]),
        (4, 5, [0, 1, 0, 1, 0]),
        (7, 6, [0, 1, 2, 3, 0, 1]),
    ],
)
def test_human_figures_are_dealt_out_in_turn(seats: int, option: int, owners: list[int]) -> None:
    t = Table.new_game(seats, human_figures=option)
    assert [human.seat for human in t.g.humans] == owners


@pytest.mark.rule("ZP-01.03", "ZP-G03", "ZP-G47")
def test_starting_zombies_are_dealt_out_in_turn() -> None:
    t = Table.new_game(5, human_figures=5)
    for seat in range(3):
        t.do("edge N", seat=seat)
    while t.g.round == 0:
        t.do(t.options()[0])
    owners = [t.g.zombie(number).seat for number in t.g.dead()]
    assert owners == [3, 4, 3, 4, 3]


@pytest.mark.rule("ZP-01.08")
def test_two_players_have_a_whole_side_each() -> None:
    t = Table.new_game(2)
    t.do("edge S")
    while t.g.round == 0:
        t.do(t.options()[0])
    assert {human.seat for human in t.g.humans} == {0}
    assert {t.g.zombie(number).seat for number in t.g.dead()} == {1}
    assert len(t.g.humans) == len(t.g.dead()) == 4


@pytest.mark.rule("ZP-01.04", "ZP-G01")
def test_six_pieces_of_eight_by_ten_make_up_the_board() -> None:
    pieces = COMPONENTS["map_piece"]
    assert [p["piece"] for p in pieces] == [1, 2, 3, 4, 5, 6]
    covered: Counter[tuple[int, int]] = Counter()
    cells = COMPONENTS["map"]["cells"]
    for piece in pieces:
        (left, right), (top, bottom) = piece["columns"], piece["rows"]
        assert (right - left + 1, bottom - top + 1) == (8, 10)
        assert piece["cells"] == [row[left - 1 : right] for row in cells[top - 1 : bottom]]
        covered.update((c, r) for c in range(left, right + 1) for r in range(top, bottom + 1))
    assert len(covered) == 480
    assert set(covered.values()) == {1}


@pytest.mark.rule("ZP-01.05")
def test_the_board_is_a_grid_of_squares() -> None:
    assert (BOARD.width, BOARD.height, BOARD.size) == (24, 20, 480)
    assert (BOARD.names[0], BOARD.names[23], BOARD.names[24], BOARD.names[479]) == ("A1", "X1", "A2", "X20")
    assert all(len(row) == 24 for row in COMPONENTS["map"]["cells"] + COMPONENTS["map"]["rooms"])


@pytest.mark.rule("ZP-01.04", "ZP-G39")
def test_the_free_squares_are_one_connected_whole() -> None:
    free = [not closed for closed in BOARD.closed]
    assert sum(free) == len(BOARD.free_squares) == 377
    far = distances([BOARD.free_squares[0]], BOARD.ways, free)
    assert all(far[square] >= 0 for square in BOARD.free_squares)


@pytest.mark.rule("ZP-01.06")
def test_figures_cards_tokens_and_six_sided_dice() -> None:
    t = Table.new_game(2)
    assert COMPONENTS["figures"]["humans"] == 6
    assert COMPONENTS["figures"]["zombies"] >= 4 * COMPONENTS["figures"]["humans"]
    assert COMPONENTS["tokens"]["barricade"] == sum(o.needed for o in BOARD.openings) == 12
    assert len(t.g.bag) == len(DECK) == COMPONENTS["search_deck"]["total"]
    blow, bite = Strike(1, bare=False), Bite(1, 1)
    assert (blow.sides(), blow.dice(t.g), bite.sides(), bite.dice(t.g)) == (6, 1, 6, 2)


@pytest.mark.rule("ZP-01.06", "ZP-G02")
def test_the_deck_has_as_many_of_each_card_as_the_components_say() -> None:
    counts = Counter(DECK)
    assert counts == {card["id"]: card["count"] for card in COMPONENTS["search_card"]}
    types = Counter(FACTS[id].type for id in DECK)
    listed = COMPONENTS["search_deck"]
    assert (types["weapon"], types["item"], types["event"]) == (
        listed["weapons"],
        listed["items"],
        listed["events"],
    )
    assert len(DECK) == listed["total"]


@pytest.mark.rule("ZP-01.07")
def test_the_stickers_stand_for_one_five_and_six() -> None:
    said = {}
    for face in range(1, 7):
        dice = Attacked(1, -1, "kitchen_knife", face, 0, "miss").line().dice
        assert dice is not None
        said[face] = Translator("en", "zombie-plague").text(f"{dice.table}.{dice.row}").partition(":")[0]
    assert said == {1: "Oops", 2: "Miss", 3: "Miss", 4: "Miss", 5: "Body shot", 6: "Head shot"}


def test_walls_and_openings_never_share_an_edge() -> None:
    for opening in BOARD.openings:
        assert opening.b in [row[opening.a] for row in BOARD.shots]
        assert not BOARD.closed[opening.a]
        assert not BOARD.closed[opening.b]


@pytest.mark.rule("ZP-G07")
def test_twelve_openings_lead_outside_and_have_to_be_shut() -> None:
    needed = [o for o in BOARD.openings if o.needed]
    kinds = Counter((o.belongs_to, o.kind) for o in needed)
    assert kinds == {
        ("house", "door"): 3,
        ("house", "window"): 5,
        ("garage", "garage_door"): 3,
        ("garage", "door"): 1,
    }
    for o in BOARD.openings:
        assert o.needed == ((BOARD.inside[o.a] == 0) != (BOARD.inside[o.b] == 0))
    assert [o.id for o in BOARD.openings if not o.needed] == ["I1", "I2", "I3"]


@pytest.mark.rule("ZP-G07")
def test_with_all_twelve_shut_nobody_gets_in() -> None:
    ways = [row[:] for row in BOARD.ways]
    for o in BOARD.openings:
        for d in range(4):
            for square, other in ((o.a, o.b), (o.b, o.a)):
                if o.needed and BOARD.next[d][square] == other:
                    ways[d][square] = -1
    free = [not closed for closed in BOARD.closed]
    far = distances([BOARD.number["A1"]], ways, free)
    assert {s for s in BOARD.free_squares if far[s] >= 0} == set(BOARD.garden)


@pytest.mark.rule("ZP-G36")
@pytest.mark.parametrize(
    ("seats", "figures"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (7, 6), (2, 2), (2, 6)]
)
def test_enough_figures_for_every_human_player(seats: int, figures: int) -> None:
    assert GAME.check(Setup(seats, "basic", "", {"human_figures": figures})) == []


@pytest.mark.rule("ZP-G36")
@pytest.mark.parametrize(("seats", "figures"), [(5, 2), (6, 2), (7, 2), (7, 3)])
def test_too_few_figures_are_refused(seats: int, figures: int) -> None:
    reasons = GAME.check(Setup(seats, "basic", "", {"human_figures": figures}))
    assert [(r.key, r.rule) for r in reasons] == [("no-too-few-figures", "ZP-G36")]


def test_the_first_question_is_for_the_human_players() -> None:
    for seats, (humans, _) in SPLIT.items():
        t = Table.new_game(seats)
        assert isinstance(engine.pending(t.g), AgreeOnEdge)
        assert engine.waiting(t.g) == tuple(range(humans))


def test_an_empty_square_holds_neither_side() -> None:
    assert [(is_human(figure), is_zombie(figure)) for figure in (1, NO_FIGURE, -1)] == [
        (True, False),
        (False, False),
        (False, True),
    ]
