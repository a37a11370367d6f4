"""What spectators see, and how much later (`TablePolicy.watch`).

They see what is public, and nobody's hand. A table may show it to them some decisions later, or turn by turn when a
turn is over, so that nobody who watches can help a friend who plays; or not at all. For them a second match follows the
log, as far behind as the table says; everything that a spectator is told or may ask is about that one. When the game is
over they see its end like everybody."""

import asyncio
from typing import TYPE_CHECKING

from shamble.core import engine
from shamble.core.refusals import Refusal
from shamble.match.errors import Bad
from shamble.match.log import Entry, Header, Moved, Redone, Told, Undone
from shamble.match.match import Match
from shamble.match.protocol.view import TablePolicy
from shamble.match.view import updates
from shamble.server.errors import HttpError
from shamble.server.rooms.client import Client, encode
from shamble.server.rooms.component import Part
from shamble.server.rooms.view_cache import Views

if TYPE_CHECKING:
    from shamble.server.rooms.room import Room
    from shamble.server.storage.tables import Access

MOST = 200  # decisions that spectators may be behind
NOBODY: frozenset[int] = frozenset()


def checked(manners: TablePolicy) -> TablePolicy:
    if not 1 <= manners.delay <= MOST:
        raise Bad(Refusal("no-delay", args={"most": MOST}))
    return manners


def admitted(room: "Room", link: "Access") -> None:
    """May whoever has this link come in? Raises `HttpError`."""
    if link.role == "watch" and room.manners.watch == "none" and not room.match.state.is_over():
        raise HttpError(403, "error-no-spectators")


class Delay(Part):
    """The table as its spectators see it."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        self.views = Views()
        self._match: Match | None = None
        self._turn = 0  # the version at which the turn began that is being played
        self._asked: tuple[int, ...] = ()  # whose it is

    def concerns(self, link: "Access") -> bool:
        """Is whoever has this link shown the table later than it happens?"""
        room = self.room
        late = room.manners.watch in ("late", "turn") and not room.match.state.is_over()
        return link.role == "watch" and late

    def behind(self, link: "Access") -> bool:
        """Has whoever has this link been shown the table later so far?"""
        return link.role == "watch" and self._match is not None

    def match(self, link: "Access") -> Match:
        """The match as far as a link may know it."""
        if not self.concerns(link):
            return self.room.match
        if self._match is None:
            raise Bad(Refusal("no-spectator"))  # settled otherwise just now: they come again
        return self._match

    def views_of(self, link: "Access") -> Views:
        return self.views if self.concerns(link) else self.room.views

    async def shown(self, link: "Access") -> int:
        """The version up to which a link may know the game, watched at present or not."""

        async def work() -> int:
            await self.ready(link)
            until = self._until() if self.concerns(link) else self.room.match.version
            self.rests()
            return until

        return await self.room.alone(work)

    async def ready(self, link: "Access") -> None:
        """Catch up with what spectators may see, before one is told anything. Only within `Room.alone`."""
        if self.concerns(link) and self._match is None:
            match = self.room.match
            await asyncio.to_thread(self._build, match.header, list(match.log))

    def _build(self, header: Header, log: list[Entry]) -> None:
        if self.room.manners.watch == "turn":
            everything = Match.resume(header, log[:1])
            self._turn, self._asked = 0, ()
            self._note(everything)
            for entry in log[1:]:
                everything.follow(entry)
                self._note(everything)
        self._match = Match.resume(header, log[: self._until() + 1])

    def _note(self, match: Match) -> None:
        """Has somebody else's turn begun?"""
        frame = engine.pending(match.state)
        if frame is not None and frame.kind() == "turn":
            asked = tuple(frame.asked_seats(match.state))
            if asked != self._asked:
                self._asked, self._turn = asked, match.version

    def _until(self) -> int:
        room = self.room
        if room.match.state.is_over():
            return room.match.version
        if room.manners.watch == "turn":
            return self._turn
        log, left = room.match.log, room.manners.delay
        for version in range(len(log) - 1, 0, -1):
            entry = log[version]
            left -= isinstance(entry, Told) or (isinstance(entry, Moved) and not entry.auto)
            if not left:
                return version - 1
        return 0

    def goes_on(self, watchers: list[Client]) -> None:
        """Something happened at the table: tell its spectators what they may know by now."""
        room = self.room
        if self._match is None:
            return
        self._note(room.match)
        if room.match.state.is_over():
            self.forget()
            room.sync(*watchers)
            return
        for version in range(self._match.version + 1, self._until() + 1):
            entry = room.match.log[version]
            self._match.follow(entry)
            if isinstance(entry, Undone | Redone):
                room.sync(*watchers)
            else:
                told = encode(self.views.thin(updates.build_update(self._match, NOBODY, NOBODY), NOBODY))
                for client in watchers:
                    client.send(told)

    def settled(self, before: TablePolicy) -> None:
        """What spectators see was settled: if otherwise than before, they come again."""
        now = self.room.manners
        if (now.watch, now.delay) != (before.watch, before.delay):
            self.forget()
            for client in self.room.clients:
                if client.link.role == "watch":
                    client.send_off()

    def rests(self) -> None:
        """Somebody left: is there still a spectator?"""
        if self._match is not None and not any(c.link.role == "watch" for c in self.room.clients):
            self.forget()

    def forget(self) -> None:
        self._match = None
        self.views = Views()
