"""What is kept of the tables, and how the server asks for it."""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, func, insert, select, update

from shamble.server import keyring, keys, schema
from shamble.server.writer import Writer
from shamble.table.log import Header
from shamble.table.wire.down import Chat
from shamble.table.wire.table import Manners, Orders

T = TypeVar("T")
MOST_CHAT = 100  # lines given to whoever joins


class Settings(Struct, frozen=True, omit_defaults=True):
    """What belongs to a table and not to its game."""

    host: list[int]  # seats that the link of the opener holds
    pace: float = 0.5
    paused: bool = False
    orders: dict[int, Orders] = {}
    pins: dict[int, str] = {}  # seat -> what its PIN comes to (`shamble.server.pins`)
    guests: list[int] = []  # seats that a link of their own has ever held: never again the opener's
    shown: int = -1  # the version up to which all secrets were given away; -1 = never
    manners: Manners = Manners()
    deputy: int = -1  # the seat that looks after the table beside the opener
    invited: dict[
        str, int
    ] = {}  # hash of a key -> the seat it opens, beside those that follow from the opener's


class Link(NamedTuple):
    """What a key opens."""

    role: str  # "host", "seat", "watch"
    seat: int


class Kept(NamedTuple):
    """A table as the database has it."""

    header: bytes
    settings: Settings
    entries: list[bytes]
    chat: list[Chat]


class Storage:
    """Reads go to other threads, writes to the writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.key = keyring.server_key(engine.url)
        self.writer = Writer(engine)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self.writer.submit(work))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._reading, work)

    def _reading(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as link:
            return work(link)

    # ------------------------------------------------------------ writing

    async def create(
        self, table: str, host: str, header: Header, settings: Settings, bodies: list[bytes]
    ) -> None:
        """A new table with its links and the log so far."""
        now = _now()
        row = {
            "id": table,
            "header": msgspec.json.encode(header).decode(),
            "settings": msgspec.json.encode(settings).decode(),
            "made": now,
        }
        ways = [(host, "host", -1), (keys.watch_key(host), "watch", -1)]
        ways += [(keys.seat_key(host, seat), "seat", seat) for seat in range(len(header.chairs))]
        links = [
            {"table_id": table, "hash": keys.hashed(k), "role": role, "seat": seat} for k, role, seat in ways
        ]
        log = [_entry(table, number, body, now) for number, body in enumerate(bodies)]

        def work(link: Connection) -> None:
            link.execute(insert(schema.tables), row)
            link.execute(insert(schema.links), links)
            link.execute(insert(schema.entries), log)

        await self._write(work)

    async def append(self, table: str, number: int, body: bytes, settings: Settings | None = None) -> None:
        """The next entry of a log, and what changes with it. Raises `Conflict` when that number is taken."""
        row = _entry(table, number, body, _now())

        def work(link: Connection) -> None:
            link.execute(insert(schema.entries), row)
            if settings is not None:
                _set(link, table, settings)

        await self._write(work)

    async def promise(self, table: str, header: bytes) -> None:
        """Another header: chance comes from a secret from now on."""
        columns = schema.tables
        row = update(columns).where(columns.c.id == table).values(header=header.decode())
        await self._write(lambda link: link.execute(row))

    async def keep(self, table: str, settings: Settings) -> None:
        await self._write(lambda link: _set(link, table, settings))

    async def say(self, table: str, said: Chat) -> None:
        row = {"table_id": table, "seat": said.seat, "name": said.name, "text": said.text}

        def work(link: Connection) -> None:
            link.execute(insert(schema.chat), row)

        await self._write(work)

    # ------------------------------------------------------------ reading

    async def table(self, table: str) -> Kept | None:
        """Everything about a table; None where there is none."""

        def work(link: Connection) -> Kept | None:
            columns = schema.tables.c
            found = link.execute(
                select(columns.header, columns.settings).where(columns.id == table)
            ).one_or_none()
            if found is None:
                return None
            lines = schema.chat.c
            said = select(lines.seat, lines.name, lines.text).where(lines.table_id == table)
            recent = link.execute(said.order_by(lines.id.desc()).limit(MOST_CHAT)).all()
            return Kept(
                found.header.encode(),
                msgspec.json.decode(found.settings, type=Settings),
                _log(link, table, 0),
                [Chat(row.seat, row.name, row.text) for row in reversed(recent)],
            )

        return await self._read(work)

    async def entries(self, table: str, since: int) -> list[bytes]:
        """The log from a number on."""
        return await self._read(lambda link: _log(link, table, since))

    async def link(self, table: str, key: str) -> Link | None:
        """What a key opens; None = nothing."""
        columns = schema.links.c
        query = select(columns.role, columns.seat).where(
            columns.table_id == table, columns.hash == keys.hashed(key)
        )

        def work(link: Connection) -> Link | None:
            found = link.execute(query).one_or_none()
            return Link(found.role, found.seat) if found is not None else None

        return await self._read(work)

    async def exists(self, table: str) -> bool:
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.id == table)
        return await self._read(lambda link: link.execute(query).scalar_one() > 0)


def _now() -> int:
    return int(time.time())


def _entry(table: str, number: int, body: bytes, now: int) -> dict[str, str | int]:
    return {"table_id": table, "number": number, "body": body.decode(), "made": now}


def _set(link: Connection, table: str, settings: Settings) -> None:
    value = msgspec.json.encode(settings).decode()
    link.execute(update(schema.tables).where(schema.tables.c.id == table).values(settings=value))


def _log(link: Connection, table: str, since: int) -> list[bytes]:
    columns = schema.entries.c
    query = (
        select(columns.body)
        .where(columns.table_id == table, columns.number >= since)
        .order_by(columns.number)
    )
    return [row.body.encode() for row in link.execute(query)]
