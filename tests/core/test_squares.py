"""Squares: neighbours, directions, distances."""

import pytest

from shamble.core.space.squares import (
    DIRECTIONS,
    OFF,
    E,
    N,
    S,
    W,
    direction_between,
    distances,
    left_of,
    opposite,
    right_of,
    steps,
)


def test_steps_lead_to_neighbours_or_off() -> None:
    ways = steps(3, 2)  # 0 1 2 / 3 4 5
    assert ways[N] == [OFF, OFF, OFF, 0, 1, 2]
    assert ways[E] == [1, 2, OFF, 4, 5, OFF]
    assert ways[S] == [3, 4, 5, OFF, OFF, OFF]
    assert ways[W] == [OFF, 0, 1, OFF, 3, 4]


@pytest.mark.parametrize("d", range(4))
def test_turns_are_inverse(d: int) -> None:
    assert opposite(opposite(d)) == d
    assert left_of(right_of(d)) == d
    assert right_of(right_of(d)) == opposite(d) == left_of(left_of(d))
    assert right_of(d) != left_of(d)


def test_right_of_north_is_east() -> None:
    assert [DIRECTIONS[right_of(d)] for d in (N, E, S, W)] == ["E", "S", "W", "N"]
    assert [DIRECTIONS[left_of(d)] for d in (N, E, S, W)] == ["W", "N", "E", "S"]


def test_direction_between_neighbours() -> None:
    ways = steps(5, 4)
    for square in range(20):
        for d in range(4):
            if ways[d][square] != OFF:
                assert direction_between(square, ways[d][square], 5) == d
                assert ways[opposite(d)][ways[d][square]] == square
    with pytest.raises(AssertionError):
        direction_between(0, 6, 5)


def test_distances_avoid_closed_squares() -> None:
    # . # .
    # . # .
    # . . .
    free = [True, False, True, True, False, True, True, True, True]
    assert distances([0], steps(3, 3), free) == [0, -1, 6, 1, -1, 5, 2, 3, 4]


def test_distances_from_several_and_closed_starts() -> None:
    ways = steps(4, 1)
    assert distances([0, 3], ways, [True] * 4) == [0, 1, 1, 0]
    assert distances([1], ways, [True, False, True, True]) == [1, 0, 1, 2]  # a start need not be free
    ways[E][1] = OFF
    assert distances([0], ways, [True] * 4) == [0, 1, -1, -1]
