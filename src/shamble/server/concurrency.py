"""Waiting for one another, where one waits: what asyncio has for that makes room for many, which thousands of tables
and sockets that sleep would pay for in memory."""

import asyncio
from typing import Any


class Bell:
    """Rings until it is cleared. One may wait for it."""

    __slots__ = ("_rings", "_waiter")

    def __init__(self) -> None:
        self._rings = False
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._rings = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        self._rings = False

    async def wait(self) -> None:
        if self._rings:
            return
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None


class Inbox:
    """Messages for one reader, in their order. Named like `asyncio.Queue`, as which the socket's protocol knows it."""

    __slots__ = ("_bell", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._bell = Bell()

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        self._bell.set()

    async def get(self) -> Any:
        while not self._messages:
            self._bell.clear()
            await self._bell.wait()
        return self._messages.pop(0)

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages
