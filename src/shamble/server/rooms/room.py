"""A table in memory: its match, its settings and its clients.

Every change is stored first, then applied, then announced to the observers. If it cannot be stored, nothing happens. If
another process was faster, the room reads what that process stored and tries again."""

import contextlib
import logging
from typing import Any

import msgspec
from msgspec.structs import replace

from shamble.core.refusals import Refusal
from shamble.match.errors import NotAllowed, RulesFailed
from shamble.match.log import Entry, Header, Undone
from shamble.match.match import Match
from shamble.match.protocol.events import Notice
from shamble.match.protocol.view import Message
from shamble.match.timeline import PreparedEntry
from shamble.server import limits
from shamble.server.cluster.messages import NoticeSent
from shamble.server.concurrency import SingleWaiterEvent
from shamble.server.errors import Conflict, NotStored, StaleRevision, WriteError
from shamble.server.keys import server
from shamble.server.rooms.client import Client, encode
from shamble.server.rooms.observer import RoomObserver
from shamble.server.rooms.persistence import Persistence
from shamble.server.rooms.room_lock import RoomLock
from shamble.server.storage.settings import RoomSettings
from shamble.server.storage.tables import DamagedLog, StoredEntry, StoredTable, TableStore

MAX_SINGLE_UPDATES = 16  # more entries at once are sent as one full state
log = logging.getLogger(__name__)
_entry = msgspec.json.Decoder(Entry)
_header = msgspec.json.Decoder(Header)


class Room:
    """One table. Its components (`rooms.assembly`) observe it; it knows none of them."""

    __slots__ = (  # a server has thousands of rooms
        "__weakref__",
        "changed",
        "clients",
        "id",
        "is_broken",
        "lock",
        "match",
        "observers",
        "persistence",
        "settings",
    )

    def __init__(self, id: str, store: TableStore, stored: StoredTable, match: Match) -> None:
        self.id = id
        self.match = match
        self.settings = stored.settings
        self.match.restore_auto_pass(self.settings.orders)
        self.persistence = Persistence(id, store, stored)
        self.clients: set[Client] = set()
        self.observers: tuple[RoomObserver, ...] = ()
        self.lock = RoomLock(id)
        self.changed = SingleWaiterEvent()  # wakes the bot driver
        self.is_broken = False  # the registry loads the table again

    # ------------------------------------------------------------ changes

    async def commit(self, step: PreparedEntry, **changes: Any) -> None:
        """Store a log entry, apply it and notify the observers. Requires the lock.

        Args:
            step: the entry, from a method of the match.
            changes: settings to change in the same transaction.

        Raises:
            StaleRevision: another process changed the table first; the lock runs the work again.
            RulesFailed: the entry could not be applied or shown, and was rolled back.
        """
        if step.version >= limits.MAX_ENTRIES:
            raise NotAllowed(Refusal("no-log-full", args={"limit": limits.MAX_ENTRIES}))
        body = msgspec.json.encode(step.entry)
        settings = replace(self.settings, orders=dict(self.match.auto_pass), **changes) if changes else None
        try:
            await self.persistence.append(step.version, body, settings)
        except Conflict:
            await self.catch_up()
            raise StaleRevision from None
        except WriteError:
            raise NotStored from None
        if settings is not None:
            self.settings = settings
        self.changed.set()
        try:
            self.match.accept(step)
            for observer in self.observers:
                observer.entry_applied(step.entry, is_batch=False)
        except Exception as error:
            self.log_failure(error)
            await self._roll_back(step)
            raise RulesFailed from None
        if self.match.auto_pass != self.settings.orders:  # an entry can end standing orders
            with contextlib.suppress(NotStored):  # stored with the next change
                await self.update_settings(orders=dict(self.match.auto_pass))

    async def _roll_back(self, step: PreparedEntry) -> None:
        """Undo an entry that could not be applied or shown, and tell the players."""
        if isinstance(step.entry, Undone):
            for observer in self.observers:
                observer.rollback_failed()
            return
        await self.commit(self.match.roll_back(step))
        self.send_notice(Message("notice-reverted", {"who": f"@seat-{step.last.seat}"}))

    async def update_settings(self, **changes: Any) -> None:
        """Change settings, store them and notify the observers. Requires the lock.

        Raises `NotStored`; nothing has changed then.
        """
        before = self.settings
        try:
            settings, is_remote = await self.persistence.save_settings(replace(before, **changes), changes)
        except WriteError:
            raise NotStored from None
        self._use_settings(before, settings, is_remote)

    def _use_settings(self, before: RoomSettings, settings: RoomSettings, is_remote: bool) -> None:
        self.settings = settings
        self.match.restore_auto_pass(settings.orders)
        if is_remote:
            header = _header.decode(self.persistence.header)
            if header.fair != self.match.header.fair or header.fair_from != self.match.header.fair_from:
                self.match.set_dice_secret(server.table_secret(self.persistence.store.key, self.id), header)
        for observer in self.observers:
            observer.settings_changed(before, is_remote)
        self.changed.set()

    # ------------------------------------------------------------ changes by other processes

    async def catch_up(self) -> None:
        """Read and apply what other processes stored. Requires the lock."""
        settings = await self.persistence.read_newer_settings()
        if settings is not None:
            self._use_settings(self.settings, settings, is_remote=True)
        try:
            entries = await self.persistence.read_entries_after(self.match.version)
        except DamagedLog:
            self._break()
            raise
        self.follow(entries)

    def follow(self, entries: list[StoredEntry]) -> None:
        """Apply log entries that another process stored. Requires the lock."""
        is_batch = len(entries) > MAX_SINGLE_UPDATES
        try:
            for stored in entries:
                entry = _entry.decode(stored.body)
                self.persistence.add(stored)
                self.match.follow(entry)
                for observer in self.observers:
                    observer.entry_applied(entry, is_batch)
        except Exception:
            self._break()
            raise
        if self.match.auto_pass != self.settings.orders:  # the other process stores them
            self.settings = replace(self.settings, orders=dict(self.match.auto_pass))
        if is_batch:
            for observer in self.observers:
                observer.batch_applied()
        if entries:
            self.changed.set()

    def _break(self) -> None:
        """Have the registry load the table again: this room is not what the database holds."""
        self.is_broken = True
        self.disconnect_all()
        self.changed.set()

    # ------------------------------------------------------------ messages

    def notify_status(self) -> None:
        """Tell the observers that presence, a vote, a failure or who plays a seat changed."""
        for observer in self.observers:
            observer.status_changed()

    def send_notice(self, message: Message) -> None:
        """Send a notice to all clients, also those of other processes."""
        self.persistence.channel.publish(NoticeSent(message))
        self.deliver_notice(message)

    def deliver_notice(self, message: Message) -> None:
        """Send a notice to the clients of this process."""
        encoded = encode(Notice(message))
        for client in self.clients:
            client.send(encoded)

    def disconnect_all(self) -> None:
        """Disconnect all clients of this process; they reconnect on their own."""
        for client in self.clients:
            client.disconnect()

    def log_failure(self, error: BaseException) -> None:
        """Log an error with the table, version and seed, to replay the position."""
        log.error(
            "table %s, version %d, seed %d: something failed",
            self.id,
            self.match.version,
            self.match.header.seed,
            exc_info=error,
        )
