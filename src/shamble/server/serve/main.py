"""Starting the server: in this process, or in several behind one port."""

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
from shamble.server.http.protocols import BatchedWebSocketProtocol, TimedH11Protocol
from shamble.server.http.state import AppState
from shamble.server.keys import server as keyring
from shamble.server.serve.supervisor import ChildConfig, Supervisor
from shamble.server.storage.database import check_server_key, open_database

HOST, PORT = "127.0.0.1", 8765
GC_THRESHOLD = 50_000  # new objects until the garbage collector runs
SHUTDOWN_TIMEOUT_S = 5  # for sockets to close
LISTEN_BACKLOG = 512


class ServeOptions(NamedTuple):
    """Options of a server that is shared: several processes, Redis, logs."""

    redis: str | None = None  # URL; connects the processes of the server
    processes: int = 1  # behind the port
    remote_workers: bool = False  # `shamble worker` runs the jobs
    open_metrics: bool = False  # other machines can read /metrics
    log: logs.LogFormat = "plain"
    new_key: bool = False  # go on although the database belongs to another key file


def run(
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    lab: bool | None = None,
    options: ServeOptions = ServeOptions(),  # noqa: B008 - immutable
) -> None:
    """Serve until interrupted.

    Args:
        host: Address to listen on.
        port: Port to listen on; 0 = any free one.
        database: URL or path of a SQLite file; None = that of this user.
        open_browser: Open the page when the server is ready.
        ready: Called with the URL when the server is ready.
        lab: Let visitors run studies; None = only if other machines cannot reach the server.
        options: Options of a shared server.

    Raises:
        StartupError: The server cannot start (`PortTaken`, `DatabaseUnusable` and others).
    """
    _check_redis(options)
    logs.configure(options.log)
    sock = _listen(host, port)
    started = partial(_on_started, _url(host, sock), open_browser, ready)
    if options.processes > 1:
        _run_processes(sock, database, host, lab, options, started)
        return
    policy = access_policy(host, lab)
    try:
        app = open_app(
            database, policy, options.redis, options.remote_workers, options.open_metrics, options.new_key
        )
    except StartupError:
        sock.close()
        raise
    server = Server(uvicorn_config(app, policy.proxies), started)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[sock])


def open_app(
    database: str | None,
    policy: AccessPolicy,
    redis: str | None,
    remote_workers: bool,
    open_metrics: bool,
    accept_new_key: bool = False,
) -> Starlette:
    """Open the database and return the application on it. Raises `StartupError`."""
    engine = open_database(database)
    return create_app(
        engine,
        policy=policy,
        redis=redis,
        remote_workers=remote_workers,
        open_metrics=open_metrics,
        accept_new_key=accept_new_key,
    )


def _check_redis(options: ServeOptions) -> None:
    """Raise `StartupError` if Redis is needed and not given, or cannot be reached."""
    if options.redis is None:
        if options.processes > 1 or options.remote_workers:
            raise StartupError("error-redis-needed", {})
        return
    try:
        import redis
    except ImportError as error:
        raise StartupError("error-redis", {"problem": str(error)}) from error
    try:
        with redis.from_url(options.redis, socket_connect_timeout=3) as conn:
            conn.ping()
    except (redis.RedisError, OSError, ValueError) as error:
        raise StartupError("error-redis", {"problem": str(error).splitlines()[0]}) from error


def _run_processes(
    sock: socket.socket,
    database: str | None,
    host: str,
    lab: bool | None,
    options: ServeOptions,
    started: Callable[[], None],
) -> None:
    """Run several processes. The database is opened, and migrated, once before they start."""
    try:
        if sys.platform == "win32":
            raise StartupError("error-workers", {})
        engine = open_database(database)
        check_server_key(engine, keyring.server_key(engine.url), options.new_key)
    except StartupError:
        sock.close()
        raise
    engine.dispose()
    url = engine.url.render_as_string(hide_password=False)

    def child_config(socket_fd: int, parent_fd: int, ready_fd: int) -> ChildConfig:
        return ChildConfig(
            socket_fd,
            parent_fd,
            ready_fd,
            url,
            options.redis,
            host,
            lab,
            options.remote_workers,
            options.open_metrics,
            options.log,
        )

    if Supervisor(sock, options.processes, child_config).run(started):
        raise StartupError("error-workers-end", {})


def uvicorn_config(app: object, proxies: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        loop="auto" if sys.platform == "win32" else "uvloop",
        ws=BatchedWebSocketProtocol,
        ws_max_size=64 * 1024,
        ws_max_queue=16,
        ws_ping_interval=5.0,  # a client that does not answer is away
        ws_ping_timeout=5.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        http=TimedH11Protocol,
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )


class Server(uvicorn.Server):
    """A server that calls `ready`, and reports itself as not ready while it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _configure_gc()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        state: AppState | None = getattr(getattr(self.config.app, "state", None), "shamble", None)
        if state is not None:
            state.rooms.stop()
        await super().shutdown(sockets)


def _configure_gc() -> None:
    """Exclude what stays (modules, games, rules) from collection, and collect less often.

    An update creates some hundred objects that are freed at once without the collector."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD, 20, 20)


def _listen(host: str, port: int) -> socket.socket:
    """Bind the port before anything else starts. Raises `PortTaken` or `StartupError`."""
    args: dict[str, str | int] = {"host": host, "port": str(port)}
    if not 0 <= port <= 65535:
        raise StartupError("error-address", {**args, "problem": "a port is a number from 0 to 65535"})
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        sock = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            sock.bind(address)
            sock.listen(LISTEN_BACKLOG)
        except OSError:
            sock.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken("error-port-taken", args) from error
        raise StartupError("error-address", {**args, "problem": error.strerror or str(error)}) from error
    return sock


def _url(host: str, sock: socket.socket) -> str:
    port = sock.getsockname()[1]
    wildcards = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}
    name = wildcards.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def _on_started(url: str, open_browser: bool, ready: Callable[[str], None] | None) -> None:
    if ready is not None:
        ready(url)
    if open_browser:
        threading.Thread(target=lambda: webbrowser.open(url), daemon=True).start()
