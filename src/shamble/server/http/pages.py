"""The page and its static files, as the build wrote them."""

import mimetypes
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from shamble.match.i18n.messages import LANGUAGES, Translator
from shamble.match.installed_games import games
from shamble.server.http import helpers

STATIC = Path(__file__).resolve().parent.parent / "static"
PATHS = (
    "/",
    "/setup/{game}",
    "/t/{table}",
    "/replay/{table}",
    "/review/{table}",
    "/luck/{table}",
    "/r/{table}/{at}",
    "/rules/{game}",
    "/lab",
    "/lab/{run}",
    "/profile",
    "/j",
)
COMPRESSED_SUFFIXES = {"br": ".br", "gzip": ".gz"}  # of the files the build wrote, the smaller first


class StaticAssets(StaticFiles):
    """Static files: those in `assets` have a hash in their name and never expire."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        is_hashed = "/assets/" in scope["path"]
        cache_control = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        return _file_response(Path(full_path), Headers(scope=scope), cache_control)


def _file_response(path: Path, request_headers: Headers, cache_control: str) -> Response:
    """Respond with a file, compressed if the build did so and the browser accepts it."""
    media_type = mimetypes.guess_type(path.name)[0] or "text/plain"
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    accepted = {part.split(";")[0].strip() for part in request_headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in COMPRESSED_SUFFIXES.items():
        compressed = path.with_name(path.name + suffix)
        if encoding in accepted and compressed.is_file():
            path = compressed
            headers["content-encoding"] = encoding
            break
    response = FileResponse(path, headers=headers, media_type=media_type, stat_result=path.stat())
    if response.headers["etag"] in request_headers.get("if-none-match", ""):
        return NotModifiedResponse(response.headers)
    return response


def static_files(folder: Path) -> StaticAssets:
    return StaticAssets(directory=folder, check_dir=False)


async def page(request: Request) -> Response:
    """Respond with the page, prepared for the path: modules and catalogues are preloaded."""
    folder = helpers.state(request).static
    kind = request.url.path.split("/")[1] or "index"
    kind = "replay" if kind == "r" else kind
    game = await _game_of(request)
    for index in (folder / f"{kind}.{game}.html", folder / f"{kind}.html", folder / "index.html"):
        if index.is_file():
            response = _file_response(index, request.headers, "no-cache")
            catalogues = ["shell", game] if game else ["shell"]
            response.headers["link"] = ", ".join(_preload_links(request.headers, catalogues))
            return response
    lines = [Translator(language).text("error-page-missing") for language in LANGUAGES]
    return PlainTextResponse("\n".join(lines) + "\n", 503)


async def _game_of(request: Request) -> str:
    """Return the game of the table in the path; "" if it is unknown or the database away."""
    table = request.path_params.get("table")
    if not table:
        return ""
    rooms = helpers.rooms(request)
    if table in rooms.rooms:
        return rooms.rooms[table].match.game.id
    try:
        game = await rooms.storage.game_of(table)
    except SQLAlchemyError:
        return ""
    return game if game in games() else ""


def _preload_links(request_headers: Headers, catalogues: Sequence[str]) -> Iterator[str]:
    """Yield links to catalogues in the language of the browser."""
    language = "it" if request_headers.get("accept-language", "").startswith("it") else "en"
    for name in catalogues:
        yield f"</api/text/{language}/{name}.ftl>; rel=preload; as=fetch; crossorigin"
