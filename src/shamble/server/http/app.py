"""The application: routes, what lives as long as the server does, and what happens when something fails."""

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
from shamble.server.errors import HttpError, StartupError
from shamble.server.http import openapi, pages
from shamble.server.http.routes import admin, me, tables
from shamble.server.http.routes import lobby as coming
from shamble.server.http.websocket import socket
from shamble.server.keys import server
from shamble.server.lab.runs import Laboratory
from shamble.server.people.accounts import Accounts
from shamble.server.people.identity import People
from shamble.server.people.profile import Profiles
from shamble.server.rate_limits import AddressQuotas
from shamble.server.rooms.bot_driver import HESITATION_S
from shamble.server.rooms.lobby import Lobby
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.storage import database
from shamble.server.storage.tables import TableStore
from shamble.server.workers.pool import WorkerPool

TABLE = WebSocketRoute("/api/tables/{table}/socket", socket)
DESCRIBED = [*tables.ROUTES, *coming.ROUTES, *me.ROUTES]


def _bus(redis: str | None) -> Bus:
    if not redis:
        return LocalBus()
    from shamble.server.cluster.redis_bus import (
        RedisBus,  # an extra: whoever needs no Redis needs not have it
    )

    return RedisBus(redis)


def _worker_pool(processes: int | None, redis: str | None, key: bytes) -> WorkerPool:
    if not redis:
        return WorkerPool(processes)
    from shamble.server.workers.remote_pool import RemoteWorkerPool

    return RemoteWorkerPool(redis, key, processes)


async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
    """The one address of sockets, without the layers of a router."""
    found, more = TABLE.matches(scope)
    if found is not Match.FULL:
        await WebSocketClose()(scope, receive, send)
        return
    scope.update(more)
    await socket(WebSocket(scope, receive, send))


class Application(Starlette):
    """Requests and sockets. A socket stays for an evening, and nothing that is there for requests waits beside it."""

    sockets: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        await self.sockets(scope, receive, send)


def create_app(
    engine: Engine,
    static: Path = pages.STATIC,
    processes: int | None = None,
    hesitation: tuple[float, float] = HESITATION_S,
    policy: AccessPolicy | None = None,
    redis: str | None = None,
    far: bool = False,
    open_metrics: bool = False,
) -> Starlette:
    """The whole server, on an open database, as its house allows. `redis`: where it hears of other processes that serve
    the same database; `far`: and where heavy work is left to others. `open_metrics`: to be read from anywhere."""
    policy = policy or AccessPolicy()
    try:
        key = server.server_key(engine.url)
        database.check_server_key(engine, key)
    except StartupError:
        engine.dispose()
        raise

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = TableStore(engine, key)
        pool = _worker_pool(processes, redis if far else None, storage.key)
        bus = _bus(redis)
        hall = RoomRegistry(storage, pool, hesitation, policy, bus)
        app.state.hall = hall
        people = app.state.people = People(storage)
        app.state.accounts = Accounts(people)
        profiles = app.state.profiles = Profiles(people, pool)
        hall.housekeeping += [people.clear, profiles.look]
        storage.writer.on_commit = hall.metrics.on_commit
        await bus.start()
        laboratory = app.state.lab = Laboratory(policy.lab)
        lobby = app.state.lobby = Lobby(hall)
        going = [
            asyncio.create_task(work())
            for work in (hall.housekeeping_loop, hall.measuring_loop, lobby.update_loop)
        ]
        if redis:
            going.append(asyncio.create_task(hall.presence_heartbeat()))
        try:
            yield
        finally:
            for task in going:
                task.cancel()
            await asyncio.to_thread(laboratory.close)
            await hall.close()
            await bus.close()
            await pool.stop()
            pool.close()
            await asyncio.to_thread(storage.close)

    app = Application(
        routes=[
            *DESCRIBED,
            openapi.published(DESCRIBED),
            *admin.ROUTES,
            *(Route(path, pages.page) for path in pages.PATHS),
            Mount("/", pages.files(static)),
        ],
        middleware=[
            Middleware(pages.Guarded, policy=policy),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            HttpError: tables.refused,
            HTTPException: tables.unknown,
            Exception: tables.failed,
        },
        lifespan=lifespan,
    )
    app.sockets = pages.Guarded(sockets, policy)
    app.state.static = static
    app.state.allowances = AddressQuotas()
    app.state.open_metrics = open_metrics
    return app
