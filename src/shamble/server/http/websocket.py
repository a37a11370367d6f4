"""A socket: one client at one table, for as long as it lasts."""

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, MatchError
from shamble.match.protocol.events import Rejected
from shamble.match.protocol.requests import Act, AskExplanation, AskHint, ToServer
from shamble.match.protocol.view import RefusalReason
from shamble.match.view.options import to_reason
from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.rate_limits import AddressQuota
from shamble.server.rooms import handlers, joining
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client, encode
from shamble.server.rooms.registry import RoomRegistry

log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(ToServer)
FAULTS = 20  # senseless messages, or messages too fast, before a client is sent away


PROTOCOL, KEY = "shamble", "key."  # what a page asks for beside the address; the key is no part of it


async def socket(line: WebSocket) -> None:
    """Say what was missed, then carry messages both ways."""
    hall: RoomRegistry = line.app.state.hall
    wanted: list[str] = line.scope.get("subprotocols", [])
    key = next((one.removeprefix(KEY) for one in wanted if one.startswith(KEY)), "")
    await line.accept(PROTOCOL if PROTOCOL in wanted else None)
    line.scope["headers"] = []  # nobody asks for them again, however long this lasts
    caller: AddressQuota = line.app.state.allowances.of(line.client.host if line.client else "")
    if not caller.take_socket():
        await _turn_away(line, HttpError(429, "error-too-fast"))
        return
    try:
        await _attend(line, hall, key)
    finally:
        caller.return_socket()


async def _turn_away(line: WebSocket, error: HttpError) -> None:
    said = error.problem.error
    await line.send_text(encode(Rejected(0, "bad", [RefusalReason(said.key, said.args)])).decode())
    await line.close(4000 + error.status)


async def _attend(line: WebSocket, hall: RoomRegistry, key: str) -> None:
    try:
        room, link = await hall.enter(line.path_params["table"], key)
        if not room.access.make_slot(link):
            raise HttpError(503, "error-full")
    except HttpError as error:
        await _turn_away(line, error)
        return
    asked = line.query_params
    client = Client(link, key, asked.get("curtain") == "1", asked.get("salt", ""), asked.get("own") == "1")
    carrier = asyncio.create_task(client.deliver(line.send_text))
    carrier.add_done_callback(lambda _: client.disconnect())  # the line is broken
    try:
        with contextlib.suppress(MatchError):  # a free seat that could not be taken: then one watches
            await joining.join(room, client, _version(line.query_params.get("version")))
        if not client.is_disconnected:
            try:
                await client.listen(_listen(line, room, client, hall))
            except Exception as error:
                _note(room, error)
    finally:
        joining.leave(room, client)
        carrier.cancel()
        await asyncio.wait([carrier])
        if not carrier.cancelled():
            _note(room, carrier.exception())
        with contextlib.suppress(Exception):  # it may be closed already
            await line.close(1012)


def _note(room: LiveRoom, error: BaseException | None) -> None:
    """That a line is gone is no news, anything else is."""
    if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
        log.error("a socket of table %s ended badly", room.id, exc_info=error)


def _version(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None


async def _listen(line: WebSocket, room: LiveRoom, client: Client, hall: RoomRegistry) -> None:
    """Take messages one after the other; only a hint may take its time beside them."""
    faults = 0
    hint: asyncio.Task[None] | None = None
    while faults < FAULTS:
        message = await line.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        content = text.encode("utf-8", "replace") if text is not None else (message.get("bytes") or b"")
        try:
            asked = _decode(content)
            if not client.message_quota.take() or (
                isinstance(asked, AskHint | AskExplanation) and hint is not None and not hint.done()
            ):
                raise InvalidRequest(Refusal("no-too-fast"))
        except InvalidRequest as no:
            faults += 1
            _refuse(client, _ref(content), no)
            continue
        if isinstance(asked, AskHint | AskExplanation):
            hint = asyncio.create_task(_answer(room, client, hall, asked))
        else:
            await _answer(room, client, hall, asked)
    await client.flush()


async def _answer(room: LiveRoom, client: Client, hall: RoomRegistry, asked: ToServer) -> None:
    began = time.perf_counter()
    try:
        await handlers.handle(room, client, asked)
        if isinstance(asked, Act):
            hall.metrics.on_action(time.perf_counter() - began)
    except MatchError as no:
        hall.metrics.refused.inc()
        _refuse(client, asked.ref, no)
    except Exception as error:
        room.log_failure(error)
        client.send(Rejected(asked.ref, "bad", [RefusalReason("error-server")]))


def _refuse(client: Client, ref: int, no: MatchError) -> None:
    client.send(Rejected(ref, no.code, [to_reason(reason) for reason in no.reasons]))


def _decode(content: bytes) -> ToServer:
    if len(content) > limits.MAX_MESSAGE_BYTES:
        raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_MESSAGE_BYTES}))
    try:
        asked: ToServer = _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRequest(Refusal("no-message", args={"problem": str(error)})) from None
    return asked


class _Referred(msgspec.Struct):
    ref: int = 0


def _ref(content: bytes) -> int:
    """The reference of a message that makes no sense otherwise."""
    try:
        return msgspec.json.decode(content[: limits.MAX_MESSAGE_BYTES], type=_Referred).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
