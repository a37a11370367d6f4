"""How one gets into a seat and out of it for good: which key opens what, seats taken without a link (by the code of a
table, or from the lobby), seats taken away, and seats handed to a friend.

A link that somebody sits down with becomes another one, which that one alone knows: whoever handed it out, and could
work it out again from the opener's key, cannot come after them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec.structs import replace

from shamble.core.refusals import Refusal
from shamble.match.errors import NotYourSeat, Refused
from shamble.match.log import Chair
from shamble.match.protocol.events import NewSeatLink
from shamble.match.protocol.view import Message
from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.keys import links, server
from shamble.server.rooms import waiting_list
from shamble.server.storage.tables import Access

if TYPE_CHECKING:
    from shamble.server.rooms.client import Client
    from shamble.server.rooms.room import Room

GONE = -2  # in place of a seat: a key that once opened one
LOBBY, LEFT = "lobby", "left"  # who watches by a key that follows from the server's


def opens(room: "Room", key: str, stored: Access | None) -> Access:
    """What a key opens here, of which the database says `stored`. Raises `HttpError`."""
    seat = room.invited.get(links.hash_key(key))
    if seat == GONE or (stored is not None and stored.role == "seat" and stored.seat in room.book.shut):
        raise HttpError(403, "error-link-used")
    if stored is not None:
        return stored
    if seat is not None:
        return Access("seat", seat)
    if key in _watching(room):
        return Access("watch", -1)
    raise HttpError(403, "error-wrong-key")


def _watching(room: "Room") -> list[str]:
    """What opens a table for watching besides the opener's link for that: those who left can look on, and whoever
    finds it in the lobby, as long as it is there."""
    return [_key(room, LEFT)] + ([_key(room, LOBBY)] if room.book.public else [])


def _key(room: "Room", who: str) -> str:
    return server.watch_key(room.storage.key, room.id, who)


def watch_link(room: "Room") -> str:
    """For whoever finds the table in the lobby."""
    return links.link_path(room.id, _key(room, LOBBY))


@contextmanager
def trying(room: "Room") -> Iterator[None]:
    """What is changed here about seats and their keys is changed back if it cannot be written down."""
    revision, before = room.revision, (dict(room.invited), room.book, room.deputy)
    try:
        yield
    except Exception:
        if room.revision == revision:  # otherwise others changed it, and theirs is there already
            room.invited, room.book, room.deputy = before
        raise


def expel(room: "Room") -> None:
    """Whoever has a link that no longer opens a seat has to go."""
    for client in room.clients:
        seat = client.link.seat
        if seat in room.book.left or (seat >= 0 and room.invited.get(links.hash_key(client.key)) == GONE):
            client.send_off()


# ---------------------------------------------------------------- keys of seats


def remember(room: "Room", key: str, seat: int) -> None:
    """A key opens a seat. There is room for so many: unused ones go first, and none of those that somebody plays
    with."""
    room.invited[links.hash_key(key)] = seat
    playing = {seat for seat in room.guests if room.match.chairs[seat].kind == "person"}
    spare = [one for one, seat in room.invited.items() if seat not in playing]
    for one in spare[: max(0, len(room.invited) - limits.MAX_INVITES)]:
        del room.invited[one]


def change_locks(room: "Room", seat: int) -> str:
    """A new key for a seat, and no other opens it any more."""
    for one, opened in list(room.invited.items()):
        if opened == seat:
            room.invited[one] = GONE
    room.book = replace(room.book, shut=sorted({*room.book.shut, seat}))
    key = links.new_host_key()
    remember(room, key, seat)
    return key


@contextmanager
def own_key(room: "Room", client: "Client") -> Iterator[None]:
    """Whoever sits down, if that can be written down, gets a link of their own; the other one opens the seat until they
    have kept it."""
    if not client.own:
        yield
        return
    with trying(room):
        client.fresh = links.new_host_key()
        remember(room, client.fresh, client.link.seat)
        client.send(NewSeatLink(links.link_path(room.id, client.fresh)))
        try:
            yield
        except Exception:
            client.fresh = ""
            client.send(NewSeatLink(links.link_path(room.id, client.key)))
            raise


async def kept(room: "Room", client: "Client") -> None:
    """The client has kept its own link. Only within `alone`."""
    fresh, client.fresh = client.fresh, ""
    if not fresh or room.invited.get(links.hash_key(fresh)) != client.link.seat:
        return
    client.key = fresh
    own = links.hash_key(fresh)
    for one, opened in list(room.invited.items()):
        if opened == client.link.seat and one != own:
            room.invited[one] = GONE
    room.book = replace(room.book, shut=sorted({*room.book.shut, client.link.seat}))
    await room.keep()


# ---------------------------------------------------------------- sitting down without a link


def free_seats(room: "Room") -> list[int]:
    """Chairs for whoever comes: empty ones first, then those that a bot holds meanwhile."""
    chairs, book = room.match.chairs, room.book
    empty = [seat for seat, chair in enumerate(chairs) if chair.kind == "open" and seat not in book.kept]
    return empty + [seat for seat in book.held if chairs[seat].kind == "bot"]


async def sit_down(room: "Room", name: str, salt: str) -> str:
    """Take a free chair; gives the link to it, which nobody else knows. Only within `alone`."""
    if room.match.state.is_over():
        raise HttpError(409, "error-over")
    free = free_seats(room)
    if not free:
        raise HttpError(409, "error-just-taken")
    seat = free[0]
    await room.promise()
    with trying(room):
        key = change_locks(room, seat)
        room.book = waiting_list.taken(room.book, seat)
        chair = Chair("person", name or room.match.chairs[seat].name, salt=salt[: limits.MAX_SALT_CHARS])
        await room.commit(room.match.sit(seat, chair), room.handed_over(seat))
    return links.link_path(room.id, key)


# ---------------------------------------------------------------- leaving for good


async def send_away(room: "Room", seat: int, chair: Chair) -> None:
    """A guest loses the seat, to a bot or to somebody who is yet to come. Only within `alone`."""
    if seat not in room.guests or room.match.chairs[seat].kind != "person":
        raise NotYourSeat
    name = room.match.chairs[seat].name
    await _vacate(room, seat, chair)
    expel(room)
    room.notice(Message("notice-sent-away", {"name": name}))


async def hand_over(room: "Room", client: "Client", seat: int) -> str:
    """A guest leaves; gives the link for the friend who comes instead, and the guest watches from then on. Only within
    `alone`."""
    if client.link != Access("seat", seat) or room.match.chairs[seat].kind != "person":
        raise NotYourSeat
    chair = room.match.chairs[seat]
    key = await _vacate(room, seat, Chair("open", chair.name))
    room.notice(Message("notice-handed-over", {"name": chair.name}))
    watching = Access("watch", -1)
    leaving = [other for other in room.clients if other.link == client.link]
    for other in leaving:
        other.link = watching
        other.key = _key(room, LEFT)
        other.send(NewSeatLink(links.link_path(room.id, other.key)))
    await room.delay.ready(watching)
    room.sync(*leaving)
    return links.link_path(room.id, key)


async def _vacate(room: "Room", seat: int, chair: Chair) -> str:
    with trying(room):
        key = change_locks(room, seat)
        room.book = waiting_list.vacated(room.book, seat)
        if room.deputy == seat:
            room.deputy = -1
        await room.commit(room.match.sit(seat, chair), (room.host, room.guests))
    return key


def invitable(room: "Room", seat: int) -> None:
    """May a link be made for this seat? Only where nobody has one."""
    chair = room.match.chairs[seat]
    if chair.kind == "person" or (chair.kind == "bot" and seat in room.guests and seat not in room.book.left):
        raise Refused(Refusal("no-seat-taken"))
