"""Acknowledged changes are stored, and a client or process with a wrong belief is healed."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from shamble.core.refusals import Refusal
from shamble.match.errors import NotAllowed
from shamble.match.protocol.events import Ack, ChatMessage, NewSeatLink, Rejected, Seats, Sync
from shamble.match.protocol.requests import (
    AskSync,
    Invite,
    Ping,
    Say,
    SetAutoPass,
    SetClock,
    SetCohost,
    SetPace,
    SetTablePolicy,
    TakeBack,
)
from shamble.match.protocol.view import AutoPass, Clock, TablePolicy
from shamble.match.receipts import last_receipt
from shamble.server.cluster.messages import BusMessage, Position
from shamble.server.cluster.redis_bus import RedisBus
from shamble.server.keys import links
from shamble.server.rooms import replication, seat_links
from shamble.server.rooms.bot_driver import BotDriver
from shamble.server.storage.writer import Batch
from tests.server.conftest import Services, pair
from tests.server.helpers import OPEN, PERSON, Pair, Place, bot, serving, wait_for


@contextmanager
def full_disk(place: Place) -> Iterator[None]:
    """Let every write fail, as on a full disk."""

    def commit(batch: Batch) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with patch.object(place.registry.storage.writer, "_commit", commit):
        yield


REQUESTS: list[Any] = [
    (SetPace, {"pace": 3.0, "paused": True}),
    (SetTablePolicy, {"policy": TablePolicy(silent=True)}),
    (SetClock, {"clock": Clock("decision", 30)}),
    (SetCohost, {"seat": 1}),
    (Invite, {"seat": 2}),
    (SetAutoPass, {"seat": 0, "orders": AutoPass(True, True)}),
    (Say, {"text": "ciao"}),
]


@pytest.mark.parametrize(("kind", "fields"), REQUESTS, ids=[kind.__name__ for kind, _ in REQUESTS])
def test_what_cannot_be_stored_is_refused(tmp_path: Path, kind: Any, fields: dict[str, Any]) -> None:
    """Settings were acknowledged on a full disk, and lost with the process."""
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, OPEN, OPEN)
        room = place.registry.rooms[made.table]
        with place.sit(made.mine).joined() as host, place.sit(made.seats[1]) as guest:
            guest.until(Sync, lambda sync: sync.mine == [1])
            before = room.settings, dict(room.match.auto_pass)
            with full_disk(place):
                answer = host.ask(kind, **fields)
                assert isinstance(answer, Rejected)
                assert answer.reasons[0].key == "no-not-stored"
            assert (room.settings, dict(room.match.auto_pass)) == before
            host.refs += 1
            host.send(kind(ref=host.refs, **fields))
            wait_for(lambda: room.settings != before[0] or room.chat.lines)


def test_server_with_full_disk_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine).joined() as both:
            with full_disk(place):
                assert isinstance(both.ask(Say, text="ciao"), Rejected)
                assert place.http.get("/ready").status_code == 503
            assert place.http.get("/ready").status_code == 200


def test_acknowledgement_carries_receipt_of_the_log(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    room = place.registry.rooms[made.table]
    with place.sit(made.mine).joined() as both:
        said = both.first_option()
        assert said.receipt == last_receipt(bytes(room.persistence.log).splitlines())
        later = both.first_option()
        assert len({said.receipt, later.receipt}) == 2
        assert both.ask(Ping) == Ack(both.refs, both.version)  # changes no log


def test_end_taken_back_is_delayed_for_spectators_again(place: Place) -> None:
    """They were sent every move from then on, and the undo failed."""
    made = place.open(PERSON, PERSON)
    room = place.registry.rooms[made.table]
    with place.sit(made.mine).joined() as both:
        assert isinstance(both.ask(SetTablePolicy, policy=TablePolicy(watch="late", delay=2)), Ack)
        with place.sit(made.watch).joined() as watcher:
            while not both.over():
                both.first_option()
            while not watcher.over():
                watcher.take()
            assert isinstance(both.ask(TakeBack, ask=True), Ack)
            wait_for(lambda: not any(client.is_spectator for client in room.clients))
        with place.sit(made.watch).joined() as again:
            assert again.version < room.match.version
            assert isinstance(again.ask(Ping), Ack)
            assert again.ask(Ping).version == again.version  # type: ignore[union-attr]


def test_wrong_belief_about_version_or_seats_is_healed(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine).joined() as both:
        both.first_option()
        version = both.version
        for belief in (Ping(0, version=version - 1), Ping(0, mine=[0]), Ping(0, version=0, mine=[])):
            both.send(belief)
            assert both.until(Sync).mine == [0, 1]
            both.until(Ack)
        count = len(both.messages)
        assert isinstance(both.ask(Ping, version=version, mine=[0, 1]), Ack)
        assert len(both.messages) == count + 1


def test_seat_lost_while_offline_is_told(place: Place) -> None:
    """Without a new log entry nothing else says so."""
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine).joined() as host:
        with place.sit(made.seats[1]) as guest:
            guest.until(Sync, lambda sync: sync.mine == [1])
            host.until(Sync, lambda sync: sync.mine == [0])
        version = host.version
        host.__exit__()
        with place.sit(f"{made.mine}&mine=0.1", version=version) as back:
            assert back.until(Sync).mine == [0]
        with place.sit(f"{made.mine}&mine=0", version=version) as back:
            back.until(Seats)
            assert not any(isinstance(message, Sync) for message in back.messages)


def test_own_link_is_stored_before_it_is_told(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    room = place.registry.rooms[made.table]
    real, stored = seat_links.own_link, []

    @contextmanager
    def own_link(*args: Any) -> Iterator[dict[str, Any]]:
        with real(*args) as changes:
            yield changes
            stored.append(changes["seat_keys"].items() <= room.settings.seat_keys.items())

    with patch.object(seat_links, "own_link", own_link), place.sit(made.seats[1] + "&own=1") as guest:
        link = guest.until(NewSeatLink).link
        assert stored == [True]
    with place.sit(made.seats[1] + "&own=1") as again:  # it was lost on the way: there is another one
        other = again.until(NewSeatLink).link
        assert other != link
    for known in (link, other):
        assert place.get(known).status_code == 200


def test_every_seat_link_leads_to_the_next_game(place: Place) -> None:
    """The link of a seat that a bot plays was a dead one after the rematch."""
    made = place.open(PERSON, bot(), OPEN)
    bots_link = f"/t/{made.table}#{links.seat_key(place.key(made.mine), 1)}"
    with place.sit(made.mine).joined() as host, place.sit(made.seats[2]) as guest:
        guest.until(Sync, lambda sync: sync.mine == [2])
        host.ask(SetPace, pace=0.0, paused=False)
        while not host.over():
            for player in (host, guest):
                player.ask(AskSync)
                if player.owes() and player.decision is not None:
                    player.act(player.decision.options[0].text)
            time.sleep(0.2)
        next_link = place.post(bots_link, "/rematch", {}).json()["link"]
        assert place.get(next_link).status_code == 200
        with place.sit(next_link).joined() as other:
            assert other.last.seat == 2  # type: ignore[union-attr]


# ---------------------------------------------------------------- several processes


@pytest.fixture
def both(services: Services, tmp_path: Path) -> Iterator[Pair]:
    with patch.object(replication, "HEARTBEAT_S", 0.5), pair(services, tmp_path) as server:
        yield server


@contextmanager
def mute(place: Place) -> Iterator[None]:
    """Lose all messages of a process, without notice."""
    bus = place.registry.bus
    assert isinstance(bus, RedisBus)

    def publish(table: str, message: BusMessage, at: Position) -> None: ...

    with patch.object(bus, "publish", publish):
        yield


def test_lost_messages_are_made_up_for(both: Pair) -> None:
    """A process that missed a message stayed behind until the next one; chat lines never came."""
    made = both.open(PERSON, PERSON, PERSON)
    with both.sit(made.seats[0]).joined() as one, both.sit(made.seats[1]).joined() as two:
        with mute(both), mute(both.two):
            one.do("door 1")
            assert isinstance(one.ask(Say, text="first"), Ack)
            assert isinstance(two.ask(Say, text="second"), Ack)
            assert isinstance(one.ask(SetPace, pace=7.0, paused=True), Ack)
        two.until(Seats, lambda m: m.pace == 7.0)

        def is_healed() -> bool:
            for player in (one, two):
                player.ask(Ping)
            return two.version == 1 and _heard(one) == _heard(two) == ["first", "second"]

        wait_for(is_healed)


def _heard(player: Any) -> list[str]:
    return [message.text for message in player.messages if isinstance(message, ChatMessage)]


def test_bot_choice_of_two_drivers_is_no_failure(place: Place) -> None:
    """The choice of one driver is illegal after that of the other, in the same decision: it chooses again."""
    made = place.open(PERSON, bot())
    room = place.registry.rooms[made.table]
    driver = BotDriver(room)

    async def commit() -> None:
        number, version = room.match.decision_id, room.match.version
        with (
            patch.object(room.match, "act", side_effect=_refuse),
            patch.object(room.match, "waiting", lambda: [1]),
        ):
            await driver._commit_bot(number, 1, "door 9", version - 1)

    asyncio.run_coroutine_threadsafe(commit(), place.registry.loop).result(20)
    assert room.failures.message is None


def _refuse(*args: Any, **more: Any) -> None:
    raise NotAllowed(Refusal("no-not-now"))
