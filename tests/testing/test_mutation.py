"""Mutation testing: good tests kill a mutant, weak tests do not."""

import json
from pathlib import Path

import pytest

pytestmark = pytest.mark.filterwarnings("ignore")

START = """
import pytest
from pathlib import Path
from shamble.core.game import all_games
from shamble.core import engine
from shamble.core.options import Setup

DRILL = all_games()["drill"]

def opened():
    g = DRILL.new(Setup(2, DRILL.modes[0], (DRILL.scenarios or ("",))[0]), 1)
    engine.start(g)
    return g

def starts():
    try:
        return bool(opened().stack)
    except Exception:
        return False
"""
TESTS = (
    START
    + """
@pytest.mark.rule("DR-02")
def test_drill_setup():
    assert DRILL.id == "drill"

@pytest.mark.rule("DR-03")
def test_drill_first_question():
    g = opened()
    assert engine.pending(g) is not None
"""
)
ODD = {
    "endless": "while not starts():\n        pass",
    "broken": "if not starts():\n        raise ImportError('late')",
    "alive": "assert starts()\n    RUNS.open('a').write('x')\n    assert len(RUNS.read_text()) != 3",
    "killed": "assert starts()",
}


def results(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_mutants_are_killed_or_survive(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SHAMBLE_INTERPRETED", "1")
    pytester.makepyfile(test_drill=TESTS)
    out = tmp_path / "drill.jsonl"
    command = ["-p", "shamble.testing.plugin", "-p", "shamble.testing.mutation", "--mutants", "drill"]
    command += ["--mutants-out", str(out), "--mutants-jobs", "2", "--mutants-only", "flow.py"]
    command += ["--rootdir", str(pytester.path)]  # the names of tests stay the same
    pytester.runpytest_subprocess(*command)
    first = results(out)
    rows = {entry["result"] for entry in first}
    assert {"alive", "unreached"} <= rows
    assert rows & {"killed", "others"}
    run = {entry["place"].partition("Round.run: ")[2]: entry["result"] for entry in first}
    assert run["`if g.round == g.rules.rounds` is dropped"] != "unreached"
    assert next(run[what] for what in run if what.startswith("`g.end(")) == "unreached"
    pytester.runpytest_subprocess(*command)
    assert results(out) == first
    again = {entry["key"] for entry in first if entry["result"] != "unreached"}
    pytester.makepyfile(test_drill=TESTS.replace("is not None", "is not None  # edited"))
    pytester.runpytest_subprocess(*command)
    assert {entry["key"] for entry in results(out)[len(first) :]} == again


@pytest.mark.parametrize("result", ODD)
def test_kill_is_a_repeated_failure_and_nothing_else(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, result: str
) -> None:
    """The alive one is met by a flaky test: its third run of all fails, the first with the fault."""
    monkeypatch.setenv("SHAMBLE_INTERPRETED", "1")
    runs = f"RUNS = Path({str(tmp_path / 'runs')!r})"
    test = f'@pytest.mark.rule("DR-05")\ndef test_drill_starts():\n    {ODD[result]}\n'
    pytester.makepyfile(test_drill="\n".join([START, runs, test]))
    out = tmp_path / "drill.jsonl"
    command = ["-p", "shamble.testing.plugin", "-p", "shamble.testing.mutation", "--mutants", "drill"]
    fault = "`if g.round == g.rules.rounds` is dropped" if result == "alive" else "returns None at once"
    command += ["--mutants-out", str(out), "--mutants-only", f"Round.run: {fault}"]
    pytester.runpytest_subprocess(*command)
    assert [entry["result"] for entry in results(out)] == [result]
