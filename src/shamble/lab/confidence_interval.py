"""The confidence interval of a win rate."""

from math import sqrt

Z95 = 1.959963984540054  # standard deviations around 95 % of a normal distribution


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Compute the Wilson score interval of `wins` out of `games`.

    It suits few games and extreme rates.
    """
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins of {games} games")
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    low, high = (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)
    # Exactly 0 and 1 at the ends, without rounding errors.
    return (0.0 if wins == 0 else low), (1.0 if wins == games else high)
