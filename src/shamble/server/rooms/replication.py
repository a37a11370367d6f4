"""A table that several processes serve: messages from the others, and to new ones.

The log in the database decides what happened; messages only bring it sooner. All of them are applied under the lock.
Each says how far its sender is: a process that is behind reads the database, and one that is ahead says so in turn. So
lost messages are made up for with the next heartbeat."""

from shamble.server.cluster.bus import NULL_CHANNEL
from shamble.server.cluster.messages import (
    BotFailureChanged,
    BotStepped,
    ChatPosted,
    ChoiceGranted,
    ClocksChanged,
    EntryWritten,
    Envelope,
    Hello,
    NoticeSent,
    Position,
    PresenceChanged,
    ReactionSent,
    ReviewChanged,
    SeatNudged,
    SeatTimedOut,
    SettingsChanged,
    TableRemoved,
    VoteChanged,
)
from shamble.server.rooms.bot_failures import BotFailures
from shamble.server.rooms.chat import Chat
from shamble.server.rooms.clocks import Clocks
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.presence import REMOTE_TIMEOUT_S, Presence, RemotePresence
from shamble.server.rooms.room import Room
from shamble.server.rooms.shared_review import ReviewLeader
from shamble.server.rooms.stand_ins import StandIns
from shamble.server.rooms.votes import Votes
from shamble.server.storage.tables import Access, StoredEntry

HEARTBEAT_S = REMOTE_TIMEOUT_S / 6


class Replica(RoomComponent):
    """Keeps a room in line with the same table in other processes."""

    def __init__(
        self,
        room: Room,
        presence: Presence,
        failures: BotFailures,
        votes: Votes,
        stand_ins: StandIns,
        clocks: Clocks,
        chat: Chat,
        review: ReviewLeader,
    ) -> None:
        super().__init__(room)
        self.presence = presence
        self.failures = failures
        self.votes = votes
        self.stand_ins = stand_ins
        self.clocks = clocks
        self.chat = chat
        self.review = review

    async def catch_up(self) -> None:
        """Apply what other processes stored, if there are any. Takes the lock."""
        if self.room.persistence.channel is not NULL_CHANNEL:
            await self.room.lock.run(self._catch_up)

    async def _catch_up(self) -> None:
        await self.room.catch_up()
        await self.chat.catch_up()

    def position(self) -> Position:
        """Return how far this process is."""
        room = self.room
        return Position(room.match.version, room.persistence.revision, self.chat.last)

    def on_message(self, envelope: Envelope) -> None:
        """Apply a message of another process soon."""
        self.room.lock.run_soon(lambda: self._apply(envelope))

    def on_gap(self) -> None:
        """Read the database soon: messages can have been lost."""
        self.room.lock.run_soon(self._catch_up)

    def heartbeat(self) -> None:
        """Publish everything other processes need, and forget processes that no longer do."""
        self.presence.forget_silent_processes()
        if self.room.clients:
            self._publish_all()

    def _publish_all(self) -> None:
        self.presence.publish(force=True)
        self.votes.publish(force=True)
        self.failures.publish()
        self.review.publish()

    async def _apply(self, envelope: Envelope) -> None:
        await self._apply_message(envelope)
        mine = self.position()
        if mine.is_behind(envelope.at):
            await self._catch_up()
        elif isinstance(envelope.message, PresenceChanged) and envelope.at.is_behind(mine):
            self.presence.publish(force=True)  # it missed a message

    async def _apply_message(self, envelope: Envelope) -> None:
        room = self.room
        match envelope.message:
            case EntryWritten(number=number, body=body, receipt=receipt):
                if number == room.match.version + 1:
                    room.follow([StoredEntry(body.encode(), receipt)])
            case SettingsChanged():
                pass  # it is part of the position
            case ChatPosted(number=number, line=line):
                await self.chat.on_message(number, line)
            case ReactionSent(reaction=reaction):
                self.chat.deliver_reaction(reaction)
            case ReviewChanged() as review:
                self.review.on_message(review)
            case PresenceChanged() as here:
                self.presence.remote[envelope.sender] = RemotePresence(here)
                room.notify_status()
            case Hello():
                self._publish_all()
            case BotStepped():
                self.failures.allow_step()
            case TableRemoved():
                room.is_broken = True
                room.disconnect_all()
            case VoteChanged() as change:
                await self.votes.on_message(change)
            case ClocksChanged(body=body):
                self.clocks.on_message(body)
            case SeatTimedOut(number=number, seat=seat):
                self.clocks.on_forfeit(number, seat)
            case NoticeSent(message=message):
                room.deliver_notice(message)
            case BotFailureChanged() as failure:
                self.failures.on_message(failure)
            case ChoiceGranted(seat=seat, role=role, by=by, number=number):
                self.failures.apply_grant(seat, Access(role, by), number)
            case SeatNudged() as reminder:
                self.stand_ins.deliver_reminder(reminder)
