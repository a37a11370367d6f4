"""Log, header and settings of a room on disk, and the channel that announces changes."""

from shamble.server.cluster.bus import NULL_CHANNEL, RoomChannel
from shamble.server.cluster.messages import EntryWritten, SettingsChanged
from shamble.server.errors import Conflict, WriteError
from shamble.server.storage.settings import RoomSettings, merge_settings
from shamble.server.storage.tables import StoredTable, TableHead, TableStore


class Persistence:
    """Reads and writes one table, and publishes each change.

    `revision` counts changes of header and settings; a write with an old revision fails with `Conflict`.
    """

    def __init__(self, table: str, store: TableStore, stored: StoredTable) -> None:
        self.table = table
        self.store = store
        self.header = stored.header
        self.log = bytearray(
            b"".join(body + b"\n" for body in stored.entries)
        )  # one entry a line, for workers
        self.revision = stored.revision
        self.channel: RoomChannel = NULL_CHANNEL
        self._settings = stored.settings  # as on disk at `revision`: the base of a merge

    async def append(self, version: int, body: bytes, settings: RoomSettings | None) -> None:
        """Store and publish a log entry, and in the same transaction new settings, if any.

        Raises `Conflict` if the entry exists or the settings are newer on disk, and `WriteError`.
        """
        await self.store.append(self.table, version, body, settings, self.revision)
        self.log += body + b"\n"
        self.channel.publish(EntryWritten(version, body.decode()))
        if settings is not None:
            self._written(settings)

    async def save_settings(self, settings: RoomSettings) -> tuple[RoomSettings, bool]:
        """Store the settings; return them, and whether newer ones on disk were merged in.

        If the disk cannot be written, they stay in memory and are stored with the next change.
        """
        is_merged = False
        while True:
            try:
                await self.store.save_settings(self.table, settings, self.revision)
            except WriteError:
                return settings, is_merged
            except Conflict:
                stored = await self.store.load_head(self.table)
                settings, is_merged = merge_settings(self._settings, settings, stored.settings), True
                self._use(stored)
                continue
            self._written(settings)
            return settings, is_merged

    async def save_header(self, header: bytes) -> None:
        """Store another header. Raises `Conflict` and `WriteError`."""
        await self.store.save_header(self.table, header, self.revision)
        self.header = header
        self._written(self._settings)

    async def read_newer_settings(self) -> RoomSettings | None:
        """Return the settings on disk if another process changed them or the header; else None."""
        stored = await self.store.load_head(self.table)
        if stored.revision <= self.revision:
            return None
        self._use(stored)
        return stored.settings

    async def read_entries(self, version: int) -> list[bytes]:
        """Return the stored log entries from this version on."""
        return await self.store.load_entries(self.table, version)

    def _use(self, stored: TableHead) -> None:
        self.header, self._settings, self.revision = stored.header, stored.settings, stored.revision

    def _written(self, settings: RoomSettings) -> None:
        self._settings = settings
        self.revision += 1
        self.channel.publish(SettingsChanged(self.revision))
