"""The significance of differences, corrected for the number of comparisons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb, erfc, sqrt

from shamble.lab.confidence_interval import Z95, wilson


@dataclass(frozen=True)
class Difference:
    """A difference of two rates with its 95 % interval and its p-value."""

    value: float
    low: float
    high: float
    chance: float


def paired(only_first: int, only_second: int, games: int) -> Difference:
    """Compare two players over the same games (McNemar, exact)."""
    if games == 0:
        return Difference(0.0, -1.0, 1.0, 1.0)
    apart = only_first - only_second
    value = apart / games
    # Half a game on each side keeps the interval open if all games had the same winner.
    split = only_first + only_second + 1.0
    spread = Z95 * sqrt(split - apart * apart / games) / games
    return Difference(
        value,
        max(-1.0, value - spread),
        min(1.0, value + spread),
        sign_test(only_first, only_first + only_second),
    )


def sign_test(heads: int, throws: int) -> float:
    """Compute the two-sided probability that a fair coin falls at least this unevenly."""
    if throws == 0:
        return 1.0
    rare = min(heads, throws - heads)
    if throws > 1000:  # the normal curve is as good, with smaller numbers
        return erfc(max(0.0, (throws / 2 - rare - 0.5)) / sqrt(throws / 4) / sqrt(2))
    tail = sum(comb(throws, n) for n in range(rare + 1))
    return min(1.0, 2.0 * (tail / (1 << throws)))


def unpaired(wins: int, games: int, other_wins: int, other_games: int) -> Difference:
    """Compute the difference of two rates from different games (Newcombe; pooled z test)."""
    if games == 0 or other_games == 0:
        return Difference(0.0, -1.0, 1.0, 1.0)
    a, b = wins / games, other_wins / other_games
    (a_low, a_high), (b_low, b_high) = wilson(wins, games), wilson(other_wins, other_games)
    value = a - b
    low = value - sqrt((a - a_low) ** 2 + (b_high - b) ** 2)
    high = value + sqrt((a_high - a) ** 2 + (b - b_low) ** 2)
    pooled = (wins + other_wins) / (games + other_games)
    error = sqrt(pooled * (1 - pooled) * (1 / games + 1 / other_games))
    return Difference(value, low, high, erfc(abs(value) / error / sqrt(2)) if error else 1.0)


def holm(chances: Mapping[str, float]) -> dict[str, float]:
    """Correct each p-value for the number of comparisons (Holm)."""
    order = sorted(chances, key=lambda name: chances[name])
    out: dict[str, float] = {}
    highest = 0.0
    for place, name in enumerate(order):
        highest = max(highest, min(1.0, chances[name] * (len(order) - place)))
        out[name] = highest
    return out


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Compute a mean with its 95 % interval (normal, for many values)."""
    if not values:
        return 0.0, 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    spread = Z95 * sqrt(variance / len(values))
    return mean, mean - spread, mean + spread
