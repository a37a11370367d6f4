"""The part of a match that a client sees. Its questions are answered from nothing else."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotYourSeat
from shamble.match.match import Match
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client

T = TypeVar("T")


class Sight:
    """The match as far as the link of a client sees it: later for a delayed spectator."""

    def __init__(self, room: LiveRoom, client: Client) -> None:
        self._room = room
        self._client = client

    @property
    def match(self) -> Match:
        return self._room.spectators.match_for(self._client.link)

    @property
    def seats(self) -> frozenset[int]:
        """The seats that the client plays."""
        return self._client.seats

    @property
    def visible_seats(self) -> frozenset[int]:
        """The seats whose hidden information the client sees now."""
        return self._client.visible_seats

    def require_visible(self, seat: int) -> None:
        """Raise `NotYourSeat` unless the client sees the hidden information of this seat now."""
        if seat not in self._client.visible_seats:
            raise NotYourSeat

    async def compute(self, work: Callable[[], T]) -> T:
        """Run work on the match in a thread, and charge the client for it.

        So it holds up no other table; the lock keeps the match as it is meanwhile.
        """

        def timed() -> tuple[T, float]:
            start = time.thread_time()
            result = work()
            return result, time.thread_time() - start

        result, seconds = await self._room.lock.run(lambda: asyncio.to_thread(timed))
        self._client.charge(seconds)
        return result

    async def run_job(self, job: Callable[..., T], *args: Any) -> T:
        """Run a job of the workers on the table's id, its header, its log, and these arguments."""
        room = self._room
        version = room.spectators.version_for(self._client.link)
        if version < 0:
            raise InvalidRequest(Refusal("no-spectator"))  # the delay has just changed
        log = bytes(room.persistence.log)
        if version < room.match.version:
            log = b"".join(log.splitlines(keepends=True)[: version + 1])
        return await room.pool.run(job, room.id, room.persistence.header, log, *args)

    def use_text_view(self) -> None:
        """Note that the client uses the text view: its clock runs slower."""
        if not self._client.uses_text_view:
            self._client.uses_text_view = True
            self._room.clocks.settle()
