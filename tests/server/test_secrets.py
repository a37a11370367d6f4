"""Hidden information and seat ownership: what a host, a guest or a spectator could try."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from shamble.match.protocol.events import Ack, Invitation, Notice, Rejected, Seats, Sync
from shamble.match.protocol.requests import AnswerVote, Invite, SetCohost, SetSeat, SetTablePolicy
from shamble.match.protocol.view import TablePolicy
from shamble.server import limits
from shamble.server.access_policy import AccessPolicy
from tests.server.helpers import OPEN, PERSON, Place, Player, bot, serving, with_guest

SECRETS = ("/export", "/fork")


def refused(place: Place, link: str) -> list[int]:
    """Return the statuses of exporting and forking a table with a link."""
    return [
        place.get(link, "/export").status_code,
        place.post(link, "/fork", {"version": 0}).status_code,
    ]


def test_short_stand_in_reveals_nothing_to_host(place: Place) -> None:
    """The guest is away and the host puts a bot in: the cards are still a player's."""
    host, guest, mine, _ = with_guest(place)
    with host:
        with guest:
            assert refused(place, mine) == [403, 403]
        host.until(Seats, lambda m: not m.seats[1].online)
        assert isinstance(host.ask(SetSeat, seat=1, kind="bot"), Ack)
        assert refused(place, mine) == [403, 403]
        assert isinstance(host.ask(SetSeat, seat=1, kind="open"), Ack)
        assert refused(place, mine) == [403, 403]


def test_host_never_gets_seat_of_guest(place: Place) -> None:
    host, guest, mine, _ = with_guest(place)
    with host:
        guest.__exit__()
        host.until(Seats, lambda m: not m.seats[1].online)
        assert isinstance(host.ask(SetSeat, seat=1, kind="person"), Rejected)
        assert isinstance(host.ask(SetSeat, seat=1, kind="bot"), Ack)
        answer = host.ask(SetSeat, seat=1, kind="person")
        assert isinstance(answer, Rejected)
        assert answer.code == "seat"
        assert host.mine == [0]
    with place.sit(mine) as again:
        assert again.until(Sync).mine == [0]


def test_spectators_and_bot_seat_guests_get_no_save(place: Place) -> None:
    made = place.open(bot(), bot())
    assert refused(place, made.watch) == [403, 403]
    alone = place.open(PERSON, bot())
    assert refused(place, alone.watch) == [403, 403]
    assert refused(place, alone.mine) == [200, 201]


def test_table_with_open_seat_refuses_chosen_seed(place: Place) -> None:
    body = {"game": "drill", "seats": [PERSON, OPEN], "seed": 3}
    answer = place.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == "error-seed-shared"
    assert place.http.post("/api/tables", json=body | {"seats": [PERSON, bot()]}).status_code == 201


@pytest.mark.parametrize("what", SECRETS)
def test_later_players_learn_that_all_was_revealed(place: Place, what: str) -> None:
    made = place.open(PERSON, bot())
    with place.sit(made.mine) as host:
        host.joined()
        if what == "/export":
            place.get(made.mine, what)
        else:
            place.post(made.mine, what, {"version": 0})
        host.until(Seats, lambda m: m.shown >= 0)
    with place.sit(made.watch) as late:
        assert late.until(Sync).shown >= 0


def test_forked_or_uploaded_table_says_what_host_has_seen(place: Place) -> None:
    made = place.open(PERSON, bot())
    saved = place.get(made.mine, "/export").content
    fork = place.post(made.mine, "/fork", {"version": 0}).json()
    loaded = place.http.post("/api/import", content=saved).json()
    for other in (fork, loaded):
        with place.sit(other["mine"]) as player:
            assert player.until(Sync).shown >= 0


def test_seat_given_to_bot_returns_to_its_link(place: Place) -> None:
    """The guest takes it back at any time, also after a reload; the host can send the link again."""
    host, guest, mine, link = with_guest(place)
    with host:
        with guest:
            assert isinstance(guest.ask(SetSeat, seat=1, kind="bot"), Ack)
        with place.sit(link) as back:
            back.joined()
            assert back.mine == []
            assert isinstance(back.ask(SetSeat, seat=1, kind="person"), Ack)
            assert back.mine == [1]
    with place.sit(mine) as host:
        assert host.until(Sync).links[1] == link


def test_latecomer_takes_bot_seat(place: Place) -> None:
    made = place.open(PERSON, bot())
    with place.sit(made.mine) as host:
        link = host.until(Sync).links[1]
        with place.sit(link) as late:
            late.joined()
            assert isinstance(late.ask(SetSeat, seat=1, kind="person", name="Lea"), Ack)
            assert host.until(Seats, lambda m: m.vote is not None).vote.waiting == [0]  # type: ignore[union-attr]
            host.ask(AnswerVote, agree=True)
            assert late.until(Sync, lambda sync: sync.mine == [1]).seats[1].name == "Lea"
            assert isinstance(host.ask(SetSeat, seat=1, kind="bot"), Rejected)
        assert refused(place, made.mine) == [403, 403]


def test_seat_at_host_screen_moves_to_its_link(place: Place) -> None:
    """Two play at one screen until one moves to another. Then the first screen sees one hand."""
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        assert both.until(Sync).mine == [0, 1]
        with place.sit(made.seats[1]) as own:
            own.until(Sync, lambda sync: sync.mine == [1])
            assert both.until(Sync).mine == [0]
    with place.sit(made.mine) as one:
        assert one.until(Sync).mine == [0]


# ---------------------------------------------------------------- the host can leave


def left_alone(place: Place) -> tuple[Player, str, str]:
    """Three seats: the host's, a guest's, a bot's. The host leaves, the guest stays."""
    made = place.open(PERSON, OPEN, bot())
    host, guest = place.sit(made.mine).joined(), place.sit(made.seats[1])
    guest.until(Sync, lambda sync: sync.mine == [1])
    host.__exit__()
    guest.until(Seats, lambda m: not m.seats[0].online)
    return guest, made.table, made.mine


def test_player_becomes_cohost_when_host_is_away(place: Place) -> None:
    guest, table, mine = left_alone(place)
    with guest:
        assert isinstance(guest.ask(SetSeat, seat=0, kind="bot"), Rejected)
        asyncio.run_coroutine_threadsafe(place.registry.appoint_cohosts(), place.registry.loop).result(10)
        assert place.registry.rooms[table].settings.cohost == -1  # not at once
        with patch.object(limits, "COHOST_AFTER_S", 0.0):
            asyncio.run_coroutine_threadsafe(place.registry.appoint_cohosts(), place.registry.loop).result(10)
        assert guest.until(Notice).said.key == "notice-host"
        assert isinstance(guest.ask(SetTablePolicy, policy=TablePolicy(silent=True)), Ack)
        assert isinstance(guest.ask(SetSeat, seat=0, kind="bot"), Ack)
        assert isinstance(
            guest.ask(SetSeat, seat=0, kind="person"), Rejected
        )  # never in another player's seat
        assert guest.mine == [1]
        with place.sit(mine) as back:
            back.joined()
            assert isinstance(back.ask(SetSeat, seat=0, kind="person"), Ack)
            assert back.mine == [0]


def test_new_links_only_for_seats_without_player(place: Place) -> None:
    guest, table, mine = left_alone(place)
    with guest, place.sit(mine).joined() as host:
        assert isinstance(guest.ask(Invite, seat=2), Rejected)
        assert isinstance(host.ask(SetCohost, seat=1), Ack)
        guest.until(Seats, lambda m: m.host == 1)
        for taken in (0, 1, 7):
            assert isinstance(guest.ask(Invite, seat=taken), Rejected)
        guest.send(Invite(99, 2))
        link = guest.until(Invitation).link
        assert place.registry.rooms[table].settings.seat_keys
        with place.sit(link) as late:
            late.joined()
            assert isinstance(late.ask(SetSeat, seat=2, kind="person", name="Lea"), Ack)
            for player in (host, guest):
                player.ask(AnswerVote, agree=True)
            late.until(Sync, lambda sync: sync.mine == [2])
            no = guest.ask(SetSeat, seat=2, kind="bot")
            assert isinstance(no, Rejected)
        assert isinstance(guest.ask(Invite, seat=2), Rejected)


def _ask_for_bot(place: Place, asker: Player, others: list[Player], seat: int) -> None:
    assert isinstance(asker.ask(SetSeat, seat=seat, kind="person"), Ack)
    for other in others:
        other.until(Seats, lambda m: m.vote is not None and m.vote.kind == "take")


def test_seat_of_bot_is_taken_only_with_consent(place: Place) -> None:
    """The opener of a table could read the hand of every bot."""
    made = place.open(PERSON, OPEN, OPEN, bot())
    with (
        place.sit(made.mine).joined() as host,
        place.sit(made.seats[1]).joined() as one,
        place.sit(made.seats[2]) as two,
    ):
        two.until(Sync, lambda sync: sync.mine == [2])
        _ask_for_bot(place, host, [one, two], 3)
        one.ask(AnswerVote, agree=True)
        assert host.mine == [0]
        two.ask(AnswerVote, agree=False)
        assert host.until(Notice).said.key == "notice-take-lost"
        again = host.ask(SetSeat, seat=3, kind="person")
        assert isinstance(again, Rejected)
        assert again.reasons[0].key == "no-vote-again"  # not before the next decision
        assert host.mine == [0]


def test_seat_of_bot_is_told_as_what_it_is(place: Place) -> None:
    made = place.open(PERSON | {"name": "Ada"}, OPEN, bot() | {"name": "Clara"})
    with place.sit(made.mine).joined() as host, place.sit(made.seats[1]) as guest:
        guest.until(Sync, lambda sync: sync.mine == [1])
        _ask_for_bot(place, host, [guest], 2)
        guest.ask(AnswerVote, agree=True)
        notice = host.until(Notice).said
        assert (notice.key, notice.args) == ("notice-take", {"who": "@seat-0", "bot": "Clara"})
        assert host.mine == [0, 2]


def test_seat_of_bot_waits_for_players_who_are_away(place: Place) -> None:
    made = place.open(PERSON, OPEN, bot())
    with place.sit(made.mine).joined() as host:
        with place.sit(made.seats[1]) as guest:
            guest.until(Sync, lambda sync: sync.mine == [1])
        host.until(Seats, lambda m: not m.seats[1].online and m.seats[1].kind == "person")
        refused = host.ask(SetSeat, seat=2, kind="person")
        assert isinstance(refused, Rejected)
        assert refused.reasons[0].key == "no-take-alone"


def test_hand_of_bot_seen_alone_is_told_to_later_players(place: Place) -> None:
    made = place.open(PERSON, bot(), OPEN)
    with place.sit(made.mine).joined() as host:
        assert isinstance(host.ask(SetSeat, seat=1, kind="person"), Ack)
        assert host.mine == [0, 1]
        with place.sit(made.seats[2]) as late:
            assert late.until(Sync).shown >= 0


def test_short_retention_opens_no_running_game(tmp_path: Path) -> None:
    """With KEEP_DAYS of ten days every running game was about to be deleted, and open to all its players."""
    with serving(tmp_path / "t.db", policy=AccessPolicy(retention_days=10)) as place:
        made = place.open(PERSON, OPEN)
        with place.sit(made.mine).joined(), place.sit(made.seats[1]) as guest:
            guest.until(Sync, lambda sync: sync.mine == [1])
        assert place.get(made.mine, "/export").status_code == 403
        age(tmp_path / "t.db", days=9)
        assert place.get(made.mine).json()["expires"] > 0
        assert place.get(made.mine, "/export").status_code == 403


def age(database: Path, days: int) -> None:
    """Make the entries of a database older."""
    with sqlite3.connect(database) as db:
        db.execute("UPDATE entries SET made = made - ?", (days * 86_400,))


@pytest.mark.parametrize("watch", ["late", "turn", "none", "live"])
def test_change_of_the_delay_is_told_to_guests(place: Place, watch: Any) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host, place.sit(made.seats[1]) as guest:
        guest.until(Sync, lambda sync: sync.mine == [1])
        before: Any = "late" if watch == "live" else "live"
        host.ask(SetTablePolicy, policy=TablePolicy(watch=before))
        host.ask(SetTablePolicy, policy=TablePolicy(watch=watch))
        guest.until(Notice, lambda notice: notice.said.key == f"notice-watch-{watch}")
