"""Backup and restore: all tables of a database in one file.

A backup can be taken from a running server, and restored into an empty database of either kind. It is
gzipped JSON lines: a header, all rows in an order in which they can be inserted, and a footer with their
number and digest, so that a truncated file is refused. It holds hashes of keys and no key; the server's
key file is not part of it, on purpose."""

import gzip
import os
import secrets
import time
import zlib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, Engine, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from shamble.server.errors import StartupError
from shamble.server.storage import schema

KIND = "shamble backup"
RAW_KIND = "shamble raw log"
ROWS_PER_INSERT = 500
DATED = "shamble-*.gz"
BACKUP_KEY = "backup"  # in the table `shamble`
PARTS = (  # each refers only to those before it
    schema.tables,
    schema.links,
    schema.entries,
    schema.clocks,
    schema.chat,
    schema.people,
    schema.sessions,
    schema.accounts,
    schema.places,
    schema.endings,
)


class BackupHeader(msgspec.Struct):
    """The first line of a backup."""

    kind: str
    schema: int
    made: int


class BackupFooter(msgspec.Struct):
    """The last line of a backup."""

    rows: int
    digest: str


class BadBackup(StartupError):
    """The file is not a backup, is damaged, or is from a newer version. Nothing was restored."""


def _bad(path: Path, problem: str) -> BadBackup:
    return BadBackup("error-backup", {"path": str(path), "problem": problem})


def dated_backup(engine: Engine, folder: Path, keep: int) -> tuple[Path, int]:
    """Write a backup with today's date into a folder, and delete all but the latest `keep`.

    Returns the file and the number of tables. A new backup is checked before old ones are deleted."""
    path = folder / time.strftime("shamble-%Y-%m-%d-%H%M%S.gz", time.gmtime())
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _bad(folder, str(error)) from error
    count = backup(engine, path)
    check(path)
    for old in sorted(folder.glob(DATED))[:-keep]:
        old.unlink(missing_ok=True)
    return path, count


def backup(engine: Engine, path: Path) -> int:
    """Write all tables, as they are at one moment, to a file; return the number of tables.

    The time is noted in the database, so that the server knows the age of the last backup."""
    # A power cut leaves its file behind: the next backup uses another name.
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    isolation = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    try:
        with engine.connect().execution_options(**isolation) as conn, conn.begin():
            with open(temporary, "xb", opener=_open_private) as file:
                with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed:
                    _write(conn, packed)
                file.flush()
                os.fsync(file.fileno())
            count = conn.execute(select(func.count()).select_from(schema.tables)).scalar_one()
        temporary.replace(path)
        with engine.connect().execution_options(writes=True) as conn, conn.begin():
            _note_backup(conn, int(time.time()))
    except (OSError, SQLAlchemyError) as error:
        temporary.unlink(missing_ok=True)
        raise _bad(path, str(getattr(error, "orig", error))) from error
    return int(count)


def _note_backup(conn: Connection, now: int) -> None:
    about = schema.about
    conn.execute(delete(about).where(about.c.key == BACKUP_KEY))
    conn.execute(insert(about), {"key": BACKUP_KEY, "value": str(now)})


def last_backup(conn: Connection) -> int:
    """Return when the last backup was made, in seconds since 1970; 0 = never."""
    about = schema.about.c
    return int(conn.scalar(select(about.value).where(about.key == BACKUP_KEY)) or 0)


def check(path: Path) -> int:
    """Return the number of tables in a backup. Raises `BadBackup` if it is damaged."""
    count = 0
    try:
        with gzip.open(path, "rb") as packed:
            for part, rows in _read(path, packed):
                count += len(rows) if part is schema.tables else 0
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _bad(path, str(error) or "the file is incomplete") from error
    return count


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _write(conn: Connection, packed: "gzip.GzipFile") -> None:
    digest, rows = sha256(), 0
    packed.write(msgspec.json.encode(BackupHeader(KIND, schema.HEAD, int(time.time()))) + b"\n")
    for part in PARTS:
        query = select(part).order_by(*part.primary_key)
        for row in conn.execution_options(yield_per=ROWS_PER_INSERT).execute(query):
            line = msgspec.json.encode([str(part.name), list(row)]) + b"\n"
            digest.update(line)
            packed.write(line)
            rows += 1
    packed.write(msgspec.json.encode(BackupFooter(rows, digest.hexdigest())) + b"\n")


def restore(engine: Engine, path: Path) -> int:
    """Fill an empty database from a backup, all or nothing; return the number of tables."""
    try:
        with engine.connect().execution_options(writes=True) as conn, conn.begin():
            if conn.execute(select(func.count()).select_from(schema.tables)).scalar_one():
                raise _bad(path, "the database is not empty")
            with gzip.open(path, "rb") as packed:
                for part, rows in _read(path, packed):
                    conn.execute(insert(part), rows)
            count = conn.execute(select(func.count()).select_from(schema.tables)).scalar_one()
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _bad(path, str(error) or "the file is incomplete") from error
    except SQLAlchemyError as error:
        raise _bad(path, str(getattr(error, "orig", error)).splitlines()[0]) from error
    return int(count)


def _read(path: Path, packed: "IO[bytes] | gzip.GzipFile") -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Yield the rows of a backup, some of the same table at a time.

    Raises `BadBackup` at the end if it was changed."""
    header = msgspec.json.decode(packed.readline(1000) or b"null", type=BackupHeader)
    if header.kind != KIND:
        raise _bad(path, "the file is not a backup")
    if header.schema > schema.HEAD:
        raise _bad(path, f"it is from a newer version (schema {header.schema}, known {schema.HEAD})")
    digest = sha256()
    part: Table | None = None
    rows: list[dict[str, Any]] = []
    for number, line in enumerate(packed):
        if line.startswith(b"{"):
            footer = msgspec.json.decode(line, type=BackupFooter)
            if part is not None and rows:
                yield part, rows
            if (footer.rows, footer.digest) != (number, digest.hexdigest()):
                raise _bad(path, "the file was changed")
            return
        digest.update(line)
        next_part, row = _parse_row(path, line)
        if next_part is schema.endings and not row["body"]:  # stored while the game was not over
            continue
        if next_part is not part or len(rows) >= ROWS_PER_INSERT:
            if part is not None and rows:
                yield part, rows
            part, rows = next_part, []
        rows.append(row)
    raise _bad(path, "the file is incomplete")


def _parse_row(path: Path, line: bytes) -> tuple[Table, dict[str, Any]]:
    """Parse a row; columns that are newer than the backup get their defaults."""
    name, values = msgspec.json.decode(line, type=tuple[str, list[str | int | None]])
    part = next((part for part in PARTS if part.name == name), None)
    if part is None or len(values) > len(part.columns):
        raise _bad(path, f"unknown rows {name!r}")
    row = {column.name: value for column, value in zip(part.columns, values, strict=False)}
    if part is schema.chat:
        del row["id"]  # the database numbers them again, in the same order
    return part, row


def all_tables(engine: Engine) -> Iterator[tuple[str, bytes, bytes]]:
    """Yield the id, the header and the log of every table, as jobs take them."""
    columns, log = schema.tables.c, schema.entries.c
    with engine.connect() as conn:
        tables = conn.execute(select(columns.id, columns.header).order_by(columns.made, columns.id)).all()
        for row in tables:
            bodies = select(log.body).where(log.table_id == row.id).order_by(log.number)
            lines = b"".join(body.encode() + b"\n" for (body,) in conn.execute(bodies))
            yield row.id, row.header.encode(), lines


def raw_log(engine: Engine, table: str) -> bytes:
    """Return a table as JSON lines, exactly as stored, even if it cannot be played.

    The first line holds the header and the version of the rules, the others a number and an entry each.
    Header and entries are strings, so they need not be valid."""
    columns, log = schema.tables.c, schema.entries.c
    with engine.connect() as conn:
        head = conn.execute(select(columns.header, columns.rules).where(columns.id == table)).one()
        first = {"kind": RAW_KIND, "table": table, "rules": head.rules, "header": head.header}
        rows = conn.execute(select(log.number, log.body).where(log.table_id == table).order_by(log.number))
        return b"".join(msgspec.json.encode(line) + b"\n" for line in (first, *(list(row) for row in rows)))
