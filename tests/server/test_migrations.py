"""Migrations from the first database schema to the current one, without loss."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from shamble.match.protocol.events import ChatMessage
from shamble.server.errors import DatabaseUnusable
from shamble.server.keys import links
from shamble.server.storage import migrations, schema
from shamble.server.storage.database import open_database
from shamble.server.storage.tables import ChatLine, TableStore
from tests.match.helpers import drill
from tests.server.conftest import Services
from tests.server.helpers import PERSON, Place, serving

FIRST = """
CREATE TABLE shamble (key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (key));
CREATE TABLE tables (id TEXT NOT NULL, header TEXT NOT NULL, settings TEXT NOT NULL, made BIGINT NOT NULL,
  PRIMARY KEY (id));
CREATE TABLE entries (table_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, made BIGINT NOT NULL,
  PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES tables (id)) WITHOUT ROWID;
CREATE TABLE links (table_id TEXT NOT NULL, hash TEXT NOT NULL, role TEXT NOT NULL, seat INTEGER NOT NULL,
  PRIMARY KEY (table_id, hash), FOREIGN KEY(table_id) REFERENCES tables (id)) WITHOUT ROWID;
CREATE TABLE chat (id INTEGER NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
  text TEXT NOT NULL, PRIMARY KEY (id), FOREIGN KEY(table_id) REFERENCES tables (id));
CREATE INDEX ix_chat_table_id ON chat (table_id);
INSERT INTO shamble VALUES ('schema', '1');
"""


def first_shape(path: Path, host: str) -> None:
    """Write a database as the first version did, with a table."""
    match = drill()
    link = sqlite3.connect(path)
    link.executescript(FIRST)
    header = msgspec.json.encode(match.header).decode()
    link.execute("INSERT INTO tables VALUES ('abc', ?, '{\"host\":[0,1]}', 7)", (header,))
    link.execute("INSERT INTO links VALUES ('abc', ?, 'host', -1)", (links.hash_key(host),))
    for number, entry in enumerate(match.log):
        body = msgspec.json.encode(entry).decode()
        link.execute("INSERT INTO entries VALUES ('abc', ?, ?, 7)", (number, body))
    link.execute("INSERT INTO chat VALUES (1, 'abc', 0, 'Ada', 'ciao')")
    link.commit()
    link.close()


def test_first_database_is_migrated_and_played_on(tmp_path: Path) -> None:
    host = links.new_host_key()
    first_shape(tmp_path / "t.db", host)
    with serving(tmp_path / "t.db") as place, place.sit(f"/t/abc#{host}") as both:
        both.joined()
        both.do("door 1")
        assert both.version == 1
        stored_table = asyncio.run(place.registry.storage.load("abc"))
        assert stored_table is not None
        assert stored_table.chat == [ChatLine(0, ChatMessage(0, "Ada", "ciao"))]
        listed = asyncio.run(place.registry.storage.list_tables())
        assert [(one.table, one.game, one.made) for one in listed] == [("abc", "drill", 7)]


def shape(engine: Engine) -> list[object]:
    """Return the differences between a database and `schema`."""
    with engine.connect() as link:
        return list(compare_metadata(MigrationContext.configure(link), schema.metadata))


def test_migrations_lead_to_the_current_schema(tmp_path: Path) -> None:
    first_shape(tmp_path / "old.db", links.new_host_key())
    for name in ("old.db", "new.db"):
        engine = open_database(str(tmp_path / name))
        assert shape(engine) == []
        engine.dispose()


def test_migrations_lead_to_the_current_schema_on_postgresql(services: Services) -> None:
    engine = open_database(services.database())
    assert shape(engine) == []
    with engine.begin() as link:
        for part in reversed(schema.metadata.sorted_tables):
            part.drop(link)
        migrations.version_table.drop(link)
        migrations.upgrade(link)
    assert shape(engine) == []
    engine.dispose()


def test_migrations_have_one_head() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [str(schema.HEAD)]
    steps = [step.revision for step in scripts.walk_revisions()]
    assert steps == [str(number) for number in range(schema.HEAD, 0, -1)]


def test_failed_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first_shape(tmp_path / "t.db", links.new_host_key())
    link = sqlite3.connect(tmp_path / "t.db")
    link.execute("ALTER TABLE tables ADD COLUMN woken TEXT")  # changed by hand
    link.commit()
    before = list(link.iterdump())
    with pytest.raises(DatabaseUnusable) as no:
        open_database(str(tmp_path / "t.db"))
    assert "\n" not in str(no.value)
    assert list(link.iterdump()) == before
    link.close()


@pytest.mark.parametrize("kind", ["newer", "foreign", "partly gone", "absent", "password"])
def test_bad_postgresql_database_is_refused_unchanged(services: Services, kind: str) -> None:
    url = services.database()
    if kind in ("newer", "partly gone"):
        engine = open_database(url)
        with engine.begin() as link:
            link.exec_driver_sql(
                "UPDATE alembic_version SET version_num = '99'" if kind == "newer" else "DROP TABLE chat"
            )
        engine.dispose()
    elif kind == "foreign":
        import psycopg

        with psycopg.connect(url) as raw:
            raw.execute("CREATE TABLE recipes (name TEXT)")
    elif kind == "absent":
        url = url.rsplit("/", 1)[0] + "/nosuch"
    else:
        url = "postgresql://shamble:geheim@127.0.0.1:1/x"
    with pytest.raises(DatabaseUnusable) as no:
        open_database(url)
    assert "\n" not in str(no.value)
    assert "geheim" not in str(no.value)


def test_machines_of_a_server_need_the_same_key(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = services.database()
    monkeypatch.setenv("SHAMBLE_KEY_FILE", str(tmp_path / "one.key"))
    with serving(url):
        pass
    monkeypatch.setenv("SHAMBLE_KEY_FILE", str(tmp_path / "two.key"))
    with pytest.raises(DatabaseUnusable, match="key file"), serving(url):
        pass


def test_change_of_rules_is_announced_once(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON)
    link = sqlite3.connect(tmp_path / "t.db")
    link.execute("UPDATE tables SET rules = '0.0.1 before'")
    link.commit()
    link.close()
    for chats in (1, 1):  # announced once
        with serving(tmp_path / "t.db") as place:
            assert _notices(place, made.mine) == chats


def _notices(place: Place, link: str) -> int:
    with place.sit(link) as both:
        both.joined()
        sync = both.messages[0]
        return sum("0.0.1 before" in said.text for said in sync.chat)  # type: ignore[union-attr]


def test_table_that_cannot_be_replayed_is_left_unchanged(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON)
    link = sqlite3.connect(tmp_path / "t.db")
    link.execute("UPDATE tables SET rules = '0.0.1 before'")
    link.execute(
        "INSERT INTO entries (table_id, number, body, made)"
        ' VALUES (?, 1, \'{"type":"move","seat":0,"text":"fly"}\', 0)',
        (made.table,),
    )
    link.commit()
    link.close()
    with serving(tmp_path / "t.db") as place:
        answer = place.get(made.mine)
        assert answer.status_code == 409
        assert answer.json()["error"]["args"]["rules"] == "0.0.1 before"
        stored_table = asyncio.run(place.registry.storage.load(made.table))
        assert stored_table is not None
        assert len(stored_table.entries) == 2


def test_new_database_has_no_tables(tmp_path: Path) -> None:
    storage = TableStore(open_database(str(tmp_path / "t.db")))
    assert asyncio.run(storage.list_tables()) == []
    storage.close()
