"""Time, chance and threads that follow from the seed, in place of those of the machine."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

import shamble.match.match as match_module
from shamble.server.http import websocket
from shamble.server.rooms.client import Client
from shamble.sim.loop import VirtualLoop, current_process

EPOCH = 1_800_000_000.0  # seconds since 1970, at 0 of the virtual clock
THREAD_S = 0.002  # mean time that work in a thread waits


class _System:
    """`secrets.SystemRandom` on the chance of the seed."""

    def sample(self, items: Any, count: int) -> list[Any]:
        return current_process().chance.sample(items, count)


async def _to_thread(work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    chance = current_process().chance
    await asyncio.sleep(chance.expovariate(1 / THREAD_S))
    result = work(*args, **kwargs)
    await asyncio.sleep(chance.expovariate(1 / THREAD_S))
    return result


def _numbered_client() -> type[Client]:
    """Return a client whose hash is a number, so that sets have the same order in every run."""
    numbers = count()

    class NumberedClient(Client):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            self._number = next(numbers)
            super().__init__(*args, **kwargs)

        def __hash__(self) -> int:
            return self._number

    return NumberedClient


@contextmanager
def seeded(loop: VirtualLoop, seed: int) -> Iterator[None]:
    """Take time, chance and threads from the seed for as long as the context lasts."""

    def now() -> float:
        return loop.now

    def token(bytes: int = 24) -> str:
        return f"{current_process().chance.getrandbits(8 * bytes):0{2 * bytes}x}"

    def below(limit: int) -> int:
        return current_process().chance.randrange(limit)

    state = random.getstate()
    random.seed(seed)
    with ExitStack() as stack:

        def replace(owner: Any, name: str, new: Any) -> None:
            stack.enter_context(patch.object(owner, name, new))

        for name in ("monotonic", "perf_counter", "thread_time"):
            replace(time, name, now)
        replace(time, "time", lambda: EPOCH + loop.now)
        replace(secrets, "token_hex", token)
        replace(secrets, "token_urlsafe", token)
        replace(secrets, "randbelow", below)
        replace(secrets, "choice", lambda items: items[below(len(items))])
        replace(secrets, "SystemRandom", _System)
        replace(match_module, "randbelow", below)
        replace(asyncio, "to_thread", _to_thread)
        replace(websocket, "Client", _numbered_client())
        try:
            yield
        finally:
            random.setstate(state)
