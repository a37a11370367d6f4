"""Deletion of tables that were not used for a while.

Players with a link see it announced 14 days before, and can play on or save the game."""

import time

from sqlalchemy import func, select

from shamble.server.limits import DAY_S
from shamble.server.storage import schema
from shamble.server.storage.tables import TableStore

NOTICE_DAYS = 14
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
    return end if end - time.time() < NOTICE_DAYS * DAY_S else 0


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
