"""Faults that the simulation found in the server: each once as a small test, with its seed.

The seeds are those of the first version of `shamble sim`; later versions reach the same states with others."""

import asyncio
import gc
from pathlib import Path
from typing import Any
from unittest.mock import patch
from weakref import ref

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble.match.protocol.events import Ack, Invitation, NewSeatLink, Rejected, Seats, Sync
from shamble.match.protocol.requests import (
    AnswerVote,
    AskSync,
    Begin,
    Invite,
    Ping,
    SeatLinkSaved,
    SetPace,
    SetSeat,
    SwapSeats,
)
from shamble.match.protocol.view import Message, TablePolicy
from shamble.server.cluster.messages import BotFailureChanged
from shamble.server.errors import Conflict, StaleRevision, WriteError
from shamble.server.http.websocket import websocket_endpoint
from shamble.server.rooms import joining, replication
from shamble.server.rooms.bot_driver import BotDriver
from shamble.server.rooms.client import Client
from shamble.server.rooms.lobby import Lobby
from shamble.server.rooms.persistence import Persistence
from shamble.server.storage import schema
from shamble.server.storage.settings import RoomSettings, merge_settings
from shamble.server.storage.tables import Access, TableStore
from tests.server.helpers import OPEN, PERSON, Place, Player, bot, serving, wait_for


def invited(host: Player, seat: int) -> str:
    host.send(Invite(99, seat))
    return host.until(Invitation).link


def test_conflict_keeps_no_room_in_memory(tmp_path: Path) -> None:
    """The exception held its frames, the frames the write, the write the exception (seed 1)."""

    async def write(store: TableStore) -> "ref[object]":
        class Held:
            pass

        held = Held()

        def work(conn: object, held: Held = held) -> None:
            raise Conflict(repr(held))

        with pytest.raises(Conflict):
            await store.write(work)
        return ref(held)

    with serving(tmp_path / "t.db") as place:
        gc.disable()
        try:
            held = asyncio.run(write(place.registry.storage))
            wait_for(lambda: held() is None)
        finally:
            gc.enable()


def test_heartbeat_keeps_no_room_in_memory(tmp_path: Path) -> None:
    """The loop held the last room of the round before (seed 5)."""
    with serving(tmp_path / "t.db") as place, patch.object(replication, "HEARTBEAT_S", 0.01):
        registry = place.registry
        made = place.open(PERSON, PERSON)
        asyncio.run_coroutine_threadsafe(registry.presence_heartbeat(), registry.loop)
        room = ref(registry.rooms[made.table])

        async def unload() -> None:
            await asyncio.sleep(0.05)
            registry.sweep(0)
            await asyncio.sleep(0.05)

        asyncio.run_coroutine_threadsafe(unload(), registry.loop).result(10)
        assert room() is None


def test_errors_of_the_database_keep_no_batch_in_memory(tmp_path: Path) -> None:
    """SQLAlchemy keeps an error in its own frames, and their callers keep the batch (seed 30195)."""

    class Held:
        pass

    async def write(store: TableStore) -> "ref[Held]":
        held = Held()

        def insert(conn: Any, held: Held = held) -> None:
            conn.execute(schema.about.insert(), {"key": "schema", "value": "again"})

        with pytest.raises(Conflict):
            await store.write(insert)
        return ref(held)

    with serving(tmp_path / "t.db") as place:
        gc.disable()
        try:
            held = asyncio.run(write(place.registry.storage))
            wait_for(lambda: held() is None)
        finally:
            gc.enable()


def test_messages_of_other_processes_keep_no_table_awake(place: Place) -> None:
    """Clocks with days were published every ten seconds, and each message counted as use (seed 7)."""
    room = place.registry.rooms[place.open(PERSON, PERSON).table]

    async def nothing() -> None: ...

    async def apply() -> float:
        before = room.lock.used_at
        await asyncio.sleep(0.01)
        room.lock.run_soon(nothing)
        await room.lock.drain()
        assert room.lock.used_at == before
        await room.lock.run(nothing)
        return room.lock.used_at - before

    assert asyncio.run_coroutine_threadsafe(apply(), place.registry.loop).result(10) > 0


def test_socket_that_is_closed_while_refused_ends_quietly(place: Place) -> None:
    """The log had an exception in the application (seed 36)."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)
        if message["type"] != "websocket.accept":
            raise OSError("the connection is closed")

    scope = {
        "type": "websocket",
        "path": "/",
        "path_params": {"table": "none"},
        "query_string": b"",
        "headers": [],
        "subprotocols": ["shamble"],
        "app": place.app,
    }
    work = websocket_endpoint(WebSocket(scope, receive, send))
    try:
        asyncio.run_coroutine_threadsafe(work, place.registry.loop).result(10)
    except WebSocketDisconnect:
        pytest.fail("the application failed")
    assert len(sent) == 2


def test_setting_is_stored_although_another_process_changed_it() -> None:
    """Bots that run already, for this process, were acknowledged as running, and stayed paused (seed 15)."""
    base = RoomSettings([0], paused=False)
    theirs = RoomSettings([0], paused=True, policy=TablePolicy(calm=True))
    assert merge_settings(base, base, theirs, ["paused"]).paused is False
    assert merge_settings(base, base, theirs).paused is True
    mine = RoomSettings([0], policy=TablePolicy(watch="late", delay=3))
    assert merge_settings(base, mine, theirs, ["policy"]).policy == mine.policy


def test_seat_of_bot_goes_to_one_invited_player(place: Place) -> None:
    """Another player with the link to it kept the seat, too, and saw its hand (seed 33)."""
    made = place.open(PERSON, bot("random"))
    room = place.registry.rooms[made.table]
    with place.sit(made.mine).joined() as host:
        host.ask(SetPace, pace=0.0, paused=True)
        link = invited(host, 1)
        with place.sit(f"{link}&own=1").joined() as first:
            first.send(SetSeat(1, 1, "person"))
            host.until(Seats, lambda seats: seats.vote is not None)
            assert isinstance(host.ask(AnswerVote, agree=True), Ack)
            first.until(Sync, lambda sync: sync.mine == [1])
            first.until(NewSeatLink)
            with place.sit(link).joined():
                assert isinstance(first.ask(SeatLinkSaved), Ack)
                wait_for(lambda: sum(client.link.seat == 1 for client in room.clients) == 1)


def test_seat_of_host_belongs_to_no_other_link(place: Place) -> None:
    """A friend who was invited to the bot's seat played it with the host, who took it back (seed 5089)."""
    made = place.open(PERSON, bot("random"))
    with place.sit(made.mine).joined() as host:
        host.ask(SetPace, pace=0.0, paused=True)
        with place.sit(invited(host, 1)).joined() as friend:
            assert friend.mine == []
            assert isinstance(host.ask(SetSeat, seat=1, kind="person"), Ack)
            host.send(AskSync(98))
            friend.until(Seats, lambda seats: seats.seats[1].kind == "person")
            assert isinstance(friend.ask(Ping, mine=[]), Ack)
            assert friend.mine == []
        link = host.until(Sync, lambda sync: 1 in sync.links).links[1]
        with place.sit(link) as guest:  # comes to the seat, and claims it
            guest.until(Sync, lambda sync: sync.mine == [1])
            host.until(Sync, lambda sync: sync.mine == [0])


def test_player_who_opened_the_seat_leaves_it_to_the_next(place: Place) -> None:
    """The page of the player before stayed connected with a revoked key (seed 5210)."""
    made = place.open(PERSON, OPEN)
    room = place.registry.rooms[made.table]
    with place.sit(made.mine).joined(), place.sit(f"{made.seats[1]}&own=1") as guest:
        guest.until(NewSeatLink)
        assert isinstance(guest.ask(SeatLinkSaved), Ack)
        assert isinstance(guest.ask(SetSeat, seat=1, kind="open"), Ack)
        code = room.settings.gathering.table_code
        assert place.http.post("/api/join/sit", json={"code": code, "name": "Eva"}).status_code == 201
        wait_for(lambda: all(client.link.role == "host" for client in room.clients))


def test_page_of_the_waiting_room_gets_its_hand_after_begin(place: Place) -> None:
    """It reconnected at the same version, and kept the view without a hand (seed 5058)."""
    made = place.open(PERSON, OPEN, waits=True)
    with place.sit(made.mine).joined() as host:
        with place.sit(made.seats[1]) as guest:
            sync = guest.until(Sync, lambda sync: sync.mine == [1])
            assert "card" not in str(sync.view["cards"])
        assert isinstance(host.ask(Begin, bot="random"), Ack)
        with place.sit(made.seats[1], version=sync.version) as again:
            assert "card" in str(again.until(Sync).view["cards"])


def test_bot_that_has_nothing_to_choose_is_not_asked(place: Place) -> None:
    """The table changed while the process asked whether it owns the bots; the log had an error (seed 22)."""
    made = place.open(PERSON, PERSON)
    driver = BotDriver(place.registry.rooms[made.table])
    asked = [[1], []]

    async def run() -> float | None:
        with patch.object(driver, "_bots_to_choose", lambda: asked.pop(0)):
            return await driver._run_bots(0.0)

    assert asyncio.run_coroutine_threadsafe(run(), place.registry.loop).result(10) == 0.0
    assert not asked


def test_lobby_is_updated_by_two_tasks_at_once(place: Place) -> None:
    """The second one to notice that a table left the list failed (seed 202)."""
    lobby = Lobby(place.registry)
    room = place.registry.rooms[place.open(PERSON, PERSON).table]

    async def withdraw(store: object, table: str) -> None:
        await asyncio.sleep(0.01)

    async def update() -> None:
        with (
            patch.dict(place.registry.rooms, gone=room),
            patch("shamble.server.storage.lobby.withdraw_card", withdraw),
        ):
            lobby._stored["gone"] = (b"", 0.0)
            await asyncio.gather(lobby.update(), lobby.update())

    asyncio.run_coroutine_threadsafe(update(), place.registry.loop).result(10)
    assert "gone" not in lobby._stored


def test_old_failure_of_a_bot_does_not_come_back(place: Place) -> None:
    """A process that missed the second try said at every heartbeat that the bot is stuck (seed 5671)."""
    room = place.registry.rooms[place.open(PERSON, bot("random")).table]
    failures, trouble = room.failures, Message("trouble-bot", {"who": "@seat-1"})

    async def run() -> None:
        failures.pause(trouble, 1)
        failures.retry()
        failures.on_message(BotFailureChanged(trouble, 1, room.match.version, 1))
        assert (failures.message, failures.stuck_seat) == (None, -1)
        failures.on_message(BotFailureChanged(trouble, 1, room.match.version - 1, 9))
        assert failures.stuck_seat == -1
        failures.on_message(BotFailureChanged(trouble, 1, room.match.version, 3))
        assert failures.stuck_seat == 1

    asyncio.run_coroutine_threadsafe(run(), place.registry.loop).result(10)


def test_links_of_a_swap_are_stored_before_they_are_sent(tmp_path: Path) -> None:
    """A page used the key from then on, although the disk never had it (seed 30194)."""
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, OPEN, OPEN, waits=True)
        with place.sit(made.mine).joined(), place.sit(f"{made.seats[1]}&own=1") as guest:
            guest.until(NewSeatLink)
            assert isinstance(guest.ask(SeatLinkSaved), Ack)
            with patch.object(Persistence, "save_settings", side_effect=WriteError("full")):
                assert isinstance(guest.ask(SwapSeats, seat=1, other=2), Rejected)
            assert not any(isinstance(message, NewSeatLink) for message in guest.messages[-3:])


def test_second_try_of_joining_sends_nothing_twice(place: Place) -> None:
    """The page went back to a version that it had, and forward again (seed 30365)."""
    room = place.registry.rooms[place.open(PERSON, PERSON).table]
    client = Client(Access("watch", -1), "key")

    async def run() -> int:
        with patch.object(joining, "_sit_down", side_effect=[StaleRevision(), False]):
            await joining.join(room, client, None)
        joining.leave(room, client)
        return sum(b'"type":"sync"' in content for content in client._queue)

    assert asyncio.run_coroutine_threadsafe(run(), place.registry.loop).result(10) == 1
