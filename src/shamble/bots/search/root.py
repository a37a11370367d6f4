"""The search at the root: sequential halving over worlds that all candidates share.

Every candidate is played on in every world that is imagined while it is in the field, so two of them are compared by
the differences in the same worlds: dice and cards fall alike for both, and most of the chance cancels out. After each
stage the worse half leaves the field, never the script's choice, which is taken unless another is better by a margin of
standard errors of that difference.
"""

import math
import time
from typing import Any, Final

from shamble.bots.search.budget import Budget
from shamble.bots.search.parallel import Rows, run_in_processes
from shamble.bots.search.worlds import POLICY_STREAMS, WORLD_STREAMS, imagine, play_out
from shamble.core.actions import Action
from shamble.core.mind import Mind, Plan
from shamble.core.rng import shuffled, stream
from shamble.core.visibility import View

MARGIN_ERRORS: Final = 1.0  # standard errors
ERRORS_95_PERCENT: Final = 1.96  # standard errors of a 95 % interval
MIN_WORLDS_TO_WIN: Final = 3  # worlds before a difference counts
MIN_STAGE_WORLDS: Final = 2  # worlds of a stage


class Candidate:
    """What is compared: the option at `place`, and the plan that goes on from there, if any."""

    def __init__(self, place: int, plan: Plan[Any] | None) -> None:
        self.index = place
        self.plan = plan
        self.values: list[float] = []  # world by world, as far as it was in the field

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def gain(self, other: "Candidate") -> tuple[float, float]:
        """How much better than another it is in the worlds that both were played on in, and the standard error."""
        count = min(len(self.values), len(other.values))
        if count == 0:
            return 0.0, 0.0
        total = 0.0
        for world in range(count):
            total += self.values[world] - other.values[world]
        mean = total / count
        if count == 1:
            return mean, 1.0
        square = 0.0
        for world in range(count):
            off = self.values[world] - other.values[world] - mean
            square += off * off
        return mean, math.sqrt(square / (count - 1) / count)

    def spread(self) -> float:
        """How far the mean may be off (95 %)."""
        count = len(self.values)
        if count < MIN_STAGE_WORLDS:
            return 1.0
        mean = self.mean()
        square = 0.0
        for value in self.values:
            square += (value - mean) * (value - mean)
        return ERRORS_95_PERCENT * math.sqrt(square / (count - 1) / count)


class SearchResult:
    """What came of a search. The first candidate is the script's choice."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates
        self.best = candidates[0]
        self.worlds = 0
        self.iterations = 0
        self.seconds = 0.0

    def ranked(self) -> list[Candidate]:
        """The best first, then those that stayed longest in the field, by what they promise."""
        rest = [candidate for candidate in self.candidates if candidate is not self.best]
        rest.sort(key=_rank_key, reverse=True)
        return [self.best, *rest]


def _rank_key(candidate: Candidate) -> tuple[int, float]:
    return len(candidate.values), candidate.mean()


def make_candidates(
    mind: Mind[Any], view: View[Any], options: list[Action[Any]], script: int, seed: int
) -> list[Candidate]:
    """The script's choice, and what the game's plans or the options put against it."""
    g, seat = view.known, view.seat
    candidates = [Candidate(script, None)]
    most = mind.max_candidates(g, seat)
    plans = mind.plans(g, seat, options)
    if plans:
        candidates += [Candidate(plan.first, plan) for plan in plans[: most - 1]]
        return candidates
    others = [place for place in range(len(options)) if place != script]
    if len(others) >= most:
        others = sorted(shuffled(others, stream(seed, WORLD_STREAMS - 1))[: most - 1])
    return candidates + [Candidate(place, None) for place in others]


def search(
    mind: Mind[Any], view: View[Any], options: list[Action[Any]], script: int, seed: int, budget: Budget
) -> SearchResult:
    """Look for something better than the option at `script`."""
    return compare(mind, view, make_candidates(mind, view, options, script, seed), seed, budget)


def compare(
    mind: Mind[Any], view: View[Any], candidates: list[Candidate], seed: int, budget: Budget
) -> SearchResult:
    """Play candidates on until the budget is spent; the first is kept unless another is better by a margin."""
    found = SearchResult(candidates)
    begun = time.perf_counter()
    if len(candidates) > 1:
        running = candidates
        stages = max(1, math.ceil(math.log2(len(candidates))))
        for stage in range(stages):
            until = begun + budget.seconds * (stage + 1) / stages if budget.seconds > 0.0 else 0.0
            worlds = max(MIN_STAGE_WORLDS, budget.iterations // (stages * len(running)))
            _stage(mind, view, running, seed, found, worlds, until, budget.processes)
            running = _better_half(running)
        found.best = _best(running)
    found.seconds = time.perf_counter() - begun
    return found


def _stage(
    mind: Mind[Any],
    view: View[Any],
    running: list[Candidate],
    seed: int,
    found: SearchResult,
    worlds: int,
    until: float,
    processes: int,
) -> None:
    """Play all that are in the field on in some more worlds."""

    def play(numbers: list[int]) -> Rows:
        return play_worlds(mind, view, running, seed, numbers, until)

    numbers = list(range(found.worlds, found.worlds + worlds))
    rows = run_in_processes(play, numbers, len(running), processes) if processes > 1 else play(numbers)
    for row in rows:
        for place, candidate in enumerate(running):
            candidate.values.append(row[place])
    found.worlds += worlds
    found.iterations += len(rows) * len(running)


def play_worlds(
    mind: Mind[Any], view: View[Any], running: list[Candidate], seed: int, numbers: list[int], until: float
) -> Rows:
    """For each world what each candidate is worth in it; worlds for which there is no time are left out."""
    policy = mind.policy()
    ticks = mind.horizon(view.known, view.seat)
    rows: Rows = []
    for number in numbers:
        if until > 0.0 and rows and time.perf_counter() > until:
            break
        world = imagine(mind, view, seed, number)
        row: list[float] = []
        for candidate in running:
            luck = stream(seed, POLICY_STREAMS + number)
            row.append(play_out(mind, policy, world, view.seat, candidate.index, candidate.plan, luck, ticks))
        rows.append(row)
    return rows


def _better_half(running: list[Candidate]) -> list[Candidate]:
    rest = running[1:]
    rest.sort(key=Candidate.mean, reverse=True)
    return [running[0], *rest[: max(1, (len(rest)) // 2)]]


def _best(running: list[Candidate]) -> Candidate:
    """The one that is better than the first by most, if by more than chance."""
    first = best = running[0]
    most = 0.0
    for candidate in running[1:]:
        gain, error = candidate.gain(first)
        margin = MARGIN_ERRORS if candidate.plan is None else MARGIN_ERRORS + candidate.plan.extra_margin()
        if len(candidate.values) >= MIN_WORLDS_TO_WIN and gain > max(most, margin * error, 1e-9):
            best, most = candidate, gain
    return best
