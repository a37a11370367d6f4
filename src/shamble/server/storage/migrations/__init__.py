"""Migrations of the database schema, one after the other.

A migration is a numbered file in `versions` that only contains changes. `schema` describes the result
once more, and a test compares the two."""

from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, MetaData, String, Table, select

from shamble.server.storage import schema

FOLDER = Path(__file__).resolve().parent

# The table of Alembic. Creating it here saves a new database the import of Alembic.
version_table = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def upgrade(conn: Connection) -> None:
    """Migrate to the current schema in the running transaction; a failure changes nothing."""
    from alembic import command  # imported only if needed, because it slows the start

    command.upgrade(_config(conn), "head")
    write_about(conn)


def stamp(conn: Connection, version: int = schema.HEAD) -> None:
    """Create the version table with a version, without changing anything else."""
    version_table.create(conn)
    conn.execute(version_table.insert(), {"version_num": str(version)})


def write_about(conn: Connection) -> None:
    """Write the version where Shamble read it before it had migrations."""
    about = schema.about
    value = str(schema.HEAD)
    stored = conn.execute(select(about.c.value).where(about.c.key == "schema")).scalar_one_or_none()
    if stored is None:
        conn.execute(about.insert(), {"key": "schema", "value": value})
    elif stored != value:
        conn.execute(about.update().where(about.c.key == "schema").values(value=value))


def _config(conn: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = conn
    return config
