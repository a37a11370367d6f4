"""Coverage of a game's rules: the tests that prove each rule, and the code that cites it."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shamble.core.game import Game
from shamble.core.ledger import load_ledger
from shamble.lab.citations import Citations, find_citations
from shamble.lab.rule_marks import Proofs


@dataclass(frozen=True)
class Coverage:
    """The coverage of one game's ledger."""

    game: str
    rules: list[str]
    examples: list[str]
    rulings: list[str]
    proofs: Proofs  # of this game's ids only
    citations: Citations

    def tested(self, ids: Iterable[str]) -> list[str]:
        return [id for id in ids if id in self.proofs]

    def untested(self, ids: Iterable[str]) -> list[str]:
        return [id for id in ids if id not in self.proofs]

    def uncited(self) -> list[str]:
        """List the rules that no code cites."""
        return [id for id in self.rules if id not in self.citations]

    def unknown(self) -> list[str]:
        """List the cited ids that the ledger lacks. Code can cite a chapter ("ZP-03")."""
        known = {*self.rules, *self.examples, *self.rulings}
        chapters = {id.rpartition(".")[0] for id in known}
        return sorted(({*self.proofs} | {*self.citations} - chapters) - known)

    @property
    def complete(self) -> bool:
        return not self.untested([*self.rules, *self.examples]) and not self.unknown()

    def data(self) -> dict[str, Any]:
        """Return the document of `shamble rules --coverage --json` for this game."""
        return {
            "game": self.game,
            "rules": len(self.rules),
            "rules_tested": len(self.tested(self.rules)),
            "examples": len(self.examples),
            "examples_tested": len(self.tested(self.examples)),
            "untested": self.untested([*self.rules, *self.examples]),
            "rulings": len(self.rulings),
            "rulings_tested": len(self.tested(self.rulings)),
            "rulings_untested": self.untested(self.rulings),
            "uncited": self.uncited(),
            "unknown": self.unknown(),
        }


def coverage(game: Game[Any], proofs: Proofs, folder: Path | None = None) -> Coverage:
    """Return the coverage of one game, given the proofs found in the tests (of any game)."""
    folder = folder or game.folder()
    ledger = load_ledger(folder)
    return Coverage(
        game.id,
        [rule.id for rule in ledger.rules],
        [example.id for example in ledger.examples],
        [gap.id for gap in ledger.gaps],
        {id: tests for id, tests in proofs.items() if id.startswith(f"{game.prefix}-")},
        find_citations(folder, game.prefix, ledger),
    )
