"""`shamble serve`, and `shamble` alone: tables for browsers."""

import os
from pathlib import Path

from shamble.cli.output import err
from shamble.cli.problem import Problem
from shamble.server.errors import PortTaken, StartupError
from shamble.server.keys import server
from shamble.server.serve.main import HOST, PORT, ServeOptions, run
from shamble.server.workers.jobs import THINK_VARIABLE


def serve(host: str, port: int, database: str, think: float, lab: bool | None, options: ServeOptions) -> int:
    """Serve until interrupted."""
    os.environ[THINK_VARIABLE] = str(think)  # for the workers
    try:
        run(host, port, database or None, ready=_announce, lab=lab, options=options)
    except StartupError as no:
        raise Problem(str(no)) from no
    return 0


def work(redis: str, key_file: str, processes: int, think: float) -> int:
    """Run jobs for servers until interrupted."""
    os.environ[THINK_VARIABLE] = str(think)
    try:
        from shamble.server.workers.process import run_worker
    except ImportError as error:
        raise Problem(f"A worker needs the extra `redis` ({error}).") from error
    try:
        key = server.read_key_file(Path(key_file))
        err().print(f"{processes} workers are ready (Ctrl-C to stop)")
        run_worker(redis, key, processes)
    except StartupError as no:
        raise Problem(str(no)) from no
    return 0


def open_table() -> int:
    """Serve this machine and open the browser, on a free port if the usual one is taken."""
    try:
        try:
            run(HOST, PORT, open_browser=True, ready=_announce)
        except PortTaken:
            err().print(f"Port {PORT} is taken, so this one takes another.")
            run(HOST, 0, open_browser=True, ready=_announce)
    except StartupError as no:
        raise Problem(str(no)) from no
    return 0


def _announce(address: str) -> None:
    err().print(f"The table is at {address} (Ctrl-C to stop)", soft_wrap=True)
