"""Views and scenes match the declared types, from which the page's types are generated."""

import msgspec
import pytest

from shamble.core import engine
from shamble.core.game import Game, all_games
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.core.visibility import SPECTATOR
from shamble.testing import setups

PLAIN = (dict, dict)  # default types of games without their own board
SHAPED = [game for game in all_games().values() if game.view_types() != PLAIN]
DECISIONS = 250
EVERY = 5  # decisions


def assert_is(shape: type, answer: object) -> None:
    """Check a JSON value against a type: no missing, extra or wrong field."""
    sent = msgspec.json.encode(answer)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=shape), order="sorted") == msgspec.json.encode(
        msgspec.json.decode(sent), order="sorted"
    )


@pytest.mark.parametrize(
    ("game", "mode"),
    [(game, mode) for game in SHAPED for mode in game.modes],
    ids=lambda one: getattr(one, "id", one),
)
def test_views_and_scenes_match_their_types(game: Game[State], mode: str) -> None:
    seen, scene = game.view_types()
    for setup in setups(game, mode)[:2]:
        drawing = game.scene(setup)
        assert_is(scene, drawing)
        g = game.new(setup, 7)
        engine.start(g)
        numbers = stream(7, 1)
        for decision in range(DECISIONS):
            if decision % EVERY == 0 or g.is_over():
                for seat in (*range(g.seats), SPECTATOR):
                    picture = game.client_view(game.view(g, seat))
                    assert_is(seen, picture)
            if g.is_over():
                break
            seat = engine.waiting(g)[0]
            engine.apply(g, seat, game.advise(game.view(g, seat), engine.legal(g, seat), numbers).action)
