"""`shamble backup`, `restore`, `export`."""

import json
import sqlite3
from pathlib import Path

from shamble.match import save_file
from tests.cli.conftest import Shamble, is_one_sentence
from tests.server.helpers import PERSON, serving


def test_out_of_a_database_and_in_again(tmp_path: Path, shamble: Shamble) -> None:
    path = tmp_path / "tables.db"
    with serving(path) as place:
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined().do("door 1")
    table = made.table
    file, other = tmp_path / "backup", tmp_path / "other.db"
    assert shamble("backup", str(file), "--database", str(path)).code == 0
    assert file.stat().st_mode & 0o77 == 0  # for its owner alone
    assert shamble("restore", str(file), "--database", str(other)).code == 0
    again = shamble("restore", str(file), "--database", str(other))
    assert again.code == 2
    assert is_one_sentence(again.err)
    done = shamble("export", str(tmp_path / "saves"), "--all", "--database", str(other), "--json")
    assert json.loads(done.out) == {"exported": [table], "left_out": {}}
    match = save_file.revive(save_file.loads((tmp_path / "saves" / f"{table}.json").read_bytes()))
    assert match.version == 1
    assert shamble("export", str(tmp_path / "saves"), "--database", str(other)).code == 2


def test_a_log_that_nobody_can_play_is_written_as_it_is(tmp_path: Path, shamble: Shamble) -> None:
    path = tmp_path / "tables.db"
    with serving(path) as place:
        sound, broken = place.open(PERSON, PERSON).table, place.open(PERSON, PERSON).table
    with sqlite3.connect(path) as link:
        link.execute("UPDATE entries SET body = '{half' WHERE table_id = ?", (broken,))
    asked = ("export", str(tmp_path / "saves"), "--all", "--database", str(path), "--json")
    plain = shamble(*asked)
    assert plain.code == 1
    assert list(json.loads(plain.out)["left_out"]) == [broken]
    done = shamble(*asked, "--raw")
    assert done.code == 0
    assert json.loads(done.out) == {"exported": [sound], "left_out": {}, "raw": [broken]}
    first, *entries = (tmp_path / "saves" / f"{broken}.raw.json").read_text().splitlines()
    answer = json.loads(first)
    assert (answer["table"], json.loads(answer["header"])["game"]) == (broken, "drill")
    assert answer["rules"]
    assert [json.loads(entry) for entry in entries] == [[0, "{half"]]
