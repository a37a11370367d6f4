"""Add the sessions of browsers.

The cookie of an older version has no session stored; it gets one when it is replaced."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
