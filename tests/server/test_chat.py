"""Whispers and reactions."""

from shamble.match.protocol.events import Ack, ChatMessage, Reaction, Rejected, Sync
from shamble.match.protocol.requests import React, Say, SetSeat
from tests.server.helpers import OPEN, PERSON, Place, Player

SECRET = "the red door, at midnight"


def three(place: Place) -> tuple[Player, Player, Player, str, list[str]]:
    """The host, a guest and a spectator, and their links."""
    made = place.open(PERSON, OPEN)
    host = place.sit(made.mine).joined()
    guest = place.sit(made.seats[1])
    guest.until(Sync, lambda sync: sync.mine == [1])
    return host, guest, place.sit(made.watch).joined(), made.mine, [made.seats[1], made.watch]


def test_whisper_reaches_only_its_two_seats(place: Place) -> None:
    host, guest, watcher, mine, (seat, watch) = three(place)
    with host, guest, watcher:
        assert isinstance(guest.ask(Say, text=SECRET, to=0), Ack)
        assert host.until(ChatMessage).to == 0
        guest.ask(Say, text="loud")
        watcher.until(ChatMessage, lambda said: said.text == "loud")
        assert not any(SECRET in frame for frame in watcher.frames)
    for link, hears in ((mine, True), (seat, True), (watch, False)):
        with place.sit(link) as again:
            said = [line.text for line in again.until(Sync).chat]
            assert (SECRET in said) is hears
            assert any(SECRET in frame for frame in again.frames) is hears


def test_whisper_stays_private_after_reload(place: Place) -> None:
    host, guest, watcher, mine, (_, watch) = three(place)
    with host, guest, watcher:
        guest.ask(Say, text=SECRET, to=0)
    table = mine.split("#")[0].removeprefix("/t/")
    place.registry.loop.call_soon_threadsafe(place.registry.sweep, -1.0)
    with place.sit(watch) as later:
        assert all(SECRET not in line.text for line in later.until(Sync).chat)
    with place.sit(mine) as back:
        assert [line.to for line in back.until(Sync).chat if line.text == SECRET] == [0]
    assert SECRET not in place.http.get(f"/api/tables/{table}").text


def test_new_player_cannot_read_earlier_whispers(place: Place) -> None:
    host, guest, watcher, _, (seat, _) = three(place)
    with host, guest, watcher:
        host.ask(Say, text=SECRET, to=1)
        guest.until(ChatMessage)
        assert isinstance(guest.ask(SetSeat, seat=1, kind="open"), Ack)
    with place.sit(seat) as another:
        message = another.until(Sync, lambda sync: sync.mine == [1])
        assert all(SECRET not in line.text for line in message.chat)
        assert not any(SECRET in frame for frame in another.frames)


def test_whisper_to_bot_open_or_own_seat_is_refused(place: Place) -> None:
    host, guest, watcher, _, _ = three(place)
    with host, guest, watcher:
        for to in (0, 7, 99):
            assert isinstance(host.ask(Say, text="psst", to=to), Rejected)
        assert isinstance(watcher.ask(Say, text="psst", to=0), Rejected)
        guest.ask(SetSeat, seat=1, kind="bot", bot="novice")
        assert isinstance(host.ask(Say, text="psst", to=1), Rejected)


def test_save_contains_no_chat(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        both.joined()
        both.ask(Say, text=SECRET)
    assert SECRET not in place.get(made.mine, "/export").text


def test_reactions_are_limited_and_not_stored(place: Place) -> None:
    host, guest, watcher, _, (_, watch) = three(place)
    with host, guest, watcher:
        assert isinstance(guest.ask(React, what="well"), Ack)
        for other in (host, watcher):
            assert other.until(Reaction) == Reaction(1, "well")
        assert isinstance(watcher.ask(React, what="ouch"), Rejected)
        answers = [guest.ask(React, what="ouch") for _ in range(6)]
        assert [type(answer) for answer in answers[:3]] == [Ack] * 3
        assert isinstance(answers[-1], Rejected)
    with place.sit(watch) as later:
        later.joined()
        assert not any(isinstance(message, Reaction) for message in later.messages)
