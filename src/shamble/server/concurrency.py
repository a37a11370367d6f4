"""An event and a queue for a single waiter, and cancelling tasks reliably.

The classes of asyncio allow many waiters and keep a deque for them. With thousands of idle tables and
sockets these use less memory."""

import asyncio
from typing import Any

CANCEL_AGAIN_AFTER_S = 1.0


class SingleWaiterEvent:
    """An `asyncio.Event` for which at most one task waits."""

    __slots__ = ("_is_set", "_waiter")

    def __init__(self) -> None:
        self._is_set = False
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        if self._is_set:
            return
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None


class SingleReaderQueue:
    """The part of `asyncio.Queue` that uvicorn's WebSocket protocol uses, for one reader."""

    __slots__ = ("_items", "_not_empty")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._not_empty = SingleWaiterEvent()

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        self._not_empty.set()

    async def get(self) -> Any:
        while not self._items:
            self._not_empty.clear()
            await self._not_empty.wait()
        return self._items.pop(0)

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items


async def cancel_and_wait(*tasks: "asyncio.Task[Any]") -> None:
    """Cancel tasks and wait until they are done.

    Cancels again every second: a library that waits with a timeout can swallow a cancellation."""
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=CANCEL_AGAIN_AFTER_S)
