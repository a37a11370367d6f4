"""Add the state of clocks."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
    )
