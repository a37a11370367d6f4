"""The lobby: tables that anybody may find, because whoever opened them said so.

What stands there lies in the database, so that all processes tell the same list. Each writes down its own public tables
when something changes, and now and then that somebody is still there; a table that nobody renews drops out by itself.
Nothing of a game is in it, and no key."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select, update

from shamble.match.protocol.gathering import OpenTable, OpenTables
from shamble.server.errors import WriteError
from shamble.server.rooms import seat_links
from shamble.server.storage import schema
from shamble.server.storage.tables import TableStore

if TYPE_CHECKING:
    from shamble.server.rooms.registry import Hall
    from shamble.server.rooms.room import Room

log = logging.getLogger(__name__)
EVERY = 1.0  # seconds between two looks at one's own tables, and two at the list
RENEWED = 20.0  # seconds after which it is written down again that somebody is there
LISTED = 60  # seconds for which that counts
MOST = 200  # tables in the list


def card(room: "Room") -> OpenTable:
    """What is told of a table to whoever has no link to it."""
    match, book = room.match, room.book
    free = seat_links.free_seats(room)
    seats = ["free" if seat in free else chair.kind for seat, chair in enumerate(match.chairs)]
    host = room.deputy if room.deputy >= 0 else min(room.host & set(match.seats_of("person")), default=-1)
    return OpenTable(
        table=room.id,
        game=match.game.id,
        mode=match.header.mode,
        scenario=match.header.scenario,
        seats=["person" if kind == "open" else kind for kind in seats],  # kept for somebody
        host=match.chairs[host].name if host >= 0 else "",
        line=book.line,
        language=book.language,
        waiting=book.waiting,
        round=match.game.round(match.state),
        clock=room.clock,
        watched=room.manners.watch != "none",
    )


def stands(room: "Room") -> bool:
    """Does it stand in the lobby? Only while somebody is there who belongs to it, and before it begins whoever looks
    after it."""
    if not room.book.public or room.broken or room.match.state.is_over():
        return False
    return room.hosted_here() or (not room.book.waiting and bool(room.here()))


class Lobby:
    """Keeps the list of one process up to date."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._told: dict[str, tuple[bytes, float]] = {}  # what was written down of each table, and when
        self._list: tuple[float, bytes] = (-EVERY, b"")

    async def going(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except WriteError:
                log.info("the lobby could not be written down")
            except Exception:
                log.exception("the lobby could not be brought up to date")

    async def look(self) -> None:
        """Write down what has changed since the last look."""
        now = time.monotonic()
        standing = {id: room for id, room in self.hall.rooms.items() if stands(room)}
        for id, room in standing.items():
            told = msgspec.json.encode(card(room))
            if (before := self._told.get(id)) is None or before[0] != told or now - before[1] >= RENEWED:
                await write(self.hall.storage, id, told)
                self._told[id] = (told, now)
        for id in self._told.keys() - standing.keys():
            gone = self.hall.rooms.get(id)
            if gone is not None and not (gone.book.public and not gone.match.state.is_over()):
                await withdraw(self.hall.storage, id)
            del self._told[id]  # or nobody is here any more: it drops out by itself

    async def tables(self) -> bytes:
        """The list, as it is sent; looked up once a second, however many ask."""
        if time.monotonic() - self._list[0] >= EVERY:
            self._list = (time.monotonic(), self._list[1])
            self._list = (time.monotonic(), await read(self.hall.storage))
        return self._list[1]

    async def stands(self, table: str) -> bool:
        """May anybody come to this table?"""
        return await listed(self.hall.storage, table)


# ---------------------------------------------------------------- what is kept


async def write(storage: TableStore, table: str, card: bytes) -> None:
    columns = schema.tables
    row = update(columns).where(columns.c.id == table).values(card=card.decode(), listed=int(time.time()))
    await storage.write(lambda link: link.execute(row).rowcount)


async def withdraw(storage: TableStore, table: str) -> None:
    columns = schema.tables
    row = update(columns).where(columns.c.id == table).values(card="", listed=0)
    await storage.write(lambda link: link.execute(row).rowcount)


async def read(storage: TableStore) -> bytes:
    columns = schema.tables.c
    since = int(time.time()) - LISTED
    query = select(columns.card).where(columns.listed >= since).order_by(columns.made.desc()).limit(MOST)
    cards = await storage.read(lambda link: [str(row.card) for row in link.execute(query)])
    return msgspec.json.encode(OpenTables([msgspec.json.decode(one, type=OpenTable) for one in cards]))


async def listed(storage: TableStore, table: str) -> bool:
    columns = schema.tables.c
    query = select(columns.listed).where(columns.id == table, columns.listed >= int(time.time()) - LISTED)
    return await storage.read(lambda link: link.execute(query).one_or_none() is not None)


async def by_code(storage: TableStore, code: str) -> str | None:
    """The table with this code."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.code == code).order_by(columns.made.desc()).limit(1)
    return await storage.read(lambda link: link.execute(query).scalar_one_or_none())
