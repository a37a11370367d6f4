"""The requests a page makes, apart from the socket."""

import asyncio
import gzip
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shamble.core.game import Game
from shamble.match import save_file
from shamble.match.analysis.review import review as look_back
from shamble.match.i18n import messages
from shamble.match.installed_games import games as installed
from shamble.match.protocol.fair_dice import Proof
from shamble.match.protocol.games import Brief, GameInfo, Rulebook
from shamble.match.protocol.http import CreatedTable, NewTable, Problem, Replay, TableCard
from shamble.match.protocol.lab import Lab, LabBoard, LabChange, LabPlan, LabRun
from shamble.match.protocol.review import Review, ReviewedDecision
from shamble.match.protocol.view import Message, RefusalReason
from shamble.match.view import updates
from shamble.match.view.options import pending_decision, to_reason
from shamble.server import game_info, limits
from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.http.openapi import JSON, Asked
from shamble.server.lab.runs import MOST_GAMES, Laboratory, Run
from shamble.server.rooms import creation
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.storage.expiry import expires
from shamble.server.storage.tables import Access
from shamble.server.workers import jobs

SAVE = "application/x-ndjson"
REVIEWED = 4  # decisions at a time
MOST_REVIEWED = 1_000_000  # no game has so many


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str


# ---------------------------------------------------------------- when something is wrong


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    return helpers.json(error.problem, error.status)


async def unknown(request: Request, error: Exception) -> Response:
    """What the framework itself refuses: no such address, no such method."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    key = "error-method" if status == 405 else "error-no-such-page"
    return helpers.json(Problem(Message(key)), status)


async def failed(request: Request, error: Exception) -> Response:
    return helpers.json(Problem(Message("error-server")), 500)


# ---------------------------------------------------------------- games


def _open(request: Request, id: str) -> Game[Any] | None:
    """A game, if it may be had here."""
    game = installed().get(id)
    return game if game is not None and (game.listed or helpers.hall(request).policy.unlisted_games) else None


async def games(request: Request) -> Response:
    return helpers.lasting(request, msgspec.json.encode(game_info.games()))


async def rules(request: Request) -> Response:
    game = request.path_params["game"]
    book = game_info.rulebook(game) if _open(request, game) else None
    if book is None:
        raise HttpError(404, "error-no-such-game", {"game": game[: limits.MAX_NAME_CHARS]})
    return helpers.lasting(request, msgspec.json.encode(book))


async def briefs(request: Request) -> Response:
    game = request.path_params["game"]
    found = game_info.briefs(game) if _open(request, game) else None
    if found is None:
        raise HttpError(404, "error-no-such-game", {"game": game[: limits.MAX_NAME_CHARS]})
    return helpers.lasting(request, msgspec.json.encode(found))


async def scene(request: Request) -> Response:
    id = request.path_params["game"]
    game = _open(request, id)
    if game is None:
        raise HttpError(404, "error-no-such-game", {"game": id[: limits.MAX_NAME_CHARS]})
    setup = game.default_setup(game.min_seats, scenario=request.query_params.get("scenario", ""))
    for reason in game.check(setup):
        raise HttpError(404, reason.key, dict(reason.args))
    return helpers.lasting(request, msgspec.json.encode(game.scene(setup)))


async def validate(request: Request) -> Response:
    """Everything that is wrong with a text of home-made content."""
    id = request.path_params["game"]
    game = _open(request, id)
    if game is None:
        raise HttpError(404, "error-no-such-game", {"game": id[: limits.MAX_NAME_CHARS]})
    problems = game.validate_content((await helpers.decoded(request, Content)).text)
    if problems is None:
        raise HttpError(400, "error-no-content", {"game": id})
    return helpers.json([to_reason(problem) for problem in problems])


async def text(request: Request) -> Response:
    found = messages.client_catalogue(request.path_params["name"], request.path_params["language"])
    if found is None:
        raise HttpError(404, "error-no-such-text")
    return helpers.lasting(request, found.encode(), "text/plain; charset=utf-8")


# ---------------------------------------------------------------- tables


async def _enter_knowing_all(request: Request) -> tuple[LiveRoom, Access]:
    """Whoever may know everything: all of them when the game is over, before that only one who has been alone here from
    the start; whoever sits down later is told that it happened."""
    room, link = await helpers.enter(request)
    if not room.match.state.is_over():
        soon = link.role != "watch" and await expires(
            room.persistence.store, room.id, helpers.hall(request).policy.retention_days
        )
        if not room.access.is_only_player(link) and not soon:
            raise HttpError(403, "error-secret")
        await room.lock.run(lambda: room.update_settings(revealed_at=room.match.version))
    return room, link


async def open_table(request: Request) -> Response:
    helpers.not_too_often(request)
    wanted = await helpers.decoded(request, NewTable)
    if wanted.public and not helpers.quota(request).listings.take():
        raise HttpError(429, "error-too-fast")
    return helpers.json(await creation.create_table(helpers.hall(request), wanted), 201)


async def take_in(request: Request) -> Response:
    helpers.not_too_often(request)
    content = await helpers.body(request, save_file.MAX_BYTES)
    if not helpers.quota(request).take_upload(len(content)):
        raise HttpError(429, "error-too-fast")
    return helpers.json(await creation.import_save(helpers.hall(request), content), 201)


async def fork(request: Request) -> Response:
    helpers.not_too_often(request)
    room, _ = await _enter_knowing_all(request)
    wanted = await helpers.decoded(request, Fork)
    return helpers.json(await creation.fork_table(helpers.hall(request), room, wanted.version), 201)


async def card(request: Request) -> Response:
    room, link = await helpers.enter(request)
    match, shown = room.match, await room.spectators.visible_version(link)
    live = shown == match.version
    told = TableCard(
        table=room.id,
        game=match.game.id,
        mode=match.header.mode,
        seats=updates.build_seats(match, room.presence.online_seats(), room.presence.thinking),
        version=shown,
        round=match.game.round(match.state if live else match.state_at(shown)),
        decision=pending_decision(match, room.access.visible_seats(link)) if live else None,
        over=match.state.is_over(),
        waiting=room.settings.gathering.is_waiting,
        expires=await expires(room.persistence.store, room.id, helpers.hall(request).policy.retention_days),
    )
    return helpers.json(told)


async def replay(request: Request) -> Response:
    room, link = await helpers.enter(request)
    mine = sorted(room.access.visible_seats(link))
    shown, log = await room.spectators.visible_version(link), bytes(room.persistence.log)
    if shown < room.match.version:  # a spectator who is behind
        log = b"".join(log.splitlines(keepends=True)[: shown + 1])
    packed = await helpers.hall(request).pool.run(jobs.replay, room.id, room.persistence.header, log, mine)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            packed, headers={"content-encoding": "gzip", "vary": "accept-encoding"}, media_type=JSON
        )
    return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=JSON)


async def review(request: Request) -> Response:
    """A finished game, judged: from one's own seat unless another is asked for, since now all may be known. With
    `first` it is a part of it, from that decision on; without, a worker does it all bit by bit, so that bots of other
    tables have their turn in between."""
    room, link = await helpers.enter(request)
    mine = sorted(room.access.visible_seats(link))
    if not mine:
        raise HttpError(403, "no-not-your-seat")
    if not room.match.state.is_over():
        raise HttpError(409, "error-not-over")
    seat = _asked_number(request, "seat", len(room.match.occupants), mine[0])
    first = _asked_number(request, "first", MOST_REVIEWED, 0)
    found: list[ReviewedDecision | None] = []
    while True:
        begin = first + len(found)
        part = await helpers.hall(request).pool.run(
            jobs.review, room.id, room.persistence.header, bytes(room.persistence.log), seat, begin, REVIEWED
        )
        found += part
        done = len(part) < REVIEWED
        if done or "first" in request.query_params:
            return helpers.json(look_back(room.match, seat, found, -1 if done else begin + REVIEWED))


def _asked_number(request: Request, name: str, below: int, usual: int) -> int:
    """A number in the address, or what it is without."""
    text = request.query_params.get(name, str(usual))
    if not text.isdecimal() or len(text) > 9 or int(text) >= below:
        raise HttpError(400, "error-bad-request", {"problem": f"{name}={text}"[: limits.MAX_TEXT_CHARS]})
    return int(text)


async def export(request: Request) -> Response:
    room, _ = await _enter_knowing_all(request)
    secret = room.match.secret if room.match.state.is_over() else ""
    content = await helpers.hall(request).pool.run(
        jobs.export, room.id, room.persistence.header, bytes(room.persistence.log), secret
    )
    name = f"{room.match.game.id}-{room.id}{save_file.SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, media_type=SAVE)


async def proof(request: Request) -> Response:
    """Of a game that is over: everything that its chance came from."""
    room, _ = await helpers.enter(request)
    if not room.match.state.is_over():
        raise HttpError(409, "error-not-over")
    if not room.match.secret:
        raise HttpError(404, "error-no-proof")
    content = await helpers.hall(request).pool.run(
        jobs.prove_dice, room.id, room.persistence.header, bytes(room.persistence.log), room.match.secret
    )
    return Response(content, media_type=JSON)


# ---------------------------------------------------------------- the lab


def _lab(request: Request) -> Laboratory:
    lab: Laboratory = request.app.state.lab
    if not lab.open:
        raise HttpError(403, "error-lab-closed")
    return lab


def _run(request: Request) -> Run:
    return _lab(request).find(request.path_params["run"])


async def lab(request: Request) -> Response:
    found: Laboratory = request.app.state.lab
    if not found.open:
        return helpers.json(Lab(False))
    runs = await asyncio.to_thread(lambda: [run.tell() for run in reversed(found.runs.values())])
    return helpers.json(Lab(True, MOST_GAMES, runs))


async def lab_start(request: Request) -> Response:
    found = _lab(request)
    helpers.not_too_often(request)
    run = found.start(await helpers.decoded(request, LabPlan))
    return helpers.json(await asyncio.to_thread(run.tell), 201)


async def lab_run(request: Request) -> Response:
    return helpers.json(await asyncio.to_thread(_run(request).tell))


async def lab_change(request: Request) -> Response:
    run = _run(request)
    helpers.not_too_often(request)
    _lab(request).change(run, await helpers.decoded(request, LabChange))
    return helpers.json(await asyncio.to_thread(run.tell))


async def lab_stop(request: Request) -> Response:
    run = _run(request)
    _lab(request).stop(run)
    return helpers.json(await asyncio.to_thread(run.tell))


def _number(request: Request, run: Run, text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) >= run.wanted.games:
        raise HttpError(404, "error-lab-run")
    return int(text)


async def lab_board(request: Request) -> Response:
    """The board of a run: of its typical game, where boards grow, and so the likeliest to show all places."""
    run = _run(request)
    number = _number(request, run, request.query_params.get("game", "0"))
    return helpers.json(await helpers.hall(request).pool.run(jobs.lab_board, run.plan, number))


async def lab_game(request: Request) -> Response:
    """Open a game of a run as a table that is over: its replay can be watched and kept."""
    run = _run(request)
    helpers.not_too_often(request)
    number = _number(request, run, request.path_params["number"])
    hall = helpers.hall(request)
    return helpers.json(
        await creation.import_save(hall, await hall.pool.run(jobs.lab_save, run.plan, number)), 201
    )


ROUTES = [
    Asked("/api/games", "GET", games, gives=list[GameInfo]),
    Asked("/api/games/{game}/rules", "GET", rules, gives=Rulebook),
    Asked("/api/games/{game}/briefs", "GET", briefs, gives=dict[str, Brief]),
    Asked("/api/games/{game}/scene", "GET", scene, query=["scenario"]),
    Asked("/api/games/{game}/validate", "POST", validate, asks=Content, gives=list[RefusalReason]),
    Asked("/api/text/{language}/{name}.ftl", "GET", text, gives=str, form="text/plain"),
    Asked("/api/tables", "POST", open_table, asks=NewTable, gives=CreatedTable, status=201),
    Asked("/api/tables/{table}", "GET", card, gives=TableCard, keyed=True),
    Asked("/api/tables/{table}/replay", "GET", replay, gives=Replay, keyed=True),
    Asked("/api/tables/{table}/review", "GET", review, gives=Review, query=["first", "seat"], keyed=True),
    Asked("/api/tables/{table}/export", "GET", export, gives=str, form=SAVE, keyed=True),
    Asked("/api/tables/{table}/proof", "GET", proof, gives=Proof, keyed=True),
    Asked("/api/tables/{table}/fork", "POST", fork, asks=Fork, gives=CreatedTable, status=201, keyed=True),
    Asked("/api/import", "POST", take_in, asks=str, takes=SAVE, gives=CreatedTable, status=201),
    Asked("/api/lab", "GET", lab, gives=Lab),
    Asked("/api/lab", "POST", lab_start, asks=LabPlan, gives=LabRun, status=201),
    Asked("/api/lab/{run}", "GET", lab_run, gives=LabRun),
    Asked("/api/lab/{run}/changes", "POST", lab_change, asks=LabChange, gives=LabRun),
    Asked("/api/lab/{run}/stop", "POST", lab_stop, gives=LabRun),
    Asked("/api/lab/{run}/board", "GET", lab_board, gives=LabBoard, query=["game"]),
    Asked("/api/lab/{run}/games/{number}", "POST", lab_game, gives=CreatedTable, status=201),
]
