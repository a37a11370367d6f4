"""Profiles: counted from the finished games of a person.

A worker summarizes each finished game once. The summary is stored apart from the table, so that it stays
when the table is deleted. Opening a profile summarizes the tables of that person; the housekeeping does
so for everyone."""

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
from shamble.server.people.medals import MEDALS, FinishedGame, goal_of
from shamble.server.storage import schema
from shamble.server.storage.tables import Access
from shamble.server.workers import jobs
from shamble.server.workers.pool import WorkerPool

MAX_SUMMARIES = 12  # made for one request
MAX_GAMES_LISTED = 50
MAX_FELLOW_PLAYERS = 6
MAX_PAUSE_S = 300  # between two entries, that counts as time at the table
RETRY_AFTER_S = 3600.0  # until a summary that failed is tried again

log = logging.getLogger(__name__)


class StoredEnding(
    msgspec.Struct, frozen=True, omit_defaults=True, rename={"summary": "tale", "host_seats": "host"}
):
    """What the database keeps of a finished game."""

    summary: GameSummary
    host_seats: list[int]
    when: int
    seconds: int


class Profiles:
    """Summarizes finished games, and builds the profiles of players."""

    def __init__(self, people: People, pool: WorkerPool) -> None:
        self.people = people
        self.storage = people.storage
        self.pool = pool
        self._retry_at: dict[tuple[str, int], float] = {}  # table and version whose summary failed

    async def summarize(self, person: Person | None = None) -> int:
        """Summarize tables with new entries, all or one person's; return how many are left.

        If a summary fails, nothing is stored, and the table is skipped for a while so that it does not
        hold up the others."""
        now = time.monotonic()
        self._retry_at = {key: until for key, until in self._retry_at.items() if until > now}
        changed = await self.storage.read(lambda conn: _select_changed(conn, person))
        waiting = [key for key in changed if key not in self._retry_at]
        for table, version in waiting[:MAX_SUMMARIES]:
            try:
                body = await self._summarize(table)
            except Exception:  # rules of another version, a damaged row, or a worker that failed
                log.exception("table %s: no summary", table)
                self._retry_at[table, version] = now + RETRY_AFTER_S
                continue
            await self.storage.write(partial(_store_ending, table=table, version=version, body=body))
        return max(0, len(waiting) - MAX_SUMMARIES)

    async def _summarize(self, table: str) -> str:
        """Return the ending of a table to store; "" if it does not count."""
        stored = await self.storage.load(table)
        if stored is None:
            return ""
        entries = b"".join(body + b"\n" for body in stored.entries)
        content = await self.pool.run(jobs.summarize, table, stored.header, entries)
        if not content:
            return ""
        summary = msgspec.json.decode(content, type=GameSummary)
        if stored.settings.revealed_at >= summary.version:  # imported or forked when it was over
            return ""
        when, seconds = await self.storage.read(lambda conn: _select_times(conn, table))
        ending = StoredEnding(summary, list(stored.settings.host_seats), when, seconds)
        return msgspec.json.encode(ending).decode()

    async def profile(self, person: Person, name: str) -> account.Profile:
        """Return the profile of a person, whose account has this name."""
        left = await self.summarize(person)
        finished = await self.storage.read(lambda conn: _select_finished(conn, person))
        keys = {place.table: place.key for place in await self.people.places(person)}
        return account.Profile(
            name=name,
            played=len(finished),
            won=sum(game.is_won() for game in finished),
            seconds=sum(game.seconds for game in finished),
            kills=sum(seat.kills for game in finished for seat in game.own()),
            boxes=records(finished),
            evenings=[
                _describe(game, keys.get(game.table, "")) for game in reversed(finished[-MAX_GAMES_LISTED:])
            ],
            medals=medals(finished, keys),
            friends=fellow_players(finished),
            looking=left,
        )


def empty_profile() -> account.Profile:
    """Return the profile of a person without finished games."""
    return account.Profile(medals=medals([], {}))


# ---------------------------------------------------------------- database


def _select_changed(conn: Connection, person: Person | None) -> list[tuple[str, int]]:
    """Return tables (of a person) and their versions that changed since their last summary."""
    places, entries, endings = schema.places.c, schema.entries.c, schema.endings.c
    version = func.max(entries.number)
    query = (
        select(entries.table_id, version)
        .join(schema.places, places.table_id == entries.table_id)
        .outerjoin(schema.endings, endings.table_id == entries.table_id)
        .group_by(entries.table_id)
        .having(func.coalesce(func.max(endings.version), -1) != version)
    )
    if person is not None:
        query = query.where(places.person_id == person.id)
    return [(str(table), int(last)) for table, last in conn.execute(query.order_by(entries.table_id))]


def _select_times(conn: Connection, table: str) -> tuple[int, int]:
    """Return when the last entry was written, and the seconds played, without long pauses."""
    columns = schema.entries.c
    query = select(columns.made).where(columns.table_id == table).order_by(columns.number)
    made = [int(row.made) for row in conn.execute(query)]
    return made[-1] if made else 0, sum(min(later - sooner, MAX_PAUSE_S) for sooner, later in pairwise(made))


def _store_ending(conn: Connection, table: str, version: int, body: str) -> None:
    conn.execute(delete(schema.endings).where(schema.endings.c.table_id == table))
    conn.execute(insert(schema.endings), {"table_id": table, "version": version, "body": body})


def _select_finished(conn: Connection, person: Person) -> list[FinishedGame]:
    """List the finished games of a person, the oldest first."""
    places, endings = schema.places.c, schema.endings.c
    query = (
        select(places.table_id, places.role, places.seat, endings.body)
        .join(schema.endings, endings.table_id == places.table_id)
        .where(places.person_id == person.id, endings.body != "")
    )
    links: dict[str, set[Access]] = defaultdict(set)
    bodies: dict[str, str] = {}
    for row in conn.execute(query):
        links[row.table_id].add(Access(row.role, row.seat))
        bodies[row.table_id] = row.body
    finished = []
    for table, body in bodies.items():
        ending = msgspec.json.decode(body, type=StoredEnding)
        seats = {link.seat for link in links[table] if link.role == "seat"}
        if any(link.role == "host" for link in links[table]):
            seats |= set(ending.host_seats)
        own = frozenset(seat for seat in seats if ending.summary.seats[seat].kind == "person")
        if own:
            finished.append(FinishedGame(table, ending.when, ending.seconds, ending.summary, own))
    return sorted(finished, key=lambda game: (game.when, game.table))


# ---------------------------------------------------------------- parts of a profile


def records(finished: Sequence[FinishedGame]) -> list[account.GameRecord]:
    """List the results by game, the most played first."""
    by_game: dict[str, list[FinishedGame]] = defaultdict(list)
    for game in finished:
        by_game[game.summary.game].append(game)
    result = []
    for id, played in by_game.items():
        scenarios = [(game.summary.scenario or game.summary.mode, game.is_won()) for game in played]
        seats = [(seat, game.summary.seats[seat]) for game in played for seat in sorted(game.seats)]
        result.append(
            account.GameRecord(
                game=id,
                played=len(played),
                won=sum(game.is_won() for game in played),
                scenarios=_tallies(scenarios),
                sides=_tallies((seat.side, seat.won) for _, seat in seats),
                seats=_tallies((str(number + 1), seat.won) for number, seat in seats),
            )
        )
    return sorted(result, key=lambda record: (-record.played, record.game))


def _tallies(results: Iterable[tuple[str, bool]]) -> list[account.Tally]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for key, is_won in results:
        played[key] += 1
        won[key] += is_won
    return [
        account.Tally(key, played[key], won[key]) for key in sorted(played, key=lambda k: (-played[k], k))
    ]


def medals(finished: Sequence[FinishedGame], keys: dict[str, str]) -> list[account.Medal]:
    """List all medals with the progress of a person; `keys`: table -> key that opens it."""
    result = []
    for medal in MEDALS:
        progress = medal.rule(finished)
        game = progress.game
        shown = _describe(game, keys.get(game.table, "")) if game is not None else None
        result.append(account.Medal(medal.id, shown is not None, progress.best, goal_of(medal), shown))
    return result


def fellow_players(finished: Sequence[FinishedGame]) -> list[account.FellowPlayer]:
    """List the players met most often."""
    met = Counter(name for game in finished for name in set(_other_players(game)))
    by_games = sorted(met.items(), key=lambda item: (-item[1], item[0]))
    return [account.FellowPlayer(name, games) for name, games in by_games[:MAX_FELLOW_PLAYERS]]


def _other_players(game: FinishedGame) -> list[str]:
    seats = enumerate(game.summary.seats)
    return [seat.name for number, seat in seats if seat.kind == "person" and number not in game.seats]


def _describe(game: FinishedGame, key: str) -> account.FinishedGame:
    summary = game.summary
    heroes, alive = game.survivors()
    return account.FinishedGame(
        table=game.table,
        game=summary.game,
        mode=summary.mode,
        scenario=summary.scenario,
        when=game.when,
        won=game.is_won(),
        people=_other_players(game),
        bots=sum(seat.kind == "bot" for seat in summary.seats),
        key=key,
        heroes=heroes,
        alive=alive,
        rounds=summary.rounds,
    )
