"""The server's own secret, from which the secrets of its tables follow (see `table.fair`). It lies in a file of its own
beside the database, so that whoever reads the database, a backup of it or a log learns nothing about dice to come."""

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
LENGTH = 32  # bytes
VARIABLE = "SHAMBLE_KEY_FILE"


def key_file(url: URL) -> Path:
    """Where the secret of a server with this database lies."""
    if given := os.environ.get(VARIABLE):
        return Path(given)
    if url.get_backend_name() == "sqlite" and url.database:
        return key_file_of(Path(url.database))
    return Path(user_data_path("shamble", appauthor=False)) / f"server{SUFFIX}"


def key_file_of(database: Path) -> Path:
    """The file beside a SQLite database."""
    return database.with_name(database.name + SUFFIX)


def server_key(url: URL) -> bytes:
    """The secret of the server; made when there is none yet."""
    path = key_file(url)
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            _make(path)
    except OSError as error:
        raise _unusable(path, str(error)) from error
    return read(path)


def read(path: Path) -> bytes:
    """The secret in a file."""
    try:
        key = path.read_bytes()
    except OSError as error:
        raise _unusable(path, str(error)) from error
    if len(key) != LENGTH:
        raise _unusable(path, f"a key has {LENGTH} bytes, and this file has {len(key)}")
    return key


def _make(path: Path) -> None:
    """A new key: whole, or not at all, whoever else makes one or is killed meanwhile. The first to be there counts."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name) as file:  # for its owner alone
        file.write(secrets.token_bytes(LENGTH))
        file.flush()
        os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(file.name, path)


def _unusable(path: Path, problem: str) -> DatabaseUnusable:
    return DatabaseUnusable("error-key-unusable", {"path": str(path), "problem": problem})


def table_secret(key: bytes, table: str) -> str:
    """What chance at a table comes from."""
    return hmac(key, table.encode(), sha256).hexdigest()


def watch_key(key: bytes, table: str, who: str) -> str:
    """What opens a table for watching, to be worked out again whenever somebody may have it."""
    return hmac(key, f"watch {table} {who}".encode(), sha256).hexdigest()[:32]
