"""The laws of the core for every scenario and mode."""

import pytest

from shamble.core.laws import check_game
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.pieces import SCENARIOS
from shamble.testing import playable, tables


@pytest.mark.rule("AT-01.01")
@pytest.mark.parametrize(("mode", "scenario"), playable(GAME))
def test_the_laws_hold(mode: str, scenario: str) -> None:
    for setup in tables(GAME, mode, scenario)[::4]:
        check_game(GAME, setup, seed=3, cut=120)


@pytest.mark.rule("AT-01.01", "AT-G131")
@pytest.mark.parametrize(
    ("mode", "seats", "scenario"),
    [
        ("solo", 2, "skirmish"),
        ("cooperative", 1, "skirmish"),
        ("competitive", 2, "the-cure"),
        ("cooperative", 3, SCENARIOS[0]),
    ],
)
def test_invalid_setups_are_refused(mode: str, seats: int, scenario: str) -> None:
    assert GAME.check(Setup(seats, mode, scenario))
