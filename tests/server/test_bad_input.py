"""Bad input on a socket: a clear refusal, and nothing changes."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from shamble.match.protocol import VERSION
from shamble.match.protocol.events import Rejected, Sync
from shamble.match.protocol.requests import Act, Say, TakeBack
from shamble.server import limits
from tests.server.helpers import OPEN, PERSON, Place, Player


def seated(place: Place) -> Player:
    return place.sit(place.open(PERSON, PERSON).mine).joined()


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        '{"type":"dance","ref":4}',
        '{"type":"act","ref":4}',
        '{"type":"act","ref":4,"seat":"0","decision":1,"text":"door 1"}',
        '{"type":"act","ref":4,"seat":0,"decision":1,"text":"door 1","more":1}',
        '{"type":"act","ref":4,"seat":0.5,"decision":1,"text":"door 1"}',
        '{"type":"enter-roll","ref":4,"decision":1,"values":["six"]}',
        '{"type":"pace","ref":4,"pace":"fast","paused":false}',
        '{"type":"seat","ref":4,"seat":0,"kind":"ghost"}',
        "[" * 10000,
        "x" * 20000,
        b"\xff\xfe\x00",
    ],
)
def test_invalid_message_is_refused(place: Place, frame: str | bytes) -> None:
    with seated(place) as player:
        player.line.send(frame)
        no = player.until(Rejected)
        assert no.code == "bad"
        assert no.ref == (4 if b'"ref":4' in (frame if isinstance(frame, bytes) else frame.encode()) else 0)
        player.first_option()


def refusal(player: Player, **fields: Any) -> tuple[str, str]:
    no = player.ask(Act, **fields)
    assert isinstance(no, Rejected), no
    return no.code, no.reasons[0].key


def test_illegal_action_is_refused(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine) as player:
        player.joined()
        decision = player.asked().id
        good: dict[str, Any] = {"seat": 0, "decision": decision, "text": "door 1"}
        assert refusal(player, **{**good, "text": "door 9"}) == ("refused", "no-such-action")
        assert refusal(player, **{**good, "decision": decision + 1}) == ("stale", "no-stale")
        assert refusal(player, **{**good, "decision": -5}) == ("stale", "no-stale")
        assert refusal(player, **{**good, "seat": 1}) == ("seat", "no-not-your-seat")
        assert refusal(player, **{**good, "seat": -1}) == ("seat", "no-not-your-seat")
        assert refusal(player, **{**good, "seat": 2**62}) == ("seat", "no-not-your-seat")
        assert refusal(player, **{**good, "text": "x" * 300}) == ("bad", "no-too-long")
        assert player.version == 0
        player.do("door 1")


def test_action_out_of_turn_or_after_the_end_is_refused(place: Place) -> None:
    with seated(place) as both:
        while both.decision is None or both.decision.kind != "window":
            both.first_option()
        who = both.decision.seat
        assert who is not None
        both.do("pass")
        assert both.decision is not None
        if both.decision.waiting:
            assert refusal(both, seat=who, decision=both.decision.id, text="pass") == (
                "turn",
                "no-not-your-turn",
            )
        while not both.over():
            both.first_option()
        assert refusal(both, seat=0, decision=1, text="pass") == ("over", "no-game-over")


def test_second_answer_to_a_decision_is_stale(place: Place) -> None:
    with seated(place) as both:
        both.first_option()
        decision = both.asked().id
        for ref in (101, 102):
            both.send(Act(ref, 1, decision, "door 2"))
        answers: dict[int, str] = {}
        while len(answers) < 2:
            message = both.take()
            if getattr(message, "ref", 0) in (101, 102):
                answers[message.ref] = type(message).__name__
        assert answers == {101: "Ack", 102: "Rejected"}


def test_huge_message_closes_only_its_socket(place: Place) -> None:
    with seated(place) as player:
        player.line.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            player.until(Rejected)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with seated(place) as other:
        other.first_option()


def test_flood_of_messages_closes_the_socket(place: Place) -> None:
    with seated(place) as player:
        for ref in range(200):
            player.send(TakeBack(ref))
        with pytest.raises(ConnectionClosed):
            player.until(Sync)
        assert "no-too-fast" in [m.reasons[0].key for m in player.messages if isinstance(m, Rejected)]
    with seated(place) as other:
        other.first_option()


def close_code_and_reason(place: Place, link: str) -> tuple[int, str]:
    """Return how the server refuses a socket."""
    with place.sit(link) as player:
        no = player.take()
        assert isinstance(no, Rejected)
        with pytest.raises(ConnectionClosed) as closed:
            player.take()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code, no.reasons[0].key


def test_unknown_table_or_wrong_key_closes_the_socket(place: Place) -> None:
    made = place.open()
    assert close_code_and_reason(place, "/t/nowhere#guess") == (4404, "error-no-such-table")
    assert close_code_and_reason(place, f"/t/{made.table}#guess") == (4403, "error-wrong-key")


def test_page_of_another_protocol_version_is_refused(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    assert close_code_and_reason(place, f"{made.mine}&protocol=1") == (4426, "error-other-protocol")
    with place.sit(f"{made.mine}&protocol={VERSION}") as player:
        player.joined().first_option()


def test_socket_to_an_unknown_path_is_refused(place: Place) -> None:
    address = place.address.replace("http", "ws") + "/api/nothing"
    with pytest.raises(InvalidStatus, match="403"), connect(address, proxy=None):
        pass
    assert place.http.get("/api/games").status_code == 200


def test_client_that_does_not_read_does_not_block_others(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both, place.sit(made.watch) as lazy:
        both.joined()
        for number in range(limits.CHAT_LINES_PER_PLAYER[0]):
            assert not isinstance(both.ask(Say, text=f"{number}"), Rejected)
        assert lazy.frames == []
        both.first_option()
