"""The simulated database: one SQLite in memory for all processes, with delays and faults.

Policy, transactions and SQL are those of the server; only its writer thread is a task. A process that is killed loses
the writes that were not committed, and the acknowledgement of those that were.
"""

import asyncio
import functools
import random
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from shamble.server.storage import migrations, schema
from shamble.server.storage.tables import TableStore
from shamble.server.storage.writer import RETRY_FOR_S, Batch, Writer
from shamble.sim.loop import VirtualLoop, current_process

T = TypeVar("T")
KEY = b"k" * 32  # of the simulated servers
COMMIT_S = 0.002  # mean time before and after a transaction
# every version of the settings of a table: an acknowledged change must be in one of them
HISTORY = """
CREATE TABLE history (number INTEGER PRIMARY KEY, id TEXT, settings TEXT);
CREATE TRIGGER created AFTER INSERT ON tables
BEGIN INSERT INTO history (id, settings) VALUES (NEW.id, NEW.settings); END;
CREATE TRIGGER changed AFTER UPDATE OF settings ON tables
BEGIN INSERT INTO history (id, settings) VALUES (NEW.id, NEW.settings); END;
"""


@functools.cache
def _empty_database() -> bytes:
    engine = _engine(b"")
    with engine.connect() as conn, conn.begin():
        schema.metadata.create_all(conn)
        migrations.stamp(conn)
        migrations.write_about(conn)
    raw: Any = engine.raw_connection().driver_connection
    raw.executescript(HISTORY)
    return bytes(raw.serialize())


def _engine(content: bytes) -> Engine:
    engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _prepare(conn: Any, _record: object) -> None:
        conn.isolation_level = None  # `_begin` begins transactions
        if content:
            conn.deserialize(content)
        conn.execute("PRAGMA foreign_keys=ON").close()

    @event.listens_for(engine, "begin")
    def _begin(conn: Any) -> None:
        conn.exec_driver_sql("BEGIN")

    return engine


class Disk:
    """The database that all processes share, and its faults."""

    def __init__(self, loop: VirtualLoop, seed: int) -> None:
        self.engine = _engine(_empty_database())
        self.raw: Any = self.engine.raw_connection().driver_connection  # for the laws
        self.chance = random.Random(f"{seed} disk")
        self.full_until = 0.0
        self.away_until = 0.0  # a database server without connection
        self.slowness = 1.0
        self._loop = loop

    def delay(self) -> float:
        """Return the seconds that the next access waits."""
        return self.chance.expovariate(1 / COMMIT_S) * self.slowness

    def is_away(self) -> bool:
        return self._loop.now < self.away_until

    def check_before(self) -> None:
        """Fail before a transaction, if the disk is full or the connection lost."""
        if self._loop.now < self.full_until:
            raise sqlite3.OperationalError("database or disk is full")
        if self.is_away() and self.chance.random() < 0.7:
            raise _connection_error()

    def check_after(self) -> None:
        """Lose the acknowledgement of a transaction, if the connection is lost."""
        if self.is_away() and self.chance.random() < 0.7:
            raise _connection_error()


def _connection_error() -> OperationalError:
    cause = Exception("server closed the connection unexpectedly")
    return OperationalError("simulated", None, cause, connection_invalidated=True)


class _Waiting:
    """The queue of a writer: it starts the writer's task when there is something to write."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.batch: Batch = []
        self._wake = wake

    def put(self, batch: Batch | None) -> None:
        if batch:
            self.batch += batch
            self._wake()

    def qsize(self) -> int:
        return len(self.batch)


class SimulatedWriter(Writer):
    """The writer of a server as a task of its process."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._task: asyncio.Task[None] | None = None
        super().__init__(disk.engine, RETRY_FOR_S)
        self.waiting = _Waiting(self._wake)
        self.queue = self.waiting  # type: ignore[assignment]

    def _start(self) -> None: ...

    def close(self) -> None: ...

    def _wake(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        while self.waiting.batch:
            await asyncio.sleep(self.disk.delay())
            batch, self.waiting.batch = self.waiting.batch, []
            for pause_s in self._write(batch):
                await asyncio.sleep(pause_s)
            await asyncio.sleep(self.disk.delay())
            self._finish(batch)

    def _commit(self, batch: Batch) -> None:
        self.disk.check_before()
        super()._commit(batch)
        self.disk.check_after()


class SimulatedStore(TableStore):
    """The store of a server on the simulated disk."""

    def __init__(self, disk: Disk) -> None:
        self.engine = disk.engine
        self.key = KEY
        self.disk = disk
        self.writer = SimulatedWriter(disk)

    def close(self) -> None: ...

    def _read(self, work: Callable[[Connection], T]) -> T:
        if self.disk.is_away() and current_process().chance.random() < 0.5:
            raise _connection_error()
        return super()._read(work)
