"""People without accounts: a signed cookie, and the seats that belong to it.

The server stores no key of a seat. The key of a place is derived from the server key and a random mark
that is stored with the place; the table knows its hash like that of any other link. So the owner of the
cookie gets a link that opens the seat, a copy of the database opens nothing, and a player who was removed
from a seat cannot return this way. A browser gets its cookie with its first place, not before."""

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

from shamble.match.protocol.account import Device, MySeat
from shamble.server.keys import links as keys
from shamble.server.rooms import seat_links
from shamble.server.rooms.room import Room
from shamble.server.storage import schema
from shamble.server.storage.tables import Access, TableStore, link_rows

COOKIE = "shamble-me"
COOKIE_LIFETIME_S = 400 * 86_400  # browsers keep no cookie longer
COOKIE_RENEWAL_S = 30 * 86_400  # age from which a cookie is replaced
MAX_PLACES = 500  # of one person
MAX_DEVICES = 50  # of one person that are listed


class Person(NamedTuple):
    """A person; `epoch` counts how often all cookies were invalidated.

    `session`: of this browser."""

    id: str
    epoch: int = 0
    session: str = ""


class Identified(NamedTuple):
    """The person of a cookie, and whether the cookie should be replaced."""

    person: Person
    needs_renewal: bool


class _SeatKeys(msgspec.Struct):
    """The keys of guests in the settings of a table."""

    invited: dict[str, int] = {}  # key hash -> seat


class People:
    """The people that this server knows, and their places at tables."""

    def __init__(self, storage: TableStore) -> None:
        self.storage = storage
        self._cookie_key = hmac(storage.key, b"people: cookie", sha256).digest()
        self._place_key = hmac(storage.key, b"people: place", sha256).digest()

    # ------------------------------------------------------------ cookies

    def cookie(self, person: Person) -> str:
        content = f"{person.id}.{person.epoch}.{int(time.time())}.{person.session}"
        return f"{content}.{self._sign(content)}"

    def _sign(self, content: str) -> str:
        return _base64(hmac(self._cookie_key, content.encode(), sha256).digest())

    async def identify(self, cookie: str) -> Identified | None:
        """Return the person of a cookie, or None if it is invalid or too old."""
        content, _, signature = cookie.rpartition(".")
        if not compare_digest(signature.encode(), self._sign(content).encode()):
            return None
        id, epoch, issued_at, *sessions = content.split(".")
        session = sessions[0] if sessions else sha256(cookie.encode()).hexdigest()  # of an older version
        age = time.time() - int(issued_at)
        current_epoch, has_ended = await self.storage.read(
            lambda conn: (_select_epoch(conn, id), _has_ended(conn, session))
        )
        if age > COOKIE_LIFETIME_S or current_epoch != int(epoch) or has_ended:
            return None
        needs_renewal = age > COOKIE_RENEWAL_S or not sessions
        return Identified(Person(id, int(epoch), session), needs_renewal)

    # ------------------------------------------------------------ sessions

    async def open_session(self, person: Person, device: str) -> Person:
        """Return the person with a new session, in place of the one that this browser had."""
        renewed = person._replace(session=secrets.token_urlsafe(18))
        row = {"id": renewed.session, "person_id": person.id, "device": device, "made": int(time.time())}

        def work(conn: Connection) -> None:
            if person.session:
                _end_session(conn, person.id, person.session)
            conn.execute(insert(schema.sessions), row)

        await self.storage.write(work)
        return renewed

    async def end_session(self, person: Person, session: str) -> None:
        """Sign a browser of the person out: its cookie opens nothing any more."""
        await self.storage.write(lambda conn: _end_session(conn, person.id, session))

    async def devices(self, person: Person) -> list[Device]:
        """Return the browsers where the person is signed in, the latest first."""
        columns = schema.sessions.c
        query = (
            select(columns.id, columns.device, columns.made)
            .where(columns.person_id == person.id, columns.ended == 0)
            .order_by(columns.made.desc(), columns.id)
            .limit(MAX_DEVICES)
        )
        return await self.storage.read(
            lambda conn: [
                Device(row.id, row.device, row.made, row.id == person.session) for row in conn.execute(query)
            ]
        )

    def known_mark(self, person: Person) -> str:
        """Return the mark of browsers that an account knows; it stays after signing out."""
        return self._sign(f"known {person.id}")

    # ------------------------------------------------------------ places

    def _key(self, mark: str, table: str, link: Access) -> str:
        """Return the key of a place. It is stored nowhere."""
        content = f"{mark} {table} {link.role} {link.seat}"
        return _base64(hmac(self._place_key, content.encode(), sha256).digest()[:24])

    async def remember(self, person: Person | None, room: Room, link: Access) -> Person:
        """Store the place of a person at a table; None creates a new person."""
        owner = person or Person(secrets.token_urlsafe(18))
        header = room.match.header
        mark = await self.storage.write(lambda conn: _store_place(conn, owner, room.id, link, header.game))
        key = self._key(mark, room.id, link)
        if link.role == "host":
            links = keys.all_links(key, len(header.occupants))
            await self.storage.write(lambda conn: _add_links(conn, room.id, links))
        else:
            await room.lock.run(partial(_add_seat_key, room, key, link.seat))
        return owner

    async def places(self, person: Person) -> list[MySeat]:
        """List the places of a person that can still be opened, the latest first."""
        return await self.storage.read(lambda conn: self._open_places(conn, person))

    def _open_places(self, conn: Connection, person: Person) -> list[MySeat]:
        places = []
        for row in _select_places(conn, person, schema.tables.c.settings):
            link = Access(row.role, row.seat)
            key = self._key(row.mark, row.table_id, link)
            hash = keys.hash_key(key)
            if link.role == "host":
                opens = _has_link(conn, row.table_id, hash)
            else:
                opens = msgspec.json.decode(row.settings, type=_SeatKeys).invited.get(hash) == link.seat
            if row.mark and opens:
                places.append(MySeat(row.table_id, key, row.game, row.seen))
        return places

    async def seats_at(self, person: Person, room: Room) -> frozenset[int]:
        """List the seats of a person at a table."""
        rows = await self.storage.read(lambda conn: _select_places(conn, person, schema.tables.c.id, room.id))
        host_seats = room.settings.host_seats if any(row.role == "host" for row in rows) else []
        return frozenset(row.seat for row in rows if row.role == "seat").union(host_seats)

    async def forget_place(self, person: Person, room: Room) -> None:
        """Stop listing a table and revoke the person's keys there. The profile keeps the game."""
        rows = await self.storage.read(lambda conn: _select_places(conn, person, schema.tables.c.id, room.id))
        for row in rows:
            key = self._key(row.mark, room.id, Access(row.role, row.seat))
            if row.role == "host":
                links = keys.all_links(key, len(room.match.occupants))
                hashes = [keys.hash_key(key) for key, _, _ in links]
                await self.storage.write(partial(_delete_links, table=room.id, hashes=hashes))
            else:
                await room.lock.run(partial(_remove_seat_key, room, keys.hash_key(key)))
        await self.storage.write(partial(_clear_mark, id=person.id, table=room.id))

    # ------------------------------------------------------------ people

    async def delete(self, person: Person) -> None:
        """Delete a person with all places and the account. The games stay with the other players."""
        await self.storage.write(partial(_delete_person, id=person.id))

    async def merge(self, person: Person, into: Person) -> None:
        """Move all places of a person to another one, after signing in."""

        def work(conn: Connection) -> None:
            columns = schema.places.c
            existing = select(columns.table_id).where(columns.person_id == into.id)
            conn.execute(
                update(schema.places)
                .where(columns.person_id == person.id, columns.table_id.not_in(existing))
                .values(person_id=into.id)
            )
            _delete_person(conn, person.id)

        await self.storage.write(work)

    async def delete_expired(self) -> None:
        """Delete people whose cookies have expired, and places at deleted unfinished tables.

        People with an account stay."""
        columns, oldest = schema.people.c, int(time.time()) - COOKIE_LIFETIME_S
        has_account = exists().where(schema.accounts.c.person_id == columns.id)
        has_table = exists().where(schema.tables.c.id == schema.places.c.table_id)
        has_ending = exists().where(
            schema.endings.c.table_id == schema.places.c.table_id, schema.endings.c.body != ""
        )

        def work(conn: Connection) -> None:
            for row in conn.execute(select(columns.id).where(columns.seen < oldest, ~has_account)).all():
                _delete_person(conn, row.id)
            conn.execute(delete(schema.places).where(~has_table, ~has_ending))

        await self.storage.write(work)


def _base64(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _has_ended(conn: Connection, session: str) -> bool:
    ended = select(schema.sessions.c.ended).where(schema.sessions.c.id == session)
    return bool(conn.execute(ended).scalar_one_or_none())


def _end_session(conn: Connection, person: str, session: str) -> None:
    """End a session; that of an older cookie has no row yet."""
    columns = schema.sessions.c
    own = (columns.id == session, columns.person_id == person)
    ended = conn.execute(update(schema.sessions).where(*own).values(ended=1)).rowcount
    if not ended and len(session) == 2 * sha256().digest_size:
        row = {"id": session, "person_id": person, "device": "", "made": int(time.time()), "ended": 1}
        conn.execute(insert(schema.sessions), row)


def _select_epoch(conn: Connection, id: str) -> int | None:
    columns = schema.people.c
    epoch = conn.execute(select(columns.epoch).where(columns.id == id)).scalar_one_or_none()
    return int(epoch) if epoch is not None else None


def _store_place(conn: Connection, person: Person, table: str, link: Access, game: str) -> str:
    """Store a place; return the mark that its key is derived from."""
    now = int(time.time())
    if _select_epoch(conn, person.id) is None:
        conn.execute(insert(schema.people), {"id": person.id, "epoch": person.epoch, "seen": now})
    conn.execute(update(schema.people).where(schema.people.c.id == person.id).values(seen=now))
    columns = schema.places.c
    same = (
        columns.person_id == person.id,
        columns.table_id == table,
        columns.role == link.role,
        columns.seat == link.seat,
    )
    stored = conn.execute(select(columns.mark).where(*same)).scalar_one_or_none()
    mark = str(stored or secrets.token_urlsafe(18))
    if stored is not None:
        conn.execute(update(schema.places).where(*same).values(seen=now, mark=mark))
        return mark
    row = {"person_id": person.id, "table_id": table, "role": link.role, "seat": link.seat}
    conn.execute(insert(schema.places), row | {"game": game, "mark": mark, "seen": now})
    own = select(columns.table_id).where(columns.person_id == person.id)
    for old in conn.execute(own.order_by(columns.seen.desc()).offset(MAX_PLACES)).all():
        conn.execute(
            delete(schema.places).where(columns.person_id == person.id, columns.table_id == old.table_id)
        )
    return mark


def _select_places(
    conn: Connection, person: Person, extra: ColumnElement[str], table: str = ""
) -> Sequence[Any]:
    """List the places of a person at existing tables (or at one table), the latest first."""
    columns, tables = schema.places.c, schema.tables.c
    query = (
        select(columns.table_id, columns.role, columns.seat, columns.game, columns.seen, columns.mark, extra)
        .join(schema.tables, tables.id == columns.table_id)
        .where(columns.person_id == person.id)
        .order_by(columns.seen.desc(), columns.table_id)
    )
    return conn.execute(query.where(columns.table_id == table) if table else query).all()


def _delete_person(conn: Connection, id: str) -> None:
    for part in (schema.places, schema.accounts, schema.sessions):
        conn.execute(delete(part).where(part.c.person_id == id))
    conn.execute(delete(schema.people).where(schema.people.c.id == id))


def _clear_mark(conn: Connection, id: str, table: str) -> None:
    columns = schema.places.c
    own = (columns.person_id == id, columns.table_id == table)
    conn.execute(update(schema.places).where(*own).values(mark=""))


def _has_link(conn: Connection, table: str, hash: str) -> bool:
    links = schema.links.c
    query = select(links.role).where(links.table_id == table, links.hash == hash)
    return conn.execute(query).first() is not None


def _add_links(conn: Connection, table: str, links: list[tuple[str, str, int]]) -> None:
    """Add the links that the table does not have yet."""
    columns = schema.links.c
    hashes = {row.hash for row in conn.execute(select(columns.hash).where(columns.table_id == table))}
    new = [row for row in link_rows(table, links) if row["hash"] not in hashes]
    if new:
        conn.execute(insert(schema.links), new)


def _delete_links(conn: Connection, table: str, hashes: list[str]) -> None:
    links = schema.links.c
    conn.execute(delete(schema.links).where(links.table_id == table, links.hash.in_(hashes)))


async def _add_seat_key(room: Room, key: str, seat: int) -> None:
    """Let a key open a seat. Requires the room lock."""
    seat_keys = room.settings.seat_keys
    if seat_keys.get(keys.hash_key(key)) != seat:
        await room.update_settings(seat_keys=seat_links.with_key(room, seat_keys, key, seat))


async def _remove_seat_key(room: Room, hash: str) -> None:
    """Revoke a key. Requires the room lock."""
    seat_keys = room.settings.seat_keys
    if hash in seat_keys:
        await room.update_settings(seat_keys={key: seat for key, seat in seat_keys.items() if key != hash})
