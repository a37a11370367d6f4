"""What spectators see, and how much later (`TablePolicy.watch`).

Spectators see only public information. A table can show it to them some decisions later, or a turn at a time, so that
they cannot help a player; or not at all. A delayed view is a second match that follows the log at a distance. When the
game is over, spectators see the end like the players."""

import asyncio
from collections.abc import Callable

from shamble.core import engine
from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest
from shamble.match.log import DiceEntered, Entry, Header, Moved, Redone, Undone
from shamble.match.match import Match
from shamble.match.protocol.view import TablePolicy
from shamble.match.view import updates
from shamble.server.errors import HttpError
from shamble.server.rooms.client import Client, encode
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.room import Room
from shamble.server.rooms.view_cache import ViewCache
from shamble.server.storage.settings import RoomSettings
from shamble.server.storage.tables import Access

MAX_DELAY = 200  # decisions
NO_SEATS: frozenset[int] = frozenset()


def check_delay(policy: TablePolicy) -> TablePolicy:
    """Return the settings if their delay is allowed. Raise `InvalidRequest` otherwise."""
    if not 1 <= policy.delay <= MAX_DELAY:
        raise InvalidRequest(Refusal("no-delay", args={"most": MAX_DELAY}))
    return policy


def check_admission(room: Room, link: Access) -> None:
    """Raise `HttpError` if this link is for watching and the table allows no spectators."""
    if link.role == "watch" and room.settings.policy.watch == "none" and not room.match.state.is_over():
        raise HttpError(403, "error-no-spectators")


def check_watcher(room: Room, watcher: str) -> None:
    """Raise `HttpError` if the host removed the spectators of this name."""
    if watcher in room.settings.gathering.removed_watchers:
        raise HttpError(403, "error-watcher-removed")


class SpectatorView(RoomComponent):
    """The table as its spectators see it."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.views = ViewCache()  # of delayed spectators
        self._match: Match | None = None  # as spectators see it; None while there is no delay or no spectator
        self._turn_start = 0  # version at which the current turn began
        self._turn_seats: tuple[int, ...] = ()

    # ------------------------------------------------------------ what a link sees

    def is_delayed(self, link: Access) -> bool:
        """Return whether this link sees the table later than the players."""
        room = self.room
        has_delay = room.settings.policy.watch in ("late", "turn") and not room.match.state.is_over()
        return link.role == "watch" and has_delay

    def was_delayed(self, link: Access) -> bool:
        """Return whether this link saw the table later until the last entry."""
        return link.role == "watch" and self._match is not None

    def match_for(self, link: Access) -> Match:
        """Return the match as far as this link sees it."""
        if not self.is_delayed(link):
            return self.room.match
        if self._match is None:
            raise InvalidRequest(Refusal("no-spectator"))  # the delay has just changed: the client reconnects
        return self._match

    def version_for(self, link: Access) -> int:
        """Return the version that this link sees now; -1 while its view is being built."""
        if not self.is_delayed(link):
            return self.room.match.version
        return self._match.version if self._match is not None else -1

    async def visible_version(self, link: Access) -> int:
        """Find the last version of the log this link sees. Takes the lock."""

        async def work() -> int:
            await self.prepare(link)
            version = self._visible_version() if self.is_delayed(link) else self.room.match.version
            self.release()
            return version

        return await self.room.lock.run(work)

    async def prepare(self, link: Access) -> None:
        """Build the delayed match if this link needs it. Requires the lock."""
        if self.is_delayed(link) and self._match is None:
            match = self.room.match
            await asyncio.to_thread(self._build, match.header, list(match.log))

    def _build(self, header: Header, log: list[Entry]) -> None:
        if self.room.settings.policy.watch == "turn":
            match = Match.resume(header, log[:1])
            self._turn_start, self._turn_seats = 0, ()
            self._note_turn(match)
            for entry in log[1:]:
                match.follow(entry)
                self._note_turn(match)
        self._match = Match.resume(header, log[: self._visible_version() + 1])

    def _note_turn(self, match: Match) -> None:
        """Note the version if another player's turn begins with it."""
        frame = engine.pending(match.state)
        if frame is not None and frame.kind() == "turn":
            seats = tuple(frame.asked_seats(match.state))
            if seats != self._turn_seats:
                self._turn_seats, self._turn_start = seats, match.version

    def _visible_version(self) -> int:
        room = self.room
        if room.match.state.is_over():
            return room.match.version
        if room.settings.policy.watch == "turn":
            return self._turn_start
        log, left = room.match.log, room.settings.policy.delay
        for version in range(len(log) - 1, 0, -1):
            entry = log[version]
            left -= isinstance(entry, DiceEntered) or (isinstance(entry, Moved) and not entry.auto)
            if not left:
                return version - 1
        return 0

    # ------------------------------------------------------------ changes

    def entry_applied(self, entry: Entry, is_batch: bool) -> None:
        """Disconnect spectators when the end of the game is taken back.

        They reconnect and see the game with the delay again.
        """
        if self._match is None and isinstance(entry, Undone | Redone):
            for client in self.room.clients:
                if self.is_delayed(client.link):
                    client.disconnect()

    def advance(self, spectators: list[Client], sync: Callable[..., None]) -> None:
        """Send spectators what they can see by now. `sync`: sends clients the full state."""
        room = self.room
        if self._match is None:
            return
        self._note_turn(room.match)
        if room.match.state.is_over():
            self._forget()
            sync(*spectators)
            return
        for version in range(self._match.version + 1, self._visible_version() + 1):
            entry = room.match.log[version]
            self._match.follow(entry)
            if isinstance(entry, Undone | Redone):
                sync(*spectators)
            else:
                update = updates.build_update(self._match, NO_SEATS, NO_SEATS)
                message = encode(self.views.delta(update, NO_SEATS))
                for client in spectators:
                    client.send(message)

    def settings_changed(self, before: RoomSettings, is_remote: bool) -> None:
        """Disconnect spectators when their delay changed; they reconnect with the new one."""
        removed = self.room.settings.gathering.removed_watchers
        for client in self.room.clients:
            if client.watcher in removed:
                client.disconnect()
        old, new = before.policy, self.room.settings.policy
        if (new.watch, new.delay) != (old.watch, old.delay):
            self._forget()
            for client in self.room.clients:
                if client.is_spectator:
                    client.disconnect()

    def release(self) -> None:
        """Drop the delayed match if no spectator is left."""
        if self._match is not None and not any(client.is_spectator for client in self.room.clients):
            self._forget()

    def _forget(self) -> None:
        self._match = None
        self.views = ViewCache()
