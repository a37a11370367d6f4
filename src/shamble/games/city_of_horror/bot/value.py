"""Value of a position: the seat's expected points against its best rival."""

import math
from typing import Final

from shamble.games.city_of_horror.bot.estimates import expected_points
from shamble.games.city_of_horror.state import CityState

SCALE: Final = 4.0  # points of lead that mean a 75 % chance of winning
WIN: Final = 0.6  # share of winning in a finished game; the rest is the lead


def lead(g: CityState, seat: int, points: list[float]) -> float:
    """Return the points ahead of the best rival; negative if behind."""
    best = -100.0
    for other in range(g.seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


def value(g: CityState, seat: int) -> float:
    """Estimate the chance that a seat wins.

    A close loss is better than a clear one, because players are ranked (CH-14.05).
    """
    if g.is_over():
        won = 1.0 if seat in g.winners else 0.0
        final = [float(points) for points in g.points]
        return WIN * won + (1.0 - WIN) / (1.0 + math.exp(-lead(g, seat, final) / SCALE))
    if not g.playing(seat):
        return 0.0
    points = [expected_points(g, other) for other in range(g.seats)]
    return 1.0 / (1.0 + math.exp(-lead(g, seat, points) / SCALE))
