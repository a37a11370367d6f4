"""Add people, accounts, their places at tables, and summaries of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("folded", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False, unique=True),
    )
    op.create_table(
        "places",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", "role", "seat"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "endings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
