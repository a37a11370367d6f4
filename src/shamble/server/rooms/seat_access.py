"""What a link is allowed to play, see and manage at a table."""

from collections import defaultdict
from hashlib import sha256
from hmac import new as hmac

from shamble.core.refusals import Refusal
from shamble.match.errors import NotAllowed
from shamble.server import limits
from shamble.server.rooms.client import Client
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.room import Room
from shamble.server.storage.tables import Access

WATCHER_CHARS = 6


def is_watcher_name(name: str) -> bool:
    """Return whether this can be the name of a spectator."""
    return name.startswith("#") and len(name) == WATCHER_CHARS + 1


def _oldest(clients: list[Client]) -> Client:
    return min(clients, key=lambda client: client.connected_at)


class SeatAccess(RoomComponent):
    """Answers which seats belong to a link, and who is the host."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.granted: dict[int, tuple[Access, int]] = {}  # seat of a bot -> (link, decision it chooses in)

    def seats_of_link(self, link: Access) -> frozenset[int]:
        """Return the seats where a player sits with this link.

        A seat that the host plays belongs to no other link, until its player comes and claims it."""
        host_seats = self.room.settings.host_seats
        seats = host_seats if link.role == "host" else {link.seat}.difference(host_seats)
        chairs = self.room.match.occupants
        return frozenset(seat for seat in seats if seat >= 0 and chairs[seat].kind == "person")

    def controlled_seats(self, link: Access) -> frozenset[int]:
        """Return the seats this link plays: its own, and those of bots it chooses for now."""
        granted = {seat for seat, (owner, _) in self.granted.items() if owner == link}
        return self.seats_of_link(link) | granted

    def visible_seats(self, link: Access) -> frozenset[int]:
        """List the seats whose hidden information this link sees.

        In the waiting room it sees none, because players can still change seats.
        """
        if self.room.settings.gathering.is_waiting:
            return frozenset()
        return self.controlled_seats(link)

    def is_host(self, link: Access) -> bool:
        """Return whether this link is the host's or the co-host's."""
        return link.role == "host" or (link.role == "seat" and link.seat == self.room.settings.cohost)

    def require_host(self, link: Access) -> None:
        """Raise `NotAllowed` unless this link is the host's or the co-host's."""
        if not self.is_host(link):
            raise NotAllowed(Refusal("no-host"))

    def is_only_player(self, link: Access) -> bool:
        """Return whether this link has played all seats without a bot since the game began.

        Only then can it get all hidden information: there is no other player to learn about or to roll dice for.
        """
        if link.role != "host" or self.room.settings.claimed_seats:
            return False
        mine = self.controlled_seats(link)
        return all(
            chair.kind == "bot" or seat in mine for seat, chair in enumerate(self.room.match.occupants)
        )

    def after_claim(self, seat: int) -> dict[str, list[int]]:
        """Return the settings that change when a player takes this seat with its own link."""
        settings = self.room.settings
        return {
            "host_seats": [other for other in settings.host_seats if other != seat],
            "claimed_seats": sorted({*settings.claimed_seats, seat}),
        }

    def make_slot(self, link: Access, watcher: str = "") -> None:
        """Make a place for another client with this link, from the address of this name.

        A player with too many connections loses the oldest; of too many spectators the oldest of the fullest address
        goes.
        """
        clients = [client for client in self.room.clients if not client.is_disconnected]
        if link.role != "watch":
            same = [client for client in clients if client.link == link]
            if len(same) >= limits.MAX_SOCKETS_PER_LINK:
                _oldest(same).disconnect()
            return
        by_address: dict[str, list[Client]] = defaultdict(list)
        for client in clients:
            if client.is_spectator:
                by_address[client.watcher].append(client)
        if len(by_address[watcher]) >= limits.MAX_SPECTATORS_PER_ADDRESS:
            _oldest(by_address[watcher]).disconnect()
        elif sum(map(len, by_address.values())) >= limits.MAX_SPECTATORS:
            _oldest(max(by_address.values(), key=len)).disconnect()

    def watcher_name(self, network: str) -> str:
        """Return the name of an address at this table, the same for all its spectators.

        It does not reveal the address.
        """
        key = self.room.persistence.store.key
        tag = hmac(key, f"watcher {self.room.id} {network}".encode(), sha256).hexdigest()
        return f"#{tag[:WATCHER_CHARS]}"
