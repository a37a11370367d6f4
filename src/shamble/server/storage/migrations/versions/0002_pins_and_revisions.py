"""Tables know the rules they are played by and when they were woken last, and count changes of their settings."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rules", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("woken", sa.BigInteger, nullable=False, server_default="0"))
    # An empty pin is read as that of the header (`shamble.server.rooms.rules_version`).
    op.execute("UPDATE tables SET woken = made")
