"""Generated requests and frames: the server survives, no foreign seat is played, the event loop is never blocked.

Requests are generated from the OpenAPI document, frames from the types of the protocol."""

import asyncio
import gc
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from starlette.routing import Route

from shamble.match.protocol.requests import ToServer
from shamble.server.http import openapi
from shamble.server.http.app import API_ROUTES
from shamble.server.http.routes import tables
from tests.server.helpers import PERSON, Place, bot

# the server runs in this process and uses the module `random` while hypothesis generates
pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")

HELD_UP = 0.2  # seconds of work without a pause
EXAMPLES = 12
MANY = 400

OPERATIONS = [(route.method, route.path) for route in API_ROUTES]
NAMES = [f"{method} {path}" for method, path in OPERATIONS]


@schemathesis.serializer(tables.SAVE_TYPE)
def save_file(context: Any, value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


def profile(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@contextmanager
def never_held_up(place: Place) -> Iterator[None]:
    """Fail if the thread of the event loop works too long without a pause.

    CPU time counts, so a busy machine changes nothing. Garbage of the tests is not collected meanwhile."""
    stretches: list[float] = []
    loop = place.registry.loop

    async def watch() -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(0.005)
            now = time.thread_time()
            stretches.append(now - before)
            before = now

    gc.collect()
    gc.freeze()
    task = asyncio.run_coroutine_threadsafe(watch(), loop)
    try:
        yield
    finally:
        task.cancel()
        gc.unfreeze()
    assert max(stretches, default=0.0) < HELD_UP


# ---------------------------------------------------------------- requests


def test_every_route_is_in_openapi(place: Place) -> None:
    assert place.app is not None
    described = place.http.get("/api/openapi.json").json()["paths"]
    there = {
        (path, method)
        for route in place.app.routes
        if isinstance(route, Route) and (path := route.path).startswith("/api/") and "openapi" not in path
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert there == {
        (path, method.upper()) for path, operations in described.items() for method in operations
    }


def _made_up(place: Place, method: str, path: str, examples: int) -> None:
    operation = schemathesis.openapi.from_dict(openapi.document(API_ROUTES))[path][method]
    table = place.open(PERSON, bot())
    known = {
        "table": table.table,
        "game": "drill",
        "language": "it",
        "name": "shell",
        "run": "1",
        "number": "0",
    }
    headers = [{"authorization": f"Bearer {place.key(table.mine)}"}, {}]

    @profile(examples)
    @given(case=operation.as_strategy(), real=st.booleans(), header=st.sampled_from(headers))
    def asked(case: Any, real: bool, header: dict[str, str]) -> None:
        place.forgive()
        if real:  # of something that exists
            case.path_parameters = {name: known[name] for name in case.path_parameters or {}}
        if real and path == "/api/tables":
            case.body["game"] = "drill"
        answer = case.call(base_url=place.address, headers=header)
        case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])

    with never_held_up(place):
        asked()
    assert place.http.get("/health").status_code == 200


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=NAMES)
def test_requests_generated_from_openapi(place: Place, method: str, path: str) -> None:
    _made_up(place, method, path, EXAMPLES)


@pytest.mark.soak
@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=NAMES)
def test_many_requests_generated_from_openapi(place: Place, method: str, path: str) -> None:
    _made_up(place, method, path, MANY)


# ---------------------------------------------------------------- frames

NUMBERS = st.sampled_from([-(2**63), -5, -1, 0, 1, 2, 3, 7, 255, 2**31, 2**63 - 1])
WORDS = st.one_of(
    st.sampled_from(["", "pass", "door 1", "door 2", "novice", "\u202ex\0", "x" * 500]), st.text(max_size=12)
)


def _values(hint: Any) -> st.SearchStrategy[Any]:
    """Return a strategy for values of a type, often at its bounds."""
    if hint is int:
        return NUMBERS
    if hint is str:
        return WORDS
    return st.from_type(hint)


def _frames() -> st.SearchStrategy[bytes]:
    kinds = get_args(ToServer)
    built = [
        st.builds(kind, **{name: _values(hint) for name, hint in get_type_hints(kind).items()}).map(
            msgspec.json.encode
        )
        for kind in kinds
        if not any(
            isinstance(arg, type) and issubclass(arg, msgspec.Struct) for arg in get_type_hints(kind).values()
        )
    ]
    tags = st.sampled_from([kind.__struct_config__.tag for kind in kinds])
    anything = st.recursive(
        st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False) | WORDS,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
        max_leaves=8,
    )
    fields = ["ref", "seat", "decision", "text", "kind", "agree", "clock", "policy", "orders", "to"]
    odd = st.builds(
        lambda tag, more: json.dumps({"type": tag, **more}).encode(),
        tags,
        st.dictionaries(st.sampled_from(fields), anything, max_size=5),
    )
    return st.one_of(*built, odd, st.binary(max_size=60), anything.map(lambda one: json.dumps(one).encode()))


def _send_frames(place: Place, examples: int) -> None:
    """Send generated frames as a guest.

    No frame plays the other seat, whose player can continue. Each example has its own table, because a guest can give
    the own seat away."""

    @profile(examples)
    @given(frames=st.lists(_frames(), min_size=1, max_size=12))
    def sent(frames: list[bytes]) -> None:
        place.forgive()
        table = place.open(PERSON, PERSON)
        room = asyncio.run_coroutine_threadsafe(
            place.registry.room(table.table), place.registry.loop
        ).result()
        with place.sit(table.seats[0]) as ada, place.sit(table.seats[1]) as guest:
            ada.joined()
            guest.joined()
            for frame in frames:
                guest.line.send(frame.decode("utf-8", "surrogateescape") if _text(frame) else frame)
        moved = [json.loads(body) for body in _log(room)]
        assert not [entry for entry in moved if entry.get("type") == "moved" and entry["seat"] == 0]
        with place.sit(table.seats[0]) as ada:
            ada.joined()
            assert ada.mine == [0]

    with never_held_up(place):
        sent()


def _text(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


def _log(room: Any) -> list[bytes]:
    return [line for line in bytes(room.persistence.log).splitlines() if line.strip()]


def test_frames_generated_from_protocol(place: Place) -> None:
    _send_frames(place, 15)


@pytest.mark.soak
def test_many_frames_generated_from_protocol(place: Place) -> None:
    _send_frames(place, 500)


# ---------------------------------------------------------------- idle sockets


def test_half_open_sockets_block_no_client(place: Place) -> None:
    """They are cut off later (`test_slow_request_head_is_cut_off`); until then they harm no client."""
    host, _, port = place.address.removeprefix("http://").partition(":")
    idle = []
    with never_held_up(place):
        try:
            for number in range(1000):
                line = socket.create_connection((host, int(port)), timeout=5)
                if number % 2:
                    line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                idle.append(line)
            with place.sit(place.open(PERSON, PERSON).mine) as player:
                player.joined().first_option()
        finally:
            for line in idle:
                line.close()
