"""Entries of logs into the database, as many as there are, past all that is there for the general case: this is what
every action at every table waits for."""

from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection

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
    def insert(self, link: Connection, rows: list[Row]) -> list[bool]:
        """Write them; which of them were not there yet?"""

    def body(self, link: Connection, row: Row) -> str | None:
        """What stands where a row was to stand."""


class OneByOne:
    """SQLite: a statement is a function call."""

    def insert(self, link: Connection, rows: list[Row]) -> list[bool]:
        execute = _cursor(link).execute
        return [execute(ONE, row).rowcount == 1 for row in rows]

    def body(self, link: Connection, row: Row) -> str | None:
        found = _cursor(link).execute(BODY.format("?"), row[:2]).fetchone()
        return found[0] if found else None


class Together:
    """PostgreSQL: a statement is a way to another process and back, so there is one for all of them."""

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
    return OneByOne() if dialect == "sqlite" else Together()
