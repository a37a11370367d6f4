"""The novice: fair, sensible on every side, and better than random play."""

import tomllib

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.bot import goals, weights
from shamble.games.all_things_zombie.rules.scenarios import LAST_STAGE
from shamble.games.all_things_zombie.state import DEAD, HexState
from shamble.games.all_things_zombie.team_building import skirmish_limits
from tests.games.all_things_zombie.table import Table
from tests.games.all_things_zombie.test_campaign import edit, over


def play_game(setup: Setup, seed: int, novices: set[int]) -> HexState:
    """Play a game in which these seats follow the novice and the others play at random."""
    g = GAME.new(setup, seed)
    engine.advance(g)
    numbers = stream(seed, 7)
    while not g.is_over():
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        action = options[int(numbers.below(len(options)))]
        if seat in novices and len(options) > 1:
            action = GAME.advise(GAME.view(g, seat), options, numbers).action
        engine.apply_unchecked(g, seat, action)
    return g


def advice(t: Table) -> str:
    said = GAME.advise(GAME.view(t.g, t.seat), engine.legal(t.g, t.seat), stream(1, 1))
    return said.action.text(t.g)


def test_novice_beats_random_in_a_skirmish() -> None:
    wins = 0
    for seed in range(6):
        mine = seed % 2
        g = play_game(Setup(2, "competitive", "skirmish"), seed, {mine})
        wins += g.winners == (mine,)
    assert wins >= 5


def test_novice_beats_random_in_the_firefight_from_both_sides() -> None:
    wins = 0
    for seed in range(10):
        mine = seed % 2
        wins += mine in play_game(Setup(2, "competitive", "firefight"), seed, {mine}).winners
    assert wins >= 7


@pytest.mark.parametrize(
    ("scenario", "seeds"),
    [
        ("for-a-few-bullets-more", range(1, 12)),
        ("the-barricade", range(1, 6)),
        ("search-and-destroy", range(1, 6)),
        ("firefight", range(3)),
        ("the-cure", range(8)),
        ("race-to-the-helicopter", range(105, 125)),
    ],
)
def test_every_scenario_can_be_won(scenario: str, seeds: range) -> None:
    """One win is enough here; win rates are measured elsewhere."""
    assert any(play_game(Setup(1, "solo", scenario), seed, {0}).outcome == "won" for seed in seeds)


@pytest.mark.parametrize(
    ("scenario", "seeds"),
    [
        ("for-a-few-bullets-more", range(6)),
        ("the-barricade", range(12)),
        ("search-and-destroy", range(8)),
        ("firefight", range(5, 20)),
        ("the-cure", range(6)),
        ("race-to-the-helicopter", range(4)),
    ],
)
def test_every_scenario_can_be_lost(scenario: str, seeds: range) -> None:
    assert any(
        play_game(Setup(1, "solo", scenario), seed, {0}).outcome in ("lost", "other") for seed in seeds
    )


def test_novice_plays_for_the_team() -> None:
    g = play_game(Setup(4, "cooperative", "search-and-destroy"), 1, {0, 1, 2, 3})
    assert g.searched.bit_count() >= 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_novice_buys_a_team_that_can_fight(seats: int) -> None:
    """Each survivor has a gun, and few points are left over."""
    g = GAME.new(Setup(seats, "competitive" if seats > 1 else "solo", "skirmish"), 5)
    engine.advance(g)
    numbers = stream(5, 7)
    while True:
        frame = engine.pending(g)
        assert frame is not None
        if frame.prompt(g).key not in ("ask-recruit", "ask-market", "ask-shop"):
            break
        seat = engine.waiting(g)[0]
        engine.apply_unchecked(
            g, seat, GAME.advise(GAME.view(g, seat), engine.legal(g, seat), numbers).action
        )
    most, _ = skirmish_limits(seats)
    for seat in range(seats):
        team = [s for s in g.people if s.seat == seat]
        assert 1 <= len(team) <= most
        assert all(s.hand is not None and s.hand.weapon().ranged for s in team)


def test_novice_searches_without_zombies_nearby() -> None:
    t = Table("map 1\nscenario 1\npeople Beck 1C3 pistol | Tonya 1M15 pistol\nentered 1a\nturn Beck")
    where = next(b for b in t.g.map().buildings if b.id == "1a").hexes[0]
    t.g.set_person(0, t.g.people[0].at(where))
    assert advice(t) == "search"


def test_novice_shoots_at_close_zombies() -> None:
    t = Table("map 1\npeople Tonya 1G9 smg\nzombies 1G9 slow slow slow\nturn Tonya")
    assert advice(t).startswith(("fire", "panic"))


def test_novice_does_not_shoot_at_far_zombies() -> None:
    t = Table("map 2|3\nscenario 3\npeople Tonya 2G1 pistol\nzombies 2G6 slow\nturn Tonya")
    assert not advice(t).startswith(("fire", "panic"))


def test_novice_leaves_when_the_goals_are_reached() -> None:
    t = Table("map 1\nscenario 1\npeople Tonya 1A5 pistol | Beck 1A8 pistol\nturn Tonya")
    for n in range(2):
        t.g.set_person(n, t.g.people[n].found_weapon())
    assert advice(t) == "leave"


def test_weak_survivor_flees_from_a_crowd() -> None:
    t = Table(
        "map 1\nscenario 1\npeople Beck 1G9 w3 | Tonya 1M15\nzombies 1G10 slow slow slow slow\nturn Beck"
    )
    before = t.g.map().distance(t.g.map().number["1G9"], t.g.map().number["1G10"])
    for _ in range(8):
        if not engine.waiting(t.g) or t.asks != "ask-activation":
            break
        text = advice(t)
        if text == "end":
            break
        t.do_randomly(text)
    beck = t.who("beck")
    assert beck.fate == DEAD or t.g.map().distance(beck.hex, t.g.map().number["1G10"]) > before


def test_novice_reloads_an_empty_gun() -> None:
    t = Table("map 2|3\nscenario 4\npeople Bank 2G4 smg(ooa) | Nick:1:ai 3G14 pistol\nturn Bank")
    assert advice(t) == "reload hand"


def test_novice_heals_the_dying_first_in_the_camp() -> None:
    t = Table.new_game("campaign")
    edit(t, "beck", t.who("beck").hurt(3))
    over(t, "won", searches=8)
    assert advice(t) == "heal Beck"
    t.do_randomly("heal Beck")
    assert advice(t).startswith(("heal Beck", "recruit"))


def test_novice_sees_only_a_view() -> None:
    """The same view with other cards in the decks gets the same advice."""
    g = GAME.new(Setup(1, "solo", "for-a-few-bullets-more"), 3)
    engine.advance(g)
    for number in range(40):
        if g.is_over():
            break
        view = GAME.view(g, 0)
        options = engine.legal(g, 0)
        first = GAME.advise(view, options, stream(1, 1)).action
        other = GAME.imagine(view, stream(number, 5))
        assert GAME.advise(GAME.view(other, 0), engine.legal(other, 0), stream(1, 1)).action == first
        engine.apply_unchecked(g, 0, first)


def test_two_survivors_move_as_a_pair() -> None:
    """Scenario 1: one goes for the building, the other stays beside it.

    A survivor who has found something does not leave alone.
    """
    t = Table("map 1\nscenario 1\npeople Tonya 1A5 pistol | Beck 1C6 pistol\nturn Beck")
    kinds = [goals.goal_of(t.g, survivor).kind for survivor in (0, 1)]
    assert sorted(kinds) == [goals.SEARCH, goals.PAIR]


def test_survivors_stay_in_the_heliport() -> None:
    """Scenario 6: all have to be in it at once (AT-12.64), even with zombies near."""
    people = "Tonya 4I9 pistol | The-Professor 4I10 | Bank 4H13 pistol"
    t = Table(f"map 4\nscenario 6\npeople {people}\nzombies 4G9 slow slow slow slow\nturn Tonya")
    t.g.stage = LAST_STAGE
    t.g.acted = True
    assert advice(t) == "end"


def test_every_scenario_has_all_its_weights() -> None:
    data = tomllib.loads((GAME.folder() / "data" / "weights.toml").read_text("utf-8"))
    assert set(data["all"]) == set(weights.NAMES)
    for scenario in set(data) - {"all"}:
        assert set(data[scenario]) <= set(weights.NAMES)
        own = weights.WEIGHTS[int(scenario)]
        assert all(own[weights.NAMES.index(name)] == number for name, number in data[scenario].items())
