"""What belongs to a table and not to its game, and how two changes of it come together.

Several processes may serve a table. Each change is written only where nobody has written another since; whoever comes
late reads that one, and brings its own on top of it (`merged`)."""

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from shamble.server.guestbook import Guestbook
from shamble.table.wire.table import Clock, Manners, Orders

K = TypeVar("K")
V = TypeVar("V")


class Settings(Struct, frozen=True, omit_defaults=True):
    """What belongs to a table and not to its game."""

    host: list[int]  # seats that the link of the opener holds
    pace: float = 0.5
    paused: bool = False
    orders: dict[int, Orders] = {}
    pins: dict[int, str] = {}  # seat -> what its PIN comes to (`shamble.server.pins`)
    guests: list[int] = []  # seats that a link of their own has ever held: never again the opener's
    shown: int = -1  # the version up to which all secrets were given away; -1 = never
    manners: Manners = Manners()
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
