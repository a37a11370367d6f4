"""What every request has in common: who asks, what is said in it, and how it is answered."""

import asyncio
import gzip
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeVar

import brotli
import msgspec
from starlette.requests import Request
from starlette.responses import Response

from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.http.openapi import JSON
from shamble.server.rate_limits import AddressQuota, AddressQuotas
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.storage.tables import Access

T = TypeVar("T")
PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "br": brotli.compress,
    "gzip": lambda content: gzip.compress(content, 9, mtime=0),
}  # the smaller first, each as small as it goes


def hall(request: Request) -> RoomRegistry:
    found: RoomRegistry = request.app.state.hall
    return found


# ---------------------------------------------------------------- who asks


def quota(request: Request) -> AddressQuota:
    """What the address that asks may still do."""
    all_of_them: AddressQuotas = request.app.state.allowances
    return all_of_them.of(request.client.host if request.client else "")


def not_too_often(request: Request) -> None:
    """Opening tables costs something: not too many by one address."""
    if not quota(request).take_table():
        raise HttpError(429, "error-too-fast")


async def enter(request: Request) -> tuple[LiveRoom, Access]:
    """The key comes in a header, so that no address anywhere holds it."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return await hall(request).enter(request.path_params["table"], key if kind == "Bearer" else "")


# ---------------------------------------------------------------- what is said


async def body(request: Request, most: int) -> bytes:
    content = bytearray()
    try:
        async with asyncio.timeout(limits.BODY_TIMEOUT_S):
            async for part in request.stream():
                content += part
                if len(content) > most:
                    raise HttpError(413, "error-too-big", {"limit": most // 1024})
    except TimeoutError:
        raise HttpError(408, "error-too-slow") from None
    return bytes(content)


async def decoded(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await body(request, limits.MAX_BODY_BYTES), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(400, "error-bad-request", {"problem": str(error)[: limits.MAX_TEXT_CHARS]}) from None


# ---------------------------------------------------------------- answering


def json(thing: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type=JSON)


def renewed(request: Request, content: bytes, media_type: str = JSON, pack: bool = False) -> Response:
    """Something that is asked for again and again: sent only when it has changed. `pack`: it seldom does, so it is
    worth packing as small as it goes."""
    tag = _tag(content)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if pack:
        headers["vary"] = "accept-encoding"
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for encoding in PACKERS if pack else ():
        if encoding in accepted:
            content = _packed(content, encoding)
            headers["content-encoding"] = encoding
            break
    return Response(content, headers=headers, media_type=media_type)


def lasting(request: Request, content: bytes, media_type: str = JSON) -> Response:
    """Something that seldom changes."""
    return renewed(request, content, media_type, pack=True)


@lru_cache(64)
def _tag(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:20]}"'


@lru_cache(64)
def _packed(content: bytes, encoding: str) -> bytes:
    return PACKERS[encoding](content)
