"""Add the version of the rules, the last visit and the settings revision of a table."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rules", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("woken", sa.BigInteger, nullable=False, server_default="0"))
    # An empty `rules` means the version in the header (`storage.settings.pinned`).
    op.execute("UPDATE tables SET woken = made")
