"""Odds: candidates side by side in the same imagined games, played to their end.

`search` finds the best candidate, and the best by luck looks better than it is. So the odds come from other
worlds, each candidate is played in as many, and a game counts as won or not.
"""

import math
import time
from typing import Any, Final

from shamble.bots.search.budget import Budget
from shamble.bots.search.root import ERRORS_95_PERCENT, Candidate
from shamble.bots.search.worlds import POLICY_STREAMS, imagine, play_on
from shamble.core.mind import Mind
from shamble.core.rng import stream
from shamble.core.visibility import View

FOREVER: Final = 1_000_000_000  # ticks
MIN_WORLDS: Final = 4  # even if time is over
MIN_DECIDED: Final = 6  # worlds won with only one of two: five of five could be luck (p = 0.06)
MIN_POINTS: Final = 0.01


class Odds:
    """Imagined games of one candidate.

    `winners`: per world, the seats that won. `glances`: per world, the position two rounds on.
    """

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.winners: list[tuple[int, ...]] = []
        self.glances: list[list[float]] = []

    def games(self) -> int:
        return len(self.winners)

    def wins(self, seat: int) -> int:
        """Return the number of games that the seat won."""
        return sum([1 for winners in self.winners if seat in winners])


class Difference:
    """How often only this candidate, and only the other, won a common world."""

    def __init__(self, odds: Odds, other: Odds, seat: int) -> None:
        self.games = min(odds.games(), other.games())
        self.own_wins = self.other_wins = 0
        for world in range(self.games):
            ours, theirs = seat in odds.winners[world], seat in other.winners[world]
            self.own_wins += ours and not theirs
            self.other_wins += theirs and not ours

    def sign(self) -> int:
        """Return 1 for more wins, -1 for fewer, 0 if chance explains the difference."""
        decided, gain = self.own_wins + self.other_wins, self.own_wins - self.other_wins
        if decided < MIN_DECIDED or abs(gain) <= ERRORS_95_PERCENT * math.sqrt(decided):
            return 0
        if abs(gain) < MIN_POINTS * self.games:
            return 0
        return 1 if gain > 0 else -1


def side_by_side(
    mind: Mind[Any], view: View[Any], candidates: list[Candidate], seed: int, budget: Budget
) -> list[Odds]:
    """Play the candidates in step, world after world, until the budget is spent."""
    odds = [Odds(candidate) for candidate in candidates]
    deadline = time.perf_counter() + budget.seconds if budget.seconds > 0.0 else 0.0
    policy = mind.odds_policy()
    look = mind.glance_ticks(view.known)
    number = 0
    while number < MIN_WORLDS or number * len(odds) < budget.iterations:
        if deadline > 0.0 and number >= MIN_WORLDS and time.perf_counter() > deadline:
            break
        world = imagine(mind, view, seed, number)
        for one in odds:
            luck = stream(seed, POLICY_STREAMS + number)
            first, plan = one.candidate.index, one.candidate.plan
            end = play_on(mind, policy, world, view.seat, first, plan, luck, FOREVER, look, one.glances)
            one.winners.append(tuple(end.winners))
        number += 1
    return odds


def mean_difference(
    points: list[list[float]], other_points: list[list[float]], place: int
) -> tuple[float, float]:
    """Return how much more of an effect there is in common worlds, and its standard error."""
    count = min(len(points), len(other_points))
    total = 0.0
    for world in range(count):
        total += points[world][place] - other_points[world][place]
    mean = total / max(1, count)
    if count < 2:
        return mean, abs(mean) + 1.0
    square = 0.0
    for world in range(count):
        deviation = points[world][place] - other_points[world][place] - mean
        square += deviation * deviation
    return mean, math.sqrt(square / (count - 1) / count)
