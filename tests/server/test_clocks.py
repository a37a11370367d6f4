"""Clocks: when they run, what a timeout does, and that they survive a restart."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.match.log import Moved
from shamble.match.protocol.events import Ack, Clocks, Notice, Rejected, Seats, Sync
from shamble.match.protocol.requests import AnswerVote, AskNarration, SetClock, SetPace, SetSeat, TakeBack
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.clocks import ClockState
from shamble.server.storage.tables import StoredEntry
from tests.server.helpers import OPEN, PERSON, Place, Player, bot, serving, wait_for

FAST = {"kind": "decision", "time": 60}
BANK = {"kind": "game", "time": 600, "more": 5}
DAYS = {"kind": "days", "time": 3, "then": "bot"}


def room_of(place: Place, table: str) -> LiveRoom:
    return place.registry.rooms[table]


def inside(place: Place, work: Callable[[], Any]) -> Any:
    """Run a function in the event loop of the server and return its result."""

    async def doing() -> Any:
        return work()

    return asyncio.run_coroutine_threadsafe(doing(), place.registry.loop).result(10)


def leave(place: Place, table: str, seat: int, seconds: float) -> None:
    """Set the seconds left on a clock."""

    def work() -> None:
        clocks = room_of(place, table).clocks
        clocks._count()
        clocks.seconds_left[seat] = seconds
        clocks._start_timer()

    inside(place, work)


def faces(player: Player, where: Callable[[Clocks], bool]) -> Clocks:
    """Return the first clocks a client receives that match."""
    for message in reversed(player.messages):
        if isinstance(message, Sync | Clocks):
            result = message if isinstance(message, Clocks) else message.clocks
            if result is not None and where(result):
                return result
            break
    return player.until(Clocks, where)


def test_clock_runs_for_player_who_looks_and_decides(place: Place) -> None:
    made = place.open(PERSON, PERSON, clock=BANK)
    with place.sit(made.seats[0]) as one:
        one.joined()
        clocks = faces(one, lambda m: m.faces[0].runs)
        assert clocks.clock.time == 600
        assert 580 < clocks.faces[0].left <= 600
        assert not clocks.faces[1].runs  # it does not decide, or its player is away
        one.do("door 1")
        clocks = faces(one, lambda m: not m.faces[0].runs)
        assert 580 < clocks.faces[0].left <= 605
        assert not clocks.faces[1].runs
        with place.sit(made.seats[1]) as two:
            two.joined()
            faces(one, lambda m: m.faces[1].runs)
            two.ask(SetPace, pace=0.0, paused=True)
            faces(one, lambda m: not m.faces[1].runs)
            two.ask(SetPace, pace=0.0, paused=False)
            faces(one, lambda m: m.faces[1].runs)
        faces(one, lambda m: not m.faces[1].runs)  # away again


def test_table_without_clock_sends_no_clocks(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        both.joined()
        both.do("door 1")
    assert not any(isinstance(m, Clocks) or getattr(m, "clocks", None) for m in both.messages)
    answer = place.http.post(
        "/api/tables",
        json={"game": "drill", "seats": [PERSON, PERSON], "clock": {"kind": "decision", "time": 1}},
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == "no-clock"


def test_text_view_has_twice_the_time(place: Place) -> None:
    made = place.open(PERSON, PERSON, clock=FAST)
    with place.sit(made.seats[0]) as one:
        one.joined()
        one.send(AskNarration(ref=99, language="en"))
        assert 100 < faces(one, lambda m: m.faces[0].left > 60).faces[0].left <= 120


def test_undo_gives_no_time_back(place: Place) -> None:
    made = place.open(PERSON, PERSON, clock=FAST)
    with place.sit(made.mine) as both:
        both.joined()
        leave(place, made.table, 0, 20.0)
        both.do("door 1")
        assert isinstance(both.ask(TakeBack, ask=True), Ack)
        assert room_of(place, made.table).clocks.seconds_left[0] <= 20.0


def test_timeout_without_consequence_is_only_shown(place: Place) -> None:
    made = place.open(PERSON, PERSON, clock=FAST)
    with place.sit(made.mine) as both:
        both.joined()
        leave(place, made.table, 0, 0.05)
        assert both.until(Notice).said.key == "notice-clock"
        assert room_of(place, made.table).match.version == 0
        both.do("door 1")


def test_bot_stands_in_after_three_timeouts_in_a_row(place: Place) -> None:
    made = place.open(PERSON, OPEN, clock={**FAST, "then": "bot"})
    room = room_of(place, made.table)
    with place.sit(made.mine) as host, place.sit(made.seats[1]) as guest:
        host.joined()
        guest.joined()
        missed = 0
        while missed < 3:
            seat = inside(place, lambda: room.match.waiting()[0])
            if seat == 0:
                host.first_option()
                continue
            version = room.match.version
            wait_for(lambda: 1 in room.clocks.running)
            leave(place, made.table, 1, 0.0)
            wait_for(lambda version=version: room.match.version > version)  # type: ignore[misc]
            missed += 1
        moves = [entry for entry in room.match.log if isinstance(entry, Moved) and entry.seat == 1]
        assert [move.auto for move in moves] == [True] * 3
        seats = guest.until(Seats, lambda m: m.seats[1].kind == "bot")
        assert seats.seats[1].lent
        notices = [m.said.key for m in guest.messages if isinstance(m, Notice)]
        assert notices.count("notice-clock-bot") == 2
        assert isinstance(guest.ask(SetSeat, seat=1, kind="person"), Ack)
        assert guest.mine == [1]


def test_others_vote_whether_bot_chooses_after_timeout(place: Place) -> None:
    made = place.open(PERSON, OPEN, clock={**FAST, "then": "vote"})
    room = room_of(place, made.table)
    with place.sit(made.mine) as host, place.sit(made.seats[1]) as guest:
        host.joined()
        guest.joined()
        host.asked()
        leave(place, made.table, 0, 0.0)
        vote = guest.until(Seats, lambda m: m.vote is not None).vote
        assert vote is not None
        assert (vote.kind, vote.by, vote.whose, vote.waiting) == ("late", -1, [0], [1])
        assert isinstance(host.ask(AnswerVote, agree=True), Rejected)
        guest.ask(AnswerVote, agree=False)
        wait_for(lambda: 0 in room.clocks.running)
        assert room.clocks.seconds_left[0] > 50  # it got its time again
        leave(place, made.table, 0, 0.0)
        guest.until(Seats, lambda m: m.vote is not None)
        guest.ask(AnswerVote, agree=True)
        wait_for(lambda: room.match.version > 0 and any(getattr(e, "auto", False) for e in room.match.log))


def test_host_switches_clock_off_during_game(place: Place) -> None:
    made = place.open(PERSON, OPEN, clock=FAST)
    with place.sit(made.mine) as host, place.sit(made.seats[1]) as guest:
        host.joined()
        guest.joined()
        assert isinstance(guest.ask(SetClock, clock={"kind": "none"}), Rejected)
        assert isinstance(host.ask(SetClock, clock={"kind": "none"}), Ack)
        assert guest.until(Clocks, lambda m: m.clock.kind == "none").faces == {}
        assert isinstance(host.ask(SetClock, clock={"kind": "days", "time": 99}), Rejected)


def test_restart_keeps_clocks(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON, clock=BANK)
        with place.sit(made.mine) as both:
            both.joined()
            leave(place, made.table, 0, 100.0)
            both.do("door 1")
            leave(place, made.table, 1, 50.0)
    with serving(tmp_path / "t.db") as place, place.sit(made.mine) as both:
        clocks = both.until(Sync).clocks
        assert clocks is not None
        assert 85 < clocks.faces[0].left <= 105  # and an increment of five for the choice
        assert 20 <= clocks.faces[1].left <= 50


@pytest.mark.parametrize("awake", [True, False])
def test_days_run_while_table_is_unloaded_and_load_it(place: Place, awake: bool) -> None:
    made = place.open(PERSON, PERSON, clock=DAYS)
    room = room_of(place, made.table)
    assert set(room.clocks.running) == set(room.match.waiting())  # no player is connected
    wait_for(lambda: not room.clocks._tasks)  # they are stored
    now = room.clocks.state()
    long_ago = ClockState(now.saved_at - 4 * 86_400, now.number, {0: 3 * 86_400.0}, [0])
    body = msgspec.json.encode(long_ago).decode()

    async def sleep() -> None:
        await place.registry.storage.save_clocks(made.table, body, int(long_ago.saved_at) + 3 * 86_400)
        place.registry._unload(made.table)
        if awake:
            await place.registry.room(made.table)
        else:
            await place.registry.load_overdue()

    def written() -> list[StoredEntry]:  # by the process that loaded it
        entries = place.registry.storage.load_entries(made.table, 1)
        return asyncio.run_coroutine_threadsafe(entries, place.registry.loop).result(20)

    asyncio.run_coroutine_threadsafe(sleep(), place.registry.loop).result(20)
    wait_for(written)


def test_remote_clocks_without_a_seat_are_completed(place: Place) -> None:
    """The other process does not know yet who has to decide now."""
    made = place.open(PERSON, PERSON, clock=FAST)
    room = room_of(place, made.table)
    with place.sit(made.mine).joined() as both:
        both.asked()

        async def hear() -> None:
            room.clocks.on_message(
                msgspec.json.encode(ClockState(time.time(), room.match.decision_id, {}, [])).decode()
            )
            room.clocks.settle()

        assert room.clocks.running
        asyncio.run_coroutine_threadsafe(hear(), place.registry.loop).result(20)
        assert set(room.clocks.running) <= set(room.clocks.seconds_left)


def test_each_choice_side_by_side_has_its_own_time(place: Place) -> None:
    skirmish = {"game": "all-things-zombie", "mode": "competitive", "scenario": "skirmish"}
    made = place.open(PERSON, PERSON, clock=FAST, **skirmish)
    room = room_of(place, made.table)
    with place.sit(made.mine).joined() as both:
        while both.asked().topic != "shop":
            words = [option.text for option in both.asked().options]
            both.do("enough" if "enough" in words else words[0])
        decision = both.asked()
        assert decision.waiting == [0, 1]
        for seat in (0, 1):
            leave(place, made.table, seat, 20.0)
        both.do(decision.options[0].text)
        assert room.match.decision_id == decision.id
        assert room.clocks.seconds_left[0] > 50
        assert room.clocks.seconds_left[1] <= 20


def test_bots_have_no_clock(place: Place) -> None:
    made = place.open(PERSON, bot(), clock=BANK)
    with place.sit(made.mine) as one:
        clocks = one.until(Sync).clocks
        assert clocks is None or set(clocks.faces) == {0}
