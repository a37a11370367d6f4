"""Batches of games, shared out. Who plays a batch makes no difference to it; a process that is killed costs the time of
its batch, and nothing else: it is played again by another."""

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
from shamble.lab.plan import Plan
from shamble.lab.record import Player, Row

AHEAD = 3  # batches that wait for each process, or are played by it
MOST_DEATHS = 8  # of processes in a row, without a batch in between: then something is wrong with the games

Out = TypeVar("Out")
Out_co = TypeVar("Out_co", covariant=True)


@dataclass(frozen=True)
class Batch:
    """Games `first` to `last` - 1 of an arm."""

    arm: int
    plan: Plan
    first: int
    last: int

    def numbers(self) -> Iterator[int]:
        """Game by game; it ends early where nobody waits for the batch any more."""
        for number in range(self.first, self.last):
            if _stop is not None and _stop.is_set():
                return
            yield number


def play_batch(batch: Batch) -> list[Row]:
    player = Player(all_games()[batch.plan.game], batch.plan)
    return [player.play(batch.arm, number) for number in batch.numbers()]


class Workers(Protocol[Out_co]):
    """Somebody who plays batches, in any order."""

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Out_co]]: ...

    def close(self) -> None: ...


class Here(Generic[Out]):
    """This very process."""

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
    """A pool of processes on this machine; it is made anew when one of them dies."""

    def __init__(self, jobs: int, work: Callable[[Batch], Out]) -> None:
        self.jobs = jobs
        self.work = work
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")  # a fork would copy whatever threads were doing at that moment
        self.stop = context.Event()
        self.pool = ProcessPoolExecutor(self.jobs, context, _begin, (self.stop,))

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Out]]:
        left = iter(batches)
        again: list[Batch] = []  # what nobody is playing any more
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
        """Batches under way end with the game they are at."""
        self.stop.set()
        self.pool.shutdown(wait=True, cancel_futures=True)


def workers(jobs: int, work: Callable[[Batch], Out]) -> Workers[Out]:
    """As many processes, or this one."""
    return Here(work) if jobs <= 1 else Processes(jobs, work)


_stop: Event | None = None


def _begin(stop: Event) -> None:
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
