"""The one thread that writes. It takes all that is waiting into one transaction, so that many tables share the wait for
the disk; nobody is answered before that transaction is committed."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from shamble.server.errors import Conflict, NotStored

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST = 256  # pieces of work in one transaction


class Job:
    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.result: Any = None
        self.conflict: IntegrityError | None = None


class Writer:
    """Give it work to do in a transaction; the future is done when the transaction is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.commits = 0
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Connection], T]) -> "Future[T]":
        job = Job(work)
        self.jobs.put(job)
        return job.future

    def close(self) -> None:
        """Finish what is waiting, then end."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        with self.engine.connect().execution_options(writes=True) as link:
            going = True
            while going:
                batch: list[Job] = []
                going = self._gather(batch)
                if batch:
                    self._settle(link, batch)

    def _gather(self, batch: list[Job]) -> bool:
        """Everything that is waiting now; False = and then there will be nothing more."""
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST:
                return True
            try:
                job = self.jobs.get_nowait()
            except Empty:
                return True
        return False

    def _settle(self, link: Connection, batch: list[Job]) -> None:
        try:
            self._commit(link, batch)
        except Exception as error:
            if len(batch) > 1:  # one of them may be to blame: each on its own
                for job in batch:
                    self._settle(link, [job])
                return
            batch[0].future.set_exception(_named(error))
            return
        for job in batch:
            if job.conflict is not None:
                job.future.set_exception(Conflict(str(job.conflict.orig)))
            else:
                job.future.set_result(job.result)

    def _commit(self, link: Connection, batch: list[Job]) -> None:
        with link.begin():
            for job in batch:
                job.conflict = None
                try:
                    with link.begin_nested():
                        job.result = job.work(link)
                except IntegrityError as error:
                    job.conflict = error
        self.commits += 1


def _named(error: Exception) -> Exception:
    return NotStored(str(getattr(error, "orig", error))) if isinstance(error, SQLAlchemyError) else error
