"""`shamble serve`, and `shamble` alone: tables for browsers."""

import os

from shamble.cli.errors import Problem
from shamble.cli.output import err
from shamble.server.errors import CannotRun, PortTaken
from shamble.server.run import HOST, PORT, run
from shamble.server.worker import THINK


def serve(host: str, port: int, database: str, think: float, lab: bool | None) -> int:
    """Serve until interrupted."""
    os.environ[THINK] = str(think)  # the workers read it there
    try:
        run(host, port, database or None, ready=_announce, lab=lab)
    except CannotRun as no:
        raise Problem(str(no)) from no
    return 0


def open_table() -> int:
    """Serve on this machine and open the browser; where the usual port is taken, on any that is free."""
    try:
        try:
            run(HOST, PORT, open_browser=True, ready=_announce)
        except PortTaken:
            err().print(f"Port {PORT} is taken, so this one takes another.")
            run(HOST, 0, open_browser=True, ready=_announce)
    except CannotRun as no:
        raise Problem(str(no)) from no
    return 0


def _announce(address: str) -> None:
    err().print(f"The table is at {address} (Ctrl-C to stop)", soft_wrap=True)
