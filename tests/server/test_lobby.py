"""Coming together: waiting room, codes, lobby, own links, moderation, series."""

import asyncio
from functools import partial
from itertools import combinations
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from shamble.match.protocol.events import Ack, Invitation, NewSeatLink, Notice, Rejected, Seats, Sync
from shamble.match.protocol.gathering import Gathering
from shamble.match.protocol.requests import (
    Act,
    Begin,
    HandOver,
    Invite,
    Mute,
    RemovePlayer,
    ReportMessage,
    Say,
    SeatLinkSaved,
    SetCall,
    SetReady,
    SetSeat,
    ToServer,
)
from shamble.server import limits
from shamble.server.keys import links, table_codes
from shamble.server.rooms import seat_links
from shamble.server.storage import lobby
from shamble.server.storage.settings import GatheringState, RoomSettings, merge_settings
from tests.server.helpers import OPEN, PERSON, Place, Player, bearer, bot, wait_for, with_guest

Table = dict[str, Any]


def gathering(player: Player) -> Gathering:
    """Return the last gathering a client received."""
    messages = [message for message in player.messages if isinstance(message, Sync | Seats)]
    return messages[-1].gathering or Gathering()


def refused(player: Player, kind: type[ToServer], /, **fields: Any) -> str:
    answer = player.ask(kind, **fields)
    assert isinstance(answer, Rejected), answer
    return answer.reasons[0].key if answer.reasons else answer.code


def done(player: Player, kind: type[ToServer], /, **fields: Any) -> None:
    answer = player.ask(kind, **fields)
    assert isinstance(answer, Ack), answer


def knock(place: Place, code: str, sit: bool = False, **more: Any) -> tuple[int, Table]:
    answer = place.http.post("/api/join/sit" if sit else "/api/join", json={"code": code, **more})
    return answer.status_code, answer.json()


def listed(place: Place) -> list[Table]:
    results: list[Table] = place.http.get("/api/lobby").json()["tables"]
    return results


def shown(place: Place, table: str) -> Table | None:
    """Return a table as the lobby shows it now."""
    place.app.state.shamble.lobby._list = (-1.0, b"")  # type: ignore[union-attr]
    return next((one for one in listed(place) if one["table"] == table), None)


# ---------------------------------------------------------------- waiting


def test_table_waits_until_host_begins(place: Place) -> None:
    made = place.open(PERSON, OPEN, bot(), waits=True)
    with place.sit(made.mine).joined() as host, place.sit(made.seats[1]) as guest:
        guest.until(Sync, lambda sync: sync.mine == [1])
        assert gathering(guest).waiting
        asked = host.decision
        assert asked is not None
        assert refused(host, Act, seat=0, decision=asked.id, text="door 1") == "no-waiting"
        assert refused(guest, Begin) == "no-host"
        done(guest, SetReady, ready=True)
        assert gathering(guest).ready == [1]
        done(host, Begin)
        assert not gathering(host).waiting
        assert gathering(host).ready == []
        guest.until(Notice, lambda notice: notice.said.key == "notice-begins")
        assert refused(host, Begin) == "no-begun"
        host.first_option()


def test_open_seats_go_to_bots_and_then_latecomers(place: Place) -> None:
    made = place.open(PERSON, OPEN, OPEN, waits=True)
    with place.sit(made.mine).joined() as host:
        code = gathering(host).code
        done(host, Begin, bot="random")
        assert host.seats is not None
        assert [seat.kind for seat in host.seats.seats] == ["person", "bot", "bot"]
        status, welcome = knock(place, code, sit=True, name="Zoe")
        assert status == 201
        with place.sit(welcome["link"]) as late:
            sync = late.until(Sync)
            assert sync.mine == [1]
            assert sync.seats[1].name == "Zoe"


def test_call_link_is_sent_only_to_players(place: Place) -> None:
    made = place.open(PERSON, OPEN, waits=True)
    with place.sit(made.mine).joined() as host, place.sit(made.watch).joined() as watcher:
        for bad in (
            "http://talk.example/x",
            "javascript:alert(1)",
            "https://",
            "https://a b",
            "talk.example",
        ):
            assert refused(host, SetCall, url=bad) == "no-call"
        done(host, SetCall, url="https://talk.example/room-7")
        assert gathering(host).call == "https://talk.example/room-7"
        assert not any("talk.example" in frame or gathering(host).code in frame for frame in watcher.frames)
        with place.sit(made.seats[1]).joined() as guest:
            assert gathering(guest).call == "https://talk.example/room-7"
            assert refused(guest, SetCall, url="https://x.example/") == "no-host"


def test_table_without_waiting_room_begins_at_once(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host:
        assert not gathering(host).waiting
        host.first_option()


# ---------------------------------------------------------------- codes


def test_words_of_codes_differ_enough() -> None:
    def apart(one: str, other: str) -> int:
        row = list(range(len(other) + 1))
        for i, a in enumerate(one, 1):
            last, row = row, [i]
            for j, b in enumerate(other, 1):
                row.append(min(last[j] + 1, row[-1] + 1, last[j - 1] + (a != b)))
        return row[-1]

    assert len(set(table_codes.WORDS)) == len(table_codes.WORDS) == 128
    assert not [pair for pair in combinations(table_codes.WORDS, 2) if apart(*pair) < 2]
    assert all(table_codes.parse_code(table_codes.new_code()) for _ in range(100))


@pytest.mark.parametrize(
    "typed",
    ["panda tango", "panda", "", "panda-piano-xx", "pandaa piano 27", "\0", "1-2-3", "panda piano 27 9"],
)
def test_text_without_code_opens_nothing(typed: str) -> None:
    assert table_codes.parse_code(typed) is None


def test_codes_are_read_in_any_spelling() -> None:
    for typed in (
        "Panda PIANO 27",
        "panda-piano-27",
        " pàndà, piano / 27 ",
        "http://x.example/j#panda-piano-27",
    ):
        assert table_codes.parse_code(typed) == "panda-piano-27"
    assert table_codes.closest_code("pnda pianno 27") == "panda piano 27"
    assert table_codes.closest_code("qqqq piano 27") == ""


def test_code_takes_free_seat_with_private_link(place: Place) -> None:
    made = place.open(PERSON, OPEN, waits=True)
    with place.sit(made.mine).joined() as host:
        code = gathering(host).code
        status, card = knock(place, code.replace("-", " "))
        assert (status, card["table"], card["seats"]) == (200, made.table, ["person", "free"])
        status, welcome = knock(place, code, sit=True, name="  Mar\u202eta ")
        assert status == 201
        with place.sit(welcome["link"]) as guest:
            assert guest.until(Sync).mine == [1]
            host.until(Seats, lambda seats: seats.seats[1].name == "Marta")
        assert (
            place.get(made.seats[1]).json()["error"]["key"] == "error-link-used"
        )  # the link that the host can derive
        status, problem = knock(place, code, sit=True)
        assert (status, problem["error"]["key"]) == (409, "error-just-taken")


def test_guessing_codes_is_limited(place: Place) -> None:
    made = place.open(PERSON, OPEN, waits=True)
    with place.sit(made.mine).joined() as host:
        right = gathering(host).code
        wrong = next(code for code in iter(table_codes.new_code, "") if code != right)
        lines = [knock(place, wrong)[1]["error"]["key"] for _ in range(11)]
        assert lines == ["error-code"] * 10 + ["error-code-guesses"]
        assert knock(place, right)[0] == 429  # then even a right one is refused
        place.forgive()
        assert knock(place, "pnda pianno 27")[1]["error"] == {
            "key": "error-code-near",
            "args": {"near": "panda piano 27"},
        }
        assert knock(place, right)[0] == 200


# ---------------------------------------------------------------- the lobby


def test_public_table_is_listed_while_host_is_online(place: Place) -> None:
    made = place.open(PERSON, OPEN, OPEN, waits=True, public=True, line="newcomers\nwelcome", language="it")
    private = place.open(PERSON, OPEN, waits=True)
    assert shown(place, made.table) is None  # no player is connected yet
    with place.sit(made.mine).joined(), place.sit(private.mine).joined():
        card = wait_for(lambda: shown(place, made.table))
        assert card is not None
        assert card["line"] == "newcomers welcome"
        assert card["seats"] == ["person", "free", "free"]
        assert (card["language"], card["waiting"], card["game"]) == ("it", True, "drill")
        assert shown(place, private.table) is None
        reply = place.http.get("/api/lobby")
        assert place.key(made.mine) not in reply.text
        assert place.http.get("/api/lobby", headers={"if-none-match": reply.headers["etag"]}).status_code in (
            200,
            304,
        )
        link = place.http.post(f"/api/lobby/{made.table}/sit", json={"name": "Ugo"}).json()["link"]
        with place.sit(link) as guest:
            assert guest.until(Sync).mine == [1]
        wait_for(lambda: (shown(place, made.table) or {}).get("seats") == ["person", "person", "free"])
        watching = place.http.post(f"/api/lobby/{made.table}/watch", json={}).json()["link"]
        with place.sit(watching) as watcher:
            assert watcher.until(Sync).mine == []
        for rest in ("sit", "watch"):
            assert place.http.post(f"/api/lobby/{private.table}/{rest}", json={}).status_code == 404
        answer = place.post(made.mine, "/public", {"public": False})
        assert answer.status_code == 200
        assert shown(place, made.table) is None
        assert place.get(watching).status_code == 403
        assert place.post(made.seats[2], "/public", {"public": True}).status_code == 403


def test_table_without_renewal_leaves_lobby(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    made = place.open(PERSON, OPEN, waits=True, public=True)
    with place.sit(made.mine).joined():
        wait_for(lambda: shown(place, made.table))
    monkeypatch.setattr(lobby, "LISTED_FOR_S", -1)
    assert shown(place, made.table) is None
    assert (
        place.http.post(f"/api/lobby/{made.table}/sit", json={}).json()["error"]["key"] == "error-table-gone"
    )


def test_lobby_reveals_no_game_and_has_quotas(place: Place) -> None:
    made = place.open(PERSON, bot(), public=True)
    with place.sit(made.mine).joined():
        card = wait_for(lambda: shown(place, made.table))
        assert card is not None
        assert set(card) <= {
            "table",
            "game",
            "mode",
            "scenario",
            "seats",
            "host",
            "line",
            "language",
            "waiting",
            "round",
            "clock",
            "watched",
        }
    body = {"game": "drill", "seats": [PERSON, OPEN], "public": True}
    answers = [place.http.post("/api/tables", json=body).status_code for _ in range(10)]
    assert answers == [201] * 9 + [429]


# ---------------------------------------------------------------- own links


def test_guest_gets_link_that_host_cannot_derive(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host, place.sit(made.seats[1] + "&own=1") as guest:
        guest.until(Sync, lambda sync: sync.mine == [1])
        own = guest.until(NewSeatLink).link
        assert (
            place.get(made.seats[1]).status_code == 200
        )  # until the page has saved the new one: it can be closed before
        done(guest, SeatLinkSaved)
        assert place.get(made.seats[1]).json()["error"]["key"] == "error-link-used"
        with place.sit(own) as again:
            assert again.until(Sync).mine == [1]
        host.send({"type": "ask-sync", "ref": 99})
        assert list(host.until(Sync).links) == [0]


def test_cookie_follows_seat_of_its_guest(place: Place) -> None:
    """A guest finds the place again, the host's cookie opens no guest seat, and a removed player's opens none."""
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host:
        link = knock(place, gathering(host).code, sit=True)[1]["link"]

        def place_of(link: str) -> str:
            with httpx.Client(base_url=place.address, trust_env=False) as browser:
                browser.post(f"/api/tables/{made.table}/mine", headers=bearer(place.key(link)))
                result = browser.get("/api/me").json()["places"]
            return str(result[0]["key"])

        own, openers = place_of(link), place_of(made.mine)
        assert place.get(f"/t/{made.table}#{own}").status_code == 200
        assert place.get(f"/t/{made.table}#{links.seat_key(openers, 1)}").status_code == 403
        done(host, RemovePlayer, seat=1, kind="bot")
        assert place.get(f"/t/{made.table}#{own}").status_code == 403


# ---------------------------------------------------------------- moderation


def test_removed_guest_is_replaced_through_new_link(place: Place) -> None:
    host, guest, _, link = with_guest(place)
    with host:
        assert refused(guest, RemovePlayer, seat=0, kind="bot") == "no-host"
        done(host, RemovePlayer, seat=1, kind="open")
        with pytest.raises(ConnectionClosed):
            guest.until(NewSeatLink)
        assert any(isinstance(message, Notice) for message in host.messages)
        assert place.get(link).status_code == 403
        assert (
            refused(host, SetSeat, seat=1, kind="person") == "no-not-your-seat"
        )  # not even the host gets the seat
        host.refs += 1
        host.send(Invite(ref=host.refs, seat=1))
        fresh = host.until(Invitation).link
        with place.sit(fresh) as other:
            assert other.until(Sync, lambda sync: bool(sync.mine)).mine == [1]
            done(host, RemovePlayer, seat=1, kind="bot", bot="random")
            assert host.seats is not None
            assert host.seats.seats[1].kind == "bot"


def test_guest_hands_seat_to_friend_and_watches(place: Place) -> None:
    host, guest, _, link = with_guest(place)
    with host, guest:
        assert refused(host, HandOver, seat=1) == "no-not-your-seat"
        guest.refs += 1
        guest.send(HandOver(ref=guest.refs, seat=1))
        watching = guest.until(NewSeatLink).link
        fresh = guest.until(Invitation).link
        assert place.get(link).status_code == 403
        assert place.get(watching).json()["seats"][1]["kind"] == "open"
        with place.sit(fresh) as friend:
            assert friend.until(Sync, lambda sync: bool(sync.mine)).mine == [1]
        done(guest, Say, text="enjoy!")


def test_muted_player_is_unheard_and_reports_reach_host(place: Place) -> None:
    host, guest, _, _ = with_guest(place)
    with host, guest:
        done(guest, Say, text="something rude")
        assert refused(host, ReportMessage, seat=1, text="something else") == "no-report"
        assert refused(guest, ReportMessage, seat=1, text="something rude") == "no-report"
        done(host, ReportMessage, seat=1, text="something rude")
        heard = [message.said for message in host.messages if isinstance(message, Notice)]
        assert [(said.key, said.args["text"]) for said in heard] == [("notice-report", "something rude")]
        messages = [message for message in host.messages if isinstance(message, Sync)][-1]
        assert [(one.by, one.about) for one in messages.reports] == [(0, 1)]
        assert not any('"reports"' in frame for frame in guest.frames)
        assert refused(guest, Mute, seat=0, muted=True) == "no-host"
        done(host, Mute, seat=1, muted=True)
        assert refused(guest, Say, text="more of it") == "no-muted"
        done(host, Mute, seat=1, muted=False)
        done(guest, Say, text="sorry")


# ---------------------------------------------------------------- a series


def test_rematch_moves_players_one_seat(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host, place.sit(made.seats[1]) as guest:
        guest.until(Sync, lambda sync: sync.mine == [1])
        assert place.post(made.seats[1], "/rematch", {}).status_code == 409
        play_out(place, host, guest)
        assert place.post(made.watch, "/rematch", {}).status_code == 403
        link = place.post(made.seats[1], "/rematch", {}).json()["link"]
        assert place.post(made.seats[1], "/rematch", {}).json()["link"] == link
        host.until(Seats, lambda seats: bool(seats.gathering and seats.gathering.next))
        hosts = gathering(host).next
        assert hosts.split("#")[0] == link.split("#")[0]
        assert hosts != link
        with place.sit(hosts) as first, place.sit(link) as second:
            assert first.until(Sync, lambda sync: bool(sync.mine)).mine == [1]
            sync = second.until(Sync, lambda sync: bool(sync.mine))
            assert sync.mine == [0]
            answer = gathering(second)
            assert answer.waiting
            assert answer.games == 1
            assert sum(answer.won) == sum(score.won for score in host.last.ending.scores)  # type: ignore[union-attr]
            first.until(Seats, lambda seats: seats.seats[0].kind == "person")
            assert list(first.messages[0].links) == [1]  # type: ignore[union-attr]
            done(first, Begin)
            assert not gathering(first).waiting


def play_out(place: Place, *players: Player, contrary: Player | None = None) -> None:
    """Play the first option until the game is over; one seat can play the last option."""
    room = place.registry.rooms[players[0].last.table]  # type: ignore[union-attr]
    for _ in range(2000):
        if room.match.state.is_over():
            break
        waiting = room.match.waiting()
        for player in players:
            if set(waiting) & set(player.mine):
                player.asked()
                player.act(player.decision.options[-1 if player is contrary else 0].text)  # type: ignore[union-attr]
                break
    for player in players:
        while not player.over():
            player.take()


def test_gathering_changes_are_merged() -> None:
    base = RoomSettings([0], gathering=GatheringState(is_waiting=True, ready_seats=[1]))
    mine = RoomSettings([0], gathering=GatheringState(is_waiting=True, ready_seats=[1, 2]))
    theirs = RoomSettings(
        [0], gathering=GatheringState(is_waiting=True, ready_seats=[1, 3], call_url="https://x.example/")
    )
    assert merge_settings(base, mine, theirs).gathering == GatheringState(
        is_waiting=True, ready_seats=[1, 2, 3], call_url="https://x.example/"
    )


def test_links_in_use_are_never_dropped(place: Place) -> None:
    made = place.open(PERSON, OPEN, OPEN)
    with place.sit(made.mine).joined() as host:
        link = knock(place, gathering(host).code, sit=True)[1]["link"]
        room = place.registry.rooms[made.table]

        async def many() -> None:
            for number in range(limits.MAX_INVITES + 5):
                keys = seat_links.with_key(room, room.settings.seat_keys, f"key {number}", 2)
                await room.lock.run(partial(room.update_settings, seat_keys=keys))

        asyncio.run_coroutine_threadsafe(many(), place.registry.loop).result(20)
        assert len(room.settings.seat_keys) == limits.MAX_INVITES
        assert place.get(link).status_code == 200
