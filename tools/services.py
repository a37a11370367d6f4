"""Real PostgreSQL and Redis servers on free ports, in temporary folders.

They come from this machine's Debian packages. No safety setting is turned off: a commit is on disk before
it is acknowledged.

`with Postgres() as postgres, Redis() as redis:` gives `postgres.database("tables")`, the URL of an empty
database, and `redis.url`.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0  # seconds to start
OPTIONS = ["-U", "shamble", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
SERVANTS = ("postgres", "nobody")  # users for PostgreSQL, which refuses to run as root


class Missing(Exception):
    """A program is not installed on this machine."""


def binary(name: str) -> str:
    """Return the path of a program; Debian keeps those of PostgreSQL outside PATH."""
    program = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    if program is None:
        raise Missing(name)
    return program


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Service(ABC):
    """A process with a port and a folder of its own, which can be killed and restarted."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="shamble-"))
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command line."""

    @abstractmethod
    def ready(self) -> bool:
        """Return whether the service answers."""

    def servant(self) -> dict[str, Any]:
        """Return the user to run as, if not the current one."""
        return {}

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, stdin=subprocess.DEVNULL, **self.servant()
            )
        end = time.monotonic() + PATIENCE
        while not self.ready():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self.folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(how)
            process.wait(PATIENCE)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False


class Postgres(Service):
    """A PostgreSQL cluster of its own, which trusts every local user."""

    def __enter__(self) -> "Postgres":
        self.data = self.folder / "data"
        self.data.mkdir()
        if servant := self.servant():
            for path in (self.folder, self.data):
                os.chown(path, servant["user"], servant["group"])
        subprocess.run(
            [binary("initdb"), "-D", str(self.data), *OPTIONS],
            check=True,
            stdout=subprocess.DEVNULL,
            **self.servant(),
        )
        self.start()
        return self

    def servant(self) -> dict[str, Any]:
        if os.getuid() != 0:
            return {}
        for name in SERVANTS:
            with contextlib.suppress(KeyError):
                known = pwd.getpwnam(name)
                return {"user": known.pw_uid, "group": known.pw_gid}
        raise Missing("a user that PostgreSQL may run as")

    def command(self) -> list[str]:
        where = ["-D", str(self.data), "-k", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port)]
        return [binary("postgres"), *where, "-c", "max_connections=200"]

    def url(self, name: str) -> str:
        return f"postgresql://shamble@127.0.0.1:{self.port}/{name}"

    def ready(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def database(self, name: str) -> str:
        """Return the URL of a new, empty database."""
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as link:
            link.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def drop(self, name: str) -> None:
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as link:
            link.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())


class Redis(Service):
    def __enter__(self) -> "Redis":
        self.start()
        return self

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [binary("redis-server"), *where, "--save", "", "--appendonly", "no"]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def ready(self) -> bool:
        return self._answers()


@contextlib.contextmanager
def services() -> Iterator[dict[str, str]]:
    """Start both and yield the environment in which the tests look for them."""
    with Postgres() as postgres, Redis() as redis:
        yield {"SHAMBLE_TEST_POSTGRES": postgres.url("postgres"), "SHAMBLE_TEST_REDIS": redis.url}
