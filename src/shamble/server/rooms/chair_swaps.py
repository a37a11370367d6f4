"""Changing chairs before a game begins: into an empty one or a bot's at once, with a person when both want it.

Whoever moves takes everything along that goes with a person: the keys that open the seat, the name, the mark of being
ready, the games won in a series. Nobody has seen a hand by then (`Sight.of`), so nobody learns two."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from sqlalchemy import Connection, update

from shamble.core.refusals import Refusal
from shamble.match.errors import Bad, NotYourSeat, Refused
from shamble.match.log import Chair
from shamble.match.protocol.events import NewSeatLink
from shamble.match.protocol.requests import SwapSeats
from shamble.match.protocol.view import Message
from shamble.server.keys import links
from shamble.server.rooms import seat_links
from shamble.server.storage import schema
from shamble.server.storage.tables import Access

if TYPE_CHECKING:
    from shamble.server.rooms.client import Client
    from shamble.server.rooms.room import Room


ON_THE_WAY = -9  # in place of a seat


async def swap(room: "Room", client: "Client", asked: SwapSeats) -> None:
    seat, other = asked.seat, asked.other
    chairs = room.match.chairs
    if not room.book.waiting:
        raise Refused(Refusal("no-begun"))
    if seat not in client.mine or not 0 <= other < len(chairs) or other == seat:
        raise NotYourSeat
    before = room.book.swaps
    wishes = [one for one in before if set(one) != {seat, other}]
    if asked.agree and (chairs[other].kind != "person" or other in client.mine or (other, seat) in before):
        await _change(room, client, seat, other)
        return
    if asked.agree:  # one wish at a time
        wishes = [*(one for one in wishes if one[0] != seat), (seat, other)]
    if wishes != before:
        room.book = replace(room.book, swaps=wishes)
        await room.keep()
        room.tell_seats()


async def _change(room: "Room", client: "Client", a: int, b: int) -> None:
    chairs = list(room.match.chairs)
    if any(chairs[seat].kind == "open" and seat in room.book.kept for seat in (a, b)):
        raise Refused(Refusal("no-seat-taken"))  # by somebody who is still to come
    if any(
        chairs[seat].kind == "person" and seat in room.guests and not _keyed(room, seat) for seat in (a, b)
    ):
        raise Refused(Refusal("no-swap"))
    if not client.seating.take():
        raise Bad(Refusal("no-too-fast"))

    def to(seat: int) -> int:
        return b if seat == a else a if seat == b else seat

    def moved(seats: Iterable[int]) -> list[int]:
        return sorted(to(seat) for seat in seats)

    book = room.book
    with seat_links.trying(room):
        room.invited = {key: to(seat) for key, seat in room.invited.items()}
        room.deputy = to(room.deputy)
        room.book = replace(
            book,
            ready=moved(book.ready),
            shut=sorted({*book.shut, a, b}),
            left=moved(book.left),
            held=moved(book.held),
            muted=moved(book.muted),
            won=[book.won[to(seat)] for seat in range(len(book.won))],
            swaps=[one for one in book.swaps if not {a, b} & set(one)],
        )
        for seat in (a, b):  # stand up first: what was whispered to one is not for the other (`whispers`)
            if chairs[seat].kind == "person":
                await room.commit(room.match.sit(seat, Chair("open", chairs[seat].name)))
        await room.commit(room.match.sit(a, chairs[b]))
        await room.commit(room.match.sit(b, chairs[a]), (set(moved(room.host)), set(moved(room.guests))))
    room.pins = {to(seat): pin for seat, pin in room.pins.items()}
    room.match.orders = {to(seat): orders for seat, orders in room.match.orders.items()}
    await room.storage.write(partial(_moved, table=room.id, a=a, b=b))
    for one in follow_keys(room):
        if one.own:  # a link of its own anew, so that its place is remembered anew
            one.fresh = links.new_host_key()
            seat_links.remember(room, one.fresh, one.link.seat)
            one.send(NewSeatLink(links.link_path(room.id, one.fresh)))
    await room.keep()
    room.sync(*room.clients)
    room.tell_seats()
    room.notice(Message("notice-swapped", {"who": f"@seat-{a}", "other": f"@seat-{b}"}))


def _keyed(room: "Room", seat: int) -> bool:
    """Has somebody a key of their own there, which goes along?"""
    return seat in room.invited.values()


def _moved(writing: Connection, table: str, a: int, b: int) -> None:
    """What people are known for goes along; the keys of their places are made anew when they are remembered anew."""
    columns = schema.places.c
    for seat, to in ((a, ON_THE_WAY), (b, a), (ON_THE_WAY, b)):
        held = (columns.table_id == table, columns.role == "seat", columns.seat == seat)
        writing.execute(update(schema.places).where(*held).values(seat=to))


def follow_keys(room: "Room") -> "list[Client]":
    """Whoever is here goes where the own key now leads; gives those who went."""
    went = []
    for client in room.clients:
        if client.link.role != "seat":
            continue
        opened: Any = room.invited.get(links.hash_key(client.fresh or client.key))
        if opened is not None and opened >= 0 and opened != client.link.seat:
            client.link = Access("seat", opened)
            went.append(client)
    return went
