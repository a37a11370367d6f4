"""Databases, saves and server keys of version 0.1 open and play on.

The files in `old` were written by commit f6fe20b8, the last one before the names in this package changed."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest
from sqlalchemy import select

from shamble.match.fair_dice.verification import invalid_entries
from shamble.match.log import Entry
from shamble.match.protocol.events import Ack, Sync
from shamble.match.protocol.fair_dice import Proof
from shamble.match.protocol.http import CreatedTable, Replay
from shamble.match.protocol.requests import SetPace
from shamble.match.protocol.view import AutoPass, Clock, TablePolicy
from shamble.server.keys import pins
from shamble.server.people import identity
from shamble.server.storage import schema
from tests.server.helpers import PATIENCE, Place, bearer, serving

OLD = Path(__file__).parent / "old"
LINKS: dict[str, Any] = msgspec.json.decode((OLD / "links.json").read_bytes())


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Place]:
    """A server of today on a copy of the old database, with the old key."""
    for name in ("tables.db", "tables.db.key"):
        shutil.copy(OLD / name, tmp_path / name)
    with serving(tmp_path / "tables.db") as place:
        yield place


@pytest.fixture
def browser(upgraded: Place, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """The browser of a player, with its old cookie."""
    monkeypatch.setattr(identity, "COOKIE_LIFETIME_S", 10**10)
    cookies = {"shamble-me": LINKS["cookie"]}
    with httpx.Client(
        base_url=upgraded.address, cookies=cookies, timeout=PATIENCE, trust_env=False
    ) as client:
        yield client


def table_of(link: str) -> str:
    return link.removeprefix("/t/").partition("#")[0]


def test_settings_of_an_old_table_are_kept(upgraded: Place) -> None:
    link = LINKS["middle"]["host"]
    with upgraded.sit(link).joined() as host:
        sync = host.messages[0]
        assert isinstance(sync, Sync)
        texts = [line.text for line in sync.chat]  # and a line about new rules, if they changed
        assert texts[:2] == ["Ciao, così!", "only for you"]
    settings = upgraded.registry.rooms[table_of(link)].settings
    assert (settings.host_seats, settings.claimed_seats, settings.cohost) == ([0, 2], [1], 1)
    assert settings.policy == TablePolicy(silent=True, watch="late", delay=3)
    assert settings.clock == Clock("game", 3600, 30, "wait")
    assert settings.orders == {0: AutoPass(each=True)}
    assert pins.pin_matches(settings.pins[0], table_of(link), 0, "1234")
    assert (settings.pace, settings.paused) == (2.0, True)


def test_old_links_open_their_seats_and_play_on(upgraded: Place) -> None:
    middle = LINKS["middle"]
    with upgraded.sit(middle["host"]).joined() as host, upgraded.sit(middle["guest"]).joined() as guest:
        assert host.version >= middle["version"]
        assert (host.mine, guest.mine) == ([0], [1])
        assert isinstance(host.ask(SetPace, pace=0.0, paused=False), Ack)
        for _ in range(2):
            for player in (host, guest):
                player.first_option()
        assert host.version >= middle["version"] + 4
    with upgraded.sit(middle["watch"]).joined() as spectator:
        assert spectator.mine == []


def test_old_game_of_zombicide_plays_on(upgraded: Place) -> None:
    with upgraded.sit(LINKS["zombicide"]["host"]).joined() as both:
        assert both.version >= LINKS["zombicide"]["version"]
        for _ in range(5):
            both.first_option()


@pytest.mark.parametrize("name", ["zombicide", "over"])
def test_old_save_file_is_imported(upgraded: Place, name: str) -> None:
    answer = upgraded.http.post("/api/import", content=(OLD / f"{name}.shamble").read_bytes())
    made = msgspec.json.decode(answer.content, type=CreatedTable)
    replay = msgspec.json.decode(upgraded.get(made.mine, "/replay").content, type=Replay)
    assert len(replay.steps) >= LINKS[name]["version"]
    if name == "zombicide":
        with upgraded.sit(made.mine).joined() as both:
            both.first_option()


def test_old_server_key_proves_the_dice_of_an_old_game(upgraded: Place) -> None:
    """The dice secret is derived from the key file; with another one no roll would fit."""
    link = LINKS["over"]["host"]
    proof = msgspec.json.decode(upgraded.get(link, "/proof").content, type=Proof)
    room = upgraded.registry.rooms[table_of(link)]
    entries = [msgspec.json.decode(line, type=Entry) for line in bytes(room.persistence.log).splitlines()]
    assert proof.throws
    assert invalid_entries(room.match.header, entries, proof.secret) == []


def test_ending_that_was_stored_empty_is_summarized_again(upgraded: Place, browser: httpx.Client) -> None:
    """The old server stored an empty ending where a worker had failed."""
    profile = browser.get("/api/me/profile").json()
    assert (profile["name"], profile["played"]) == ("Ada", 1)
    with upgraded.registry.storage.engine.connect() as conn:
        bodies = {row.table_id: row.body for row in conn.execute(select(schema.endings))}
    assert bodies[table_of(LINKS["over"]["host"])]
    assert bodies[table_of(LINKS["middle"]["host"])] == ""  # not over


def test_old_cookie_opens_the_seats_of_its_owner(upgraded: Place, browser: httpx.Client) -> None:
    places = {place["table"]: place["key"] for place in browser.get("/api/me").json()["places"]}
    assert places.keys() == {table_of(LINKS[name]["host"]) for name in ("middle", "over")}
    for table, key in places.items():
        assert upgraded.http.get(f"/api/tables/{table}", headers=bearer(key)).status_code == 200


def test_old_account_signs_in(upgraded: Place) -> None:
    body = {"name": "Ada", "phrase": "correct horse battery"}
    assert upgraded.http.post("/api/me/sign-in", json=body).json()["name"] == "Ada"


def test_old_table_code_opens_a_free_seat(upgraded: Place) -> None:
    waiting = LINKS["waiting"]
    body = {"code": waiting["code"], "name": "Bruno"}
    made = upgraded.http.post("/api/join/sit", json=body)
    assert made.status_code == 201, made.text
    with upgraded.sit(made.json()["link"]).joined() as guest:
        assert guest.mine == [1]
    room = upgraded.registry.rooms[table_of(waiting["host"])]
    gathering = room.settings.gathering
    assert (gathering.is_waiting, gathering.is_public, gathering.language) == (True, True, "it")
    assert gathering.description == "Come and play"


def test_upgrade_is_done_once(tmp_path: Path) -> None:
    shutil.copy(OLD / "tables.db", tmp_path / "tables.db")
    shutil.copy(OLD / "tables.db.key", tmp_path / "tables.db.key")
    with serving(tmp_path / "tables.db"):
        pass
    with patch("shamble.server.storage.migrations.upgrade") as again, serving(tmp_path / "tables.db"):
        assert not again.called
