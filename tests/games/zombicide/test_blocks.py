"""Blocks that no printed mission uses, each in a small mission that bots play under the laws."""

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.visibility import View
from shamble.games.zombicide import GAME
from shamble.games.zombicide.blocks import BLOCKS
from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.briefing import lines
from shamble.games.zombicide.cards import CARDS
from shamble.games.zombicide.mission import MISSIONS, mission_of
from shamble.games.zombicide.mission_file import MissionError, read_mission
from shamble.games.zombicide.state import ZombicideState

TOWN = """
format = 1
game = "zombicide"
id = "small"
name = {{ en = "Small" }}
story = {{ en = "A small town." }}
win = [{win}]
lose = [{lose}]
rules = [{rules}]

[map]
tiles = ["1B 2B", "2C 7B"]
start = "A4"
exit = "A4"
spawns = ["F4"]
doors = ["C5 W", {{ at = "E4 S", colour = "green" }}]
objectives = ["A6", {{ at = "A1", colour = "green" }}]
zombies = ["D4 walker", "D4 walker"]
"""

SMALL = {
    "survive": TOWN.format(win='{ is = "survive", rounds = 3 }', lose="", rules=""),
    "clock": TOWN.format(win='"take"', lose='{ is = "clock", rounds = 2 }', rules=""),
    "kill": TOWN.format(win='{ is = "kill", count = 1 }', lose="", rules=""),
    "clear": TOWN.format(
        win='{ is = "survive", rounds = 1 }, { is = "clear", at = "D4" }', lose="", rules=""
    ),
    "defend": TOWN.format(win='"take"', lose='{ is = "defend", at = "A4", count = 2 }', rules=""),
    "night": TOWN.format(win='"take"', lose="", rules='{ is = "night", sight = 1 }'),
    "start-with": TOWN.format(
        win='"take"', lose="", rules='{ is = "start-with", cards = ["chainsaw", "katana"] }'
    ),
    "set-aside": TOWN.format(
        win='"take"', lose="", rules='{ is = "set-aside", cards = ["katana", "pistol"] }'
    ),
    "opens": TOWN.format(win='"take"', lose="", rules='{ is = "opens", colour = "green" }'),
    "gives": TOWN.format(
        win='"take"', lose="", rules='{ is = "gives", cards = ["katana"], colour = "green" }'
    ),
}


def table(block: str, seats: int = 2, text: str = "") -> Setup:
    return Setup(seats, "book", "own", {"mission": text or SMALL[block]})


def begun(block: str, seats: int = 2) -> ZombicideState:
    """A game up to the first turn."""
    g = GAME.new(table(block, seats), 1)
    engine.start(g)
    while g.round == 0:
        seat = engine.waiting(g)[0]
        engine.apply_unchecked(g, seat, engine.legal(g, seat)[0])
    return g


def at(block: str, seats: int, *words: str) -> ZombicideState:
    """A position of the small mission; the name of the mission is put before it."""
    number = next(n for n, mission in enumerate(MISSIONS) if mission is mission_of(begun(block, seats)))
    text = "\n".join((f"mission {MISSIONS[number].id}", *words))
    g = GAME.position(text, table(block, seats), 1)
    engine.start(g)
    return g


def do(g: ZombicideState, words: str) -> None:
    seat = engine.waiting(g)[0]
    action = next(option for option in engine.legal(g, seat) if option.text(g) == words)
    engine.apply_unchecked(g, seat, action)


def test_every_block_has_a_mission() -> None:
    used = {block.id for mission in MISSIONS[: len(GAME.scenarios)] for block in mission.blocks}
    assert used | set(SMALL) == set(BLOCKS)
    for id, text in SMALL.items():
        assert id in [block.id for block in read_mission(text).blocks]


@pytest.mark.rule("ZC-10.02")
@pytest.mark.parametrize("block", SMALL)
@pytest.mark.parametrize("seats", [1, 4])
def test_bots_play_it_under_the_laws(block: str, seats: int) -> None:
    """No component is lost, no choice is without an option, bars end full, the end comes."""
    g = GAME.new(table(block, seats), 7)
    numbers = stream(7, 42)
    engine.start(g)
    for _ in range(3000):
        if g.is_over():
            break
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        assert options
        assert GAME.component_errors(g) == []
        for goal in mission_of(g).bars(g):
            assert 0 <= goal["done"] <= goal["all"]
        engine.apply_unchecked(g, seat, GAME.advise(View(seat, g), options, numbers).action)
    assert g.outcome in ("won", "lost", "late")
    if g.outcome == "won":
        goals = [goal for goal in mission_of(g).bars(g) if not goal["bad"]]
        assert all(goal["done"] == goal["all"] for goal in goals), goals


@pytest.mark.parametrize("block", SMALL)
def test_its_words_exist_in_both_languages(block: str) -> None:
    for line in lines(read_mission(SMALL[block])):
        assert "{" not in line["en"] + line["it"]
        assert line["en"] != line["it"]


def test_survive_is_met_when_the_round_after_begins() -> None:
    g = at("survive", 1, "Ned r1", "off S1", "round 3", "turn Ned")
    assert mission_of(g).bars(g)[0]["done"] == 2
    do(g, "Ned end")
    assert (g.outcome, g.round) == ("won", 4)


def test_clock_is_lost_when_its_last_round_ends() -> None:
    g = at("clock", 1, "Ned r1", "off S1", "round 2", "turn Ned")
    assert not mission_of(g).is_lost(g)
    do(g, "Ned end")
    assert (g.outcome, g.round) == ("lost", 3)


def test_kill_counts_the_dead_of_all() -> None:
    g = at("kill", 1, "Ned r1", "turn Ned")
    assert not mission_of(g).is_won(g)
    g.kills[0] = 1
    assert mission_of(g).is_won(g)


def test_clear_waits_for_what_is_asked_before() -> None:
    g = at("clear", 1, "Ned r1", "round 1", "turn Ned")
    assert not mission_of(g).is_won(g)
    g.round = 2
    assert mission_of(g).is_won(g)
    zone = g.board().zone_of[3, 3]
    g.change(zone, 0, 1)
    assert not mission_of(g).is_won(g)
    alone = SMALL["clear"].replace('{ is = "survive", rounds = 1 }, ', "")
    with pytest.raises(MissionError) as caught:
        read_mission(alone)
    assert [problem.key for problem in caught.value.problems] == ["no-mission-clear"]


def test_defend_is_lost_with_the_zombies_inside() -> None:
    g = at("defend", 1, "Ned r1", "turn Ned")
    zone = g.board().start
    for count, lost in ((1, False), (2, True)):
        g.zombies = bytes(len(g.zombies))
        g.change(zone, 0, count)
        assert mission_of(g).is_lost(g) is lost


def test_night_ends_sight_after_its_zones() -> None:
    day, night = read_mission(SMALL["opens"]).board, read_mission(SMALL["night"]).board
    seen = [[reach for row in board.ways(board.all_open).reach for reach in row] for board in (day, night)]
    assert max(reach for reach in seen[0] if reach != FAR) > 1
    assert max(reach for reach in seen[1] if reach != FAR) == 1
    near = [(a, b) for a, b in zip(*seen, strict=True) if a <= 1]
    assert all(a == b for a, b in near)
    assert day.near == night.near


def test_start_with_deals_its_cards_and_pans() -> None:
    g = begun("start-with", 4)
    held = sorted(CARDS[card].id for s in g.survivors for card in s.cards())
    assert held == ["chainsaw", "katana", "pan", "pan"]
    both = SMALL["start-with"].replace("rules = [", 'rules = [{ is = "on-top", cards = ["pistol"] }, ')
    with pytest.raises(MissionError) as caught:
        read_mission(both)
    assert [problem.key for problem in caught.value.problems] == ["no-mission-both"]


def test_cards_set_aside_are_not_in_the_deck() -> None:
    g = begun("set-aside", 1)
    assert not any(CARDS[card].id == "katana" for card in g.bag)
    assert sum(CARDS[card].id == "katana" for card in g.aside) == sum(card.id == "katana" for card in CARDS)


def test_a_taken_objective_opens_doors_of_its_colour() -> None:
    g = at("opens", 1, "Ned r1", "turn Ned")
    board = g.board()
    token = next(n for n, one in enumerate(board.objectives) if one.color == "green")
    here = board.names[board.objectives[token].zone]
    g = at("opens", 1, f"Ned {here}", "off S1", "turn Ned")
    do(g, f"Ned take {board.objectives[token].id}")
    assert [door.color for door in board.doors if g.door_open(door.number)] == ["green"]


def test_a_taken_objective_gives_its_card() -> None:
    g = at("gives", 1, "Ned r1", "turn Ned")
    board = g.board()
    token = next(n for n, one in enumerate(board.objectives) if one.color == "green")
    here = board.names[board.objectives[token].zone]
    g = at("gives", 1, f"Ned {here}", "off S1", "turn Ned")
    do(g, f"Ned take {board.objectives[token].id}")
    assert "katana" in [CARDS[card].id for s in g.survivors for card in s.cards()]
    assert GAME.component_errors(g) == []
