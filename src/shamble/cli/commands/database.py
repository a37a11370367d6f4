"""`shamble backup`, `restore` and `export`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Engine

from shamble.cli.output import err, print_json
from shamble.cli.problem import Problem
from shamble.match.errors import MatchError
from shamble.match.log import Header
from shamble.match.timeline import DivergedError
from shamble.server.errors import StartupError
from shamble.server.keys import server
from shamble.server.storage.backup import all_tables, dated_backup, raw_log
from shamble.server.storage.backup import backup as write
from shamble.server.storage.backup import check as check_backup
from shamble.server.storage.backup import restore as read
from shamble.server.storage.database import open_database
from shamble.server.workers import jobs


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """Open a database, or raise Problem with one sentence."""
    try:
        engine = open_database(database or None)
        yield engine
        engine.dispose()
    except StartupError as no:
        raise Problem(str(no)) from no


def backup(file: Path, database: str, keep: int | None, check: bool) -> int:
    """Write all tables to a file, or a dated file into a folder; or check a backup."""
    if check:
        try:
            err().print(f"{check_backup(file)} tables are in {file}, undamaged.", soft_wrap=True)
        except StartupError as no:
            raise Problem(str(no)) from no
        return 0
    with opened(database) as engine:
        if keep is None:
            tables = write(engine, file)
        else:
            file, tables = dated_backup(engine, file, keep)
    err().print(
        f"{tables} tables are in {file}; the key file is not: {server.key_file(engine.url)}", soft_wrap=True
    )
    return 0


def restore(file: Path, database: str) -> int:
    """Read all tables from a file into an empty database."""
    with opened(database) as engine:
        tables = read(engine, file)
    err().print(f"{tables} tables came back from {file}.", soft_wrap=True)
    return 0


def export(
    folder: Path, everything: bool, wanted: list[str], database: str, json: bool, as_it_is: bool = False
) -> int:
    """Write every table as a save file.

    A table that this version cannot play is named (exit code 1), or written exactly as stored with
    `as_it_is`.
    """
    if everything == bool(wanted):
        raise Problem("Say which tables: --all, or --table ID.")
    try:
        engine = open_database(database or None)
        key = server.server_key(engine.url)
        folder.mkdir(parents=True, exist_ok=True)
    except StartupError as no:
        raise Problem(str(no)) from no
    except OSError as error:
        raise Problem(f"{folder} cannot be written to: {error.strerror}.") from error
    done, left, stored = [], {}, []
    for table, header, log in all_tables(engine):
        if wanted and table not in wanted:
            continue
        try:
            over = jobs.match_of(table, header, log).state.is_over()
            secret = server.table_secret(key, table) if over and _fair(header) else ""
            (folder / f"{table}.json").write_bytes(jobs.export(table, header, log, secret))
            done.append(table)
        except (DivergedError, MatchError, msgspec.MsgspecError) as error:
            if as_it_is:
                (folder / f"{table}.raw.json").write_bytes(raw_log(engine, table))
                stored.append(table)
                continue
            left[table] = str(error)
            err().print(f"Table {table} was left out (--raw writes it as it is): {error}", soft_wrap=True)
    engine.dispose()
    if unknown := sorted(set(wanted) - {*done, *left, *stored}):
        raise Problem(f"There is no table {', '.join(unknown)}.")
    if json:
        print_json({"exported": done, "left_out": left, **({"raw": stored} if as_it_is else {})})
    else:
        err().print(f"{len(done)} tables are in {folder}.", soft_wrap=True)
        if stored:
            err().print(f"{len(stored)} more as stored; this version cannot play them.", soft_wrap=True)
    return 1 if left else 0


def _fair(header: bytes) -> bool:
    return bool(msgspec.json.decode(header, type=Header).fair)
