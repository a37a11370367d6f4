"""Several processes behind one port (`shamble serve --workers N`). One that ends is replaced; when the supervisor is
stopped they finish what is under way, and when it is killed they end as well."""

import contextlib
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable

import msgspec

from shamble.server.metrics import MULTIPROCESS_DIR

log = logging.getLogger(__name__)
SHORT = 2.0  # seconds: whoever ends sooner does not count as started
TRIES = 5  # that fail in a row before it gives up
GRACE = 15.0  # seconds for all to end


class Orders(msgspec.Struct, frozen=True):
    """What a process is told when it begins."""

    line: int  # the socket it listens on
    life: int  # a pipe that ends when the supervisor does
    ready: int  # a pipe to say that it listens
    database: str
    redis: str | None
    host: str
    lab: bool | None
    far: bool
    open_metrics: bool
    log: str


class Supervisor:
    """Keeps so many processes going."""

    def __init__(
        self, line: socket.socket, processes: int, orders: Callable[[int, int, int], Orders]
    ) -> None:
        self.line = line
        self.orders = orders
        self.team: dict[subprocess.Popen[bytes], float] = {}
        self.processes = processes
        self.failures = 0
        self.stopping = threading.Event()
        self.life, self._life = os.pipe()
        self.folder = tempfile.mkdtemp(prefix="shamble-meters-")
        line.set_inheritable(True)
        os.set_inheritable(self.life, True)

    def begin(self) -> int:
        """One more process; gives the pipe on which it says that it listens."""
        heard, says = os.pipe()
        told = self.orders(self.line.fileno(), self.life, says)
        process = subprocess.Popen(
            [sys.executable, "-m", "shamble.server.serve.child", msgspec.json.encode(told).decode()],
            pass_fds=(self.line.fileno(), self.life, says),
            env=os.environ | {MULTIPROCESS_DIR: self.folder},
            start_new_session=True,  # Ctrl-C is for the supervisor, which passes it on in its own way
        )
        os.close(says)
        self.team[process] = time.monotonic()
        return heard

    def run(self, ready: Callable[[], None]) -> int:
        """Serve until stopped. `ready` is called when the first process listens."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.stopping.set())
        try:
            pipes = [self.begin() for _ in range(self.processes)]
            if os.read(pipes[0], 1):
                ready()
            for pipe in pipes:
                os.close(pipe)
            while not self.stopping.wait(0.2) and self.failures < TRIES:
                self._replace()
        finally:
            self._end()
        return 2 if self.failures >= TRIES else 0

    def _replace(self) -> None:
        for process, began in list(self.team.items()):
            if process.poll() is None:
                if time.monotonic() - began > SHORT:
                    self.failures = 0
                continue
            del self.team[process]
            self._forget(process.pid)
            if time.monotonic() - began < SHORT:
                self.failures += 1
            log.warning("process %d ended (%d) and is replaced", process.pid, process.returncode)
            os.close(self.begin())

    def _forget(self, pid: int) -> None:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(pid, self.folder)  # type: ignore[no-untyped-call]

    def _end(self) -> None:
        for process in self.team:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
        end = time.monotonic() + GRACE
        for process in self.team:
            try:
                process.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        os.close(self._life)
        shutil.rmtree(self.folder, ignore_errors=True)
