"""Run batches of games in several processes.

A batch gives the same results in every process. When a process is killed, another one repeats its batch.
"""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Generic, Protocol, TypeVar

from shamble.core.game import all_games
from shamble.lab.game_row import Player, Row
from shamble.lab.game_spec import GameSpec

AHEAD = 3  # batches queued or running per process
MOST_DEATHS = 8  # of processes in a row without a finished batch: a fault of the games

Out = TypeVar("Out")
Out_co = TypeVar("Out_co", covariant=True)


@dataclass(frozen=True)
class Batch:
    """Games `first` to `last` - 1 of an arm."""

    arm: int
    spec: GameSpec
    first: int
    last: int

    def numbers(self) -> Iterator[int]:
        """Yield the games one by one; stop early when the batch is no longer needed."""
        for number in range(self.first, self.last):
            if _stop is not None and _stop.is_set():
                return
            yield number


def play_batch(batch: Batch) -> list[Row]:
    player = Player(all_games()[batch.spec.game], batch.spec)
    return [player.play(batch.arm, number) for number in batch.numbers()]


class Workers(Protocol[Out_co]):
    """Something that runs batches, in any order."""

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Out_co]]: ...

    def close(self) -> None: ...


class InProcess(Generic[Out]):
    """Runs batches in this process."""

    def __init__(self, work: Callable[[Batch], Out]) -> None:
        self.work = work

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Out]]:
        for batch in batches:
            yield batch, self.work(batch)

    def close(self) -> None:
        """Nothing is held open."""


class TooManyDeaths(Exception):
    """Processes or machines die as fast as they are started."""


class Processes(Generic[Out]):
    """A pool of processes on this machine, replaced when one of them dies."""

    def __init__(self, jobs: int, work: Callable[[Batch], Out]) -> None:
        self.jobs = jobs
        self.work = work
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")  # a fork copies the locks of running threads
        self.stop = context.Event()
        self.pool = ProcessPoolExecutor(self.jobs, context, _begin, (self.stop,))

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Out]]:
        left = iter(batches)
        again: list[Batch] = []  # batches of processes that died
        running: dict[Future[Out], Batch] = {}
        deaths = 0
        while True:
            try:
                while len(running) < AHEAD * self.jobs:
                    if not again and (batch := next(left, None)) is not None:
                        again.append(batch)
                    if not again:
                        break
                    running[self.pool.submit(self.work, again[-1])] = again[-1]
                    again.pop()
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    done = future.result()
                    batch = running.pop(future)
                    deaths = 0
                    yield batch, done
            except BrokenProcessPool as broken:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise TooManyDeaths(f"{deaths} processes died one after the other") from broken
                again += running.values()
                running.clear()
                self.pool.shutdown(wait=False, cancel_futures=True)
                self._start()

    def close(self) -> None:
        """Wait for running games to end; drop the rest of each batch."""
        self.stop.set()
        self.pool.shutdown(wait=True, cancel_futures=True)


def workers(jobs: int, work: Callable[[Batch], Out]) -> Workers[Out]:
    """Return a pool of processes, or this process if one is enough."""
    return InProcess(work) if jobs <= 1 else Processes(jobs, work)


_stop: Event | None = None


def _begin(stop: Event) -> None:
    """Prepare a process of the pool. The parent handles Ctrl-C and stops the others."""
    global _stop  # noqa: PLW0603
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """End this process when its parent has ended, for any reason."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)
