"""The page and its files, as the build left them; and the headers that keep a page to itself."""

from pathlib import Path
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shamble.table.words import LANGUAGES, Words

STATIC = Path(__file__).resolve().parent / "static"
PATHS = ("/", "/setup/{game}", "/t/{table}", "/replay/{table}", "/rules/{game}")

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


class Guarded:
    """Adds the headers to every answer. Nothing is ever fetched from another host; links are told to nobody."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


class Files(StaticFiles):
    """Files whose name changes with their content are kept for ever, others are asked about again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.replace("\\", "/").startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


def files(folder: Path) -> Files:
    return Files(directory=folder, check_dir=False)


async def page(request: Request) -> Response:
    """The one page, whatever it will show."""
    folder: Any = request.app.state.static
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    told = [Words(language).text("error-page-missing") for language in LANGUAGES]
    return PlainTextResponse("\n".join(told) + "\n", 503)
