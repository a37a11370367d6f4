"""Keys of verbs (`verbs.ts`): verbs offered together have different keys."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.core import engine
from shamble.core.game import Game, all_games
from shamble.core.rng import stream
from shamble.testing.table_setups import setup_for_seed

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
GAMES = [id for id in all_games() if (PAGES / id / "verbs.ts").exists()]
SENSE = 5  # of 16 decisions, those that follow advice, to reach rare situations


def keys_of(id: str) -> dict[str, str]:
    written = (PAGES / id / "verbs.ts").read_text("utf-8")
    return dict(re.findall(r"'?([\w-]+)'?: '(.)'", written.partition("export const keys")[2]))


def offers(game: Game[Any], mode: str, seed: int, most: int) -> Iterator[frozenset[str]]:
    """Yield the verbs of each decision of a game."""
    g = game.new(setup_for_seed(game, mode, seed), seed)
    engine.start(g)
    numbers = stream(seed, 42)
    for _ in range(most):
        if g.is_over():
            return
        seats = engine.waiting(g)
        seat = seats[int(numbers.below(len(seats)))]
        options = engine.legal(g, seat)
        yield frozenset(option.verb() for option in options)
        sensible = int(numbers.below(16)) < SENSE
        any_one = options[int(numbers.below(len(options)))]
        engine.apply(
            g, seat, game.advise(game.view(g, seat), options, numbers).action if sensible else any_one
        )


@pytest.mark.parametrize("seeds", [3, pytest.param(60, marks=pytest.mark.soak)])
@pytest.mark.parametrize("id", GAMES)
def test_verbs_offered_together_have_different_keys(id: str, seeds: int) -> None:
    game, keys = all_games()[id], keys_of(id)
    together = {
        verbs for mode in game.modes for seed in range(seeds) for verbs in offers(game, mode, seed, 200)
    }
    assert set().union(*together) <= set(keys)
    for verbs in together:
        held = Counter(keys[verb] for verb in verbs)
        assert max(held.values()) == 1, sorted(verbs)
