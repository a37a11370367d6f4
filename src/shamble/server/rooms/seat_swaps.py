"""Seat changes before the game: to an open or bot seat, or with a player who agrees.

Everything personal moves along: the keys of the seat, the name, the ready mark, the games won. No player has seen
hidden information yet (`SeatAccess.visible_seats`), so none sees two hands."""

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection, update

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotAllowed, NotYourSeat
from shamble.match.log import Occupant
from shamble.match.protocol.events import NewSeatLink
from shamble.match.protocol.requests import SwapSeats
from shamble.match.protocol.view import Message
from shamble.server.keys import links
from shamble.server.rooms import seat_links
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client
from shamble.server.storage import schema

TEMPORARY_SEAT = -9  # while two rows swap their seats


async def request_swap(room: LiveRoom, client: Client, request: SwapSeats) -> None:
    """Ask for another seat, agree to a swap, or withdraw. Requires the lock."""
    seat, other = request.seat, request.other
    chairs, gathering = room.match.occupants, room.settings.gathering
    if not gathering.is_waiting:
        raise NotAllowed(Refusal("no-begun"))
    if seat not in client.seats or not 0 <= other < len(chairs) or other == seat:
        raise NotYourSeat
    before = gathering.swap_requests
    is_agreed = chairs[other].kind != "person" or other in client.seats or (other, seat) in before
    if request.agree and is_agreed:
        await _swap(room, client, seat, other)
        return
    wishes = [wish for wish in before if set(wish) != {seat, other}]
    if request.agree:  # one wish per seat
        wishes = [*(wish for wish in wishes if wish[0] != seat), (seat, other)]
    if wishes != before:
        await room.update_settings(gathering=replace(gathering, swap_requests=wishes))


async def _swap(room: LiveRoom, client: Client, a: int, b: int) -> None:
    match, settings = room.match, room.settings
    chairs, gathering = list(match.occupants), settings.gathering
    _check_swap(room, a, b)
    if not client.seating_quota.take():
        raise InvalidRequest(Refusal("no-too-fast"))

    def swap(seat: int) -> int:
        return b if seat == a else a if seat == b else seat

    def swap_all(seats: Iterable[int]) -> list[int]:
        return sorted(swap(seat) for seat in seats)

    for seat in (a, b):  # both stand up first, so that neither can read whispers to the other (`chat`)
        if chairs[seat].kind == "person":
            await room.commit(match.set_occupant(seat, Occupant("open", chairs[seat].name)))
    await room.commit(match.set_occupant(a, chairs[b]))
    await room.commit(
        match.set_occupant(b, chairs[a]),
        host_seats=swap_all(settings.host_seats),
        claimed_seats=swap_all(settings.claimed_seats),
        seat_keys={hash: swap(seat) for hash, seat in settings.seat_keys.items()},
        cohost=swap(settings.cohost),
        gathering=replace(
            gathering,
            ready_seats=swap_all(gathering.ready_seats),
            closed_links=sorted({*gathering.closed_links, a, b}),
            vacated_seats=swap_all(gathering.vacated_seats),
            bot_held_seats=swap_all(gathering.bot_held_seats),
            muted_seats=swap_all(gathering.muted_seats),
            games_won=[gathering.games_won[swap(seat)] for seat in range(len(gathering.games_won))],
            swap_requests=[wish for wish in gathering.swap_requests if not {a, b} & set(wish)],
        ),
    )
    await room.persistence.store.write(partial(_swap_places, table=room.id, a=a, b=b))
    renewed = _renew_links(room)
    seat_keys = room.settings.seat_keys
    for other, key in renewed:
        seat_keys = seat_links.with_key(room, seat_keys, key, other.link.seat)
    await room.update_settings(
        pins={swap(seat): pin for seat, pin in settings.pins.items()},
        orders={swap(seat): orders for seat, orders in match.auto_pass.items()},
        seat_keys=seat_keys,
    )
    for other, key in renewed:  # they are stored now
        other.pending_key = key
        other.send(NewSeatLink(links.link_path(room.id, key)))
    room.broadcaster.sync(*room.clients)
    room.notify_status()
    room.send_notice(Message("notice-swapped", {"who": f"@seat-{a}", "other": f"@seat-{b}"}))


def _check_swap(room: LiveRoom, a: int, b: int) -> None:
    chairs, settings = room.match.occupants, room.settings
    for seat in (a, b):
        if chairs[seat].kind == "open" and seat in settings.gathering.reserved_seats:
            raise NotAllowed(Refusal("no-seat-taken"))
        if (
            chairs[seat].kind == "person"
            and seat in settings.claimed_seats
            and seat not in settings.seat_keys.values()  # without a key of its own the player cannot move
        ):
            raise NotAllowed(Refusal("no-swap"))


def _renew_links(room: LiveRoom) -> list[tuple[Client, str]]:
    """Move the clients to their new seats; return those that get a new own link, with its key."""
    moved = seat_links.move_clients(room)
    return [(client, links.new_host_key()) for client in moved if client.wants_own_link]


def _swap_places(connection: Connection, table: str, a: int, b: int) -> None:
    """Swap the seats of the stored places; players get new keys when they save them again."""
    columns = schema.places.c
    for seat, to in ((a, TEMPORARY_SEAT), (b, a), (TEMPORARY_SEAT, b)):
        rows = (columns.table_id == table, columns.role == "seat", columns.seat == seat)
        connection.execute(update(schema.places).where(*rows).values(seat=to))
