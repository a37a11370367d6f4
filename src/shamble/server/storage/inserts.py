"""Fast inserts of log entries, past SQLAlchemy's general machinery.

Every action at every table waits for one of these."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection

SQLITE_MANY = (
    "INSERT INTO entries (table_id, number, body, made)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]'), json_extract(value, '$[3]')"
    " FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"
)
SQLITE_ONE = "INSERT INTO entries (table_id, number, body, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
POSTGRES_MANY = (
    "INSERT INTO entries (table_id, number, body, made)"
    " SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, number"
)
SELECT_BODY = "SELECT body FROM entries WHERE table_id = {0} AND number = {0}"


class EntryRow(NamedTuple):
    """A log entry as it is stored."""

    table: str
    number: int
    body: str
    made: int


class EntryInserter(Protocol):
    """Inserts entries with one statement for many of them."""

    def transaction(self, conn: Connection) -> AbstractContextManager[object]:
        """Return a transaction that only inserts entries."""

    def insert(self, conn: Connection, rows: list[EntryRow]) -> list[bool]:
        """Insert rows; return for each whether it is new (False: that entry exists)."""

    def body(self, conn: Connection, row: EntryRow) -> str | None:
        """Return the stored body of the entry with the table and number of `row`."""


class SqliteInserter:
    """One statement for all rows; if any of them exists, one statement for each.

    A statement is a function call, after which the thread can have to wait for the interpreter lock."""

    @contextmanager
    def transaction(self, conn: Connection) -> Iterator[None]:
        execute = _cursor(conn).execute
        execute("BEGIN IMMEDIATE")
        try:
            yield
            execute("COMMIT")
        except BaseException:
            _cursor(conn).rollback()
            raise

    def insert(self, conn: Connection, rows: list[EntryRow]) -> list[bool]:
        """Insert rows. Requires that nothing else was done in this transaction yet."""
        execute = _cursor(conn).execute
        if len(rows) > 1:
            if execute(SQLITE_MANY, (msgspec.json.encode(rows).decode(),)).rowcount == len(rows):
                return [True] * len(rows)
            execute("ROLLBACK")
            execute("BEGIN IMMEDIATE")
        return [execute(SQLITE_ONE, row).rowcount == 1 for row in rows]

    def body(self, conn: Connection, row: EntryRow) -> str | None:
        stored = _cursor(conn).execute(SELECT_BODY.format("?"), row[:2]).fetchone()
        return stored[0] if stored else None


class PostgresInserter:
    """One statement for all rows, because each statement is a round trip."""

    def transaction(self, conn: Connection) -> AbstractContextManager[object]:
        return conn.begin()

    def insert(self, conn: Connection, rows: list[EntryRow]) -> list[bool]:
        cursor = conn.exec_driver_sql(
            POSTGRES_MANY, tuple(list(column) for column in zip(*rows, strict=True))
        )
        new = {(table, number) for table, number in cursor}
        results = []
        for row in rows:  # if two rows have the same number, the first one was inserted
            results.append(row[:2] in new)
            new.discard(row[:2])
        return results

    def body(self, conn: Connection, row: EntryRow) -> str | None:
        stored = conn.exec_driver_sql(SELECT_BODY.format("%s"), row[:2]).scalar_one_or_none()
        return stored if isinstance(stored, str) else None


def _cursor(conn: Connection) -> Any:
    return conn.connection.driver_connection


def inserter_for(dialect: str) -> EntryInserter:
    return SqliteInserter() if dialect == "sqlite" else PostgresInserter()
