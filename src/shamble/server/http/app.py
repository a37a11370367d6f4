"""The ASGI application: routes, middleware, and what lives as long as the server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from shamble.server.access_policy import AccessPolicy
from shamble.server.cluster.bus import Bus, LocalBus
from shamble.server.errors import HttpError, NotStored, StartupError
from shamble.server.http import error_handlers, openapi, pages
from shamble.server.http.middleware import SecurityMiddleware
from shamble.server.http.routes import admin, games, health, lab, lobby, me, tables
from shamble.server.http.state import AppState
from shamble.server.http.websocket import websocket_endpoint
from shamble.server.keys import server
from shamble.server.lab.runs import StudyQueue
from shamble.server.people.accounts import Accounts
from shamble.server.people.identity import People
from shamble.server.people.profile import Profiles
from shamble.server.rooms.bot_driver import HESITATION_S
from shamble.server.rooms.lobby import Lobby
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.storage import database
from shamble.server.storage.bans import Bans
from shamble.server.storage.tables import TableStore
from shamble.server.token_buckets import AddressQuotas
from shamble.server.workers.pool import WorkerPool

SOCKET_ROUTE = WebSocketRoute("/api/tables/{table}/socket", websocket_endpoint)
API_ROUTES = [*games.ROUTES, *tables.ROUTES, *lobby.ROUTES, *lab.ROUTES, *me.ROUTES]


def _create_bus(redis: str | None, key: bytes) -> Bus:
    if not redis:
        return LocalBus()
    from shamble.server.cluster.redis_bus import RedisBus  # needs the extra `redis`

    return RedisBus(redis, key)


def _create_pool(processes: int | None, redis: str | None, key: bytes) -> WorkerPool:
    if not redis:
        return WorkerPool(processes)
    from shamble.server.workers.remote_pool import RemoteWorkerPool

    return RemoteWorkerPool(redis, key, processes)


async def socket_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve the one WebSocket path without the layers of a router."""
    match, child_scope = SOCKET_ROUTE.matches(scope)
    if match is not Match.FULL:
        await WebSocketClose()(scope, receive, send)
        return
    scope.update(child_scope)
    await websocket_endpoint(WebSocket(scope, receive, send))


class ShambleApp(Starlette):
    """The application. Sockets bypass its middleware, which would keep memory per socket."""

    socket_app: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        await self.socket_app(scope, receive, send)


def create_app(
    engine: Engine,
    static: Path = pages.STATIC,
    processes: int | None = None,
    hesitation_s: tuple[float, float] = HESITATION_S,
    policy: AccessPolicy | None = None,
    redis: str | None = None,
    remote_workers: bool = False,
    open_metrics: bool = False,
    accept_new_key: bool = False,
) -> Starlette:
    """Create the application on an open database.

    Args:
        engine: The database; disposed of when the application stops.
        static: Folder of the page.
        processes: Worker processes of this machine; None = by the number of CPUs.
        hesitation_s: Shortest and longest pause before a bot acts.
        policy: What the server allows.
        redis: URL of the Redis that connects the processes of this server.
        remote_workers: Send jobs to `shamble worker` through Redis.
        open_metrics: Let other machines read /metrics.
        accept_new_key: Go on with another key file than the one that the database belongs to.

    Raises:
        StartupError: The key file cannot be used, or the database belongs to another one.
    """
    policy = policy or AccessPolicy()
    try:
        key = server.server_key(engine.url)
        database.check_server_key(engine, key, accept_new_key)
        bans = Bans(engine)
    except StartupError:
        engine.dispose()
        raise

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = TableStore(engine, key)
        pool = _create_pool(processes, redis if remote_workers else None, storage.key)
        bus = _create_bus(redis, storage.key)
        rooms = RoomRegistry(storage, pool, hesitation_s, policy, bus)
        people = People(storage)
        state = app.state.shamble = AppState(
            rooms,
            Lobby(rooms),
            people,
            Accounts(people),
            Profiles(people, pool),
            StudyQueue(),
            AddressQuotas(),
            static,
            open_metrics,
            bans,
        )
        rooms.housekeeping += [people.delete_expired, state.profiles.summarize]
        storage.writer.on_commit = rooms.metrics.on_commit
        await bus.start()
        loops = [rooms.housekeeping_loop, rooms.measuring_loop, state.lobby.update_loop, bans.refresh_loop]
        if redis:
            loops.append(rooms.presence_heartbeat)
        tasks = [asyncio.create_task(loop()) for loop in loops]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.to_thread(state.studies.close)
            await rooms.close()
            await bus.close()
            await pool.stop()
            pool.close()
            await asyncio.to_thread(storage.close)

    app = ShambleApp(
        routes=[
            *API_ROUTES,
            openapi.openapi_route(API_ROUTES),
            *health.ROUTES,
            *admin.ROUTES,
            *(Route(path, pages.page) for path in pages.PATHS),
            Mount("/", pages.static_files(static)),
        ],
        middleware=[
            Middleware(SecurityMiddleware, policy=policy, bans=bans),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            HttpError: error_handlers.on_http_error,
            NotStored: error_handlers.on_not_stored,
            HTTPException: error_handlers.on_framework_error,
            Exception: error_handlers.on_exception,
        },
        lifespan=lifespan,
    )
    app.socket_app = SecurityMiddleware(socket_app, policy, bans)
    return app
