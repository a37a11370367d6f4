"""Backup and restore between SQLite and PostgreSQL, all or nothing."""

import asyncio
import gzip
import time
from pathlib import Path

import pytest

from shamble.match.protocol.requests import Say
from shamble.server.storage.backup import BadBackup, backup, check, dated_backup, last_backup, restore
from shamble.server.storage.database import open_database
from shamble.server.storage.settings import RoomSettings, merge_settings
from shamble.server.storage.tables import TableStore
from tests.server.conftest import Services
from tests.server.helpers import PERSON, serving


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str, str]:
    """Return a database with a table, the id of the table and the host link."""
    path = tmp_path / "tables.db"
    with serving(path) as place:
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            both.do("door 1")
            both.ask(Say, text="ciao · così")
    return path, made.table, made.mine


def test_backup_is_restored_into_another_kind_of_database(
    played: tuple[Path, str, str], tmp_path: Path, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _, mine = played
    monkeypatch.setenv("SHAMBLE_KEY_FILE", str(path) + ".key")
    url = services.database()
    for source, target, file in ((str(path), url, "one"), (url, str(tmp_path / "again.db"), "two")):
        engine = open_database(source)
        assert backup(engine, tmp_path / file) == 1
        engine.dispose()
        engine = open_database(target)
        assert restore(engine, tmp_path / file) == 1
        engine.dispose()
    one, two = (gzip.decompress((tmp_path / name).read_bytes()).splitlines()[1:] for name in ("one", "two"))
    assert one == two
    with serving(tmp_path / "again.db") as place, place.sit(mine) as both:
        both.joined()
        assert both.version == 1
        assert both.messages[0].chat[0].text == "ciao · così"  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", ["cut", "changed", "other", "text", "newer", "missing"])
def test_bad_backup_restores_nothing(played: tuple[Path, str, str], tmp_path: Path, kind: str) -> None:
    engine = open_database(str(played[0]))
    file = tmp_path / "backup"
    backup(engine, file)
    engine.dispose()
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    match kind:
        case "cut":
            file.write_bytes(gzip.compress(b"".join(lines[:-2])))
        case "changed":
            file.write_bytes(gzip.compress(b"".join(lines).replace(b"door 1", b"door 2")))
        case "other":
            file.write_bytes(gzip.compress(b'{"kind":"recipes","schema":1,"made":1}\n'))
        case "text":
            file.write_text("Dear diary")
        case "newer":
            file.write_bytes(
                gzip.compress(lines[0].replace(b'"schema":', b'"schema":9') + b"".join(lines[1:]))
            )
        case "missing":
            file.unlink()
    engine = open_database(str(tmp_path / "new.db"))
    with pytest.raises(BadBackup) as no:
        restore(engine, file)
    assert "\n" not in str(no.value)
    storage = TableStore(engine)
    assert asyncio.run(storage.list_tables()) == []
    storage.close()


def test_concurrent_settings_changes_are_merged() -> None:
    base = RoomSettings([0, 1, 2], pins={0: "a", 1: "b"})
    mine = RoomSettings([0, 1], claimed_seats=[2], pins={0: "a"}, pace=2.0)
    theirs = RoomSettings([0, 2], claimed_seats=[1], pins={0: "c", 1: "b"}, paused=True)
    both = RoomSettings([0], claimed_seats=[1, 2], pins={0: "c"}, pace=2.0, paused=True)
    assert merge_settings(base, mine, theirs) == both
    assert merge_settings(base, base, theirs) == theirs
    assert merge_settings(base, mine, base) == mine


def test_interrupted_backup_does_not_stop_the_next(played: tuple[Path, str, str], tmp_path: Path) -> None:
    """A power cut left a file behind, and every backup after it failed."""
    engine = open_database(str(played[0]))
    (tmp_path / "backup.gz.part").write_bytes(b"half")
    assert backup(engine, tmp_path / "backup.gz") == 1
    assert check(tmp_path / "backup.gz") == 1
    engine.dispose()


def test_dated_backups_keep_the_latest(
    played: tuple[Path, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, folder = open_database(str(played[0])), tmp_path / "backups"
    made = []
    for day in range(1, 5):
        monkeypatch.setattr(
            time, "gmtime", lambda day=day: time.struct_time((2026, 11, day, 4, 0, 0, 0, 0, 0))
        )
        made.append(dated_backup(engine, folder, keep=2)[0])
    assert sorted(folder.iterdir()) == made[2:]
    assert made[3].name == "shamble-2026-11-04-040000.gz"
    with engine.connect() as conn:
        assert time.time() - last_backup(conn) < 100
    engine.dispose()


def test_damaged_backup_is_found_without_restoring(played: tuple[Path, str, str], tmp_path: Path) -> None:
    engine = open_database(str(played[0]))
    backup(engine, tmp_path / "backup.gz")
    engine.dispose()
    content = bytearray((tmp_path / "backup.gz").read_bytes())
    content[len(content) // 2] ^= 1
    (tmp_path / "backup.gz").write_bytes(bytes(content))
    with pytest.raises(BadBackup):
        check(tmp_path / "backup.gz")
