"""The public lobby: tables that anyone can find, because their host said so.

The list is in the database, so that all processes show the same. Each process stores its own public tables when they
change, and renews them now and then; a table that is not renewed drops out of the list. It contains no keys and nothing
of the game."""

import asyncio
import logging
import time

import msgspec

from shamble.match.protocol.gathering import OpenTable, OpenTables
from shamble.server.errors import WriteError
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.rooms.seating import free_seats
from shamble.server.storage import lobby

log = logging.getLogger(__name__)
UPDATE_EVERY_S = 1.0  # the stored tables, and the list in memory
RENEW_AFTER_S = 20.0


def card(room: LiveRoom) -> OpenTable:
    """Return what the lobby shows of a table."""
    match, settings = room.match, room.settings
    gathering, free = settings.gathering, free_seats(room)
    seats = ["free" if seat in free else chair.kind for seat, chair in enumerate(match.occupants)]
    host = settings.cohost
    if host < 0:
        host = min(set(settings.host_seats) & set(match.seats_of("person")), default=-1)
    return OpenTable(
        table=room.id,
        game=match.game.id,
        mode=match.header.mode,
        scenario=match.header.scenario,
        seats=[
            "person" if kind == "open" else kind for kind in seats
        ],  # an open seat that is not free is reserved
        host=match.occupants[host].name if host >= 0 else "",
        line=gathering.description,
        language=gathering.language,
        waiting=gathering.is_waiting,
        round=match.game.round(match.state),
        clock=settings.clock,
        watched=settings.policy.watch != "none",
    )


def is_listed(room: LiveRoom) -> bool:
    """Return whether a table belongs in the lobby.

    It has to be public, with a player connected to this process; in the waiting room, with a host.
    """
    gathering = room.settings.gathering
    if not gathering.is_public or room.is_broken or room.match.state.is_over():
        return False
    return room.presence.has_local_host() or (not gathering.is_waiting and bool(room.presence.local_seats()))


class Lobby:
    """Keeps the stored list up to date for the tables of this process."""

    def __init__(self, rooms: RoomRegistry) -> None:
        self.rooms = rooms
        self._stored: dict[str, tuple[bytes, float]] = {}  # table -> its card, and when it was stored
        self._list: tuple[float, bytes] = (-UPDATE_EVERY_S, b"")

    async def update_loop(self) -> None:
        """Update the stored list until cancelled."""
        while True:
            await asyncio.sleep(UPDATE_EVERY_S)
            try:
                await self.update()
            except WriteError:
                log.info("the lobby could not be stored")
            except Exception:
                log.exception("the lobby could not be updated")

    async def update(self) -> None:
        """Store what changed since the last update."""
        now, store = time.monotonic(), self.rooms.storage
        listed = {id: room for id, room in self.rooms.rooms.items() if is_listed(room)}
        for id, room in listed.items():
            content = msgspec.json.encode(card(room))
            before = self._stored.get(id)
            if before is None or before[0] != content or now - before[1] >= RENEW_AFTER_S:
                await lobby.write_card(store, id, content)
                self._stored[id] = (content, now)
        for id in sorted(self._stored.keys() - listed.keys()):
            gone = self.rooms.rooms.get(id)
            if gone is not None and (not gone.settings.gathering.is_public or gone.match.state.is_over()):
                await lobby.withdraw_card(store, id)
            self._stored.pop(id, None)  # without players it drops out of the list

    async def tables(self) -> bytes:
        """Return the list as sent, read once a second however many clients ask."""
        if time.monotonic() - self._list[0] >= UPDATE_EVERY_S:
            self._list = (time.monotonic(), self._list[1])
            cards = await lobby.read_cards(self.rooms.storage)
            tables = [msgspec.json.decode(content, type=OpenTable) for content in cards]
            self._list = (time.monotonic(), msgspec.json.encode(OpenTables(tables)))
        return self._list[1]

    async def has(self, table: str) -> bool:
        return await lobby.is_listed(self.rooms.storage, table)
