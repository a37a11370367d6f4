"""The ladder: who sits where, and what ratings come of wins."""

from collections import Counter

import pytest

from shamble.core.game import all_games
from tools.ladder import contest, ratings, tables


def test_a_hundred_points_are_sixty_four_per_cent() -> None:
    points, off = ratings(Counter({("b", "a"): 640, ("a", "b"): 360}), ["a", "b"])["b"]
    assert points == pytest.approx(100, abs=1)
    assert 20 < off < 25


def test_ratings_add_up_along_a_chain() -> None:
    pairs = Counter({("b", "a"): 640, ("a", "b"): 360, ("c", "b"): 640, ("b", "c"): 360})
    assert ratings(pairs, ["a", "b", "c"])["c"][0] == pytest.approx(200, abs=3)


def test_everybody_sits_everywhere() -> None:
    assert sorted(tables(all_games()["zombies"], ["x", "y"])) == [("x", "y"), ("y", "x")]
    mixed = tables(all_games()["city-of-horror"], ["x", "y"])
    assert ("x", "y", "y") in mixed
    assert ("y", "x", "y") in mixed
    assert ("x", "x", "y") in mixed


def test_a_contest_tells_ranks_wins_and_what_thinking_takes() -> None:
    result = contest(all_games()["zombies"], ["random", "novice"], 1, 3, 1)
    assert (
        set(result["rating"]) == set(result["mean_rank"]) == set(result["thinking"]) == {"random", "novice"}
    )
    assert sum(result["outcomes"].values()) == 2
