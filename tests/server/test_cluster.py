"""Several processes serve the same tables: real ones, on PostgreSQL and Redis."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from shamble.match.log import Moved
from shamble.match.protocol.events import Ack, ChatMessage, Notice, Nudged, Rejected, Seats, Update
from shamble.match.protocol.requests import AnswerVote, Nudge, ProposeStandIn, ResolveBotFailure, Say, SetPace
from shamble.match.protocol.view import Message
from shamble.server import limits
from shamble.server.cluster.redis_bus import RedisBus
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.workers import queue
from tests.server.conftest import Services, pair
from tests.server.helpers import (
    OPEN,
    PATIENCE,
    PERSON,
    Pair,
    Place,
    Player,
    bot,
    left_by_the_last,
    serving,
    wait_for,
)
from tests.server.test_crash import offspring

START = """
import sys
from shamble.server.serve.main import ServeOptions, run
run(port=0, database=sys.argv[1], ready=lambda address: print(address, flush=True),
    options=ServeOptions(sys.argv[2], int(sys.argv[3]), sys.argv[4] == "far"))
"""


@contextmanager
def processes(
    services: Services, folder: Path, database: str, workers: int = 1, far: bool = False
) -> Iterator[tuple[Place, "subprocess.Popen[str]"]]:
    """Start a server with this many processes."""
    arguments = [sys.executable, "-c", START, database, services.redis, str(workers), "far" if far else ""]
    environment = os.environ | {"SHAMBLE_KEY_FILE": str(folder / "server.key")}
    server = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    try:
        place = Place(server.stdout.readline().strip())
        with place.http:
            yield place, server
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()


@pytest.fixture
def both(services: Services, tmp_path: Path) -> Iterator[Pair]:
    with pair(services, tmp_path) as server:
        yield server


def test_table_events_reach_other_process(both: Pair) -> None:
    made = both.open(PERSON, PERSON, bot())
    with both.sit(made.seats[0]) as one, both.sit(made.seats[1]) as two:
        one.joined()
        two.joined()
        assert one.line.remote_address != two.line.remote_address
        one.until(Seats, lambda m: m.seats[0].online and m.seats[1].online)
        two.until(Seats, lambda m: m.seats[0].online and m.seats[1].online)
        for actor, other in ((one, two), (two, one)):
            actor.asked()
            said = actor.do(actor.asked().options[0].text)
            if other.version < said.version:
                other.until(Update, lambda m, said=said: m.version >= said.version)  # type: ignore[misc]
        one.ask(Say, text="ciao")
        assert two.until(ChatMessage).text == "ciao"
        two.ask(SetPace, pace=7.0, paused=True)
        assert one.until(Seats, lambda m: m.paused).pace == 7.0
        two.__exit__()
        one.until(Seats, lambda m: not m.seats[1].online)


def test_seat_taken_in_one_process_is_taken_in_all(both: Pair) -> None:
    made = both.open(PERSON, OPEN)
    with both.sit(made.mine) as host:
        host.joined()
        with both.sit(made.seats[1]) as guest:
            guest.joined()
            host.until(Seats, lambda m: m.seats[1].kind == "person")
            late = both.sit(made.seats[1])  # at the host's process: the same player in another window
            with late:
                late.joined()
                assert late.mine == [1]
        for place in (both, both.two):
            room = place.registry.rooms[made.table]
            assert wait_for(lambda room=room: room.match.header.fair)  # type: ignore[misc]
            assert (room.settings.host_seats, room.settings.claimed_seats) == ([0], [1])
        assert (
            both.registry.rooms[made.table].persistence.header
            == both.two.registry.rooms[made.table].persistence.header
        )


@pytest.mark.soak
def test_bots_are_played_by_one_process(both: Pair) -> None:
    made = both.open(PERSON, bot(), options={"rounds": 6})
    rooms = []
    with both.sit(made.mine) as one, both.sit(made.mine) as two:
        one.joined()
        two.joined()
        one.ask(SetPace, pace=0.0, paused=False)
        rooms = [place.registry.rooms[made.table] for place in (both, both.two)]
        while not one.over():
            if not one.owes() or one.decision is None:
                one.take()
                continue
            answer = one.act(one.decision.options[0].text)
            if isinstance(answer, Rejected):  # the bot in the other process was faster: look again
                assert answer.code == "stale"
                time.sleep(0.1)
    wait_for(lambda: rooms[0].match.version == rooms[1].match.version)
    assert rooms[0].match.log == rooms[1].match.log
    played = [entry for entry in rooms[0].match.log if getattr(entry, "seat", -1) == 1]
    assert len(played) >= 4
    buses = [place.registry.bus for place in (both, both.two)]
    assert sum(isinstance(bus, RedisBus) and made.table in bus.owned for bus in buses) <= 1


def test_log_is_followed_without_redis(both: Pair) -> None:
    """Messages are lost, as when Redis is down: each process reads the log."""
    made = both.open(PERSON, PERSON)
    for place in (both, both.two):
        bus = place.registry.bus
        assert isinstance(bus, RedisBus)
        bus.publish = lambda *message: None  # type: ignore[method-assign]
        place.registry.loop.call_soon_threadsafe(setattr, bus, "_is_up", False)
    with both.sit(made.seats[0]) as one, both.sit(made.seats[1]) as two:
        one.joined()
        two.joined()
        one.do("door 1")
        two.until(Update)
        two.do("door 2")
        one.until(Update, lambda m: m.version == 2)


@pytest.mark.soak
def test_killed_process_is_replaced_and_clients_reconnect(services: Services, tmp_path: Path) -> None:
    with processes(services, tmp_path, services.database(), workers=2) as (place, server):
        made = place.open(PERSON, PERSON, options={"rounds": 3})
        first = [pid for pid in offspring(server.pid) if _serves(pid)]
        assert len(first) == 2
        with place.sit(made.mine) as one:
            one.joined()
            one.first_option()
            version = one.version
            for pid in first:
                os.kill(pid, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                one.until(Rejected)
        again = wait_for(lambda: _sat(place, made.mine))
        assert again is not None
        with again:
            assert again.version == version
            again.first_option()
        team = wait_for(lambda: [pid for pid in offspring(server.pid) if _serves(pid) and pid not in first])
        assert not set(team) & set(first)
        metrics = wait_for(lambda: _metrics(place))
        assert "shamble_commit_seconds_count" in metrics
        server.terminate()
        assert server.wait(30) == 0
    wait_for(lambda: not any(_serves(pid) for pid in team))


def _serves(pid: int) -> bool:
    try:
        return b"shamble.server.serve.child" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def _sat(place: Place, link: str) -> Player | None:
    """Return a player who is back at the table, or None if the process is just ending."""
    try:
        return place.sit(link).joined()
    except (OSError, WebSocketException, EOFError):
        return None


def _metrics(place: Place) -> str:
    try:
        return place.http.get("/metrics").text
    except httpx.HTTPError:
        return ""


@pytest.mark.soak
def test_jobs_run_on_workers_or_locally_without_them(services: Services, tmp_path: Path) -> None:
    database = services.database()
    environment = os.environ | {"SHAMBLE_KEY_FILE": str(tmp_path / "server.key")}
    with processes(services, tmp_path, database, far=True) as (place, server):
        made = place.open(PERSON, bot())
        with place.sit(made.mine) as me:
            me.joined()
            me.first_option()  # no worker yet: the bot thinks in the server's own process
            me.asked()
        command = [sys.executable, "-m", "shamble", "worker", "--redis", services.redis]
        helper = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)
        try:
            assert helper.stderr is not None
            assert b"ready" in helper.stderr.readline()
            wait_for(lambda: _alive(services))
            time.sleep(2.1)  # until the server looks again
            before = len(offspring(server.pid))
            other = place.open(PERSON, bot())
            with place.sit(other.mine) as me:
                me.joined()
                me.first_option()
                me.asked()
            assert len(offspring(server.pid)) == before
            helper.terminate()
            assert helper.wait(PATIENCE) == 0
        finally:
            helper.kill()
            helper.wait()
            helper.stderr.close()  # type: ignore[union-attr]


def _alive(services: Services) -> bool:
    import redis

    with redis.from_url(services.redis) as link:
        return bool(link.zcount(queue.ALIVE, time.time() - 10, "+inf"))


def test_several_processes_need_redis(tmp_path: Path) -> None:
    from shamble.server.errors import StartupError
    from shamble.server.serve.main import ServeOptions, run

    for options, key in (
        (ServeOptions(processes=2), "error-redis-needed"),
        (ServeOptions(redis="redis://127.0.0.1:1/0"), "error-redis"),
        (ServeOptions(redis="nosuch://x"), "error-redis"),
    ):
        with pytest.raises(StartupError) as no:
            run(port=0, database=str(tmp_path / "t.db"), options=options)
        assert no.value.message.key == key
        assert "\n" not in str(no.value)


def test_simultaneous_answers_in_two_processes_both_count(both: Pair) -> None:
    """Both seats answer the same sealed vote at once in two processes; neither has to try again."""
    made = both.open(PERSON, PERSON, options={"rounds": 6})
    with both.sit(made.seats[0]) as one, both.sit(made.seats[1]) as two:
        one.joined()
        two.joined()
        for _ in range(5):
            texts = [player.asked().options[0].text for player in (one, two)]
            for player, text, seat in zip((one, two), texts, (0, 1), strict=True):
                player.refs += 1
                assert player.decision is not None
                player.send(
                    {
                        "type": "act",
                        "ref": player.refs,
                        "seat": seat,
                        "decision": player.decision.id,
                        "text": text,
                    }
                )
            for player in (one, two):
                ref = player.refs
                answer = player.until(Ack | Rejected, lambda m, ref=ref: m.ref == ref)  # type: ignore[arg-type,misc]
                assert isinstance(answer, Ack), answer


def test_single_process_has_no_channel(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON)
        assert type(place.registry.rooms[made.table].persistence.channel).__name__ == "NullChannel"


def test_votes_notices_failures_and_clocks_span_processes(both: Pair) -> None:
    clock = {"kind": "decision", "time": 60, "then": "bot"}
    rooms = []
    with (
        patch.object(limits, "STAND_IN_AFTER_S", 0.0),
        left_by_the_last(both, 2, clock=clock) as (made, (host, guest)),
    ):
        rooms = [place.registry.rooms[made.table] for place in (both, both.two)]
        # a vote started there is answered here, and a bot stands in
        assert isinstance(host.ask(ProposeStandIn, seat=2), Ack)
        guest.until(Seats, lambda m: m.vote is not None)
        assert isinstance(guest.ask(AnswerVote, agree=True), Ack)
        host.until(Seats, lambda m: m.seats[2].lent)
        assert host.until(Notice).said.key == "notice-sits-in"
        # the table pauses because of a bot: both players see it, and the guest lets it try again
        both.registry.loop.call_soon_threadsafe(
            rooms[0].failures.pause, Message("trouble-bot", {"who": "@seat-2"}), 2
        )
        for player in (host, guest):
            player.until(Seats, lambda m: m.stuck == 2)
        assert isinstance(guest.ask(ResolveBotFailure, seat=2, how="again"), Ack)
        wait_for(lambda: rooms[0].failures.stuck_seat == -1)
        # clocks run in both, and when time is up one bot chooses, once
        for room in rooms:
            wait_for(lambda room=room: set(room.clocks.running) & {0, 1})  # type: ignore[misc]
        seat = next(iter(rooms[0].clocks.running))
        player, other = (host, guest) if seat == 0 else (guest, host)
        assert isinstance(other.ask(Nudge, seat=seat), Ack)
        player.until(Nudged)
        version = rooms[0].match.version

        async def late(room: LiveRoom) -> None:
            room.clocks.seconds_left[seat] = 0.0
            room.clocks._on_timer()

        for place, room in zip((both, both.two), rooms, strict=True):
            asyncio.run_coroutine_threadsafe(late(room), place.registry.loop).result(10)
        wait_for(lambda: any(e.auto for e in rooms[0].match.log[version:] if isinstance(e, Moved)))
        wait_for(lambda: rooms[0].match.version == rooms[1].match.version)
        forced = [e for e in rooms[1].match.log if isinstance(e, Moved) and e.auto and e.seat == seat]
        assert len(forced) == 1
