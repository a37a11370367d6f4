"""Connections as the server has them: whoever takes too long over the head of a request is cut off, and what is said to
a socket in one go is passed on in one go."""

import asyncio
from typing import Any
from weakref import ref

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from shamble.server import limits
from shamble.server.concurrency import SingleReaderQueue, SingleWaiterEvent


class Impatient(H11Protocol):
    """HTTP as the server speaks it, with a time for the head of each request."""

    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:  # the head is there
            self._rest()
        elif self._head is None and self.conn.trailing_data[0]:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._head = self.loop.call_later(limits.HEAD_TIMEOUT_S, self.transport.abort)

    def _rest(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None


class Gathering:
    """The transport of a socket. An update and the answer to whoever caused it are two messages and one call of the
    system; reading is paused only when several messages wait, and not after each."""

    def __init__(self, transport: Any, protocol: "Gathered") -> None:
        self._transport = transport
        self._protocol = ref(protocol)  # which has this: neither keeps the other when the line is gone
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._parts:
            asyncio.get_running_loop().call_soon(self._pass_on)
        self._parts.append(data)

    def _pass_on(self) -> None:
        parts, self._parts = self._parts, []
        if parts:
            self._transport.write(b"".join(parts))

    def close(self) -> None:
        self._pass_on()
        self._transport.close()

    def pause_reading(self) -> None:
        protocol = self._protocol()
        if protocol is not None and protocol.queue.qsize() < limits.MAX_UNREAD_MESSAGES:
            protocol.read_paused = False
        else:
            self._transport.pause_reading()


class Gathered(WebSocketsSansIOProtocol):
    """WebSockets as the server speaks them."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.queue: Any = SingleReaderQueue()
        self.writable: Any = SingleWaiterEvent()  # whoever writes to it does so alone
        self.writable.set()
        self.transport: Any = Gathering(transport, self)

    def handle_connect(self, event: Request) -> None:
        """What was said to come in is kept once, for the application, and not in each layer."""
        super().handle_connect(event)
        event.headers.clear()

    def start_keepalive(self) -> None:
        """It is in: what was answered to that is not kept, either."""
        super().start_keepalive()
        self.response.headers.clear()
