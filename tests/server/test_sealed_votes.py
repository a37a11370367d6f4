"""Sealed votes in the raw frames: before the reveal no socket receives another seat's answer."""

import re
from collections.abc import Callable

import pytest

from shamble.match.protocol.events import Ack, Rejected, Seats, Sync, Update
from shamble.match.protocol.requests import Act, PassForAll, RevealSeat, SetPin, TakeBack
from tests.server.helpers import OPEN, PERSON, Place


def frames(place: Place, door: str) -> tuple[list[str], list[str]]:
    """Return what the other player and a spectator receive while the first player answers.

    The first player answers, changes the answer, undoes it and answers again. Only versions show that it happened."""
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as first, place.sit(made.seats[1]) as second:
        second.until(Sync, lambda sync: sync.mine == [1])
        first.until(Seats, lambda m: m.seats[1].kind == "person" and m.seats[1].online)
        watcher = place.sit(made.watch).joined()
        first.do("door 1" if door == "door 3" else "door 3")
        first.do(door)
        assert first.decision is not None
        assert first.decision.answered == door
        first.ask(TakeBack)
        first.do(door)
        version = first.version
        for other in (second, watcher):
            other.until(Update, lambda m: m.version == version)
        watcher.line.close()
        table = made.table
        return tuple(  # type: ignore[return-value]
            [
                re.sub(r'"code":"[^"]*"', "", frame.replace(table, "T"))
                for frame in other.frames
                if '"links"' not in frame
            ]
            for other in (second, watcher)
        )


def test_frames_are_the_same_for_every_sealed_answer(place: Place) -> None:
    seen = [frames(place, door) for door in ("door 1", "door 2", "door 3")]
    for second, watcher in seen[1:]:
        assert second == seen[0][0]
        assert watcher == seen[0][1]


def test_no_frame_contains_sealed_answer_before_reveal(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as first, place.sit(made.seats[1]) as second:
        second.until(Sync, lambda sync: sync.mine == [1])
        first.until(Seats, lambda m: m.seats[1].kind == "person" and m.seats[1].online)
        first.do("door 1")
        update = second.until(Update, lambda m: m.by == 0)
        assert update.text == ""
        assert update.lines == []
        assert update.decision is not None
        assert update.decision.answered == ""
        assert update.decision.waiting == [1]
        second.do("door 2")
        reveal = first.until(Update, lambda m: m.by == 1)
        assert reveal.text == ""  # the events contain the answer
        assert [line.key for line in reveal.lines] == ["event-doors"]


def test_answer_of_other_seat_keeps_decision_valid(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as first, place.sit(made.seats[1]) as second:
        second.until(Sync, lambda sync: sync.mine == [1])
        second.do("door 2")
        first.do("door 1")  # it still answers the first decision it received, without reading anything since


HERE = re.compile('"online":(true|false)')  # the other process learns of the presence a little later


@pytest.mark.parametrize("rest", ["/replay", ""])
def test_replay_and_table_card_keep_answers_sealed(place: Place, rest: str) -> None:
    answer = set()
    for door in ("door 1", "door 3"):
        made = place.open(PERSON, OPEN)
        with place.sit(made.mine) as first:
            first.joined()
            first.do(door)
            wait = place.get(made.seats[1], rest).text
            answer.add(HERE.sub("", wait.replace(made.table, "T")))
    assert len(answer) == 1


def test_shared_screen_shows_nothing_before_reveal(place: Place) -> None:
    """Two players at one screen: hidden information is sent only to the active one."""
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine + "&curtain=1") as screen:
        sync = screen.until(Sync)
        assert (sync.shared, sync.looking, sync.mine) == (True, None, [0, 1])
        assert sync.decision is not None
        assert (sync.decision.seat, sync.decision.options) == (None, [])
        assert known_hands(sync) == set()
        refused = screen.ask(Act, seat=0, decision=sync.decision.id, text="door 1")
        assert isinstance(refused, Rejected)
        screen.send(RevealSeat(90, 0))
        first = screen.until(Sync)
        assert (first.looking, known_hands(first)) == (0, {0})
        screen.decision = first.decision
        screen.do("door 1")
        passed = [message for message in screen.messages if isinstance(message, Sync)][-1]
        assert (passed.looking, known_hands(passed)) == (None, set())  # the other player has to decide
        screen.send(RevealSeat(91, 1))
        second = screen.until(Sync)
        assert (second.looking, known_hands(second)) == (1, {1})


def _shows(seat: int) -> Callable[[Sync], bool]:
    return lambda sync: sync.looking == seat


def test_window_is_passed_for_all_at_one_screen(place: Place) -> None:
    """Players without a PIN pass at once; then no hand is visible. Elsewhere, and outside windows, it is refused."""
    made = place.open(PERSON, PERSON, PERSON)
    with place.sit(made.mine + "&curtain=1") as screen:
        screen.until(Sync)
        assert isinstance(screen.ask(PassForAll, decision=0), Rejected)  # a ballot
        for seat in range(3):
            screen.send(RevealSeat(90 + seat, seat))
            screen.decision = screen.until(Sync, _shows(seat)).decision
            if seat == 2:
                assert isinstance(screen.ask(SetPin, seat=2, pin="1234"), Ack)
            screen.do("door 1")
        window = [message for message in screen.messages if isinstance(message, Sync | Update)][-1].decision
        assert window is not None
        assert (window.kind, window.waiting) == ("window", [0, 1, 2])
        assert isinstance(screen.ask(PassForAll, decision=window.id - 1), Rejected)
        assert isinstance(screen.ask(PassForAll, decision=window.id), Ack)
        after = [message for message in screen.messages if isinstance(message, Sync)][-1]
        assert after.decision is not None
        assert (after.decision.waiting, after.looking, known_hands(after)) == ([2], None, set())
    with place.sit(made.seats[0]) as alone:
        assert isinstance(alone.ask(PassForAll, decision=window.id), Rejected)


def test_pin_protects_seat_at_shared_screen(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine + "&curtain=1") as screen:
        screen.until(Sync)
        assert isinstance(screen.ask(SetPin, seat=0, pin="1234"), Rejected)  # no player is active yet
        screen.send(RevealSeat(90, 0))
        screen.until(Sync, lambda sync: sync.looking == 0)
        for bad in ("12", "12a4", "１２３４"):
            assert isinstance(screen.ask(SetPin, seat=0, pin=bad), Rejected)
        assert isinstance(screen.ask(SetPin, seat=0, pin="1234"), Ack)
        assert screen.seats is not None
        assert [seat.pin for seat in screen.seats.seats] == [True, False]
        screen.send(RevealSeat(91, -1))
        screen.until(Sync, lambda sync: sync.looking is None)
        for wrong in ("", "4321"):
            assert isinstance(screen.ask(RevealSeat, seat=0, pin=wrong), Rejected)
        assert isinstance(screen.ask(RevealSeat, seat=0, pin="1234"), Ack)


def known_hands(sync: Sync) -> set[int]:
    """Return the seats whose cards are visible."""
    drawn = [line for _, lines in sync.log for line in lines if line.key == "event-drew-card"]
    return {int(str(line.args["seat"]).removeprefix("@seat-")) for line in drawn}
