"""Laws of bots over every game: hidden information never changes options or choices."""

from collections.abc import Iterator
from typing import Any

import pytest

from shamble.bots import LEVELS, make_bot
from shamble.bots.search.worlds import imagine
from shamble.core import engine
from shamble.core.game import Game, all_games
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.core.visibility import imagination_stream

GAMES = tuple(all_games().values())
THOUGHT = {"veteran": "veteran@6", "expert": "expert@6"}  # enough to differ from the script, and fast


def positions(game: Game[Any], seed: int, every: int, most: int) -> Iterator[tuple[State, int]]:
    """Yield some decisions of a game that mostly follows its own advice, and the asked seat."""
    g: State = game.new(game.default_setup(max(game.min_seats, min(3, game.max_seats))), seed)
    engine.start(g)
    numbers = stream(seed, 42)
    result = step = 0
    while not g.is_over() and result < most:
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        if step % every == 0 and len(options) > 1:
            result += 1
            yield g, seat
        step += 1
        if int(numbers.below(4)):
            action = game.advise(game.view(g, seat), options, numbers).action
        else:
            action = options[int(numbers.below(len(options)))]
        engine.apply_unchecked(g, seat, action)


@pytest.mark.parametrize("most", [25, pytest.param(400, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_imagined_world_offers_the_same_options(game: Game[Any], most: int) -> None:
    """The order is the same, too: a search identifies an option by its index."""
    for g, seat in positions(game, 5, 7, most):
        view = game.view(g, seat)
        for number in range(2):
            world = imagine(game.mind(), view, 9, number)
            assert seat in engine.waiting(world)
            assert engine.legal(world, seat) == engine.legal(g, seat)


@pytest.mark.parametrize("most", [2, pytest.param(60, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_hidden_information_does_not_change_the_choice(game: Game[Any], level: str, most: int) -> None:
    """Two positions that differ only in hidden information lead to the same choice."""
    text = THOUGHT.get(level, level)
    for number, (g, seat) in enumerate(positions(game, 6, 31, most)):
        view = game.view(g, seat)
        other = game.imagine(view, imagination_stream(number))
        chosen = []
        for state in (g, other):
            bot = make_bot(text, game)
            options = engine.legal(state, seat)
            chosen.append(bot.choose(game.view(state, seat), options, stream(number, 7)).action)
        assert chosen[0] == chosen[1]
