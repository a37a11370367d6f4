"""Reconnecting: the client receives exactly what it missed."""

from pathlib import Path

from shamble.match.protocol.events import Seats, Sync, Update
from shamble.match.protocol.requests import SetSeat, TakeBack
from tests.server.helpers import OPEN, PERSON, Place, serving


def test_reconnect_sends_exactly_the_missed_updates(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both, place.sit(made.mine) as other:
        both.joined()
        other.joined()
        both.first_option()
        left = other.until(Update).version
        other.line.close()
        for _ in range(5):
            both.first_option()
        live = [m for m in both.messages if isinstance(m, Update) and m.version > left]
        with place.sit(made.mine, version=left) as back:
            back.until(Seats)
            missed = [m for m in back.messages if isinstance(m, Update)]
            assert [m.version for m in missed] == [left + 1, left + 2, left + 3, left + 4, left + 5]
            assert [(m.by, m.text, m.lines, m.view) for m in missed] == [
                (m.by, m.text, m.lines, m.view) for m in live
            ]
            assert missed[-1] == live[-1]
            assert not any(isinstance(m, Sync) for m in back.messages)
            back.first_option()


def test_reconnect_without_gap_sends_no_update(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine, version=0) as back:
        assert isinstance(back.take(), Seats)


def test_reconnect_after_undo_or_unknown_version_sends_all(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        both.joined()
        both.do("door 1")
        both.ask(TakeBack)
    for version in ("1", "99", "-1", "x", "1e3", "9" * 30, "٣"):
        with place.sit(f"{made.mine}&version={version}") as back:
            assert isinstance(back.take(), Sync)


def test_change_of_own_seats_sends_full_state(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine) as host:
        host.joined()
        host.ask(SetSeat, seat=1, kind="person")
        with place.sit(made.mine, version=0) as back:
            sync = back.take()
            assert isinstance(sync, Sync)
            assert sync.mine == [0, 1]


def test_restarted_server_sends_missed_updates(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            for _ in range(4):
                both.first_option()
            before = [m for m in both.messages if isinstance(m, Update)]
    with serving(tmp_path / "t.db") as place, place.sit(made.mine, version=2) as back:
        back.until(Seats)
        missed = [m for m in back.messages if isinstance(m, Update)]
        assert [m.version for m in missed] == [3, 4]
        assert missed[-1] == before[-1]
        back.first_option()
