"""The one thread that writes. It takes all that is waiting into one transaction, so that many tables share the wait for
the disk; nobody is answered before that transaction is committed. What comes after a while is written at once, what
comes right after a transaction waits for a few milliseconds, so that it does not have one to itself.

The next entry of a log is by far the most frequent thing to write, so it has a way of its own (`Append`, `Inserter`):
many of them in one go, and answered in one go.

When a database server goes away, what is waiting is tried again for a while. Whether a commit that was under way
then took place nobody can know: what is tried again counts as written when it is there already, as it was meant."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from shamble.server.errors import Conflict, WriteError
from shamble.server.storage.inserts import Row, inserter

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST = 256  # pieces of work in one transaction, and what else came with the last of them
BREATH = 0.003  # seconds from one transaction to the next: where much is written, more of it shares one
PATIENCE = 15.0  # seconds for a database server to come back
PAUSE = 0.2  # seconds between tries
AWAY = (
    None,
    "57P01",
    "57P02",
    "57P03",
    "53300",
)  # no connection; shut down, crashed, starting, full (PostgreSQL)

log = logging.getLogger(__name__)


class Job:
    """Something to do in a transaction. A `Conflict` or a broken constraint spoils nothing but itself."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.result: Any = None
        self.problem: Exception | None = None
        self.again = False  # it was tried before, and may be there

    def answer(self) -> None:
        if self.problem is not None:
            self.future.set_exception(self.problem)
        else:
            self.future.set_result(self.result)


class Append:
    """The next entry of a log, for somebody who waits in an event loop."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()
        self.problem: Exception | None = None
        self.again = False

    def answer(self) -> None:
        if self.future.done():
            return  # whoever waited is gone
        if self.problem is not None:
            self.future.set_exception(self.problem)
        else:
            self.future.set_result(None)


class Writer:
    """Give it work to do in a transaction; the future is done when the transaction is on the disk."""

    def __init__(self, engine: Engine, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.patience = patience
        self.jobs: SimpleQueue[list[Job | Append] | None] = SimpleQueue()
        self._gathered: list[Job | Append] = []  # entries of this turn of the event loop
        self._ended = 0.0  # when the last transaction was over
        self.commits = 0
        self.seconds = 0.0  # spent in transactions
        self.insert = inserter(engine.dialect.name)
        self._kept: Connection | None = None
        self.watch: Callable[[float, int], None] = lambda seconds, jobs: None
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Connection], T]) -> "Future[T]":
        job = Job(work)
        self.jobs.put([job])
        return job.future

    def append(self, row: Row) -> "asyncio.Future[None]":
        """Write the next entry of a log. The future raises `Conflict` when its number is taken. What comes in one turn
        of the event loop goes to the thread together: to wake it takes longer than to tell it."""
        job = Append(row)
        if not self._gathered:
            job.loop.call_soon(self._hand_over)
        self._gathered.append(job)
        return job.future

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self.jobs.put(gathered)

    def close(self) -> None:
        """Finish what is waiting, then end."""
        self._hand_over()
        self.jobs.put(None)
        self.thread.join()

    def waiting(self) -> int:
        return self.jobs.qsize()

    def _run(self) -> None:
        going = True
        while going:
            batch: list[Job | Append] = []
            going = self._gather(batch)
            if batch:
                self._settle(batch)
                self._answer(batch)
                self._ended = time.monotonic()

        self._hang_up()

    def _link(self) -> Connection:
        """The connection it writes through, kept as long as nothing goes wrong with it."""
        if self._kept is None:
            self._kept = self.engine.connect().execution_options(writes=True)
        return self._kept

    def _hang_up(self) -> None:
        link, self._kept = self._kept, None
        if link is not None:
            with contextlib.suppress(SQLAlchemyError):
                link.close()

    def _gather(self, batch: list[Job | Append]) -> bool:
        """Everything that is waiting now; False = and then there will be nothing more."""
        jobs = self.jobs.get()
        wait = self._ended + BREATH - time.monotonic()
        if wait > 0 and jobs is not None:
            time.sleep(wait)
        while jobs is not None:
            batch += jobs
            if len(batch) >= MOST:
                return True
            try:
                jobs = self.jobs.get_nowait()
            except Empty:
                return True
        return False

    def _settle(self, batch: list[Job | Append]) -> None:
        """Write a batch, and note with each piece what became of it."""
        end = time.monotonic() + self.patience
        while True:
            try:
                self._commit(batch)
                return
            except Exception as error:
                self._hang_up()
                if _gone(error) and time.monotonic() < end:
                    log.warning("the database is away: trying again")
                    for job in batch:
                        job.again = True
                    time.sleep(PAUSE)
                    continue
                if len(batch) == 1:
                    batch[0].problem = _named(error)
                    return
                for job in batch:  # one of them may be to blame: each on its own
                    self._settle([job])
                return

    def _commit(self, batch: list[Job | Append]) -> None:
        began = time.perf_counter()
        for job in batch:
            job.problem = None
        link = self._link()
        appends = [job for job in batch if isinstance(job, Append)]
        with self.insert.transaction(link) if len(appends) == len(batch) else link.begin():
            if appends:
                self._insert(link, appends)
            for job in batch:
                if isinstance(job, Job):
                    _do(link, job)
        self.commits += 1
        took = time.perf_counter() - began
        self.seconds += took
        self.watch(took, len(batch))

    def _insert(self, link: Connection, appends: list[Append]) -> None:
        stored = self.insert.insert(link, [job.row for job in appends])
        for job, there in zip(appends, stored, strict=True):
            if not there and not (job.again and self.insert.body(link, job.row) == job.row.body):
                job.problem = Conflict(f"entry {job.row.number} of {job.row.table} is taken")

    def _answer(self, batch: list[Job | Append]) -> None:
        """Those who wait in one event loop are woken together: waking it costs more than telling them."""
        waiting: dict[asyncio.AbstractEventLoop, list[Append]] = defaultdict(list)
        for job in batch:
            if isinstance(job, Append):
                waiting[job.loop].append(job)
            else:
                job.answer()
        for loop, jobs in waiting.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer_all, jobs)


def _answer_all(jobs: list[Append]) -> None:
    for job in jobs:
        job.answer()


def _do(link: Connection, job: Job) -> None:
    try:
        with link.begin_nested():
            job.result = job.work(link)
    except Conflict as conflict:
        job.problem = conflict
    except IntegrityError as error:
        if not job.again:
            job.problem = Conflict(str(error.orig))


def _gone(error: Exception) -> bool:
    """Is there nobody to talk to? The file of SQLite never goes away."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or (
        isinstance(error, OperationalError)
        and type(error.orig).__module__.startswith("psycopg")
        and getattr(error.orig, "sqlstate", None) in AWAY
    )


def _named(error: Exception) -> Exception:
    if isinstance(error, SQLAlchemyError | sqlite3.Error):
        return WriteError(str(getattr(error, "orig", error)))
    return error
