"""Simulated sockets and HTTP requests, over the ASGI interface of the server.

Messages of a socket arrive in order, each after a while. A broken connection is noticed by each end on its own.
"""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

from shamble.server.http.websocket import KEY_PREFIX, SUBPROTOCOL
from shamble.sim.loop import Process, VirtualLoop

MEAN_LATENCY_S = 0.02
LEAST_LATENCY_S = 0.002
LOST = 1006  # close code of a broken connection
HOST = (b"host", b"localhost")


class Wire:
    """How long messages take."""

    def __init__(self, loop: VirtualLoop, seed: int) -> None:
        self.loop = loop
        self.seed = seed
        self.slowness = 1.0
        self.sockets = 0

    def latency(self, chance: random.Random) -> float:
        return (LEAST_LATENCY_S + chance.expovariate(1 / MEAN_LATENCY_S)) * self.slowness


class Socket:
    """A WebSocket between a player's page and a server process."""

    def __init__(
        self,
        wire: Wire,
        page: Process,
        server: Process,
        on_message: Callable[["Socket", str], None],
        on_close: Callable[["Socket", int], None],
    ) -> None:
        wire.sockets += 1
        self.wire = wire
        self.page = page
        self.server = server
        self.on_message = on_message
        self.on_close = on_close
        self.chance = random.Random(f"{wire.seed} socket {wire.sockets}")
        self.is_open = True  # for the page
        self.is_served = True  # for the server
        self.is_cut = False
        self._inbox: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._arrived = asyncio.Event()
        self._down_at = 0.0
        self._up_at = 0.0

    # ------------------------------------------------------------ the server's end

    def scope(self, app: Any, table: str, key: str, query: str, address: str) -> dict[str, Any]:
        """Return the ASGI scope."""
        return {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "app": app,
            "path": f"/api/tables/{table}/socket",
            "root_path": "",
            "query_string": query.encode(),
            "headers": [HOST],
            "subprotocols": [SUBPROTOCOL, KEY_PREFIX + key],
            "client": (address, 1),
            "server": ("localhost", 80),
        }

    async def receive(self) -> dict[str, Any]:
        while not self._inbox:
            self._arrived.clear()
            await self._arrived.wait()
        return self._inbox.popleft()

    async def send(self, message: Any) -> None:
        if not self.is_served:
            raise ClientDisconnected
        if message["type"] == "websocket.send":
            self._down(self._deliver, message["text"])
        elif message["type"] == "websocket.close":
            self.is_served = False
            self._down(self._closed, message.get("code", 1000))

    def fail(self) -> None:
        """Close the connection if the application ended without closing it."""
        if self.is_served:
            self.is_served = False
            self._down(self._closed, LOST)

    def _down(self, work: Callable[..., None], *args: Any) -> None:
        self._down_at = max(self._down_at, self.wire.loop.now + self.wire.latency(self.chance))
        self.wire.loop.call_at(self._down_at, work, *args, context=self.page.context.copy())

    # ------------------------------------------------------------ the page's end

    def say(self, text: str) -> None:
        """Send a message to the server."""
        if self.is_open:
            self._up({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """Close the connection."""
        self.is_open = False
        self._up({"type": "websocket.disconnect", "code": 1000})

    def cut(self) -> None:
        """Break the connection. The server notices when its next ping has no answer."""
        self.is_cut = True
        self._closed(LOST)
        notices_at = self.wire.loop.now + self.chance.choice((0.0, 0.1, 3.0, 10.0))
        self.wire.loop.call_at(notices_at, self._end, context=self.server.context.copy())

    def break_off(self) -> None:
        """Break the connection because the server process died. The page notices soon."""
        self.is_served = False
        self._down(self._closed, LOST)

    def _up(self, message: dict[str, Any]) -> None:
        self._up_at = max(self._up_at, self.wire.loop.now + self.wire.latency(self.chance))
        self.wire.loop.call_at(self._up_at, self._arrive, message, context=self.server.context.copy())

    def _arrive(self, message: dict[str, Any]) -> None:
        if not self.is_served or self.is_cut:
            return
        if message["type"] == "websocket.disconnect":
            self._end()
            return
        self._inbox.append(message)
        self._arrived.set()

    def _end(self) -> None:
        self.is_served = False
        self._inbox.append({"type": "websocket.disconnect", "code": LOST})
        self._arrived.set()

    def _deliver(self, text: str) -> None:
        if self.is_open:
            self.on_message(self, text)

    def _closed(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self.on_close(self, code)


class Response(NamedTuple):
    """The response to an HTTP request."""

    status: int
    content: bytes


async def request(app: Any, method: str, path: str, body: Any, key: str, address: str) -> Response:
    """Send an HTTP request to a server process, in which this has to run."""
    inbox = [{"type": "http.request", "body": msgspec.json.encode(body), "more_body": False}]
    status = 0
    parts: list[bytes] = []

    async def receive() -> dict[str, Any]:
        return inbox.pop() if inbox else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    headers = [HOST, (b"content-type", b"application/json"), (b"authorization", f"Bearer {key}".encode())]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": (address, 1),
        "server": ("localhost", 80),
    }
    await app(scope, receive, send)
    return Response(status, b"".join(parts))
