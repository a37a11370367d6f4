"""A simulated Redis: the part of its client that `RedisBus` uses.

It delivers to each connection in order, and can be away, be cut off from a process, or lose, repeat and delay messages.
"""

import asyncio
import contextlib
import random
from collections import deque
from typing import Any

from redis.exceptions import ConnectionError as RedisAway

from shamble.server.cluster import redis_bus
from shamble.sim.loop import VirtualLoop, current_process

LATENCY_S = 0.002  # mean
TROUBLE = 0.2  # part of the messages that get lost, repeated or late in bad times


class SimulatedRedis:
    """The server that all processes use."""

    def __init__(self, loop: VirtualLoop, seed: int) -> None:
        self.loop = loop
        self.chance = random.Random(f"{seed} redis")
        self.away_until = 0.0
        self.troubled_until = 0.0  # until then it loses, repeats and delays messages
        self.owners: dict[str, tuple[str, float]] = {}  # key -> value, and when it expires
        self.subscribers: list[Subscriber] = []

    def restart(self, away_s: float) -> None:
        """Lose everything, and be away for a while."""
        self.away_until = self.loop.now + away_s
        self.owners.clear()
        for subscriber in list(self.subscribers):
            subscriber.lose()

    def publish(self, channel: str, content: bytes) -> None:
        for subscriber in self.subscribers:
            if channel in subscriber.channels:
                subscriber.deliver(channel, content)

    def run_script(self, script: str, key: str, value: str, ttl_ms: int = 0) -> int:
        """Run one of the two scripts of `RedisBus`."""
        owner, expires = self.owners.get(key, ("", 0.0))
        is_free = not owner or expires <= self.loop.now
        if script == redis_bus.ACQUIRE:
            if not is_free and owner != value:
                return 0
            self.owners[key] = (value, self.loop.now + ttl_ms / 1000)
            return 1
        assert script == redis_bus.RELEASE
        return int(owner == value and self.owners.pop(key, None) is not None)


class RedisClient:
    """The connections of one process."""

    def __init__(self, server: SimulatedRedis) -> None:
        self.server = server
        self.chance = current_process().chance
        self.cut_until = 0.0

    async def reach(self) -> None:
        """Wait for an answer. Raises `RedisAway` without one."""
        await asyncio.sleep(self.chance.expovariate(1 / LATENCY_S))
        self.check()

    def check(self) -> None:
        if self.server.loop.now < max(self.cut_until, self.server.away_until):
            raise RedisAway("simulated")

    def cut(self, for_s: float) -> None:
        """Cut this process off for a while."""
        self.cut_until = self.server.loop.now + for_s
        for subscriber in [one for one in self.server.subscribers if one.client is self]:
            subscriber.lose()

    async def eval(self, script: str, _keys: int, key: str, value: str, ttl_ms: int = 0) -> int:
        await self.reach()
        result = self.server.run_script(script, key, value, ttl_ms)
        await self.reach()
        return result

    def pipeline(self, transaction: bool) -> "Pipeline":
        return Pipeline(self)

    def pubsub(self, ignore_subscribe_messages: bool) -> "Subscriber":
        return Subscriber(self)

    async def aclose(self) -> None: ...


class Pipeline:
    """Messages that are published together."""

    def __init__(self, client: RedisClient) -> None:
        self.client = client
        self.messages: list[tuple[str, bytes]] = []

    async def __aenter__(self) -> "Pipeline":
        return self

    async def __aexit__(self, *_: object) -> None: ...

    def publish(self, channel: str, content: bytes) -> None:
        self.messages.append((channel, content))

    async def execute(self) -> None:
        await self.client.reach()
        for channel, content in self.messages:
            self.client.server.publish(channel, content)


class Subscriber:
    """A connection that receives messages."""

    def __init__(self, client: RedisClient) -> None:
        self.client = client
        self.server = client.server
        self.channels: set[str] = set()
        self.is_lost = False
        self._messages: deque[dict[str, Any]] = deque()
        self._arrived = asyncio.Event()
        self._process = current_process()
        self._last_at = 0.0  # when the last message arrives: they stay in order

    async def __aenter__(self) -> "Subscriber":
        return self

    async def __aexit__(self, *_: object) -> None:
        if self in self.server.subscribers:
            self.server.subscribers.remove(self)

    async def subscribe(self, *channels: str) -> None:
        await self.client.reach()
        if self not in self.server.subscribers and not self.is_lost:
            self.server.subscribers.append(self)
        for channel in channels:
            self.channels.add(channel)
            self._arrive({"type": "subscribe", "channel": channel.encode(), "data": 0})

    async def unsubscribe(self, channel: str) -> None:
        await self.client.reach()
        self.channels.discard(channel)

    def lose(self) -> None:
        """Break the connection."""
        self.is_lost = True
        self.server.subscribers.remove(self)
        self.server.loop.call_soon(self._arrived.set, context=self._context())

    def deliver(self, channel: str, content: bytes) -> None:
        """Send a message on its way to this connection."""
        chance, loop = self.server.chance, self.server.loop
        message = {"type": "message", "channel": channel.encode(), "data": content}
        at = max(self._last_at, loop.now + chance.expovariate(1 / LATENCY_S))
        if loop.now < self.server.troubled_until and chance.random() < TROUBLE:
            trouble = chance.choice(("lost", "twice", "late"))
            if trouble == "lost":
                return
            if trouble == "late":
                at = loop.now + chance.uniform(0, 2)
            else:
                loop.call_at(loop.now + chance.uniform(0, 2), self._arrive, message, context=self._context())
        else:
            self._last_at = at
        loop.call_at(at, self._arrive, message, context=self._context())

    def _context(self) -> Any:
        return self._process.context.copy()

    def _arrive(self, message: dict[str, Any]) -> None:
        self._messages.append(message)
        self._arrived.set()

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        """Return the next message, or None after `timeout` seconds. Raises `RedisAway`."""
        self._arrived.clear()
        if not self._messages and not self.is_lost:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(timeout):
                    await self._arrived.wait()
        if self.is_lost:
            raise RedisAway("simulated")
        return self._messages.popleft() if self._messages else None
