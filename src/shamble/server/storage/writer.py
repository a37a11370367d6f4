"""The writer thread: commits everything that waits in one transaction.

Tables share the wait for the disk, and no write is acknowledged before its transaction is committed. A
write after a pause is committed at once; right after a transaction the thread waits a few milliseconds,
so that more writes share the next one.

The next entry of a log is by far the most frequent write and has its own path (`Append`, `EntryInserter`).

When a database server goes away, waiting writes are retried for a while. It is unknown whether a commit
that was under way happened, so a retried write looks first whether it is stored already: an entry by its
receipt, any other write by its `is_done`."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from shamble.server.errors import Conflict, WriteError
from shamble.server.storage.inserts import EntryRow, inserter_for

T = TypeVar("T")
Work = Callable[[Connection], Any]
Check = Callable[[Connection], bool]
MAX_BATCH = 256  # writes in a transaction; those submitted together with the last one come on top
MIN_INTERVAL_S = 0.003  # between two transactions
RETRY_FOR_S = 15.0  # while a database server is away
RETRY_INTERVAL_S = 0.2
# SQLSTATE of PostgreSQL: no connection, shut down, crashed, starting, too many connections
AWAY_STATES = (None, "57P01", "57P02", "57P03", "53300")

log = logging.getLogger(__name__)


class Write:
    """A function to run in a transaction. Its conflict does not affect other writes."""

    def __init__(self, work: Work, is_done: Check | None) -> None:
        self.work = work
        self.is_done = is_done  # whether exactly this write is stored already
        self.future: Future[Any] = Future()
        self.result: Any = None
        self.error: Exception | None = None
        self.is_retry = False

    def finish(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Append:
    """The next entry of a log, with a future of the event loop that waits for it."""

    def __init__(self, row: EntryRow) -> None:
        self.row = row
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()
        self.error: Exception | None = None
        self.is_retry = False

    def finish(self) -> None:
        if self.future.done():
            return  # cancelled
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(None)


Batch = list[Write | Append]


class Writer:
    """The writer thread of a database. A future is done once its write is committed."""

    def __init__(self, engine: Engine, retry_for_s: float = RETRY_FOR_S) -> None:
        self.engine = engine
        self.retry_for_s = retry_for_s
        self.queue: SimpleQueue[Batch | None] = SimpleQueue()
        self._pending: Batch = []  # entries of this turn of the event loop
        self._last_commit = 0.0
        self.commits = 0
        self.is_failing = False  # the last transaction could not be stored: the disk is full, or worse
        self.seconds = 0.0  # spent in transactions
        self.inserter = inserter_for(engine.dialect.name)
        self._conn: Connection | None = None
        self.on_commit: Callable[[float, int], None] = lambda seconds, writes: None
        self._start()

    def _start(self) -> None:
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Connection], T], is_done: Check | None = None) -> "Future[T]":
        """Run `work` in a transaction. The future raises `Conflict` if a row exists already.

        `is_done`: whether this very write is stored, for a retry after a lost connection."""
        write = Write(work, is_done)
        self.queue.put([write])
        return write.future

    def append(self, row: EntryRow) -> "asyncio.Future[None]":
        """Write the next entry of a log. The future raises `Conflict` if another entry came first.

        All entries of one turn of the event loop go to the thread together, because waking it is the
        expensive part."""
        append = Append(row)
        if not self._pending:
            append.loop.call_soon(self._enqueue_pending)
        self._pending.append(append)
        return append.future

    def _enqueue_pending(self) -> None:
        pending, self._pending = self._pending, []
        self.queue.put(pending)

    def close(self) -> None:
        """Finish all waiting writes, then end the thread."""
        self._enqueue_pending()
        self.queue.put(None)
        self.thread.join()

    def queue_length(self) -> int:
        return self.queue.qsize()

    def _run(self) -> None:
        is_open = True
        while is_open:
            batch: Batch = []
            is_open = self._collect(batch)
            if batch:
                for pause_s in self._write(batch):
                    time.sleep(pause_s)
                self._finish(batch)
                self._last_commit = time.monotonic()
        self._disconnect()

    def _connect(self) -> Connection:
        """Return the connection, which is kept until an error occurs."""
        if self._conn is None:
            self._conn = self.engine.connect().execution_options(writes=True)
        return self._conn

    def _disconnect(self) -> None:
        conn, self._conn = self._conn, None
        if conn is not None:
            with contextlib.suppress(SQLAlchemyError):
                conn.close()

    def _collect(self, batch: Batch) -> bool:
        """Add everything that waits to the batch; return False if the writer was closed."""
        writes = self.queue.get()
        delay = self._last_commit + MIN_INTERVAL_S - time.monotonic()
        if delay > 0 and writes is not None:
            time.sleep(delay)
        while writes is not None:
            batch += writes
            if len(batch) >= MAX_BATCH:
                return True
            try:
                writes = self.queue.get_nowait()
            except Empty:
                return True
        return False

    def _write(self, batch: Batch) -> Iterator[float]:
        """Commit a batch, and set the result or the error of each write.

        Yields the seconds to wait before it tries again."""
        end = time.monotonic() + self.retry_for_s
        while True:
            try:
                self._commit(batch)
                return
            except Exception as error:
                traceback.clear_frames(error.__traceback__)  # they hold the error, and through it the batch
                self._disconnect()
                if is_away(error) and time.monotonic() < end:
                    log.warning("the database is away: retrying")
                    for write in batch:
                        write.is_retry = True
                    yield RETRY_INTERVAL_S
                    continue
                if len(batch) == 1:
                    batch[0].error = _write_error(error)
                    self.is_failing = isinstance(batch[0].error, WriteError)
                    return
                for write in batch:  # find the one that fails
                    yield from self._write([write])
                return

    def _commit(self, batch: Batch) -> None:
        start = time.perf_counter()
        for write in batch:
            write.error = None
        conn = self._connect()
        appends = [write for write in batch if isinstance(write, Append)]
        only_appends = len(appends) == len(batch)
        with self.inserter.transaction(conn) if only_appends else conn.begin():
            if appends:
                self._insert(conn, appends)
            for write in batch:
                if isinstance(write, Write):
                    _run_nested(conn, write)
        self.commits += 1
        self.is_failing = False
        seconds = time.perf_counter() - start
        self.seconds += seconds
        self.on_commit(seconds, len(batch))

    def _insert(self, conn: Connection, appends: list[Append]) -> None:
        inserted = self.inserter.insert(conn, [append.row for append in appends])
        for append, is_new in zip(appends, inserted, strict=True):
            if is_new or (append.is_retry and self.inserter.hash(conn, append.row) == append.row.hash):
                continue
            append.error = Conflict(f"entry {append.row.number} of {append.row.table} is not the next")

    def _finish(self, batch: Batch) -> None:
        """Finish all futures; wake each event loop once."""
        by_loop: dict[asyncio.AbstractEventLoop, list[Append]] = defaultdict(list)
        for write in batch:
            if isinstance(write, Append):
                by_loop[write.loop].append(write)
            else:
                write.finish()
        for loop, appends in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_finish_all, appends)


def _finish_all(appends: list[Append]) -> None:
    for append in appends:
        append.finish()


def _run_nested(conn: Connection, write: Write) -> None:
    try:
        with conn.begin_nested():
            if write.is_retry and write.is_done is not None and write.is_done(conn):
                return
            write.result = write.work(conn)
    except Conflict as conflict:
        write.error = conflict.with_traceback(None)  # whose frames hold the write
    except IntegrityError as error:
        write.error = Conflict(str(error.orig))
        traceback.clear_frames(error.__traceback__)  # they hold the error, and through it the batch


def is_away(error: Exception) -> bool:
    """Return whether the database server is away. A SQLite file never is."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or (
        isinstance(error, OperationalError)
        and type(error.orig).__module__.startswith("psycopg")
        and getattr(error.orig, "sqlstate", None) in AWAY_STATES
    )


def _write_error(error: Exception) -> Exception:
    if isinstance(error, SQLAlchemyError | sqlite3.Error):
        return WriteError(str(getattr(error, "orig", error)))
    return error.with_traceback(None)
