"""The next game of a series: the same players at another table, each one seat further.

Its id and links derive from the server key and the links of the table before, so a player who opens the last page of
the old table later finds the way, too."""

from hashlib import sha256
from hmac import new as hmac
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from shamble.match.log import ANY_SEAT, Occupant
from shamble.match.match import Match
from shamble.match.view.ending import build_ending
from shamble.server.errors import Conflict, HttpError
from shamble.server.keys import links, server, table_codes
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.creation import store_table
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_links import next_table_key, next_table_link
from shamble.server.storage.settings import GatheringState, RoomSettings
from shamble.server.storage.tables import Access

T = TypeVar("T")


async def propose_rematch(rooms: RoomRegistry, room: LiveRoom, link: Access) -> str:
    """Open the next table if there is none yet; return the player's link. Requires the lock."""
    if not room.match.state.is_over():
        raise HttpError(409, "error-not-over")
    if link.role == "watch":
        raise HttpError(403, "no-spectator")
    if not room.settings.gathering.next_table:
        await _open(rooms, room, link)
        gathering = replace(room.settings.gathering, next_table=_next_table(room))
        await room.update_settings(gathering=gathering)
    return next_table_link(room, link)


def _next_table(room: Room) -> str:
    """Return the id of the next table; every process finds the same."""
    key = room.persistence.store.key
    number = int.from_bytes(hmac(key, f"next {room.id}".encode(), sha256).digest())
    letters = []
    for _ in range(links.TABLE_ID_CHARS):
        number, letter = divmod(number, len(links.ALPHABET))
        letters.append(links.ALPHABET[letter])
    return "".join(letters)


async def _open(rooms: RoomRegistry, room: LiveRoom, link: Access) -> None:
    match, settings, table = room.match, room.settings, _next_table(room)
    gathering, count = settings.gathering, len(match.occupants)
    guests = [seat for seat in settings.claimed_seats if seat not in gathering.vacated_seats]
    chairs = _rotate([_next_chair(room, seat) for seat in range(count)])
    has_open = any(chair.kind == "open" for chair in chairs)
    next_match = Match.new(
        match.game,
        chairs,
        match.header.setup(),
        dice=match.header.dice,
        cards=match.header.cards,
        typist=_next_seat(match.header.typist, count) if match.typist != ANY_SEAT else ANY_SEAT,
        secret=server.table_secret(rooms.storage.key, table) if has_open else "",
    )
    reserved = sorted(_next_seat(seat, count) for seat in guests)
    keys = {seat: links.hash_key(next_table_key(room, Access("seat", seat))) for seat in range(count)}
    next_settings = RoomSettings(
        [seat for seat, chair in enumerate(chairs) if chair.kind != "open" and seat not in reserved],
        pace=settings.pace,
        policy=settings.policy,
        clock=settings.clock,
        cohost=_next_seat(link.seat, count) if link.role == "seat" else -1,
        seat_keys={hash: _next_seat(seat, count) for seat, hash in keys.items()},
        claimed_seats=[seat for seat in reserved if chairs[seat].kind == "bot"],
        gathering=GatheringState(
            is_waiting=has_open,
            call_url=gathering.call_url,
            table_code=table_codes.new_code(),
            language=gathering.language,
            closed_links=reserved,
            reserved_seats=reserved,
            games_played=gathering.games_played + 1,
            games_won=_rotate(count_wins(room)),
        ),
    )
    bodies = [msgspec.json.encode(entry) for entry in next_match.log]
    host_key = next_table_key(room, Access("host", -1))
    try:
        await store_table(rooms, table, next_match, bodies, next_settings, host_key)
    except Conflict:
        return  # another process has just opened it


def count_wins(room: Room) -> list[int]:
    """Return how many games of the series the player of each seat has won, this one included."""
    ending = build_ending(room.match)
    winners = {score.seat for score in ending.scores if score.won} if ending else set()
    before = room.settings.gathering.games_won or [0] * len(room.match.occupants)
    return [games + (seat in winners) for seat, games in enumerate(before)]


def _next_chair(room: Room, seat: int) -> Occupant:
    """Return a chair of the next table: open unless a bot or the host's screen has it."""
    chair = room.match.occupants[seat]
    if chair.kind == "bot":
        return Occupant("bot", chair.name, chair.bot)
    is_host = chair.kind == "person" and seat in room.settings.host_seats
    return Occupant("person" if is_host else "open", chair.name)


def _next_seat(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def _rotate(items: list[T]) -> list[T]:
    return [items[-1], *items[:-1]]
