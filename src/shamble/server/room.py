"""A table that is awake: its match, its clients, and one change at a time.

A change is committed to the database before it happens here and before anybody hears of it. If that fails, nothing has
happened. If the entry is already there, somebody else serves the same table: what they did is read and told.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from shamble.core.laws import digest
from shamble.core.refusals import Refusal
from shamble.core.visibility import SPECTATOR
from shamble.server import follow, keyring, keys, limits
from shamble.server.bus import SILENT, Line
from shamble.server.client import Client, encode
from shamble.server.errors import Conflict, NotStored, Overtaken
from shamble.server.news import Chatted, Here, Wrote
from shamble.server.settings import Settings
from shamble.server.storage import Kept, Link, Storage
from shamble.table import fair, present
from shamble.table.errors import Bad, TableError
from shamble.table.log import Chair, Entry, Header, Redone, Seated, Undone
from shamble.table.match import Match
from shamble.table.timeline import Step
from shamble.table.wire.down import Chat, Seats, Sync, ToClient

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

    def __init__(self, id: str, storage: Storage, kept: Kept, match: Match) -> None:
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
        self.chat = kept.chat
        self.clients: set[Client] = set()
        self.line: Line = SILENT  # to other processes that serve the same table (`follow`)
        self.elsewhere: dict[str, follow.Elsewhere] = {}
        self.here_told = Here([], [])
        self.vote_told = match.vote
        self.thinking: set[int] = set()
        self.changed = asyncio.Event()  # the driver looks again
        self.used = time.monotonic()
        self.steps = 0  # of bots, allowed while paused
        self.broken = False
        self.confidants: set[int] = set()  # seats that were told something for nobody else
        self._heard = 0  # the version up to which that is known
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @classmethod
    def wake(cls, id: str, storage: Storage, kept: Kept) -> "Room":
        """A table out of the database. Raises `Diverged` where today's rules cannot play its log."""
        header = _header.decode(kept.header)
        secret = keyring.table_secret(storage.key, id)
        if header.fair and not fair.keeps(secret, header.fair):
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
                    with contextlib.suppress(Overtaken):  # others were first: perhaps it can still be done
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
        body = msgspec.json.encode(step.entry)
        settings = self.settings(holders) if holders is not None else None
        try:
            await self.storage.append(self.id, step.version, body, settings, self.revision)
        except Conflict:
            await follow.catch_up(self)
            raise Overtaken from None
        except NotStored:
            raise Bad(Refusal("no-not-stored")) from None
        before = dict(self.match.orders)
        self.match.accept(step)
        self.log += body + b"\n"
        self.line.tell(Wrote(step.version, body.decode()))
        if holders is not None:
            self.host, self.guests = holders
            follow.written(self, settings)
        self.changed.set()
        self.tell(step.entry)
        if self.match.orders != before:
            await self.keep()

    def take(self, settings: Settings) -> None:
        """The settings are these now."""
        self.host = set(settings.host)
        self.guests = set(settings.guests)
        self.shown = settings.shown
        self.pace = settings.pace
        self.paused = settings.paused
        self.match.orders = dict(settings.orders)
        self.pins: dict[int, str] = dict(settings.pins)

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
        )

    async def keep(self) -> None:
        """Write down what is no part of the game."""
        await follow.keep(self)

    # ------------------------------------------------------------ who is who

    def seats_of(self, link: Link) -> frozenset[int]:
        """The seats a link plays: those of its seats where a person sits."""
        held = self.host if link.role == "host" else {link.seat}
        return frozenset(seat for seat in held if seat >= 0 and self.match.chairs[seat].kind == "person")

    def shared(self, client: Client) -> bool:
        """Do several persons look at this screen who have secrets from one another?"""
        return client.curtain and len(self.seats_of(client.link)) > 1 and self.match.game.secrets()

    def sight(self, client: Client) -> frozenset[int]:
        """The seats through whose eyes a client is told: its own, or at a shared screen, while there are secrets, the
        one that looks, as long as no other of them is due."""
        mine = self.seats_of(client.link)
        if not self.shared(client) or not self._secrets(mine):
            return mine
        due = [seat for seat in self.match.waiting() if seat in mine]
        if client.looking not in mine or (due and client.looking not in due):
            return frozenset()
        return frozenset({client.looking})

    def _secrets(self, seats: frozenset[int]) -> bool:
        """Does any of these seats know, or has it been told, anything that is not for everybody?"""
        self._listen()
        if seats & self.confidants:
            return True
        everybody = digest(self.match.view(SPECTATOR).known)
        return any(digest(self.match.view(seat).known) != everybody for seat in seats)

    def _listen(self) -> None:
        """Note who was told something for nobody else, in what happened since this was asked last."""
        match = self.match
        for version in range(self._heard, match.version + 1):
            if played := match.played(version):
                public = present.lines(played.record, ())
                self.confidants |= {
                    seat
                    for seat in range(len(match.chairs))
                    if present.lines(played.record, (seat,)) != public
                }
        self._heard = match.version + 1

    def passed_on(self, seat: int) -> bool:
        """Is this seat at a shared screen? Then its silence would tell something: it is asked whatever it can do."""
        return any(
            seat in client.mine and self.shared(client) and client.eyes != client.mine
            for client in self.clients
        )

    def here(self) -> set[int]:
        """Seats whose people are connected to this process."""
        return {seat for client in self.clients for seat in client.mine}

    def online(self) -> set[int]:
        return self.here().union(*(other.online for other in self.elsewhere.values()))

    def thinks(self) -> set[int]:
        """Seats whose bots have been thinking for a while."""
        return self.thinking.union(*(other.thinking for other in self.elsewhere.values()))

    def alone_here(self, link: Link) -> bool:
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
        secret = keyring.table_secret(self.storage.key, self.id)
        header = msgspec.json.encode(
            replace(match.header, fair=fair.commitment(secret), fair_from=len(match.log))
        )
        try:
            await self.storage.promise(self.id, header, self.revision)
        except Conflict:
            await follow.catch_up(self)
            raise Overtaken from None
        except NotStored:
            raise Bad(Refusal("no-not-stored")) from None
        match.keep_secret(secret)
        self.header = header
        follow.written(self)

    def handed_over(self, seat: int) -> Holders:
        """Who holds the seats when this one goes to whoever has its link."""
        return self.host - {seat}, self.guests | {seat}

    # ------------------------------------------------------------ telling

    def _groups(self) -> dict[frozenset[int], list[Client]]:
        """Clients that see the same."""
        groups: dict[frozenset[int], list[Client]] = defaultdict(list)
        for client in self.clients:
            groups[client.mine].append(client)
        return groups

    def _each(self, make: Callable[[frozenset[int]], ToClient]) -> None:
        for mine, clients in self._groups().items():
            message = encode(make(mine))
            for client in clients:
                client.send(message)

    def tell(self, entry: Entry) -> None:
        """An entry was committed. Whoever has other seats now, or other eyes, is told everything anew."""
        told: dict[tuple[frozenset[int], frozenset[int]], bytes] = {}
        for client in self.clients:
            mine, eyes = self.seats_of(client.link), self.sight(client)
            if isinstance(entry, Undone | Redone) or (mine, eyes) != (client.mine, client.eyes):
                self.sync(client)
                continue
            if (mine, eyes) not in told:
                told[mine, eyes] = encode(present.update(self.match, eyes, mine))
            client.send(told[mine, eyes])
        if isinstance(entry, Seated):
            self.tell_seats()

    def tell_seats(self) -> None:
        """Who sits where, who is here, who thinks, the pace, a vote, own orders."""
        self._each(self.seats)
        follow.tell_others(self)

    def seats(self, mine: frozenset[int]) -> Seats:
        return Seats(
            seats=present.chairs(self.match, self.online(), self.thinks(), self.pins),
            paused=self.paused,
            pace=self.pace,
            vote=self.match.vote,
            shown=self.shown,
            orders={seat: self.match.orders[seat] for seat in sorted(mine) if seat in self.match.orders},
        )

    def sync(self, client: Client) -> None:
        """Tell a client everything."""
        client.mine = self.seats_of(client.link)
        client.eyes = self.sight(client)
        told = present.sync(self.match, client.eyes, self.id, client.mine)
        shared = self.shared(client)
        more: Sync = replace(
            told,
            shared=shared,
            looking=min(client.eyes) if shared and client.eyes and client.eyes != client.mine else None,
            seats=present.chairs(self.match, self.online(), self.thinks(), self.pins),
            paused=self.paused,
            pace=self.pace,
            shown=self.shown,
            fair=self.match.header.fair,
            seat=client.link.seat,
            links=self.links(client),
            chat=self.chat,
        )
        client.send(more)

    def links(self, client: Client) -> dict[int, str]:
        """Links of the seats that a client may hand out."""
        if client.link.role != "host":
            return {}
        seats = range(len(self.match.chairs))  # those of bots, too: somebody may come (back) to them
        return {seat: keys.link(self.id, keys.seat_key(client.key, seat)) for seat in seats}

    # ------------------------------------------------------------ coming and going

    async def join(self, client: Client, version: int | None) -> None:
        """A client is here: it gets what it missed, or everything. Whoever opens the link of a free seat takes it."""

        async def work() -> None:
            before = self.online()
            client.mine = self.seats_of(client.link)
            client.eyes = self.sight(client)
            self.clients.add(client)
            whole = version is None or self.shared(client)
            missed = None if whole or version is None else present.gap(self.match, version, client.mine)
            if missed is None:
                self.sync(client)
            else:
                for update in missed:
                    client.send(update)
                client.send(self.seats(client.mine))
            if not await self._sat_down(client.link.seat, client.salt) and self.online() != before:
                self.tell_seats()

        await self.alone(work)

    async def _sat_down(self, seat: int, salt: str) -> bool:
        """Whoever opens the link of a seat takes it, if it is free or played at the opener's screen."""
        chair = self.match.chairs[seat] if seat >= 0 else Chair("bot")
        if chair.kind == "open":
            await self.promise()
            taken = Chair("person", chair.name, salt=salt[: limits.SALT])
            await self.commit(self.match.sit(seat, taken), self.handed_over(seat))
            return True
        if chair.kind == "person" and seat not in self.guests:
            await self.promise()
            self.host, self.guests = self.handed_over(seat)
            await self.keep()
            for client in self.clients:
                if self.seats_of(client.link) != client.mine:
                    self.sync(client)
            self.tell_seats()
            return True
        return False

    def leave(self, client: Client) -> None:
        before = self.online()
        self.clients.discard(client)
        self.used = time.monotonic()
        if self.online() != before:
            self.tell_seats()

    def full(self) -> bool:
        return len(self.clients) >= limits.SOCKETS

    def dismiss(self) -> None:
        """Send everybody off; they come back by themselves."""
        for client in self.clients:
            client.gone.set()

    def busy(self) -> bool:
        return bool(self._tasks)

    async def rest(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def say(self, said: Chat) -> None:
        """Only within `alone`."""
        try:
            await self.storage.say(self.id, said)
        except NotStored:
            raise Bad(Refusal("no-not-stored")) from None
        self.line.tell(Chatted(said))
        self.heard(said)

    def heard(self, said: Chat) -> None:
        """Something was said, here or elsewhere."""
        self.chat = [*self.chat[-99:], said]
        self._each(lambda _: said)
