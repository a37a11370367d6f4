"""Opening the database: made when it is missing, brought to the shape of today when it is older, and looked at without
touching it when it is anything else."""

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

OPENING = 7_284_190  # the lock of PostgreSQL under which one process at a time looks at the shape
STEPS = migrations.steps.name  # says which step was the last
CONNECTIONS = 8  # for reading, at once, of one process


def default_url() -> str:
    """Where tables are kept unless somebody says otherwise."""
    return f"sqlite:///{user_data_path('shamble', appauthor=False) / 'tables.db'}"


def open_database(address: str | None) -> Engine:
    """An engine for a URL or the path of a SQLite file. Raises `DatabaseUnusable`, and then nothing was changed."""
    url = address_of(address)
    local = url.get_backend_name() == "sqlite"
    name = (url.database or "") if local else url.render_as_string(hide_password=True)
    try:
        if local:
            _look(Path(name))
        engine = _engine(url)
        try:
            _prepare(engine, name)
        except BaseException:
            engine.dispose()
            raise
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        args: dict[str, str | int] = {"path": name, "problem": _problem(error)}
        raise DatabaseUnusable("error-database-unusable", args) from error
    return engine


def _problem(error: Exception) -> str:
    """What the driver says, in one line."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0].strip().rstrip(".") if lines else type(error).__name__


def address_of(address: str | None) -> URL:
    """The URL of a database that is named by its URL, or by the path of a SQLite file."""
    address = address or default_url()
    try:
        url = make_url(address if "://" in address else f"sqlite:///{address}")
    except ArgumentError as error:
        raise DatabaseUnusable("error-database-unusable", {"path": address, "problem": str(error)}) from error
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


def _look(path: Path) -> None:
    """Check an existing file without writing to it: is it a database, is it whole, is it ours?"""
    if not path.exists() or (path.is_file() and path.stat().st_size == 0):
        path.parent.mkdir(parents=True, exist_ok=True)
        return
    link = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        problem = link.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise sqlite3.DatabaseError(str(problem).splitlines()[-1])
        names = {row[0] for row in link.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        _ours(names)
    finally:
        link.close()


def _ours(names: set[str]) -> None:
    """Are these the tables of a database of ours, or of one that is yet to be made?"""
    if names and schema.about.name not in names:
        raise DatabaseError("", None, sqlite3.DatabaseError("it belongs to another program"))
    if names and (gone := {part.name for part in schema.FIRST} - names):
        raise _missing(gone)


def _missing(gone: set[str]) -> DatabaseError:
    what = f"a part of it is missing ({', '.join(sorted(gone))})"
    return DatabaseError("", None, sqlite3.DatabaseError(what))


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=CONNECTIONS, pool_pre_ping=True)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=CONNECTIONS,
        connect_args={"check_same_thread": False, "timeout": 10},
    )

    @event.listens_for(engine, "connect")
    def _connected(link: Any, _record: object) -> None:
        """A commit is on the disk before it is acknowledged (FULL); readers never wait for the writer (WAL)."""
        link.isolation_level = None  # transactions are begun by us
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            link.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begun(link: Any) -> None:
        link.exec_driver_sql("BEGIN IMMEDIATE" if link.get_execution_options().get("writes") else "BEGIN")

    return engine


def _prepare(engine: Engine, name: str) -> None:
    """Make a new database, bring an older one up to date, and refuse one from the future: all or nothing, and one
    process at a time."""
    with engine.connect().execution_options(writes=True) as link, link.begin():
        if engine.dialect.name == "postgresql":
            link.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": OPENING})
        names = set(inspect(link).get_table_names())
        _ours(names)
        if not names:
            schema.metadata.create_all(link)
            migrations.stamp(link)
            migrations.mark(link)
            return
        found = _step(link, STEPS in names)
        if found > schema.HEAD:
            args: dict[str, str | int] = {"path": name, "found": found, "known": schema.HEAD}
            raise DatabaseUnusable("error-database-newer", args)
        if STEPS not in names:
            migrations.stamp(link, found)
        if found < schema.HEAD:
            migrations.upgrade(link)
        elif gone := schema.metadata.tables.keys() - names:
            raise _missing(gone)


def _step(link: Connection, steps: bool) -> int:
    """The step that led to the shape it has; the first databases knew no steps and counted by themselves."""
    about = schema.about.c
    kept = [link.execute(select(about.value).where(about.key == "schema")).scalar_one_or_none()]
    if steps:
        kept.append(link.execute(select(migrations.steps.c.version_num)).scalar_one_or_none())
    try:
        return max(int(number or "") for number in kept)
    except ValueError:
        raise DatabaseError("", None, sqlite3.DatabaseError(f"nobody knows its shape {kept}")) from None


def agree(engine: Engine, key: bytes) -> None:
    """Every machine of a server has the same key: a database that machines share knows its mark, and refuses others."""
    if engine.dialect.name == "sqlite":
        return
    about = schema.about
    mark = hmac(key, b"mark", sha256).hexdigest()
    with engine.connect() as link, link.begin():
        link.exec_driver_sql("LOCK TABLE shamble IN EXCLUSIVE MODE")
        kept = link.execute(select(about.c.value).where(about.c.key == "key")).scalar_one_or_none()
        if kept is None:
            link.execute(about.insert(), {"key": "key", "value": mark})
    if kept not in (None, mark):
        raise DatabaseUnusable("error-key-other", {"path": str(key_file(engine.url))})
