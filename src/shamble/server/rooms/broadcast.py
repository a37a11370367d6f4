"""What everybody at a table is told. For those who see the same it is worked out once."""

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from shamble.match.log import Entry, Redone, Seated, Undone
from shamble.match.protocol import events
from shamble.match.protocol.events import Seats, Sync, ToClient
from shamble.match.protocol.view import Seat, TablePolicy
from shamble.match.view import updates
from shamble.server.keys import links as keys
from shamble.server.rooms import chat as whispers
from shamble.server.rooms import connection_quality, rematch, replication, stand_ins, votes, waiting_list
from shamble.server.rooms.client import Client, encode

if TYPE_CHECKING:
    from shamble.server.rooms.room import Room


def _groups(room: "Room") -> list[list[Client]]:
    """Clients that see the same."""
    groups: dict[tuple[object, ...], list[Client]] = defaultdict(list)
    for client in room.clients:
        groups[client.mine, client.inside, client.link if room.book.next else None].append(client)
    return list(groups.values())


def each(room: "Room", make: Callable[[Client], ToClient]) -> None:
    for clients in _groups(room):
        message = encode(make(clients[0]))
        for client in clients:
            client.send(message)


def entry(room: "Room", made: Entry) -> None:
    """An entry was committed. Whoever has other seats now, or other eyes, is told everything anew."""
    told: dict[tuple[frozenset[int], frozenset[int]], bytes] = {}
    anew: list[Client] = []
    late = [client for client in room.clients if room.delay.behind(client.link)]
    for client in room.clients.difference(late):
        mine, eyes = room.seats_of(client.link), room.sight.of(client)
        if isinstance(made, Undone | Redone) or (mine, eyes) != (client.mine, client.eyes):
            anew.append(client)
            continue
        if (mine, eyes) not in told:
            update = updates.build_update(room.match, eyes, mine)
            told[mine, eyes] = encode(room.views.thin(update, eyes))
        client.send(told[mine, eyes])
    whole(room, *anew)
    room.delay.goes_on(late)
    room.views.forget({client.eyes for client in room.clients})
    if isinstance(made, Seated):
        seats(room)


def seats(room: "Room") -> None:
    """Who sits where, who is here, who thinks, the pace, a vote, own orders."""
    stand_ins.note(room)
    each(room, partial(seats_for, room))
    replication.tell_others(room)


def clocks(room: "Room") -> None:
    """Whose clock runs, and how long. Whoever is shown the table later hears nothing of who is asked now."""
    told = encode(room.clocks.told() or events.Clocks(room.clock))
    for client in room.clients:
        if not room.delay.concerns(client.link):
            client.send(told)


def chairs(room: "Room") -> list[Seat]:
    """Who sits where."""
    told = updates.build_seats(room.match, room.online(), room.thinks(), room.pins)
    return connection_quality.marked(room, stand_ins.marked(room, told))


def standing(room: "Room", client: Client) -> dict[str, Any]:
    """How things stand around the match, as `Seats` tells it again and again and `Sync` once."""
    return {
        "seats": chairs(room),
        "paused": room.paused,
        "pace": room.pace,
        "vote": votes.shown(room),
        "shown": room.shown,
        "trouble": room.trouble,
        "stuck": room.stuck,
        "host": room.deputy,
        "manners": room.manners if room.manners != TablePolicy() else None,
        "gathering": waiting_list.gathering(room, client.inside, rematch.link(room, client)),
    }


def seats_for(room: "Room", client: Client) -> Seats:
    orders = {seat: room.match.orders[seat] for seat in sorted(client.mine) if seat in room.match.orders}
    return Seats(**standing(room, client), orders=orders)


def whole(room: "Room", *clients: Client) -> None:
    """Tell clients everything; those who see the same through the same link are told the same."""
    seen: dict[tuple[frozenset[int], frozenset[int], bool], Sync] = {}
    told: dict[tuple[object, ...], bytes] = {}
    for client in clients:
        if client.gone:
            continue
        client.mine = mine = room.seats_of(client.link)
        client.eyes = eyes = room.sight.of(client)
        late = room.delay.concerns(client.link)
        if (mine, eyes, late) not in seen:
            everything = updates.build_sync(room.delay.match(client.link), eyes, room.id, mine)
            seen[mine, eyes, late] = room.delay.views_of(client.link).whole(everything, eyes)
        like = (mine, eyes, client.link, client.key, room.sight.shared(client))
        if like not in told:
            told[like] = encode(_around(room, seen[mine, eyes, late], client))
        client.send(told[like])


def _around(room: "Room", told: Sync, client: Client) -> Sync:
    """What the table adds to the match, for one client."""
    shared = room.sight.shared(client)
    return replace(
        told,
        **standing(room, client),
        shared=shared,
        looking=min(client.eyes) if shared and client.eyes and client.eyes != client.mine else None,
        clocks=None if room.delay.concerns(client.link) else room.clocks.told(),
        fair=room.match.header.fair,
        seat=client.link.seat,
        links=links(room, client),
        chat=whispers.heard_by(room, client),
        reports=waiting_list.reports(room, client),
    )


def links(room: "Room", client: Client) -> dict[int, str]:
    """Links of the seats that a client may hand out."""
    if client.link.role != "host":
        return {}
    all_seats = range(len(room.match.chairs))  # those of bots, too: somebody may come (back) to them
    open_to = [seat for seat in all_seats if seat not in room.book.shut]
    return {seat: keys.link_path(room.id, keys.seat_key(client.key, seat)) for seat in open_to}
