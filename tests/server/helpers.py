"""A real server on a real port, and players with real sockets."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette
from websockets import Subprotocol
from websockets.sync.client import ClientConnection, connect

from shamble.match import auto_pass
from shamble.match.protocol.events import Ack, BotExplanation, Hint, Rejected, Seats, Sync, ToClient, Update
from shamble.match.protocol.http import CreatedTable
from shamble.match.protocol.requests import Act, ToServer
from shamble.match.protocol.view import AutoPass, Decision
from shamble.match.view.delta import apply_changes
from shamble.server.access_policy import AccessPolicy
from shamble.server.http import pages
from shamble.server.http.app import create_app
from shamble.server.keys import server as keyring
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.serve import main
from shamble.server.storage.database import open_database

T = TypeVar("T")
PATIENCE = float(
    os.environ.get("SHAMBLE_PATIENCE", "20")
)  # seconds until a test fails because something expected did not happen
_decoder = msgspec.json.Decoder(ToClient)


def wait_for(what: Callable[[], T], patience: float = PATIENCE) -> T:
    """Return the first true result of a function. Fail after `patience` seconds."""
    end = time.monotonic() + patience
    while True:
        result = what()
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError("it never came")
        time.sleep(0.01)


class Place:
    """A running server: its address, and its registry for tests that look inside."""

    def __init__(self, address: str, app: Starlette | None = None) -> None:
        self.address = address.rstrip("/")
        self.app = app
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)

    @property
    def registry(self) -> RoomRegistry:
        assert self.app is not None
        registry: RoomRegistry = self.app.state.shamble.rooms
        return registry

    def forgive(self) -> None:
        """Reset the quotas of all addresses."""
        assert self.app is not None
        self.app.state.shamble.quotas.clear()

    def open(self, *seats: dict[str, Any], **more: Any) -> CreatedTable:
        """Open a table with the same dice each time: from seed 3, or from a secret made of it.

        Tables with an open seat refuse a seed."""
        body = {"game": "drill", "seats": list(seats) or [PERSON, PERSON], "seed": 3, **more}
        drawn = body.pop("seed") if OPEN in seats else None
        with (
            patch.object(keyring, "table_secret", lambda *_: f"{drawn}")
            if drawn is not None
            else nullcontext()
        ):
            answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=CreatedTable)

    def sit(self, link: str, version: int | None = None) -> "Player":
        return Player(self, link, version)

    def key(self, link: str) -> str:
        return link.split("#")[1]

    def get(self, link: str, rest: str = "") -> httpx.Response:
        """Return the response about the table of a link."""
        path, key = link.split("#")
        return self.http.get(f"/api/tables/{path.removeprefix('/t/')}{rest}", headers=bearer(key))

    def post(self, link: str, rest: str, body: dict[str, Any]) -> httpx.Response:
        path, key = link.split("#")
        return self.http.post(f"/api/tables/{path.removeprefix('/t/')}{rest}", json=body, headers=bearer(key))


def bearer(key: str) -> dict[str, str]:
    """Return the header for the key of a link."""
    return {"authorization": f"Bearer {key}"}


PERSON = {"kind": "person"}
OPEN = {"kind": "open"}


def bot(level: str = "novice") -> dict[str, Any]:
    return {"kind": "bot", "bot": level}


@contextmanager
def serving(
    database: Path | str,
    hesitation: tuple[float, float] = (0.0, 0.0),
    static: Path = pages.STATIC,
    each: bool = True,
    policy: AccessPolicy | None = None,
    redis: str | None = None,
    key: Path | None = None,
    new_key: bool = False,
) -> Iterator[Place]:
    """A server in a thread of this process. `each`: seats without standing orders decide even when there is one option,
    so that tests can play move by move."""
    with (
        patch.object(auto_pass, "DEFAULT", AutoPass(each=each)),
        _serving(database, hesitation, static, policy, redis, key, new_key) as place,
    ):
        yield place


@contextmanager
def _serving(
    database: Path | str,
    hesitation: tuple[float, float],
    static: Path,
    policy: AccessPolicy | None,
    redis: str | None,
    key: Path | None,
    new_key: bool,
) -> Iterator[Place]:
    with patch.dict(os.environ, {keyring.KEY_FILE_VARIABLE: str(key)} if key else {}):
        app = create_app(
            open_database(str(database)), static, 1, hesitation, policy, redis, accept_new_key=new_key
        )
    line = main._listen("127.0.0.1", 0)
    server = uvicorn.Server(main.uvicorn_config(app, policy.proxies if policy is not None else ""))
    thread = threading.Thread(target=server.run, args=([line],))
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        place = Place(f"http://127.0.0.1:{line.getsockname()[1]}", app)
        with place.http:
            yield place
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        line.close()
    assert not thread.is_alive()


class Pair(Place):
    """Two servers of the same tables, used in turn."""

    def __init__(self, one: Place, two: Place) -> None:
        super().__init__(one.address, one.app)
        self.http = one.http
        self.two = two
        self.sent = 0
        self.together = False  # all at the same server: for tests about the order of messages

    def forgive(self) -> None:
        super().forgive()
        self.two.forgive()

    def sit(self, link: str, version: int | None = None) -> "Player":
        self.sent += 1
        return Player(self.two if self.sent % 2 and not self.together else self, link, version)


class Player:
    """A socket at a table. It stores every frame it receives."""

    def __init__(self, place: Place, link: str, version: int | None = None) -> None:
        path, key = link.split("#")
        key, _, more = key.partition("&")  # query parameters of the test
        table = path.removeprefix("/t/")
        since = "" if version is None else f"&version={version}"
        address = place.address.replace("http", "ws")
        url = f"{address}/api/tables/{table}/socket?{more}{since}"
        self.stack = ExitStack()
        self.line: ClientConnection = self.stack.enter_context(
            connect(
                url,
                proxy=None,
                max_size=None,
                close_timeout=1,
                subprotocols=[Subprotocol("shamble"), Subprotocol(f"key.{key}")],
            )
        )
        self.frames: list[str] = []
        self.messages: list[ToClient] = []
        self.refs = 0
        self.decision: Decision | None = None
        self.version = -1
        self.mine: list[int] = []
        self.seats: Seats | None = None
        self.last: Update | Sync | None = None

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def take(self) -> Any:
        """Return the next message."""
        frame = self.line.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = _decoder.decode(frame)
        if isinstance(message, Update) and message.base >= 0:
            assert self.last is not None
            assert message.base == self.last.version
            view = apply_changes(self.last.view, message.changes)
            message = replace(message, view=view, changes=[], base=-1)
        self.messages.append(message)
        if isinstance(message, Sync | Update):
            self.decision, self.version, self.last = message.decision, message.version, message
        if isinstance(message, Sync):
            self.mine = message.mine
        if isinstance(message, Seats):
            self.seats = message
        return message

    def until(self, kind: type[T], where: Callable[[T], bool] = lambda _: True) -> T:
        while True:
            message = self.take()
            if isinstance(message, kind) and where(message):
                return message

    def joined(self) -> "Player":
        self.until(Sync)
        return self

    def send(self, message: ToServer | dict[str, Any]) -> None:
        self.line.send(msgspec.json.encode(message).decode())

    def ask(self, kind: type[ToServer], /, **fields: Any) -> Ack | Rejected | Hint | BotExplanation:
        self.refs += 1
        self.send(kind(ref=self.refs, **fields))
        ref = self.refs
        answer = self.until(Ack | Rejected | Hint | BotExplanation, lambda m: m.ref == ref)  # type: ignore[arg-type]
        assert isinstance(answer, Ack | Rejected | Hint | BotExplanation)
        return answer

    def act(self, text: str, seat: int | None = None) -> Ack | Rejected | Hint | BotExplanation:
        """Answer the pending decision as this client knows it."""
        assert self.decision is not None
        chosen = self.decision.seat if seat is None else seat
        return self.ask(Act, seat=chosen, decision=self.decision.id, text=text)

    def do(self, text: str, seat: int | None = None) -> Ack:
        answer = self.act(text, seat)
        assert isinstance(answer, Ack), answer
        return answer

    def over(self) -> bool:
        return self.last is not None and self.last.ending is not None

    def owes(self) -> bool:
        """Return whether this client has to decide now."""
        return self.decision is not None and self.decision.seat in self.decision.waiting

    def asked(self) -> Decision:
        """Wait until this client has to decide, and return the decision."""
        while not self.owes():
            self.take()
        assert self.decision is not None
        return self.decision

    def first_option(self) -> Ack:
        return self.do(self.asked().options[0].text)


def with_guest(place: Place) -> tuple[Player, Player, str, str]:
    """Return a host and a guest at one table, and their links."""
    made = place.open(PERSON, OPEN)
    host = place.sit(made.mine).joined()
    guest = place.sit(made.seats[1])
    guest.until(Sync, lambda sync: sync.mine == [1])
    return host, guest, made.mine, made.seats[1]


@contextmanager
def left_by_the_last(place: Place, guests: int, **more: Any) -> Iterator[tuple[CreatedTable, list[Player]]]:
    """A table that the last guest has left; yield its links and the other players, who know it."""
    made = place.open(PERSON, *[OPEN] * guests, **more)
    with ExitStack() as stack:
        links = [made.mine, *(made.seats[seat] for seat in range(1, guests))]
        here = [stack.enter_context(place.sit(link).joined()) for link in links]
        with place.sit(made.seats[guests]).joined():
            pass
        for player in here:
            player.until(
                Seats, lambda m: m.seats[guests].away > 0 and all(seat.online for seat in m.seats[:guests])
            )
        yield made, here
