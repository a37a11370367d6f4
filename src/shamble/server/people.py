"""Whoever a browser is known as, without an account: a signed cookie that names a person, and that person's places at
tables.

The server keeps no key of a seat. A place has a key of its own, which follows from the server's key file and the
person: `links` holds its hash like that of any other key, so that whoever shows the cookie is handed a link that opens
the seat again, and whoever reads the database opens nothing. A cookie is given when there is a place to remember, not
before.
"""

import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from shamble.server import keys, schema
from shamble.server.storage import Link, Storage, link_rows
from shamble.table.log import Header
from shamble.table.wire.people import Place

COOKIE = "shamble-me"
LASTS = 400 * 86_400  # seconds; no browser keeps a cookie longer
RENEWED = 30 * 86_400  # seconds after which a cookie is given anew
MOST = 500  # places of one person


class Person(NamedTuple):
    """Somebody, and how often their cookies were made void."""

    id: str
    epoch: int = 0


class Shown(NamedTuple):
    """The person of a cookie, and whether it is time for a new one."""

    person: Person
    old: bool


class _Chairs(msgspec.Struct):
    chairs: list[msgspec.Raw]


class People:
    """Those whom this server knows."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._seal = hmac(storage.key, b"people: cookie", sha256).digest()
        self._places = hmac(storage.key, b"people: place", sha256).digest()

    # ------------------------------------------------------------ cookies

    def cookie(self, person: Person) -> str:
        """What a browser keeps: nobody else can make one."""
        said = f"{person.id}.{person.epoch}.{int(time.time())}"
        return f"{said}.{self._mark(said)}"

    def _mark(self, said: str) -> str:
        return _text(hmac(self._seal, said.encode(), sha256).digest())

    async def known(self, cookie: str) -> Shown | None:
        """Whose cookie it is; None = nobody's, or it counts no more."""
        said, _, mark = cookie.rpartition(".")
        if not compare_digest(mark.encode(), self._mark(said).encode()):
            return None
        id, epoch, given = said.rsplit(".", 2)
        age = time.time() - int(given)
        row = await self.storage._read(lambda link: _epoch(link, id))
        if age > LASTS or row != int(epoch):
            return None
        return Shown(Person(id, int(epoch)), age > RENEWED)

    # ------------------------------------------------------------ places

    def key(self, person: Person, table: str, link: Link) -> str:
        """The key of somebody's own place. It is stored nowhere."""
        about = f"{person.id} {table} {link.role} {link.seat}"
        return _text(hmac(self._places, about.encode(), sha256).digest()[:24])

    async def remember(self, person: Person | None, table: str, link: Link, header: Header) -> Person:
        """Somebody has a place at a table; whoever is nobody yet becomes somebody."""
        found = person or Person(secrets.token_urlsafe(18))
        await self.storage._write(
            lambda writing: self._sit(writing, found, table, link, header.game, len(header.chairs))
        )
        return found

    def _sit(
        self, writing: Connection, person: Person, table: str, link: Link, game: str, chairs: int
    ) -> None:
        now = int(time.time())
        if _epoch(writing, person.id) is None:
            writing.execute(insert(schema.people), {"id": person.id, "epoch": person.epoch, "seen": now})
        writing.execute(update(schema.people).where(schema.people.c.id == person.id).values(seen=now))
        key = self.key(person, table, link)
        columns = schema.places.c
        same = (
            columns.person_id == person.id,
            columns.table_id == table,
            columns.role == link.role,
            columns.seat == link.seat,
        )
        if not writing.execute(update(schema.places).where(*same).values(seen=now)).rowcount:
            row = {"person_id": person.id, "table_id": table, "role": link.role, "seat": link.seat}
            writing.execute(
                insert(schema.places), row | {"game": game, "hash": keys.hashed(key), "seen": now}
            )
            self._make_room(writing, person)
        ways = keys.bunch(key, chairs) if link.role == "host" else [(key, link.role, link.seat)]
        _add_links(writing, table, ways)

    def _make_room(self, writing: Connection, person: Person) -> None:
        """The oldest places of somebody who has too many are forgotten."""
        columns = schema.places.c
        mine = select(columns.table_id, columns.hash).where(columns.person_id == person.id)
        for row in writing.execute(mine.order_by(columns.seen.desc()).offset(MOST)).all():
            writing.execute(
                delete(schema.places).where(columns.person_id == person.id, columns.hash == row.hash)
            )

    async def places(self, person: Person) -> list[Place]:
        """Where somebody has a place that can still be opened, the latest first."""
        rows = await self.storage._read(lambda link: _open_places(link, person.id))
        return [
            Place(row.table_id, self.key(person, row.table_id, Link(row.role, row.seat)), row.game, row.seen)
            for row in rows
        ]

    async def forget_place(self, person: Person, table: str) -> None:
        """A table is listed no more, and this person's own keys to it open nothing; what was played stays known."""
        await self.storage._write(lambda writing: self._lock(writing, person, table))

    def _lock(self, writing: Connection, person: Person, table: str = "") -> None:
        columns = schema.places.c
        mine = [columns.person_id == person.id]
        if table:
            mine.append(columns.table_id == table)
        for row in writing.execute(select(columns.table_id, columns.role, columns.seat).where(*mine)).all():
            key = self.key(person, row.table_id, Link(row.role, row.seat))
            chairs = _chairs(writing, row.table_id) if row.role == "host" else 0
            hashes = [keys.hashed(one) for one, _, _ in keys.bunch(key, chairs)]
            links = schema.links.c
            writing.execute(
                delete(schema.links).where(links.table_id == row.table_id, links.hash.in_(hashes))
            )

    # ------------------------------------------------------------ people

    async def forget(self, person: Person) -> None:
        """Nothing is known of somebody any more; the games stay with whoever else played them."""
        await self.storage._write(lambda writing: self.erase(writing, person))

    def erase(self, writing: Connection, person: Person) -> None:
        self._lock(writing, person)
        for part in (schema.places, schema.accounts):
            writing.execute(delete(part).where(part.c.person_id == person.id))
        writing.execute(delete(schema.people).where(schema.people.c.id == person.id))

    async def bring(self, person: Person, to: Person) -> None:
        """What one is known for, the other is from now on: the same somebody, who has signed in."""

        def work(writing: Connection) -> None:
            columns = schema.places.c
            live = {(row.table_id, row.role, row.seat) for row in _open_places(writing, person.id)}
            rows = writing.execute(select(schema.places).where(columns.person_id == person.id)).all()
            for row in rows:
                link = Link(row.role, row.seat)
                if (row.table_id, row.role, row.seat) in live:
                    chairs = _chairs(writing, row.table_id)
                    self._sit(writing, to, row.table_id, link, row.game, chairs)
                elif not _has(writing, to.id, row.table_id):
                    hash = keys.hashed(self.key(to, row.table_id, link))
                    writing.execute(insert(schema.places), {**row._mapping, "person_id": to.id, "hash": hash})
            self.erase(writing, person)

        await self.storage._write(work)

    async def clear(self) -> None:
        """Those without an account whose cookies have all run out, and places at tables that were never finished and
        are gone."""
        columns, old = schema.people.c, int(time.time()) - LASTS
        named = exists().where(schema.accounts.c.person_id == columns.id)
        there = exists().where(schema.tables.c.id == schema.places.c.table_id)
        told = exists().where(
            schema.endings.c.table_id == schema.places.c.table_id, schema.endings.c.body != ""
        )

        def work(writing: Connection) -> None:
            for row in writing.execute(select(columns.id).where(columns.seen < old, ~named)).all():
                self.erase(writing, Person(row.id))
            writing.execute(delete(schema.places).where(~there, ~told))

        await self.storage._write(work)


def dismiss(writing: Connection, table: str, seat: int) -> None:
    """Whoever was remembered in a seat does not come back to it: their own keys open nothing any more."""
    columns, links = schema.places.c, schema.links.c
    theirs = select(columns.hash).where(
        columns.table_id == table, columns.role == "seat", columns.seat == seat
    )
    writing.execute(delete(schema.links).where(links.table_id == table, links.hash.in_(theirs)))


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _epoch(link: Connection, id: str) -> int | None:
    columns = schema.people.c
    found = link.execute(select(columns.epoch).where(columns.id == id)).scalar_one_or_none()
    return int(found) if found is not None else None


def _mine(id: str) -> ColumnElement[bool]:
    return schema.places.c.person_id == id


def _open_places(link: Connection, id: str) -> Sequence[Any]:
    """The places of somebody whose table is there, and whose own key still opens it."""
    columns, links = schema.places.c, schema.links.c
    opens = (links.table_id == columns.table_id) & (links.hash == columns.hash)
    query = select(columns.table_id, columns.role, columns.seat, columns.game, columns.seen)
    return link.execute(
        query.join(schema.links, opens).where(_mine(id)).order_by(columns.seen.desc(), columns.table_id)
    ).all()


def _has(link: Connection, id: str, table: str) -> bool:
    query = select(schema.places.c.seat).where(_mine(id), schema.places.c.table_id == table)
    return link.execute(query).first() is not None


def _chairs(link: Connection, table: str) -> int:
    """How many seats a table has; 0 = it is gone."""
    header = link.execute(
        select(schema.tables.c.header).where(schema.tables.c.id == table)
    ).scalar_one_or_none()
    return len(msgspec.json.decode(header, type=_Chairs).chairs) if header is not None else 0


def _add_links(writing: Connection, table: str, ways: list[tuple[str, str, int]]) -> None:
    """Keys that open a table, those that do not yet."""
    links = schema.links.c
    there = {row.hash for row in writing.execute(select(links.hash).where(links.table_id == table))}
    fresh = [row for row in link_rows(table, ways) if row["hash"] not in there]
    if fresh:
        writing.execute(insert(schema.links), fresh)


# ---------------------------------------------------------------- seats that change hands


async def has_place(storage: Storage, table: str, key: str) -> bool:
    """Is this the key of somebody's own seat, and not one that was handed out?"""
    columns = schema.places.c
    query = select(columns.seat).where(
        columns.table_id == table, columns.hash == keys.hashed(key), columns.role == "seat"
    )
    return await storage._read(lambda link: link.execute(query.limit(1)).one_or_none() is not None)


async def lose_seat(storage: Storage, table: str, seat: int) -> None:
    """Whoever had this seat has it no more: the keys of their own places there open nothing."""
    places, links = schema.places.c, schema.links.c
    theirs = select(places.hash).where(places.table_id == table, places.role == "seat", places.seat == seat)
    row = delete(schema.links).where(links.table_id == table, links.hash.in_(theirs))
    await storage._write(lambda writing: writing.execute(row).rowcount)
