"""Add table codes and the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("card", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("listed", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_code", "tables", ["code"])
    op.create_index("ix_tables_listed", "tables", ["listed"])
