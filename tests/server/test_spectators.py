"""Spectators: live, delayed, by finished turns or excluded; they never see a hand."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from shamble.match.log import Moved
from shamble.match.protocol.events import Ack, Rejected, Sync, Update
from shamble.match.protocol.requests import AskSync, SetTablePolicy, TakeBack
from shamble.match.protocol.view import TablePolicy
from tests.server.helpers import OPEN, PERSON, Place, Player, wait_for


def settle(host: Player, **policy: Any) -> None:
    assert isinstance(host.ask(SetTablePolicy, policy=TablePolicy(**policy)), Ack)


def played(place: Place, table: str) -> list[int]:
    """Return the versions at which a player chose something."""
    log = place.registry.rooms[table].match.log
    return [version for version, entry in enumerate(log) if isinstance(entry, Moved)]


def test_spectators_are_delayed_until_the_end(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine).joined() as both:
        settle(both, watch="late", delay=2)
        for _ in range(3):
            both.first_option()
        with place.sit(made.watch).joined() as watcher:
            assert watcher.version == played(place, made.table)[-2] - 1
            both.first_option()
            answer = watcher.until(Update)
            assert answer.version == played(place, made.table)[-2] - 1
            watcher.ask(AskSync)
            assert watcher.last is not None
            assert watcher.last.version == answer.version
            # HTTP shows no more: neither the card of the table nor its replay
            assert place.get(made.watch).json()["version"] == answer.version
            steps = place.get(made.watch, "/replay").json()["steps"]
            assert steps[-1]["version"] == answer.version
            assert place.get(made.mine).json()["version"] == place.registry.rooms[made.table].match.version
            while not both.over():
                both.first_option()
            wait_for(lambda: watcher.take() is not None and watcher.over())


def test_undo_reaches_spectators_with_the_delay(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine).joined() as both:
        settle(both, watch="late", delay=1)
        both.first_option()
        both.ask(TakeBack, ask=True)
        both.first_option()
        both.first_option()
        with place.sit(made.watch).joined() as watcher:
            assert watcher.version == played(place, made.table)[-1] - 1
            both.ask(TakeBack, ask=True)
            both.first_option()
            watcher.until(Sync)


def test_spectators_see_only_finished_turns(place: Place) -> None:
    made = place.open(PERSON, PERSON, PERSON)
    room = place.registry.rooms[made.table]
    with place.sit(made.mine).joined() as all_of_them:
        settle(all_of_them, watch="turn")
        with place.sit(made.watch).joined() as watcher:
            while not all_of_them.over() and room.match.version < 12:
                all_of_them.first_option()
            until = room.spectators._visible_version()
            assert until <= room.match.version
            while watcher.version < until:
                watcher.take()
            assert watcher.version == until
        wait_for(lambda: room.spectators._match is None)  # without spectators the delayed match is dropped


def test_only_host_can_exclude_spectators(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine).joined() as host, place.sit(made.seats[1]).joined() as guest:
        assert isinstance(guest.ask(SetTablePolicy, policy=TablePolicy(watch="none")), Rejected)
        assert isinstance(host.ask(SetTablePolicy, policy=TablePolicy(watch="late", delay=0)), Rejected)
        with place.sit(made.watch).joined() as watcher:
            settle(host, watch="none")
            with pytest.raises(ConnectionClosed):  # they are disconnected
                watcher.until(Rejected)
        refused = place.sit(made.watch)
        with refused:
            assert refused.until(Rejected).reasons[0].key == "error-no-spectators"
        assert place.get(made.watch, "/replay").status_code == 403
        settle(host, watch="live")
        with place.sit(made.watch).joined() as watcher:
            assert watcher.version == place.registry.rooms[made.table].match.version
