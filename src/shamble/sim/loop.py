"""An event loop with virtual time, for several simulated processes in one thread.

Inside a process the order of callbacks is that of asyncio. Between processes any order is possible, so the seed chooses
it. A killed process stops in the middle: none of its callbacks runs again, not even a `finally`.
"""

import asyncio
import contextlib
import contextvars
import heapq
import random
import sys
import warnings
from collections import deque
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

CALLBACK_S = 2e-6  # that a callback takes, so that a wait of no length ends
START_S = 1000.0


class Process:
    """Code that stalls and dies together: everything that runs in its context."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.is_alive = True
        self.stalled_until = 0.0
        self.chance = random.Random(f"{seed} {name}")
        self.callbacks: deque[Callback] = deque()
        self.is_queued = False
        self.context = contextvars.copy_context()
        self.context.run(_current.set, self)

    def __repr__(self) -> str:
        return self.name


_current: contextvars.ContextVar[Process] = contextvars.ContextVar("process")


def current_process() -> Process:
    """Return the process that runs now."""
    return _current.get()


class Callback:
    """A callback that waits for its turn. asyncio cancels it through this object."""

    __slots__ = ("_when", "args", "context", "function", "is_cancelled")

    def __init__(
        self,
        function: Callable[..., object],
        args: tuple[Any, ...],
        context: contextvars.Context,
        when: float,
    ) -> None:
        self.function = function
        self.args = args
        self.context = context
        self.is_cancelled = False
        self._when = when

    def cancel(self) -> None:
        self.is_cancelled = True
        self.function, self.args = _nothing, ()

    def cancelled(self) -> bool:
        return self.is_cancelled

    def when(self) -> float:
        return self._when


def _nothing() -> None: ...


class NumberedTask(asyncio.Task[Any]):
    """A task with a number as its hash: sets of tasks have the same order in every run."""

    number: int
    process: Process

    def __hash__(self) -> int:
        return self.number


class VirtualLoop:
    """The part of an event loop that the server uses, on virtual time."""

    def __init__(self, seed: int) -> None:
        self.now = START_S
        self.steps = 0
        self.on_error: Callable[[dict[str, Any]], None] = lambda context: None
        self._chance = random.Random(f"{seed} loop")
        self._ready: list[Process] = []  # with callbacks to run
        self._timers: list[tuple[float, int, Callback]] = []
        self._numbers = count()
        self._buried: list[object] = []  # of killed processes: kept, so that no `finally` of theirs runs
        self._is_closed = False
        self._self: Any = self  # as a loop of asyncio

    # ------------------------------------------------------------ interface of asyncio

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self._is_closed

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self._self)

    def create_task(
        self,
        coro: Coroutine[Any, Any, Any],
        *,
        name: str | None = None,
        context: contextvars.Context | None = None,
        **_: Any,
    ) -> "asyncio.Task[Any]":
        task = NumberedTask.__new__(NumberedTask)
        task.number = next(self._numbers)
        context = context or contextvars.copy_context()
        task.process = context[_current]
        NumberedTask.__init__(task, coro, loop=self._self, name=name, context=context)
        return task

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Any = None) -> Any:
        entry = Callback(callback, args, context or contextvars.copy_context(), self.now)
        self._add(entry)
        return entry

    def call_soon_threadsafe(self, callback: Callable[..., object], *args: Any, context: Any = None) -> Any:
        return self.call_soon(callback, *args, context=context)

    def call_at(self, when: float, callback: Callable[..., object], *args: Any, context: Any = None) -> Any:
        entry = Callback(callback, args, context or contextvars.copy_context(), when)
        heapq.heappush(self._timers, (when, next(self._numbers), entry))
        return entry

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> Any:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.on_error(context)

    # ------------------------------------------------------------ running

    def run(self, work: Coroutine[Any, Any, Any], process: Process) -> None:
        """Run until `work` is done."""
        asyncio._set_running_loop(self._self)
        hooks = sys.get_asyncgen_hooks()
        sys.set_asyncgen_hooks(finalizer=lambda generator: None)  # killed processes finish none
        try:
            task = self.create_task(work, context=process.context.copy())
            while not task.done():
                self._run_some()
            task.result()
        finally:
            sys.set_asyncgen_hooks(*hooks)
            asyncio._set_running_loop(None)

    def _add(self, entry: Callback) -> None:
        process = entry.context[_current]
        if not process.is_alive:
            self._buried.append(entry)
            return
        if not process.is_queued:
            process.is_queued = True
            self._ready.append(process)
        process.callbacks.append(entry)

    def _run_some(self) -> None:
        """Run the next callbacks of a process: all that wait, or one of them."""
        if self._timers and self._timers[0][0] <= self.now:
            self._add_due_timers()
        ready = [process for process in self._ready if process.stalled_until <= self.now]
        if not ready:
            self._advance()
            return
        process = ready[int(self._chance.random() * len(ready))] if len(ready) > 1 else ready[0]
        callbacks = process.callbacks
        left = len(callbacks) if self._chance.random() < 0.5 else 1
        while left and callbacks:  # none are left if it was killed
            left -= 1
            entry = callbacks.popleft()
            if not entry.is_cancelled:
                self._run_one(entry)
        if not callbacks and process.is_queued:
            process.is_queued = False
            self._ready.remove(process)

    def _run_one(self, entry: Callback) -> None:
        self.steps += 1
        self.now += CALLBACK_S
        try:
            entry.context.run(entry.function, *entry.args)
        except Exception as error:
            self.on_error({"message": "a callback failed", "exception": error})

    def _advance(self) -> None:
        """Move the clock to the next timer, or to the end of a stall."""
        while self._timers and self._timers[0][2].is_cancelled:
            heapq.heappop(self._timers)
        times = [process.stalled_until for process in self._ready]
        times += [self._timers[0][0]] if self._timers else []
        self.now = max(self.now, min(times))

    def _add_due_timers(self) -> None:
        while self._timers and self._timers[0][0] <= self.now:
            entry = heapq.heappop(self._timers)[2]
            if not entry.is_cancelled:
                self._add(entry)

    # ------------------------------------------------------------ ends

    def kill(self, process: Process) -> None:
        """Stop a process in the middle of whatever it does."""
        process.is_alive = False
        self._buried += process.callbacks
        self._buried += [task for task in self._open_tasks() if task.process is process]
        process.callbacks.clear()
        if process.is_queued:
            process.is_queued = False
            self._ready.remove(process)

    def _open_tasks(self) -> list[NumberedTask]:
        return [task for task in asyncio.all_tasks(self._self) if isinstance(task, NumberedTask)]

    def close(self) -> None:
        """End all coroutines that are still open. Errors in them do not matter."""
        self._is_closed = True
        self.on_error = lambda context: None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # of coroutines that never began
            for task in sorted(self._open_tasks(), key=hash):
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                coro = task.get_coro()
                with contextlib.suppress(BaseException):  # a `finally` that waits cannot be closed
                    if coro is not None:
                        coro.close()
        self._buried.clear()
        self._timers.clear()
        self._ready.clear()
