"""What is kept of the tables, and how the server asks for it."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from shamble.match.log import Header
from shamble.match.protocol.events import ChatMessage
from shamble.server.errors import Conflict
from shamble.server.keys import links as keys
from shamble.server.keys import server
from shamble.server.storage import schema
from shamble.server.storage.inserts import Row
from shamble.server.storage.settings import Settings, pinned
from shamble.server.storage.writer import Writer

T = TypeVar("T")
MOST_CHAT = 100  # lines given to whoever joins


class Access(NamedTuple):
    """What a key opens."""

    role: str  # "host", "seat", "watch"
    seat: int


class StoredTable(NamedTuple):
    """A table as the database has it."""

    header: bytes
    settings: Settings
    entries: list[bytes]
    chat: list[ChatMessage]
    revision: int = 0  # of header and settings
    rules: str = ""  # that it is played by (`rules`)
    clocks: bytes = b""  # how they stand (`clocks.Kept`)


class TableSummary(msgspec.Struct):
    """A table in a list of all."""

    table: str
    game: str
    made: int
    woken: int
    entries: int


class TableHead(NamedTuple):
    """What is around a game, and may change without an entry in its log."""

    header: bytes
    settings: Settings
    revision: int


class TableStore:
    """Reads go to other threads, writes to the writer."""

    def __init__(self, engine: Engine, key: bytes | None = None) -> None:
        self.engine = engine
        self.key = key or server.server_key(engine.url)
        self.writer = Writer(engine)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, which others may share; it is on the disk when this is over."""
        return await asyncio.wrap_future(self.writer.submit(work))

    async def read(self, work: Callable[[Connection], T]) -> T:
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
            "header": _json(header),
            "settings": _json(settings),
            "made": now,
            "woken": now,
            "rules": pinned(header, ""),
            "code": settings.book.code,
        }
        links = link_rows(table, keys.all_links(host, len(header.chairs)))
        log = [_entry(table, number, body, now) for number, body in enumerate(bodies)]

        def work(link: Connection) -> None:
            link.execute(insert(schema.tables), row)
            link.execute(insert(schema.links), links)
            link.execute(insert(schema.entries), log)

        await self.write(work)

    async def append(
        self, table: str, number: int, body: bytes, settings: Settings | None = None, revision: int = 0
    ) -> None:
        """The next entry of a log, and what changes with it. Raises `Conflict` when that number is taken, or the
        settings are no longer those of the given revision."""
        if settings is None:
            await self.writer.append(Row(table, number, body.decode(), _now()))
            return
        row = _entry(table, number, body, _now())

        def work(link: Connection) -> None:
            link.execute(insert(schema.entries), row)
            _change(link, table, revision, settings=_json(settings))

        await self.write(work)

    async def save_header(self, table: str, header: bytes, revision: int) -> None:
        """Another header: chance comes from a secret from now on. Raises `Conflict` as `keep` does."""
        await self.write(lambda link: _change(link, table, revision, header=header.decode()))

    async def save_settings(self, table: str, settings: Settings, revision: int) -> None:
        """Other settings. Raises `Conflict` when somebody else has changed those of the given revision."""
        await self.write(lambda link: _change(link, table, revision, settings=_json(settings)))

    async def record_visit(self, table: str, played_by: str, said: ChatMessage | None) -> None:
        """Somebody came; `played_by`: the rules it is played by from now on, and what is said about that."""
        columns = schema.tables
        row = update(columns).where(columns.c.id == table).values(woken=_now(), rules=played_by)

        def work(link: Connection) -> None:
            link.execute(row)
            if said is not None:
                _say(link, table, said)

        await self.write(work)

    async def add_chat(self, table: str, said: ChatMessage) -> None:
        await self.write(lambda link: _say(link, table, said))

    async def save_clocks(self, table: str, body: str, due: int) -> None:
        """How the clocks of a table stand; `due`: when somebody's days are over, 0 = nobody's."""
        columns = schema.clocks

        def work(link: Connection) -> None:
            row = update(columns).where(columns.c.table_id == table).values(body=body, due=due)
            if link.execute(row).rowcount == 0:
                link.execute(insert(columns), {"table_id": table, "body": body, "due": due})

        with contextlib.suppress(Conflict):  # another process made the row at the same time: it knows no less
            await self.write(work)

    # ------------------------------------------------------------ reading

    async def load(self, table: str) -> StoredTable | None:
        """Everything about a table; None where there is none."""

        def work(link: Connection) -> StoredTable | None:
            columns = schema.tables.c
            wanted = (columns.header, columns.settings, columns.revision, columns.rules)
            found = link.execute(select(*wanted).where(columns.id == table)).one_or_none()
            if found is None:
                return None
            lines = schema.chat.c
            wanted_lines = (lines.seat, lines.name, lines.text, lines.heard, lines.version)
            said = select(*wanted_lines).where(lines.table_id == table)
            recent = link.execute(said.order_by(lines.id.desc()).limit(MOST_CHAT)).all()
            return StoredTable(
                found.header.encode(),
                msgspec.json.decode(found.settings, type=Settings),
                _log(link, table, 0),
                [ChatMessage(*row) for row in reversed(recent)],
                found.revision,
                found.rules,
                _clocks(link, table),
            )

        return await self.read(work)

    async def load_head(self, table: str) -> TableHead:
        """What is around a game, as it is now."""
        columns = schema.tables.c
        query = select(columns.header, columns.settings, columns.revision).where(columns.id == table)

        def work(link: Connection) -> TableHead:
            found = link.execute(query).one()
            settings = msgspec.json.decode(found.settings, type=Settings)
            return TableHead(found.header.encode(), settings, found.revision)

        return await self.read(work)

    async def load_entries(self, table: str, since: int) -> list[bytes]:
        """The log from a number on."""
        return await self.read(lambda link: _log(link, table, since))

    async def find_access(self, table: str, key: str) -> Access | None:
        """What a key opens; None = nothing."""
        if "\0" in table:  # which PostgreSQL has no text for
            return None
        columns = schema.links.c
        query = select(columns.role, columns.seat).where(
            columns.table_id == table, columns.hash == keys.hash_key(key)
        )

        def work(link: Connection) -> Access | None:
            found = link.execute(query).one_or_none()
            return Access(found.role, found.seat) if found is not None else None

        return await self.read(work)

    async def is_available(self) -> bool:
        """Does the database answer?"""
        try:
            return bool(await self.read(lambda link: link.execute(select(1)).scalar_one()))
        except SQLAlchemyError:
            return False

    async def list_tables(self) -> list[TableSummary]:
        """All tables, those first where somebody came last."""
        columns, log = schema.tables.c, schema.entries.c
        length = select(func.count()).where(log.table_id == columns.id).scalar_subquery()
        query = select(columns.id, columns.header, columns.made, columns.woken, length)

        def work(link: Connection) -> list[TableSummary]:
            rows = link.execute(query.order_by(columns.woken.desc(), columns.id)).all()
            return [
                TableSummary(id, _game(header), made, woken, int(n)) for id, header, made, woken, n in rows
            ]

        return await self.read(work)

    async def remove(self, table: str) -> bool:
        """Forget a table, its links, its log and what was said; False = there was none."""
        parts = (schema.chat, schema.clocks, schema.links, schema.entries)

        def work(link: Connection) -> bool:
            for part in parts:
                link.execute(delete(part).where(part.c.table_id == table))
            return link.execute(delete(schema.tables).where(schema.tables.c.id == table)).rowcount > 0

        return await self.write(work)

    async def list_overdue(self, now: int) -> list[str]:
        """Tables where somebody's days are over."""
        columns = schema.clocks.c
        query = select(columns.table_id).where(columns.due > 0, columns.due <= now)
        return await self.read(lambda link: [row.table_id for row in link.execute(query)])

    async def game_of(self, table: str) -> str | None:
        """Which game is played at a table; None where there is no such table."""
        if "\0" in table:
            return None
        query = select(schema.tables.c.header).where(schema.tables.c.id == table)
        header = await self.read(lambda link: link.execute(query).scalar_one_or_none())
        return None if header is None else _game(header)


class _Game(msgspec.Struct):
    game: str = "?"


def _game(header: str) -> str:
    try:
        return msgspec.json.decode(header, type=_Game).game
    except msgspec.MsgspecError:
        return "?"


def link_rows(table: str, ways: list[tuple[str, str, int]]) -> list[dict[str, str | int]]:
    """Rows of `links`: the hash of each key, and what it opens."""
    return [
        {"table_id": table, "hash": keys.hash_key(key), "role": role, "seat": seat}
        for key, role, seat in ways
    ]


def _now() -> int:
    return int(time.time())


def _entry(table: str, number: int, body: bytes, now: int) -> dict[str, str | int]:
    return {"table_id": table, "number": number, "body": body.decode(), "made": now}


def _json(thing: Settings | Header) -> str:
    return msgspec.json.encode(thing).decode()


def _change(link: Connection, table: str, revision: int, **values: str) -> None:
    """Change what is around a game, unless somebody else did."""
    columns = schema.tables
    where = (columns.c.id == table, columns.c.revision == revision)
    done = link.execute(update(columns).where(*where).values(revision=revision + 1, **values))
    if done.rowcount != 1:
        raise Conflict(f"the settings of {table} are no longer those of revision {revision}")


def _say(link: Connection, table: str, said: ChatMessage) -> None:
    row = {"seat": said.seat, "name": said.name, "text": said.text, "heard": said.to, "version": said.at}
    link.execute(insert(schema.chat), {"table_id": table, **row})


def _clocks(link: Connection, table: str) -> bytes:
    columns = schema.clocks.c
    found = link.execute(select(columns.body).where(columns.table_id == table)).scalar_one_or_none()
    return found.encode() if found is not None else b""


def _log(link: Connection, table: str, since: int) -> list[bytes]:
    columns = schema.entries.c
    query = (
        select(columns.body)
        .where(columns.table_id == table, columns.number >= since)
        .order_by(columns.number)
    )
    return [row.body.encode() for row in link.execute(query)]
