"""Helpers of all routes: state, quotas, request bodies and cached responses."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

import brotli
import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.http.openapi import JSON
from shamble.server.http.state import AppState, state_of
from shamble.server.rooms import spectators
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.storage.tables import Access
from shamble.server.token_buckets import AddressQuota, HeavyJobs

T = TypeVar("T")
ENCODERS: dict[str, Callable[[bytes], bytes]] = {
    "br": brotli.compress,
    "gzip": lambda content: gzip.compress(content, 9, mtime=0),
}  # the better one first


def state(request: HTTPConnection) -> AppState:
    return state_of(request.app)


def rooms(request: HTTPConnection) -> RoomRegistry:
    return state(request).rooms


# ---------------------------------------------------------------- access


def quota(request: HTTPConnection) -> AddressQuota:
    """Return the quota of the client's address."""
    return state(request).quotas.of(request.client.host if request.client else "")


def take_table(request: Request) -> None:
    """Count a new table. Raises `HttpError` if the address has opened too many."""
    if not quota(request).take_table():
        raise HttpError(429, "error-too-fast")


async def enter(request: Request) -> tuple[LiveRoom, Access]:
    """Return the room of the path and what the bearer token opens there. Raises `HttpError`.

    The key is sent in a header, so that no URL contains it."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    room, link = await rooms(request).enter(request.path_params["table"], key if scheme == "Bearer" else "")
    if link.role == "watch":
        spectators.check_watcher(room, room.access.watcher_name(quota(request).network))
    return room, link


@asynccontextmanager
async def heavy_job(request: Request) -> AsyncIterator[None]:
    """Wait until the link and the address of the request can run a heavy job.

    A link runs one at a time, an address a few. Raises `HttpError` if too many wait already."""
    by_link, by_address = state(request).heavy_jobs, quota(request).heavy_jobs
    link = (request.path_params.get("table", ""), request.headers.get("authorization", ""))
    jobs = by_link.setdefault(link, HeavyJobs(1))
    if max(jobs.count, by_address.count) >= limits.MAX_WAITING_JOBS:
        raise HttpError(429, "error-too-fast")
    async with jobs.place(), by_address.place():
        yield


# ---------------------------------------------------------------- requests


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Read the request body. Raises `HttpError` if it is too large or too slow."""
    content = bytearray()
    try:
        async with asyncio.timeout(limits.BODY_TIMEOUT_S):
            async for part in request.stream():
                content += part
                if len(content) > max_bytes:
                    raise HttpError(413, "error-too-big", {"limit": max_bytes // 1024})
    except TimeoutError:
        raise HttpError(408, "error-too-slow") from None
    return bytes(content)


async def decode_body(request: Request, type: type[T]) -> T:
    """Decode the JSON body of a request. Raises `HttpError` if it is invalid."""
    try:
        return msgspec.json.decode(await read_body(request, limits.MAX_BODY_BYTES), type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        problem = str(error)[: limits.MAX_TEXT_CHARS]
        raise HttpError(400, "error-bad-request", {"problem": problem}) from None


# ---------------------------------------------------------------- responses


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def etag_response(request: Request, content: bytes, media_type: str = JSON) -> Response:
    """Respond with an ETag; 304 if the client has this content."""
    headers = {"etag": _etag(content), "cache-control": "no-cache"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=media_type)


class Packed(NamedTuple):
    """Content that only changes with the version of the server, in all encodings ("" = plain)."""

    tag: str
    contents: dict[str, bytes]


_packed: dict[tuple[str, ...], Packed] = {}
_packer = ThreadPoolExecutor(1, "packer")


async def static_response(
    request: Request, key: tuple[str, ...], build: Callable[[], bytes], media_type: str = JSON
) -> Response:
    """Respond with content that only changes with the version of the server.

    It is built and compressed once, in a thread. `key`: what it is; there must be a finite number of keys."""
    packed = _packed.get(key)
    if packed is None:
        packed = await asyncio.get_running_loop().run_in_executor(_packer, _pack, key, build)
    headers = {"etag": packed.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if packed.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((encoding for encoding in ENCODERS if encoding in accepted), "")
    if encoding:
        headers["content-encoding"] = encoding
    return Response(packed.contents[encoding], headers=headers, media_type=media_type)


def _pack(key: tuple[str, ...], build: Callable[[], bytes]) -> Packed:
    if key not in _packed:
        content = build()
        contents = {encoding: encode(content) for encoding, encode in ENCODERS.items()}
        _packed[key] = Packed(_etag(content), {"": content, **contents})
    return _packed[key]


def _etag(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:20]}"'
