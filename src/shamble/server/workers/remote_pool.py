"""A worker pool that sends jobs to `shamble worker`, on this machine or others.

A job that no worker answers runs in the processes of this machine."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from itertools import count
from typing import Any, ParamSpec, TypeVar

import redis.asyncio as client
from redis.exceptions import RedisError

from shamble.server.concurrency import cancel_and_wait
from shamble.server.workers import queue
from shamble.server.workers.errors import JobError
from shamble.server.workers.pool import JobQueue, WorkerPool

P = ParamSpec("P")
T = TypeVar("T")
RESULT_TIMEOUT_S = 15.0
PLACES = 64  # jobs of this process that wait for remote workers at the same time
ALIVE_CACHE_S = 2.0  # for which it is assumed that workers are alive, or not

log = logging.getLogger(__name__)
REDIS_ERRORS = (RedisError, OSError, TimeoutError)


class RemoteWorkerPool(WorkerPool):
    """Sends jobs through Redis, and falls back to the processes of this machine."""

    def __init__(
        self, url: str, key: bytes, processes: int | None = None, timeout_s: float = RESULT_TIMEOUT_S
    ) -> None:
        super().__init__(processes)
        self.queue = JobQueue(PLACES)
        self.key = key
        self.timeout_s = timeout_s
        self.id = secrets.token_hex(8)
        self.redis: client.Redis = client.from_url(url, socket_connect_timeout=2, socket_timeout=8)
        self._numbers = count(1)
        self._results: dict[int, asyncio.Future[Any]] = {}
        self._alive = (0.0, False)  # when it was looked up, and the answer
        self._receiving: asyncio.Task[None] | None = None

    async def _run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a job in a remote worker, or here if none answers."""
        if not kwargs and await self._has_worker():
            with contextlib.suppress(*REDIS_ERRORS):
                result: T = await self._run_remote(job.__name__, args)
                return result
            log.warning("no worker answered: job %s runs here", job.__name__)
        return await super()._run(job, *args, **kwargs)

    async def _has_worker(self) -> bool:
        looked_up, has_worker = self._alive
        if time.monotonic() - looked_up > ALIVE_CACHE_S:
            had_worker = has_worker
            try:
                since = time.time() - queue.ALIVE_FOR_S
                has_worker = bool(await self.redis.zcount(queue.ALIVE, since, "+inf"))
                if not has_worker and (had_worker or not looked_up):
                    await self._warn_of_other_versions()
            except REDIS_ERRORS:
                has_worker = False
            self._alive = (time.monotonic(), has_worker)
        return has_worker

    async def _warn_of_other_versions(self) -> None:
        others = [name.decode() async for name in self.redis.scan_iter(queue.ANY_ALIVE)]
        if others := [name for name in others if name != queue.ALIVE]:
            log.warning("ignored workers of another version (%s): jobs run here", ", ".join(others))

    async def _run_remote(self, name: str, args: tuple[Any, ...]) -> Any:
        if self._receiving is None or self._receiving.done():
            self._receiving = asyncio.create_task(self._receive_loop())
        number = next(self._numbers)
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._results[number] = result
        try:
            job = queue.sign(self.key, (self.id, number, name, args))
            await self.redis.xadd(queue.STREAM, {"job": job}, maxlen=10_000)
            async with asyncio.timeout(self.timeout_s):
                is_done, value = await result
        finally:
            del self._results[number]
        if not is_done:
            raise JobError(value)
        return value

    async def _receive_loop(self) -> None:
        while True:
            try:
                message: Any = await self.redis.blpop([queue.results_key(self.id)], timeout=5)
                if message is not None:
                    number, *value = queue.verify(self.key, message[1])
                    if (result := self._results.get(number)) is not None and not result.done():
                        result.set_result(value)
            except queue.BadSignature:
                log.error("ignored a result that is signed with another server key")
            except REDIS_ERRORS as error:
                log.warning("Redis is away: %s", error)
                for result in self._results.values():  # those jobs run here
                    if not result.done():
                        result.set_exception(TimeoutError())
                await asyncio.sleep(0.5)

    async def stop(self) -> None:
        """Stop receiving results. `close` ends the processes of this machine."""
        if self._receiving is not None:
            await cancel_and_wait(self._receiving)
        with contextlib.suppress(*REDIS_ERRORS):
            await self.redis.aclose()
