"""The lock of a room: one change at a time, each run to its end."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from shamble.match.errors import MatchError
from shamble.server.errors import StaleRevision

T = TypeVar("T")
MAX_RETRIES = 5  # when other processes are faster
log = logging.getLogger(__name__)


class RoomLock:
    """Runs the changes of one room one after the other."""

    def __init__(self, table: str) -> None:
        self.used_at = time.monotonic()
        self._table = table
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run `work` while holding the lock and return its result.

        Work that has begun is finished even if the caller is cancelled. If another process changed the table first,
        `work` runs again on the new state.
        """

        self.used_at = time.monotonic()
        return await asyncio.shield(self._start(self._run_locked(work)))

    def run_soon(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run `work` in the background once the lock is free; errors are logged.

        It does not count as a use of the room: processes that tell each other something would keep it in memory.
        """

        async def logged() -> None:
            try:
                await self._run_locked(work)
            except MatchError as error:
                log.info("table %s: %s", self._table, error)
            except Exception:
                log.exception("table %s: change in the background failed", self._table)

        self._start(logged())

    async def _run_locked(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        async with self._lock:
            for _ in range(MAX_RETRIES):
                with contextlib.suppress(StaleRevision):
                    return await work()
            return await work()

    def is_busy(self) -> bool:
        """Return whether a change is running or waiting."""
        return bool(self._tasks)

    async def drain(self) -> None:
        """Wait until no change is running or waiting."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the caller got it; this keeps asyncio from logging it again
