"""Interface of the bus: how processes that serve the same tables inform each other.

A server with one process uses `LocalBus`, which does nothing; with a Redis URL it uses `redis_bus`."""

from collections.abc import Callable
from typing import Protocol

from shamble.server.cluster.messages import BusMessage, Envelope, Position

OnMessage = Callable[[Envelope], None]
OnGap = Callable[[], None]
GetPosition = Callable[[], Position]


class RoomChannel(Protocol):
    """The channel of one table to the other processes that serve it."""

    def publish(self, message: BusMessage) -> None:
        """Send a message to all of them, without waiting."""

    async def owns_bots(self) -> bool:
        """Return whether this process plays the bots of the table; one process at a time does."""

    def close(self) -> None:
        """Leave the channel: the table is no longer in memory here."""


class Bus(Protocol):
    """The channels of all tables of a process."""

    on_announcement: Callable[[str], None]  # called when another process announces a text

    def announce(self, text: str) -> None:
        """Have all other processes show a text at all tables."""

    def open_channel(
        self, table: str, on_message: OnMessage, on_gap: OnGap, position: GetPosition
    ) -> RoomChannel:
        """Open the channel of a table.

        `on_gap` is called when messages were possibly lost; `position` says how far this process is."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def is_up(self) -> bool:
        """Return whether the bus works at present."""


class NullChannel:
    """The channel of a server with one process."""

    def publish(self, message: BusMessage) -> None: ...

    async def owns_bots(self) -> bool:
        return True

    def close(self) -> None: ...


NULL_CHANNEL = NullChannel()


class LocalBus:
    """The bus of a server with one process."""

    def __init__(self) -> None:
        self.on_announcement: Callable[[str], None] = lambda text: None

    def announce(self, text: str) -> None: ...

    def open_channel(
        self, table: str, on_message: OnMessage, on_gap: OnGap, position: GetPosition
    ) -> RoomChannel:
        return NULL_CHANNEL

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def is_up(self) -> bool:
        return True
