"""The next game of a series: the same people at another table, each one chair further on, and how many games everybody
has won so far.

Nobody has to be sent a link: those to the next table follow from the server's own key and from the link with which
somebody sat at the table before, so that whoever comes back to its last page is led on, too."""

from hashlib import sha256
from hmac import new as hmac
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from shamble.match.log import ANYBODY, Chair
from shamble.match.match import Match
from shamble.match.view.ending import build_ending
from shamble.server.errors import Conflict, HttpError
from shamble.server.keys import links, server, table_codes
from shamble.server.rooms.client import Client
from shamble.server.rooms.waiting_list import Guestbook
from shamble.server.storage.settings import Settings
from shamble.server.storage.tables import Access

if TYPE_CHECKING:
    from shamble.server.rooms.registry import Hall
    from shamble.server.rooms.room import Room

T = TypeVar("T")


def link(room: "Room", client: Client) -> str:
    """The link of a client to the next table; "" where there is none."""
    return _link(room, client.link) if room.book.next else ""


def _link(room: "Room", held: Access) -> str:
    return links.link_path(room.book.next, _key(room, held))


def _key(room: "Room", held: Access) -> str:
    """What opens the next table for whoever has this link to the table before."""
    if held.role == "watch":
        return links.watch_key(_key(room, Access("host", -1)))
    return hmac(room.storage.key, f"next {room.id} {held.role} {held.seat}".encode(), sha256).hexdigest()[:32]


def _table(room: "Room") -> str:
    """The id of the next table: there is one, whoever proposes it and how often."""
    number = int.from_bytes(hmac(room.storage.key, f"next {room.id}".encode(), sha256).digest())
    letters = []
    for _ in range(links.TABLE_ID_CHARS):
        number, letter = divmod(number, len(links.ALPHABET))
        letters.append(links.ALPHABET[letter])
    return "".join(letters)


async def propose(hall: "Hall", room: "Room", held: Access) -> str:
    """Somebody wants to play again: everybody is told the way. Gives that of whoever asked. Only within `alone`."""
    if not room.match.state.is_over():
        raise HttpError(409, "error-not-over")
    if held.role == "watch":
        raise HttpError(403, "no-spectator")
    if not room.book.next:
        await _open(hall, room, held)
        room.book = replace(room.book, next=_table(room))
        await room.keep()
        room.tell_seats()
    return _link(room, held)


async def _open(hall: "Hall", room: "Room", held: Access) -> None:
    before, table = room.match, _table(room)
    seats = range(len(before.chairs))
    guests = [seat for seat in room.guests if seat not in room.book.left]
    chairs = _moved([_next_chair(room, seat) for seat in seats])
    match = Match.new(
        before.game,
        chairs,
        before.header.setup(),
        dice=before.header.dice,
        cards=before.header.cards,
        typist=_on(before.header.typist, len(chairs)) if before.typist != ANYBODY else ANYBODY,
        secret=server.table_secret(room.storage.key, table) if any(c.kind == "open" for c in chairs) else "",
    )
    waited = sorted(_on(seat, len(chairs)) for seat in guests)
    book = room.book
    settings = Settings(
        [seat for seat, chair in enumerate(chairs) if chair.kind != "open" and seat not in waited],
        pace=room.pace,
        manners=room.manners,
        clock=room.clock,
        deputy=_on(held.seat, len(chairs)) if held.role == "seat" else -1,
        invited={links.hash_key(_key(room, Access("seat", seat))): _on(seat, len(chairs)) for seat in guests},
        guests=[seat for seat in waited if chairs[seat].kind == "bot"],
        book=Guestbook(
            waiting=any(chair.kind == "open" for chair in chairs),
            call=book.call,
            code=table_codes.new_code(),
            language=book.language,
            shut=waited,
            kept=waited,
            games=book.games + 1,
            won=_moved(standings(room)),
        ),
    )
    bodies = [msgspec.json.encode(entry) for entry in match.log]
    try:
        await hall.keep(table, match, bodies, settings, _key(room, Access("host", -1)))
    except Conflict:
        return  # another process opened it just now


def standings(room: "Room") -> list[int]:
    """Games of the series that whoever sits in each seat has won, this one included."""
    ending = build_ending(room.match)
    won = {score.seat for score in ending.scores if score.won} if ending else set()
    before = room.book.won or [0] * len(room.match.chairs)
    return [games + (seat in won) for seat, games in enumerate(before)]


def _next_chair(room: "Room", seat: int) -> Chair:
    """Bots and whoever sits at the opener's screen are there already; a guest's chair is kept until the guest comes."""
    chair = room.match.chairs[seat]
    if chair.kind == "bot":
        return Chair("bot", chair.name, chair.bot)
    return Chair("person" if chair.kind == "person" and seat in room.host else "open", chair.name)


def _on(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def _moved(things: list[T]) -> list[T]:
    """Everybody one chair further on."""
    return [things[-1], *things[:-1]]
