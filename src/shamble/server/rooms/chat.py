"""Chat lines, whispers to one player, and reactions.

Only the two seats of a whisper receive it; it is in no list for others and in no save file. A player who takes an open
seat does not receive earlier whispers to it. At a shared screen only the active player receives them."""

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotAllowed
from shamble.match.log import Seated
from shamble.match.protocol.events import ChatMessage, Reaction
from shamble.match.protocol.requests import React, Say
from shamble.match.text_cleaning import clean_text
from shamble.server import limits
from shamble.server.cluster.messages import ChatPosted, ReactionSent
from shamble.server.errors import Conflict, WriteError
from shamble.server.rooms.client import Client
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.room import Room
from shamble.server.rooms.seat_access import SeatAccess
from shamble.server.rooms.shared_screen import SharedScreen
from shamble.server.storage.tables import Access, ChatLine
from shamble.server.token_buckets import TokenBucket

MAX_LINES = 100  # in memory
MAX_TRIES = 5  # to store a line when other processes are faster


class Chat(RoomComponent):
    """The chat of a table."""

    def __init__(self, room: Room, access: SeatAccess, screens: SharedScreen, stored: list[ChatLine]) -> None:
        super().__init__(room)
        self.access = access
        self.screens = screens
        self.lines = [line.message for line in stored]
        self.last = max((line.number for line in stored), default=-1)  # number of the last line
        self._quotas: dict[Access, TokenBucket] = {}  # by link: all spectators have one together

    async def say(self, client: Client, request: Say) -> None:
        """Post a line of a client, to everyone or to one seat. Requires the lock."""
        text, settings = clean_text(request.text), self.room.settings
        if not text or len(text) > limits.MAX_CHAT_CHARS:
            raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_CHAT_CHARS}))
        if client.is_spectator and settings.policy.silent:
            raise NotAllowed(Refusal("no-silent"))
        self._check_muted(client)
        quota = self._quotas.setdefault(client.link, TokenBucket(*_talk_limit(client)))
        if not quota.take():
            raise InvalidRequest(Refusal("no-too-fast"))
        line = self._line(client, text, request.to)
        number = await self._store(line)
        self.room.persistence.channel.publish(ChatPosted(number, line))
        self.last = number
        self.deliver(line)

    async def _store(self, line: ChatMessage) -> int:
        """Store a line; return its number."""
        store = self.room.persistence.store
        for _ in range(MAX_TRIES):
            try:
                await store.add_chat(self.room.id, ChatLine(self.last + 1, line))
            except WriteError:
                break
            except Conflict:
                await self.catch_up()
            else:
                return self.last + 1
        raise InvalidRequest(Refusal("no-not-stored"))

    async def catch_up(self) -> None:
        """Deliver the lines that other processes stored. Requires the lock."""
        for line in await self.room.persistence.store.load_chat(self.room.id, self.last + 1):
            self.last = line.number
            self.deliver(line.message)

    async def on_message(self, number: int, line: ChatMessage) -> None:
        """Deliver a line of another process, once and in order. Requires the lock."""
        if number == self.last + 1:
            self.last = number
            self.deliver(line)
        elif number > self.last:
            await self.catch_up()

    def deliver(self, line: ChatMessage) -> None:
        """Send a line to the clients of this process that can read it."""
        self.lines = [*self.lines[1 - MAX_LINES :], line]
        seated_at = self._seated_at() if line.to >= 0 else {}
        for client in self.room.clients:
            if _can_read(self._reading_seats(client), line, seated_at):
                client.send(line)

    def lines_for(self, client: Client) -> list[ChatMessage]:
        """List the lines that a client can read."""
        if all(line.to < 0 for line in self.lines):
            return self.lines
        seats, seated_at = self._reading_seats(client), self._seated_at()
        return [line for line in self.lines if _can_read(seats, line, seated_at)]

    def react(self, client: Client, request: React) -> None:
        """Show a reaction of a client to everyone."""
        seats = self._reading_seats(client)
        if not seats:
            raise NotAllowed(Refusal("no-spectator"))
        self._check_muted(client)
        if not client.reaction_quota.take():
            raise InvalidRequest(Refusal("no-too-fast"))
        reaction = Reaction(min(seats), request.what)
        self.room.persistence.channel.publish(ReactionSent(reaction))
        self.deliver_reaction(reaction)

    def deliver_reaction(self, reaction: Reaction) -> None:
        """Send a reaction of this or another process to all clients."""
        for client in self.room.clients:
            client.send(reaction)

    def _check_muted(self, client: Client) -> None:
        gathering = self.room.settings.gathering
        if client.seats & set(gathering.muted_seats) or client.watcher in gathering.muted_watchers:
            raise NotAllowed(Refusal("no-muted"))

    def _line(self, client: Client, text: str, to: int) -> ChatMessage:
        own = self._reading_seats(client) if to >= 0 else client.seats
        seat, chairs = min(own, default=-1), self.room.match.occupants
        name = chairs[seat].name if seat >= 0 else client.watcher
        if to < 0:
            return ChatMessage(seat, name, text)
        if seat < 0:
            raise NotAllowed(Refusal("no-spectator"))
        if to >= len(chairs) or to in own or chairs[to].kind != "person":
            raise NotAllowed(Refusal("no-whisper"))
        return ChatMessage(seat, name, text, to, self.room.match.version)

    def _reading_seats(self, client: Client) -> frozenset[int]:
        """List the seats whose whispers a client can read.

        Seats of bots that it chooses for are not among them. In the waiting room it has no visible seats yet, but can
        read for all of its seats unless players share the screen.
        """
        is_waiting = self.room.settings.gathering.is_waiting and not self.screens.is_shared(client)
        seats = client.seats if is_waiting else client.visible_seats
        return seats & self.access.seats_of_link(client.link)

    def _seated_at(self) -> dict[int, int]:
        """Return the version at which a player last took each open seat."""
        versions: dict[int, int] = {}
        chairs = list(self.room.match.header.occupants)
        for version, entry in enumerate(self.room.match.log):
            if isinstance(entry, Seated):
                if entry.occupant.kind == "person" and chairs[entry.seat].kind == "open":
                    versions[entry.seat] = version
                chairs[entry.seat] = entry.occupant
        return versions


def _talk_limit(client: Client) -> tuple[float, float]:
    """Return how many lines can come at once, and how many a second."""
    return limits.CHAT_LINES_OF_SPECTATORS if client.is_spectator else limits.CHAT_LINES_PER_PLAYER


def _can_read(seats: frozenset[int], line: ChatMessage, seated_at: dict[int, int]) -> bool:
    if line.to < 0:
        return True
    return any(seat in seats and line.at >= seated_at.get(seat, 0) for seat in (line.seat, line.to))
