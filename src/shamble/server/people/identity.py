"""Whoever a browser is known as, without an account: a signed cookie that names a person, and that person's places at
tables.

The server keeps no key of a seat. A place has a key of its own, which follows from the server's key file and a mark
that is kept with the place. The table knows its hash like that of any other link, so that whoever shows the cookie is
handed a link that opens the seat again, whoever reads the database opens nothing, and whoever is sent away from a seat
does not come back by this door. A cookie is given when there is a place to remember, not before.
"""

import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from shamble.match.protocol.account import MySeat
from shamble.server.keys import links as keys
from shamble.server.rooms import seat_links
from shamble.server.rooms.room import Room
from shamble.server.storage import schema
from shamble.server.storage.tables import Access, TableStore, link_rows

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


class _Invited(msgspec.Struct):
    """Of the settings of a table: which keys open which seats, beside the links it was made with."""

    invited: dict[str, int] = {}


class People:
    """Those whom this server knows."""

    def __init__(self, storage: TableStore) -> None:
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
        row = await self.storage.read(lambda link: _epoch(link, id))
        if age > LASTS or row != int(epoch):
            return None
        return Shown(Person(id, int(epoch)), age > RENEWED)

    # ------------------------------------------------------------ places

    def key(self, mark: str, table: str, link: Access) -> str:
        """The key of a place. It is stored nowhere."""
        about = f"{mark} {table} {link.role} {link.seat}"
        return _text(hmac(self._places, about.encode(), sha256).digest()[:24])

    async def remember(self, person: Person | None, room: Room, link: Access) -> Person:
        """Somebody has a place at a table; whoever is nobody yet becomes somebody."""
        found = person or Person(secrets.token_urlsafe(18))
        header = room.match.header
        mark = await self.storage.write(lambda writing: _sit(writing, found, room.id, link, header.game))
        key = self.key(mark, room.id, link)
        if link.role == "host":
            ways = keys.all_links(key, len(header.occupants))
            await self.storage.write(lambda writing: _add_links(writing, room.id, ways))
        else:
            await room.lock.run(partial(_admit, room, key, link.seat))
        return found

    async def places(self, person: Person) -> list[MySeat]:
        """Where somebody has a place that can still be opened, the latest first."""
        return await self.storage.read(lambda link: self._open(link, person))

    def _open(self, link: Connection, person: Person) -> list[MySeat]:
        found = []
        for row in _mine(link, person, schema.tables.c.settings):
            held = Access(row.role, row.seat)
            key = self.key(row.mark, row.table_id, held)
            if held.role == "host":
                opens = _opens(link, row.table_id, keys.hash_key(key))
            else:
                opens = (
                    msgspec.json.decode(row.settings, type=_Invited).invited.get(keys.hash_key(key))
                    == held.seat
                )
            if row.mark and opens:
                found.append(MySeat(row.table_id, key, row.game, row.seen))
        return found

    async def seats_at(self, person: Person, room: Room) -> frozenset[int]:
        """The seats that are somebody's at a table."""
        rows = await self.storage.read(lambda link: _mine(link, person, schema.tables.c.id, room.id))
        hosts = room.settings.host_seats if any(row.role == "host" for row in rows) else []
        return frozenset(row.seat for row in rows if row.role == "seat").union(hosts)

    async def forget_place(self, person: Person, room: Room) -> None:
        """A table is listed no more, and the keys of one's place there open nothing; what was played stays known."""
        rows = await self.storage.read(lambda link: _mine(link, person, schema.tables.c.id, room.id))
        for row in rows:
            key = self.key(row.mark, room.id, Access(row.role, row.seat))
            if row.role == "host":
                hashes = [keys.hash_key(one) for one, _, _ in keys.all_links(key, len(room.match.occupants))]
                await self.storage.write(partial(_drop_links, table=room.id, hashes=hashes))
            else:
                await room.lock.run(partial(_shut_out, room, keys.hash_key(key)))
        await self.storage.write(partial(_unlist, id=person.id, table=room.id))

    # ------------------------------------------------------------ people

    async def forget(self, person: Person) -> None:
        """Nothing is known of somebody any more; the games stay with whoever else played them."""
        await self.storage.write(partial(_erase, id=person.id))

    async def bring(self, person: Person, to: Person) -> None:
        """What one is known for, the other is from now on: the same somebody, who has signed in."""

        def work(writing: Connection) -> None:
            columns = schema.places.c
            theirs = select(columns.table_id).where(columns.person_id == to.id)
            writing.execute(
                update(schema.places)
                .where(columns.person_id == person.id, columns.table_id.not_in(theirs))
                .values(person_id=to.id)
            )
            _erase(writing, person.id)

        await self.storage.write(work)

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
                _erase(writing, row.id)
            writing.execute(delete(schema.places).where(~there, ~told))

        await self.storage.write(work)


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _epoch(link: Connection, id: str) -> int | None:
    columns = schema.people.c
    found = link.execute(select(columns.epoch).where(columns.id == id)).scalar_one_or_none()
    return int(found) if found is not None else None


def _sit(writing: Connection, person: Person, table: str, link: Access, game: str) -> str:
    """Note somebody's place; gives the mark that its key follows from."""
    now = int(time.time())
    if _epoch(writing, person.id) is None:
        writing.execute(insert(schema.people), {"id": person.id, "epoch": person.epoch, "seen": now})
    writing.execute(update(schema.people).where(schema.people.c.id == person.id).values(seen=now))
    columns = schema.places.c
    same = (
        columns.person_id == person.id,
        columns.table_id == table,
        columns.role == link.role,
        columns.seat == link.seat,
    )
    found = writing.execute(select(columns.mark).where(*same)).scalar_one_or_none()
    mark = str(found or secrets.token_urlsafe(18))
    if found is not None:
        writing.execute(update(schema.places).where(*same).values(seen=now, mark=mark))
        return mark
    row = {"person_id": person.id, "table_id": table, "role": link.role, "seat": link.seat}
    writing.execute(insert(schema.places), row | {"game": game, "mark": mark, "seen": now})
    mine = select(columns.table_id).where(columns.person_id == person.id)
    for old in writing.execute(mine.order_by(columns.seen.desc()).offset(MOST)).all():
        writing.execute(
            delete(schema.places).where(columns.person_id == person.id, columns.table_id == old.table_id)
        )
    return mark


def _mine(link: Connection, person: Person, also: ColumnElement[str], table: str = "") -> Sequence[Any]:
    """The places of somebody at tables that are still there, the latest first."""
    columns, tables = schema.places.c, schema.tables.c
    query = (
        select(columns.table_id, columns.role, columns.seat, columns.game, columns.seen, columns.mark, also)
        .join(schema.tables, tables.id == columns.table_id)
        .where(columns.person_id == person.id)
        .order_by(columns.seen.desc(), columns.table_id)
    )
    return link.execute(query.where(columns.table_id == table) if table else query).all()


def _erase(writing: Connection, id: str) -> None:
    for part in (schema.places, schema.accounts):
        writing.execute(delete(part).where(part.c.person_id == id))
    writing.execute(delete(schema.people).where(schema.people.c.id == id))


def _unlist(writing: Connection, id: str, table: str) -> None:
    columns = schema.places.c
    own = (columns.person_id == id, columns.table_id == table)
    writing.execute(update(schema.places).where(*own).values(mark=""))


def _opens(link: Connection, table: str, hash: str) -> bool:
    links = schema.links.c
    return (
        link.execute(select(links.role).where(links.table_id == table, links.hash == hash)).first()
        is not None
    )


def _add_links(writing: Connection, table: str, ways: list[tuple[str, str, int]]) -> None:
    """Keys that open a table, those that do not yet."""
    links = schema.links.c
    there = {row.hash for row in writing.execute(select(links.hash).where(links.table_id == table))}
    fresh = [row for row in link_rows(table, ways) if row["hash"] not in there]
    if fresh:
        writing.execute(insert(schema.links), fresh)


def _drop_links(writing: Connection, table: str, hashes: list[str]) -> None:
    links = schema.links.c
    writing.execute(delete(schema.links).where(links.table_id == table, links.hash.in_(hashes)))


async def _admit(room: Room, key: str, seat: int) -> None:
    """A key opens a seat from now on. Only within `alone`."""
    seat_keys = room.settings.seat_keys
    if seat_keys.get(keys.hash_key(key)) != seat:
        await room.update_settings(seat_keys=seat_links.with_key(room, seat_keys, key, seat))


async def _shut_out(room: Room, hash: str) -> None:
    """It opens nothing any more. Only within `alone`."""
    seat_keys = room.settings.seat_keys
    if hash in seat_keys:
        await room.update_settings(seat_keys={key: seat for key, seat in seat_keys.items() if key != hash})
