"""The ledger of a game as tests: consistent, in both languages, every rule tested.

class TestLedger(Ledgers):
    games = (GAME,)
    tests = Path(__file__).parent
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest

from shamble.core.game import Game
from shamble.core.ledger import PARTS, load_ledger
from shamble.core.rulebook_trace import load_trace
from shamble.lab.coverage import coverage
from shamble.lab.rule_marks import Proofs, find_proofs

FIELDS = {"rule": ("section", "text"), "example": PARTS, "gap": ("question", "ruling")}


class Ledgers:
    """Tests of ledgers; `tests` is the folder with the tests that must cover every rule."""

    games: ClassVar[Sequence[Game[Any]]]
    tests: ClassVar[Path]

    @classmethod
    def pytest_generate_tests(cls, metafunc: pytest.Metafunc) -> None:
        metafunc.parametrize("game", cls.games, ids=lambda game: game.id)

    def test_every_rule_and_example_has_a_test(self, game: Game[Any]) -> None:
        covered = coverage(game, _proofs(self.tests))
        assert covered.untested([*covered.rules, *covered.examples]) == []
        assert covered.unknown() == []

    def test_ids_are_unique_and_cited_ids_exist(self, game: Game[Any]) -> None:
        ledger = load_ledger(game.folder())
        every = [entry.id for entries in (ledger.rules, ledger.examples, ledger.gaps) for entry in entries]
        assert len(every) == len(set(every))
        assert [id for id in every if not id.startswith(game.prefix + "-")] == []
        rules = {rule.id for rule in ledger.rules}
        for example in ledger.examples:
            assert example.rules, example.id
            assert set(example.rules) <= rules, example.id
        for option in game.options:
            assert set(option.rules) <= ledger.ids(), option.id

    def test_every_entry_has_both_languages(self, game: Game[Any]) -> None:
        fields = [
            (entry, name)
            for kind, names in FIELDS.items()
            for entry in _entries(game)[kind]
            for name in names
        ]
        said = [
            (entry["id"], name, entry.get(name, ""), entry.get(f"{name}_it", "")) for entry, name in fields
        ]
        assert [(id, name) for id, name, en, it in said if not en.strip() or not it.strip()] == []
        assert [(id, name) for id, name, en, it in said if en == it] == [], "the Italian is a copy"

    def test_chapter_names_and_numbers_are_consistent(self, game: Game[Any]) -> None:
        names: dict[str, str] = {}
        for rule in load_ledger(game.folder()).rules:
            assert names.setdefault(rule.section, rule.section_it) == rule.section_it, rule.id
            assert rule.section.split()[0] == rule.section_it.split()[0], rule.id
        assert len(set(names.values())) == len(names)

    def test_trace_has_no_errors(self, game: Game[Any]) -> None:
        trace = load_trace(game.folder())
        assert trace is None or trace.problems == []


def _entries(game: Game[Any]) -> dict[str, Any]:
    return tomllib.loads((game.folder() / "data" / "rules.toml").read_text("utf-8"))


@cache
def _proofs(tests: Path) -> Proofs:
    return find_proofs(tests)
