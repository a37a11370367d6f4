"""Mutation testing: good tests kill a mutant, weak tests do not."""

import json
from pathlib import Path

import pytest

pytestmark = pytest.mark.filterwarnings("ignore")

TESTS = """
import pytest
from shamble.core.game import all_games
from shamble.core import engine
from shamble.core.options import Setup

DRILL = all_games()["drill"]

def opened():
    g = DRILL.new(Setup(2, DRILL.modes[0], (DRILL.scenarios or ("",))[0]), 1)
    engine.start(g)
    return g

@pytest.mark.rule("DR-02")
def test_drill_setup():
    assert DRILL.id == "drill"

@pytest.mark.rule("DR-03")
def test_drill_first_question():
    g = opened()
    assert engine.pending(g) is not None
"""


def results(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_mutants_are_killed_or_survive(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SHAMBLE_INTERPRETED", "1")
    pytester.makepyfile(test_drill=TESTS)
    out = tmp_path / "drill.jsonl"
    command = ["-p", "shamble.testing.plugin", "-p", "shamble.testing.proving", "--mutants", "drill"]
    command += ["--mutants-out", str(out), "--mutants-jobs", "2", "--mutants-only", "flow.py"]
    command += ["--rootdir", str(pytester.path)]  # the names of tests stay the same
    pytester.runpytest_subprocess(*command)
    first = results(out)
    found = {entry["result"] for entry in first}
    assert {"alive", "unreached"} <= found
    assert found & {"killed", "others"}
    pytester.runpytest_subprocess(*command)
    assert results(out) == first
    noticed = next(entry for entry in first if entry["test"])
    pytester.makepyfile(test_drill=TESTS.replace("is not None", "is not None  # edited"))
    pytester.runpytest_subprocess(*command)
    assert results(out)[len(first)]["key"] == noticed["key"]
