"""Access: no keys in URLs, foreign origins and host names refused, texts cleaned."""

from pathlib import Path

import pytest
from websockets import Subprotocol
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from shamble.match.protocol.events import Ack, ChatMessage, Rejected, Seats, Sync
from shamble.match.protocol.requests import Say, SetPace, SetSeat, SetTablePolicy
from shamble.match.protocol.view import TablePolicy
from shamble.match.text_cleaning import clean_text
from shamble.server.access_policy import AccessPolicy, access_policy
from tests.server.helpers import OPEN, PERSON, Place, bearer, bot, serving


def test_key_in_url_opens_nothing(place: Place) -> None:
    made = place.open()
    key = place.key(made.mine)
    for rest in ("", "/replay", "/export"):
        path = f"/api/tables/{made.table}{rest}"
        assert place.http.get(f"{path}?key={key}").status_code == 403
        assert place.http.get(path, headers=bearer(key)).status_code == 200
    address = f"{place.address.replace('http', 'ws')}/api/tables/{made.table}/socket"
    with connect(f"{address}?key={key}", proxy=None) as line:
        assert "error-wrong-key" in str(line.recv(timeout=10))
    offers = [Subprotocol("shamble"), Subprotocol(f"key.{key}")]
    with connect(address, proxy=None, subprotocols=offers) as line:
        assert line.subprotocol == "shamble"
        assert '"type":"sync"' in str(line.recv(timeout=10))


def test_foreign_origin_is_refused(place: Place) -> None:
    body = {"game": "drill", "seats": [PERSON, PERSON]}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = place.http.post("/api/tables", json=body, headers={"origin": origin})
        assert answer.json()["error"]["key"] == "error-origin"
    assert place.http.post("/api/tables", json=body, headers={"origin": place.address}).status_code == 201
    address = place.address.replace("http", "ws") + f"/api/tables/{place.open().table}/socket"
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(address, proxy=None, additional_headers={"origin": "https://evil.example"}),
    ):
        pass


def test_unknown_host_name_is_refused(place: Place) -> None:
    answer = place.http.get("/api/games", headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert answer.json()["error"]["key"] == "error-host"


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("192.168.1.4:8765", True),
        ("den", True),
        ("den.local:80", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("table.example.org", False),
    ],
)
def test_allowed_host_names(host: str, ours: bool) -> None:
    assert AccessPolicy().allows_host(host) == ours
    assert AccessPolicy(hosts=("*",)).allows_host(host)
    assert AccessPolicy(hosts=("table.example.org",)).allows_host("table.example.org:443")


def test_access_policy_is_read_from_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert access_policy("127.0.0.1").unlisted_games
    public = access_policy("0.0.0.0")
    assert (public.unlisted_games, public.lab, public.proxies) == (False, None, "127.0.0.1,localhost,::1")
    monkeypatch.setenv("SHAMBLE_HOSTS", "table.example.org, other.example.org")
    monkeypatch.setenv("SHAMBLE_PROXIES", "10.0.0.1")
    assert access_policy("0.0.0.0").hosts == ("table.example.org", "other.example.org")
    assert access_policy("0.0.0.0").proxies == "10.0.0.1"


def test_unlisted_games_are_refused_by_public_server(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as inside:
        made = inside.open(PERSON, bot())
        file = inside.get(made.mine, "/export").content
    with serving(tmp_path / "b.db", policy=AccessPolicy(unlisted_games=False)) as place:
        body = {"game": "drill", "seats": [PERSON, PERSON]}
        assert place.http.post("/api/tables", json=body).status_code == 404
        assert place.http.post("/api/import", content=file).status_code == 404
        for rest in ("rules", "scene", "briefs"):
            assert place.http.get(f"/api/games/drill/{rest}").status_code == 404


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\x07c\x1b[31m", "abc[31m"),
        ("\u2066x\u2069\u200e\ufeff", "x"),
        ("e" + "\u0301" * 50, "é" + "\u0301" * 3),
        ("👩\u200d👧", "👩\u200d👧"),
        ("\ud800", ""),
    ],
)
def test_control_and_direction_characters_are_removed(text: str, shown: str) -> None:
    assert clean_text(text) == shown


def test_names_and_chat_are_cleaned(place: Place) -> None:
    made = place.open({"kind": "person", "name": "\u202eadA"}, OPEN)
    with place.sit(made.mine) as ada:
        assert ada.until(Sync).seats[0].name == "adA"
        assert isinstance(ada.ask(SetSeat, seat=0, kind="person", name="B\x00e\u202ea"), Ack)
        assert isinstance(ada.ask(Say, text="hi\u202e there\x07"), Ack)
        assert [m.text for m in ada.messages if isinstance(m, ChatMessage)] == ["hi there"]
        assert place.registry.rooms[made.table].match.occupants[0].name == "Bea"
        assert isinstance(ada.ask(Say, text="\u202e"), Rejected)


def test_host_limits_spectator_chat_and_guest_pausing(place: Place) -> None:
    made = place.open(PERSON, OPEN, bot())
    with place.sit(made.mine) as host, place.sit(made.seats[1]) as guest, place.sit(made.watch) as watcher:
        host.joined()
        guest.joined()
        watcher.joined()
        assert isinstance(guest.ask(SetPace, pace=1.0, paused=True), Ack)
        assert isinstance(watcher.ask(Say, text="hello"), Ack)
        assert isinstance(guest.ask(SetTablePolicy, policy=TablePolicy(True, True)), Rejected)
        assert isinstance(host.ask(SetTablePolicy, policy=TablePolicy(True, True)), Ack)
        for one in (watcher, guest):
            one.until(Seats, lambda m: m.policy == TablePolicy(True, True))
        no = watcher.ask(Say, text="psst")
        assert isinstance(no, Rejected)
        assert no.reasons[0].key == "no-silent"
        assert isinstance(guest.ask(SetPace, pace=1.0, paused=False), Rejected)
        assert isinstance(guest.ask(Say, text="we may"), Ack)
        assert isinstance(host.ask(SetPace, pace=1.0, paused=False), Ack)
    with place.sit(made.watch) as late:
        assert late.until(Sync).policy == TablePolicy(True, True)
