"""Batches of games on several processes. Which process plays a batch makes no difference to it; a process that is
killed costs the time of its batch, and nothing else: it is played again by another."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Protocol

from shamble.core.game import all_games
from shamble.lab.record import Player, Row
from shamble.lab.simulate import Plan, begin

MOST_DEATHS = 8  # of processes in a row, without a batch in between: then something is wrong with the games


@dataclass(frozen=True)
class Batch:
    """Games `first` to `last` - 1 of an arm."""

    arm: int
    plan: Plan
    first: int
    last: int


def play_batch(batch: Batch) -> list[Row]:
    player = Player(all_games()[batch.plan.game], batch.plan)
    return [player.play(batch.arm, number) for number in range(batch.first, batch.last)]


class Workers(Protocol):
    """Somebody who plays batches, in any order."""

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, list[Row]]]: ...

    def close(self) -> None: ...


class Here:
    """This very process."""

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, list[Row]]]:
        for batch in batches:
            yield batch, play_batch(batch)

    def close(self) -> None:
        """Nothing is held open."""


class TooManyDeaths(Exception):
    """Processes die as fast as they are started."""


class Processes:
    """A pool of processes on this machine; it is made anew when one of them dies."""

    def __init__(self, jobs: int, work: Callable[[Batch], list[Row]] = play_batch) -> None:
        self.jobs = jobs
        self.work = work
        self.pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self.jobs, context, begin, (context.Event(),))

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, list[Row]]]:
        left = list(batches)
        deaths = 0
        while left:
            running: dict[Future[list[Row]], Batch] = {}
            try:
                running = {self.pool.submit(self.work, batch): batch for batch in left}
                while running:
                    ready, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in ready:
                        rows = future.result()
                        batch = running.pop(future)
                        left.remove(batch)
                        deaths = 0
                        yield batch, rows
            except BrokenProcessPool as broken:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise TooManyDeaths(f"{deaths} processes died one after the other") from broken
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = self._start()

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def workers(jobs: int) -> Workers:
    return Here() if jobs <= 1 else Processes(jobs)
