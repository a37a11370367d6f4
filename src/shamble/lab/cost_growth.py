"""Measure how costs grow with the size of a position."""

import math
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from shamble.core.engine import advance, legal, waiting
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.lab.sized_positions import SIZES
from shamble.lab.speed import SEED, play_randomly, started

Points = list[tuple[int, float]]  # size, microseconds
DECISIONS = 40  # played from each position, zombies' turns included
GAMES = 12


class Curve:
    """The cost of an operation in one game, size by size."""

    def __init__(self, game: str, axis: str, what: str, points: Points) -> None:
        self.game = game
        self.axis = axis
        self.what = what
        self.points = points

    def document(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "axis": self.axis,
            "what": self.what,
            "points": [[size, round(cost, 3)] for size, cost in self.points],
            "exponent": round(exponent(self.points), 2),
        }


def exponent(points: Sequence[tuple[int, float]]) -> float:
    """Compute the slope on log scales: 0 = independent of size, 1 = proportional to it."""
    xs = [math.log(size) for size, _ in points]
    ys = [math.log(max(cost, 1e-3)) for _, cost in points]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((a - x) ** 2 for a in xs)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / spread if spread else 0.0


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """Compute the cost of one unit of work, the best of three tries.

    The call returns how many units it did.
    """
    best = math.inf
    for _ in range(3):
        done, start = 0, time.process_time()
        while (now := time.process_time()) - start < seconds / 3:
            done += work()
        best = min(best, (now - start) * 1e6 / done)
    return best


def sized_curves(game: Game[Any], seconds: float) -> Iterable[Curve]:
    """Measure the costs of a choice, options, a copy and a view by zombies, zones and cards."""
    for axis, rows in SIZES.items():
        if game.id not in rows:
            continue
        make, sizes = rows[game.id]
        points: dict[str, Points] = {}
        for size in sizes:
            g = make(size)
            advance(g)
            for what, work in works(game, g).items():
                points.setdefault(what, []).append((size, microseconds(work, seconds)))
        yield from (Curve(game.id, axis, what, row) for what, row in points.items())


def works(game: Game[Any], g: State) -> dict[str, Callable[[], int]]:
    seat = waiting(g)[0]
    return {
        "decision": lambda: sum(play_randomly(g.clone(), stream(SEED, n), DECISIONS) for n in range(GAMES)),
        "options": lambda: len([legal(g, seat) for _ in range(20)]),
        "clone": lambda: len([g.clone() for _ in range(100)]),
        "view": lambda: len([game.client_view(game.view(g, seat)) for _ in range(5)]),
    }


def seat_curve(game: Game[Any], seconds: float) -> Curve:
    """Compute the cost of a choice by the number of seats."""
    points = []
    for seats in range(max(game.min_seats, 1), game.max_seats + 1):
        setup = game.default_setup(seats)
        points.append((seats, microseconds(lambda setup=setup: _random_games(game, setup), seconds)))  # type: ignore[misc]
    return Curve(game.id, "seats", "decision", points)


def _random_games(game: Game[Any], setup: Setup) -> int:
    return sum(play_randomly(started(game, setup, number), stream(SEED, number), 300) for number in range(4))
