"""Starting the server: on this machine for oneself, or on the network for others."""

import contextlib
import errno
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from shamble.server.app import create_app
from shamble.server.database import open_database
from shamble.server.errors import CannotRun, PortTaken
from shamble.server.house import house
from shamble.server.lines import Impatient

HOST, PORT = "127.0.0.1", 8765
GRACE = 5  # seconds for sockets to close when the server is stopped


def run(
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    lab: bool | None = None,
) -> None:
    """Serve until somebody stops it. `ready` is told the address. Port 0 takes any that is free. `lab`: may studies be
    played here? Unless told, where nobody but this machine reaches the server.

    Raises `CannotRun` (`PortTaken`, `DatabaseUnusable`) with one sentence when it cannot start."""
    line = _listen(host, port)
    try:
        engine = open_database(database)
    except CannotRun:
        line.close()
        raise
    address = _address(host, line)
    server = Announcing(
        _config(create_app(engine, house=(here := house(host, lab))), here.proxies),
        lambda: _started(address, open_browser, ready),
    )
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[line])


def _config(app: object, proxies: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        loop="auto" if sys.platform == "win32" else "uvloop",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_max_queue=16,
        ws_ping_interval=5.0,  # whoever does not answer is away
        ws_ping_timeout=5.0,
        lifespan="on",
        log_level="warning",
        access_log=False,
        http=Impatient,
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


class Announcing(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is begun."""
    args: dict[str, str | int] = {"host": host, "port": str(port)}
    if not 0 <= port <= 65535:
        raise CannotRun("error-address", {**args, "problem": "ports go from 0 to 65535"})
    try:
        family, _, _, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        line = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":
                line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            line.bind(where)
            line.listen(512)
        except OSError:
            line.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken("error-port-taken", args) from error
        raise CannotRun("error-address", {**args, "problem": error.strerror or str(error)}) from error
    return line


def _address(host: str, line: socket.socket) -> str:
    port = line.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(
        host, f"[{host}]" if ":" in host else host
    )
    return f"http://{name}:{port}/"


def _started(address: str, open_browser: bool, ready: Callable[[str], None] | None) -> None:
    if ready is not None:
        ready(address)
    if open_browser:
        threading.Thread(target=lambda: webbrowser.open(address), daemon=True).start()
