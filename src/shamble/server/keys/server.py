"""The server key: the dice secrets of all tables are derived from it (`match.fair_dice`).

It has a file of its own beside the database: the database, a backup or a log reveal no future dice."""

import contextlib
import os
import secrets
import tempfile
from hashlib import sha256
from hmac import new as hmac
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL

from shamble.server.errors import DatabaseUnusable

SUFFIX = ".key"
KEY_BYTES = 32
KEY_FILE_VARIABLE = "SHAMBLE_KEY_FILE"


def key_file(url: URL) -> Path:
    """Return the path of the key file for a database."""
    if given := os.environ.get(KEY_FILE_VARIABLE):
        return Path(given)
    if url.get_backend_name() == "sqlite" and url.database:
        return key_file_of(Path(url.database))
    return Path(user_data_path("shamble", appauthor=False)) / f"server{SUFFIX}"


def key_file_of(database: Path) -> Path:
    """Return the path of the key file beside a SQLite database."""
    return database.with_name(database.name + SUFFIX)


def server_key(url: URL) -> bytes:
    """Return the server key; create the file if it does not exist."""
    path = key_file(url)
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            _create(path)
    except OSError as error:
        raise _unusable(path, str(error)) from error
    return read_key_file(path)


def read_key_file(path: Path) -> bytes:
    """Read a key file. Raises `DatabaseUnusable`."""
    try:
        key = path.read_bytes()
    except OSError as error:
        raise _unusable(path, str(error)) from error
    if len(key) != KEY_BYTES:
        raise _unusable(path, f"expected {KEY_BYTES} bytes, got {len(key)}")
    return key


def _create(path: Path) -> None:
    """Create a key file atomically. If another process is faster, its key is used."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name) as file:  # readable by its owner only
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(file.name, path)


def _unusable(path: Path, problem: str) -> DatabaseUnusable:
    return DatabaseUnusable("error-key-unusable", {"path": str(path), "problem": problem})


def table_secret(key: bytes, table: str) -> str:
    return hmac(key, table.encode(), sha256).hexdigest()


def watch_key(key: bytes, table: str, holder: str) -> str:
    """Return a spectator key of a table, the same one each time for the same holder."""
    return hmac(key, f"watch {table} {holder}".encode(), sha256).hexdigest()[:32]


def invite_key(key: bytes, table: str, seat: int, version: int) -> str:
    """Return the key of an invitation to a seat whose occupant last changed at this version."""
    return hmac(key, f"invite {table} {seat} {version}".encode(), sha256).hexdigest()[:32]
