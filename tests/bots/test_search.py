"""The search: deterministic on any number of processes, and faithful to the script."""

from typing import Any

import pytest

from shamble.bots import is_known_level, make_bot
from shamble.bots.search import Budget, Candidate, search
from shamble.bots.search.root import compare
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.game import Game, all_games
from shamble.core.mind import Mind, Plan
from shamble.core.rng import stream
from shamble.core.state import State


@pytest.fixture
def zombies() -> Game[Any]:
    return all_games()["zombies"]


def first_question(game: Game[Any]) -> tuple[State, int, list[Action[Any]]]:
    g: State = game.new(game.default_setup(2), 1)
    engine.start(g)
    seat = engine.waiting(g)[0]
    return g, seat, engine.legal(g, seat)


def test_search_does_not_depend_on_the_processes(zombies: Game[Any]) -> None:
    g, seat, options = first_question(zombies)
    alone, shared = [
        search(zombies.mind(), zombies.view(g, seat), options, 0, 5, Budget(24, processes=processes))
        for processes in (1, 3)
    ]
    assert alone.iterations == shared.iterations >= 24
    assert [c.values for c in alone.candidates] == [c.values for c in shared.candidates]
    assert alone.best.index == shared.best.index


class KnownValues(Mind[Any]):
    """A mind that knows the value of every option, with some noise."""

    def __init__(self, game: Game[Any], gain: float) -> None:
        super().__init__(game)
        self.gain = gain

    def value(self, g: State, seat: int) -> float:
        luck = int(g.dice.clone().below(100)) / 100
        return 0.2 + 0.5 * luck + (self.gain if int(g.decks.clone().below(7)) % 2 else 0.0)

    def horizon(self, g: State, seat: int) -> int:
        return 0


def test_script_wins_ties(zombies: Game[Any]) -> None:
    g, seat, options = first_question(zombies)
    result = search(KnownValues(zombies, 0.0), zombies.view(g, seat), options, 2, 5, Budget(60))
    assert result.best is result.candidates[0]
    assert result.best.index == 2


def test_candidate_better_by_luck_is_not_chosen() -> None:
    """The margin is a standard error of the paired difference; `bold` raises it."""
    script, other = Candidate(0, None), Candidate(1, Plan(1, bold=30.0))
    script.values = [0.5, 0.4, 0.6, 0.5]
    other.values = [0.6, 0.45, 0.62, 0.55]
    gain, error = other.gain(script)
    assert gain == pytest.approx(0.055)
    assert 0 < error < gain


def test_search_stops_at_the_time_limit(zombies: Game[Any]) -> None:
    g, seat, options = first_question(zombies)
    candidates = [Candidate(place, None) for place in range(len(options))]
    result = compare(zombies.mind(), zombies.view(g, seat), candidates, 5, Budget(20_000, 0.05))
    assert result.iterations < 20_000
    assert all(candidate.values for candidate in candidates)


def test_bot_name_has_level_temper_and_iterations(zombies: Game[Any]) -> None:
    assert is_known_level("veteran:hunter@20", zombies)
    assert not is_known_level("veteran:honest", zombies)
    assert not is_known_level("veteran@none", zombies)
    assert make_bot("novice:hunter", zombies).mind.temper == "hunter"


def test_veteran_reports_what_it_compared(zombies: Game[Any]) -> None:
    g, seat, options = first_question(zombies)
    advice = make_bot("veteran@12", zombies).choose(zombies.view(g, seat), options, stream(1, 1))
    assert advice.action == advice.evaluations[0].action
    assert len(advice.evaluations) > 1
    assert all(0 <= weighed.chance <= 1 for weighed in advice.evaluations)
