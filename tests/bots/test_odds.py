"""Odds: the same worlds for all, chances that sum to one, a better idea that becomes the plan."""

import tomllib
from typing import Any

import pytest

from shamble.bots import consultation
from shamble.bots.consultation import Consultation, consult
from shamble.bots.odds import calibration, chances
from shamble.bots.search import Budget, Candidate, Difference, Odds, side_by_side
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.game import Advice, Game, all_games
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.state import State

GAMES = [game for game in all_games().values() if game.id != "drill"]
FITTED = [game for game in GAMES if (game.folder() / "data" / "odds.toml").exists()]
WORLDS = 20


@pytest.fixture
def zombies() -> Game[Any]:
    return all_games()["zombies"]


def first_choice(game: Game[Any], setup: Setup) -> tuple[State, int, list[Action[Any]]]:
    g: State = game.new(setup, 1)
    engine.start(g)
    while len(engine.legal(g, engine.waiting(g)[0])) < 2:
        seat = engine.waiting(g)[0]
        engine.apply(g, seat, engine.legal(g, seat)[0])
    seat = engine.waiting(g)[0]
    return g, seat, engine.legal(g, seat)


def played(candidate: Candidate, wins: int) -> Odds:
    """Return imagined games of two seats; seat 0 won the first ones."""
    odds = Odds(candidate)
    odds.winners = [(0,) if world < wins else (1,) for world in range(WORLDS)]
    odds.glances = [[0.0] * 6 for _ in range(WORLDS)]
    return odds


def test_candidates_play_in_the_same_worlds(zombies: Game[Any]) -> None:
    g, seat, _ = first_choice(zombies, zombies.default_setup(2))
    twins = [Candidate(0, None), Candidate(0, None)]
    one, other = side_by_side(zombies.mind(), zombies.view(g, seat), twins, 5, Budget(16))
    assert one.winners == other.winners
    assert one.glances == other.glances
    assert one.games() == other.games() == 8
    assert Difference(one, other, seat).sign() == 0


def test_every_candidate_plays_as_many_worlds(zombies: Game[Any]) -> None:
    g, seat, options = first_choice(zombies, zombies.default_setup(2))
    three = [Candidate(index % len(options), None) for index in range(3)]
    odds = side_by_side(zombies.mind(), zombies.view(g, seat), three, 5, Budget(20_000, 0.05))
    assert len({one.games() for one in odds}) == 1
    assert all(len(one.glances) == one.games() for one in odds)


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [("city-of-horror", "", 4), ("zombies", "classic", 3), ("zombies", "team", 4)],
)
def test_chances_sum_to_one_and_teams_share_theirs(game: str, mode: str, seats: int) -> None:
    one = all_games()[game]
    g, seat, _ = first_choice(one, one.default_setup(seats, mode))
    mind = one.mind()
    odds = side_by_side(mind, one.view(g, seat), [Candidate(0, None)], 5, Budget(8))[0]
    each = chances(mind, g, odds)
    groups = {mind.group(g, seat): each[seat] for seat in range(seats)}
    assert sum(groups.values()) == pytest.approx(1.0)
    assert all(each[seat] == groups[mind.group(g, seat)] for seat in range(seats))
    assert len(groups) == (2 if mode == "team" else seats)


def test_allies_of_a_mission_share_their_chance() -> None:
    game = all_games()["zombicide"]
    g, seat, _ = first_choice(game, game.default_setup(3, "", "02"))
    odds = side_by_side(game.mind(), game.view(g, seat), [Candidate(0, None)], 5, Budget(8))[0]
    assert len(set(chances(game.mind(), g, odds))) == 1


def ask(
    monkeypatch: pytest.MonkeyPatch, game: Game[Any], wins: dict[int, int], idea: int = -1
) -> Consultation:
    """Return the consultation on options 0 and 1 whose imagined games end so."""
    g, _, options = first_choice(game, game.default_setup(2))

    def fake(mind: Any, view: Any, candidates: list[Candidate], seed: int, budget: Budget) -> list[Odds]:
        return [played(one, wins[one.index]) for one in candidates]

    monkeypatch.setattr(consultation, "side_by_side", fake)
    two = [Candidate(0, None), Candidate(1, None)]
    view = game.view(g, 0)
    return consult(game.mind(), view, options, Advice(options[0], "hint-roll"), two, None, 1, Budget(1), idea)


def test_better_idea_becomes_the_plan(monkeypatch: pytest.MonkeyPatch, zombies: Game[Any]) -> None:
    answer = ask(monkeypatch, zombies, {0: 8, 1: 8, 2: 18}, idea=2)
    assert answer.is_idea_better
    assert answer.plan.index == 2
    assert answer.advice.key == "hint-idea-better"
    assert answer.idea is not None
    assert (answer.idea.index, answer.idea.verdict) == (0, -1)


def test_worse_idea_stays_an_idea(monkeypatch: pytest.MonkeyPatch, zombies: Game[Any]) -> None:
    answer = ask(monkeypatch, zombies, {0: 15, 1: 14, 2: 4}, idea=2)
    assert answer.plan.index == 0
    assert answer.idea is not None
    assert answer.idea.verdict == -1
    assert not answer.all_alike


def test_five_worlds_decide_nothing(monkeypatch: pytest.MonkeyPatch, zombies: Game[Any]) -> None:
    """Five worlds that only the plan wins happen by chance once in sixteen times."""
    answer = ask(monkeypatch, zombies, {0: 10, 1: 10, 2: 5}, idea=2)
    assert answer.idea is not None
    assert answer.idea.verdict == 0
    assert answer.all_alike


def test_alike_are_told_the_same_chance(monkeypatch: pytest.MonkeyPatch, zombies: Game[Any]) -> None:
    """What chance alone tells apart is one chance, from the games of both."""
    answer = ask(monkeypatch, zombies, {0: 9, 1: 11})
    assert answer.second is not None
    assert answer.plan.chance == answer.second.chance
    assert (answer.plan.wins, answer.plan.games) == (20, 2 * WORLDS)
    apart = ask(monkeypatch, zombies, {0: 15, 1: 3})
    assert apart.second is not None
    assert apart.plan.chance > apart.second.chance
    assert (apart.plan.wins, apart.plan.games) == (15, WORLDS)


def test_better_second_becomes_the_plan(monkeypatch: pytest.MonkeyPatch, zombies: Game[Any]) -> None:
    answer = ask(monkeypatch, zombies, {0: 3, 1: 16})
    assert answer.plan.index == 1
    assert answer.second is not None
    assert (answer.second.index, answer.second.verdict) == (0, -1)


def test_shot_at_friends_is_never_alike() -> None:
    """Zombicide: options that can hit friends carry a warning, others do not."""
    game = all_games()["zombicide"]
    mind = game.mind()
    g: State = game.new(game.default_setup(6, "", "02"), 3)
    engine.start(g)
    numbers = stream(3, 1)
    warned = plain = 0
    for _ in range(400):
        if g.is_over():
            break
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        for option in options:
            if option.verb() == "shoot":
                endangers = bool(option.needs_confirmation(g))
                assert bool(mind.warning(g, seat, option)) == endangers
                warned += endangers
                plain += not endangers
        engine.apply(g, seat, options[numbers.below(len(options))])
    assert plain


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.id)
def test_told_and_won_differ_by_twelve_points_at_most(game: Game[Any]) -> None:
    """On the games that the maps were not fitted to."""
    entries = tomllib.loads((game.folder() / "data" / "odds.toml").read_text("utf-8"))
    assert entries
    for key, entry in entries.items():
        assert abs(entry["told"] - entry["won"]) <= 12, key
        assert entry["brier"][0] <= entry["brier"][1] + 0.02, key
        assert sum(hints for _, _, hints, _ in entry["records"]) > 0
        assert calibration(game, key).slope >= 0
