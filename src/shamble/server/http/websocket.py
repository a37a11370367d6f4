"""The WebSocket endpoint: one client at one table."""

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble.core.refusals import Refusal
from shamble.match import protocol
from shamble.match.errors import InvalidRequest, MatchError
from shamble.match.protocol.events import Rejected
from shamble.match.protocol.requests import Act, AskExplanation, AskHint, ToServer
from shamble.match.protocol.view import RefusalReason
from shamble.match.view.options import to_reason
from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.metrics import Metrics
from shamble.server.rooms import handlers, joining, spectators
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client, encode
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.token_buckets import AddressQuota, HeavyJobs

log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(ToServer)
MAX_FAULTS = 20  # invalid or too frequent messages, before a client is disconnected
SUBPROTOCOL = "shamble"
KEY_PREFIX = "key."  # of a second subprotocol with the key, so that no URL contains it


async def websocket_endpoint(socket: WebSocket) -> None:
    """Connect a client to a table until it leaves."""
    with contextlib.suppress(WebSocketDisconnect):  # before it was let in, or refused
        await _accept(socket)


async def _accept(socket: WebSocket) -> None:
    subprotocols: list[str] = socket.scope.get("subprotocols", [])
    key = next((name.removeprefix(KEY_PREFIX) for name in subprotocols if name.startswith(KEY_PREFIX)), "")
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in subprotocols else None)
    socket.scope["headers"] = []  # free the memory: a connection can last for hours
    quota = helpers.quota(socket)
    if not quota.take_socket():
        await _refuse_socket(socket, HttpError(429, "error-too-fast"))
        return
    try:
        await _connect(socket, helpers.rooms(socket), key, quota)
    finally:
        quota.return_socket()


async def _refuse_socket(socket: WebSocket, error: HttpError) -> None:
    message = error.problem.error
    await socket.send_text(encode(Rejected(0, "bad", [RefusalReason(message.key, message.args)])).decode())
    await socket.close(4000 + error.status)


async def _connect(socket: WebSocket, rooms: RoomRegistry, key: str, quota: AddressQuota) -> None:
    query = socket.query_params
    try:
        if query.get("protocol", str(protocol.VERSION)) != str(protocol.VERSION):
            raise HttpError(426, "error-other-protocol")  # a page from before an update; it reloads
        room, link = await rooms.enter(socket.path_params["table"], key)
        watcher = room.access.watcher_name(quota.network) if link.role == "watch" else ""
        spectators.check_watcher(room, watcher)
        room.access.make_slot(link, watcher)
    except HttpError as error:
        await _refuse_socket(socket, error)
        return
    client = Client(link, key, query.get("curtain") == "1", query.get("salt", ""), query.get("own") == "1")
    client.watcher = watcher
    client.work.append(quota.watching if client.is_spectator else quota.work)
    sender = asyncio.create_task(client.deliver(socket.send_text))
    sender.add_done_callback(lambda _: client.disconnect())  # the connection is broken
    try:
        with contextlib.suppress(MatchError):  # the free seat is taken: the client is a spectator
            mine = _parse_seats(query.get("mine"))
            await joining.join(room, client, _parse_version(query.get("version")), mine)
        if not client.is_disconnected:
            try:
                await client.listen(_receive_loop(socket, room, client, rooms.metrics, quota.heavy_jobs))
            except Exception as error:
                _log_error(room, error)
    finally:
        joining.leave(room, client)
        sender.cancel()
        await asyncio.wait([sender])
        if not sender.cancelled():
            _log_error(room, sender.exception())
        with contextlib.suppress(Exception):  # already closed
            await socket.close(1012)


def _log_error(room: LiveRoom, error: BaseException | None) -> None:
    """Log an error, unless it only means that the connection is closed."""
    if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
        log.error("a socket of table %s failed", room.id, exc_info=error)


def _parse_version(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None


def _parse_seats(text: str | None) -> frozenset[int] | None:
    numbers = [_parse_version(part) for part in text.split(".") if part] if text is not None else [None]
    return None if None in numbers else frozenset(number for number in numbers if number is not None)


async def _receive_loop(
    socket: WebSocket, room: LiveRoom, client: Client, metrics: Metrics, heavy_jobs: HeavyJobs
) -> None:
    """Handle messages in order, but hints and explanations in a task of their own."""
    faults = 0
    hint: asyncio.Task[None] | None = None
    while faults < MAX_FAULTS:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        content = text.encode("utf-8", "replace") if text is not None else (message.get("bytes") or b"")
        try:
            request = _decode(content)
            is_hint = isinstance(request, AskHint | AskExplanation)
            is_busy = is_hint and hint is not None and not hint.done()
            if not client.message_quota.take() or is_busy:
                raise InvalidRequest(Refusal("no-too-fast"))
        except InvalidRequest as error:
            faults += 1
            _reject(client, _ref_of(content), error)
            continue
        await client.wait_for_budget()
        if is_hint:
            hint = asyncio.create_task(_handle_heavy(room, client, metrics, request, heavy_jobs))
        else:
            await _handle(room, client, metrics, request)
    await client.flush()


async def _handle_heavy(
    room: LiveRoom, client: Client, metrics: Metrics, request: ToServer, heavy_jobs: HeavyJobs
) -> None:
    async with heavy_jobs.place():
        await _handle(room, client, metrics, request)


async def _handle(room: LiveRoom, client: Client, metrics: Metrics, request: ToServer) -> None:
    start = time.perf_counter()
    try:
        await handlers.handle(room, client, request)
        if isinstance(request, Act):
            metrics.on_action(time.perf_counter() - start)
    except MatchError as error:
        metrics.refused.inc()
        _reject(client, request.ref, error)
    except Exception as error:
        room.log_failure(error)
        client.send(Rejected(request.ref, "bad", [RefusalReason("error-server")]))


def _reject(client: Client, ref: int, error: MatchError) -> None:
    client.send(Rejected(ref, error.code, [to_reason(reason) for reason in error.reasons]))


def _decode(content: bytes) -> ToServer:
    if len(content) > limits.MAX_MESSAGE_BYTES:
        raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_MESSAGE_BYTES}))
    try:
        request: ToServer = _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRequest(Refusal("no-message", args={"problem": str(error)})) from None
    return request


class _Ref(msgspec.Struct):
    ref: int = 0


def _ref_of(content: bytes) -> int:
    """Return the reference number of an invalid message, 0 if it has none."""
    try:
        return msgspec.json.decode(content[: limits.MAX_MESSAGE_BYTES], type=_Ref).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
