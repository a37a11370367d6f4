"""Players who are away: stand-in bots, reminders, and the return to their seats.

A stand-in bot only borrows the seat (`RoomSettings.stood_in_seats`): the player gets it back by coming with its link.
At tables with days per move no player counts as away; the clock decides there."""

import time

from shamble.bots import DEFAULT_LEVEL
from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotAllowed, NotYourSeat, NotYourTurn
from shamble.match.log import Occupant
from shamble.match.protocol.events import Nudged
from shamble.match.protocol.view import Message, Vote
from shamble.server import limits
from shamble.server.cluster.messages import SeatNudged
from shamble.server.rooms.client import Client
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.presence import Presence
from shamble.server.rooms.room import Room
from shamble.server.rooms.votes import Votes
from shamble.server.storage.settings import without

PAGE_CLOCK_TOLERANCE_S = 1.0  # pages count the absence in whole seconds and can be ahead


class StandIns(RoomComponent):
    """Puts bots in for absent players and reminds those who keep the table waiting."""

    def __init__(self, room: Room, presence: Presence, votes: Votes) -> None:
        super().__init__(room)
        self.presence = presence
        self.votes = votes
        self._reminded_at: dict[int, float] = {}

    # ------------------------------------------------------------ a bot stands in

    async def propose(self, client: Client, seat: int) -> None:
        """Start a vote to put a bot in for an absent player; without voters it sits down at once.

        Requires the lock.
        """
        room = self.room
        if not 0 <= seat < len(room.match.occupants) or seat in client.seats:
            raise NotYourSeat
        if room.match.state.is_over() or room.match.occupants[seat].kind != "person":
            raise NotAllowed(Refusal("no-leaver"))
        if room.settings.clock.kind == "days":
            raise NotAllowed(Refusal("no-leaver-days"))
        since = self.presence.away_since.get(seat)
        if since is None or time.monotonic() - since < limits.STAND_IN_AFTER_S - PAGE_CLOCK_TOLERANCE_S:
            raise NotAllowed(Refusal("no-leaver-yet", args={"seconds": int(limits.STAND_IN_AFTER_S)}))
        if room.match.vote is not None:
            raise NotAllowed(Refusal("no-vote-twice"))
        proposer = min(client.seats, default=-1)
        voters = self.votes.voters({seat, *client.seats})
        if voters:
            agreed = [proposer] if proposer >= 0 else []
            self.votes.start(Vote("bot", proposer, room.match.version, agreed, voters, whose=[seat]))
        else:
            await self.sit_in(seat)

    async def vote_passed(self, vote: Vote) -> None:
        """Put the bot in that the players voted for."""
        if vote.kind == "bot":
            await self.sit_in(vote.whose[0])

    async def sit_in(self, seat: int, notice: str = "notice-sits-in") -> None:
        """Give a player's seat to a bot until the player comes back. Requires the lock."""
        room = self.room
        chair = room.match.occupants[seat]
        if chair.kind != "person":
            return
        step = room.match.set_occupant(seat, Occupant("bot", chair.name, DEFAULT_LEVEL))
        await room.commit(step, stood_in_seats=sorted({*room.settings.stood_in_seats, seat}))
        room.send_notice(Message(notice, {"who": f"@seat-{seat}"}))

    async def return_seats(self, client: Client) -> bool:
        """Give a player who comes back the seats of stand-in bots; return False if there are none.

        Requires the lock.
        """
        room = self.room
        owned = set(room.settings.host_seats) if client.link.role == "host" else {client.link.seat}
        borrowed = sorted(owned & set(room.settings.stood_in_seats))
        returned = [seat for seat in borrowed if room.match.occupants[seat].kind == "bot"]
        for seat in returned:
            chair = Occupant(
                "person", room.match.occupants[seat].name, salt=client.salt[: limits.MAX_SALT_CHARS]
            )
            remaining = without(room.settings.stood_in_seats, seat)
            await room.commit(room.match.set_occupant(seat, chair), stood_in_seats=remaining)
            room.send_notice(Message("notice-comes-back", {"who": f"@seat-{seat}"}))
        return bool(returned)

    # ------------------------------------------------------------ reminders

    def remind(self, client: Client, seat: int) -> None:
        """Remind a player that the table waits, at most every `limits.NUDGE_INTERVAL_S` seconds."""
        room = self.room
        if client.is_spectator:
            raise NotAllowed(Refusal("no-spectator"))
        if seat in client.seats or not 0 <= seat < len(room.match.occupants):
            raise NotYourSeat
        if seat not in room.match.waiting() or room.match.occupants[seat].kind != "person":
            raise NotYourTurn
        if time.monotonic() - self._reminded_at.get(seat, -limits.NUDGE_INTERVAL_S) < limits.NUDGE_INTERVAL_S:
            raise InvalidRequest(Refusal("no-nudge", args={"seconds": int(limits.NUDGE_INTERVAL_S)}))
        message = SeatNudged(seat, min(client.seats, default=-1))
        room.persistence.channel.publish(message)
        self.deliver_reminder(message)

    def deliver_reminder(self, message: SeatNudged) -> None:
        """Send a reminder of this or another process to the player's clients."""
        self._reminded_at[message.seat] = time.monotonic()
        for client in self.room.clients:
            if message.seat in client.seats:
                client.send(Nudged(message.by))
