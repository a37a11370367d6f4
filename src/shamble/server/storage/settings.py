"""Settings of a table that are stored beside its log, and the merge of two changes.

Several processes can serve one table. Each saves its settings only if no other process saved first; otherwise it reads
the newer settings and merges its own change into them (`merge_settings`). Names on disk are those in `rename`."""

from collections.abc import Collection, Iterable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from shamble.match.log import Header
from shamble.match.protocol.gathering import Report
from shamble.match.protocol.view import AutoPass, Clock, TablePolicy

K = TypeVar("K")
V = TypeVar("V")

_GATHERING_ON_DISK = {
    "is_waiting": "waiting",
    "begun_at": "begun",
    "ready_seats": "ready",
    "swap_requests": "swaps",
    "call_url": "call",
    "table_code": "code",
    "is_public": "public",
    "description": "line",
    "closed_links": "shut",
    "vacated_seats": "left",
    "bot_held_seats": "held",
    "reserved_seats": "kept",
    "muted_seats": "muted",
    "muted_watchers": "hushed",
    "removed_watchers": "banned",
    "games_played": "games",
    "games_won": "won",
    "next_table": "next",
}


class GatheringState(Struct, frozen=True, omit_defaults=True, rename=_GATHERING_ON_DISK):
    """How the players of a table come together: waiting room, lobby, moderation, series."""

    is_waiting: bool = False  # the host has not begun the game yet
    begun_at: int = -1  # version at which the waiting room ended; -1 = there was none
    ready_seats: list[int] = []
    swap_requests: list[tuple[int, int]] = []  # (seat, the seat it wants)
    call_url: str = ""
    table_code: str = ""
    is_public: bool = False  # listed in the lobby
    description: str = ""  # in the lobby
    language: str = ""
    closed_links: list[int] = []  # seats that the link made from the host's key no longer opens
    vacated_seats: list[int] = []  # their player left for good or was removed
    bot_held_seats: list[int] = []  # a bot plays until a new player comes
    reserved_seats: list[int] = []  # open seats for the players of the previous game
    muted_seats: list[int] = []
    muted_watchers: list[str] = []  # names of addresses (`seat_access.watcher_name`)
    removed_watchers: list[str] = []
    reports: dict[str, Report] = {}
    games_played: int = 0  # in this series, before this game
    games_won: list[int] = []  # by the player of each seat
    next_table: str = ""  # id of the next game's table


def without(seats: list[int], seat: int) -> list[int]:
    """List the seats without this one."""
    return [other for other in seats if other != seat]


def occupied(state: GatheringState, seat: int) -> GatheringState:
    """Return the state after a player took this seat."""
    return replace(
        state,
        vacated_seats=without(state.vacated_seats, seat),
        bot_held_seats=without(state.bot_held_seats, seat),
        reserved_seats=without(state.reserved_seats, seat),
    )


def vacated(state: GatheringState, seat: int) -> GatheringState:
    """Return the state after the player of this seat left for good."""
    return replace(
        state,
        vacated_seats=sorted({*state.vacated_seats, seat}),
        ready_seats=without(state.ready_seats, seat),
        muted_seats=without(state.muted_seats, seat),
        swap_requests=[request for request in state.swap_requests if seat not in request],
        games_won=[0 if other == seat else won for other, won in enumerate(state.games_won)],
    )


_SETTINGS_ON_DISK = {
    "host_seats": "host",
    "claimed_seats": "guests",
    "revealed_at": "shown",
    "cohost": "deputy",
    "policy": "manners",
    "stood_in_seats": "lent",
    "seat_keys": "invited",
    "gathering": "book",
}


class RoomSettings(Struct, frozen=True, omit_defaults=True, rename=_SETTINGS_ON_DISK):
    """Everything stored about a table that is not part of the game."""

    host_seats: list[int]  # played through the host's link
    pace: float = 0.5  # seconds between actions of bots
    paused: bool = False
    orders: dict[int, AutoPass] = {}
    pins: dict[int, str] = {}  # seat -> hash of its PIN (`shamble.server.keys.pins`)
    claimed_seats: list[int] = []  # ever taken by a link of their own: never again the host's
    revealed_at: int = -1  # last version at which the host got all hidden information; -1 = never
    policy: TablePolicy = TablePolicy()
    cohost: int = -1  # seat, or -1
    clock: Clock = Clock()
    stood_in_seats: list[int] = []  # a bot plays until the player comes back
    seat_keys: dict[str, int] = {}  # key hash -> seat, for keys not made from the host's key
    gathering: GatheringState = GatheringState()


WHOLE = ("pace", "paused", "policy", "cohost", "clock")  # values that a player sets as a whole


def merge_settings(
    base: RoomSettings, own: RoomSettings, other: RoomSettings, changed: Collection[str] = ()
) -> RoomSettings:
    """Return both changes of `base` combined; where both changed the same value, `own` wins.

    Structs are merged by field, dicts by key, lists of seats as sets. `changed`: the fields that were set in `own`,
    also to the value that they had in `base`."""
    merged: RoomSettings = _merge(base, own, other)
    return replace(merged, **{name: getattr(own, name) for name in changed if name in WHOLE})


def _merge(base: Any, own: Any, other: Any) -> Any:
    if own == base:
        return other
    if isinstance(own, Struct):
        parts = asdict(base), asdict(own), asdict(other)
        return type(own)(**{name: _merge(*(part[name] for part in parts)) for name in parts[1]})
    if isinstance(own, dict):
        return _merge_dicts(base, own, other)
    if isinstance(own, list):
        return _merge_members(base, own, other)
    return own


def _merge_dicts(base: dict[K, V], own: dict[K, V], other: dict[K, V]) -> dict[K, V]:
    remaining = {key: value for key, value in other.items() if key in own or key not in base}
    return remaining | {key: value for key, value in own.items() if key not in base or base[key] != value}


def _merge_members(base: Iterable[int], own: Iterable[int], other: Iterable[int]) -> list[int]:
    removed, added = set(base) - set(own), set(own) - set(base)
    return sorted((set(other) - removed) | added)


def last_rules(header: Header, stored: str) -> str:
    """Return the rules a table was last played by; `stored` is "" for a new table."""
    return stored or f"{header.rules} {header.content}".strip()
