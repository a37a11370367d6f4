"""Who is connected to a table, in this process and in others."""

import time

from shamble.server.cluster.messages import PresenceChanged
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.connection_quality import worst_by_seat
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.types import ConnectionQuality

REMOTE_TIMEOUT_S = 30.0  # without a heartbeat another process no longer counts


class RemotePresence:
    """Presence at the same table in another process, as last published."""

    def __init__(self, message: PresenceChanged) -> None:
        self.online = set(message.online)
        self.has_host = message.has_host
        self.thinking = set(message.thinking)
        self.watching = set(message.watching)
        self.text_view = set(message.text_view)
        self.qualities = message.qualities
        self.received_at = time.monotonic()


class Presence(RoomComponent):
    """Answers which seats are online, watched, thinking or away."""

    def __init__(self, room: Room, access: SeatAccess) -> None:
        super().__init__(room)
        self.access = access
        self.remote: dict[str, RemotePresence] = {}  # by process
        self.thinking: set[int] = set()  # seats whose bots this process has been asking for a while
        self.away_since: dict[int, float] = {}  # seats of players who are not connected
        self.host_left_at = time.monotonic()
        self.last_visit_at = time.monotonic()
        self._published = PresenceChanged([], [])

    # ------------------------------------------------------------ seats

    def local_seats(self) -> set[int]:
        """List the seats whose players are connected to this process."""
        return {seat for client in self.room.clients for seat in client.seats}

    def online_seats(self) -> set[int]:
        """List the seats whose players are connected to any process."""
        return self.local_seats().union(*(other.online for other in self.remote.values()))

    def local_watching_seats(self) -> set[int]:
        """List the seats whose hidden information a client of this process sees now."""
        return {seat for client in self.room.clients for seat in client.visible_seats}

    def watching_seats(self) -> set[int]:
        """List the seats whose players look at the table now: one at a shared screen."""
        return self.local_watching_seats().union(*(other.watching for other in self.remote.values()))

    def local_text_view_seats(self) -> set[int]:
        """List the seats that use the text view in this process."""
        return {seat for client in self.room.clients if client.uses_text_view for seat in client.seats}

    def text_view_seats(self) -> set[int]:
        """List the seats that use the text view in any process."""
        return self.local_text_view_seats().union(*(other.text_view for other in self.remote.values()))

    def thinking_seats(self) -> set[int]:
        """List the seats whose bots have been thinking for a while."""
        return self.thinking.union(*(other.thinking for other in self.remote.values()))

    def qualities(self) -> dict[int, ConnectionQuality]:
        """Return the connection quality of each seat that has one."""
        remote = {
            seat: quality for other in self.remote.values() for seat, quality in other.qualities.items()
        }
        return remote | worst_by_seat(self.room.clients)

    # ------------------------------------------------------------ hosts and absence

    def has_local_host(self) -> bool:
        """Return whether the host or co-host is connected to this process."""
        return any(self.access.is_host(client.link) for client in self.room.clients)

    def has_host(self) -> bool:
        """Return whether the host or co-host is connected to any process."""
        return self.has_local_host() or any(other.has_host for other in self.remote.values())

    def update_away(self) -> None:
        """Note since when players are away, after one came or went."""
        online, now = self.online_seats(), time.monotonic()
        away = (seat for seat in self.room.match.seats_of("person") if seat not in online)
        self.away_since = {seat: self.away_since.get(seat, now) for seat in away}

    def is_abandoned(self, after_s: float) -> bool:
        """Return whether only bots play and no client has been connected for this long."""
        only_bots = all(chair.kind == "bot" for chair in self.room.match.occupants)
        return only_bots and not self.room.clients and time.monotonic() - self.last_visit_at >= after_s

    # ------------------------------------------------------------ other processes

    def publish(self, force: bool = False) -> None:
        """Publish the presence of this process if it changed, or in any case with `force`."""
        here = PresenceChanged(
            sorted(self.local_seats()),
            sorted(self.thinking),
            self.has_local_host(),
            sorted(self.local_watching_seats()),
            sorted(self.local_text_view_seats()),
            worst_by_seat(self.room.clients),
        )
        if here != self._published or force:
            self._published = here
            self.room.persistence.channel.publish(here)

    def forget_silent_processes(self) -> None:
        """Drop processes without a recent heartbeat; notify the observers if players are gone."""
        before, now = self.online_seats(), time.monotonic()
        for process, other in list(self.remote.items()):
            if now - other.received_at > REMOTE_TIMEOUT_S:
                del self.remote[process]
        if self.online_seats() != before:
            self.room.notify_status()
