"""Rule -> code -> test, on small trees made for the purpose."""

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from shamble.core.game import Game, all_games
from shamble.core.ledger import load_ledger
from shamble.lab.citations import find_citations
from shamble.lab.coverage import Coverage, coverage
from shamble.lab.rule_marks import find_proofs


@pytest.fixture
def drill() -> Game[Any]:
    return all_games()["drill"]


SKIPPED_CASE = """
@pytest.mark.parametrize("n", [pytest.param(1, marks=[pytest.mark.rule("DR-01"), pytest.mark.skip])])
def test_it(n): assert 1
"""


def proofs(folder: Path, source: str, name: str = "test_it.py") -> dict[str, list[str]]:
    (folder / name).write_text("import pytest\n" + dedent(source), "utf-8")
    return find_proofs(folder)


def test_marked_tests_prove(tmp_path: Path) -> None:
    result = proofs(
        tmp_path,
        """
        @pytest.mark.rule("DR-01", "DR-02")
        def test_one(): assert 1

        @pytest.mark.example("DR-E04")
        @pytest.mark.rule("DR-02")
        async def test_two(): assert 1
        """,
    )
    assert result == {
        "DR-01": ["test_it.py::test_one"],
        "DR-02": ["test_it.py::test_one", "test_it.py::test_two"],
        "DR-E04": ["test_it.py::test_two"],
    }


def test_marks_of_modules_classes_and_single_cases(tmp_path: Path) -> None:
    result = proofs(
        tmp_path,
        """
        pytestmark = [pytest.mark.rule("DR-01"), pytest.mark.slow]

        @pytest.mark.rule("DR-02")
        class TestDoors:
            pytestmark = pytest.mark.rule("DR-03")

            @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("DR-04"))])
            def test_it(self, n): assert n
        """,
    )
    assert sorted(result) == ["DR-01", "DR-02", "DR-03", "DR-04"]
    assert set(map(tuple, result.values())) == {("test_it.py::TestDoors::test_it",)}


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("DR-01")\ndef helper(): assert 1',
        '@pytest.mark.rule("DR-01")\n@pytest.mark.skip\ndef test_it(): assert 1',
        '@pytest.mark.rule("DR-01")\n@pytest.mark.xfail(strict=True)\ndef test_it(): assert 1',
        '@pytest.mark.rule("DR-01")\ndef test_it():\n    """Some day."""',
        '@pytest.mark.rule("DR-01")\ndef test_it(): pass',
        '@pytest.mark.other("DR-01")\ndef test_it(): assert 1',
        'class Doors:\n    @pytest.mark.rule("DR-01")\n    def test_it(self): assert 1',
        SKIPPED_CASE,
        '"""pytest.mark.rule("DR-01")"""',
    ],
)
def test_what_does_not_run_proves_nothing(tmp_path: Path, source: str) -> None:
    assert proofs(tmp_path, source) == {}


def test_only_test_files_count(tmp_path: Path) -> None:
    assert proofs(tmp_path, '@pytest.mark.rule("DR-01")\ndef test_it(): assert 1', "helpers.py") == {}


def test_code_names_rules_in_words_and_refusals(tmp_path: Path, drill: Game[Any]) -> None:
    (tmp_path / "flow.py").write_text(
        '"""Doors (DR-02 to DR-04)."""\nx = Refusal("no", "DR-01")  # see DR-G01, DR-99\nDR = 5 - 5\n',
        "utf-8",
    )
    result = find_citations(tmp_path, "DR", load_ledger(drill.folder()))
    assert sorted(result) == ["DR-01", "DR-02", "DR-03", "DR-04", "DR-99", "DR-G01"]
    assert result["DR-03"] == ["flow.py"]


def test_the_code_of_the_drill_names_all_its_rules(drill: Game[Any]) -> None:
    assert coverage(drill, {}).uncited() == []


def test_the_report_of_a_game(drill: Game[Any]) -> None:
    tests = {"DR-01": ["a"], "DR-E04": ["b"], "DR-G01": ["c"], "ZP-01.01": ["d"]}
    report = coverage(drill, tests)
    assert report.data() == {
        "game": "drill",
        "rules": 5,
        "rules_tested": 1,
        "examples": 1,
        "examples_tested": 1,
        "untested": ["DR-02", "DR-03", "DR-04", "DR-05"],
        "rulings": 1,
        "rulings_tested": 1,
        "rulings_untested": [],
        "uncited": [],
        "unknown": [],
    }
    assert not report.complete


def test_complete_needs_rules_and_examples_but_no_rulings(drill: Game[Any]) -> None:
    everything = {f"DR-0{n}": ["t"] for n in range(1, 6)} | {"DR-E04": ["t"]}
    assert coverage(drill, everything).complete
    without = {id: tests for id, tests in everything.items() if id != "DR-E04"}
    assert not coverage(drill, without).complete


def test_an_id_that_no_ledger_has_is_a_mistake(drill: Game[Any]) -> None:
    everything = {f"DR-0{n}": ["t"] for n in range(1, 7)} | {"DR-E04": ["t"]}
    report: Coverage = coverage(drill, everything)
    assert report.unknown() == ["DR-06"]
    assert not report.complete


def test_code_may_name_a_chapter_but_no_test_can_prove_one() -> None:
    def report(proofs: dict[str, list[str]]) -> Coverage:
        return Coverage("game", ["ZP-03.01"], [], [], proofs, {"ZP-03": ["flow.py"], "ZP-03.01": ["flow.py"]})

    assert report({"ZP-03.01": ["test"]}).complete
    assert report({"ZP-03.01": ["test"], "ZP-03": ["test"]}).unknown() == ["ZP-03"]
