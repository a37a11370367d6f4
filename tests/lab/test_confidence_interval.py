"""The interval of a win rate."""

import pytest

from shamble.lab.confidence_interval import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # from the closed formula, worked out by hand to four places
        (50, 100, 0.4038, 0.5962),
        (1, 10, 0.0179, 0.4042),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (810, 1000, 0.7845, 0.8331),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_say_more() -> None:
    few, many = wilson(3, 10), wilson(300, 1000)
    assert few[0] < many[0] < 0.3 < many[1] < few[1]


@pytest.mark.parametrize(("wins", "games"), [(-1, 3), (4, 3)])
def test_impossible_counts_are_refused(wins: int, games: int) -> None:
    with pytest.raises(ValueError, match="wins of"):
        wilson(wins, games)
