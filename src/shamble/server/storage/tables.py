"""Store of tables: headers, settings, logs, links, chat and clocks."""

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
from shamble.match.receipts import receipt
from shamble.server.errors import Conflict, NotStored, WriteError
from shamble.server.keys import links as keys
from shamble.server.keys import server
from shamble.server.storage import schema
from shamble.server.storage.inserts import EntryRow
from shamble.server.storage.settings import RoomSettings, last_rules
from shamble.server.storage.writer import RETRY_FOR_S, RETRY_INTERVAL_S, Check, Writer, is_away

T = TypeVar("T")
MAX_CHAT_LINES = 100  # loaded with a table


class Access(NamedTuple):
    """What a key opens."""

    role: str  # "host", "seat", "watch"
    seat: int  # -1 unless the role is "seat"


class DamagedLog(Exception):
    """A stored log is not the one that was acknowledged: a receipt differs."""


class StoredEntry(NamedTuple):
    """A log entry as the database holds it."""

    body: bytes
    hash: str  # its receipt; "" = written by an older version

    def receipt_after(self, before: str) -> str:
        """Return the receipt, computed. Raise `DamagedLog` if the stored one differs."""
        computed = receipt(before, self.body)
        if self.hash not in ("", computed):
            raise DamagedLog("the stored receipt of an entry differs")
        return computed


class ChatLine(NamedTuple):
    """A chat line and its number at the table; -1 = written by an older version."""

    number: int
    message: ChatMessage


class StoredTable(NamedTuple):
    """A table as the database holds it."""

    header: bytes
    settings: RoomSettings
    entries: list[bytes]
    chat: list[ChatLine]
    revision: int = 0  # of header and settings
    rules: str = ""  # version of the rules it was last played by
    clocks: bytes = b""  # state of the clocks, in the format of the clocks


_settings = msgspec.json.Decoder(RoomSettings)


class Complaint(msgspec.Struct):
    """A reported message in the operator's list.

    `by` and `about`: the seats that report and wrote it, -1 = a spectator."""

    table: str
    by: int
    about: int
    text: str


class TableSummary(msgspec.Struct):
    """A table in the operator's list of all tables."""

    table: str
    game: str
    made: int
    woken: int
    entries: int


class TableHead(NamedTuple):
    """The parts of a table that change without a log entry."""

    header: bytes
    settings: RoomSettings
    revision: int


class TableStore:
    """Reads run in threads, writes in the one writer thread."""

    def __init__(self, engine: Engine, key: bytes | None = None) -> None:
        self.engine = engine
        self.key = key or server.server_key(engine.url)
        self.writer = Writer(engine)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T], is_done: Check | None = None) -> T:
        """Run `work` in a transaction, shared with other writes; return once it is committed.

        `is_done`: see `Writer.submit`."""
        return await asyncio.wrap_future(self.writer.submit(work, is_done))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a thread; wait for a while if the database server is away.

        Raises `NotStored` if it does not come back."""
        end = time.monotonic() + RETRY_FOR_S
        while True:
            try:
                return await asyncio.to_thread(self._read, work)
            except SQLAlchemyError as error:
                if not is_away(error):
                    raise
                if time.monotonic() > end:
                    raise NotStored from error
            await asyncio.sleep(RETRY_INTERVAL_S)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as conn:
            return work(conn)

    # ------------------------------------------------------------ writing

    async def create(
        self, table: str, host: str, header: Header, settings: RoomSettings, bodies: list[bytes]
    ) -> None:
        """Store a new table with the links that follow from its host key, and its log so far."""
        now = _now()
        row = {
            "id": table,
            "header": _json(header),
            "settings": _json(settings),
            "made": now,
            "woken": now,
            "rules": last_rules(header, ""),
            "code": settings.gathering.table_code,
        }
        links = link_rows(table, keys.all_links(host, len(header.occupants)))
        entries: list[dict[str, str | int]] = []
        before = ""
        for number, body in enumerate(bodies):
            before = receipt(before, body)
            row_of_entry = (table, number, body.decode(), now, before)
            entries.append(
                dict(zip(("table_id", "number", "body", "made", "hash"), row_of_entry, strict=True))
            )

        def work(conn: Connection) -> None:
            conn.execute(insert(schema.tables), row)
            conn.execute(insert(schema.links), links)
            conn.execute(insert(schema.entries), entries)

        def is_done(conn: Connection) -> bool:
            hashes = select(schema.links.c.hash).where(schema.links.c.table_id == table)
            return set(conn.execute(hashes).scalars()) == {link["hash"] for link in links}

        await self.write(work, is_done)

    async def append(
        self,
        table: str,
        number: int,
        body: bytes,
        before: str,
        settings: RoomSettings | None = None,
        revision: int = 0,
    ) -> None:
        """Store the next log entry, and new settings with it.

        `before`: the receipt of the last entry. Raises `Conflict` if that is not the last one any more, or
        if `revision` is out of date."""
        row = EntryRow(table, number, body.decode(), _now(), receipt(before, body), before)
        if settings is None:
            await self.writer.append(row)
            return
        inserter, new_settings = self.writer.inserter, _json(settings)

        def work(conn: Connection) -> None:
            if not inserter.insert(conn, [row])[0]:
                raise Conflict(f"entry {number} of {table} is not the next")
            _update_head(conn, table, revision, settings=new_settings)

        def is_done(conn: Connection) -> bool:
            columns = schema.tables.c
            head = conn.execute(select(columns.revision, columns.settings).where(columns.id == table))
            is_stored = head.one_or_none() == (revision + 1, new_settings)
            return is_stored and inserter.hash(conn, row) == row.hash

        await self.write(work, is_done)

    async def save_header(self, table: str, header: bytes, revision: int) -> None:
        """Save the header. Raises `Conflict` if `revision` is out of date."""
        await self.write(lambda conn: _update_head(conn, table, revision, header=header.decode()))

    async def save_settings(self, table: str, settings: RoomSettings, revision: int) -> None:
        """Save the settings. Raises `Conflict` if `revision` is out of date."""
        await self.write(lambda conn: _update_head(conn, table, revision, settings=_json(settings)))

    async def record_visit(self, table: str, played_by: str, message: ChatMessage | None) -> None:
        """Store that a table was loaded, its version of the rules, and a chat line about that."""
        columns = schema.tables
        row = update(columns).where(columns.c.id == table).values(woken=_now(), rules=played_by)

        def work(conn: Connection) -> None:
            conn.execute(row)
            if message is not None:
                _insert_chat(conn, table, _next_chat_number(conn, table), message)

        await self.write(work)

    async def add_chat(self, table: str, line: ChatLine) -> None:
        """Store a chat line. Raises `Conflict` if there is another one with its number."""
        await self.write(
            lambda conn: _insert_chat(conn, table, *line),
            lambda conn: _select_chat(conn, table, line.number)[:1] == [line],
        )

    async def load_chat(self, table: str, since: int) -> list[ChatLine]:
        """Read the last chat lines from number `since` on."""
        return await self.read(lambda conn: _select_chat(conn, table, since))

    async def save_clocks(self, table: str, body: str, due: int) -> None:
        """Save the state of the clocks; `due`: when a correspondence clock runs out, 0 = never."""
        columns = schema.clocks

        def work(conn: Connection) -> None:
            row = update(columns).where(columns.c.table_id == table).values(body=body, due=due)
            if conn.execute(row).rowcount == 0:
                conn.execute(insert(columns), {"table_id": table, "body": body, "due": due})

        with contextlib.suppress(Conflict):  # another process inserted the row at the same time
            await self.write(work)

    async def remove(self, table: str) -> bool:
        """Delete a table, its links, log, clocks and chat; return whether it existed."""
        parts = (schema.chat, schema.clocks, schema.links, schema.entries)

        def work(conn: Connection) -> bool:
            for part in parts:
                conn.execute(delete(part).where(part.c.table_id == table))
            return conn.execute(delete(schema.tables).where(schema.tables.c.id == table)).rowcount > 0

        return await self.write(work)

    # ------------------------------------------------------------ reading

    async def load(self, table: str) -> StoredTable | None:
        """Return everything about a table, or None if it does not exist."""

        def work(conn: Connection) -> StoredTable | None:
            columns = schema.tables.c
            wanted = (columns.header, columns.settings, columns.revision, columns.rules)
            row = conn.execute(select(*wanted).where(columns.id == table)).one_or_none()
            if row is None:
                return None
            return StoredTable(
                row.header.encode(),
                msgspec.json.decode(row.settings, type=RoomSettings),
                _checked_bodies(_select_entries(conn, table, 0)),
                _select_chat(conn, table),
                row.revision,
                row.rules,
                _select_clocks(conn, table),
            )

        return await self.read(work)

    async def load_head(self, table: str) -> TableHead:
        """Read the current header and settings."""
        columns = schema.tables.c
        query = select(columns.header, columns.settings, columns.revision).where(columns.id == table)

        def work(conn: Connection) -> TableHead:
            row = conn.execute(query).one()
            settings = msgspec.json.decode(row.settings, type=RoomSettings)
            return TableHead(row.header.encode(), settings, row.revision)

        return await self.read(work)

    async def load_entries(self, table: str, since: int) -> list[StoredEntry]:
        """Read the log from entry `since` on."""
        return await self.read(lambda conn: _select_entries(conn, table, since))

    async def find_access(self, table: str, key: str) -> Access | None:
        """Return what a key opens at a table, or None."""
        if "\0" in table:  # PostgreSQL cannot store it
            return None
        columns = schema.links.c
        query = select(columns.role, columns.seat).where(
            columns.table_id == table, columns.hash == keys.hash_key(key)
        )

        def work(conn: Connection) -> Access | None:
            row = conn.execute(query).one_or_none()
            return Access(row.role, row.seat) if row is not None else None

        return await self.read(work)

    async def is_available(self) -> bool:
        """Return whether the database answers, and can be written to."""
        try:
            if self.writer.is_failing:
                await self.write(
                    lambda conn: conn.execute(update(schema.about).values(key=schema.about.c.key))
                )
            return bool(await asyncio.to_thread(self._read, lambda conn: conn.scalar(select(1))))
        except (SQLAlchemyError, WriteError):
            return False

    async def list_tables(self) -> list[TableSummary]:
        """List all tables, the last used first."""
        columns, log = schema.tables.c, schema.entries.c
        length = select(func.count()).where(log.table_id == columns.id).scalar_subquery()
        query = select(columns.id, columns.header, columns.made, columns.woken, length)

        def work(conn: Connection) -> list[TableSummary]:
            rows = conn.execute(query.order_by(columns.woken.desc(), columns.id)).all()
            return [
                TableSummary(id, _game_in(header), made, woken, int(count))
                for id, header, made, woken, count in rows
            ]

        return await self.read(work)

    async def list_complaints(self) -> list[Complaint]:
        """Return the messages that players reported to the hosts of running tables."""
        columns = schema.tables.c
        query = select(columns.id, columns.settings).where(columns.settings.contains('"reports"'))

        def work(conn: Connection) -> list[Complaint]:
            settings = [(id, _settings.decode(text)) for id, text in conn.execute(query.order_by(columns.id))]
            return [
                Complaint(id, report.by, report.about, report.text)
                for id, each in settings
                for report in each.gathering.reports.values()
            ]

        return await self.read(work)

    async def list_overdue(self, now: int) -> list[str]:
        """Return the tables where a correspondence clock has run out."""
        columns = schema.clocks.c
        query = select(columns.table_id).where(columns.due > 0, columns.due <= now)
        return await self.read(lambda conn: [row.table_id for row in conn.execute(query)])

    async def game_of(self, table: str) -> str | None:
        """Return the id of the game that is played at a table, or None if there is no such table."""
        if "\0" in table:
            return None
        query = select(schema.tables.c.header).where(schema.tables.c.id == table)
        header = await self.read(lambda conn: conn.execute(query).scalar_one_or_none())
        return None if header is None else _game_in(header)


class _Game(msgspec.Struct):
    game: str = "?"


def _game_in(header: str) -> str:
    try:
        return msgspec.json.decode(header, type=_Game).game
    except msgspec.MsgspecError:
        return "?"


def link_rows(table: str, links: list[tuple[str, str, int]]) -> list[dict[str, str | int]]:
    """List the rows of `links` for keys with their roles and seats."""
    return [
        {"table_id": table, "hash": keys.hash_key(key), "role": role, "seat": seat}
        for key, role, seat in links
    ]


def _now() -> int:
    return int(time.time())


def _json(value: RoomSettings | Header) -> str:
    return msgspec.json.encode(value).decode()


def _update_head(conn: Connection, table: str, revision: int, **values: str) -> None:
    """Change header or settings. Raises `Conflict` if `revision` is out of date."""
    columns = schema.tables
    where = (columns.c.id == table, columns.c.revision == revision)
    result = conn.execute(update(columns).where(*where).values(revision=revision + 1, **values))
    if result.rowcount != 1:
        raise Conflict(f"the settings of {table} no longer have revision {revision}")


def _insert_chat(conn: Connection, table: str, number: int, message: ChatMessage) -> None:
    row = {
        "seat": message.seat,
        "name": message.name,
        "text": message.text,
        "heard": message.to,
        "version": message.at,
    }
    conn.execute(insert(schema.chat), {"table_id": table, "number": number, **row})


def _next_chat_number(conn: Connection, table: str) -> int:
    columns = schema.chat.c
    last = conn.execute(select(func.max(columns.number)).where(columns.table_id == table)).scalar_one()
    return 0 if last is None else int(last) + 1


def _select_chat(conn: Connection, table: str, since: int = -1) -> list[ChatLine]:
    """Find the last lines of the chat, the oldest first; `since`: only from this number on."""
    columns = schema.chat.c
    query = select(
        columns.number, columns.seat, columns.name, columns.text, columns.heard, columns.version
    ).where(columns.table_id == table)
    if since >= 0:
        query = query.where(columns.number >= since)
    latest = query.order_by(columns.id.desc()).limit(MAX_CHAT_LINES)
    return [
        ChatLine(-1 if number is None else number, ChatMessage(*line))
        for number, *line in reversed(conn.execute(latest).all())
    ]


def _select_clocks(conn: Connection, table: str) -> bytes:
    columns = schema.clocks.c
    body = conn.execute(select(columns.body).where(columns.table_id == table)).scalar_one_or_none()
    return body.encode() if body is not None else b""


def _select_entries(conn: Connection, table: str, since: int) -> list[StoredEntry]:
    columns = schema.entries.c
    query = (
        select(columns.body, columns.hash)
        .where(columns.table_id == table, columns.number >= since)
        .order_by(columns.number)
    )
    return [StoredEntry(row.body.encode(), row.hash) for row in conn.execute(query)]


def _checked_bodies(entries: list[StoredEntry]) -> list[bytes]:
    """List the bodies of a whole log. Raise `DamagedLog` if a receipt differs."""
    before = ""
    for entry in entries:
        before = entry.receipt_after(before)
    return [entry.body for entry in entries]
