"""The database schema: new databases are created from it, `migrations` updates older ones."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

HEAD = 9  # number of the last migration

metadata = MetaData()

about = Table(
    "shamble",
    metadata,
    # "schema": the version, as versions before 0.1 read it; "key": fingerprint of the key file
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),
    # bot speed, auto-pass, seats of the host …: everything that is not part of the game
    Column("settings", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    # counts changes of header and settings, so that a process notices those of another
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("rules", Text, nullable=False, server_default=""),  # version it was last played by
    Column("woken", BigInteger, nullable=False, server_default="0"),  # when it was last loaded into memory
    Column("code", Text, nullable=False, server_default="", index=True),  # table code; "" = none
    # its card in the lobby, and when a player was last seen there; 0 = not listed
    Column("card", Text, nullable=False, server_default=""),
    Column("listed", BigInteger, nullable=False, server_default="0", index=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    # its receipt (`match.receipts`); "" = written by an older version, follows from the bodies
    Column("hash", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "number"),  # no entry can be written twice: a log cannot fork
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

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON, in the format of the clocks
    # when a correspondence clock runs out, in seconds since 1970; 0 = never
    Column("due", BigInteger, nullable=False, index=True),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("heard", Integer, nullable=False, server_default="-1"),  # the seat it was whispered to; -1 = all
    Column("version", Integer, nullable=False, server_default="0"),  # of the match, when it was whispered
    Column("number", Integer, nullable=True),  # at its table; null = written by an older version
    Index("ix_chat_number", "table_id", "number", unique=True),
)

# People that browsers are recognized as. These rows do not refer to `tables`, so that a profile stays when a table
# was deleted.
people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("epoch", Integer, nullable=False),  # counts up to invalidate all cookies so far
    Column("seen", BigInteger, nullable=False),
)

# Browsers with a cookie. A session that has ended stays, so that a copy of its cookie opens nothing.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),
    Column("device", Text, nullable=False),  # browser and system, as the browser said
    Column("made", BigInteger, nullable=False),
    Column("ended", Integer, nullable=False, server_default="0"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("folded", Text, primary_key=True),  # the normalized name
    Column("name", Text, nullable=False),
    Column("phrase", Text, nullable=False),  # Argon2 hash of the passphrase
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, unique=True),
)

places = Table(
    "places",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("table_id", Text, nullable=False, index=True),
    Column("role", Text, nullable=False),  # "host", "seat"
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("mark", Text, nullable=False),  # the key of this place is derived from it; "" = forgotten
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("person_id", "table_id", "role", "seat"),
    sqlite_with_rowid=False,
)

endings = Table(
    "endings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # number of the last entry when it was summarized
    Column("body", Text, nullable=False),  # JSON summary of the finished game; "" = not over yet
)

FIRST = (about, tables, entries, links, chat)  # in every version of the schema
