"""How good a position is: what a seat is heading for, against the best of its rivals."""

import math
from typing import Final

from shamble.games.city_of_horror.bot.estimates import standing
from shamble.games.city_of_horror.state import CityState

SCALE: Final = 4.0  # points of lead that make a chance of three quarters
WIN: Final = 0.6  # of a finished game: what winning counts, the rest is by how much


def lead(g: CityState, seat: int, points: list[float]) -> float:
    """Points before the best rival; behind him it is less than nothing."""
    best = -100.0
    for other in range(g.seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


def value(g: CityState, seat: int) -> float:
    """The chance that a seat wins. A close loss is better than a clear one: there is a ranking (CH-14.05)."""
    if g.is_over():
        won = 1.0 if seat in g.winners else 0.0
        final = [float(points) for points in g.points]
        return WIN * won + (1.0 - WIN) / (1.0 + math.exp(-lead(g, seat, final) / SCALE))
    if not g.playing(seat):
        return 0.0
    points = [standing(g, other) for other in range(g.seats)]
    return 1.0 / (1.0 + math.exp(-lead(g, seat, points) / SCALE))
