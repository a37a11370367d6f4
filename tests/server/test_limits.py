"""Limits on texts, tables, sockets, request heads, votes and bots."""

import asyncio
import contextlib
import gc
import socket
import sqlite3
import time
import weakref
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from shamble.match import save_file
from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.events import Ack, Notice, Rejected, Seats, Sync
from shamble.match.protocol.requests import AnswerVote, SetSeat, TakeBack
from shamble.match.view import updates
from shamble.server import limits, token_buckets
from shamble.server.access_policy import AccessPolicy
from shamble.server.rooms import registry
from shamble.server.rooms.client import Client
from shamble.server.storage import expiry
from shamble.server.storage.tables import Access
from shamble.server.token_buckets import AddressQuota, AddressQuotas
from tests.server.helpers import OPEN, PERSON, Place, Player, bot, serving, wait_for

LONG = "x" * 5000


def saved(name: str = "Ada") -> list[bytes]:
    """Return the lines of a small save file."""
    match = Match.new(games()["drill"], [Occupant("person", name), Occupant("bot", "", "novice")], seed=1)
    match.accept(match.set_occupant(0, Occupant("person", "Bea")))
    return save_file.dumps(match).splitlines()


@pytest.mark.parametrize("field", ["rules", "content", "fair", "mode"])
def test_texts_of_uploaded_header_are_limited(place: Place, field: str) -> None:
    lines = saved()
    first = msgspec.json.decode(lines[0])
    first["header"][field] = LONG
    answer = place.http.post("/api/import", content=b"\n".join([msgspec.json.encode(first), *lines[1:]]))
    assert answer.status_code == 400
    assert len(answer.content) < 2000


@pytest.mark.parametrize("field", ["name", "bot", "salt"])
def test_texts_of_uploaded_seat_are_limited(place: Place, field: str) -> None:
    lines = saved()
    last = msgspec.json.decode(lines[2])
    assert last["type"] == "seat"
    last["chair"][field] = LONG
    answer = place.http.post(
        "/api/import", content=b"\n".join([*lines[:2], msgspec.json.encode(last), lines[3]])
    )
    assert answer.status_code == 400


@pytest.mark.parametrize("field", ["position", "secret"])
def test_footer_of_upload_is_limited(place: Place, field: str) -> None:
    lines = saved()
    last = msgspec.json.decode(lines[-1])
    last[field] = LONG
    answer = place.http.post("/api/import", content=b"\n".join([*lines[:-1], msgspec.json.encode(last)]))
    assert answer.status_code == 400


def renamed(times: int) -> Match:
    match = Match.new(games()["drill"], [Occupant("person", "Ada"), Occupant("bot", "", "novice")], seed=1)
    for number in range(times):
        match.accept(match.set_occupant(0, Occupant("person", f"Ada {number}")))
    return match


def test_upload_of_many_renames_is_refused(place: Place) -> None:
    answer = place.http.post("/api/import", content=save_file.dumps(renamed(save_file.MAX_SEAT_CHANGES + 1)))
    assert answer.json()["error"]["key"] == "error-save-seats"


def test_full_state_takes_linear_time() -> None:
    """A log of 19,900 renames once blocked every table for nine seconds whenever a client joined."""
    match = renamed(19_900)
    began = time.process_time()
    assert len(updates.build_sync(match, (0,), "t").log) > 19_900
    assert updates.missed_updates(match, match.version - 40, (1,)) is not None
    assert time.process_time() - began < 1.5


@pytest.mark.parametrize(
    "content",
    [
        b'{"type":"shamble","format":1,"header":' + b"[" * 100_000,
        b"[" * 100_000,
        b'{"' + b"k" * 100_000 + b'":1}',
        b'{"type":"shamble","format":1,"header":{"' + b"k" * 100_000 + b'":1}}',
    ],
)
def test_nested_or_endless_save_is_refused_with_message(
    place: Place, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = place.http.post("/api/import", content=content)
    assert answer.status_code == 400
    assert len(answer.content) < 2000
    assert "Traceback" not in caplog.text


def test_nested_request_is_refused_with_message(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    body = b'{"game":"drill","seats":' + b"[" * 50_000
    assert place.http.post("/api/tables", content=body).status_code == 400
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    "damage",
    ["UPDATE tables SET settings = '{'", "UPDATE tables SET header = '[]'", "UPDATE entries SET body = '?'"],
)
def test_damaged_row_is_reported_with_message(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path / "tables.db") as place:
        made = place.open()
    link = sqlite3.connect(tmp_path / "tables.db")
    link.execute(damage)
    link.commit()
    link.close()
    with serving(tmp_path / "tables.db") as place:
        answer = place.get(made.mine)
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "error-table-broken"
    assert "Traceback" not in caplog.text


def test_refused_table_is_not_stored(place: Place) -> None:
    with patch.object(limits, "MAX_ROOMS", 0), place.registry.storage.engine.connect() as link:
        before = link.exec_driver_sql("SELECT count(*) FROM tables").scalar_one()
        body = {"game": "drill", "seats": [PERSON, PERSON]}
        with patch.object(place.registry, "sweep"):
            assert place.http.post("/api/tables", json=body).status_code == 503
            assert place.http.post("/api/import", content=b"\n".join(saved())).status_code == 503
        assert link.exec_driver_sql("SELECT count(*) FROM tables").scalar_one() == before


def test_address_has_quota_of_tables_and_bytes() -> None:
    stranger, home = AddressQuota("203.0.113.7"), AddressQuota("127.0.0.1")
    stranger.requests = home.requests = token_buckets.TokenBucket(1e9, 1)
    assert [stranger.take_table() for _ in range(1001)][-2:] == [True, False]
    assert all(home.take_table() for _ in range(2000))
    assert all(stranger.take_upload(8 * 1024 * 1024) for _ in range(8))
    assert not stranger.take_upload(8 * 1024 * 1024)
    assert [stranger.take_socket() for _ in range(limits.MAX_SOCKETS_PER_ADDRESS + 1)][-2:] == [True, False]
    stranger.return_socket()
    assert stranger.take_socket()


def test_ipv6_network_shares_one_quota() -> None:
    everybody = AddressQuotas()
    assert everybody.of("2001:db8::1") is everybody.of("2001:db8::2")
    assert everybody.of("2001:db8::1") is not everybody.of("2001:db8:0:1::1")
    assert everybody.of("203.0.113.7") is not everybody.of("203.0.113.8")


def test_spectators_take_no_places_of_players(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    room = place.registry.rooms[made.table]
    watch, mine = Access("watch", -1), Access("host", -1)
    lines = [Client(watch, "") for _ in range(limits.MAX_SPECTATORS)]
    room.clients |= set(lines)
    try:
        room.access.make_slot(mine)
        assert not any(line.is_disconnected for line in lines)
        room.access.make_slot(watch)
        assert [line.is_disconnected for line in lines].count(True) == 1
        with place.sit(made.mine).joined() as ada:
            assert ada.mine == [0]
    finally:
        room.clients -= set(lines)


def test_oldest_socket_of_link_is_closed(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    room, mine = place.registry.rooms[made.table], Access("host", -1)
    lines = [Client(mine, "") for _ in range(limits.MAX_SOCKETS_PER_LINK)]
    room.clients |= set(lines)
    try:
        room.access.make_slot(mine)
        assert [line.is_disconnected for line in lines] == [True] + [False] * (
            limits.MAX_SOCKETS_PER_LINK - 1
        )
    finally:
        room.clients -= set(lines)


def test_slow_request_head_is_cut_off(tmp_path: Path) -> None:
    with patch.object(limits, "HEAD_TIMEOUT_S", 0.3), serving(tmp_path / "tables.db") as place:
        host, port = place.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(100) == b""
        assert place.http.get("/api/games").status_code == 200


def test_backlog_is_limited_in_bytes() -> None:
    client = Client(Access("watch", -1), "")
    client.send(b"x" * limits.MAX_BACKLOG_BYTES)
    assert not client.is_disconnected
    client.send(b"x")
    assert client.is_disconnected


def test_seat_changes_are_limited(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as ada:
        answers = []
        for number in range(40):
            answers.append(ada.ask(SetSeat, seat=0, kind="person", name=f"Ada {number}"))
            place.registry.rooms[made.table].clients.copy().pop().message_quota = token_buckets.TokenBucket(
                99, 99
            )
        assert isinstance(answers[0], Ack)
        no = answers[-1]
        assert isinstance(no, Rejected)
        assert no.reasons[0].key == "no-too-fast"


def test_log_length_is_limited(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with patch.object(limits, "MAX_ENTRIES", 1), place.sit(made.mine).joined() as both:
        no = both.act(both.asked().options[0].text)
        assert isinstance(no, Rejected)
        assert no.reasons[0].key == "no-log-full"


def test_room_with_only_bots_is_unloaded(place: Place) -> None:
    made = place.open(bot(), bot())
    with place.sit(made.mine).joined():
        pass
    wait_for(lambda: not place.registry.rooms[made.table].clients)
    with patch.object(registry, "UNLOAD_BOTS_AFTER_S", 0.0):

        def asleep() -> bool:
            place.registry.loop.call_soon_threadsafe(place.registry.sweep)
            return made.table not in place.registry.rooms

        wait_for(asleep)


def test_undo_is_computed_once_per_view(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine).joined() as both, contextlib.ExitStack() as stack:
        watchers = [stack.enter_context(place.sit(made.watch)).joined() for _ in range(6)]
        both.do("door 1")
        with patch.object(updates, "build_sync", wraps=updates.build_sync) as whole:
            assert isinstance(both.ask(TakeBack), Ack)
            assert whole.call_count == 2
        for watcher in watchers:
            watcher.until(Sync)
        assert len({watcher.frames[-1] for watcher in watchers}) == 1


def test_unused_table_is_deleted_after_announcement(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database, policy=AccessPolicy(retention_days=30)) as place:
        old, young = place.open(PERSON, OPEN), place.open(PERSON, OPEN)
        with place.sit(old.seats[1]).joined():
            assert place.get(old.mine).json().get("expires", 0) == 0
            assert taken(place, old.mine) == 403
        age(database, old.table, 20)
        assert place.get(old.mine).json()["expires"] > time.time()
        assert taken(place, old.mine) == 201
        assert taken(place, old.watch) == 403
        age(database, old.table, 31)
        clear = expiry.delete_expired(place.registry.storage, 30, set())
        assert asyncio.run_coroutine_threadsafe(clear, place.registry.loop).result(10) == [old.table]
        assert place.get(young.mine).status_code == 200
    with serving(database) as place:
        assert place.get(old.mine).status_code == 404


def taken(place: Place, link: str) -> int:
    """Return the status of exporting the table with a link."""
    return place.post(link, "/fork", {"version": 0}).status_code


def age(database: Path, table: str, days: int) -> None:
    link = sqlite3.connect(database)
    link.execute(
        "UPDATE entries SET made = ? WHERE table_id = ?", (int(time.time()) - days * int(limits.DAY_S), table)
    )
    link.commit()
    link.close()


# ---------------------------------------------------------------- votes


def voting(place: Place) -> tuple[Player, Player]:
    """Two players; the first proposes to undo an action that the second has answered."""
    made = place.open(PERSON, OPEN)
    first, second = place.sit(made.mine).joined(), place.sit(made.seats[1])
    second.until(Sync, lambda sync: sync.mine == [1])
    first.do("door 1")
    second.asked()
    second.do("door 2")
    assert isinstance(first.ask(TakeBack, ask=True), Ack)
    return first, second


def result(player: Player) -> str:
    return player.until(Notice).said.key


def test_vote_is_withdrawn_by_proposer(place: Place) -> None:
    first, second = voting(place)
    with first, second:
        vote = second.until(Seats, lambda m: m.vote is not None).vote
        assert vote is not None
        assert 0 < vote.seconds <= limits.VOTE_TIMEOUT_S
        assert (vote.by, vote.whose, vote.agreed, vote.waiting) == (0, [0, 1], [], [1])
        assert vote.back == [second.version - 1, second.version]
        assert isinstance(first.ask(TakeBack, ask=True), Rejected)
        assert isinstance(first.ask(AnswerVote, agree=False), Ack)
        assert result(second) == "notice-vote-withdrawn"
        assert isinstance(second.ask(AnswerVote, agree=True), Rejected)


def test_vote_without_answers_ends(place: Place) -> None:
    with patch.object(limits, "VOTE_TIMEOUT_S", 0.3):
        first, second = voting(place)
        with first, second:
            assert result(first) == "notice-vote-late"
            assert result(second) == "notice-vote-late"
            assert first.seats is not None
            assert first.seats.vote is None


@pytest.mark.parametrize(("agree", "key"), [(True, "notice-vote-won"), (False, "notice-vote-lost")])
def test_result_of_vote_is_announced(place: Place, agree: bool, key: str) -> None:
    first, second = voting(place)
    with first, second:
        assert isinstance(second.ask(AnswerVote, agree=agree), Ack)
        assert result(first) == key


def test_unloaded_room_and_closed_client_are_freed_at_once(fresh: Place) -> None:
    """A busy server rarely runs the garbage collector, so reference cycles would stay in memory."""
    made = fresh.open(PERSON, PERSON, game="zombies")
    registry = fresh.registry
    gc.collect()
    gc.disable()
    try:
        with fresh.sit(made.mine) as player:
            player.joined()
            for _ in range(3):
                player.first_option()
            room = weakref.ref(registry.rooms[made.table])
            line = weakref.ref(next(iter(registry.rooms[made.table].clients)))
        wait_for(lambda: line() is None)
        registry.loop.call_soon_threadsafe(registry.sweep, -1.0)
        wait_for(lambda: room() is None)
    finally:
        gc.enable()
