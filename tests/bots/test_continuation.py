"""The next actions of a seat: its own, legal, none that depends on chance."""

from typing import Any

import pytest

from shamble.bots.search.continuation import MAX_ACTIONS, Step, next_steps
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.game import Advice, Game, all_games
from shamble.core.mind import Mind, Plan
from shamble.core.rng import Stream, stream
from shamble.core.state import State
from shamble.core.visibility import View, imagination_stream
from tests.laws.test_fair_bots import positions

GAMES = tuple(all_games().values())


def lines(game: Game[Any], g: State, seat: int, seed: int) -> list[list[Step]]:
    """Yield the script and the game's plans."""
    mind, view, options = game.mind(), game.view(g, seat), engine.legal(g, seat)
    script = options.index(mind.script(view, options, stream(seed, 3)).action)
    results: list[tuple[int, Plan[Any] | None]] = [(script, None)]
    if mind.stakes(view.known, seat, options) > 0:
        results += [(plan.first, plan) for plan in mind.plans(view.known, seat, options)[:2]]
    return [next_steps(mind, view, first, plan, seed) for first, plan in results]


@pytest.mark.parametrize("most", [15, pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_steps_are_legal_in_order(game: Game[Any], most: int) -> None:
    longest = 0
    for g, seat in positions(game, 5, 7, most):
        offered = engine.legal(g, seat)
        for line in lines(game, g, seat, 9):
            assert line
            assert sum(len(step.texts) for step in line) <= MAX_ACTIONS
            assert all(len(step.texts) == 1 + len(step.repeats) for step in line)
            assert line[0].action in offered
            assert not line[0].is_uncertain
            for step in line:
                assert step.action in engine.legal(step.world, seat)
                assert engine.waiting(step.world)[0] == seat or step is line[0]
            longest = max(longest, len(line))
    assert longest > 1 or game.id == "drill"  # in games where a turn is one choice


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_hidden_information_does_not_change_the_steps(game: Game[Any]) -> None:
    """Another position that looks equal to the seat gives the same steps."""
    for number, (g, seat) in enumerate(positions(game, 6, 11, 6)):
        other = game.imagine(game.view(g, seat), imagination_stream(number))
        texts = [
            [
                [(step.action.text(step.world), step.is_uncertain, step.repeats) for step in line]
                for line in lines(game, one, seat, 4)
            ]
            for one in (g, other)
        ]
        assert texts[0] == texts[1]


def test_repeated_action_is_one_step() -> None:
    """Repeated steps straight ahead are merged, with all their squares."""
    game = all_games()["zombie-plague"]
    results = [
        step
        for g, seat in positions(game, 5, 3, 60)
        for step in lines(game, g, seat, 9)[0]
        if step.repeats and step.action.verb() == "forward"
    ]
    assert results
    for step in results:
        squares = [things[-1] for things in [list(step.action.things(step.world)), *step.repeats]]
        assert len(set(squares)) == len(squares)


class Wavering(Mind[Any]):
    """A mind whose script chooses at random."""

    def script(self, view: View[Any], options: list[Action[Any]], numbers: Stream) -> Advice:
        return Advice(options[int(numbers.below(len(options)))], "hint-random")


def test_steps_end_where_worlds_differ() -> None:
    game = all_games()["zombies"]
    lengths = []
    for g, seat in positions(game, 5, 3, 40):
        if len(engine.legal(g, seat)) > 3:
            lengths.append(len(next_steps(Wavering(game), game.view(g, seat), 0, None, 3)))
    assert lengths
    assert sum(lengths) / len(lengths) < 2
