"""The public lobby, table codes, and the next game with the same players."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from shamble.match.errors import MatchError
from shamble.match.i18n.messages import LANGUAGES
from shamble.match.protocol.gathering import JoinReply, JoinRequest, OpenTable, OpenTables, Publish
from shamble.match.text_cleaning import clean_text
from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.http.openapi import ApiRoute
from shamble.server.keys import table_codes
from shamble.server.rooms import lobby, rematch, seat_links, seating
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.storage.lobby import find_by_code


async def list_open_tables(request: Request) -> Response:
    """List the public tables that have a player online."""
    return helpers.etag_response(request, await helpers.state(request).lobby.tables())


async def find_table(request: Request) -> Response:
    """Find a table by its code."""
    return helpers.json(lobby.card(await _room_by_code(request, await _join_request(request))))


async def join_by_code(request: Request) -> Response:
    """Take a free seat at the table with a code."""
    join = await _join_request(request)
    return await _take_seat(request, await _room_by_code(request, join), join)


async def join_open_table(request: Request) -> Response:
    """Take a free seat at a public table."""
    room = await _public_room(request)
    return await _take_seat(request, room, await _join_request(request))


async def watch_open_table(request: Request) -> Response:
    """Get a spectator link for a public table."""
    return helpers.json(JoinReply(seat_links.lobby_watch_link(await _public_room(request))))


async def _join_request(request: Request) -> JoinRequest:
    return await helpers.decode_body(request, JoinRequest)


async def _room_by_code(request: Request, join: JoinRequest) -> LiveRoom:
    """Return the room of a code. Raises `HttpError` for a wrong one, or after too many."""
    quota = helpers.quota(request)
    if not quota.wrong_codes.has_token():
        raise HttpError(429, "error-code-guesses")
    code = table_codes.parse_code(join.code)
    table = await find_by_code(helpers.rooms(request).storage, code) if code else None
    if table is None:
        quota.wrong_codes.take()
        near = table_codes.closest_code(join.code) if code is None else ""
        raise HttpError(404, "error-code-near" if near else "error-code", {"near": near} if near else {})
    return await _current_room(request, table)


async def _public_room(request: Request) -> LiveRoom:
    """Return the room of the path. Raises `HttpError` unless it is in the lobby."""
    table = request.path_params["table"]
    if "\0" in table or not await helpers.state(request).lobby.has(table):
        raise HttpError(404, "error-table-gone")
    room = await _current_room(request, table)
    if not room.settings.gathering.is_public:
        raise HttpError(404, "error-table-gone")
    return room


async def _current_room(request: Request, table: str) -> LiveRoom:
    room = await helpers.rooms(request).room(table)
    await room.replica.catch_up()
    return room


async def _take_seat(request: Request, room: LiveRoom, join: JoinRequest) -> Response:
    if not helpers.quota(request).seats.take():
        raise HttpError(429, "error-too-fast")
    name = clean_text(join.name)[: limits.MAX_NAME_CHARS]
    salt = join.salt[: limits.MAX_SALT_CHARS]
    return helpers.json(JoinReply(await _run(room, lambda: seating.sit_down(room, name, salt))), 201)


async def _run(room: LiveRoom, work: Callable[[], Coroutine[Any, Any, str]]) -> str:
    """Run `work` with the room lock. Raises `HttpError` if the table refuses it."""
    try:
        return await asyncio.shield(room.lock.run(work))
    except MatchError as error:
        reason = error.reasons[0]
        raise HttpError(409, reason.key, dict(reason.args)) from error


async def publish_table(request: Request) -> Response:
    """Put a table into the lobby, or take it out. Only for the host and the co-host."""
    room, link = await helpers.enter(request)
    if not room.access.is_host(link):
        raise HttpError(403, "no-host")
    publish = await helpers.decode_body(request, Publish)
    is_new = publish.public and not room.settings.gathering.is_public
    if is_new and not helpers.quota(request).listings.take():
        raise HttpError(429, "error-too-fast")

    async def update() -> str:
        gathering = replace(
            room.settings.gathering,
            is_public=publish.public,
            description=clean_text(publish.line)[: limits.MAX_LOBBY_NOTE_CHARS],
            language=publish.language if publish.language in LANGUAGES else "",
        )
        await room.update_settings(gathering=gathering)
        return ""

    await _run(room, update)
    await helpers.state(request).lobby.update()
    return helpers.json(publish)


async def propose_rematch(request: Request) -> Response:
    """Open the next game with the same players, or return its link if it is open."""
    helpers.take_table(request)
    room, link = await helpers.enter(request)
    rooms = helpers.rooms(request)
    return helpers.json(JoinReply(await _run(room, lambda: rematch.propose_rematch(rooms, room, link))))


ROUTES = [
    ApiRoute("/api/lobby", "GET", list_open_tables, response=OpenTables),
    ApiRoute(
        "/api/lobby/{table}/sit", "POST", join_open_table, request=JoinRequest, response=JoinReply, status=201
    ),
    ApiRoute("/api/lobby/{table}/watch", "POST", watch_open_table, response=JoinReply),
    ApiRoute("/api/join", "POST", find_table, request=JoinRequest, response=OpenTable),
    ApiRoute("/api/join/sit", "POST", join_by_code, request=JoinRequest, response=JoinReply, status=201),
    ApiRoute(
        "/api/tables/{table}/public",
        "POST",
        publish_table,
        request=Publish,
        response=Publish,
        needs_key=True,
    ),
    ApiRoute("/api/tables/{table}/rematch", "POST", propose_rematch, response=JoinReply, needs_key=True),
]
