"""All tables in one file, and back: from a running server, whatever database it has, into an empty one of any kind.

A backup is a packed text of JSON lines: what it is, every row in an order in which they can be written, and at last how
many there were and what they come to, so that a backup that was cut short is not taken for a whole one. It holds hashes
of keys and no key; the server's own key file is kept apart, on purpose."""

import gzip
import os
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from shamble.server.errors import StartupError
from shamble.server.storage import schema

KIND = "shamble backup"
RAW = "shamble raw log"
ROWS = 500  # at a time
PARTS = (  # each refers only to those before it
    schema.tables,
    schema.links,
    schema.entries,
    schema.clocks,
    schema.chat,
    schema.people,
    schema.accounts,
    schema.places,
    schema.endings,
)


class First(msgspec.Struct):
    kind: str
    schema: int
    made: int


class Last(msgspec.Struct):
    rows: int
    digest: str


class BadBackup(StartupError):
    """It is none, was cut short, or comes from a newer version. Nothing was restored."""


def _bad(path: Path, problem: str) -> BadBackup:
    return BadBackup("error-backup", {"path": str(path), "problem": problem})


def backup(engine: Engine, path: Path) -> int:
    """Write all tables, as they are at one moment, to a file; gives how many tables there are."""
    aside = path.with_name(path.name + ".part")
    isolation = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    try:
        with engine.connect().execution_options(**isolation) as link, link.begin():
            with open(aside, "xb", opener=_private) as file:
                with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed:
                    _write(link, packed)
                file.flush()
                os.fsync(file.fileno())
            found = link.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        aside.replace(path)
    except (OSError, SQLAlchemyError) as error:
        if not isinstance(error, FileExistsError):
            aside.unlink(missing_ok=True)
        raise _bad(path, str(getattr(error, "orig", error))) from error
    return int(found)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _write(link: Connection, packed: "gzip.GzipFile") -> None:
    total, rows = sha256(), 0
    packed.write(msgspec.json.encode(First(KIND, schema.HEAD, int(time.time()))) + b"\n")
    for part in PARTS:
        for row in link.execution_options(yield_per=ROWS).execute(select(part).order_by(*part.primary_key)):
            line = msgspec.json.encode([str(part.name), list(row)]) + b"\n"
            total.update(line)
            packed.write(line)
            rows += 1
    packed.write(msgspec.json.encode(Last(rows, total.hexdigest())) + b"\n")


def restore(engine: Engine, path: Path) -> int:
    """Fill an empty database from a backup, all or nothing; gives how many tables there are."""
    try:
        with engine.connect().execution_options(writes=True) as link, link.begin():
            if link.execute(select(func.count()).select_from(schema.tables)).scalar_one():
                raise _bad(path, "the database has tables already, and a backup goes into an empty one")
            with gzip.open(path, "rb") as packed:
                _read(link, path, packed)
            found = link.execute(select(func.count()).select_from(schema.tables)).scalar_one()
    except (OSError, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _bad(path, str(error) or "it was cut short") from error
    except SQLAlchemyError as error:
        raise _bad(path, str(getattr(error, "orig", error)).splitlines()[0]) from error
    return int(found)


def _read(link: Connection, path: Path, packed: "IO[bytes] | gzip.GzipFile") -> None:
    first = msgspec.json.decode(packed.readline(1000) or b"null", type=First)
    if first.kind != KIND:
        raise _bad(path, "it is no backup of tables")
    if first.schema > schema.HEAD:
        raise _bad(path, f"it was made by a newer version (schema {first.schema}, known {schema.HEAD})")
    total = sha256()
    waiting: tuple[Table | None, list[dict[str, Any]]] = (None, [])
    for rows, line in enumerate(packed):
        if line.startswith(b"{"):
            last = msgspec.json.decode(line, type=Last)
            _insert(link, *waiting)
            if (last.rows, last.digest) != (rows, total.hexdigest()):
                raise _bad(path, "it was changed")
            return
        total.update(line)
        part, row = _row(path, line)
        if part is schema.endings and not row["body"]:  # only a note that the game was not over
            continue
        if waiting[0] is not part or len(waiting[1]) >= ROWS:
            _insert(link, *waiting)
            waiting = (part, [])
        waiting[1].append(row)
    raise _bad(path, "it was cut short")


def _row(path: Path, line: bytes) -> tuple[Table, dict[str, Any]]:
    """A row; columns that are newer than the backup keep what they have by default."""
    name, values = msgspec.json.decode(line, type=tuple[str, list[str | int]])
    part = next((part for part in PARTS if part.name == name), None)
    if part is None or len(values) > len(part.columns):
        raise _bad(path, f"nobody knows {name!r}")
    row = {column.name: value for column, value in zip(part.columns, values, strict=False)}
    if part is schema.chat:
        del row["id"]  # counted anew, in the same order
    return part, row


def _insert(link: Connection, part: Table | None, rows: list[dict[str, Any]]) -> None:
    if part is not None and rows:
        link.execute(insert(part), rows)


def all_tables(engine: Engine) -> Iterator[tuple[str, bytes, bytes]]:
    """Every table: its id, its header, its log as workers are given it."""
    columns, log = schema.tables.c, schema.entries.c
    with engine.connect() as link:
        found = link.execute(select(columns.id, columns.header).order_by(columns.made, columns.id)).all()
        for row in found:
            bodies = select(log.body).where(log.table_id == row.id).order_by(log.number)
            lines = b"".join(body.encode() + b"\n" for (body,) in link.execute(bodies))
            yield row.id, row.header.encode(), lines


def raw(engine: Engine, table: str) -> bytes:
    """A table as it stands in the database, whether anybody can play it or not, as JSON lines: what it is and the rules
    it was played by last, then every entry with its number. Texts are given as texts, so nothing has to be sound."""
    columns, log = schema.tables.c, schema.entries.c
    with engine.connect() as link:
        found = link.execute(select(columns.header, columns.rules).where(columns.id == table)).one()
        first = {"kind": RAW, "table": table, "rules": found.rules, "header": found.header}
        rows = link.execute(select(log.number, log.body).where(log.table_id == table).order_by(log.number))
        return b"".join(msgspec.json.encode(line) + b"\n" for line in (first, *(list(row) for row in rows)))
