"""Heavy work done by `shamble worker`, on this machine or others. What nobody takes is done here, as without them."""

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
from shamble.server.workers.pool import WorkerPool

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 15.0  # seconds for an answer
LOOK = 2.0  # seconds for which it is taken for granted that there are workers, or none

log = logging.getLogger(__name__)
Failure = (RedisError, OSError, TimeoutError)


class RemoteWorkerPool(WorkerPool):
    """Asks through Redis; falls back on the processes of this machine."""

    def __init__(
        self, url: str, key: bytes, processes: int | None = None, patience: float = PATIENCE
    ) -> None:
        super().__init__(processes)
        self.key = key
        self.patience = patience
        self.me = secrets.token_hex(8)
        self.redis: client.Redis = client.from_url(url, socket_connect_timeout=2, socket_timeout=8)
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._looked = (0.0, False)
        self._listening: asyncio.Task[None] | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if not kwargs and await self._somebody():
            with contextlib.suppress(*Failure):
                result: T = await self._ask(job.__name__, args)
                return result
            log.warning("no worker answered: %s is done here", job.__name__)
        return await super().run(job, *args, **kwargs)

    async def _somebody(self) -> bool:
        """Is any worker alive?"""
        at, found = self._looked
        if time.monotonic() - at > LOOK:
            try:
                found = bool(await self.redis.zcount(queue.ALIVE, time.time() - queue.FRESH, "+inf"))
            except Failure:
                found = False
            self._looked = (time.monotonic(), found)
        return found

    async def _ask(self, name: str, args: tuple[Any, ...]) -> Any:
        if self._listening is None or self._listening.done():
            self._listening = asyncio.create_task(self._listen())
        number = next(self._numbers)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        self.waiting += 1
        try:
            job = queue.seal(self.key, (self.me, number, name, args))
            await self.redis.xadd(queue.STREAM, {"job": job}, maxlen=10_000)
            async with asyncio.timeout(self.patience):
                done, result = await answer
        finally:
            del self._asked[number]
            self.waiting -= 1
        if not done:
            raise JobError(result)
        return result

    async def _listen(self) -> None:
        while True:
            try:
                found: Any = await self.redis.blpop([queue.answers(self.me)], timeout=5)
                if found is not None:
                    number, *answer = queue.unseal(self.key, found[1])
                    if (asked := self._asked.get(number)) is not None and not asked.done():
                        asked.set_result(answer)
            except queue.Forged:
                log.error("an answer of a worker with another key was left alone")
            except Failure as error:
                log.warning("Redis is away: %s", error)
                for asked in self._asked.values():  # nobody knows what became of it: it is done here
                    if not asked.done():
                        asked.set_exception(TimeoutError())
                await asyncio.sleep(0.5)

    async def end(self) -> None:
        """Stop listening; `close` ends the processes of this machine."""
        if self._listening is not None:
            await cancel_and_wait(self._listening)
        with contextlib.suppress(*Failure):
            await self.redis.aclose()
