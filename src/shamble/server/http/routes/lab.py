"""The lab: studies that visitors start, their results and sample games."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from shamble.match.protocol.http import CreatedTable
from shamble.match.protocol.lab import Lab, LabBoard, LabChange, LabPlan, LabRun
from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.http.openapi import ApiRoute
from shamble.server.http.routes.health import is_local
from shamble.server.lab.runs import MAX_GAMES, StudyQueue, StudyRun
from shamble.server.rooms import creation
from shamble.server.workers import jobs


def _open_lab(request: Request) -> StudyQueue:
    """Return the studies. Raises `HttpError` if the lab is closed."""
    if not _is_open(request):
        raise HttpError(403, "error-lab-closed")
    return helpers.state(request).studies


def _is_open(request: Request) -> bool:
    """Return whether this request can use the lab.

    It is decided for each request: a server that listens to this machine alone can be behind a proxy.
    """
    lab = helpers.rooms(request).policy.lab
    return is_local(request) if lab is None else lab


def _study(request: Request) -> StudyRun:
    return _open_lab(request).find(request.path_params["run"])


def _game_number(run: StudyRun, text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) >= run.request.games:
        raise HttpError(404, "error-lab-run")
    return int(text)


async def _report(run: StudyRun, status: int = 200) -> Response:
    return helpers.json(await asyncio.to_thread(run.report), status)


async def get_lab(request: Request) -> Response:
    """List the studies of this server, or that its lab is closed."""
    if not _is_open(request):
        return helpers.json(Lab(False))
    studies = helpers.state(request).studies
    reports = await asyncio.to_thread(lambda: [run.report() for run in reversed(studies.runs.values())])
    return helpers.json(Lab(True, MAX_GAMES, reports))


async def start_study(request: Request) -> Response:
    """Start a study: many games of bots with the same setup."""
    studies = _open_lab(request)
    helpers.take_table(request)
    return await _report(studies.start(await helpers.decode_body(request, LabPlan)), 201)


async def get_study(request: Request) -> Response:
    """Return the results of a study so far."""
    return await _report(_study(request))


async def add_change(request: Request) -> Response:
    """Play the same games with one option changed, and compare."""
    run = _study(request)
    helpers.take_table(request)
    _open_lab(request).add_change(run, await helpers.decode_body(request, LabChange))
    return await _report(run)


async def stop_study(request: Request) -> Response:
    """Stop a study. Its results so far stay."""
    run = _study(request)
    _open_lab(request).stop(run)
    return await _report(run)


async def get_study_board(request: Request) -> Response:
    """Return the board of a game of the study at its end."""
    run = _study(request)
    number = _game_number(run, request.query_params.get("game", "0"))
    return helpers.json(await helpers.rooms(request).pool.run(jobs.lab_board, run.plan, number))


async def open_study_game(request: Request) -> Response:
    """Create a table from a game of the study, to watch its replay."""
    run = _study(request)
    helpers.take_table(request)
    number = _game_number(run, request.path_params["number"])
    rooms = helpers.rooms(request)
    save = await rooms.pool.run(jobs.lab_save, run.plan, number)
    return helpers.json(await creation.import_save(rooms, save), 201)


ROUTES = [
    ApiRoute("/api/lab", "GET", get_lab, response=Lab),
    ApiRoute("/api/lab", "POST", start_study, request=LabPlan, response=LabRun, status=201),
    ApiRoute("/api/lab/{run}", "GET", get_study, response=LabRun),
    ApiRoute("/api/lab/{run}/changes", "POST", add_change, request=LabChange, response=LabRun),
    ApiRoute("/api/lab/{run}/stop", "POST", stop_study, response=LabRun),
    ApiRoute("/api/lab/{run}/board", "GET", get_study_board, response=LabBoard, query=["game"]),
    ApiRoute("/api/lab/{run}/games/{number}", "POST", open_study_game, response=CreatedTable, status=201),
]
