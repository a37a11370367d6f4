"""Who came to a table, who may come, and how: what is kept of it, and what is told of it to whom."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from shamble.table.wire.gathering import Gathering, Report

if TYPE_CHECKING:
    from shamble.server.client import Client
    from shamble.server.room import Room


class Guestbook(Struct, frozen=True, omit_defaults=True):
    """Kept with the settings of a table."""

    waiting: bool = False  # for its people: nothing is played yet
    ready: list[int] = []  # seats that could begin
    swaps: list[tuple[int, int]] = []  # who would like to change chairs with whom
    call: str = ""  # where people talk meanwhile
    code: str = ""  # opens a free seat (`codes`)
    public: bool = False  # it stands in the lobby
    line: str = ""  # what is said of it there
    language: str = ""
    shut: list[int] = []  # seats which the link that follows from the opener's no longer opens
    left: list[int] = []  # seats whose guest left for good, or was sent away: somebody new may come
    held: list[int] = []  # seats that bots hold for whoever comes
    kept: list[int] = []  # free seats that are kept for the people of the game before
    muted: list[int] = []  # seats whose words are passed on to nobody
    reports: dict[str, Report] = {}
    games: int = 0  # of a series, before this one
    won: list[int] = []  # how many of them, by whoever sits in each seat
    next: str = ""  # the table of the game after this one


def without(seats: list[int], seat: int) -> list[int]:
    return [other for other in seats if other != seat]


def taken(book: Guestbook, seat: int) -> Guestbook:
    """Somebody sits down there: nobody waits for that seat any more."""
    return replace(
        book, left=without(book.left, seat), held=without(book.held, seat), kept=without(book.kept, seat)
    )


def vacated(book: Guestbook, seat: int) -> Guestbook:
    """Somebody leaves for good: what is the person's and not the chair's goes along."""
    return replace(
        book,
        left=sorted({*book.left, seat}),
        ready=without(book.ready, seat),
        muted=without(book.muted, seat),
        swaps=[one for one in book.swaps if seat not in one],
        won=[0 if other == seat else games for other, games in enumerate(book.won)],
    )


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
