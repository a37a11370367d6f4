"""The laws of the kernel over every scenario and way to play."""

import pytest

from shamble.core.laws import check_game
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.pieces import SCENARIOS

CASES = [
    *[("solo", 1, scenario) for scenario in SCENARIOS],
    ("competitive", 2, "firefight"),
    ("competitive", 6, "firefight"),
    ("competitive", 2, "skirmish"),
    ("cooperative", 2, "skirmish"),
    ("cooperative", 4, "skirmish"),
    ("competitive", 4, "skirmish"),
    ("cooperative", 6, "skirmish"),
    ("competitive", 6, "skirmish"),
    ("cooperative", 2, "for-a-few-bullets-more"),
    ("cooperative", 4, "the-barricade"),
    ("cooperative", 6, "search-and-destroy"),
    ("cooperative", 6, "the-cure"),
    ("cooperative", 4, "race-to-the-helicopter"),
    ("cooperative", 2, "campaign"),
]


@pytest.mark.rule("AT-01.01")
@pytest.mark.parametrize(("mode", "seats", "scenario"), CASES)
def test_the_laws_hold(mode: str, seats: int, scenario: str) -> None:
    setup = Setup(seats, mode, scenario)
    assert GAME.check(setup) == []
    check_game(GAME, setup, seed=3, cut=120)


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "seats", "scenario"), CASES)
@pytest.mark.parametrize("seed", range(100))
def test_the_laws_hold_to_the_end(mode: str, seats: int, scenario: str, seed: int) -> None:
    assert check_game(GAME, Setup(seats, mode, scenario), seed).outcome


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
def test_set_ups_that_make_no_sense(mode: str, seats: int, scenario: str) -> None:
    assert GAME.check(Setup(seats, mode, scenario))
