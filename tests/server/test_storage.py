"""Storage: logs cannot fork, failed writes are reported, bad files stay unchanged."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from shamble.match.protocol.events import Ack, Rejected, Sync
from shamble.server.errors import Conflict, DatabaseUnusable, WriteError
from shamble.server.keys import links
from shamble.server.storage.database import open_database
from shamble.server.storage.settings import RoomSettings
from shamble.server.storage.tables import TableStore
from tests.match.helpers import drill
from tests.server.helpers import PERSON, Place, serving, wait_for


def filled(path: Path) -> bytes:
    """Write a database with a table; return the content of the file."""
    storage = TableStore(open_database(str(path)))
    asyncio.run(
        storage.create("abc", links.new_host_key(), drill().header, RoomSettings([0, 1]), [b"{}"] * 500)
    )
    storage.close()
    return path.read_bytes()


def test_entry_cannot_be_written_twice(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    filled(path)
    first, second = TableStore(open_database(str(path))), TableStore(open_database(str(path)))

    async def race() -> list[Any]:
        writes = [storage.append("abc", 500, b"{}") for storage in (first, second)]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    results = asyncio.run(race())
    assert sorted(type(r).__name__ for r in results) == ["Conflict", "NoneType"]
    assert len(asyncio.run(first.load_entries("abc", 500))) == 1
    first.close()
    second.close()


def test_conflict_does_not_affect_other_writes(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    filled(path)
    storage = TableStore(open_database(str(path)))

    async def together() -> list[Any]:
        jobs = [storage.append("abc", number, b"{}") for number in (500, 3, 501, 501, 502)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    results = asyncio.run(together())
    assert [isinstance(r, Conflict) for r in results] == [False, True, False, True, False]
    assert len(asyncio.run(storage.load_entries("abc", 500))) == 3
    storage.close()


def test_many_writes_share_a_commit(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    filled(path)
    storage = TableStore(open_database(str(path)))

    async def together() -> None:
        await asyncio.gather(*(storage.append("abc", 500 + n, b"{}") for n in range(300)))

    asyncio.run(together())
    assert storage.writer.commits < 150
    assert len(asyncio.run(storage.load_entries("abc", 500))) == 300
    storage.close()


def test_two_servers_cannot_fork_a_log(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with serving(path) as one, serving(path) as two:
        made = one.open(PERSON, PERSON)
        with one.sit(made.mine) as here, two.sit(made.mine) as there:
            here.joined()
            there.joined()
            assert isinstance(here.act("door 1", seat=0), Ack)
            late = there.act("door 2", seat=0)  # not known to the other server, which reads the log
            assert isinstance(late, Ack)
            assert late.version == 2  # a sealed vote can be changed
            assert isinstance(there.act("door 3", seat=1), Ack)
            gone = here.act("door 1", seat=1)  # the decision is over
            assert isinstance(gone, Rejected)
            assert gone.code == "stale"
            assert here.version == 3
        bodies = asyncio.run(one.registry.storage.load_entries(made.table, 0))
        assert len(bodies) == 4
        assert all(f"door {n}".encode() in bodies[n] for n in (1, 2, 3))


def test_failed_write_is_reported_and_the_next_works(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    filled(path)
    storage = TableStore(open_database(str(path)))

    def broken(link: Connection) -> None:
        link.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    async def together() -> list[Any]:
        bad = asyncio.wrap_future(storage.writer.submit(broken))
        good = [storage.append("abc", number, b"{}") for number in (500, 501)]
        return list(await asyncio.gather(good[0], bad, good[1], return_exceptions=True))

    with pytest.raises(WriteError):
        storage.writer.submit(broken).result(10)
    held = threading.Event()
    storage.writer.submit(lambda _: held.wait(10))  # the next writes share a transaction
    threading.Timer(0.1, held.set).start()
    results = asyncio.run(together())
    assert [type(r).__name__ for r in results] == ["NoneType", "WriteError", "NoneType"]
    assert len(asyncio.run(storage.load_entries("abc", 500))) == 2
    storage.close()


def other_program(path: Path) -> None:
    link = sqlite3.connect(path)
    link.execute("CREATE TABLE recipes (name TEXT)")
    link.commit()
    link.close()


@pytest.mark.parametrize(
    "kind", ["text", "truncated", "zeros", "garbled", "other program", "folder", "newer"]
)
def test_bad_database_is_refused_unchanged(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "tables.db"
    good = filled(tmp_path / "good.db")
    match kind:
        case "text":
            path.write_text("Dear diary, today the dead rose. " * 50)
        case "truncated":
            path.write_bytes(good[: len(good) // 2])
        case "zeros":
            path.write_bytes(good[:100] + b"\0" * (len(good) - 100))
        case "garbled":
            path.write_bytes(good[:8192] + b"\x5a" * 4096 + good[12288:])
        case "other program":
            other_program(path)
        case "folder":
            path.mkdir()
        case "newer":
            path.write_bytes(good)
            link = sqlite3.connect(path)
            link.execute("UPDATE shamble SET value = '99'")
            link.commit()
            link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            link.close()
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(DatabaseUnusable) as no:
        open_database(str(path))
    sentence = str(no.value)
    assert str(path) in sentence
    assert "\n" not in sentence
    assert (path.read_bytes() if path.is_file() else b"") == before


def test_invalid_database_url_is_named() -> None:
    for address in ("nosuch://x", "://", "postgresql+nosuch://x/y"):
        with pytest.raises(DatabaseUnusable):
            open_database(address)


def test_new_database_is_created_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "t.db"
    engine = open_database(f"sqlite:///{path}")
    with engine.connect() as link:
        assert link.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert link.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2  # FULL
    engine.dispose()
    open_database(str(path)).dispose()  # opens again


def test_unused_table_is_unloaded_and_loaded_unchanged(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            both.first_option()
            asyncio.run_coroutine_threadsafe(_sweep(place), place.registry.loop).result(10)
            assert made.table in place.registry.rooms  # a player is connected
        wait_for(lambda: not place.registry.rooms[made.table].clients)
        asyncio.run_coroutine_threadsafe(_sweep(place), place.registry.loop).result(10)
        assert made.table not in place.registry.rooms
        with place.sit(made.mine) as both:
            assert both.until(Sync).version == 1
            both.first_option()


async def _sweep(place: Place) -> None:
    place.registry.sweep(0)
