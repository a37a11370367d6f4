"""What is asked by whoever comes to a table without a link, or goes on to the next one."""

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
from shamble.server.http.openapi import Asked
from shamble.server.keys import table_codes
from shamble.server.rooms import lobby, rematch, seat_links, seating
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.lobby import Lobby
from shamble.server.storage.lobby import find_by_code


def _lobby(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


async def tables(request: Request) -> Response:
    """The list, sent again only when it has changed: pages ask for it every few seconds."""
    return helpers.renewed(request, await _lobby(request).tables())


async def join(request: Request) -> Response:
    """Which table has this code?"""
    return helpers.json(lobby.card(await _by_code(request, await helpers.decoded(request, JoinRequest))))


async def join_sit(request: Request) -> Response:
    """A seat at the table with this code."""
    asked = await helpers.decoded(request, JoinRequest)
    return await _sat(request, await _by_code(request, asked), asked)


async def _by_code(request: Request, asked: JoinRequest) -> LiveRoom:
    """The table of a code. Whoever tries codes out is soon too fast."""
    allowance = helpers.quota(request)
    if not allowance.wrong_codes.has_token():
        raise HttpError(429, "error-code-guesses")
    code = table_codes.parse_code(asked.code)
    table = await find_by_code(helpers.hall(request).storage, code) if code else None
    if table is None:
        allowance.wrong_codes.take()
        near = table_codes.closest_code(asked.code) if code is None else ""
        raise HttpError(404, "error-code-near" if near else "error-code", {"near": near} if near else {})
    return await _awake(request, table)


async def sit(request: Request) -> Response:
    """A seat at a table that stands in the lobby."""
    room = await _public(request)
    return await _sat(request, room, await helpers.decoded(request, JoinRequest))


async def watch(request: Request) -> Response:
    """A link for watching a table that stands in the lobby."""
    return helpers.json(JoinReply(seat_links.lobby_watch_link(await _public(request))))


async def _public(request: Request) -> LiveRoom:
    """A table that stands in the lobby: any other is not to be found this way."""
    table = request.path_params["table"]
    if "\0" in table or not await _lobby(request).has(table):
        raise HttpError(404, "error-table-gone")
    room = await _awake(request, table)
    if not room.settings.gathering.is_public:
        raise HttpError(404, "error-table-gone")
    return room


async def _awake(request: Request, table: str) -> LiveRoom:
    room = await helpers.hall(request).room(table)
    await room.replica.catch_up()
    return room


async def _sat(request: Request, room: LiveRoom, asked: JoinRequest) -> Response:
    if not helpers.quota(request).seats.take():
        raise HttpError(429, "error-too-fast")
    name = clean_text(asked.name)[: limits.MAX_NAME_CHARS]
    return helpers.json(
        JoinReply(
            await _settled(room, lambda: seating.sit_down(room, name, asked.salt[: limits.MAX_SALT_CHARS]))
        ),
        201,
    )


async def _settled(room: LiveRoom, work: Callable[[], Coroutine[Any, Any, str]]) -> str:
    """Something done at a table, with what the table refuses as an answer."""
    try:
        return await asyncio.shield(room.lock.run(work))
    except MatchError as no:
        reason = no.reasons[0]
        raise HttpError(409, reason.key, dict(reason.args)) from no


async def publish(request: Request) -> Response:
    """Whoever looks after a table puts it into the lobby, or takes it out again."""
    room, link = await helpers.enter(request)
    if not room.access.is_host(link):
        raise HttpError(403, "no-host")
    asked = await helpers.decoded(request, Publish)
    if asked.public and not room.settings.gathering.is_public and not helpers.quota(request).listings.take():
        raise HttpError(429, "error-too-fast")

    async def work() -> str:
        line = clean_text(asked.line)[: limits.MAX_LOBBY_NOTE_CHARS]
        language = asked.language if asked.language in LANGUAGES else ""
        gathering = room.settings.gathering
        await room.update_settings(
            gathering=replace(gathering, is_public=asked.public, description=line, language=language)
        )
        return ""

    await _settled(room, work)
    await _lobby(request).update()
    return helpers.json(asked)


async def again(request: Request) -> Response:
    """The next game with the same people."""
    helpers.not_too_often(request)
    room, link = await helpers.enter(request)
    hall = helpers.hall(request)
    return helpers.json(JoinReply(await _settled(room, lambda: rematch.propose_rematch(hall, room, link))))


ROUTES = [
    Asked("/api/lobby", "GET", tables, gives=OpenTables),
    Asked("/api/lobby/{table}/sit", "POST", sit, asks=JoinRequest, gives=JoinReply, status=201),
    Asked("/api/lobby/{table}/watch", "POST", watch, gives=JoinReply),
    Asked("/api/join", "POST", join, asks=JoinRequest, gives=OpenTable),
    Asked("/api/join/sit", "POST", join_sit, asks=JoinRequest, gives=JoinReply, status=201),
    Asked("/api/tables/{table}/public", "POST", publish, asks=Publish, gives=Publish, keyed=True),
    Asked("/api/tables/{table}/rematch", "POST", again, gives=JoinReply, keyed=True),
]
