"""One connection to a table: what it plays and sees, and the messages on their way to it."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from shamble.match.protocol.events import ToClient
from shamble.server import limits
from shamble.server.concurrency import SingleWaiterEvent
from shamble.server.storage.tables import Access
from shamble.server.token_buckets import TokenBucket, WorkBudget
from shamble.server.types import ConnectionQuality

_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


class Client:
    """A connection with its own send queue.

    The queue keeps a slow reader from holding up the table. A client too far behind is disconnected, and gets what it
    missed when it reconnects.
    """

    def __init__(
        self,
        link: Access,
        key: str,
        shares_screen: bool = False,
        salt: str = "",
        wants_own_link: bool = False,
    ) -> None:
        self.link = link
        self.key = key
        self.wants_own_link = wants_own_link  # a link that only this player knows, after sitting down
        self.pending_key = ""  # of that link, until the client has saved it
        self.salt = salt  # mixed into the dice when the player sits down
        self.seats: frozenset[int] = frozenset()  # that it plays
        self.visible_seats: frozenset[int] = frozenset()  # whose hidden information it was sent last
        self.shares_screen = shares_screen  # several players look at this screen in turn
        self.active_seat = -1  # the player who looks at it now
        self.quality: ConnectionQuality = ""  # of the connection, as shown to the players
        self.last_quality: ConnectionQuality = ""  # of the last measurement
        self.uses_text_view = False
        self.watcher = ""  # a name for the address of a spectator; "" for players
        self.message_quota = TokenBucket(*limits.MESSAGES_PER_CLIENT)
        share = 0.1 if link.role == "watch" else 1.0
        self.work = [
            WorkBudget(*(share * ms for ms in limits.WORK_MS_PER_CLIENT))
        ]  # also that of its address
        self.seating_quota = TokenBucket(*limits.SEATINGS_PER_CLIENT)
        self.reaction_quota = TokenBucket(*limits.REACTIONS_PER_CLIENT)
        self.connected_at = time.monotonic()
        self.is_disconnected = False  # by the server
        self._listening: asyncio.Timeout | None = None
        self._queue: list[bytes] = []
        self._has_messages = SingleWaiterEvent()
        self._unsent = 0  # messages queued or being sent
        self._unsent_bytes = 0

    @property
    def is_spectator(self) -> bool:
        """Return whether the link of this client is only for watching."""
        return self.link.role == "watch"

    def send(self, message: ToClient | bytes) -> None:
        """Queue a message, or disconnect the client if it is too far behind."""
        content = message if isinstance(message, bytes) else encode(message)
        is_full = self._unsent_bytes and self._unsent_bytes + len(content) > limits.MAX_BACKLOG_BYTES
        if self._unsent >= limits.MAX_BACKLOG_MESSAGES or is_full:
            self.disconnect()
            return
        self._unsent += 1
        self._unsent_bytes += len(content)
        self._queue.append(content)
        self._has_messages.set()

    def charge(self, seconds: float) -> None:
        """Charge this client and its address for work."""
        for budget in self.work:
            budget.charge(seconds)

    async def wait_for_budget(self) -> None:
        """Wait until this client and its address can ask for work again."""
        debt = max(budget.debt_s() for budget in self.work)
        if debt:
            await asyncio.sleep(min(debt, limits.MAX_WAIT_S))

    async def listen(self, reading: Awaitable[None]) -> None:
        """Await `reading` until the client hangs up or `disconnect` is called."""
        try:
            async with asyncio.timeout(None) as self._listening:
                await reading
        except TimeoutError:
            if not self.is_disconnected:  # a timeout of something else
                raise
        finally:
            self._listening = None

    def disconnect(self) -> None:
        """End the connection, even if the client no longer reads. It can reconnect."""
        self.is_disconnected = True
        if self._listening is not None:
            self._listening.reschedule(0)
            self._listening = None

    async def flush(self) -> None:
        """Wait a moment until all messages are sent, so that the client learns why it has to go."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.GOODBYE_TIMEOUT_S):
                while self._unsent:
                    await asyncio.sleep(0.01)

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send queued messages until cancelled."""
        while True:
            await self._has_messages.wait()
            self._has_messages.clear()
            messages, self._queue = self._queue, []
            for content in messages:
                await send(content.decode())
                self._unsent -= 1
                self._unsent_bytes -= len(content)
            messages, content = [], b""  # release large views while this waits, perhaps for days
