"""Entries of logs into the database, as many as there are, past all that is there for the general case: this is what
every action at every table waits for."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection

AT_ONCE = (
    "INSERT INTO entries (table_id, number, body, made)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]'), json_extract(value, '$[3]')"
    " FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"
)
ONE = "INSERT INTO entries (table_id, number, body, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
MANY = (
    "INSERT INTO entries (table_id, number, body, made)"
    " SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, number"
)
BODY = "SELECT body FROM entries WHERE table_id = {0} AND number = {0}"


class Row(NamedTuple):
    """An entry as it is stored."""

    table: str
    number: int
    body: str
    made: int


class Inserter(Protocol):
    def transaction(self, link: Connection) -> AbstractContextManager[object]:
        """One for entries alone."""

    def insert(self, link: Connection, rows: list[Row]) -> list[bool]:
        """Write them; which of them were not there yet?"""

    def body(self, link: Connection, row: Row) -> str | None:
        """What stands where a row was to stand."""


class AtOnce:
    """SQLite: a statement is a function call, after which this thread may have to wait for its turn. So there is one
    for all of them; where an entry was there already, they are gone through one by one."""

    @contextmanager
    def transaction(self, link: Connection) -> Iterator[None]:
        execute = _cursor(link).execute
        execute("BEGIN IMMEDIATE")
        try:
            yield
            execute("COMMIT")
        except BaseException:
            _cursor(link).rollback()
            raise

    def insert(self, link: Connection, rows: list[Row]) -> list[bool]:
        """Nothing else was done in this transaction yet."""
        execute = _cursor(link).execute
        if len(rows) > 1:
            if execute(AT_ONCE, (msgspec.json.encode(rows).decode(),)).rowcount == len(rows):
                return [True] * len(rows)
            execute("ROLLBACK")
            execute("BEGIN IMMEDIATE")
        return [execute(ONE, row).rowcount == 1 for row in rows]

    def body(self, link: Connection, row: Row) -> str | None:
        found = _cursor(link).execute(BODY.format("?"), row[:2]).fetchone()
        return found[0] if found else None


class Together:
    """PostgreSQL: a statement is a way to another process and back, so there is one for all of them."""

    def transaction(self, link: Connection) -> AbstractContextManager[object]:
        return link.begin()

    def insert(self, link: Connection, rows: list[Row]) -> list[bool]:
        cursor = link.exec_driver_sql(MANY, tuple(list(column) for column in zip(*rows, strict=True)))
        new = {(table, number) for table, number in cursor}
        found = []
        for row in rows:  # of two for the same number in one go it was the first
            found.append(row[:2] in new)
            new.discard(row[:2])
        return found

    def body(self, link: Connection, row: Row) -> str | None:
        found = link.exec_driver_sql(BODY.format("%s"), row[:2]).scalar_one_or_none()
        return found if isinstance(found, str) else None


def _cursor(link: Connection) -> Any:
    return link.connection.driver_connection


def inserter(dialect: str) -> Inserter:
    return AtOnce() if dialect == "sqlite" else Together()
