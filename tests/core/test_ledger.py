"""Loading of ledgers."""

from pathlib import Path

import pytest

from shamble.core.game import all_games
from shamble.core.ledger import load_ledger
from shamble.testing import Ledgers

TEXT = """
[[rule]]
id = "T-01"
section = "1 One"
section_it = "1 Uno"
text = "En."
text_it = "It."
mode = "always"

[[example]]
id = "T-E01"
origin = "ours"
rules = ["T-01"]
given = "A."
when = "B."
then = "C."
then_it = "Ci."

[[gap]]
id = "T-G01"
question = "Q?"
question_it = "D?"
ruling = "R."
ruling_it = "Ri."
basis = "ours"
"""


def test_rules_examples_and_gaps_are_read(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "rules.toml").write_text(TEXT, "utf-8")
    ledger = load_ledger(tmp_path)
    rule, example, gap = ledger.rules[0], ledger.examples[0], ledger.gaps[0]
    assert (rule.id, rule.section, rule.en, rule.it, rule.mode) == ("T-01", "1 One", "En.", "It.", "always")
    assert rule.section_it == "1 Uno"
    assert (example.en, example.it, example.rules, example.origin) == (
        "A. B. C.",
        "A. B. Ci.",
        ["T-01"],
        "ours",
    )
    assert (gap.question, gap.question_it, gap.en, gap.it, gap.basis) == ("Q?", "D?", "R.", "Ri.", "ours")
    assert ledger.ids() == {"T-01", "T-E01", "T-G01"}


def test_missing_italian_falls_back_to_english(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    text = TEXT.replace('section_it = "1 Uno"\n', "").replace('question_it = "D?"\n', "")
    (tmp_path / "data" / "rules.toml").write_text(text, "utf-8")
    ledger = load_ledger(tmp_path)
    assert (ledger.rules[0].section_it, ledger.gaps[0].question_it) == ("1 One", "Q?")


@pytest.mark.parametrize(
    ("basis", "reconstructed"),
    [
        ("ours", True),
        ("11.21: double; our choice", True),
        ("reconstructed; 40 cards", True),
        ("09.03", False),
    ],
)
def test_ruling_without_a_source_is_reconstructed(tmp_path: Path, basis: str, reconstructed: bool) -> None:
    (tmp_path / "data").mkdir()
    text = TEXT.replace('basis = "ours"', f'basis = "{basis}"')
    (tmp_path / "data" / "rules.toml").write_text(text, "utf-8")
    assert load_ledger(tmp_path).gaps[0].reconstructed is reconstructed


def test_rule_without_italian_raises(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "rules.toml").write_text(TEXT.replace('text_it = "It."\n', ""), "utf-8")
    with pytest.raises(KeyError):
        load_ledger(tmp_path)


class TestLedgers(Ledgers):
    """Ledgers of all installed games."""

    games = tuple(all_games().values())
    tests = Path(__file__).resolve().parents[1]
