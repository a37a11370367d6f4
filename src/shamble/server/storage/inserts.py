"""Fast inserts of log entries, past SQLAlchemy's general machinery.

An entry is only inserted after the entry it was made for (`match.receipts`): a log cannot fork. Every
action at every table waits for one of these."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection

IS_NEXT = (  # the entry before is there, and it is the one this entry was made for
    "EXISTS (SELECT 1 FROM entries AS old WHERE old.table_id = new.table_id AND old.number = new.number - 1"
    " AND old.hash IN ('', new.before))"
)
COLUMNS = "table_id, number, body, made, hash"
SQLITE_MANY = (
    f"INSERT INTO entries ({COLUMNS}) SELECT {COLUMNS} FROM (SELECT"
    " json_extract(value, '$[0]') AS table_id, json_extract(value, '$[1]') AS number,"
    " json_extract(value, '$[2]') AS body, json_extract(value, '$[3]') AS made,"
    " json_extract(value, '$[4]') AS hash, json_extract(value, '$[5]') AS before"
    f" FROM json_each(?)) AS new WHERE {IS_NEXT} ON CONFLICT DO NOTHING"
)
SQLITE_ONE = (
    f"INSERT INTO entries ({COLUMNS}) SELECT {COLUMNS} FROM (SELECT"
    " ? AS table_id, ? AS number, ? AS body, ? AS made, ? AS hash, ? AS before) AS new"
    f" WHERE {IS_NEXT} ON CONFLICT DO NOTHING"
)
POSTGRES_MANY = (
    f"INSERT INTO entries ({COLUMNS}) SELECT {COLUMNS}"
    " FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[], %s::text[], %s::text[])"
    f" AS new ({COLUMNS}, before) WHERE {IS_NEXT} ON CONFLICT DO NOTHING RETURNING table_id, number"
)
SELECT_HASH = "SELECT hash FROM entries WHERE table_id = {0} AND number = {0}"


class EntryRow(NamedTuple):
    """A log entry as it is stored."""

    table: str
    number: int
    body: str
    made: int
    hash: str  # its receipt
    before: str  # the receipt of the entry before


class EntryInserter(Protocol):
    """Inserts entries with one statement for many of them."""

    def transaction(self, conn: Connection) -> AbstractContextManager[object]:
        """Return a transaction that only inserts entries."""

    def insert(self, conn: Connection, rows: list[EntryRow]) -> list[bool]:
        """Insert rows; return for each whether it was inserted.

        It is not if its number exists, or if the entry before is missing or another one."""

    def hash(self, conn: Connection, row: EntryRow) -> str | None:
        """Return the stored receipt of the entry with the table and number of `row`."""


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

    def hash(self, conn: Connection, row: EntryRow) -> str | None:
        stored = _cursor(conn).execute(SELECT_HASH.format("?"), row[:2]).fetchone()
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

    def hash(self, conn: Connection, row: EntryRow) -> str | None:
        stored = conn.exec_driver_sql(SELECT_HASH.format("%s"), row[:2]).scalar_one_or_none()
        return stored if isinstance(stored, str) else None


def _cursor(conn: Connection) -> Any:
    return conn.connection.driver_connection


def inserter_for(dialect: str) -> EntryInserter:
    return SqliteInserter() if dialect == "sqlite" else PostgresInserter()
