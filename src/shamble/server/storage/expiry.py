"""Deletion of tables that were not used for a while.

Players with a link see it announced 14 days before (sooner if tables are kept for less than 28), and can play on. After
14 days without play they can save the game, hidden information included."""

import time

from sqlalchemy import func, select

from shamble.server.limits import DAY_S
from shamble.server.storage import schema
from shamble.server.storage.tables import TableStore

NOTICE_DAYS = 14
OPENS_AFTER_DAYS = 14  # without play; a shorter retention opens no game
MAX_DELETED = 200  # tables per run


async def last_used(storage: TableStore, table: str) -> int:
    """Return when the last entry was written, in seconds since 1970."""
    query = select(func.max(schema.entries.c.made)).where(schema.entries.c.table_id == table)
    return await storage.read(lambda conn: int(conn.execute(query).scalar_one() or 0))


async def expires(storage: TableStore, table: str, retention_days: int) -> int:
    """Return when the table will be deleted; 0 if never, or if that is not announced yet."""
    if not retention_days:
        return 0
    end = await last_used(storage, table) + retention_days * int(DAY_S)
    return end if end - time.time() < min(NOTICE_DAYS, retention_days / 2) * DAY_S else 0


async def opens(storage: TableStore, table: str, retention_days: int) -> bool:
    """Return whether players can save a running game: it will be deleted, and it is abandoned."""
    idle_s = time.time() - await last_used(storage, table)
    return bool(await expires(storage, table, retention_days)) and idle_s >= OPENS_AFTER_DAYS * DAY_S


async def delete_expired(storage: TableStore, retention_days: int, in_memory: set[str]) -> list[str]:
    """Delete tables that were not used for so long, except those in memory; return their ids."""
    if not retention_days:
        return []
    columns = schema.entries.c
    oldest = int(time.time() - retention_days * DAY_S)
    query = select(columns.table_id).group_by(columns.table_id).having(func.max(columns.made) < oldest)
    expired = await storage.read(
        lambda conn: [str(row.table_id) for row in conn.execute(query.limit(MAX_DELETED))]
    )
    deleted = [table for table in expired if table not in in_memory]
    for table in deleted:
        await storage.remove(table)
    return deleted
