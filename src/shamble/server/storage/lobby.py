"""The public lobby and the table codes in the database."""

import time

from sqlalchemy import select, update

from shamble.server.storage import schema
from shamble.server.storage.tables import TableStore

LISTED_FOR_S = 60  # after a card was written
MAX_TABLES = 200


async def write_card(store: TableStore, table: str, card: bytes) -> None:
    """List a table, or renew its listing. `card`: what the lobby shows of it, as JSON."""
    columns = schema.tables
    row = update(columns).where(columns.c.id == table).values(card=card.decode(), listed=int(time.time()))
    await store.write(lambda conn: conn.execute(row).rowcount)


async def withdraw_card(store: TableStore, table: str) -> None:
    """Remove a table from the list."""
    columns = schema.tables
    row = update(columns).where(columns.c.id == table).values(card="", listed=0)
    await store.write(lambda conn: conn.execute(row).rowcount)


async def read_cards(store: TableStore) -> list[str]:
    """Read the cards of the listed tables, newest table first."""
    columns = schema.tables.c
    since = int(time.time()) - LISTED_FOR_S
    query = (
        select(columns.card).where(columns.listed >= since).order_by(columns.made.desc()).limit(MAX_TABLES)
    )
    return await store.read(lambda conn: [str(row.card) for row in conn.execute(query)])


async def is_listed(store: TableStore, table: str) -> bool:
    columns = schema.tables.c
    since = int(time.time()) - LISTED_FOR_S
    query = select(columns.listed).where(columns.id == table, columns.listed >= since)
    return await store.read(lambda conn: conn.execute(query).one_or_none() is not None)


async def find_by_code(store: TableStore, code: str) -> str | None:
    """Return the id of the newest table with this code, or None."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.code == code).order_by(columns.made.desc()).limit(1)
    return await store.read(lambda conn: conn.execute(query).scalar_one_or_none())
