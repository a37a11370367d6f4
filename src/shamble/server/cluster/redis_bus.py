"""A bus for several processes, on one machine or many, through Redis or Valkey.

Each table in memory has a channel. Losing messages loses no data: everything that matters is committed
to the database before it is published. While Redis is away, each table reads its log every second, and
once more when Redis is back."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import redis.asyncio as client
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from shamble.server.cluster.bus import GetPosition, OnGap, OnMessage
from shamble.server.cluster.messages import (
    VERSION,
    Announcement,
    BadSeal,
    BusMessage,
    Envelope,
    Hello,
    Position,
    VersionMismatch,
    decode,
    encode,
)
from shamble.server.concurrency import cancel_and_wait

PREFIX = "shamble:"
ALL_TABLES = "*"  # in place of a table's id
LEASE_MS = 3000  # for which a process owns the bots of a table
RENEW_INTERVAL_S = 1.0
RETRY_INTERVAL_S = 0.5  # while Redis is away
GAP_INTERVAL_S = 1.0  # between reads of the logs while Redis is away
MAX_BATCH = 1000  # messages published together

ACQUIRE = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0"

NOWHERE = Position()
log = logging.getLogger(__name__)
REDIS_ERRORS = (RedisError, OSError, TimeoutError)


class RedisChannel:
    """The channel of one table."""

    def __init__(
        self, bus: "RedisBus", table: str, on_message: OnMessage, on_gap: OnGap, position: GetPosition
    ) -> None:
        self.bus = bus
        self.table = table
        self.on_message = on_message
        self.on_gap = on_gap
        self.position = position
        self.last_counts: dict[str, int] = {}  # process -> count of its last message

    def publish(self, message: BusMessage) -> None:
        self.bus.publish(self.table, message, self.position())

    async def owns_bots(self) -> bool:
        return await self.bus.acquire_bots(self.table)

    def close(self) -> None:
        self.bus.close_channel(self)


class RedisBus:
    """All channels of this process."""

    def __init__(self, redis: "client.Redis | str", key: bytes) -> None:
        """Create the bus. `redis`: a client or its URL; `key`: the server key, to seal messages."""
        self.sender = secrets.token_hex(8)
        self.key = key
        self.redis: client.Redis = (
            client.from_url(redis, socket_connect_timeout=2, socket_timeout=5, health_check_interval=10)
            if isinstance(redis, str)
            else redis
        )
        self._message_count = 0
        self.channels: dict[str, RedisChannel] = {}
        self.owned: set[str] = set()  # tables whose bots this process plays
        self.on_announcement: Callable[[str], None] = lambda text: None
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(20 * MAX_BATCH)
        self._subscriptions: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()  # table, opened or closed
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_up = False
        self._warnings: set[str] = set()  # logged once each

    # ------------------------------------------------------------ interface of a bus

    def open_channel(
        self, table: str, on_message: OnMessage, on_gap: OnGap, position: GetPosition
    ) -> RedisChannel:
        channel = self.channels[table] = RedisChannel(self, table, on_message, on_gap, position)
        self._subscriptions.put_nowait((table, True))
        return channel

    def close_channel(self, channel: RedisChannel) -> None:
        if self.channels.get(channel.table) is channel:
            del self.channels[channel.table]
            self._subscriptions.put_nowait((channel.table, False))
        if channel.table in self.owned:
            self.owned.discard(channel.table)
            self._run(self._release_bots([channel.table]))

    async def start(self) -> None:
        for loop in (self._receive_loop(), self._publish_loop(), self._renew_loop(), self._gap_loop()):
            self._run(loop)

    async def close(self) -> None:
        await cancel_and_wait(*self._tasks)
        with contextlib.suppress(*REDIS_ERRORS):
            await self._release_bots(sorted(self.owned))
        with contextlib.suppress(*REDIS_ERRORS):
            await self.redis.aclose()

    def is_up(self) -> bool:
        return self._is_up

    def announce(self, text: str) -> None:
        self.publish(ALL_TABLES, Announcement(text))

    def publish(self, table: str, message: BusMessage, at: Position = NOWHERE) -> None:
        self._message_count += 1
        envelope = Envelope(VERSION, self.sender, self._message_count, at, message)
        with contextlib.suppress(asyncio.QueueFull):  # Redis is away; the others read the log
            self._outbox.put_nowait((table, encode(self.key, table, envelope)))

    async def acquire_bots(self, table: str) -> bool:
        """Return whether this process owns the bots of a table; take them if no process does.

        Without Redis every process plays them: the log accepts only the first answer."""
        if table in self.owned:
            return True
        try:
            acquired = bool(await self._call(ACQUIRE, table, self.sender, LEASE_MS))
        except REDIS_ERRORS:
            return True
        if acquired and table in self.channels:
            self.owned.add(table)
        return acquired

    # ------------------------------------------------------------ background tasks

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, script: str, table: str, *args: str | int) -> Any:
        return await self.redis.eval(script, 1, f"{PREFIX}bots:{table}", *args)

    async def _release_bots(self, tables: list[str]) -> None:
        for table in tables:
            with contextlib.suppress(*REDIS_ERRORS):
                await self._call(RELEASE, table, self.sender)

    async def _publish_loop(self) -> None:
        while True:
            batch = [await self._outbox.get()]
            while len(batch) < MAX_BATCH and not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for table, content in batch:
                        pipe.publish(_channel_name(table), content)
                    await pipe.execute()
            except REDIS_ERRORS as error:
                log.warning("Redis is away: %s", error)
                await asyncio.sleep(RETRY_INTERVAL_S)

    async def _renew_loop(self) -> None:
        while True:
            await asyncio.sleep(RENEW_INTERVAL_S)
            for table in sorted(self.owned):
                try:
                    if not await self._call(ACQUIRE, table, self.sender, LEASE_MS):
                        self.owned.discard(table)
                except REDIS_ERRORS:
                    self.owned.clear()
                    break

    async def _gap_loop(self) -> None:
        while True:
            await asyncio.sleep(GAP_INTERVAL_S)
            if not self._is_up:
                for channel in list(self.channels.values()):
                    channel.on_gap()

    async def _receive_loop(self) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=False) as pubsub:
                    await self._receive(pubsub)
            except REDIS_ERRORS as error:
                log.warning("Redis is away: %s", error)
            self._is_up = False
            await asyncio.sleep(RETRY_INTERVAL_S)

    async def _receive(self, pubsub: PubSub) -> None:
        """Subscribe to the channels of all tables and pass on what arrives, until Redis is away."""
        while not self._subscriptions.empty():
            self._subscriptions.get_nowait()
        await pubsub.subscribe(_channel_name(ALL_TABLES), *(_channel_name(table) for table in self.channels))
        self._is_up = True
        subscribing = asyncio.create_task(self._subscribe_loop(pubsub))
        try:
            while True:
                message = await pubsub.get_message(timeout=10)
                if subscribing.done():
                    subscribing.result()
                if message is not None:
                    self._on_message(message)
        finally:
            await cancel_and_wait(subscribing)

    async def _subscribe_loop(self, pubsub: PubSub) -> None:
        while True:
            table, is_opened = await self._subscriptions.get()
            if is_opened:
                await pubsub.subscribe(_channel_name(table))
            elif table not in self.channels:
                await pubsub.unsubscribe(_channel_name(table))

    def _on_message(self, message: dict[str, Any]) -> None:
        table = message["channel"].decode().removeprefix(PREFIX + "table:")
        channel = self.channels.get(table)
        if message["type"] == "subscribe" and channel is not None:
            channel.on_gap()
            channel.publish(Hello())
        elif message["type"] == "message":
            self._deliver(table, channel, message["data"])

    def _deliver(self, table: str, channel: RedisChannel | None, content: bytes) -> None:
        try:
            envelope = decode(self.key, table, content)
        except VersionMismatch as mismatch:
            self._warn(f"ignored messages of another process: {mismatch}")
            if channel is not None:
                channel.on_gap()  # in case it was about a new entry
            return
        except BadSeal:
            self._warn("ignored messages in Redis that are not sealed with the server key")
            return
        if envelope.sender == self.sender:
            return
        if channel is not None:
            if envelope.count > channel.last_counts.get(envelope.sender, 0):
                channel.last_counts[envelope.sender] = envelope.count
                channel.on_message(envelope)
        elif table == ALL_TABLES and isinstance(envelope.message, Announcement):
            self.on_announcement(envelope.message.text)

    def _warn(self, warning: str) -> None:
        if warning not in self._warnings:
            self._warnings.add(warning)
            log.warning(warning)


def _channel_name(table: str) -> str:
    return f"{PREFIX}table:{table}"
