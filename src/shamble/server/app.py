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
from starlette.routing import Mount, Route, WebSocketRoute

from shamble.server import http, pages
from shamble.server.driver import HESITATION
from shamble.server.errors import HttpError
from shamble.server.hall import Hall
from shamble.server.house import House
from shamble.server.lab import Laboratory
from shamble.server.limits import Allowances
from shamble.server.socket import socket
from shamble.server.storage import Storage
from shamble.server.thinkers import Thinkers


def create_app(
    engine: Engine,
    static: Path = pages.STATIC,
    processes: int | None = None,
    hesitation: tuple[float, float] = HESITATION,
    house: House | None = None,
) -> Starlette:
    """The whole server, on an open database, as its house allows."""
    house = house or House()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = Storage(engine)
        thinkers = Thinkers(processes)
        hall = Hall(storage, thinkers, hesitation, house)
        app.state.hall = hall
        laboratory = app.state.lab = Laboratory(house.lab)
        sweeping = asyncio.create_task(hall.sweeping())
        try:
            yield
        finally:
            sweeping.cancel()
            await asyncio.to_thread(laboratory.close)
            await hall.close()
            thinkers.close()
            await asyncio.to_thread(storage.close)

    app = Starlette(
        routes=[
            *http.ROUTES,
            WebSocketRoute("/api/tables/{table}/socket", socket),
            *(Route(path, pages.page) for path in pages.PATHS),
            Mount("/", pages.files(static)),
        ],
        middleware=[
            Middleware(pages.Guarded, house=house),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={HttpError: http.refused, HTTPException: http.unknown, Exception: http.failed},
        lifespan=lifespan,
    )
    app.state.static = static
    app.state.allowances = Allowances()
    return app
