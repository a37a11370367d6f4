"""Absent players: stand-in bots by vote, the return to the seat, and reminders."""

from typing import Any
from unittest.mock import patch

import pytest

from shamble.match.protocol.events import Ack, Notice, Nudged, Rejected, Seats, Sync
from shamble.match.protocol.requests import AnswerVote, Nudge, ProposeStandIn, SetSeat
from shamble.server import limits
from tests.server.helpers import OPEN, PERSON, Place, left_by_the_last, wait_for


@pytest.fixture
def impatient() -> Any:
    """Allow a stand-in without waiting for two minutes."""
    with patch.object(limits, "STAND_IN_AFTER_S", 0.0):
        yield


def test_no_stand_in_before_two_minutes_or_while_online(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine) as host:
        host.joined()
        with place.sit(made.seats[1]) as guest:
            guest.joined()
            assert isinstance(host.ask(ProposeStandIn, seat=1), Rejected)
        seats = host.until(Seats, lambda m: m.seats[1].away > 0)
        assert not seats.seats[0].away
        answer = host.ask(ProposeStandIn, seat=1)
        assert isinstance(answer, Rejected)
        assert answer.reasons[0].key == "no-leaver-yet"
        assert isinstance(host.ask(ProposeStandIn, seat=0), Rejected)  # its own seat


@pytest.mark.usefixtures("impatient")
def test_stand_in_without_voters_ends_on_return(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine) as host:
        host.joined()
        with place.sit(made.seats[1]) as guest:
            guest.joined()
        host.until(Seats, lambda m: m.seats[1].away > 0)
        assert isinstance(host.ask(ProposeStandIn, seat=1), Ack)
        assert host.seats is not None
        assert host.seats.seats[1].lent
        assert isinstance(host.ask(SetSeat, seat=1, kind="person"), Rejected)  # the seat is the guest's
        with place.sit(made.seats[1]) as guest:
            guest.joined()
            seats = host.until(Seats, lambda m: m.seats[1].kind == "person")
            assert not seats.seats[1].lent
            wait_for(lambda: guest.mine == [1] or guest.until(Sync).mine == [1])
            assert host.until(Notice).said.key == "notice-comes-back"
        assert "notice-sits-in" in [m.said.key for m in host.messages if isinstance(m, Notice)]


@pytest.mark.usefixtures("impatient")
def test_majority_of_others_puts_stand_in(place: Place) -> None:
    with left_by_the_last(place, 3) as (made, (host, two, three)):
        assert isinstance(two.ask(ProposeStandIn, seat=3), Ack)
        vote = host.until(Seats, lambda m: m.vote is not None).vote
        assert vote is not None
        assert (vote.kind, vote.by, vote.agreed, vote.waiting, vote.whose) == ("bot", 1, [1], [0, 2], [3])
        assert isinstance(three.ask(AnswerVote, agree=False), Ack)
        assert isinstance(three.ask(AnswerVote, agree=True), Rejected)  # it has answered already
        assert isinstance(host.ask(AnswerVote, agree=True), Ack)
        assert three.until(Seats, lambda m: m.seats[3].kind == "bot").seats[3].lent

    with place.sit(made.seats[3]) as back:
        wait_for(lambda: back.until(Sync).mine == [3])


@pytest.mark.usefixtures("impatient")
def test_half_is_no_majority_and_proposer_can_withdraw(place: Place) -> None:
    with left_by_the_last(place, 2) as (made, (host, two)):
        for who, other in ((host, two), (two, host)):
            assert isinstance(host.ask(ProposeStandIn, seat=2), Ack)
            two.until(Seats, lambda m: m.vote is not None)
            assert isinstance(who.ask(AnswerVote, agree=False), Ack)
            assert other.until(Notice).said.key == "notice-bot-lost"
        room = place.registry.rooms[made.table]
        assert room.match.vote is None
        assert room.match.occupants[2].kind == "person"


def test_bot_put_in_by_host_leaves_on_return_of_guest(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host:
        with place.sit(made.seats[1]).joined():
            pass
        host.until(Seats, lambda m: m.seats[1].away > 0)
        assert isinstance(host.ask(SetSeat, seat=1, kind="bot"), Ack)
        with place.sit(made.seats[1]) as guest:
            wait_for(lambda: guest.until(Sync).mine == [1])
            # a player who gives the own seat to a bot does not get it back by coming
            assert isinstance(guest.ask(SetSeat, seat=1, kind="bot"), Ack)
        with place.sit(made.seats[1]) as guest:
            assert guest.until(Sync).mine == []


def test_reminders_are_limited(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with (
        place.sit(made.mine).joined() as host,
        place.sit(made.seats[1]).joined() as guest,
        place.sit(made.watch).joined() as watcher,
    ):
        if not host.owes():
            host.take()
        wait_for(lambda: 0 in place.registry.rooms[made.table].match.waiting())
        assert isinstance(guest.ask(Nudge, seat=0), Ack)
        assert host.until(Nudged).by == 1
        answer = guest.ask(Nudge, seat=0)
        assert isinstance(answer, Rejected)
        assert answer.reasons[0].key == "no-nudge"
        assert isinstance(watcher.ask(Nudge, seat=0), Rejected)
        assert isinstance(host.ask(Nudge, seat=0), Rejected)
        assert not any(isinstance(m, Nudged) for m in [*guest.messages, *watcher.messages])
