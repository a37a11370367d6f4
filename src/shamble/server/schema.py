"""The database: tables and their links, the log of each, and what was said."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, PrimaryKeyConstraint, Table, Text

VERSION = 1

metadata = MetaData()

about = Table(
    "shamble",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),
    Column(
        "settings", Text, nullable=False
    ),  # pace, standing orders, seats of the host: what is no part of the game
    Column("made", BigInteger, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),  # nobody can write the same entry twice: a log cannot fork
    sqlite_with_rowid=False,
)

links = Table(
    "links",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("hash", Text, nullable=False),
    Column("role", Text, nullable=False),  # "host", "seat", "watch"
    Column("seat", Integer, nullable=False),  # -1 unless the role is "seat"
    PrimaryKeyConstraint("table_id", "hash"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)
