"""Manners at a table: talk, watchers, votes, PINs, invitations and removal."""

from typing import Any
from unittest.mock import patch

import pytest

from shamble.match.protocol.events import (
    Ack,
    BotExplanation,
    ChatMessage,
    Invitation,
    Notice,
    Rejected,
    Seats,
    Sync,
)
from shamble.match.protocol.requests import (
    AnswerVote,
    AskExplanation,
    Invite,
    Mute,
    RemovePlayer,
    RemoveWatcher,
    RevealSeat,
    Say,
    SetClock,
    SetPin,
    SetTablePolicy,
    TakeBack,
)
from shamble.match.protocol.view import Clock, TablePolicy
from shamble.server import limits
from shamble.server.rooms.client import Client
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.storage.tables import Access
from shamble.server.workers import jobs
from tests.server.helpers import OPEN, PERSON, Place, Player, bot, with_guest


def refusal(answer: object) -> str:
    assert isinstance(answer, Rejected), answer
    return answer.reasons[0].key


def talk(player: Player, most: int = 40) -> int:
    """Talk until the server refuses; return the number of lines that it took."""
    for said in range(most):
        if isinstance(player.ask(Say, text=f"line {said}"), Rejected):
            return said
    return most


def test_talk_of_one_person_silences_no_other(place: Place) -> None:
    """One quota for the whole table: a spectator could use it up."""
    host, guest, _, _ = with_guest(place)
    with host, guest:
        assert 5 <= talk(guest) <= 15
        assert isinstance(host.ask(Say, text="still here"), Ack)


def test_watchers_share_one_quota_of_talk(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with (
        place.sit(made.watch).joined() as one,
        place.sit(made.watch).joined() as two,
        place.sit(made.mine).joined() as player,
    ):
        assert talk(one) <= 8
        assert refusal(two.ask(Say, text="me too")) == "no-too-fast"
        assert isinstance(player.ask(Say, text="hello"), Ack)


def test_watcher_is_muted_and_removed(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine).joined() as host, place.sit(made.watch).joined() as watcher:
        watcher.ask(Say, text="boo")
        name = host.until(ChatMessage).name
        assert name.startswith("#")
        assert "127" not in name
        assert refusal(watcher.ask(RemoveWatcher, watcher=name)) == "no-host"
        assert isinstance(host.ask(Mute, seat=-1, muted=True, watcher=name), Ack)
        assert refusal(watcher.ask(Say, text="boo again")) == "no-muted"
        assert isinstance(host.ask(RemoveWatcher, watcher=name), Ack)
        assert place.get(made.watch).status_code == 403
        with place.sit(made.watch) as again:
            assert refusal(again.until(Rejected)) == "error-watcher-removed"


def test_oldest_watcher_of_the_fullest_address_goes(place: Place) -> None:
    """48 sockets of a stranger kept all other watchers out."""
    made = place.open(PERSON, PERSON)
    room = place.registry.rooms[made.table]

    def watcher(address: str, since: float) -> Client:
        client = Client(Access("watch", -1), "")
        client.watcher, client.connected_at = address, since
        return client

    crowd = [watcher("#crowd", number) for number in range(3)]
    others = [watcher("#one", 0), watcher("#two", 0)]
    with (
        patch.object(room, "clients", {*crowd, *others}),
        patch.object(limits, "MAX_SPECTATORS", 5),
        patch.object(limits, "MAX_SPECTATORS_PER_ADDRESS", 2),
    ):
        room.access.make_slot(Access("watch", -1), "#new")
        assert [client.is_disconnected for client in (*crowd, *others)] == [True] + [False] * 4
        room.access.make_slot(Access("watch", -1), "#crowd")
        assert [client.is_disconnected for client in (*crowd, *others)] == [True, True] + [False] * 3
    assert SeatAccess(room).watcher_name("203.0.113.7") != room.access.watcher_name("203.0.113.8")


def test_refused_undo_is_not_asked_again_at_once(place: Place) -> None:
    """A player could stop the game by asking without end."""
    host, guest, _, _ = with_guest(place)
    with host, guest:
        host.do("door 1")
        guest.asked()
        guest.do("door 2")
        assert isinstance(host.ask(TakeBack, ask=True), Ack)
        guest.until(Seats, lambda m: m.vote is not None)
        guest.ask(AnswerVote, agree=False)
        assert refusal(host.ask(TakeBack, ask=True)) == "no-vote-again"
        host.asked()
        host.first_option()
        guest.asked()
        guest.first_option()
        assert isinstance(host.ask(TakeBack, ask=True), Ack)  # another decision


def test_clock_of_the_asker_runs_during_the_vote(place: Place) -> None:
    host, guest, _, _ = with_guest(place)
    with host, guest:
        host.ask(SetClock, clock=Clock("game", 600))
        host.do("door 1")
        guest.asked()
        guest.do("door 2")
        host.asked()
        clocks = place.registry.rooms[host_table(host)].clocks
        assert set(clocks.running) == {0, 1}
        host.ask(TakeBack, ask=True)
        assert set(clocks.running) == {0}
        host.ask(AnswerVote, agree=False)
        assert set(clocks.running) == {0, 1}


def host_table(player: Player) -> str:
    return next(message.table for message in player.messages if isinstance(message, Sync))


def test_pin_cannot_be_tried_out(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine + "&curtain=1").joined() as both:
        both.ask(RevealSeat, seat=0)
        assert isinstance(both.ask(SetPin, seat=0, pin="4711"), Ack)
        both.ask(RevealSeat, seat=-1)
        wrong = [refusal(both.ask(RevealSeat, seat=0, pin=f"{number:04}")) for number in range(8)]
        assert wrong == ["no-wrong-pin"] * 5 + ["no-too-fast"] * 3
        assert refusal(both.ask(RevealSeat, seat=0, pin="4711")) == "no-too-fast"


def test_invitations_do_not_pile_up(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host:
        links = {invited(host) for _ in range(5)}
        assert len(links) == 1
        assert len(place.registry.rooms[made.table].settings.seat_keys) == 1
        with place.sit(links.pop()) as guest:
            guest.until(Sync, lambda sync: sync.mine == [1])
        host.until(Seats, lambda m: m.seats[1].kind == "person" and not m.seats[1].online)
        host.ask(RemovePlayer, seat=1, kind="open")
        assert invited(host) not in links


def invited(host: Player) -> str:
    host.refs += 1
    host.send(Invite(host.refs, 1))
    return host.until(Invitation).link


def test_removed_player_is_told_in_second_person(place: Place) -> None:
    host, guest, _, _ = with_guest(place)
    with host, guest:
        assert isinstance(host.ask(RemovePlayer, seat=1, kind="bot"), Ack)
        assert guest.until(Notice).said.key == "notice-sent-away-you"
        notices = [message.said.key for message in host.messages if isinstance(message, Notice)]
        assert notices == ["notice-sent-away"]


@pytest.mark.parametrize("game", ["zombie-plague"])
def test_explanation_obeys_the_delay_of_spectators(place: Place, game: str) -> None:
    """What a bot considered told spectators of moves that they could not see yet."""
    made = place.open(bot(), PERSON, game=game)
    asked: list[int] = []

    async def explain(job: Any, *args: Any) -> Any:
        if job is jobs.explain_choice:
            asked.append(args[2].count(b"\n"))
            return None
        return await real(job, *args)

    with place.sit(made.mine).joined() as player:
        player.ask(SetTablePolicy, policy=TablePolicy(watch="late", delay=200))
        player.asked()
        player.first_option()
        real = place.registry.pool.run
        with (
            patch.object(place.registry.pool, "run", explain),
            place.sit(made.watch).joined() as watcher,
        ):
            assert refusal(watcher.ask(AskExplanation, seat=0)) == "no-thought-yet"
            assert not isinstance(player.ask(AskExplanation, seat=0), BotExplanation)
        seen, whole = asked
        assert seen == watcher.version + 1
        assert whole > seen
