"""Several players at one screen: whose hidden information it shows."""

from shamble.core.laws import fingerprint
from shamble.core.visibility import SPECTATOR
from shamble.match.view.lines import visible_lines
from shamble.server import limits
from shamble.server.rooms.client import Client
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.token_buckets import TokenBucket


class SharedScreen(RoomComponent):
    """Decides what the screens of a table show when players with secrets share one."""

    def __init__(self, room: Room, access: SeatAccess) -> None:
        super().__init__(room)
        self.access = access
        self._informed: set[int] = set()  # seats that were ever sent a log line for them alone
        self._checked_until = 0  # log entries
        self._pin_tries: dict[int, TokenBucket] = {}

    def pin_tries(self, seat: int) -> TokenBucket:
        """Return the limit for wrong PINs of a seat."""
        return self._pin_tries.setdefault(seat, TokenBucket(*limits.PIN_TRIES_PER_SEAT))

    def is_shared(self, client: Client) -> bool:
        """Return whether several players with secrets from each other look at this screen in turn."""
        has_several = client.shares_screen and len(self.access.seats_of_link(client.link)) > 1
        return has_several and self.room.match.game.has_secrets()

    def visible_seats(self, client: Client) -> frozenset[int]:
        """List the seats whose hidden information this client sees.

        At a shared screen with secrets that is only the active player's, and nothing while another of its players has
        to decide.
        """
        mine = self.access.visible_seats(client.link)
        if not self.is_shared(client) or not self._has_secrets(mine):
            return mine
        if granted := mine - self.access.seats_of_link(client.link):
            return granted
        due = [seat for seat in self.room.match.waiting() if seat in mine]
        if client.active_seat not in mine or (due and client.active_seat not in due):
            return frozenset()
        return frozenset({client.active_seat})

    def is_on_shared_screen(self, seat: int) -> bool:
        """Return whether a client that does not see all of its seats plays this one.

        The other players at that screen would learn something if the seat were skipped without being asked.
        """
        return any(
            seat in client.seats and self.is_shared(client) and client.visible_seats != client.seats
            for client in self.room.clients
        )

    def _has_secrets(self, seats: frozenset[int]) -> bool:
        """Return whether any of these seats knows or was sent anything that is not public."""
        self._read_log()
        if seats & self._informed:
            return True
        match = self.room.match
        public = fingerprint(match.view(SPECTATOR).known)
        return any(fingerprint(match.view(seat).known) != public for seat in seats)

    def _read_log(self) -> None:
        match = self.room.match
        for version in range(self._checked_until, match.version + 1):
            if played := match.played(version):
                public = visible_lines(played.record, ())
                self._informed |= {
                    seat
                    for seat in range(len(match.occupants))
                    if visible_lines(played.record, (seat,)) != public
                }
        self._checked_until = match.version + 1
