"""What belongs to a table and not to its game, and how two changes of it come together.

Several processes may serve a table. Each change is written only where nobody has written another since; whoever comes
late reads that one, and brings its own on top of it (`merged`)."""

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from shamble.match.log import Header
from shamble.match.protocol.gathering import Report
from shamble.match.protocol.view import AutoPass, Clock, TablePolicy

K = TypeVar("K")
V = TypeVar("V")


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


class Settings(Struct, frozen=True, omit_defaults=True):
    """What belongs to a table and not to its game."""

    host: list[int]  # seats that the link of the opener holds
    pace: float = 0.5
    paused: bool = False
    orders: dict[int, AutoPass] = {}
    pins: dict[int, str] = {}  # seat -> what its PIN comes to (`shamble.server.keys.pins`)
    guests: list[int] = []  # seats that a link of their own has ever held: never again the opener's
    shown: int = -1  # the version up to which all secrets were given away; -1 = never
    manners: TablePolicy = TablePolicy()
    deputy: int = -1  # the seat that looks after the table beside the opener
    clock: Clock = Clock()
    lent: list[int] = []  # seats where a bot sits in until their people come back
    invited: dict[
        str, int
    ] = {}  # hash of a key -> the seat it opens, beside those that follow from the opener's
    book: Guestbook = Guestbook()


def merged(base: Settings, mine: Settings, theirs: Settings) -> Settings:
    """Both changes of the same settings: each field, in a list or by a key each counts, otherwise the later one,
    mine."""
    both: Settings = _one(base, mine, theirs)
    return both


def _one(was: Any, own: Any, other: Any) -> Any:
    if own == was:
        return other
    if isinstance(own, Struct):
        parts = asdict(was), asdict(own), asdict(other)
        return type(own)(**{name: _one(*(part[name] for part in parts)) for name in parts[1]})
    if isinstance(own, dict):
        return _by_key(was, own, other)
    if isinstance(own, list):
        return _members(was, own, other)
    return own


def _by_key(was: dict[K, V], own: dict[K, V], other: dict[K, V]) -> dict[K, V]:
    kept = {key: value for key, value in other.items() if key in own or key not in was}
    return kept | {key: value for key, value in own.items() if key not in was or was[key] != value}


def _members(was: Iterable[int], own: Iterable[int], other: Iterable[int]) -> list[int]:
    gone, come = set(was) - set(own), set(own) - set(was)
    return sorted((set(other) - gone) | come)


def pinned(header: Header, kept: str) -> str:
    """The rules a table was last played by; before anybody wrote that down, those it was begun with."""
    return kept or f"{header.rules} {header.content}".strip()
