"""One socket at a table: what it may do, and the messages on their way to it."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from shamble.match.protocol.events import ToClient
from shamble.server import limits
from shamble.server.concurrency import SingleWaiterEvent
from shamble.server.rate_limits import TokenBucket
from shamble.server.storage.tables import Access
from shamble.server.types import Line

_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


class Client:
    """Messages wait here, so that a slow reader never holds up a table; one too far behind is let go, and fills
    the gap when it comes back."""

    def __init__(
        self, link: Access, key: str, curtain: bool = False, salt: str = "", own: bool = False
    ) -> None:
        self.link = link
        self.key = key
        self.own = own  # it wants a link that nobody else knows when it sits down
        self.fresh = ""  # the key of that link, until it is kept
        self.salt = salt  # what it mixes into chance when it sits down
        self.mine: frozenset[int] = frozenset()  # seats it plays
        self.curtain = curtain  # several persons at this screen look one at a time
        self.looking = -1  # the one who does
        self.line: Line = ""  # how quick it is
        self.measured: Line = ""  # and was the last time
        self.told = False  # it has the table told to it
        self.eyes: frozenset[int] = frozenset()  # seats through whose eyes it was told last
        self.rate = TokenBucket(40, 20)
        self.seating = TokenBucket(30, 1 / 30)
        self.faces = TokenBucket(4, 1 / 3)  # that it makes
        self.since = time.monotonic()
        self.gone = False  # it was sent off
        self._stay: asyncio.Timeout | None = None  # while it is listened to
        self._waiting: list[bytes] = []  # messages that are not on their way yet
        self._more = SingleWaiterEvent()
        self._messages = 0  # waiting or on their way
        self._bytes = 0  # of them

    @property
    def inside(self) -> bool:
        """Does it belong to the table, and not only watch?"""
        return self.link.role != "watch"

    def send(self, message: ToClient | bytes) -> None:
        told = message if isinstance(message, bytes) else encode(message)
        if self._messages >= limits.MAX_BACKLOG_MESSAGES or (
            self._bytes and self._bytes + len(told) > limits.MAX_BACKLOG_BYTES
        ):
            self.send_off()
            return
        self._messages += 1
        self._bytes += len(told)
        self._waiting.append(told)
        self._more.set()

    async def heard(self, listening: Awaitable[None]) -> None:
        """Listen to it until it hangs up or is sent off."""
        try:
            async with asyncio.timeout(None) as self._stay:
                await listening
        except TimeoutError:
            if not self.gone:  # something else took too long
                raise
        finally:
            self._stay = None

    def send_off(self) -> None:
        """It has to go, even if it reads nothing any more; whoever may comes back by itself."""
        self.gone = True
        if self._stay is not None:
            self._stay.reschedule(0)
            self._stay = None

    async def part(self) -> None:
        """Wait, not for long, until it has been told everything: it is about to be sent away, and should know why."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.GOODBYE_TIMEOUT_S):
                while self._messages:
                    await asyncio.sleep(0.01)

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Pass on what waits, until somebody stops it."""
        while True:
            await self._more.wait()
            self._more.clear()
            waiting, self._waiting = self._waiting, []
            for told in waiting:
                await send(told.decode())
                self._messages -= 1
                self._bytes -= len(told)
            waiting, told = [], b""  # a whole view is large, and this may wait for days
