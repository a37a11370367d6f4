"""The socket of one seat: what the server last said, and requests with their answers."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace
from websockets import ConnectionClosed, InvalidHandshake, InvalidURI, Subprotocol
from websockets.asyncio.client import ClientConnection, connect

from shamble.cli.problem import Problem
from shamble.match.fair_dice import nonces
from shamble.match.protocol.events import (
    Ack,
    Narration,
    Rejected,
    Seats,
    Sync,
    ToClient,
    Update,
)
from shamble.match.protocol.gathering import Gathering
from shamble.match.protocol.requests import Act, AskSync, EnterRoll, SetReady, ToServer
from shamble.match.protocol.view import Decision
from shamble.match.view.delta import apply_changes
from shamble.server.token_buckets import TokenBucket

PATIENCE_S = 60.0  # for an answer of the server
RETRY_S = 300.0  # how long a lost server is looked for
MAX_PAUSE_S = 8.0  # between two attempts
BURST, PER_SECOND = 30, 15  # messages; the server accepts 40 at once and 20 a second
REFUSED = 4000  # from this code on, the server closes a socket for good

_decoder = msgspec.json.Decoder(ToClient)
_Message = TypeVar("_Message", bound=ToServer)


class ConnectionLost(Exception):
    """The server did not answer, or the connection broke before it did."""


def socket_address(link: str) -> tuple[str, str]:
    """Return the socket and the key of a seat link; raise Problem if it is none."""
    parts = urlsplit(link)
    place, _, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or not parts.fragment:
        raise Problem("This is no seat link: it looks like http://127.0.0.1:8765/t/TABLE#KEY.")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}{place}/api/tables/{table}/socket", parts.fragment


class Connection:
    """One client of a table. It reconnects when the server restarts."""

    def __init__(self, link: str) -> None:
        self._address, self._key = socket_address(link)
        self._salt = secrets.token_hex(16)  # so that the server cannot choose the dice alone
        self._nonces: list[str] = []  # of actions to come, so that the operator cannot foresee dice
        self._line: ClientConnection | None = None
        self._quota = TokenBucket(BURST, PER_SECOND)
        self._refs = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Event()
        self.table: Sync | None = None
        self.decision: Decision | None = None
        self.over = False
        self.gathering: Gathering | None = None
        self.refusal: Rejected | None = None  # why the server does not let this client in

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["Connection"]:
        """Join the table, and leave it at the end; raise Problem if that fails."""
        line = await self._connect()
        listener = asyncio.create_task(self._listen(line))
        try:
            while self.table is None and not listener.done():
                await self._next_change(listener)
            if self.table is None:
                reason = self.refusal.reasons[0].key if self.refusal is not None else "error-server"
                raise Problem(f"The server does not open this table to the link ({reason}).")
            yield self
        finally:
            listener.cancel()
            await asyncio.wait([listener])

    async def _next_change(self, listener: "asyncio.Task[None]") -> None:
        self._changed.clear()
        change = asyncio.create_task(self._changed.wait())
        await asyncio.wait([change, listener], return_when=asyncio.FIRST_COMPLETED)
        change.cancel()

    async def _connect(self) -> ClientConnection:
        try:
            return await connect(
                f"{self._address}?salt={self._salt}",
                max_size=None,
                subprotocols=[Subprotocol("shamble"), Subprotocol(f"key.{self._key}")],
            )
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise Problem(f"No table answers at {self._address} ({error}).") from error

    async def _listen(self, line: ClientConnection) -> None:
        """Take every message; look for the server again when the connection breaks."""
        while True:
            self._line = line
            try:
                async for frame in line:
                    await self._take(_decoder.decode(frame))
            except ConnectionClosed:
                pass
            finally:
                self._line = None
                await line.close()
                self._fail()
            if (line.close_code or 0) >= REFUSED:
                return
            line = await self._find_again()

    async def _find_again(self) -> ClientConnection:
        pause, waited = 0.5, 0.0
        while True:
            try:
                return await self._connect()
            except Problem:
                if waited > RETRY_S:
                    raise
            await asyncio.sleep(pause)
            waited, pause = waited + pause, min(2 * pause, MAX_PAUSE_S)

    def _fail(self) -> None:
        """Give up the requests that have no answer."""
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionLost("The connection broke. Try again."))
        self._answers.clear()
        self._changed.set()

    async def _take(self, message: Any) -> None:
        match message:
            case Sync():
                self.table, self.decision, self.over = message, message.decision, message.ending is not None
                await self._gathered(message.gathering)
            case Update():
                await self._update(message)
            case Seats():
                if self.table is not None:
                    self.table = replace(self.table, seats=message.seats)
                await self._gathered(message.gathering)
            case Rejected(ref=0):
                self.refusal = message
            case Ack() | Rejected() | Narration():
                answer = self._answers.pop(message.ref, None)
                if answer is not None and not answer.done():
                    answer.set_result((message, self.decision))
            case _:
                return
        self._changed.set()

    async def _update(self, update: Update) -> None:
        if self.table is None or (update.base >= 0 and update.base != self.table.version):
            await self._send(AskSync(ref=0))
            return
        view = update.view if update.base < 0 else apply_changes(self.table.view, update.changes)
        self.table = replace(self.table, version=update.version, view=view, ending=update.ending)
        self.decision, self.over = update.decision, update.ending is not None

    async def _gathered(self, gathering: Gathering | None) -> None:
        """Say in the waiting room that this player is ready."""
        self.gathering = gathering
        if gathering is None or not gathering.waiting or self.table is None:
            return
        if not set(self.table.mine) <= set(gathering.ready):
            await self._send(SetReady(ref=0, ready=True))

    async def _send(self, request: ToServer) -> None:
        while not self._quota.take():
            await asyncio.sleep(1 / PER_SECOND)
        if self._line is None:
            raise ConnectionLost("The server is away. Try again.")
        try:
            await self._line.send(msgspec.json.encode(request).decode())
        except ConnectionClosed as closed:
            raise ConnectionLost("The connection broke. Try again.") from closed

    # ------------------------------------------------------------ for the seat

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat."""
        return self.decision is not None and self.decision.seat in self.decision.waiting

    async def ask(self, kind: type[_Message], **fields: Any) -> tuple[Any, Decision | None]:
        """Send a request; return its answer, and the decision that was pending when it came."""
        self._refs += 1
        ref = self._refs
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[ref] = answer
        if kind in (Act, EnterRoll):
            self._nonces = self._nonces or nonces.chain()
            fields["nonce"] = self._nonces.pop(0)
        try:
            await self._send(kind(ref=ref, **fields))
            async with asyncio.timeout(PATIENCE_S):
                message, decision = await answer
        except TimeoutError as error:
            raise ConnectionLost("The server did not answer. Try again.") from error
        finally:
            self._answers.pop(ref, None)
        if isinstance(message, Rejected) and "nonce" in fields:
            self._nonces.insert(0, fields["nonce"])  # the repeat rolls the same
        return message, decision

    async def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, at most some seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (self.is_asked or self.over):
                    self._changed.clear()
                    await self._changed.wait()
