"""Administration: `shamble admin` on the same machine, with the server key."""

import asyncio
import time
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.http.routes.health import is_local
from shamble.server.http.routes.me import leave_tables
from shamble.server.rooms.registry import RoomRegistry

MINUTE_S = 60
MAX_ANNOUNCEMENT_CHARS = 500


class AnnouncementRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text for all tables."""

    text: str


def admin_token(key: bytes, minute: int) -> str:
    """Return the token of a minute: it proves that the client can read the key file."""
    return hmac(key, f"admin {minute}".encode(), sha256).hexdigest()


def _require_admin(request: Request) -> RoomRegistry:
    """Return the rooms. Raises `HttpError` without a token of this or the previous minute."""
    rooms = helpers.rooms(request)
    minute = int(time.time()) // MINUTE_S
    token = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    valid = [admin_token(rooms.storage.key, minute - ago).encode() for ago in (0, 1)]
    if not is_local(request) or not any(compare_digest(token, other) for other in valid):
        raise HttpError(403, "error-local")
    return rooms


async def list_tables(request: Request) -> Response:
    """List all tables, the last used first."""
    return helpers.json(await _require_admin(request).storage.list_tables())


async def announce(request: Request) -> Response:
    """Post a chat line at all tables."""
    rooms = _require_admin(request)
    try:
        announcement = msgspec.json.decode(await request.body(), type=AnnouncementRequest)
    except msgspec.MsgspecError as error:
        raise HttpError(400, "error-bad-request", {"problem": str(error)}) from None
    text = announcement.text.strip()[:MAX_ANNOUNCEMENT_CHARS]
    rooms.announce(text)
    return helpers.json({"said": text})


async def remove_table(request: Request) -> Response:
    """Delete a table for good."""
    rooms, table = _require_admin(request), request.path_params["table"]
    if not await rooms.remove(table):
        raise HttpError(404, "error-no-such-table")
    return helpers.json({"removed": table})


async def list_bans(request: Request) -> Response:
    """List the banned addresses."""
    _require_admin(request)
    return helpers.json(sorted(helpers.state(request).bans.networks))


async def change_ban(request: Request) -> Response:
    """Ban an address (PUT), or allow it again (DELETE)."""
    _require_admin(request)
    address = request.path_params["address"]
    try:
        await asyncio.to_thread(helpers.state(request).bans.set, address, request.method == "PUT")
    except ValueError as error:
        raise HttpError(400, "error-bad-request", {"problem": str(error)}) from None
    return await list_bans(request)


async def list_complaints(request: Request) -> Response:
    """List the messages that players reported to their hosts, at all tables."""
    return helpers.json(await _require_admin(request).storage.list_complaints())


async def close_account(request: Request) -> Response:
    """Delete an account as its owner can; the games stay with the other players."""
    _require_admin(request)
    name = request.path_params["name"]
    owner = await helpers.state(request).accounts.find_owner(name)
    if owner is None:
        raise HttpError(404, "error-sign-in")
    await leave_tables(request, owner, name)
    await helpers.state(request).people.delete(owner)
    return helpers.json({"closed": name})


ROUTES = [
    Route("/admin/tables", list_tables),
    Route("/admin/say", announce, methods=["POST"]),
    Route("/admin/tables/{table}", remove_table, methods=["DELETE"]),
    Route("/admin/bans", list_bans),
    Route("/admin/bans/{address}", change_ban, methods=["PUT", "DELETE"]),
    Route("/admin/complaints", list_complaints),
    Route("/admin/accounts/{name}", close_account, methods=["DELETE"]),
]
