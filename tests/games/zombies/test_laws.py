"""The laws over random and sensible games of every mode and scenario."""

import pytest

from shamble.core import engine
from shamble.core.laws import check_game
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.zombies import GAME
from shamble.testing import playable, tables

CASES = playable(GAME)
CUTS = (30, 60, 80, 150)  # random games, and sensible ones long enough for cards and combats


@pytest.mark.parametrize(("mode", "scenario"), CASES)
def test_the_laws_hold(mode: str, scenario: str) -> None:
    for seed, setup in enumerate(tables(GAME, mode, scenario)):
        check_game(GAME, setup, seed, CUTS[seed % 4])


@pytest.mark.rule("ZZ-G88")
@pytest.mark.parametrize(("mode", "scenario"), CASES)
def test_every_game_ends(mode: str, scenario: str) -> None:
    """Random games end at dawn at the latest, and nothing is missing."""
    seats = 4 if mode == "team" else 2
    g = GAME.new(Setup(seats, mode, scenario, {"dawn": 50}), 1)
    numbers = stream(1, 42)
    engine.start(g)
    while not g.is_over():
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        engine.apply_unchecked(g, seat, options[int(numbers.below(len(options)))])
    assert g.round <= 50
    assert GAME.component_errors(g) == []
