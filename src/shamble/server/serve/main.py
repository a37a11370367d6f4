"""Starting the server: on this machine for oneself, or on the network for others."""

import contextlib
import errno
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import uvicorn
from starlette.applications import Starlette

from shamble.server import logs
from shamble.server.access_policy import AccessPolicy, access_policy
from shamble.server.errors import PortTaken, StartupError
from shamble.server.http.app import create_app
from shamble.server.http.protocols import Gathered, Impatient
from shamble.server.keys import server as keyring
from shamble.server.serve.supervisor import Orders, Supervisor
from shamble.server.storage.database import open_database

HOST, PORT = "127.0.0.1", 8765
GARBAGE = 50_000  # things that are there more than before, until unreachable ones are looked for
GRACE = 5  # seconds for sockets to close when the server is stopped


class Many(NamedTuple):
    """What it takes to serve with several processes, on one machine or many."""

    redis: str | None = None  # through which they hear of one another
    workers: int = 1  # processes behind the port
    far: bool = False  # heavy work is left to `shamble worker`
    open_metrics: bool = False  # anybody may read them
    log: logs.LogFormat = "plain"


def run(
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    lab: bool | None = None,
    many: Many = Many(),  # noqa: B008 - immutable
) -> None:
    """Serve until somebody stops it. `ready` is told the address. Port 0 takes any that is free. `lab`: may studies be
    played here? Unless told, where nobody but this machine reaches the server.

    Raises `StartupError` (`PortTaken`, `DatabaseUnusable`) with one sentence when it cannot start."""
    _check(many)
    logs.configure(many.log)
    line = _listen(host, port)
    here = access_policy(host, lab)
    address = _address(host, line)
    started = partial(_started, address, open_browser, ready)
    if many.workers > 1:
        _together(line, database, host, lab, many, started)
        return
    try:
        app = application(database, here, many.redis, many.far, many.open_metrics)
    except StartupError:
        line.close()
        raise
    server = Announcing(config(app, here.proxies), started)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[line])


def application(
    database: str | None, here: AccessPolicy, redis: str | None, far: bool, open_metrics: bool
) -> Starlette:
    """The server on a database that is opened, made or brought up to date."""
    return create_app(open_database(database), policy=here, redis=redis, far=far, open_metrics=open_metrics)


def _check(many: Many) -> None:
    """Several processes have to hear of one another, and a Redis has to be there from the start."""
    if many.redis is None:
        if many.workers > 1 or many.far:
            raise StartupError("error-redis-needed", {})
        return
    try:
        import redis
    except ImportError as error:
        raise StartupError("error-redis", {"problem": str(error)}) from error
    try:
        with redis.from_url(many.redis, socket_connect_timeout=3) as link:
            link.ping()
    except (redis.RedisError, OSError, ValueError) as error:
        raise StartupError("error-redis", {"problem": str(error).splitlines()[0]}) from error


def _together(
    line: socket.socket,
    database: str | None,
    host: str,
    lab: bool | None,
    many: Many,
    started: Callable[[], None],
) -> None:
    """Several processes. The database is looked at once before they begin, and brought up to date."""
    try:
        if sys.platform == "win32":
            raise StartupError("error-workers", {})
        engine = open_database(database)
        keyring.server_key(engine.url)
    except StartupError:
        line.close()
        raise
    engine.dispose()
    where = engine.url.render_as_string(hide_password=False)

    def orders(socket: int, life: int, says: int) -> Orders:
        return Orders(socket, life, says, where, many.redis, host, lab, many.far, many.open_metrics, many.log)

    if Supervisor(line, many.workers, orders).run(started):
        raise StartupError("error-workers-end", {})


def config(app: object, proxies: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        loop="auto" if sys.platform == "win32" else "uvloop",
        ws=Gathered,
        ws_max_size=64 * 1024,
        ws_max_queue=16,
        ws_ping_interval=5.0,  # whoever does not answer is away
        ws_ping_timeout=5.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        http=Impatient,
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


class Announcing(uvicorn.Server):
    """Says when it is ready; while it stops, no visitor is sent here any more."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _settle()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall = getattr(getattr(self.config.app, "state", None), "hall", None)
        if hall is not None:
            hall.stop()
        await super().shutdown(sockets)


def _settle() -> None:
    """Games, rules and modules stay as long as the server does, and an update is some hundred small things that go at
    once: the search for garbage leaves out the former and is not begun for the latter."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is begun."""
    args: dict[str, str | int] = {"host": host, "port": str(port)}
    if not 0 <= port <= 65535:
        raise StartupError("error-address", {**args, "problem": "ports go from 0 to 65535"})
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
        raise StartupError("error-address", {**args, "problem": error.strerror or str(error)}) from error
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
