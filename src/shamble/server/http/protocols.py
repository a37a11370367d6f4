"""HTTP and WebSocket protocols for uvicorn.

HTTP: a time limit for request headers. WebSocket: the writes of one loop turn are sent together."""

import asyncio
from typing import Any
from weakref import ref

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from shamble.server import limits
from shamble.server.concurrency import SingleReaderQueue, SingleWaiterEvent


class TimedH11Protocol(H11Protocol):
    """HTTP/1.1 with a time limit for the headers of each request."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:  # all headers were received
            self._stop_timer()
        elif self._timer is None and self.conn.trailing_data[0]:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(limits.HEAD_TIMEOUT_S, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class WriteBatcher:
    """A transport that joins the writes of one loop turn, and pauses reading late.

    An update and the reply to the action that caused it take one system call. Reading is paused only
    when several messages wait, not after each one."""

    def __init__(self, transport: Any, protocol: "BatchedWebSocketProtocol") -> None:
        self._transport = transport
        self._protocol = ref(protocol)  # the protocol holds this object: avoid a reference cycle
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._parts:
            asyncio.get_running_loop().call_soon(self._flush)
        self._parts.append(data)

    def _flush(self) -> None:
        parts, self._parts = self._parts, []
        if parts:
            self._transport.write(b"".join(parts))

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def pause_reading(self) -> None:
        protocol = self._protocol()
        if protocol is not None and protocol.queue.qsize() < limits.MAX_UNREAD_MESSAGES:
            protocol.read_paused = False
        else:
            self._transport.pause_reading()


class BatchedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket protocol with batched writes and less memory per connection."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.queue: Any = SingleReaderQueue()
        self.writable: Any = SingleWaiterEvent()  # only one task writes
        self.writable.set()
        self.transport: Any = WriteBatcher(transport, self)

    def handle_connect(self, event: Request) -> None:
        """Accept the handshake. The application has a copy of the headers: drop this one."""
        super().handle_connect(event)
        event.headers.clear()

    def start_keepalive(self) -> None:
        """Start pings. The handshake is over: drop the headers of the response."""
        super().start_keepalive()
        self.response.headers.clear()
