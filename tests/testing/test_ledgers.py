"""Tests that the ledger tests and the citation check can fail."""

from pathlib import Path

import pytest

from shamble.core.game import all_games
from shamble.testing import Ledgers

DRILL = all_games()["drill"]
MARKED = "import pytest\n@pytest.mark.rule({})\ndef test_it(): assert 1\n"


def test_rule_without_a_test_is_reported(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(MARKED.format('"DR-01", "DR-02", "DR-03", "DR-04"'), "utf-8")

    class Unproved(Ledgers):
        tests = tmp_path

    with pytest.raises(AssertionError, match="DR-05"):
        Unproved().test_every_rule_and_example_has_a_test(DRILL)


@pytest.mark.parametrize(("ids", "wrong"), [('"DR-99"', "DR-99"), ("", "no id")])
def test_unknown_cited_id_stops_the_tests(pytester: pytest.Pytester, ids: str, wrong: str) -> None:
    pytester.makepyfile(MARKED.format(ids))
    result = pytester.runpytest_subprocess("-p", "shamble.testing.plugin")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"*test_it cites*{wrong}*which no ledger has"])


def test_soak_tests_run_only_when_selected(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        "import pytest\n@pytest.mark.soak\ndef test_long(): assert 1\ndef test_short(): assert 1\n"
    )
    pytester.runpytest_subprocess("-p", "shamble.testing.plugin").assert_outcomes(passed=1, deselected=1)
    pytester.runpytest_subprocess("-p", "shamble.testing.plugin", "-m", "soak").assert_outcomes(
        passed=1, deselected=1
    )
