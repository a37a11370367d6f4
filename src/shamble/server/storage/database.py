"""Opening a database: create it, migrate it, or refuse it unchanged."""

import sqlite3
from hashlib import sha256
from hmac import new as hmac
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from shamble.server.errors import DatabaseUnusable
from shamble.server.keys.server import key_file
from shamble.server.storage import migrations, schema

OPENING_LOCK = 7_284_190  # PostgreSQL advisory lock: one process at a time prepares the database
VERSION_TABLE = migrations.version_table.name
MAX_READERS = 8  # connections of one process


def default_url() -> str:
    """Return the URL of the database of this user."""
    return f"sqlite:///{user_data_path('shamble', appauthor=False) / 'tables.db'}"


def open_database(address: str | None) -> Engine:
    """Return an engine for a URL or the path of a SQLite file, with the current schema.

    Raises `DatabaseUnusable`; the database was not changed then."""
    url = address_of(address)
    is_sqlite = url.get_backend_name() == "sqlite"
    name = (url.database or "") if is_sqlite else url.render_as_string(hide_password=True)
    try:
        if is_sqlite:
            _check_file(Path(name))
        engine = _create_engine(url)
        try:
            _prepare(engine, name)
        except BaseException:
            engine.dispose()
            raise
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        args: dict[str, str | int] = {"path": name, "problem": _first_line(error)}
        raise DatabaseUnusable("error-database-unusable", args) from error
    return engine


def _first_line(error: Exception) -> str:
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0].strip().rstrip(".") if lines else type(error).__name__


def address_of(address: str | None) -> URL:
    """Return the URL for a URL or the path of a SQLite file; None is the default database."""
    address = address or default_url()
    try:
        url = make_url(address if "://" in address else f"sqlite:///{address}")
    except ArgumentError as error:
        raise DatabaseUnusable("error-database-unusable", {"path": address, "problem": str(error)}) from error
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


def _check_file(path: Path) -> None:
    """Check, without writing, that an existing file is an intact database of ours."""
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        path.parent.mkdir(parents=True, exist_ok=True)
        return
    conn = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        problem = conn.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise sqlite3.DatabaseError(str(problem).splitlines()[-1])
        names = {row[0] for row in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        _check_names(names)
    finally:
        conn.close()


def _check_names(names: set[str]) -> None:
    """Raise `DatabaseError` unless these are tables of ours, or none."""
    if names and schema.about.name not in names:
        raise _database_error("it belongs to another program")
    if names and (missing := {part.name for part in schema.FIRST} - names):
        raise _missing(missing)


def _missing(names: set[str]) -> DatabaseError:
    return _database_error(f"tables are missing ({', '.join(sorted(names))})")


def _database_error(problem: str) -> DatabaseError:
    return DatabaseError("", None, sqlite3.DatabaseError(problem))


def _create_engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=MAX_READERS, pool_pre_ping=True)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=MAX_READERS,
        connect_args={"check_same_thread": False, "timeout": 10},
    )

    @event.listens_for(engine, "connect")
    def _set_pragmas(conn: Any, _record: object) -> None:
        """Make commits reach the disk before they return (FULL); readers never wait (WAL)."""
        conn.isolation_level = None  # `_begin` begins transactions
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            conn.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begin(conn: Any) -> None:
        conn.exec_driver_sql("BEGIN IMMEDIATE" if conn.get_execution_options().get("writes") else "BEGIN")

    return engine


def _prepare(engine: Engine, name: str) -> None:
    """Create the schema, migrate an older one, or refuse a newer one: in one transaction."""
    with engine.connect().execution_options(writes=True) as conn, conn.begin():
        if engine.dialect.name == "postgresql":
            conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": OPENING_LOCK})
        names = set(inspect(conn).get_table_names())
        _check_names(names)
        if not names:
            schema.metadata.create_all(conn)
            migrations.stamp(conn)
            migrations.write_about(conn)
            return
        version = _schema_version(conn, VERSION_TABLE in names)
        if version > schema.HEAD:
            args: dict[str, str | int] = {"path": name, "found": version, "known": schema.HEAD}
            raise DatabaseUnusable("error-database-newer", args)
        if VERSION_TABLE not in names:
            migrations.stamp(conn, version)
        if version < schema.HEAD:
            migrations.upgrade(conn)
        elif missing := schema.metadata.tables.keys() - names:
            raise _missing(missing)


def _schema_version(conn: Connection, has_version_table: bool) -> int:
    """Return the schema version.

    The first databases have no version table, only a row of `shamble`."""
    about = schema.about.c
    stored = [conn.execute(select(about.value).where(about.key == "schema")).scalar_one_or_none()]
    if has_version_table:
        stored.append(conn.execute(select(migrations.version_table.c.version_num)).scalar_one_or_none())
    try:
        return max(int(number or "") for number in stored)
    except ValueError:
        raise _database_error(f"unknown schema version {stored}") from None


def check_server_key(engine: Engine, key: bytes, accept_new: bool = False) -> None:
    """Raise `DatabaseUnusable` if this database was used with another key.

    With `accept_new` it belongs to this key from now on."""
    about = schema.about
    fingerprint = hmac(key, b"mark", sha256).hexdigest()
    with engine.connect() as conn, conn.begin():
        if engine.dialect.name != "sqlite":
            conn.exec_driver_sql("LOCK TABLE shamble IN EXCLUSIVE MODE")
        stored = conn.execute(select(about.c.value).where(about.c.key == "key")).scalar_one_or_none()
        if stored is None:
            conn.execute(about.insert(), {"key": "key", "value": fingerprint})
        elif stored != fingerprint and accept_new:
            conn.execute(about.update().where(about.c.key == "key").values(value=fingerprint))
            stored = fingerprint
    if stored not in (None, fingerprint):
        raise DatabaseUnusable("error-key-other", {"path": str(key_file(engine.url))})
