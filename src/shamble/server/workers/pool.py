"""A pool of worker processes on this machine."""

import asyncio
import logging
import multiprocessing
import os
import pickle
import traceback
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, ParamSpec, TypeVar

from shamble.server.workers import jobs
from shamble.server.workers.errors import JobError

P = ParamSpec("P")
T = TypeVar("T")
MAX_TRIES = 3

log = logging.getLogger(__name__)


def check_registered(job: Callable[..., Any]) -> None:
    """Raise `LookupError` unless the function is marked with `@job`."""
    if jobs.JOBS.get(job.__name__) is not job:
        raise LookupError(f"expected a function marked with @job, got {job!r}")


def catch_errors(work: Callable[[], T]) -> T | JobError:
    """Run a job in a worker process; return its result, or a `JobError` with the traceback.

    An exception whose constructor takes other arguments cannot be unpickled, and would break the pool."""
    try:
        return work()
    except Exception:
        return JobError(traceback.format_exc())


class JobQueue:
    """Two queues for the places of a pool: jobs that a table waits for come first.

    Patient jobs never take the last place, unless there is only one. So a table waits at most for one of them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._reserved = min(1, places - 1)  # for jobs that are not patient
        self._queues: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    @asynccontextmanager
    async def place(self, is_patient: bool) -> AsyncIterator[None]:
        """Wait for a place, and keep it for as long as the context lasts."""
        ticket: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues[is_patient].append(ticket)
        self._admit()
        try:
            await ticket
            yield
        finally:
            if ticket in self._queues[is_patient]:
                self._queues[is_patient].remove(ticket)
            else:
                self._free += 1
            self._admit()

    def _admit(self) -> None:
        for queue, reserved in zip(self._queues, (0, self._reserved), strict=True):
            while queue and self._free > reserved:
                ticket = queue.popleft()
                if not ticket.cancelled():
                    self._free -= 1
                    ticket.set_result(None)


class WorkerPool:
    """Processes that run jobs for all tables. One that dies is replaced, and its job repeated."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.waiting = 0  # jobs that are not done
        self.queue = JobQueue(self.processes)
        self._shared: dict[bytes, asyncio.Task[Any]] = {}  # patient jobs that run now, by their arguments
        self._executor: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if context.get_start_method() == "forkserver":
            context.set_forkserver_preload(["shamble.server.workers.jobs"])
        return ProcessPoolExecutor(self.processes, context, jobs.init_worker)

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a job in a worker. Raises `JobError` if it fails.

        All callers that ask for the same patient job at the same time share it. Raises `BrokenProcessPool`
        if workers die of it again and again."""
        check_registered(job)
        if job.__name__ not in jobs.PATIENT_JOBS:
            return await self._run_counted(job, *args, **kwargs)
        key = pickle.dumps((job.__name__, args, kwargs))  # some arguments cannot be hashed
        task = self._shared.get(key)
        if task is None:
            task = self._shared[key] = asyncio.create_task(self._run_counted(job, *args, **kwargs))
            task.add_done_callback(lambda _: self._shared.pop(key))
        result: T = await asyncio.shield(task)
        return result

    async def _run_counted(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.waiting += 1
        try:
            async with self.queue.place(job.__name__ in jobs.PATIENT_JOBS):
                return await self._run(job, *args, **kwargs)
        finally:
            self.waiting -= 1

    async def _run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for is_last in (False,) * (MAX_TRIES - 1) + (True,):
            executor = self._executor
            if executor is None:
                executor = self._executor = self._start()
            try:
                work = executor.submit(catch_errors, partial(job, *args, **kwargs))
                result = await asyncio.wrap_future(work)
                if isinstance(result, JobError):
                    raise result
                return result
            except BrokenProcessPool:
                log.warning("a worker process died and is replaced")
                self._discard(executor)
                if is_last:
                    raise
        raise AssertionError("unreachable")

    def _discard(self, broken: ProcessPoolExecutor) -> None:
        if self._executor is broken:
            self._executor = None
        broken.shutdown(wait=False, cancel_futures=True)

    def pids(self) -> list[int]:
        """List the ids of the worker processes."""
        return list(self._executor._processes) if self._executor is not None else []

    async def stop(self) -> None:
        """Stop tasks of the event loop. Call it before `close`."""

    def close(self) -> None:
        """End the processes, and wait until they have ended."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)
