"""Tasks that have to end. A library that waits with a time limit may swallow a cancellation, and whoever waited for
that task would wait for ever."""

import asyncio
from typing import Any

AGAIN = 1.0  # seconds until it is said again


async def ended(*tasks: "asyncio.Task[Any]") -> None:
    """Cancel tasks until they are done."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
