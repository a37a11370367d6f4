"""The page and its files, as the build left them; and the headers that keep a page to itself."""

import mimetypes
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shamble.match.i18n.messages import LANGUAGES, Translator
from shamble.match.installed_games import games
from shamble.server.access_policy import AccessPolicy
from shamble.server.errors import HttpError
from shamble.server.rooms.registry import RoomRegistry

STATIC = Path(__file__).resolve().parent.parent / "static"
PATHS = (
    "/",
    "/setup/{game}",
    "/t/{table}",
    "/replay/{table}",
    "/review/{table}",
    "/r/{table}/{at}",
    "/rules/{game}",
    "/lab",
    "/lab/{run}",
    "/profile",
    "/j",
)
PACKED = {"br": ".br", "gzip": ".gz"}  # what the build left beside a file, the smaller first

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


ALWAYS = (
    "x-content-type-options",
    "cross-origin-resource-policy",
)  # what a file needs that is no page itself


class Guarded:
    """Adds the headers to every answer. Nothing is ever fetched from another host; links are told to nobody."""

    def __init__(self, app: ASGIApp, policy: AccessPolicy) -> None:
        self.app = app
        self.policy = policy

    def _stranger(self, scope: Scope) -> HttpError | None:
        """Whoever calls us by a name that is not ours, or a page that somebody else has served."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin", "")
        if not self.policy.allows_host(host):
            return HttpError(421, "error-host", {"host": host[:100]})
        asks = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        return (
            HttpError(403, "error-origin") if asks and not self.policy.allows_origin(origin, host) else None
        )

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, no: HttpError) -> None:
        if scope["type"] == "websocket":
            await send(
                {"type": "websocket.close", "code": 4000 + no.status}
            )  # before it is open: a plain 403
            return
        content = msgspec.json.encode(no.problem)
        await Response(content, no.status, dict(SECURITY), "application/json")(scope, receive, send)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and (no := self._stranger(scope)):
            await self._turn_away(scope, receive, send, no)
            return
        if scope["type"] == "http":
            await self._with_headers(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _with_headers(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name in ALWAYS if scope["path"].startswith("/assets/") else SECURITY:
                    headers.setdefault(name, SECURITY[name])
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded)


class Files(StaticFiles):
    """Files whose name changes with their content are kept for ever, others are asked about again."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        lasting = "/assets/" in scope["path"]
        keeping = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return _file(Path(full_path), Headers(scope=scope), keeping)


def _file(path: Path, asked: Headers, keeping: str) -> Response:
    """A file, packed where the build packed it and the browser can unpack it."""
    kind = mimetypes.guess_type(path.name)[0] or "text/plain"
    headers = {"cache-control": keeping, "vary": "accept-encoding"}
    accepted = {part.split(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
    for encoding, suffix in PACKED.items():
        packed = path.with_name(path.name + suffix)
        if encoding in accepted and packed.is_file():
            path = packed
            headers["content-encoding"] = encoding
            break
    answer = FileResponse(path, headers=headers, media_type=kind, stat_result=path.stat())
    if answer.headers["etag"] in asked.get("if-none-match", ""):
        return NotModifiedResponse(answer.headers)
    return answer


def files(folder: Path) -> Files:
    return Files(directory=folder, check_dir=False)


async def page(request: Request) -> Response:
    """The one page, with what such an address needs first already asked for: modules in the page, words by a header."""
    folder: Path = request.app.state.static
    kind = request.url.path.split("/")[1] or "index"
    kind = "replay" if kind == "r" else kind  # at a moment
    game = await _game(request)
    for index in (folder / f"{kind}.{game}.html", folder / f"{kind}.html", folder / "index.html"):
        if index.is_file():
            answer = _file(index, request.headers, "no-cache")
            answer.headers["link"] = ", ".join(_words(request.headers, ["shell", *([game] if game else [])]))
            return answer
    told = [Translator(language).text("error-page-missing") for language in LANGUAGES]
    return PlainTextResponse("\n".join(told) + "\n", 503)


async def _game(request: Request) -> str:
    """Which game a page shows the board of. A page is given also while the database is away."""
    table = request.path_params.get("table")
    if not table:
        return ""
    hall: RoomRegistry = request.app.state.hall
    if table in hall.rooms:
        return hall.rooms[table].match.game.id
    try:
        game = await hall.storage.game_of(table)
    except SQLAlchemyError:
        return ""
    return game if game in games() else ""


def _words(asked: Headers, names: Sequence[str]) -> Iterator[str]:
    """Catalogues that the page will ask for, unless its reader once chose another language than the browser's."""
    language = "it" if asked.get("accept-language", "").startswith("it") else "en"
    for name in names:
        yield f"</api/text/{language}/{name}.ftl>; rel=preload; as=fetch; crossorigin"
