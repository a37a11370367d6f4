"""Opening the database: made when it is missing, looked at without touching it when it is there."""

import sqlite3
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import Engine, create_engine, event, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from shamble.server import schema
from shamble.server.errors import DatabaseUnusable


def default_url() -> str:
    """Where tables are kept unless somebody says otherwise."""
    return f"sqlite:///{user_data_path('shamble', appauthor=False) / 'tables.db'}"


def open_database(address: str | None) -> Engine:
    """An engine for a URL or the path of a SQLite file. Raises `DatabaseUnusable`, and then nothing was changed."""
    url = _url(address)
    name = url.database or url.render_as_string()
    try:
        if url.get_backend_name() == "sqlite":
            _look(Path(name))
        engine = _engine(url)
        _prepare(engine, name)
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        problem = getattr(error, "orig", None) or error
        raise DatabaseUnusable("error-database-unusable", {"path": name, "problem": str(problem)}) from error
    return engine


def _url(address: str | None) -> URL:
    address = address or default_url()
    try:
        return make_url(address if "://" in address else f"sqlite:///{address}")
    except ArgumentError as error:
        raise DatabaseUnusable("error-database-unusable", {"path": address, "problem": str(error)}) from error


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
        if names and schema.about.name not in names:
            raise sqlite3.DatabaseError("it belongs to another program")
    finally:
        link.close()


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url)
    engine = create_engine(url, poolclass=QueuePool, connect_args={"check_same_thread": False, "timeout": 10})

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
    """Make the tables of a new database, and refuse one from the future."""
    with engine.connect().execution_options(writes=True) as link, link.begin():
        if not inspect(link).has_table(schema.about.name):
            schema.metadata.create_all(link)
            link.execute(schema.about.insert(), {"key": "schema", "value": str(schema.VERSION)})
        found = link.execute(select(schema.about.c.value).where(schema.about.c.key == "schema")).scalar_one()
        if int(found) != schema.VERSION:
            args: dict[str, str | int] = {"path": name, "found": int(found), "known": schema.VERSION}
            raise DatabaseUnusable("error-database-newer", args)
