"""Coming to a table and going away: what whoever comes is told, and which seat it takes."""

import time
from typing import TYPE_CHECKING

from shamble.match.log import Chair
from shamble.match.protocol.events import ChatHistory
from shamble.match.view import updates
from shamble.server import limits
from shamble.server.rooms import chat, seat_links, stand_ins, waiting_list
from shamble.server.rooms.client import Client

if TYPE_CHECKING:
    from shamble.server.rooms.room import Room


async def join(room: "Room", client: Client, version: int | None) -> None:
    """A client is here: it gets what it missed, or everything. Whoever opens the link of a free seat takes it."""

    async def work() -> None:
        before = room.online()
        await room.delay.ready(client.link)
        client.mine = room.seats_of(client.link)
        client.eyes = room.sight.of(client)
        room.clients.add(client)
        whole = version is None or room.sight.shared(client) or room.delay.concerns(client.link)
        whole = whole or room.book.waiting  # through whose eyes is open yet
        missed = (
            None if whole or version is None else updates.missed_updates(room.match, version, client.mine)
        )
        if missed is None:
            room.sync(client)
        else:
            for update in missed:
                client.send(update)
            client.send(room.seats_for(client))
            if (clocks := room.clocks.told()) is not None:
                client.send(clocks)
            if room.chat:
                client.send(ChatHistory(chat.heard_by(room, client)))
        if await stand_ins.comes_back(room, client):
            return
        if not await _sat_down(room, client) and room.online() != before:
            room.tell_seats()
        room.clocks.settle()

    await room.alone(work)


async def _sat_down(room: "Room", client: Client) -> bool:
    """Whoever opens the link of a seat takes it, if it is free or played at the opener's screen."""
    seat, salt = client.link.seat, client.salt
    chair = room.match.chairs[seat] if seat >= 0 else Chair("bot")
    if chair.kind == "open":
        await room.promise()
        with seat_links.trying(room), seat_links.own_key(room, client):
            room.book = waiting_list.taken(room.book, seat)
            taken = Chair("person", chair.name, salt=salt[: limits.MAX_SALT_CHARS])
            await room.commit(room.match.sit(seat, taken), room.handed_over(seat))
        return True
    if chair.kind == "person" and seat not in room.guests:
        await room.promise()
        with seat_links.own_key(room, client):
            room.host, room.guests = room.handed_over(seat)
            await room.keep()
        room.sync(*(client for client in room.clients if room.seats_of(client.link) != client.mine))
        room.tell_seats()
        return True
    return False


def leave(room: "Room", client: Client) -> None:
    before = room.online()
    room.clients.discard(client)
    if room.looks_after(client.link):
        room.host_left = time.monotonic()
    room.used = room.visited = time.monotonic()
    if room.online() != before:
        room.tell_seats()
    room.clocks.settle()
    room.delay.rests()
