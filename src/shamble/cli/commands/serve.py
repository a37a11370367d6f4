"""`shamble serve`, and `shamble` alone: tables for browsers."""

import socket

from shamble.cli.errors import Problem
from shamble.cli.output import err

LOCAL, PORT = "127.0.0.1", 8000


def serve(host: str, port: int, database: str) -> int:
    """Serve until interrupted."""
    return _run(host, _free_port(host, port), database, False)


def open_table() -> int:
    """Serve on this machine, on any port that is free, and open the browser."""
    try:
        port = _free_port(LOCAL, PORT)
    except Problem:
        port = _free_port(LOCAL, 0)
        err().print(f"Port {PORT} is taken, so this table is on port {port}.")
    return _run(LOCAL, port, "", True)


def _free_port(host: str, port: int) -> int:
    """The port, if one can listen there; for 0 one that is free."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            return int(probe.getsockname()[1])
    except OSError as error:
        why = "it is taken" if error.errno == 98 else (error.strerror or str(error))
        raise Problem(
            f"Port {port} of {host} cannot be used: {why.rstrip('.')}; choose another with --port."
        ) from error


def _run(host: str, port: int, database: str, browser: bool) -> int:
    try:
        from shamble.server import serve
    except ImportError as error:
        raise Problem(f"The server is not there: {error}.") from error
    return serve(host, port, database, browser)
