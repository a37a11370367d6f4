"""Supervisor of several server processes behind one port (`shamble serve --workers N`).

A process that dies is replaced. When the supervisor is stopped, the processes finish what they are doing;
when it is killed, they stop as well."""

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
MIN_UPTIME_S = 2.0  # a process that ends sooner failed to start
MAX_FAILURES = 5  # in a row, before the supervisor gives up
SHUTDOWN_TIMEOUT_S = 15.0  # for all processes to end


class ChildConfig(msgspec.Struct, frozen=True):
    """What a process is given when it starts, as JSON through its standard input.

    It can hold passwords, which other users of the machine could read on a command line."""

    socket_fd: int  # listening socket
    parent_fd: int  # pipe that is closed when the supervisor dies
    ready_fd: int  # pipe to report that the process serves
    database: str
    redis: str | None
    host: str
    lab: bool | None
    remote_workers: bool
    open_metrics: bool
    log: str


class Supervisor:
    """Starts the processes, and replaces those that die."""

    def __init__(
        self, sock: socket.socket, count: int, child_config: Callable[[int, int, int], ChildConfig]
    ) -> None:
        self.sock = sock
        self.count = count
        self.child_config = child_config
        self.processes: dict[subprocess.Popen[bytes], float] = {}  # with their start times
        self.failures = 0
        self.stopping = threading.Event()
        self.parent_fd, self._own_fd = os.pipe()
        self.metrics_folder = tempfile.mkdtemp(prefix="shamble-metrics-")
        sock.set_inheritable(True)
        os.set_inheritable(self.parent_fd, True)

    def start_process(self) -> int:
        """Start a process; return the pipe on which it reports that it serves."""
        read_fd, ready_fd = os.pipe()
        config = self.child_config(self.sock.fileno(), self.parent_fd, ready_fd)
        process = subprocess.Popen(
            [sys.executable, "-m", "shamble.server.serve.child"],
            stdin=subprocess.PIPE,
            pass_fds=(self.sock.fileno(), self.parent_fd, ready_fd),
            env=os.environ | {MULTIPROCESS_DIR: self.metrics_folder},
            start_new_session=True,  # Ctrl-C reaches the supervisor only, which then sends SIGTERM
        )
        os.close(ready_fd)
        assert process.stdin is not None
        with contextlib.suppress(BrokenPipeError), process.stdin as pipe:
            pipe.write(msgspec.json.encode(config))
        self.processes[process] = time.monotonic()
        return read_fd

    def run(self, ready: Callable[[], None]) -> int:
        """Serve until stopped; return the exit code. Call `ready` when the first process serves."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.stopping.set())
        try:
            pipes = [self.start_process() for _ in range(self.count)]
            if os.read(pipes[0], 1):
                ready()
            for pipe in pipes:
                os.close(pipe)
            while not self.stopping.wait(0.2) and self.failures < MAX_FAILURES:
                self._replace_dead()
        finally:
            self._stop_all()
        return 2 if self.failures >= MAX_FAILURES else 0

    def _replace_dead(self) -> None:
        for process, started_at in list(self.processes.items()):
            uptime = time.monotonic() - started_at
            if process.poll() is None:
                if uptime > MIN_UPTIME_S:
                    self.failures = 0
                continue
            del self.processes[process]
            self._drop_metrics(process.pid)
            if uptime < MIN_UPTIME_S:
                self.failures += 1
            log.warning("process %d ended (%d) and is replaced", process.pid, process.returncode)
            os.close(self.start_process())

    def _drop_metrics(self, pid: int) -> None:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(pid, self.metrics_folder)  # type: ignore[no-untyped-call]

    def _stop_all(self) -> None:
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
        end = time.monotonic() + SHUTDOWN_TIMEOUT_S
        for process in self.processes:
            try:
                process.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        os.close(self._own_fd)
        shutil.rmtree(self.metrics_folder, ignore_errors=True)
