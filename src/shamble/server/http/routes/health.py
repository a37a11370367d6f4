"""Health checks and metrics."""

import asyncio
import ipaddress
import stat

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from shamble.server import metrics
from shamble.server.access_policy import LOOPBACK, without_port
from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.keys.server import key_file
from shamble.server.storage.backup import last_backup

PROXY_HEADERS = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
DATABASE_TIMEOUT_S = 2.0


def is_local(request: HTTPConnection) -> bool:
    """Return whether the client runs on this machine, and is not a proxy.

    A proxy adds headers, or keeps the host name that its visitor asked for.
    """
    if without_port(request.headers.get("host", "")) not in LOOPBACK or any(
        name in request.headers for name in PROXY_HEADERS
    ):
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def get_health(request: Request) -> Response:
    """Return that the process is alive."""
    return helpers.json({"alive": True})


async def get_readiness(request: Request) -> Response:
    """Return whether the process can take clients: 503 while it stops or has no database.

    Without Redis it works, but slower."""
    rooms = helpers.rooms(request)
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT_S):
            has_database = await rooms.storage.is_available()
    except TimeoutError:
        has_database = False
    checks = {"database": has_database, "redis": rooms.bus.is_up(), "stopping": rooms.stopping}
    return helpers.json(checks, 200 if has_database and not rooms.stopping else 503)


async def get_doctor(request: Request) -> Response:
    """Return how this request came and the state of the store, for `shamble doctor`."""
    storage = helpers.rooms(request).storage
    you = request.client.host if request.client else ""
    forwarded = [part.strip() for part in request.headers.get("x-forwarded-for", "").split(",")]
    key_mode = await asyncio.to_thread(lambda: key_file(storage.engine.url).stat().st_mode)
    return helpers.json(
        {
            "you": you,
            "scheme": request.url.scheme,
            "is_forwarded": forwarded != [""],
            "is_believed": you in forwarded,
            "key_is_private": not key_mode & (stat.S_IRWXG | stat.S_IRWXO),
            "backup": await storage.read(last_backup),
            "disk": await storage.is_available(),
            "redis": helpers.rooms(request).bus.is_up(),
        }
    )


async def get_metrics(request: Request) -> Response:
    """Return the metrics for Prometheus; by default only to this machine."""
    if not is_local(request) and not helpers.state(request).open_metrics:
        raise HttpError(403, "error-local")
    rooms = helpers.rooms(request)
    rooms.measure()
    return Response(rooms.metrics.render(), media_type=metrics.CONTENT_TYPE)


ROUTES = [
    Route("/health", get_health),
    Route("/ready", get_readiness),
    Route("/doctor", get_doctor),
    Route("/metrics", get_metrics),
]
