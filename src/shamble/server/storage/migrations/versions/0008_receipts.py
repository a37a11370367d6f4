"""Add the receipts of log entries and the numbers of chat lines.

Entries of older versions have no receipt stored; it follows from their bodies."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.add_column("entries", sa.Column("hash", sa.Text, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("number", sa.Integer, nullable=True))
    op.execute(
        "UPDATE chat SET number = numbered.number FROM"
        " (SELECT id, row_number() OVER (PARTITION BY table_id ORDER BY id) - 1 AS number FROM chat) AS numbered"
        " WHERE numbered.id = chat.id"
    )
    op.create_index("ix_chat_number", "chat", ["table_id", "number"], unique=True)
