"""The rooms in memory: loaded when a client comes, unloaded when no one is left."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from shamble.match.errors import MatchError
from shamble.match.protocol.events import ChatMessage
from shamble.server import limits
from shamble.server.access_policy import AccessPolicy
from shamble.server.cluster.bus import Bus, LocalBus
from shamble.server.cluster.messages import TableRemoved
from shamble.server.errors import Conflict, HttpError, NotStored, StaleRevision, WriteError
from shamble.server.metrics import Metrics
from shamble.server.rooms import hosting, replication, rules_version, seat_links, spectators
from shamble.server.rooms.assembly import LiveRoom, load_room
from shamble.server.rooms.bot_driver import HESITATION_S, BotDriver
from shamble.server.rooms.fair_dice import renew_fair_dice
from shamble.server.storage import expiry
from shamble.server.storage.backup import last_backup
from shamble.server.storage.settings import last_rules
from shamble.server.storage.tables import Access, ChatLine, StoredTable, TableStore
from shamble.server.workers.pool import WorkerPool

log = logging.getLogger(__name__)
UNLOAD_AFTER_S = 300.0  # without a client
UNLOAD_BOTS_AFTER_S = 60.0  # for tables where only bots play
SWEEP_EVERY_S = UNLOAD_AFTER_S / 5
CLEAN_UP_EVERY_S = 3600.0
MEASURE_EVERY_S = 1.0


class RoomRegistry:
    """Loads, unloads and removes the rooms of this process."""

    def __init__(
        self,
        storage: TableStore,
        pool: WorkerPool,
        hesitation_s: tuple[float, float] = HESITATION_S,
        policy: AccessPolicy | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.policy = policy or AccessPolicy()
        self.storage = storage
        self.pool = pool
        self.hesitation_s = hesitation_s
        self.bus: Bus = bus or LocalBus()
        self.metrics = Metrics()
        self.stopping = False
        self.bus.on_announcement = self._deliver_announcement
        self.loop = asyncio.get_running_loop()
        self.rooms: dict[str, LiveRoom] = {}
        self._drivers: dict[str, tuple[BotDriver, asyncio.Task[None]]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.housekeeping: list[Callable[[], Awaitable[object]]] = []  # run with every clean-up
        self._next_clean_up = 0.0

    # ------------------------------------------------------------ loading and unloading

    async def enter(self, table: str, key: str) -> tuple[LiveRoom, Access]:
        """Return a room and what the key opens there. Raise `HttpError` if it opens nothing.

        The room is first brought up to date with other processes.
        """
        stored = await self.storage.find_access(table, key)
        if stored is None and await self.storage.game_of(table) is None:
            raise HttpError(404, "error-no-such-table")
        room = await self.room(table)
        await room.replica.catch_up()
        link = seat_links.resolve_key(room, key, stored)
        spectators.check_admission(room, link)
        return room, link

    async def room(self, table: str) -> LiveRoom:
        """Return the room of a table, loaded if necessary. Raise `HttpError` if that fails."""
        room = self._loaded(table)
        if room is not None:
            return room
        async with self._loading.setdefault(table, asyncio.Lock()):
            room = self._loaded(table) or await self._load(table)
        self._loading.pop(table, None)
        return room

    def _loaded(self, table: str) -> LiveRoom | None:
        room = self.rooms.get(table)
        return None if room is None or room.is_broken else room

    async def _load(self, table: str) -> LiveRoom:
        self.make_room()
        stored: StoredTable | None = None
        try:
            stored = await self.storage.load(table)
            if stored is None:
                raise HttpError(404, "error-no-such-table")
            room = await asyncio.to_thread(load_room, table, self.storage, stored, self.pool)
        except HttpError:
            raise
        except Exception as error:  # rules of another version, or damaged data
            log.warning("table %s cannot be loaded: %s", table, error)
            problem = " ".join(str(error).split())[: limits.MAX_TEXT_CHARS].rstrip(".")
            rules = rules_version.stored_rules(stored) if stored is not None else "?"
            raise HttpError(409, "error-table-broken", {"problem": problem, "rules": rules}) from error
        await self._announce_rules_change(room, stored.rules)
        await self._announce_new_key(room)
        self.add(room)
        return room

    async def _announce_rules_change(self, room: LiveRoom, stored: str) -> None:
        """Store the rules the table is played by from now on; post a chat line if they changed."""
        was = last_rules(room.match.header, stored)
        now = rules_version.current_rules(room.match.game.id)
        line = rules_version.change_notice(was, now) if was != now else None
        try:
            await self.storage.record_visit(room.id, now, line)
        except (WriteError, Conflict):  # the next process to load it announces the change again
            return
        await room.chat.catch_up()

    async def _announce_new_key(self, room: LiveRoom) -> None:
        """Promise dice of the present server key, and post a chat line about earlier ones."""
        with contextlib.suppress(NotStored, StaleRevision, WriteError, Conflict):
            if await renew_fair_dice(room):
                line = rules_version.key_notice(room.match.header.fair_from)
                await self.storage.add_chat(room.id, ChatLine(room.chat.last + 1, line))
                await room.chat.catch_up()

    def make_room(self) -> None:
        """Unload idle rooms if there are too many. Raise `HttpError` if no place is left."""
        if len(self.rooms) >= limits.MAX_ROOMS:
            self.sweep(0)
            if len(self.rooms) >= limits.MAX_ROOMS:
                raise HttpError(503, "error-full")

    def add(self, room: LiveRoom) -> None:
        """Add a room and start its bot driver."""
        self._unload(room.id)
        self.rooms[room.id] = room
        room.persistence.channel = self.bus.open_channel(
            room.id, room.replica.on_message, room.replica.on_gap, room.replica.position
        )
        driver = BotDriver(room, self.hesitation_s)
        task = asyncio.create_task(driver.run(), name=f"table {room.id}")
        self._drivers[room.id] = (driver, task)
        room.presence.update_away()
        room.clocks.settle()

    def _unload(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        if room is not None:
            room.clocks.close()
            room.persistence.channel.close()
        driver, task = self._drivers.pop(table, (None, None))
        if driver is not None and task is not None:
            driver.has_ended = True
            task.cancel()

    async def remove(self, table: str) -> bool:
        """Delete a table for good; return False if it does not exist."""
        room = self.rooms.get(table)
        if not await self.storage.remove(table):
            return False
        if room is not None:
            room.persistence.channel.publish(TableRemoved())
            room.is_broken = True
            room.disconnect_all()
            if self.rooms.get(table) is room:
                self._unload(table)
        return True

    # ------------------------------------------------------------ housekeeping

    def sweep(self, after_s: float = UNLOAD_AFTER_S) -> None:
        """Unload rooms without clients where nothing happens."""
        now = time.monotonic()
        for table, room in list(self.rooms.items()):
            is_unused = now - room.lock.used_at >= after_s and self._drivers[table][0].is_idle()
            is_abandoned = room.presence.is_abandoned(UNLOAD_BOTS_AFTER_S)
            if not room.clients and not room.lock.is_busy() and (is_unused or is_abandoned):
                self._unload(table)

    async def housekeeping_loop(self) -> None:
        """Unload rooms, appoint co-hosts and delete old tables until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_EVERY_S)
            try:
                self.sweep()
                await self.load_overdue()
                await self.appoint_cohosts()
                await self._measure_backup()
                await self._clean_up()
            except Exception:
                log.exception("housekeeping failed")

    async def load_overdue(self) -> None:
        """Load tables where the time of a player is up, so that the clock can act."""
        for table in await self.storage.list_overdue(int(time.time())):
            with contextlib.suppress(HttpError):  # another version, or no place left
                await self.room(table)

    async def appoint_cohosts(self) -> None:
        """Appoint a co-host at tables whose hosts have been away for a while."""
        for room in list(self.rooms.values()):
            if room.clients:
                with contextlib.suppress(MatchError):  # not stored, or another process was faster
                    await room.lock.run(partial(hosting.appoint_cohost_if_absent, room))

    async def _clean_up(self) -> None:
        """Delete tables that were not played for as long as the server keeps them, once an hour."""
        if time.monotonic() < self._next_clean_up:
            return
        self._next_clean_up = time.monotonic() + CLEAN_UP_EVERY_S
        for table in await expiry.delete_expired(self.storage, self.policy.retention_days, set(self.rooms)):
            log.info("table %s was deleted: not played for too long", table)
        for work in self.housekeeping:
            await work()

    async def presence_heartbeat(self) -> None:
        """Publish who is connected to this process until cancelled."""
        while True:
            await asyncio.sleep(replication.HEARTBEAT_S)
            self._send_heartbeats()

    def _send_heartbeats(self) -> None:
        """Publish the presence of all rooms. The loop must not keep the last of them in memory."""
        for room in list(self.rooms.values()):
            room.replica.heartbeat()

    # ------------------------------------------------------------ for the operator

    def measure(self) -> None:
        """Update the metrics."""
        self.metrics.tables.set(len(self.rooms))
        self.metrics.sockets.set(sum(len(room.clients) for room in self.rooms.values()))
        self.metrics.bot_queue.set(self.pool.waiting)
        self.metrics.write_queue.set(self.storage.writer.queue_length())

    async def measuring_loop(self) -> None:
        """Update the metrics until cancelled."""
        while True:
            self.measure()
            await asyncio.sleep(MEASURE_EVERY_S)

    async def _measure_backup(self) -> None:
        made = await self.storage.read(last_backup)
        self.metrics.backup_age.set(time.time() - made if made else -1)

    def announce(self, text: str) -> None:
        """Post a chat line at all tables, also of other processes."""
        self._deliver_announcement(text)
        self.bus.announce(text)

    def _deliver_announcement(self, text: str) -> None:
        for room in self.rooms.values():
            room.chat.deliver(ChatMessage(-1, "Shamble", text))

    def stop(self) -> None:
        """Disconnect all clients before the server stops; they reconnect to another process."""
        self.stopping = True
        for room in self.rooms.values():
            room.disconnect_all()

    async def close(self) -> None:
        """Finish running changes and unload all rooms."""
        for room in list(self.rooms.values()):
            room.disconnect_all()
            await room.lock.drain()
        for table in list(self.rooms):
            self._unload(table)
