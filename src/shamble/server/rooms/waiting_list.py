"""What is kept of who came to a table, told to clients."""

from typing import TYPE_CHECKING

from shamble.match.protocol.gathering import Gathering, Report
from shamble.server.storage.settings import Guestbook, taken, vacated, without

if TYPE_CHECKING:
    from shamble.server.rooms.client import Client
    from shamble.server.rooms.room import Room

__all__ = ["Guestbook", "gathering", "reports", "taken", "vacated", "without"]


def gathering(room: "Room", inside: bool, next: str = "") -> Gathering | None:
    """What one who plays here (`inside`), or who watches, is told; None where there is nothing to tell."""
    book = room.book
    told = Gathering(
        waiting=book.waiting,
        ready=book.ready if book.waiting else [],
        swaps=book.swaps if book.waiting else [],
        call=book.call if inside else "",
        code=book.code if inside else "",
        public=book.public,
        line=book.line,
        muted=book.muted,
        games=book.games,
        won=book.won,
        next=next,
    )
    return told if told != Gathering() else None


def reports(room: "Room", client: "Client") -> list[Report]:
    return list(room.book.reports.values()) if room.looks_after(client.link) else []
