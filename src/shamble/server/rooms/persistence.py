"""Log, header and settings of a room on disk, and the channel that announces changes."""

from collections.abc import Collection

from shamble.match.receipts import last_receipt
from shamble.server.cluster.bus import NULL_CHANNEL, RoomChannel
from shamble.server.cluster.messages import EntryWritten, SettingsChanged
from shamble.server.errors import Conflict
from shamble.server.storage.settings import RoomSettings, merge_settings
from shamble.server.storage.tables import DamagedLog, StoredEntry, StoredTable, TableHead, TableStore


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
        self.receipt = last_receipt(stored.entries)  # of the last entry
        self.revision = stored.revision
        self.channel: RoomChannel = NULL_CHANNEL
        self._settings = stored.settings  # as on disk at `revision`: the base of a merge

    async def append(self, version: int, body: bytes, settings: RoomSettings | None) -> None:
        """Store and publish a log entry, and in the same transaction new settings, if any.

        Raises `Conflict` if log or settings are newer on disk, and `WriteError`.
        """
        await self.store.append(self.table, version, body, self.receipt, settings, self.revision)
        self.add(StoredEntry(body, ""))
        self.channel.publish(EntryWritten(version, body.decode(), self.receipt))
        if settings is not None:
            self._written(settings)

    async def save_settings(
        self, settings: RoomSettings, changed: Collection[str] = ()
    ) -> tuple[RoomSettings, bool]:
        """Store the settings; return them, and whether newer ones on disk were merged in.

        `changed`: the fields that were set. Raises `WriteError`; nothing has changed then.
        """
        is_merged = False
        while True:
            try:
                await self.store.save_settings(self.table, settings, self.revision)
            except Conflict:
                stored = await self.store.load_head(self.table)
                settings, is_merged = merge_settings(self._settings, settings, stored.settings, changed), True
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
        """Read the settings on disk if another process changed them or the header; else None."""
        stored = await self.store.load_head(self.table)
        if stored.revision <= self.revision:
            return None
        self._use(stored)
        return stored.settings

    async def read_entries_after(self, version: int) -> list[StoredEntry]:
        """Read the stored log entries after this version, the last that this process knows.

        Raises `DamagedLog` if another entry is stored there."""
        known, *entries = await self.store.load_entries(self.table, version) or [StoredEntry(b"", "gone")]
        if known.hash not in ("", self.receipt):
            raise DamagedLog(f"entry {version} of {self.table} is not the one that this process wrote")
        return entries

    def add(self, entry: StoredEntry) -> None:
        """Note an entry that is stored. Raises `DamagedLog` if it was made for another log."""
        self.receipt = entry.receipt_after(self.receipt)
        self.log += entry.body + b"\n"

    def _use(self, stored: TableHead) -> None:
        self.header, self._settings, self.revision = stored.header, stored.settings, stored.revision

    def _written(self, settings: RoomSettings) -> None:
        self._settings = settings
        self.revision += 1
        self.channel.publish(SettingsChanged(self.revision))
