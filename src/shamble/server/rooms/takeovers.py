"""Taking over a bot's seat in a running game with hidden information.

A player who sits down there sees what the bot knew. So all others who are online have to agree, and a notice says
who plays the seat from then on. Without other players no vote is needed; players who join later see that hidden
information was seen (`RoomSettings.revealed_at`).
"""

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from shamble.core.refusals import Refusal
from shamble.match.errors import NotAllowed
from shamble.match.log import Occupant
from shamble.match.protocol.view import Message, Vote
from shamble.server.rooms import seat_links
from shamble.server.rooms.client import Client
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.rooms.votes import Votes
from shamble.server.storage.settings import without


class Takeovers(RoomComponent):
    """Lets a player take a bot's seat when the others agree."""

    def __init__(self, room: Room, access: SeatAccess, votes: Votes) -> None:
        super().__init__(room)
        self.access = access
        self.votes = votes

    def shows_hidden_information(self, client: Client, seat: int) -> bool:
        """Return whether a player who takes this seat sees what only a bot knew."""
        match, settings = self.room.match, self.room.settings
        if match.occupants[seat].kind != "bot" or not match.game.has_secrets() or match.state.is_over():
            return False
        began_as_person = match.header.occupants[seat].kind == "person"
        is_own = seat in settings.claimed_seats if client.link.seat == seat else began_as_person
        return not settings.gathering.is_waiting and not is_own

    async def take(self, client: Client, seat: int, name: str, salt: str, changes: dict[str, Any]) -> None:
        """Give the seat to the client, or start a vote of the others. Requires the lock.

        `changes`: the owners of the seat after that, as settings.
        """
        room = self.room
        others = [other for other in room.match.seats_of("person") if other not in client.seats]
        if not others:
            chair = Occupant("person", name, salt=salt)
            step = room.match.set_occupant(seat, chair)
            await room.commit(step, revealed_at=room.match.version, **changes)
            return
        if room.match.vote is not None:
            raise NotAllowed(Refusal("no-vote-twice"))
        voters = self.votes.voters(client.seats)
        if not voters:
            raise NotAllowed(Refusal("no-take-alone"))
        by = min(client.seats, default=-1)
        is_claim = client.link.seat == seat
        vote = Vote("take", by, room.match.version, [], voters, whose=[seat], claims=is_claim, name=name)
        self.votes.start(vote)

    async def vote_passed(self, vote: Vote) -> None:
        """Give the seat to the player who asked for it."""
        if vote.kind != "take":
            return
        room, seat = self.room, vote.whose[0]
        chair, settings = room.match.occupants[seat], room.settings
        if chair.kind != "bot":
            return
        owners = (
            self.access.after_claim(seat)
            if vote.claims
            else {"host_seats": sorted({*settings.host_seats, seat})}
        )
        step = room.match.set_occupant(seat, Occupant("person", vote.name))
        taker = next((client for client in room.clients if client.link.seat == seat), None)
        link: AbstractContextManager[dict[str, Any]] = nullcontext({})
        if vote.claims and taker is not None:  # others can have a link to this seat, too
            link = seat_links.own_link(room, taker)
        with link as keys:
            await room.commit(step, stood_in_seats=without(settings.stood_in_seats, seat), **owners, **keys)
        who = f"@seat-{vote.by}" if vote.by >= 0 else "@the-host"
        key = "notice-take-new" if vote.claims else "notice-take"
        room.send_notice(Message(key, {"who": who, "bot": chair.name}))
