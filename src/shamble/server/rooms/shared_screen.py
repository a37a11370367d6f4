"""Through whose eyes a screen is told, where several persons share it and have secrets from one another."""

from typing import TYPE_CHECKING

from shamble.core.laws import fingerprint
from shamble.core.visibility import SPECTATOR
from shamble.match.view.lines import visible_lines
from shamble.server.rooms.client import Client
from shamble.server.rooms.component import Part

if TYPE_CHECKING:
    from shamble.server.rooms.room import Room


class Sight(Part):
    """Who looks at the screens of a table."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        self.confidants: set[int] = set()  # seats that were told something for nobody else
        self._heard = 0  # the version up to which that is known

    def shared(self, client: Client) -> bool:
        """Do several persons look at this screen who have secrets from one another?"""
        room = self.room
        return client.curtain and len(room.held_by(client.link)) > 1 and room.match.game.has_secrets()

    def of(self, client: Client) -> frozenset[int]:
        """The seats through whose eyes a client is told: its own, or at a shared screen, while there are secrets, the
        one that looks, as long as no other of them is due. Before the game begins nobody looks: one might still change
        chairs."""
        room = self.room
        mine = room.sees_as(client.link)
        if not self.shared(client) or not self._secrets(mine):
            return mine
        if helped := mine - room.held_by(client.link):
            return helped
        due = [seat for seat in room.match.waiting() if seat in mine]
        if client.looking not in mine or (due and client.looking not in due):
            return frozenset()
        return frozenset({client.looking})

    def _secrets(self, seats: frozenset[int]) -> bool:
        """Does any of these seats know, or has it been told, anything that is not for everybody?"""
        self._listen()
        if seats & self.confidants:
            return True
        match = self.room.match
        everybody = fingerprint(match.view(SPECTATOR).known)
        return any(fingerprint(match.view(seat).known) != everybody for seat in seats)

    def _listen(self) -> None:
        """Note who was told something for nobody else, in what happened since this was asked last."""
        match = self.room.match
        for version in range(self._heard, match.version + 1):
            if played := match.played(version):
                public = visible_lines(played.record, ())
                self.confidants |= {
                    seat
                    for seat in range(len(match.chairs))
                    if visible_lines(played.record, (seat,)) != public
                }
        self._heard = match.version + 1

    def passed_on(self, seat: int) -> bool:
        """Is this seat at a shared screen? Then its silence would tell something: it is asked whatever it can do."""
        return any(
            seat in client.mine and self.shared(client) and client.eyes != client.mine
            for client in self.room.clients
        )
