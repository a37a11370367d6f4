"""Random number generator: same numbers everywhere, uniform, independent streams."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from shamble.core.rng import MULTIPLIER, Stream, mix, shuffled, stream

NUMBERS = """
from shamble.core.rng import mix, shuffled, stream
out = []
for seed in (0, 1, 2, 41, 2**31, 2**53, 2**64 + 5, -3):
    for number in (0, 1, 42, 77):
        numbers = stream(seed, number)
        out += [int(numbers.below(n)) for n in (2, 3, 6, 6, 40, 1000, 2**31 - 1)]
        out += [mix(seed, number), int(numbers.state), *shuffled(list(range(9)), numbers)]
"""


def test_interpreted_and_compiled_give_the_same_numbers() -> None:
    """Compares this process with an interpreted one."""
    here: dict[str, list[int]] = {}
    exec(NUMBERS, here)
    run = subprocess.run(
        [sys.executable, "-c", NUMBERS + "\nprint(out)"],
        env=os.environ | {"SHAMBLE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == str(here["out"])


def test_numbers_of_a_seed_never_change() -> None:
    """Saved games and shared seeds rely on these numbers."""
    dice = stream(2026, 1)
    assert [int(dice.below(6)) + 1 for _ in range(20)] == [
        2,
        5,
        2,
        5,
        5,
        5,
        2,
        2,
        2,
        2,
        4,
        4,
        6,
        5,
        1,
        4,
        4,
        1,
        4,
        3,
    ]


def test_state_fits_a_signed_64_bit_word() -> None:
    biggest = (MULTIPLIER - 1) << 32 | 0xFFFFFFFF
    assert MULTIPLIER * 0xFFFFFFFF + (biggest >> 32) < 2**63
    for seed in (*range(200), 2**64 - 1, 2**200, -1):
        for number in range(3):
            assert 0 < mix(seed, number) < MULTIPLIER << 32
    numbers = Stream(biggest)
    for _ in range(1000):
        numbers.below(7)
        assert 0 < int(numbers.state) < MULTIPLIER << 32


@pytest.mark.parametrize("n", [2, 3, 6, 7, 40, 377])
def test_numbers_are_uniform(n: int) -> None:
    numbers = stream(7, 1)
    rolls = 400 * n if n > 40 else 20_000
    counts = Counter(int(numbers.below(n)) for _ in range(rolls))
    assert set(counts) <= set(range(n))
    expected = rolls / n
    chi = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    assert chi < (n - 1) + 5 * (2 * (n - 1)) ** 0.5 + 5  # five standard deviations


def test_consecutive_pairs_are_uniform() -> None:
    """A zombie bites on two equal dice, so consecutive numbers must be independent."""
    numbers = stream(11, 1)
    pairs = Counter((int(numbers.below(6)), int(numbers.below(6))) for _ in range(36_000))
    chi = sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6))
    assert chi < 35 + 5 * 70**0.5


def test_below_one_is_always_zero() -> None:
    numbers = stream(1, 1)
    assert {int(numbers.below(1)) for _ in range(50)} == {0}


def test_period_is_long() -> None:
    numbers = stream(5, 0)
    seen = set()
    for _ in range(50_000):
        numbers.below(6)
        seen.add(int(numbers.state))
    assert len(seen) == 50_000


def test_seeds_and_streams_differ() -> None:
    starts = {mix(seed, number) for seed in range(300) for number in range(10)}
    assert len(starts) == 3000
    first = Counter(int(stream(seed, 1).below(6)) for seed in range(6000))
    assert all(850 < first[face] < 1150 for face in range(6))  # the first die of successive seeds


def test_stream_clone_is_independent() -> None:
    numbers = stream(3, 3)
    copy = numbers.clone()
    ahead = [int(copy.below(100)) for _ in range(10)]
    assert [int(numbers.below(100)) for _ in range(10)] == ahead


def test_shuffled_keeps_every_item_and_the_original() -> None:
    cards = list(range(40))
    mixed = shuffled(cards, stream(9, 0))
    assert cards == list(range(40))
    assert sorted(mixed) == cards
    assert mixed != cards
    assert shuffled([], stream(1, 1)) == []
    orders = Counter(tuple(shuffled([1, 2, 3], numbers)) for numbers in [stream(4, 4)] for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
