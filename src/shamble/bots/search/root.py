"""Sequential halving over worlds that all candidates share.

Two candidates are compared by their differences in the same worlds, where dice and cards fall alike, so most of the
luck cancels out. Each stage drops the worse half, but never the script's choice, which is replaced only by a candidate
that is better by a margin of standard errors of that difference.
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
MIN_WORLDS_TO_WIN: Final = 3
MIN_STAGE_WORLDS: Final = 2


class Candidate:
    """The option at `index`, and the plan that continues from there, if any."""

    def __init__(self, index: int, plan: Plan[Any] | None) -> None:
        self.index = index
        self.plan = plan
        self.values: list[float] = []  # per world, until it was dropped

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def gain(self, other: "Candidate") -> tuple[float, float]:
        """Return the mean advantage over another candidate in common worlds, and its error.

        The error is the standard error of the mean difference.
        """
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
            deviation = self.values[world] - other.values[world] - mean
            square += deviation * deviation
        return mean, math.sqrt(square / (count - 1) / count)

    def spread(self) -> float:
        """Return the 95 % margin of error of the mean."""
        count = len(self.values)
        if count < MIN_STAGE_WORLDS:
            return 1.0
        mean = self.mean()
        square = 0.0
        for value in self.values:
            square += (value - mean) * (value - mean)
        return ERRORS_95_PERCENT * math.sqrt(square / (count - 1) / count)


class SearchResult:
    """Result of a search. The first candidate is the script's choice."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates
        self.best = candidates[0]
        self.worlds = 0
        self.iterations = 0
        self.seconds = 0.0

    def ranked(self) -> list[Candidate]:
        """Find the best candidate first, the others by how long they stayed and by their mean."""
        rest = [candidate for candidate in self.candidates if candidate is not self.best]
        rest.sort(key=_rank_key, reverse=True)
        return [self.best, *rest]


def _rank_key(candidate: Candidate) -> tuple[int, float]:
    return len(candidate.values), candidate.mean()


def make_candidates(
    mind: Mind[Any], view: View[Any], options: list[Action[Any]], script: int, seed: int
) -> list[Candidate]:
    """Return the script's choice and the game's plans, or the other options."""
    g, seat = view.known, view.seat
    candidates = [Candidate(script, None)]
    limit = mind.max_candidates(g, seat)
    plans = mind.plans(g, seat, options)
    if plans:
        candidates += [Candidate(plan.first, plan) for plan in plans[: limit - 1]]
        return candidates
    others = [index for index in range(len(options)) if index != script]
    if len(others) >= limit:
        others = sorted(shuffled(others, stream(seed, WORLD_STREAMS - 1))[: limit - 1])
    return candidates + [Candidate(index, None) for index in others]


def search(
    mind: Mind[Any], view: View[Any], options: list[Action[Any]], script: int, seed: int, budget: Budget
) -> SearchResult:
    """Search for something better than the option at `script`."""
    return compare(mind, view, make_candidates(mind, view, options, script, seed), seed, budget)


def compare(
    mind: Mind[Any], view: View[Any], candidates: list[Candidate], seed: int, budget: Budget
) -> SearchResult:
    """Play the candidates out until the budget is spent, and choose the best."""
    result = SearchResult(candidates)
    started = time.perf_counter()
    if len(candidates) > 1:
        running = candidates
        stages = max(1, math.ceil(math.log2(len(candidates))))
        for stage in range(stages):
            deadline = started + budget.seconds * (stage + 1) / stages if budget.seconds > 0.0 else 0.0
            worlds = max(MIN_STAGE_WORLDS, budget.iterations // (stages * len(running)))
            _stage(mind, view, running, seed, result, worlds, deadline, budget.processes)
            running = _better_half(running)
        result.best = _best(running)
    result.seconds = time.perf_counter() - started
    return result


def _stage(
    mind: Mind[Any],
    view: View[Any],
    running: list[Candidate],
    seed: int,
    result: SearchResult,
    worlds: int,
    deadline: float,
    processes: int,
) -> None:
    """Play the running candidates out in more worlds."""

    def play(numbers: list[int]) -> Rows:
        return play_worlds(mind, view, running, seed, numbers, deadline)

    numbers = list(range(result.worlds, result.worlds + worlds))
    rows = run_in_processes(play, numbers, len(running), processes) if processes > 1 else play(numbers)
    for row in rows:
        for index, candidate in enumerate(running):
            candidate.values.append(row[index])
    result.worlds += worlds
    result.iterations += len(rows) * len(running)


def play_worlds(
    mind: Mind[Any], view: View[Any], running: list[Candidate], seed: int, numbers: list[int], deadline: float
) -> Rows:
    """Return the value of each candidate per world; worlds beyond the time limit are left out."""
    policy = mind.policy()
    ticks = mind.horizon(view.known, view.seat)
    rows: Rows = []
    for number in numbers:
        if deadline > 0.0 and rows and time.perf_counter() > deadline:
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
    """Return the candidate with the largest significant gain over the first, or the first."""
    first = best = running[0]
    best_gain = 0.0
    for candidate in running[1:]:
        gain, error = candidate.gain(first)
        margin = MARGIN_ERRORS if candidate.plan is None else MARGIN_ERRORS + candidate.plan.extra_margin()
        if len(candidate.values) >= MIN_WORLDS_TO_WIN and gain > max(best_gain, margin * error, 1e-9):
            best, best_gain = candidate, gain
    return best
