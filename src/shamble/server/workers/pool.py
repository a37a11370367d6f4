"""The worker processes. A dead one is replaced, and what it was doing is asked again; what goes wrong in one is told in
words, so that no exception of a game or a bot can break the pool on its way here."""

import asyncio
import logging
import multiprocessing
import os
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from shamble.server.workers import jobs
from shamble.server.workers.errors import JobError

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 3

log = logging.getLogger(__name__)


def in_words(work: Callable[[], T]) -> T | JobError:
    """Do it in a worker. An exception with arguments of its own cannot be carried to another process, and would
    take the whole pool with it."""
    try:
        return work()
    except Exception:
        return JobError(traceback.format_exc())


class WorkerPool:
    """A few processes that work for all tables."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.waiting = 0  # pieces of work that are asked for and not done
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if context.get_start_method() == "forkserver":
            context.set_forkserver_preload(["shamble.server.workers.jobs"])
        return ProcessPoolExecutor(self.processes, context, jobs.begin)

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have a worker do it. Raises `JobError` with what went wrong there, and `BrokenProcessPool` when workers die
        over it again and again."""
        if jobs.JOBS.get(job.__name__) is not job:
            raise LookupError(f"expected a function marked with @job, got {job!r}")
        self.waiting += 1
        try:
            return await self._run(job, *args, **kwargs)
        finally:
            self.waiting -= 1

    async def _run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for last in (False,) * (TRIES - 1) + (True,):
            pool = self._pool
            if pool is None:
                pool = self._pool = self._start()
            try:
                done = await asyncio.wrap_future(pool.submit(in_words, partial(job, *args, **kwargs)))
                if isinstance(done, JobError):
                    raise done
                return done
            except BrokenProcessPool:
                log.warning("a worker process died and is replaced")
                self._drop(pool)
                if last:
                    raise
        raise AssertionError("unreachable")

    def _drop(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
        broken.shutdown(wait=False, cancel_futures=True)

    def pids(self) -> list[int]:
        """The processes at work, for whoever watches them."""
        return list(self._pool._processes) if self._pool is not None else []

    async def end(self) -> None:
        """Whatever has to be waited for before `close`."""

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)
