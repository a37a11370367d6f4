"""How quick the lines of people are: each page says how long its last question was on the way (`Ping.took`), and
everybody sees it in three steps at the seat. It counts when it is measured twice, so that nothing flickers."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from shamble.match.protocol.view import Seat
from shamble.server.types import Line

if TYPE_CHECKING:
    from shamble.server.rooms.client import Client
    from shamble.server.rooms.room import Room

GOOD, FAIR = 150, 400  # milliseconds there and back
ORDER: tuple[Line, ...] = ("", "good", "fair", "poor")


def line(took: int) -> Line:
    return "good" if took <= GOOD else "fair" if took <= FAIR else "poor"


def measured(room: "Room", client: "Client", took: int) -> None:
    """A page says how long it took."""
    if took < 0 or not client.mine:
        return
    found, before = line(took), client.measured
    client.measured = found
    if found != client.line and (found == before or not client.line):
        client.line = found
        if len(room.match.seats_of("person")) > 1:
            room.tell_seats()


def here(room: "Room") -> dict[int, Line]:
    """The worst line of each seat at this process."""
    found: dict[int, Line] = {}
    for client in room.clients:
        for seat in client.mine:
            found[seat] = max(found.get(seat, ""), client.line, key=ORDER.index)
    return {seat: told for seat, told in found.items() if told}


def marked(room: "Room", seats: Iterable[Seat]) -> list[Seat]:
    """Seats with the lines of their people."""
    known = {seat: told for other in room.elsewhere.values() for seat, told in other.lines.items()} | here(
        room
    )
    return [
        replace(seat, line=known[seat.index]) if seat.kind == "person" and seat.index in known else seat
        for seat in seats
    ]
