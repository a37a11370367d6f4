"""Storage: logs cannot fork, failed writes are reported, bad files stay unchanged."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from shamble.match.protocol.events import Ack, ChatMessage, Rejected, Sync
from shamble.match.receipts import receipt
from shamble.server.errors import Conflict, DatabaseUnusable, WriteError
from shamble.server.keys import links
from shamble.server.storage.database import open_database
from shamble.server.storage.settings import RoomSettings
from shamble.server.storage.tables import ChatLine, DamagedLog, TableStore
from shamble.server.storage.writer import RETRY_INTERVAL_S, Batch
from tests.match.helpers import drill
from tests.server.helpers import PERSON, Place, serving, wait_for

LAST = list(accumulate([b"{}"] * 1000, receipt, initial=""))[1:]  # receipts of a log of empty entries


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
        writes = [storage.append("abc", 500, b"{}", LAST[499]) for storage in (first, second)]
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
        jobs = [storage.append("abc", number, b"{}", LAST[number - 1]) for number in (500, 3, 501, 501, 502)]
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
        await asyncio.gather(*(storage.append("abc", 500 + n, b"{}", LAST[499 + n]) for n in range(300)))

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
        assert all(f"door {n}".encode() in bodies[n].body for n in (1, 2, 3))


def test_failed_write_is_reported_and_the_next_works(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    filled(path)
    storage = TableStore(open_database(str(path)))

    def broken(link: Connection) -> None:
        link.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    async def together() -> list[Any]:
        bad = asyncio.wrap_future(storage.writer.submit(broken))
        good = [storage.append("abc", number, b"{}", LAST[number - 1]) for number in (500, 501)]
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


@contextmanager
def lost_once(storage: TableStore, is_stored: bool) -> Iterator[None]:
    """Lose the connection of a store once, before or after its next commit."""
    real = storage.writer._commit
    lost: list[bool] = []

    def commit(batch: Batch) -> None:
        if lost:
            real(batch)
            return
        lost.append(True)
        if is_stored:
            real(batch)
        raise OperationalError("", None, Exception("gone"), connection_invalidated=True)

    with patch.object(storage.writer, "_commit", commit):
        yield


def two_stores(path: Path) -> tuple[TableStore, TableStore]:
    filled(path)
    return TableStore(open_database(str(path))), TableStore(open_database(str(path)))


def test_retried_write_is_not_taken_for_that_of_another(tmp_path: Path) -> None:
    """A connection is lost before the commit, and another process writes that entry: a conflict, not a success."""
    one, two = two_stores(tmp_path / "t.db")

    async def race() -> list[Any]:
        with lost_once(one, is_stored=False):
            settings = RoomSettings([0], claimed_seats=[1])
            late = asyncio.create_task(one.append("abc", 500, b'{"mine":1}', LAST[499], settings, 0))
            await asyncio.sleep(RETRY_INTERVAL_S / 2)
            await two.append("abc", 500, b'{"yours":1}', LAST[499])
            return [await asyncio.gather(late, return_exceptions=True), await one.load_entries("abc", 500)]

    [error], [stored] = asyncio.run(race())
    assert isinstance(error, Conflict)
    assert stored.body == b'{"yours":1}'
    assert asyncio.run(one.load_head("abc")).settings.claimed_seats == []
    one.close()
    two.close()


@pytest.mark.parametrize("has_settings", [False, True])
def test_write_with_lost_acknowledgement_counts_once(tmp_path: Path, has_settings: bool) -> None:
    one, two = two_stores(tmp_path / "t.db")
    settings = RoomSettings([0], claimed_seats=[1]) if has_settings else None
    line = ChatLine(0, ChatMessage(0, "Ada", "ciao"))

    async def write() -> None:
        with lost_once(one, is_stored=True):
            await one.append("abc", 500, b"{}", LAST[499], settings, 0)
        with lost_once(one, is_stored=True):
            await one.add_chat("abc", line)

    asyncio.run(write())
    assert len(asyncio.run(one.load_entries("abc", 500))) == 1
    assert asyncio.run(one.load_head("abc")).revision == (1 if has_settings else 0)
    assert asyncio.run(one.load_chat("abc", 0)) == [line]
    one.close()
    two.close()


def test_entry_is_only_written_after_its_predecessor(tmp_path: Path) -> None:
    """An entry made for another log, or after a gap, is refused, alone and among others."""
    one, two = two_stores(tmp_path / "t.db")

    async def write(*entries: tuple[int, str]) -> list[str]:
        jobs = [one.append("abc", number, b"{}", before) for number, before in entries]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        return [type(result).__name__ for result in done]

    other = receipt(LAST[498], b'{"other":1}')
    assert asyncio.run(write((500, other))) == ["Conflict"]
    assert asyncio.run(write((501, LAST[500]))) == ["Conflict"]
    assert asyncio.run(write((500, other), (500, LAST[499]), (501, LAST[500]), (503, LAST[502]))) == [
        "Conflict",
        "NoneType",
        "NoneType",
        "Conflict",
    ]
    with pytest.raises(Conflict):
        asyncio.run(one.append("abc", 502, b"{}", other, RoomSettings([0]), 0))
    one.close()
    two.close()


def test_changed_log_is_not_loaded(tmp_path: Path) -> None:
    one, two = two_stores(tmp_path / "t.db")
    link = sqlite3.connect(tmp_path / "t.db")
    link.execute('UPDATE entries SET body = \'{"type":"redo"}\' WHERE number = 7')
    link.commit()
    link.close()
    with pytest.raises(DamagedLog):
        asyncio.run(one.load("abc"))
    one.close()
    two.close()
