"""Cancelled tasks end, even if a library swallows the cancellation."""

import asyncio
import contextlib
import threading
from unittest.mock import patch

from shamble.server import concurrency
from tests.server.helpers import PATIENCE, PERSON, Place, wait_for


def test_task_that_swallows_cancellation_is_cancelled_again() -> None:
    heard: list[str] = []

    async def deaf() -> None:
        while len(heard) < 3:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                heard.append("no")

    async def both() -> None:
        task = asyncio.create_task(deaf())
        await asyncio.sleep(0)
        with patch.object(concurrency, "CANCEL_AGAIN_AFTER_S", 0.01):
            await concurrency.cancel_and_wait(task)

    asyncio.run(both())
    assert len(heard) == 3


def test_driver_that_swallows_cancellation_stops(fresh: Place) -> None:
    made = fresh.open(PERSON, PERSON)
    registry = fresh.registry
    driver, task = registry._drivers[made.table]
    once = driver._run_once

    asleep = threading.Event()

    async def deaf() -> float | None:
        asleep.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        return await once()

    with patch.object(driver, "_run_once", deaf):
        registry.loop.call_soon_threadsafe(registry.rooms[made.table].changed.set)
        assert asleep.wait(PATIENCE)
        registry.loop.call_soon_threadsafe(registry._unload, made.table)
        wait_for(task.done)
