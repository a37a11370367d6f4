"""Connections that say too little: whoever takes too long over the head of a request is cut off."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from shamble.server import limits


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
        self._head = self.loop.call_later(limits.HEAD_TIME, self.transport.abort)

    def _rest(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None
