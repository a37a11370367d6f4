"""Forget endings that were stored empty, so that their tables are summarized again.

Version 0.1 stored an empty ending also where the worker failed."""

from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.execute("DELETE FROM endings WHERE body = ''")
