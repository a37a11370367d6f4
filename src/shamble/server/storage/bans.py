"""Banned client addresses, stored in the database, which every process reads again."""

import asyncio
import ipaddress

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select

from shamble.server.storage import schema
from shamble.server.token_buckets import network_of

REFRESH_EVERY_S = 30.0
_NAME = "bans"  # of the row
_about = schema.about


class Bans:
    """The banned networks: an IPv4 address, or an IPv6 network of 64 bits."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.networks: frozenset[str] = frozenset()
        self.refresh()

    def has(self, address: str) -> bool:
        """Return whether an address is banned."""
        return bool(self.networks) and network_of(address) in self.networks

    def refresh(self) -> None:
        """Read the bans that another process stored."""
        with self._engine.connect() as conn:
            self.networks = _select(conn)

    def set(self, address: str, is_banned: bool) -> None:
        """Ban an address or allow it again. Raise `ValueError` if it is none."""
        network = network_of(str(ipaddress.ip_address(address)))
        with self._engine.connect() as conn, conn.begin():
            others = _select(conn) - {network}
            self.networks = others | {network} if is_banned else others
            conn.execute(delete(_about).where(_about.c.key == _NAME))
            value = msgspec.json.encode(sorted(self.networks)).decode()
            conn.execute(insert(_about), {"key": _NAME, "value": value})

    async def refresh_loop(self) -> None:
        """Keep up with other processes until cancelled."""
        while True:
            await asyncio.sleep(REFRESH_EVERY_S)
            await asyncio.to_thread(self.refresh)


def _select(conn: Connection) -> frozenset[str]:
    value = conn.execute(select(_about.c.value).where(_about.c.key == _NAME)).scalar_one_or_none()
    return frozenset(msgspec.json.decode(value, type=list[str])) if value else frozenset()
