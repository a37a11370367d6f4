"""Connecting to a table and disconnecting from it."""

import contextlib
import time

from shamble.match.log import Occupant
from shamble.match.protocol.events import ChatHistory
from shamble.match.view import updates
from shamble.server import limits
from shamble.server.errors import NotStored
from shamble.server.rooms import seat_links
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client
from shamble.server.rooms.fair_dice import enable_fair_dice
from shamble.server.storage.settings import occupied


async def join(
    room: LiveRoom, client: Client, version: int | None, believed_seats: frozenset[int] | None = None
) -> None:
    """Add a client and send it what it missed since `version`, or everything.

    `believed_seats`: the seats that it believes to play; if it plays others now, it is sent everything. If its link
    opens a free seat, or one played at the host's screen, the client sits down there.
    """

    async def work() -> None:
        online = room.presence.online_seats()
        await room.spectators.prepare(client.link)
        with contextlib.suppress(NotStored):
            await _claim_from_host(room, client)
        if client not in room.clients:  # else another process was faster, and this is the second try
            client.seats = room.access.controlled_seats(client.link)
            client.visible_seats = room.screens.visible_seats(client)
            room.clients.add(client)
            _send_missed(room, client, version if believed_seats in (None, client.seats) else None)
            room.review.send(client)
        if await room.stand_ins.return_seats(client):
            return
        if not await _sit_down(room, client) and room.presence.online_seats() != online:
            room.broadcaster.send_seats()
        room.clocks.settle()

    await room.lock.run(work)


def _send_missed(room: LiveRoom, client: Client, version: int | None) -> None:
    needs_all = (
        version is None
        or room.settings.gathering.is_waiting  # what the client sees changes when the game begins
        or version <= room.settings.gathering.begun_at  # it can have the view of the waiting room
        or room.screens.is_shared(client)
        or room.spectators.is_delayed(client.link)
    )
    missed = (
        None if needs_all or version is None else updates.missed_updates(room.match, version, client.seats)
    )
    if missed is None:
        room.broadcaster.sync(client)
        return
    for update in missed:
        client.send(update)
    client.send(room.broadcaster.seats_message(client))
    if (clocks := room.clocks.message()) is not None:
        client.send(clocks)
    if room.chat.lines:
        client.send(ChatHistory(room.chat.lines_for(client)))


async def _claim_from_host(room: LiveRoom, client: Client) -> None:
    """Give a client the seat of its link if it is played at the host's screen."""
    seat = client.link.seat
    if seat >= 0 and room.match.occupants[seat].kind == "person" and seat not in room.settings.claimed_seats:
        await enable_fair_dice(room)
        await room.update_settings(**room.access.after_claim(seat))


async def _sit_down(room: LiveRoom, client: Client) -> bool:
    """Give a client the seat of its link; return False if there is nothing to change."""
    seat, salt = client.link.seat, client.salt
    chair = room.match.occupants[seat] if seat >= 0 else Occupant("bot")
    if chair.kind == "open":
        await enable_fair_dice(room)
        with seat_links.own_link(room, client) as changes:
            step = room.match.set_occupant(
                seat, Occupant("person", chair.name, salt=salt[: limits.MAX_SALT_CHARS])
            )
            gathering = occupied(room.settings.gathering, seat)
            await room.commit(step, gathering=gathering, **room.access.after_claim(seat), **changes)
        return True
    if chair.kind == "person" and client.wants_own_link and not seat_links.has_own_link(room, seat):
        with seat_links.own_link(room, client) as changes:  # the one before was lost on the way
            await room.update_settings(**changes)
        return True
    return False


def leave(room: LiveRoom, client: Client) -> None:
    """Remove a client that disconnected."""
    online = room.presence.online_seats()
    room.clients.discard(client)
    room.review.status_changed()
    now = time.monotonic()
    if room.access.is_host(client.link):
        room.presence.host_left_at = now
    room.lock.used_at = room.presence.last_visit_at = now
    if room.presence.online_seats() != online:
        room.broadcaster.send_seats()
    room.clocks.settle()
    room.spectators.release()
