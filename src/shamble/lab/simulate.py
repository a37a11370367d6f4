"""Play many games with bots. The result depends on the seed, and not on how many processes shared the work."""

import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Any

from shamble.bots import make
from shamble.core.game import Game, all_games
from shamble.core.options import Setup, Value
from shamble.lab.playout import luck, play_out, seed_of
from shamble.lab.seats import side_name
from shamble.lab.tally import Tally
from shamble.lab.wilson import wilson

MOST_DECISIONS = 100_000  # a game that goes on longer counts as unfinished
MOST_IN_A_CHUNK = 100
CHUNKS_PER_JOB = 20

Progress = Callable[[int], None]  # told how many games are done


@dataclass(frozen=True)
class Plan:
    """What to play: plain data, so that it can be sent to another process or another machine."""

    game: str
    mode: str
    scenario: str
    options: dict[str, Value]
    levels: tuple[str, ...]
    seed: int
    most: int = MOST_DECISIONS

    def setup(self) -> Setup:
        return Setup(len(self.levels), self.mode, self.scenario, dict(self.options))

    def sides(self, game: Game[Any]) -> list[str]:
        return [side_name(key) for key in game.sides(self.setup())]


class GameFailed(Exception):
    """A game broke off with an error of the program."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(number, problem)
        self.number = number
        self.problem = problem

    def __str__(self) -> str:
        return f"game {self.number} broke off: {self.problem}"


@dataclass(frozen=True)
class Rate:
    """A win rate with the interval in which it lies with 95 % confidence."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Report:
    """What came of a plan."""

    plan: Plan
    asked: int
    tally: Tally
    win_rate: dict[str, Rate]
    seconds: float

    @property
    def interrupted(self) -> bool:
        return self.tally.games < self.asked

    def data(self) -> dict[str, Any]:
        """The document that `shamble simulate --json` prints."""
        plan, tally = self.plan, self.tally
        return {
            "game": plan.game,
            "mode": plan.mode,
            "scenario": plan.scenario,
            "options": plan.options,
            "seats": list(plan.levels),
            "games": tally.games,
            "seed": plan.seed,
            "outcomes": dict(sorted(tally.outcomes.items())),
            "win_rate": {name: vars(rate) for name, rate in self.win_rate.items()},
            "decisions_mean": tally.decisions / tally.games if tally.games else 0.0,
            "seconds": round(self.seconds, 3),
            "unfinished": tally.unfinished,
            "interrupted": self.interrupted,
        }


def simulate(
    game: Game[Any], plan: Plan, games: int, jobs: int = 1, progress: Progress | None = None
) -> Report:
    """Play games 0 to `games` - 1 of a plan. Ctrl-C ends it early with what was done so far."""
    start = time.perf_counter()
    tally = Tally()

    def done(part: Tally) -> None:
        tally.add(part)
        if progress:
            progress(tally.games)

    with suppress(KeyboardInterrupt):
        chunks = _chunks(games, jobs)
        if jobs == 1 or len(chunks) < 2:
            _play_here(game, plan, games, done)
        else:
            _play_in_processes(plan, chunks, min(jobs, len(chunks)), done)
    return Report(plan, games, tally, _rates(game, plan, tally), time.perf_counter() - start)


def _rates(game: Game[Any], plan: Plan, tally: Tally) -> dict[str, Rate]:
    """Per side, then per seat. A game without an end is won by nobody."""
    names = [*dict.fromkeys(plan.sides(game)), *(f"seat-{seat}" for seat in range(len(plan.levels)))]
    rates = {}
    for name in names:
        wins = tally.wins[name]
        rates[name] = Rate(wins / tally.games if tally.games else 0.0, *wilson(wins, tally.games))
    return rates


def _chunks(games: int, jobs: int) -> Sequence[range]:
    size = max(1, min(MOST_IN_A_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


class _Player:
    """Plays games of a plan by their number."""

    def __init__(self, game: Game[Any], plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.setup = plan.setup()
        self.sides = plan.sides(game)
        self.bots = [make(level, game) for level in plan.levels]

    def play(self, number: int, tally: Tally) -> None:
        seed = seed_of(self.plan.seed, number)
        try:
            g = self.game.new(self.setup, seed)
            decisions = play_out(self.game, g, self.bots, luck(seed, self.setup.seats), self.plan.most)
        except Exception as error:
            raise GameFailed(number, f"{type(error).__name__}: {error}") from error
        tally.count(g.outcome, g.winners, self.sides, decisions)


def _play_here(game: Game[Any], plan: Plan, games: int, done: Callable[[Tally], None]) -> None:
    player = _Player(game, plan)
    for number in range(games):
        part = Tally()
        player.play(number, part)
        done(part)


def _play_in_processes(plan: Plan, chunks: Sequence[range], jobs: int, done: Callable[[Tally], None]) -> None:
    context = get_context("spawn")  # a fork would copy whatever threads were doing at that moment
    stop = context.Event()
    left = iter(chunks)
    with ProcessPoolExecutor(jobs, context, begin, (stop,)) as pool:
        running = {pool.submit(_play_chunk, plan, chunk) for chunk in islice(left, 2 * jobs)}
        try:
            while running:
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(_play_chunk, plan, chunk) for chunk in islice(left, len(ready))}
                for future in ready:
                    done(future.result())
        except BaseException as reason:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            if isinstance(reason, KeyboardInterrupt):
                for future in running:  # what was under way counts as far as it came
                    if not future.cancelled():
                        done(future.result())
            raise


_stop: Event | None = None


def begin(stop: Event) -> None:
    """Prepare a process of the pool. Ctrl-C is for the process that started it, which then tells the others."""
    global _stop  # noqa: PLW0603
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """Be gone as soon as the process that started this one is, however it went."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def _play_chunk(plan: Plan, numbers: range) -> Tally:
    tally = Tally()
    player = _Player(all_games()[plan.game], plan)
    for number in numbers:
        if _stop is not None and _stop.is_set():
            break
        player.play(number, tally)
    return tally
