"""What the database holds, read past the server: the laws compare everything with it."""

from typing import Any

import msgspec

from shamble.match.log import Entry, Header, Moved
from shamble.match.match import Match
from shamble.server.keys.links import hash_key
from shamble.server.storage.settings import RoomSettings
from shamble.sim.disk import Disk

_entry = msgspec.json.Decoder(Entry)
_settings = msgspec.json.Decoder(RoomSettings)


class TableTruth:
    """One table in the database."""

    def __init__(self, disk: Disk, table: str) -> None:
        self.disk = disk
        self.table = table
        header = disk.raw.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()[0]
        self.bodies: list[bytes] = []
        self.receipts: list[str] = []
        self.entries: list[Entry] = []
        self.match = Match.resume(msgspec.json.decode(header, type=Header), [])
        self.refresh()

    def refresh(self) -> Match:
        """Read new entries; return the match as the database has it."""
        query = "SELECT number, body, hash FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
        rows = self.disk.raw.execute(query, (self.table, len(self.bodies))).fetchall()
        if not rows:
            return self.match
        assert [number for number, _, _ in rows] == list(
            range(len(self.bodies), len(self.bodies) + len(rows))
        )
        new = [body.encode() for _, body, _ in rows]
        entries = [_entry.decode(body) for body in new]
        self.bodies += new
        self.receipts += [receipt for _, _, receipt in rows]
        self.entries += entries
        self.match.load(entries)
        return self.match

    def has_move(self, seat: int, text: str, after: int, until: int) -> bool:
        """Return whether a move is among the entries after one version, up to another."""
        entries = self.entries[after + 1 : until + 1]
        return any(isinstance(one, Moved) and one.seat == seat and text in ("", one.text) for one in entries)

    def settings(self) -> RoomSettings:
        row = self.disk.raw.execute("SELECT settings FROM tables WHERE id = ?", (self.table,)).fetchone()
        return _settings.decode(row[0])

    def settings_since(self, number: int) -> list[RoomSettings]:
        """Return all settings that the table had since a point of the history."""
        query = "SELECT settings FROM history WHERE id = ? AND number >= ? ORDER BY number"
        before = "SELECT max(number) FROM history WHERE id = ? AND number <= ?"
        first = self.disk.raw.execute(before, (self.table, number)).fetchone()[0] or 0
        return [_settings.decode(row[0]) for row in self.disk.raw.execute(query, (self.table, first))]

    def has_key(self, key: str) -> bool:
        """Return whether a key was ever stored."""
        hash = hash_key(key)
        links = "SELECT 1 FROM links WHERE table_id = ? AND hash = ?"
        history = "SELECT 1 FROM history WHERE id = ? AND settings LIKE ?"
        return bool(
            self.disk.raw.execute(links, (self.table, hash)).fetchone()
            or self.disk.raw.execute(history, (self.table, f"%{hash}%")).fetchone()
        )

    def has_said(self, text: str) -> bool:
        query = "SELECT 1 FROM chat WHERE table_id = ? AND text = ?"
        return bool(self.disk.raw.execute(query, (self.table, text)).fetchone())

    def chat(self) -> list[str]:
        """Return all lines to everyone, of players."""
        query = "SELECT text FROM chat WHERE table_id = ? AND heard < 0 AND seat >= -1 ORDER BY id"
        return [row[0] for row in self.disk.raw.execute(query, (self.table,))]


def history_length(disk: Disk) -> int:
    """Return the point of the history that is now."""
    return int(disk.raw.execute("SELECT coalesce(max(number), 0) FROM history").fetchone()[0])


def plain(value: Any) -> Any:
    """Return a value as a client has it after decoding."""
    return msgspec.json.decode(msgspec.json.encode(value))
