"""Processes, on one machine or several, that hear of one another through Redis (or Valkey).

Each awake table has a channel. What is published there is a convenience: nothing is lost with it, because whatever
counts is in the database before it is told. While Redis is away every table looks into its log now and then, and when
it is back every table does so once."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import redis.asyncio as client
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from shamble.server.cancellation import ended
from shamble.server.cluster.bus import Hear, Missed
from shamble.server.cluster.messages import Announced, Hello, News, packed, unpacked

PREFIX = "shamble:"
ALL = "*"  # in place of a table: all of them
LEASE = 3000  # milliseconds for which a process has the bots of a table, unless it says so again
RENEW = 1.0  # seconds
RETRY = 0.5  # seconds until another try while Redis is away
LOOK = 1.0  # seconds between looks into the logs meanwhile
MOST = 1000  # messages in one go

# SET only if mine or nobody's; and give up only what is mine
TAKE = """
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
DROP = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0"

log = logging.getLogger(__name__)
Failure = (RedisError, OSError, TimeoutError)


class RedisLine:
    """The line of one table."""

    def __init__(self, bus: "RedisBus", table: str, hear: Hear, missed: Missed) -> None:
        self.bus = bus
        self.table = table
        self.hear = hear
        self.missed = missed

    def tell(self, news: News) -> None:
        self.bus.post(self.table, news)

    async def drives(self) -> bool:
        return await self.bus.take(self.table)

    def close(self) -> None:
        self.bus.leave(self)


class RedisBus:
    """All lines of this process."""

    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(8)
        self.redis: client.Redis = client.from_url(
            url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=10
        )
        self.lines: dict[str, RedisLine] = {}
        self.held: set[str] = set()
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(20 * MOST)
        self._wanted: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._up = False
        self.announced: Callable[[str], None] = lambda text: None

    # ------------------------------------------------------------ as a bus

    def line(self, table: str, hear: Hear, missed: Missed) -> RedisLine:
        line = self.lines[table] = RedisLine(self, table, hear, missed)
        self._wanted.put_nowait((table, True))
        return line

    def leave(self, line: RedisLine) -> None:
        if self.lines.get(line.table) is line:
            del self.lines[line.table]
            self._wanted.put_nowait((line.table, False))
        if line.table in self.held:
            self.held.discard(line.table)
            self._later(self._drop([line.table]))

    async def start(self) -> None:
        for work in (self._listening(), self._posting(), self._renewing(), self._looking()):
            self._later(work)

    async def close(self) -> None:
        await ended(*self._tasks)
        with contextlib.suppress(*Failure):
            await self._drop(list(self.held))
        with contextlib.suppress(*Failure):
            await self.redis.aclose()

    def well(self) -> bool:
        return self._up

    def announce(self, text: str) -> None:
        self.post(ALL, Announced(text))

    def post(self, table: str, news: News) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # Redis is away: the log has it
            self._out.put_nowait((table, packed(self.me, news)))

    async def take(self, table: str) -> bool:
        """Have the bots of a table, if nobody has. Without Redis everybody may: the log takes only one answer."""
        if table in self.held:
            return True
        try:
            taken = bool(await self._call(TAKE, table, self.me, LEASE))
        except Failure:
            return True
        if taken and table in self.lines:
            self.held.add(table)
        return taken

    # ------------------------------------------------------------ what goes on all the time

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(lambda done: self._tasks.remove(done) if done in self._tasks else None)

    async def _call(self, script: str, table: str, *args: str | int) -> Any:
        return await self.redis.eval(script, 1, f"{PREFIX}bots:{table}", *args)

    async def _drop(self, tables: list[str]) -> None:
        for table in tables:
            with contextlib.suppress(*Failure):
                await self._call(DROP, table, self.me)

    async def _posting(self) -> None:
        while True:
            letters = [await self._out.get()]
            while len(letters) < MOST and not self._out.empty():
                letters.append(self._out.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for table, letter in letters:
                        pipe.publish(_channel(table), letter)
                    await pipe.execute()
            except Failure as error:
                log.warning("Redis is away: %s", error)
                await asyncio.sleep(RETRY)

    async def _renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            for table in list(self.held):
                try:
                    if not await self._call(TAKE, table, self.me, LEASE):
                        self.held.discard(table)
                except Failure:
                    self.held.clear()
                    break

    async def _looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if not self._up:
                for line in list(self.lines.values()):
                    line.missed()

    async def _listening(self) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=False) as ear:
                    await self._hearing(ear)
            except Failure as error:
                log.warning("Redis is away: %s", error)
            self._up = False
            await asyncio.sleep(RETRY)

    async def _hearing(self, ear: PubSub) -> None:
        """Subscribe to the channels of all tables, and follow who comes and goes."""
        while not self._wanted.empty():
            self._wanted.get_nowait()
        await ear.subscribe(_channel(ALL), *(_channel(table) for table in self.lines))
        self._up = True
        following = asyncio.create_task(self._following(ear))
        try:
            while True:
                message = await ear.get_message(timeout=10)
                if following.done():
                    following.result()
                if message is not None:
                    self._heard(message)
        finally:
            await ended(following)

    async def _following(self, ear: PubSub) -> None:
        while True:
            table, comes = await self._wanted.get()
            if comes:
                await ear.subscribe(_channel(table))
            elif table not in self.lines:
                await ear.unsubscribe(_channel(table))

    def _heard(self, message: dict[str, Any]) -> None:
        table = message["channel"].decode().removeprefix(PREFIX + "table:")
        line = self.lines.get(table)
        if line is None:
            if table == ALL and message["type"] == "message":
                letter = unpacked(message["data"])
                if letter is not None and letter.sender != self.me and isinstance(letter.news, Announced):
                    self.announced(letter.news.text)
            return
        if message["type"] == "subscribe":
            line.missed()
            line.tell(Hello())
        elif message["type"] == "message":
            letter = unpacked(message["data"])
            if letter is not None and letter.sender != self.me:
                line.hear(letter)


def _channel(table: str) -> str:
    return f"{PREFIX}table:{table}"
