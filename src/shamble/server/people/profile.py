"""What somebody has played: counted from the games of theirs that are over.

A finished game is looked at once, in a worker, and what is remembered of it (`table.tale`) is kept beside the tables,
so that it stays known when the table itself was cleared away. Whoever opens their profile has their own tables looked
at; the others follow by the hour."""

import logging
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from shamble.match.analysis.summary import GameSummary
from shamble.match.protocol import account
from shamble.server.people.identity import People, Person
from shamble.server.people.medals import MEDALS, Evening, goal_of
from shamble.server.storage import schema
from shamble.server.storage.tables import Access
from shamble.server.workers import jobs
from shamble.server.workers.pool import WorkerPool

AT_ONCE = 12  # tables looked at for one request
LAST = 50  # evenings told
PAUSE = 300  # seconds after which somebody is no longer taken to sit at the table
RETRY_AFTER_S = 3600.0  # until a game whose summary failed is tried again

log = logging.getLogger(__name__)


class Remembered(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of a table: its tale, whose seats those of its opener were, when and how long it was played."""

    tale: GameSummary
    host: list[int]
    when: int
    seconds: int


class Profiles:
    """Profiles of players, counted from summaries of their finished games."""

    def __init__(self, people: People, pool: WorkerPool) -> None:
        self.people = people
        self.storage = people.storage
        self.pool = pool
        self._failed: dict[tuple[str, int], float] = {}  # table and version -> when it is tried again

    async def look(self, person: Person | None = None) -> int:
        """Summarize tables with new entries, all or one person's; return how many are left.

        A table whose summary failed is skipped for a while: nothing is stored of it, and it does not
        hold up the others."""
        now = time.monotonic()
        self._failed = {key: until for key, until in self._failed.items() if until > now}
        unlooked = await self.storage.read(lambda link: _unlooked(link, person))
        found = [key for key in unlooked if key not in self._failed]
        for table, version in found[:AT_ONCE]:
            try:
                body = await self._summarize(table)
            except Exception:  # rules of another version, a damaged row, a worker that failed
                log.exception("table %s: no summary", table)
                self._failed[table, version] = now + RETRY_AFTER_S
                continue
            await self.storage.write(partial(_note, table=table, version=version, body=body))
        return max(0, len(found) - AT_ONCE)

    async def _summarize(self, table: str) -> str:
        """Return what is stored of a finished game; an empty string while it is not over."""
        kept = await self.storage.load(table)
        if kept is None:
            return ""
        told = await self.pool.run(
            jobs.summarize, table, kept.header, b"".join(body + b"\n" for body in kept.entries)
        )
        if not told:
            return ""
        tale = msgspec.json.decode(told, type=GameSummary)
        if kept.settings.revealed_at >= tale.version:  # it was over when it came here: an upload, a fork
            return ""
        when, seconds = await self.storage.read(lambda link: _times(link, table))
        return msgspec.json.encode(Remembered(tale, list(kept.settings.host_seats), when, seconds)).decode()

    async def profile(self, person: Person, name: str) -> account.Profile:
        """Return the profile of a person, whose account has this name."""
        left = await self.look(person)
        evenings = await self.storage.read(lambda link: _evenings(link, person))
        keys = {place.table: place.key for place in await self.people.places(person)}
        return account.Profile(
            name=name,
            played=len(evenings),
            won=sum(evening.won() for evening in evenings),
            seconds=sum(evening.seconds for evening in evenings),
            kills=sum(seat.kills for evening in evenings for seat in evening.own()),
            boxes=boxes(evenings),
            evenings=[_evening(one, keys.get(one.table, "")) for one in reversed(evenings[-LAST:])],
            medals=medals(evenings, keys),
            friends=friends(evenings),
            looking=left,
        )


def _unlooked(link: Connection, person: Person | None) -> list[tuple[str, int]]:
    places, entries, endings = schema.places.c, schema.entries.c, schema.endings.c
    last = func.max(entries.number)
    query = (
        select(entries.table_id, last)
        .join(schema.places, places.table_id == entries.table_id)
        .outerjoin(schema.endings, endings.table_id == entries.table_id)
        .group_by(entries.table_id)
        .having(func.coalesce(func.max(endings.version), -1) != last)
    )
    if person is not None:
        query = query.where(places.person_id == person.id)
    return [(str(table), int(version)) for table, version in link.execute(query.order_by(entries.table_id))]


def _times(link: Connection, table: str) -> tuple[int, int]:
    """When a game was played last, and for how long all in all, without the nights in between."""
    columns = schema.entries.c
    query = select(columns.made).where(columns.table_id == table).order_by(columns.number)
    made = [int(row.made) for row in link.execute(query)]
    return made[-1] if made else 0, sum(min(later - sooner, PAUSE) for sooner, later in pairwise(made))


def _note(link: Connection, table: str, version: int, body: str) -> None:
    link.execute(delete(schema.endings).where(schema.endings.c.table_id == table))
    link.execute(insert(schema.endings), {"table_id": table, "version": version, "body": body})


# ---------------------------------------------------------------- telling


def nothing() -> account.Profile:
    """Of somebody who has played nothing yet: what there is to be earned."""
    return account.Profile(medals=medals([], {}))


def _evenings(link: Connection, person: Person) -> list[Evening]:
    """Somebody's games that are over, the first one first."""
    places, endings = schema.places.c, schema.endings.c
    query = (
        select(places.table_id, places.role, places.seat, endings.body)
        .join(schema.endings, endings.table_id == places.table_id)
        .where(places.person_id == person.id, endings.body != "")
    )
    held: dict[str, set[Access]] = defaultdict(set)
    bodies: dict[str, str] = {}
    for row in link.execute(query):
        held[row.table_id].add(Access(row.role, row.seat))
        bodies[row.table_id] = row.body
    found = []
    for table, body in bodies.items():
        kept = msgspec.json.decode(body, type=Remembered)
        seats = {link.seat for link in held[table] if link.role == "seat"}
        if any(link.role == "host" for link in held[table]):
            seats |= set(kept.host)
        mine = frozenset(seat for seat in seats if kept.tale.seats[seat].kind == "person")
        if mine:
            found.append(Evening(table, kept.when, kept.seconds, kept.tale, mine))
    return sorted(found, key=lambda evening: (evening.when, evening.table))


def boxes(evenings: Sequence[Evening]) -> list[account.GameRecord]:
    """By game, those first that were played most."""
    by_game: dict[str, list[Evening]] = defaultdict(list)
    for evening in evenings:
        by_game[evening.tale.game].append(evening)
    found = []
    for game, own in by_game.items():
        tales = [(evening.tale.scenario or evening.tale.mode, evening.won()) for evening in own]
        seats = [(seat, evening.tale.seats[seat]) for evening in own for seat in sorted(evening.mine)]
        found.append(
            account.GameRecord(
                game=game,
                played=len(own),
                won=sum(evening.won() for evening in own),
                scenarios=_tallies(tales),
                sides=_tallies((seat.side, seat.won) for _, seat in seats),
                seats=_tallies((str(number + 1), seat.won) for number, seat in seats),
            )
        )
    return sorted(found, key=lambda box: (-box.played, box.game))


def _tallies(results: Iterable[tuple[str, bool]]) -> list[account.Tally]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for key, result in results:
        played[key] += 1
        won[key] += result
    return [
        account.Tally(key, played[key], won[key]) for key in sorted(played, key=lambda k: (-played[k], k))
    ]


def medals(evenings: Sequence[Evening], keys: dict[str, str]) -> list[account.Medal]:
    found = []
    for medal in MEDALS:
        stands = medal.look(evenings)
        on = _evening(stands.on, keys.get(stands.on.table, "")) if stands.on is not None else None
        found.append(account.Medal(medal.id, on is not None, stands.best, goal_of(medal), on))
    return found


def friends(evenings: Sequence[Evening]) -> list[account.FellowPlayer]:
    """With whom one plays, the most often first."""
    met = Counter(name for evening in evenings for name in set(_others(evening)))
    return [
        account.FellowPlayer(name, games)
        for name, games in sorted(met.items(), key=lambda one: (-one[1], one[0]))[:6]
    ]


def _others(evening: Evening) -> list[str]:
    seats = enumerate(evening.tale.seats)
    return [seat.name for number, seat in seats if seat.kind == "person" and number not in evening.mine]


def _evening(evening: Evening, key: str) -> account.FinishedGame:
    tale = evening.tale
    heroes, alive = evening.side()
    return account.FinishedGame(
        table=evening.table,
        game=tale.game,
        mode=tale.mode,
        scenario=tale.scenario,
        when=evening.when,
        won=evening.won(),
        people=_others(evening),
        bots=sum(seat.kind == "bot" for seat in tale.seats),
        key=key,
        heroes=heroes,
        alive=alive,
        rounds=tale.rounds,
    )
