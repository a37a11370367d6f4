"""Add whispers: chat lines for one seat."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("chat", sa.Column("heard", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("chat", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
