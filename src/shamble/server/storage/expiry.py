"""Tables that nobody plays any more are cleared away after a while: said beforehand to whoever still has a link, who
can play on or save it."""

import time

from sqlalchemy import func, select

from shamble.server.storage import schema
from shamble.server.storage.tables import TableStore

DAY = 86_400
NOTICE = 14  # days that it is said beforehand
MOST = 200  # tables cleared away at a time


async def last_used(storage: TableStore, table: str) -> int:
    """When somebody did something there last, in seconds since 1970."""
    query = select(func.max(schema.entries.c.made)).where(schema.entries.c.table_id == table)
    return await storage.read(lambda link: int(link.execute(query).scalar_one() or 0))


async def expires(storage: TableStore, table: str, keep: int) -> int:
    """When a table will be cleared away, if that is to be said already; 0 = not yet, or never."""
    if not keep:
        return 0
    end = await last_used(storage, table) + keep * DAY
    return end if end - time.time() < NOTICE * DAY else 0


async def clear(storage: TableStore, keep: int, awake: set[str]) -> list[str]:
    """Clear tables away that nobody has played for so many days. Those that somebody is at stay."""
    if not keep:
        return []
    columns = schema.entries.c
    used = func.max(columns.made)
    old = select(columns.table_id).group_by(columns.table_id).having(used < int(time.time()) - keep * DAY)
    found = await storage.read(lambda link: [str(row.table_id) for row in link.execute(old.limit(MOST))])
    gone = [table for table in found if table not in awake]
    for table in gone:
        await storage.remove(table)
    return gone
