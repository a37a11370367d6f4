"""All tables that are awake. A table sleeps in the database until somebody comes, and again when nobody is left."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from shamble.bots import DEFAULT_LEVEL, LEVELS, is_known_level
from shamble.core.refusals import Refusal
from shamble.match.errors import TableError
from shamble.match.i18n.messages import LANGUAGES
from shamble.match.installed_games import games
from shamble.match.log import Chair, Entry, Header
from shamble.match.match import Match
from shamble.match.protocol.events import ChatMessage
from shamble.match.protocol.http import CreatedTable, NewTable
from shamble.match.protocol.view import Clock, Message
from shamble.match.text_cleaning import tidy
from shamble.server import limits
from shamble.server.access_policy import AccessPolicy
from shamble.server.cluster.bus import Bus, LocalBus
from shamble.server.cluster.messages import TableRemoved
from shamble.server.errors import HttpError, WriteError
from shamble.server.keys import links, server, table_codes
from shamble.server.metrics import Metrics
from shamble.server.rooms import clocks, replication, rules_version, seat_links, spectators, stand_ins
from shamble.server.rooms.bot_driver import HESITATION, Driver
from shamble.server.rooms.room import Room
from shamble.server.rooms.waiting_list import Guestbook
from shamble.server.storage import expiry
from shamble.server.storage.settings import Settings, pinned
from shamble.server.storage.tables import Access, StoredTable, TableStore
from shamble.server.workers import jobs
from shamble.server.workers.pool import WorkerPool

log = logging.getLogger(__name__)
ASLEEP_AFTER = 300.0  # seconds without anybody
CLEARS_EVERY = 3600.0  # seconds
DESERTED_AFTER = 60.0  # seconds that bots play on among themselves when nobody looks
NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Fabio", "Greta", "Hugo")


class Hall:
    """Opens, wakes and puts to sleep."""

    def __init__(
        self,
        storage: TableStore,
        pool: WorkerPool,
        hesitation: tuple[float, float] = HESITATION,
        policy: AccessPolicy | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.policy = policy or AccessPolicy()
        self.storage = storage
        self.pool = pool
        self.hesitation = hesitation
        self.bus: Bus = bus or LocalBus()
        self.metrics = Metrics()
        self.stopping = False
        self.bus.on_announcement = self._announced
        self.loop = asyncio.get_running_loop()
        self.rooms: dict[str, Room] = {}
        self._drivers: dict[str, tuple[Driver, asyncio.Task[None]]] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self.housekeeping: list[Callable[[], Awaitable[object]]] = []  # run with every clean-up
        self._clears = 0.0  # when old tables are looked for again

    # ------------------------------------------------------------ finding

    async def enter(self, table: str, key: str) -> tuple[Room, Access]:
        """A table and what the key opens there. What other processes have done at it counts before anything is told or
        given away. Raises `HttpError`."""
        link = await self.storage.find_access(table, key)
        if link is None and await self.storage.game_of(table) is None:
            raise HttpError(404, "error-no-such-table")
        room = await self.room(table)
        await replication.up_to_date(room)
        found = seat_links.opens(room, key, link)
        spectators.admitted(room, found)
        return room, found

    async def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is not None and not room.broken:
            return room
        async with self._waking.setdefault(table, asyncio.Lock()):
            room = self.rooms.get(table)
            if room is None or room.broken:
                self._make_room()
                kept: StoredTable | None = None
                try:
                    kept = await self.storage.load(table)
                    if kept is None:
                        raise HttpError(404, "error-no-such-table")
                    room = await asyncio.to_thread(Room.wake, table, self.storage, kept)
                except HttpError:
                    raise
                except Exception as error:  # rules of another time, or a row that was damaged
                    log.warning("table %s cannot be woken: %s", table, error)
                    problem = " ".join(str(error).split())[: limits.MAX_TEXT_CHARS].rstrip(".")
                    was = rules_version.kept(kept) if kept is not None else "?"
                    raise HttpError(409, "error-table-broken", {"problem": problem, "rules": was}) from error
                await self._told_of_rules(room, kept.rules)
                self._admit(room)
        self._waking.pop(table, None)
        return room

    async def _told_of_rules(self, room: Room, kept: str) -> None:
        """A table wakes: under the rules it slept under, or everybody at it is told."""
        was, now = pinned(room.match.header, kept), rules_version.today(room.match.game.id)
        said = rules_version.notice(was, now) if was != now else None
        with contextlib.suppress(WriteError):  # it wakes all the same, and says so again next time
            await self.storage.record_visit(room.id, now, said)
        if said is not None:
            room.heard(said)

    def _make_room(self) -> None:
        """There is a place for one more, or `HttpError` before anything is written or read."""
        if len(self.rooms) >= limits.MAX_ROOMS:
            self.sweep(0)
            if len(self.rooms) >= limits.MAX_ROOMS:
                raise HttpError(503, "error-full")

    def _admit(self, room: Room) -> None:
        self._dismiss(room.id)
        self.rooms[room.id] = room
        room.channel = self.bus.open_channel(
            room.id, partial(replication.on_message, room), partial(replication.on_gap, room)
        )
        driver = Driver(room, self.pool, self.hesitation)
        self._drivers[room.id] = (driver, asyncio.create_task(driver.run(), name=f"table {room.id}"))
        stand_ins.note(room)
        room.clocks.settle()

    def _dismiss(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        if room is not None:
            room.clocks.close()
            room.channel.close()
        driver, task = self._drivers.pop(table, (None, None))
        if driver is not None and task is not None:
            driver.ended = True
            task.cancel()

    def sweep(self, after: float = ASLEEP_AFTER) -> None:
        """Put tables to sleep where nobody is and nothing goes on."""
        now = time.monotonic()
        for table, room in list(self.rooms.items()):
            unused = now - room.used >= after and self._drivers[table][0].idle()
            if not room.clients and not room.busy() and (unused or room.deserted(DESERTED_AFTER)):
                self._dismiss(table)

    async def sweeping(self) -> None:
        while True:
            await asyncio.sleep(ASLEEP_AFTER / 5)
            try:
                self.sweep()
                await self.look_after()
                await self.clear_away()
            except Exception:
                log.exception("a table could not be put to sleep")

    async def clear_away(self) -> None:
        """Now and then: tables that nobody has played for as long as this house keeps them."""
        if time.monotonic() >= self._clears:
            self._clears = time.monotonic() + CLEARS_EVERY
            for table in await expiry.delete_expired(
                self.storage, self.policy.retention_days, set(self.rooms)
            ):
                log.info("table %s was cleared away", table)
            for work in self.housekeeping:
                await work()

    async def look_after(self) -> None:
        """Where nobody does, somebody who is there looks after the table; and a table wakes where somebody's days are
        over."""
        for table in await self.storage.list_overdue(int(time.time())):
            with contextlib.suppress(HttpError):  # of another version, or full
                await self.room(table)
        for room in list(self.rooms.values()):
            if room.clients:
                await room.alone(room.pass_on)

    # ------------------------------------------------------------ for whoever runs it

    def measure(self) -> None:
        self.metrics.tables.set(len(self.rooms))
        self.metrics.sockets.set(sum(len(room.clients) for room in self.rooms.values()))
        self.metrics.bot_queue.set(self.pool.waiting)
        self.metrics.write_queue.set(self.storage.writer.queue_length())

    async def measuring(self) -> None:
        while True:
            self.measure()
            await asyncio.sleep(1)

    def stop(self) -> None:
        """It will be stopped: everybody is told, and comes back by themselves, to another process or to the next."""
        self.stopping = True
        for room in self.rooms.values():
            room.dismiss()

    def announce(self, text: str) -> None:
        """Say something at all tables, here and elsewhere."""
        self._announced(text)
        self.bus.announce(text)

    def _announced(self, text: str) -> None:
        for room in self.rooms.values():
            room.heard(ChatMessage(-1, "Shamble", text))

    async def remove(self, table: str) -> bool:
        """Forget a table for good; False = there is none."""
        room = self.rooms.get(table)
        if not await self.storage.remove(table):
            return False
        if room is not None:
            room.channel.publish(TableRemoved())
            self.forget(room)
        return True

    def forget(self, room: Room) -> None:
        """It is not there any more: everybody is sent off."""
        room.broken = True
        room.dismiss()
        if self.rooms.get(room.id) is room:
            self._dismiss(room.id)

    async def staying_in_touch(self) -> None:
        """Say now and then to other processes who is here, and forget those of whom nothing was heard."""
        while True:
            await asyncio.sleep(replication.PRESENCE / 3)
            for room in list(self.rooms.values()):
                replication.stay_in_touch(room)

    async def close(self) -> None:
        """Finish what is under way, and stop."""
        for room in list(self.rooms.values()):
            room.dismiss()
            await room.rest()
        for table in list(self.rooms):
            self._dismiss(table)

    # ------------------------------------------------------------ opening

    async def open(self, wanted: NewTable) -> CreatedTable:
        """A new table. Raises `HttpError` with all that is wrong."""
        game = games().get(wanted.game)
        if game is None or not (game.listed or self.policy.unlisted_games):
            raise HttpError(404, "error-no-such-game", {"game": wanted.game[: limits.MAX_NAME_CHARS]})
        chairs = []
        for seat, new in enumerate(wanted.seats[:99]):
            bot = (new.bot or DEFAULT_LEVEL) if new.kind == "bot" else ""
            if bot and not is_known_level(bot, game):
                raise HttpError(
                    400, "no-bot", {"bot": bot[: limits.MAX_NAME_CHARS], "bots": ", ".join(LEVELS)}
                )
            name = tidy(new.name)[: limits.MAX_NAME_CHARS] or NAMES[seat % len(NAMES)]
            chairs.append(Chair(new.kind, name, bot, new.salt[: limits.MAX_SALT_CHARS]))
        if wanted.seed is not None and _awaits(chairs):
            raise HttpError(400, "error-seed-shared")  # its dice would be known to whoever chose it
        setup = game.default_setup(len(wanted.seats), wanted.mode, wanted.scenario)
        setup.options = dict(wanted.options)
        table = links.new_table_id()
        secret = self._secret(table) if _awaits(chairs) else ""
        try:
            match = Match.new(
                game, chairs, setup, wanted.seed, wanted.dice, wanted.cards, wanted.typist, secret
            )
            clock = clocks.checked(wanted.clock)
        except TableError as no:
            raise _problem(no.reasons) from no
        book = Guestbook(
            waiting=wanted.waits and _awaits(chairs),
            public=wanted.public,
            line=tidy(wanted.line)[: limits.MAX_LOBBY_NOTE_CHARS],
            language=wanted.language if wanted.language in LANGUAGES else "",
        )
        bodies = [msgspec.json.encode(entry) for entry in match.log]
        return await self._keep(table, match, bodies, -1, book, clock)

    async def take_in(self, content: bytes) -> CreatedTable:
        """A table from a save file."""
        found = await self.pool.run(jobs.check_upload, content)
        if isinstance(found, list):
            raise _problem(found)
        header, bodies = found
        game = games()[msgspec.json.decode(header, type=Header).game]
        if not (game.listed or self.policy.unlisted_games):
            raise HttpError(404, "error-no-such-game", {"game": game.id})
        return await self._keep_on(msgspec.json.decode(header, type=Header), bodies)

    async def fork(self, room: Room, version: int) -> CreatedTable:
        """Another table that goes on from a version of this one."""
        if not 0 <= version <= room.match.version:
            raise HttpError(400, "error-no-such-version", {"version": version, "last": room.match.version})
        bodies = bytes(room.log).splitlines()[: version + 1]
        return await self._keep_on(room.match.header, bodies)

    def _secret(self, table: str) -> str:
        return server.table_secret(self.storage.key, table)

    async def _keep_on(self, header: Header, bodies: list[bytes]) -> CreatedTable:
        """A table that goes on from a log, with chance of its own: the secret of another table says nothing here."""
        match, table = await _resumed(replace(header, fair="", fair_from=0), bodies), links.new_table_id()
        if _awaits(match.chairs):
            match.keep_secret(self._secret(table))
        return await self._keep(table, match, bodies, match.version, Guestbook())

    async def _keep(
        self,
        table: str,
        match: Match,
        bodies: list[bytes],
        shown: int,
        book: Guestbook,
        clock: Clock = clocks.NONE,
    ) -> CreatedTable:
        """`shown`: how much of it whoever opens the table has seen already."""
        host = links.new_host_key()
        held = [seat for seat, chair in enumerate(match.chairs) if chair.kind != "open"]
        if _awaits(match.chairs):
            book = replace(book, code=table_codes.new_code())
        await self.keep(table, match, bodies, Settings(held, shown=shown, clock=clock, book=book), host)
        return _created(table, host, match.chairs)

    async def keep(
        self, table: str, match: Match, bodies: list[bytes], settings: Settings, host: str
    ) -> None:
        """Write a new table down, and let it stay awake. Raises `Conflict` where there is one of that id."""
        self._make_room()
        try:
            await self.storage.create(table, host, match.header, settings, bodies)
        except WriteError:
            raise HttpError(507, "error-not-stored") from None
        kept = StoredTable(msgspec.json.encode(match.header), settings, bodies, [])
        self._admit(Room(table, self.storage, kept, match))


def _awaits(chairs: Sequence[Chair]) -> bool:
    """May somebody else sit down at once? Whoever comes later brings the secret along (`Room.promise`)."""
    return any(chair.kind == "open" for chair in chairs)


async def _resumed(header: Header, bodies: list[bytes]) -> Match:
    """The match of a log, without holding up the tables."""
    decoder = msgspec.json.Decoder(Entry)
    return await asyncio.to_thread(Match.resume, header, [decoder.decode(body) for body in bodies])


def _created(table: str, host: str, chairs: Sequence[Chair]) -> CreatedTable:
    people = [seat for seat, chair in enumerate(chairs) if chair.kind != "bot"]
    return CreatedTable(
        table,
        {seat: links.link_path(table, links.seat_key(host, seat)) for seat in people},
        links.link_path(table, host),
        links.link_path(table, links.watch_key(host)),
    )


def _problem(found: Sequence[Message | Refusal]) -> HttpError:
    first, *others = [Message(problem.key, dict(problem.args)) for problem in found]
    return HttpError(400, first.key, first.args, others)
