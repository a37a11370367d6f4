"""The database: tables and their links, the log of each, and what was said. How it came to this shape is in
`migrations`, one step after the other; a new database is made as it is here."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, PrimaryKeyConstraint, Table, Text

HEAD = 7  # the last step of `migrations`

metadata = MetaData()

about = Table(
    "shamble",
    metadata,
    Column(
        "key", Text, primary_key=True
    ),  # "schema": what older versions look at; "key": mark of the key file
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),
    # pace, standing orders, seats of the host: what is no part of the game
    Column("settings", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    # counts changes of header and settings, so that of two processes one notices
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("rules", Text, nullable=False, server_default=""),  # those it is played by (`rules`)
    Column("woken", BigInteger, nullable=False, server_default="0"),  # when somebody last came after a sleep
    Column("code", Text, nullable=False, server_default="", index=True),  # to be said on the phone; "" = none
    # what stands in the lobby, and when somebody was last seen there who belongs to the table; 0 = it does not
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

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),  # how they stand (`clocks.Kept`)
    # when somebody's days are over, in seconds since 1970, though the table sleeps; 0 = nobody's
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
    Column("heard", Integer, nullable=False, server_default="-1"),  # the one seat it was whispered to
    Column("version", Integer, nullable=False, server_default="0"),  # of the table, when it was whispered
)

# Whoever a browser is known as (`people`). None of it refers to a table: what somebody has played stays known when the
# table itself was cleared away.
people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("epoch", Integer, nullable=False),  # counts up when cookies given out before shall open nothing
    Column("seen", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("folded", Text, primary_key=True),  # the name as it is compared
    Column("name", Text, nullable=False),
    Column("phrase", Text, nullable=False),  # Argon2 of the passphrase
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
    Column("mark", Text, nullable=False),  # what a key follows from that is this place's own
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("person_id", "table_id", "role", "seat"),
    sqlite_with_rowid=False,
)

endings = Table(
    "endings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # the entry up to which somebody looked whether it is over
    Column("body", Text, nullable=False),  # what is told of it (`profile`); "" = it was not over yet
)

FIRST = (about, tables, entries, links, chat)  # what every shape has had
