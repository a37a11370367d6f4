"""Waiting room: seats that are swapped and left; and the connection quality of players."""

from collections.abc import Iterator

import pytest

from shamble.match.protocol.events import ChatHistory, Rejected, Seats, Sync
from shamble.match.protocol.requests import (
    Begin,
    HandOver,
    Mute,
    Ping,
    React,
    Say,
    SetReady,
    SetSeat,
    SwapSeats,
)
from tests.server.helpers import OPEN, PERSON, Place, Player
from tests.server.test_lobby import done, gathering, knock, play_out, refused


def names(player: Player) -> list[str]:
    assert player.seats is not None
    return [seat.name for seat in player.seats.seats]


@pytest.fixture
def table(place: Place) -> Iterator[tuple[Player, Player, Player]]:
    """The host and two guests, who came by the code, in the waiting room, with one open seat."""
    made = place.open({**PERSON, "name": "Ada"}, OPEN, OPEN, OPEN, waits=True)
    with place.sit(made.mine).joined() as host:
        code = gathering(host).code
        links = [knock(place, code, sit=True, name=name)[1]["link"] for name in ("Bo", "Cy")]
        with place.sit(f"{links[0]}&own=1") as bo, place.sit(f"{links[1]}&own=1") as cy:
            bo.until(Sync)
            cy.until(Sync)
            yield host, bo, cy


def sits(player: Player, seat: int) -> None:
    if player.mine != [seat]:
        player.until(Sync, lambda sync: sync.mine == [seat])


def test_two_players_swap_seats_when_both_agree(place: Place, table: tuple[Player, Player, Player]) -> None:
    host, bo, cy = table
    done(bo, SetReady, ready=True)
    done(bo, Say, text="between you and me", to=0)
    done(bo, SwapSeats, seat=1, other=2)
    cy.until(Seats, lambda seats: seats.gathering is not None and seats.gathering.swaps == [(1, 2)])
    done(cy, SwapSeats, seat=2, other=1)
    sits(bo, 2)
    sits(cy, 1)
    assert not any("between you and me" in frame for frame in cy.frames)
    host.until(Seats, lambda seats: [seat.name for seat in seats.seats[:3]] == ["Ada", "Cy", "Bo"])
    assert (gathering(bo).ready, gathering(bo).swaps) == ([2], [])
    assert refused(bo, SwapSeats, seat=1, other=0) == "no-not-your-seat"
    done(host, Begin)
    assert host.mine == [0]
    assert bo.until(Sync).mine == [2]


def test_swap_request_is_withdrawn_or_refused(table: tuple[Player, Player, Player]) -> None:
    host, bo, cy = table
    done(bo, SwapSeats, seat=1, other=2)
    done(bo, SwapSeats, seat=1, other=0)  # one wish at a time
    assert gathering(bo).swaps == [(1, 0)]
    done(host, SwapSeats, seat=0, other=1, agree=False)
    assert gathering(host).swaps == []
    done(cy, SwapSeats, seat=2, other=1)
    done(cy, SwapSeats, seat=2, other=1, agree=False)
    assert gathering(cy).swaps == []
    assert names(cy)[:3] == ["Ada", "Bo", "Cy"]


def test_open_and_bot_seats_are_taken_at_once(place: Place, table: tuple[Player, Player, Player]) -> None:
    host, bo, _ = table
    done(bo, SwapSeats, seat=1, other=3)
    sits(bo, 3)
    status, welcome = knock(place, gathering(host).code, sit=True, name="Di")
    assert status == 201
    with place.sit(welcome["link"]) as di:
        assert di.until(Sync).mine == [1]
        di.refs += 1
        di.send(HandOver(di.refs, 1))
        di.until(Sync, lambda sync: sync.mine == [])
    done(host, SetSeat, seat=1, kind="bot")
    done(host, SwapSeats, seat=0, other=1)
    sits(host, 1)
    message = host.until(Seats, lambda seats: seats.seats[0].kind == "bot")
    assert [seat.kind for seat in message.seats] == ["bot", "person", "person", "person"]
    done(host, Begin)
    assert refused(host, SwapSeats, seat=1, other=0) == "no-begun"


def test_host_and_guest_swap_and_keep_what_is_theirs(
    place: Place, table: tuple[Player, Player, Player]
) -> None:
    host, bo, _ = table
    done(host, SwapSeats, seat=0, other=1)
    bo.until(Seats, lambda seats: seats.gathering is not None and seats.gathering.swaps == [(0, 1)])
    done(bo, SwapSeats, seat=1, other=0)
    sits(host, 1)
    sits(bo, 0)
    assert refused(bo, Begin) == "no-host"
    done(host, Begin)


def test_link_leads_to_current_seat_of_owner(place: Place) -> None:
    made = place.open(PERSON, OPEN, OPEN, waits=True)
    with place.sit(made.mine).joined() as host:
        link = knock(place, gathering(host).code, sit=True, name="Bo")[1]["link"]
        with place.sit(link) as bo:
            bo.until(Sync)
            done(bo, SwapSeats, seat=1, other=2)
            sits(bo, 2)
        with place.sit(link) as back:
            assert back.until(Sync).mine == [2]


def test_no_hand_is_visible_in_waiting_room(place: Place) -> None:
    made = place.open(PERSON, OPEN, game="zombies", waits=True)
    with place.sit(made.mine).joined() as host, place.sit(made.watch).joined() as watcher:
        assert host.last is not None
        assert watcher.last is not None
        assert host.last.view == watcher.last.view
        assert place.get(made.mine, "/replay").json() == place.get(made.watch, "/replay").json()
        with place.sit(made.mine, version=0) as again:
            assert isinstance(again.take(), Sync)  # the gap has no hidden information either
        done(host, Begin)
        assert host.last.view != watcher.last.view


def test_guest_leaves_seat_and_comes_back(place: Place, table: tuple[Player, Player, Player]) -> None:
    host, bo, _ = table
    bo.refs += 1
    bo.send(HandOver(bo.refs, 1))
    assert bo.until(Sync, lambda sync: sync.mine == []).mine == []
    host.until(Seats, lambda seats: seats.seats[1].kind == "open")
    assert knock(place, gathering(host).code, sit=True, name="Bo")[0] == 201
    host.until(Seats, lambda seats: seats.seats[1].kind == "person")


def test_games_won_move_with_player_and_end_on_leaving(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host, place.sit(made.seats[1]) as guest:
        guest.until(Sync, lambda sync: sync.mine == [1])
        play_out(place, host, guest, contrary=guest)
        link = place.post(made.seats[1], "/rematch", {}).json()["link"]
        host.until(Seats, lambda seats: bool(seats.gathering and seats.gathering.next))
        with place.sit(gathering(host).next) as first, place.sit(link) as second:
            sits(first, 1)
            sits(second, 0)
            first.until(Seats, lambda seats: seats.seats[0].kind == "person")
            won = list(gathering(second).won)
            assert sum(won) == 1
            done(second, SwapSeats, seat=0, other=1)
            first.until(Seats, lambda seats: bool(seats.gathering and seats.gathering.swaps))
            done(first, SwapSeats, seat=1, other=0)
            sits(second, 1)
            second.until(Seats, lambda seats: bool(seats.gathering and seats.gathering.won == won[::-1]))
            second.refs += 1
            second.send(HandOver(second.refs, 1))
            second.until(Sync, lambda sync: sync.mine == [])
            first.until(Seats, lambda seats: bool(seats.gathering and seats.gathering.won == [won[1], 0]))


def test_connection_quality_is_shown(table: tuple[Player, Player, Player]) -> None:
    host, bo, _ = table
    done(bo, Ping, took=30)
    host.until(Seats, lambda seats: seats.seats[1].line == "good")
    done(bo, Ping, took=900)
    done(bo, Ping, took=35)  # one measurement does not count
    done(bo, Ping, took=900)
    done(bo, Ping, took=800)
    message = host.until(Seats, lambda seats: seats.seats[1].line != "good")
    assert message.seats[1].line == "poor"
    assert message.seats[0].line == ""


def test_muted_player_cannot_react(table: tuple[Player, Player, Player]) -> None:
    host, bo, _ = table
    done(bo, React, what="laugh")
    done(host, Mute, seat=1, muted=True)
    assert refused(bo, React, what="laugh") == "no-muted"


def test_reconnect_sends_missed_chat(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host:
        version = host.version
        done(host, Say, text="one")
    with place.sit(made.mine, version=version) as back:
        assert [line.text for line in back.until(ChatHistory).chat] == ["one"]
        assert not any(isinstance(message, Sync | Rejected) for message in back.messages)
