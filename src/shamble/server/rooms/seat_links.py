"""Which key opens which seat, and links with new keys.

A player who sits down with a link gets another link that no one else knows. The host, who sent the first one or can
derive it again from the host's key, cannot take the seat with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from hmac import new as hmac
from typing import Any

from msgspec.structs import replace

from shamble.match.protocol.events import NewSeatLink
from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.keys import links, server
from shamble.server.rooms.client import Client
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.room import Room
from shamble.server.storage.settings import GatheringState, RoomSettings
from shamble.server.storage.tables import Access

REVOKED = -2  # in place of a seat: the key opened one before
LOBBY, LEFT = "lobby", "left"  # which watch key: of the lobby, or of players who left


def resolve_key(room: Room, key: str, stored: Access | None) -> Access:
    """Return the access of a key; `stored`: its access in the database. Raises `HttpError`."""
    seat = room.settings.seat_keys.get(links.hash_key(key))
    closed = room.settings.gathering.closed_links
    if seat == REVOKED or (stored is not None and stored.role == "seat" and stored.seat in closed):
        raise HttpError(403, "error-link-used")
    if stored is not None:
        return stored
    if seat is not None:
        return Access("seat", seat)
    if key == watch_key(room, LEFT) or (room.settings.gathering.is_public and key == watch_key(room, LOBBY)):
        return Access("watch", -1)
    raise HttpError(403, "error-wrong-key")


def watch_key(room: Room, use: str) -> str:
    """Return the key for watching from the lobby (`LOBBY`) or after leaving (`LEFT`)."""
    return server.watch_key(room.persistence.store.key, room.id, use)


def lobby_watch_link(room: Room) -> str:
    """Return the link for watching the table from the lobby."""
    return links.link_path(room.id, watch_key(room, LOBBY))


# ---------------------------------------------------------------- keys of seats


def with_key(room: Room, seat_keys: dict[str, int], key: str, seat: int) -> dict[str, int]:
    """Return the seat keys with another one.

    Their number is limited: unused keys are dropped first, keys of seats with a player never.
    """
    seat_keys = {**seat_keys, links.hash_key(key): seat}
    playing = {seat for seat in room.settings.claimed_seats if room.match.occupants[seat].kind == "person"}
    unused = [hash for hash, seat in seat_keys.items() if seat not in playing]
    for hash in unused[: max(0, len(seat_keys) - limits.MAX_INVITES)]:
        del seat_keys[hash]
    return seat_keys


def with_closed_link(state: GatheringState, seat: int) -> GatheringState:
    """Return the state with the link of this seat closed that is made from the host's key."""
    return replace(state, closed_links=sorted({*state.closed_links, seat}))


def rotate_seat_key(room: Room, seat: int) -> tuple[str, dict[str, int]]:
    """Return a new key for a seat, and the seat keys with all others of that seat revoked.

    The caller also has to close the link made from the host's key (`with_closed_link`).
    """
    keys = {hash: REVOKED if opens == seat else opens for hash, opens in room.settings.seat_keys.items()}
    key = links.new_host_key()
    return key, with_key(room, keys, key, seat)


@contextmanager
def own_link(room: Room, client: Client) -> Iterator[dict[str, Any]]:
    """Yield settings with a link of its own for a client that sits down.

    It is sent the link once they are stored. The old link works until the client has saved the new one
    (`save_own_link`).
    """
    if not client.wants_own_link:
        yield {}
        return
    key = links.new_host_key()
    yield {"seat_keys": with_key(room, room.settings.seat_keys, key, client.link.seat)}
    client.pending_key = key
    client.send(NewSeatLink(links.link_path(room.id, key)))


def has_own_link(room: Room, seat: int) -> bool:
    """Return whether the player of this seat saved a link that opens it alone."""
    settings = room.settings
    keys = [hash for hash, opens in settings.seat_keys.items() if opens == seat]
    return len(keys) == 1 and seat in settings.gathering.closed_links


async def save_own_link(room: Room, client: Client) -> None:
    """Revoke all other keys of a seat: the client has saved its own link. Requires the lock."""
    key, client.pending_key = client.pending_key, ""
    seat, seat_keys = client.link.seat, room.settings.seat_keys
    own = links.hash_key(key)
    if not key or seat_keys.get(own) != seat:
        return
    client.key = key
    await room.update_settings(
        seat_keys={
            hash: REVOKED if opens == seat and hash != own else opens for hash, opens in seat_keys.items()
        },
        gathering=with_closed_link(room.settings.gathering, seat),
    )
    disconnect_revoked(room)


# ---------------------------------------------------------------- the next table of a series


def next_table_key(room: Room, link: Access) -> str:
    """Return the key of this link at the next table; every process derives the same."""
    if link.role == "watch":
        return links.watch_key(next_table_key(room, Access("host", -1)))
    about = f"next {room.id} {link.role} {link.seat}"
    return hmac(room.persistence.store.key, about.encode(), sha256).hexdigest()[:32]


def next_table_link(room: Room, link: Access) -> str:
    """Return the link to the next table for the owner of this link, or "" without one."""
    table = room.settings.gathering.next_table
    return links.link_path(table, next_table_key(room, link)) if table else ""


# ---------------------------------------------------------------- clients


def move_clients(room: Room) -> list[Client]:
    """Move clients to the seats that their own keys open now; return those that moved."""
    moved = []
    for client in room.clients:
        if client.link.role != "seat":
            continue
        seat = room.settings.seat_keys.get(links.hash_key(client.pending_key or client.key))
        if seat is not None and seat >= 0 and seat != client.link.seat:
            client.link = Access("seat", seat)
            moved.append(client)
    return moved


def disconnect_revoked(room: Room) -> None:
    """Disconnect clients whose key no longer opens their seat."""
    settings = room.settings
    for client in room.clients:
        seat = client.link.seat
        is_revoked = seat >= 0 and settings.seat_keys.get(links.hash_key(client.key)) == REVOKED
        if seat in settings.gathering.vacated_seats or is_revoked:
            client.disconnect()


class SeatLinks(RoomComponent):
    """Keeps the clients of this process in line with keys that another process changed."""

    def settings_changed(self, before: RoomSettings, is_remote: bool) -> None:
        """Disconnect or move clients whose keys changed."""
        if is_remote:
            disconnect_revoked(self.room)
            move_clients(self.room)
