"""What whoever runs a server asks it: is it alive, is it ready, how is it; and what only this machine may ask."""

import asyncio
import ipaddress
import time
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from shamble.server import metrics as meters
from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.rooms.registry import RoomRegistry

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
MINUTE = 60
PATIENCE = 2.0  # seconds for the database to answer
TEXT = 500  # characters of an announcement


class Announcement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str


def token(key: bytes, minute: int) -> str:
    """What proves that somebody can read the key file of this server. Good for a minute or two."""
    return hmac(key, f"admin {minute}".encode(), sha256).hexdigest()


def local(request: Request) -> bool:
    """Does this come from a program on this machine, and not through a proxy on it?"""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def health(request: Request) -> Response:
    """It is alive."""
    return helpers.json({"alive": True})


async def ready(request: Request) -> Response:
    """May visitors be sent here? Not while it stops, or has no database. Without Redis it serves, a little later."""
    hall = helpers.hall(request)
    try:
        async with asyncio.timeout(PATIENCE):
            database = await hall.storage.is_available()
    except TimeoutError:
        database = False
    found = {"database": database, "redis": hall.bus.is_up(), "stopping": hall.stopping}
    return helpers.json(found, 200 if database and not hall.stopping else 503)


async def metrics(request: Request) -> Response:
    """For this machine, unless told otherwise."""
    if not local(request) and not request.app.state.open_metrics:
        raise HttpError(403, "error-local")
    hall = helpers.hall(request)
    hall.measure()
    return Response(hall.metrics.render(), media_type=meters.CONTENT_TYPE)


def _admin(request: Request) -> RoomRegistry:
    hall = helpers.hall(request)
    minute = int(time.time()) // MINUTE
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    good = [token(hall.storage.key, minute - ago) for ago in (0, 1)]
    if not local(request) or not any(compare_digest(given.encode(), one.encode()) for one in good):
        raise HttpError(403, "error-local")
    return hall


async def tables(request: Request) -> Response:
    """All tables: what is played there, how long the log is, when somebody came last."""
    return helpers.json(await _admin(request).storage.list_tables())


async def say(request: Request) -> Response:
    """Tell everybody something, such as that the server will be stopped."""
    hall = _admin(request)
    try:
        said = msgspec.json.decode(await request.body(), type=Announcement).text.strip()[:TEXT]
    except msgspec.MsgspecError as error:
        raise HttpError(400, "error-bad-request", {"problem": str(error)}) from None
    hall.announce(said)
    return helpers.json({"said": said})


async def remove(request: Request) -> Response:
    """Forget a table for good."""
    hall, table = _admin(request), request.path_params["table"]
    if not await hall.remove(table):
        raise HttpError(404, "error-no-such-table")
    return helpers.json({"removed": table})


ROUTES = [
    Route("/health", health),
    Route("/ready", ready),
    Route("/metrics", metrics),
    Route("/admin/tables", tables),
    Route("/admin/say", say, methods=["POST"]),
    Route("/admin/tables/{table}", remove, methods=["DELETE"]),
]
