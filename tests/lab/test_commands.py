"""`shamble compare` and `shamble study` as they are typed."""

import json
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

from shamble.cli.exit_codes import run


def test_compare(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["compare", "drill", "--seats", "novice,novice", "--against", "random,novice", "--games", "10"]
    assert run([*line, "--jobs", "1", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["games"] == 10
    assert set(document["change"]) == {"everyone", "seat-0", "seat-1"}
    assert run([*line, "--jobs", "1"]) == 0
    assert "each played twice" in capsys.readouterr().out


def test_compare_wants_a_change(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", "drill", "--games", "2"]) == 2
    assert "Both runs are the same" in capsys.readouterr().err


def test_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["study", "drill", str(tmp_path / "kept"), "--players", "2,3", "--option", "rounds=all"]
    line += ["--games", "20", "--jobs", "1"]
    assert run([*line, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [arm["games"] for arm in document["arms"]] == [20] * 4
    assert {entry["option"] for entry in document["options"]} == {"rounds"}
    report = tmp_path / "report.html"
    assert run([*line, "--report", str(report)]) == 0
    assert document["study"] in capsys.readouterr().out
    assert document["study"] in report.read_text("utf-8")
    assert run([*line, "--seed", "2"]) == 2
    assert "holds another study" in capsys.readouterr().err


def test_a_table_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["study", "zombicide", str(tmp_path), "--scenario", "99"]) == 2
    assert "no scenario '99'" in capsys.readouterr().err
