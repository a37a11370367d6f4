"""Tables: create, import, fork, look up, replay, review, export and prove."""

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from shamble.match import save_file
from shamble.match.analysis.review import build_review
from shamble.match.protocol.fair_dice import Proof
from shamble.match.protocol.http import CreatedTable, NewTable, Replay, TableCard
from shamble.match.protocol.review import Review, ReviewedDecision
from shamble.match.view import updates
from shamble.match.view.options import pending_decision
from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.http.openapi import JSON, ApiRoute
from shamble.server.rooms import creation
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.storage.expiry import expires, opens
from shamble.server.storage.tables import Access
from shamble.server.workers import jobs

SAVE_TYPE = "application/x-ndjson"
DECISIONS_PER_JOB = 4  # so that bots of other tables get their turn in between
MAX_DECISIONS = 1_000_000  # more than any game has


class ForkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from this version of the table."""

    version: int


def _log_of(room: LiveRoom) -> tuple[str, bytes, bytes]:
    """Return id, header and log of a table: the first arguments of most jobs."""
    return room.id, room.persistence.header, bytes(room.persistence.log)


async def _expires(request: Request, room: LiveRoom) -> int:
    days = helpers.rooms(request).policy.retention_days
    return await expires(room.persistence.store, room.id, days)


async def _enter_with_hidden_information(request: Request) -> tuple[LiveRoom, Access]:
    """Return the room if the link can see everything. Raises `HttpError` if not.

    Before the end of the game that is only the player who has always been alone, or any player of a
    table that will be deleted soon. Players who join later see that it happened."""
    room, link = await helpers.enter(request)
    if not room.match.state.is_over():
        days = helpers.rooms(request).policy.retention_days
        is_abandoned = link.role != "watch" and await opens(room.persistence.store, room.id, days)
        if not room.access.is_only_player(link) and not is_abandoned:
            raise HttpError(403, "error-secret")
        await room.lock.run(lambda: room.update_settings(revealed_at=room.match.version))
    return room, link


async def create_table(request: Request) -> Response:
    """Create a table."""
    helpers.take_table(request)
    new = await helpers.decode_body(request, NewTable)
    if new.public and not helpers.quota(request).listings.take():
        raise HttpError(429, "error-too-fast")
    return helpers.json(await creation.create_table(helpers.rooms(request), new), 201)


async def import_table(request: Request) -> Response:
    """Create a table from a save file."""
    helpers.take_table(request)
    content = await helpers.read_body(request, save_file.MAX_BYTES)
    if not helpers.quota(request).take_upload(len(content)):
        raise HttpError(429, "error-too-fast")
    return helpers.json(await creation.import_save(helpers.rooms(request), content), 201)


async def fork_table(request: Request) -> Response:
    """Create a table that continues from a version of this one."""
    helpers.take_table(request)
    room, _ = await _enter_with_hidden_information(request)
    fork = await helpers.decode_body(request, ForkRequest)
    return helpers.json(await creation.fork_table(helpers.rooms(request), room, fork.version), 201)


async def get_table(request: Request) -> Response:
    """Return a table in brief, with the decision that waits for this link."""
    room, link = await helpers.enter(request)
    match, version = room.match, await room.spectators.visible_version(link)
    is_live = version == match.version
    card = TableCard(
        table=room.id,
        game=match.game.id,
        mode=match.header.mode,
        seats=updates.build_seats(match, room.presence.online_seats(), room.presence.thinking),
        version=version,
        round=match.game.round(match.state if is_live else match.state_at(version)),
        decision=pending_decision(match, room.access.visible_seats(link)) if is_live else None,
        over=match.state.is_over(),
        waiting=room.settings.gathering.is_waiting,
        expires=await _expires(request, room),
    )
    return helpers.json(card)


async def get_replay(request: Request) -> Response:
    """Return the whole game so far, as this link is allowed to see it."""
    room, link = await helpers.enter(request)
    seats = sorted(room.access.visible_seats(link))
    version = await room.spectators.visible_version(link)
    id, header, log = _log_of(room)
    if version < room.match.version:  # a spectator with a delay
        log = b"".join(log.splitlines(keepends=True)[: version + 1])
    async with helpers.heavy_job(request):
        packed = await helpers.rooms(request).pool.run(jobs.replay, id, header, log, tuple(seats))
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, headers=headers, media_type=JSON)
    return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=JSON)


async def get_review(request: Request) -> Response:
    """Return a review of the decisions of a seat in a finished game."""
    room, link = await helpers.enter(request)
    seats = sorted(room.access.visible_seats(link))
    if not seats:
        raise HttpError(403, "no-not-your-seat")
    if not room.match.state.is_over():
        raise HttpError(409, "error-not-over")
    seat = _query_number(request, "seat", len(room.match.occupants), seats[0])
    first = _query_number(request, "first", MAX_DECISIONS, 0)
    pool, log = helpers.rooms(request).pool, _log_of(room)
    decisions: list[ReviewedDecision | None] = []
    while True:
        start = first + len(decisions)
        async with helpers.heavy_job(request):
            part = await pool.run(jobs.review, *log, seat, start, DECISIONS_PER_JOB)
        decisions += part
        is_done = len(part) < DECISIONS_PER_JOB
        if is_done or "first" in request.query_params:
            following = -1 if is_done else start + DECISIONS_PER_JOB
            return helpers.json(build_review(room.match, seat, decisions, following))


def _query_number(request: Request, name: str, below: int, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if not text.isdecimal() or len(text) > 9 or int(text) >= below:
        raise HttpError(400, "error-bad-request", {"problem": f"{name}={text}"[: limits.MAX_TEXT_CHARS]})
    return int(text)


async def export_table(request: Request) -> Response:
    """Download the save file of a table.

    While the game runs, only a player who has been alone from the start can save it, or any player if
    the table will be deleted soon."""
    room, _ = await _enter_with_hidden_information(request)
    secret = room.match.secret if room.match.state.is_over() else ""
    async with helpers.heavy_job(request):
        content = await helpers.rooms(request).pool.run(jobs.export, *_log_of(room), secret)
    name = f"{room.match.game.id}-{room.id}{save_file.SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, media_type=SAVE_TYPE)


async def get_proof(request: Request) -> Response:
    """Return everything that is needed to check the dice of a finished game."""
    room, _ = await helpers.enter(request)
    if not room.match.state.is_over():
        raise HttpError(409, "error-not-over")
    if not room.match.secret:
        raise HttpError(404, "error-no-proof")
    pool = helpers.rooms(request).pool
    async with helpers.heavy_job(request):
        content = await pool.run(jobs.prove_dice, *_log_of(room), room.match.secret)
    return Response(content, media_type=JSON)


ROUTES = [
    ApiRoute("/api/tables", "POST", create_table, request=NewTable, response=CreatedTable, status=201),
    ApiRoute("/api/tables/{table}", "GET", get_table, response=TableCard, needs_key=True),
    ApiRoute("/api/tables/{table}/replay", "GET", get_replay, response=Replay, needs_key=True),
    ApiRoute(
        "/api/tables/{table}/review",
        "GET",
        get_review,
        response=Review,
        query=["first", "seat"],
        needs_key=True,
    ),
    ApiRoute(
        "/api/tables/{table}/export",
        "GET",
        export_table,
        response=str,
        response_type=SAVE_TYPE,
        needs_key=True,
    ),
    ApiRoute("/api/tables/{table}/proof", "GET", get_proof, response=Proof, needs_key=True),
    ApiRoute(
        "/api/tables/{table}/fork",
        "POST",
        fork_table,
        request=ForkRequest,
        response=CreatedTable,
        status=201,
        needs_key=True,
    ),
    ApiRoute(
        "/api/import",
        "POST",
        import_table,
        request=str,
        request_type=SAVE_TYPE,
        response=CreatedTable,
        status=201,
    ),
]
