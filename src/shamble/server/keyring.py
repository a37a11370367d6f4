"""The server's own secret, from which the secrets of its tables follow (see `table.fair`). It lies in a file of its own
beside the database, so that whoever reads the database, a backup of it or a log learns nothing about dice to come."""

import os
import secrets
from hashlib import sha256
from hmac import new as hmac
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL

from shamble.server.errors import DatabaseUnusable

SUFFIX = ".key"
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
        try:
            line = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_bytes()
        with os.fdopen(line, "wb") as file:
            key = secrets.token_bytes(32)
            file.write(key)
        return key
    except OSError as error:
        raise DatabaseUnusable(
            "error-database-unusable", {"path": str(path), "problem": str(error)}
        ) from error


def table_secret(key: bytes, table: str) -> str:
    """What chance at a table comes from."""
    return hmac(key, table.encode(), sha256).hexdigest()
