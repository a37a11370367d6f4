"""A table that is awake: its match, its clients, and one change at a time.

A change is committed to the database before it happens here and before anybody hears of it. If that fails, nothing has
happened. If the entry is already there, somebody else serves the same table: what they did is read and told.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from shamble.core.refusals import Refusal
from shamble.match.errors import Bad, Refused, RulesFailed, TableError
from shamble.match.fair_dice import commitment
from shamble.match.log import Entry, Header, Undone
from shamble.match.match import Match
from shamble.match.protocol.events import ChatMessage, Notice, Seats
from shamble.match.protocol.view import Message
from shamble.match.timeline import Step
from shamble.server import limits
from shamble.server.cluster.bus import NULL_CHANNEL, RoomChannel
from shamble.server.cluster.messages import (
    BotFailureChanged,
    ChatPosted,
    ChoiceGranted,
    EntryWritten,
    NoticeSent,
    PresenceChanged,
)
from shamble.server.concurrency import SingleWaiterEvent
from shamble.server.errors import Conflict, StaleRevision, WriteError
from shamble.server.keys import links, server
from shamble.server.rate_limits import TokenBucket
from shamble.server.rooms import broadcast, chat, joining, replication, seat_links
from shamble.server.rooms.client import Client
from shamble.server.rooms.clocks import Clocks
from shamble.server.rooms.shared_screen import Sight
from shamble.server.rooms.spectators import Delay
from shamble.server.rooms.view_cache import Views
from shamble.server.storage.settings import Settings
from shamble.server.storage.tables import Access, StoredTable, TableStore

T = TypeVar("T")
TRIES = 5  # when other processes are quicker
log = logging.getLogger(__name__)
Holders = tuple[
    set[int], set[int]
]  # the seats of the opener's link, and those that ever had one of their own
_entry = msgspec.json.Decoder(Entry)
_header = msgspec.json.Decoder(Header)


class Room:
    """One table and everybody at it."""

    __slots__ = (  # a server has thousands of them
        "__weakref__",
        "_lock",
        "_tasks",
        "book",
        "borrowed",
        "broken",
        "changed",
        "channel",
        "chat",
        "clients",
        "clock",
        "clocks",
        "delay",
        "deputy",
        "elsewhere",
        "gone",
        "guests",
        "header",
        "here_told",
        "host",
        "host_left",
        "id",
        "invited",
        "lent",
        "log",
        "manners",
        "match",
        "nudged",
        "pace",
        "paused",
        "pins",
        "revision",
        "shown",
        "sight",
        "steps",
        "storage",
        "stored",
        "stuck",
        "talk",
        "thinking",
        "trouble",
        "used",
        "views",
        "visited",
        "vote_ends",
        "vote_told",
    )

    def __init__(self, id: str, storage: TableStore, kept: StoredTable, match: Match) -> None:
        self.id = id
        self.storage = storage
        self.match = match
        self.header = kept.header
        self.log = bytearray(b"".join(body + b"\n" for body in kept.entries))  # as workers are given it
        self.host: set[int] = set()
        self.guests: set[int] = set()
        self.take(kept.settings)
        self.stored = kept.settings
        self.revision = kept.revision
        self.host_left = time.monotonic()  # when the opener was here last
        self.chat = kept.chat
        self.views = Views()
        self.clients: set[Client] = set()
        self.channel: RoomChannel = NULL_CHANNEL  # to other processes that serve the same table (`follow`)
        self.elsewhere: dict[str, replication.Elsewhere] = {}
        self.here_told = PresenceChanged([], [])
        self.vote_told = match.vote
        self.thinking: set[int] = set()
        self.changed = SingleWaiterEvent()  # the driver looks again
        self.used = time.monotonic()
        self.visited = time.monotonic()  # when somebody was here last
        self.talk = TokenBucket(30, 1)
        self.steps = 0  # of bots, allowed while paused
        self.broken = False
        self.trouble: Message | None = None  # something failed, and how the table stands
        self.stuck = -1  # the seat of a bot that could not decide
        self.lent: dict[int, tuple[Access, int]] = {}  # seats of bots: who chooses there, in which decision
        self.vote_ends = 0.0  # when a vote that runs is over, on the clock of the loop
        self.sight = Sight(self)
        self.delay = Delay(self)
        self.gone: dict[int, float] = {}  # people who are away: since when
        self.nudged: dict[int, float] = {}  # who was reminded when
        self.clocks = Clocks(self, kept.clocks)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @classmethod
    def wake(cls, id: str, storage: TableStore, kept: StoredTable) -> "Room":
        """A table out of the database. Raises `Diverged` where today's rules cannot play its log."""
        header = _header.decode(kept.header)
        secret = server.table_secret(storage.key, id)
        if header.fair and not commitment.keeps(secret, header.fair):
            log.warning("table %s was begun with another key file: its dice cannot be checked", id)
            secret = secrets.token_hex(32)
        entries = (_entry.decode(body) for body in kept.entries)
        return cls(id, storage, kept, Match.resume(header, entries, secret if header.fair else ""))

    # ------------------------------------------------------------ one change at a time

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something while nothing else changes here. Once begun it is finished, whoever hangs up."""

        async def locked() -> T:
            async with self._lock:
                self.used = time.monotonic()
                for _ in range(TRIES):
                    with contextlib.suppress(
                        StaleRevision
                    ):  # others were first: perhaps it can still be done
                        return await work()
                return await work()

        task = asyncio.create_task(locked())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def soon(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something by itself, as soon as nothing else changes here."""

        async def going() -> None:
            try:
                await self.alone(work)
            except TableError as no:
                log.info("table %s: %s", self.id, no)
            except Exception:
                log.exception("table %s: cannot follow", self.id)

        task = asyncio.create_task(going())
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, if still there

    async def commit(self, step: Step, holders: Holders | None = None) -> None:
        """Write a step down, let it happen, and tell everybody. Only within `alone`. `holders`: who holds the seats
        from then on."""
        if step.version >= limits.MAX_ENTRIES:
            raise Refused(Refusal("no-log-full", args={"limit": limits.MAX_ENTRIES}))
        body = msgspec.json.encode(step.entry)
        settings = self.settings(holders) if holders is not None else None
        try:
            await self.storage.append(self.id, step.version, body, settings, self.revision)
        except Conflict:
            await replication.catch_up(self)
            raise StaleRevision from None
        except WriteError:
            raise Bad(Refusal("no-not-stored")) from None
        before = dict(self.match.orders)
        self.log += body + b"\n"
        self.channel.publish(EntryWritten(step.version, body.decode()))
        if holders is not None:
            self.host, self.guests = holders
            replication.written(self, settings)
        self.changed.set()
        try:
            self.match.accept(step)
            self.vote_told = self.match.vote  # that a vote is over follows from the entry, elsewhere too
            self.recovers()
            self.tell(step.entry)
            self.clocks.settle(step.entry)
        except Exception as error:
            self.blame(error)
            await self._revert(step)
            raise RulesFailed from None
        if self.match.orders != before:
            await self.keep()

    async def _revert(self, step: Step) -> None:
        """Nobody can be told what came of a step: it is taken back, and everybody is told that."""
        if isinstance(step.entry, Undone):
            self.stands(Message("trouble-rules"))
            return
        back = self.match.revert(step)
        await self.commit(back)
        self.notice(Message("notice-reverted", {"who": f"@seat-{step.last.seat}"}))

    # ------------------------------------------------------------ when something fails

    def blame(self, error: BaseException) -> None:
        """Write down what failed, and where it can be looked at."""
        match = self.match
        log.error(
            "table %s, version %d, seed %d: something failed",
            self.id,
            match.version,
            match.header.seed,
            exc_info=error,
        )

    def stands(self, said: Message, stuck: int = -1) -> None:
        """The table waits for a person, because something failed again; `stuck`: a bot's seat that cannot decide."""
        self.trouble, self.stuck = said, stuck
        self.channel.publish(BotFailureChanged(said, stuck))
        self.tell_seats()
        self.clocks.settle()

    def mended(self) -> None:
        """Somebody says to try again."""
        self.trouble, self.stuck = None, -1
        self.channel.publish(BotFailureChanged(None, -1))
        self.tell_seats()
        self.clocks.settle()
        self.changed.set()

    def lend(self, seat: int, link: Access) -> None:
        """Whoever has this link chooses in a bot's seat, this once."""
        self.channel.publish(ChoiceGranted(seat, link.role, link.seat, self.match.number))
        self.lends(seat, link, self.match.number)

    def lends(self, seat: int, link: Access, number: int) -> None:
        """A bot's seat is lent for a decision, here or elsewhere."""
        self.lent[seat] = (link, number)
        self.sync(*(client for client in self.clients if self.seats_of(client.link) != client.mine))
        self.tell_seats()

    def recovers(self) -> None:
        """Something has happened: what failed before it is past, and what was lent for it goes back."""
        self.trouble, self.stuck = None, -1
        self.lent = {seat: held for seat, held in self.lent.items() if held[1] == self.match.number}

    # ------------------------------------------------------------ what is around the game

    def take(self, settings: Settings) -> None:
        """The settings are these now."""
        self.host = set(settings.host)
        self.guests = set(settings.guests)
        self.shown = settings.shown
        self.pace = settings.pace
        self.paused = settings.paused
        self.match.orders = dict(settings.orders)
        self.pins: dict[int, str] = dict(settings.pins)
        self.manners = settings.manners
        self.deputy = settings.deputy
        self.invited: dict[str, int] = dict(settings.invited)
        self.book = settings.book
        self.clock = settings.clock
        self.borrowed: set[int] = set(settings.lent)  # seats where a bot sits in for somebody

    def settings(self, holders: Holders | None = None) -> Settings:
        host, guests = holders if holders is not None else (self.host, self.guests)
        return Settings(
            host=sorted(host),
            pace=self.pace,
            paused=self.paused,
            orders=dict(self.match.orders),
            pins=dict(self.pins),
            guests=sorted(guests),
            shown=self.shown,
            manners=self.manners,
            deputy=self.deputy,
            invited=dict(self.invited),
            book=self.book,
            clock=self.clock,
            lent=sorted(self.borrowed),
        )

    async def keep(self) -> None:
        """Write down what is no part of the game."""
        await replication.keep(self)

    # ------------------------------------------------------------ who is who

    def held_by(self, link: Access) -> frozenset[int]:
        """The seats of a link where a person sits."""
        held = self.host if link.role == "host" else {link.seat}
        return frozenset(seat for seat in held if seat >= 0 and self.match.chairs[seat].kind == "person")

    def seats_of(self, link: Access) -> frozenset[int]:
        """The seats a link plays: those where it sits, and a bot's for which it chooses just now."""
        return self.held_by(link) | {seat for seat, (by, _) in self.lent.items() if by == link}

    def sees_as(self, link: Access) -> frozenset[int]:
        """The seats that a link sees as. Before the game begins nobody sees as anybody: one might still change
        chairs."""
        return frozenset() if self.book.waiting else self.seats_of(link)

    def here(self) -> set[int]:
        """Seats whose people are connected to this process."""
        return {seat for client in self.clients for seat in client.mine}

    def online(self) -> set[int]:
        return self.here().union(*(other.online for other in self.elsewhere.values()))

    def looking(self) -> set[int]:
        """Seats whose people look at the table, through their own eyes."""
        return self.looking_here().union(*(other.looking for other in self.elsewhere.values()))

    def looking_here(self) -> set[int]:
        return {seat for client in self.clients for seat in client.eyes}

    def has_told(self) -> set[int]:
        """Seats that have the table told to them."""
        return self.told_here().union(*(other.told for other in self.elsewhere.values()))

    def told_here(self) -> set[int]:
        return {seat for client in self.clients if client.told for seat in client.mine}

    def thinks(self) -> set[int]:
        """Seats whose bots have been thinking for a while."""
        return self.thinking.union(*(other.thinking for other in self.elsewhere.values()))

    # ------------------------------------------------------------ who looks after the table

    def looks_after(self, link: Access) -> bool:
        """May whoever has this link settle things here? The opener may, and a seat that does it for them."""
        return link.role == "host" or (link.role == "seat" and link.seat == self.deputy)

    def hosted_here(self) -> bool:
        """Is somebody connected to this process who looks after the table?"""
        return any(self.looks_after(client.link) for client in self.clients)

    async def pass_on(self) -> None:
        """The opener has been away for a while, and so has whoever looks after the table: somebody who is here does.
        Only within `alone`."""
        if self.hosted_here() or any(other.hosted for other in self.elsewhere.values()):
            return
        here = [client.link.seat for client in self.clients if client.mine and client.link.role == "seat"]
        if here and time.monotonic() - self.host_left >= limits.COHOST_AFTER_S:
            await self.entrust(min(here))

    async def entrust(self, seat: int) -> None:
        """This seat looks after the table from now on, beside the opener; -1 = none does. Only within `alone`."""
        self.deputy = seat
        await self.keep()
        self.tell_seats()
        if seat >= 0:
            self.notice(Message("notice-host", {"who": f"@seat-{seat}"}))

    async def invite(self, seat: int) -> str:
        """A new link for a seat that nobody holds. Only within `alone`."""
        seat_links.invitable(self, seat)
        key = links.new_host_key()
        seat_links.remember(self, key, seat)
        await self.keep()
        return links.link_path(self.id, key)

    def alone_here(self, link: Access) -> bool:
        """Has whoever has this link been the only one to play here, from the start? Only then there is nobody whose
        secrets it could learn, or who could sit down to dice that it has seen."""
        if link.role != "host" or self.guests:
            return False
        mine = self.seats_of(link)
        return all(chair.kind == "bot" or seat in mine for seat, chair in enumerate(self.match.chairs))

    async def shows_all(self) -> None:
        """Somebody is given all secrets of the game as it stands: whoever comes later is told so."""
        self.shown = self.match.version
        await self.keep()
        self.tell_seats()

    async def promise(self) -> None:
        """Somebody else sits down: from now on chance comes from the secret of the table, whatever it came from."""
        match = self.match
        if match.header.fair and (self.guests or match.header.fair_from in (0, len(match.log))):
            return
        secret = server.table_secret(self.storage.key, self.id)
        header = msgspec.json.encode(
            replace(match.header, fair=commitment.commitment(secret), fair_from=len(match.log))
        )
        try:
            await self.storage.save_header(self.id, header, self.revision)
        except Conflict:
            await replication.catch_up(self)
            raise StaleRevision from None
        except WriteError:
            raise Bad(Refusal("no-not-stored")) from None
        match.keep_secret(secret)
        self.header = header
        replication.written(self)

    def handed_over(self, seat: int) -> Holders:
        """Who holds the seats when this one goes to whoever has its link."""
        return self.host - {seat}, self.guests | {seat}

    # ------------------------------------------------------------ telling

    def tell(self, entry: Entry) -> None:
        """An entry was committed."""
        broadcast.entry(self, entry)

    def tell_seats(self) -> None:
        """Who sits where, who is here, who thinks, the pace, a vote, own orders."""
        broadcast.seats(self)

    def tell_clocks(self) -> None:
        """Whose clock runs, and how long."""
        broadcast.clocks(self)

    def seats_for(self, client: Client) -> Seats:
        return broadcast.seats_for(self, client)

    def sync(self, *clients: Client) -> None:
        """Tell clients everything."""
        broadcast.whole(self, *clients)

    # ------------------------------------------------------------ coming and going

    async def join(self, client: Client, version: int | None) -> None:
        """A client is here; `version`: what it knows already."""
        await joining.join(self, client, version)

    def leave(self, client: Client) -> None:
        joining.leave(self, client)

    def full(self, link: Access) -> bool:
        """Is there no place left? Spectators have theirs; of whoever plays the oldest line has to go for a new one."""
        if link.role == "watch":
            return sum(client.link.role == "watch" for client in self.clients) >= limits.MAX_SPECTATORS
        same = [client for client in self.clients if client.link == link and not client.gone]
        if len(same) >= limits.MAX_SOCKETS_PER_LINK:
            min(same, key=lambda client: client.since).send_off()
        return False

    def deserted(self, after: float) -> bool:
        """Do only bots play here, and has nobody been looking for so long?"""
        bots = all(chair.kind == "bot" for chair in self.match.chairs)
        return bots and not self.clients and time.monotonic() - self.visited >= after

    def dismiss(self) -> None:
        """Send everybody off; they come back by themselves."""
        for client in self.clients:
            client.send_off()

    def busy(self) -> bool:
        return bool(self._tasks)

    async def rest(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def notice(self, said: Message) -> None:
        """Tell everybody something that is no part of the game."""
        self.channel.publish(NoticeSent(said))
        self.noticed(said)

    def noticed(self, said: Message) -> None:
        broadcast.each(self, lambda _: Notice(said))

    async def say(self, said: ChatMessage) -> None:
        """Only within `alone`."""
        try:
            await self.storage.add_chat(self.id, said)
        except WriteError:
            raise Bad(Refusal("no-not-stored")) from None
        self.channel.publish(ChatPosted(said))
        self.heard(said)

    def heard(self, said: ChatMessage) -> None:
        """Something was said, here or elsewhere."""
        self.chat = [*self.chat[-99:], said]
        for client in chat.listeners(self, said):
            client.send(said)
