"""From every shape the database ever had to that of today: one line of steps, each from the one before it.

A step is a file in `versions`, named by its number. It says what changes and nothing else; the shape it leads to is
written down once more in `schema`, and a test compares the two."""

from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, MetaData, String, Table, select

from shamble.server.storage import schema

FOLDER = Path(__file__).resolve().parent

# As Alembic would make it; made here, it costs a new database no start of Alembic.
steps = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def upgrade(link: Connection) -> None:
    """Bring a database to the shape of today, within the transaction that runs. A failure leaves it as it was."""
    from alembic import command  # only when there is something to do: a start is quick

    command.upgrade(_config(link), "head")
    mark(link)


def stamp(link: Connection, number: int = schema.HEAD) -> None:
    """Say that it has the shape of a step, without changing anything."""
    steps.create(link)
    link.execute(steps.insert(), {"version_num": str(number)})


def mark(link: Connection) -> None:
    """What versions of Shamble look at that know no steps: they refuse it as newer."""
    about = schema.about
    value = str(schema.HEAD)
    known = link.execute(select(about.c.value).where(about.c.key == "schema")).scalar_one_or_none()
    if known is None:
        link.execute(about.insert(), {"key": "schema", "value": value})
    elif known != value:
        link.execute(about.update().where(about.c.key == "schema").values(value=value))


def _config(link: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = link
    return config
