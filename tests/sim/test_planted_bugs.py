"""Bugs that are put into the server on purpose: the simulation finds each within a few seeds."""

import asyncio
import multiprocessing
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from shamble.server.cluster.messages import EntryWritten
from shamble.server.concurrency import SingleWaiterEvent
from shamble.server.rooms.clocks import Clocks
from shamble.server.rooms.persistence import Persistence
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.rooms.shared_screen import SharedScreen
from shamble.server.storage.settings import RoomSettings
from shamble.server.storage.tables import StoredEntry
from shamble.sim.world import Plan, simulate

SEEDS = range(1, 31)  # in which each has to be found
PLAN = Plan(hours=0.01, every_s=5.0, game="drill")


async def _acknowledge_first(
    self: Persistence, version: int, body: bytes, settings: RoomSettings | None
) -> None:
    """Acknowledge an entry, and write it later."""
    before, revision = self.receipt, self.revision

    async def write() -> None:
        await asyncio.sleep(0.5)
        await self.store.append(self.table, version, body, before, settings, revision)

    self.writing = asyncio.create_task(write())  # type: ignore[attr-defined]
    self.add(StoredEntry(body, ""))
    self.channel.publish(EntryWritten(version, body.decode(), before))
    if settings is not None:
        self._written(settings)


_follow = Room.follow


def _follow_without_waking(self: Room, entries: list[StoredEntry]) -> None:
    """Apply entries of another process, and do not wake the bot driver."""
    changed, self.changed = self.changed, SingleWaiterEvent()
    try:
        _follow(self, entries)
    finally:
        self.changed = changed


def _all_hands(self: SharedScreen, client: Any) -> frozenset[int]:
    """Show each player of a seat the hidden information of another one."""
    mine = self.access.visible_seats(client.link)
    return frozenset({(seat + 1) % len(self.room.match.occupants) for seat in mine})


def _keep_host_seat(self: SeatAccess, seat: int) -> dict[str, list[int]]:
    """Leave the host a seat that a guest takes."""
    settings = self.room.settings
    return {
        "host_seats": sorted({*settings.host_seats, seat}),
        "claimed_seats": sorted({*settings.claimed_seats, seat}),
    }


def _stand(self: Clocks, seat: int) -> bool:
    """Have no clock run."""
    return False


BUGS: dict[str, tuple[Callable[[], Any], set[str]]] = {
    "acknowledged before the write": (
        lambda: patch.object(Persistence, "append", _acknowledge_first),
        {"lost", "ahead"},
    ),
    "lost wake-up": (lambda: patch.object(Room, "follow", _follow_without_waking), {"stands"}),
    "leaked hand": (lambda: patch.object(SharedScreen, "visible_seats", _all_hands), {"view"}),
    "double seat": (lambda: patch.object(SeatAccess, "after_claim", _keep_host_seat), {"seats"}),
    "clock that stands": (lambda: patch.object(Clocks, "_is_running", _stand), {"clock"}),
}


def find(name: str) -> tuple[int, set[str]]:
    """Return the first seed that finds a bug, and the laws that it breaks; 0 if none does."""
    plant, _ = BUGS[name]
    for seed in SEEDS:
        with plant():
            broken = {violation.law for violation in simulate(seed, PLAN).violations}
        if broken:
            return seed, broken
    return 0, set()


@pytest.mark.parametrize("name", BUGS)
def test_planted_bug_is_found(name: str) -> None:
    """In a process of its own, because the simulation leaves open coroutines behind."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        seed, broken = pool.apply(find, (name,))
    assert seed, f"{name} was not found in {len(SEEDS)} seeds"
    assert broken & BUGS[name][1]
