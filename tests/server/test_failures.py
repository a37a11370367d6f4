"""A failing bot, order or rule freezes no table: it is logged and retried, then a player decides."""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from shamble.match.protocol.events import Ack, Notice, Rejected, Seats, Sync, Update
from shamble.match.protocol.requests import ResolveBotFailure, SetAutoPass, TakeBack
from shamble.match.protocol.view import AutoPass
from shamble.match.view import updates
from shamble.server.workers import jobs
from shamble.server.workers.errors import JobError
from shamble.server.workers.pool import WorkerPool
from tests.server.helpers import OPEN, PERSON, Place, Player, bot


class Failing:
    """A worker pool that fails this many times and then works."""

    def __init__(self, place: Place, times: int) -> None:
        self.real = place.registry.pool.run
        self.others = set(place.registry.rooms)  # their bots keep working
        self.left = times
        self.calls = 0
        self.patch = patch.object(place.registry.pool, "run", self.run)

    def __enter__(self) -> "Failing":
        self.patch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.patch.stop()

    async def run(self, work: Any, *args: Any) -> Any:
        if args[0] in self.others:
            return await self.real(work, *args)
        self.calls += 1
        self.left -= 1
        if self.left >= 0:
            raise JobError("KeyError: a card that is not there")
        return await self.real(work, *args)


def stuck(player: Player) -> Seats | Sync:
    """Wait until the bot of seat 1 could not decide, perhaps before the player came."""
    while True:
        answer = player.take()
        if isinstance(answer, Seats | Sync) and answer.stuck == 1:
            return answer


def test_player_chooses_for_bot_that_failed_twice(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    failing = Failing(place, 1000)
    with failing, place.sit((made := place.open(PERSON, bot())).mine) as ada:
        answer = stuck(ada)
        assert failing.calls == 2
        assert answer.trouble is not None
        assert answer.trouble.key == "trouble-bot"
        room = place.registry.rooms[made.table]
        assert f"table {made.table}, version {room.match.version}, seed 3" in caplog.text
        assert isinstance(ada.ask(ResolveBotFailure, seat=0, how="choose"), Rejected)
        assert isinstance(ada.ask(ResolveBotFailure, seat=1, how="choose"), Ack)
        assert ada.mine == [0, 1]
        while ada.decision is None or ada.decision.seat != 1:
            ada.first_option() if ada.owes() else ada.take()
        said = ada.do(ada.decision.options[0].text, 1)
        assert room.match.log[said.version].seat == 1  # type: ignore[union-attr]
        assert ada.mine == [0]
        notices = [m.said.key for m in ada.messages if isinstance(m, Notice)]
        assert notices == ["notice-chooses"]


def test_failed_bot_tries_again_on_request(place: Place) -> None:
    with Failing(place, 2), place.sit(place.open(PERSON, bot()).mine) as ada:
        stuck(ada)
        assert isinstance(ada.ask(ResolveBotFailure, seat=1, how="again"), Ack)
        ada.until(Update, lambda m: m.by == 1)
        assert ada.seats is not None
        assert ada.seats.trouble is None


def test_stuck_table_can_be_loaded_undone_and_exported(place: Place) -> None:
    with Failing(place, 1000), place.sit((made := place.open(PERSON, bot())).mine) as ada:
        stuck(ada)
        ada.first_option()
        assert isinstance(ada.ask(TakeBack), Ack)
    place.registry.loop.call_soon_threadsafe(place.registry.sweep, 0)
    assert place.get(made.mine, "/export").status_code == 200
    with place.sit(made.mine).joined() as ada:
        ada.first_option()
        ada.until(Update, lambda m: m.by == 1)


def test_spectator_cannot_choose_for_bot(place: Place) -> None:
    with Failing(place, 1000):
        made = place.open(PERSON, bot())
        with place.sit(made.mine) as ada, place.sit(made.watch) as watcher:
            stuck(ada)
            assert isinstance(watcher.ask(ResolveBotFailure, seat=1, how="choose"), Rejected)


def test_failed_order_leaves_choice_to_player(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine).joined() as both:
        match = place.registry.rooms[made.table].match
        with patch.object(match, "automatic_action", side_effect=KeyError("no such card")):
            assert isinstance(both.ask(SetAutoPass, seat=0, orders=AutoPass(only=True)), Ack)
            seats = both.until(Seats, lambda m: m.trouble is not None)
            assert seats.trouble is not None
            assert (seats.trouble.key, seats.stuck) == ("trouble-order", -1)
            both.first_option()


def test_move_that_cannot_be_shown_is_rolled_back(place: Place) -> None:
    """The rules accept the move and then fail to show it: the position before is back."""
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as ada, place.sit(made.seats[1]) as guest:
        guest.until(Sync, lambda sync: sync.mine == [1])
        before = ada.asked().id
        with patch.object(updates, "build_update", side_effect=ZeroDivisionError):
            answer = ada.act("door 1")
        assert isinstance(answer, Rejected)
        assert answer.reasons[0].key == "no-rules-failed"
        assert guest.until(Notice).said.key == "notice-reverted"
        assert ada.asked().id > before
        ada.do("door 2")
        guest.do("door 1")


def test_bot_move_that_breaks_rules_is_left_to_player(place: Place) -> None:
    real = updates.build_update

    def failing_update(match: Any, *rest: Any) -> Any:
        entry = match.log[-1]
        if getattr(entry, "seat", 0) == 1:
            raise ZeroDivisionError
        return real(match, *rest)

    with Failing(place, 2), place.sit(place.open(PERSON, bot()).mine) as ada:
        stuck(ada)
        with patch.object(updates, "build_update", failing_update):
            assert isinstance(ada.ask(ResolveBotFailure, seat=1, how="again"), Ack)
            stuck(ada)
            ada.first_option()


def test_worker_failure_is_returned_as_text() -> None:
    """An exception that cannot be pickled once broke the pool for all tables."""

    async def ask() -> None:
        pool = WorkerPool(1)
        try:
            header = b'{"game":"drill","chairs":[{"kind":"bot"},{"kind":"bot"}],"seed":1}'
            with pytest.raises(JobError, match="Diverged"):
                await pool.run(jobs.choose, "t", header, b'{"type":"redo","seat":0}\n', 0, "novice")
            pids = pool.pids()
            assert await pool.run(jobs.check_upload, b"") != []
            assert pool.pids() == pids
        finally:
            pool.close()

    asyncio.run(ask())
