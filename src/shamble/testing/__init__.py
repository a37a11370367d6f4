"""Tests for authors of games: laws, texts and ledger as test classes, and a test table.

    class TestLaws(Laws):
        games = (GAME,)

    class TestWords(Words):
        game = GAME

    class TestLedger(Ledgers):
        games = (GAME,)
        tests = Path(__file__).parent

The pytest option `-p shamble.testing.plugin` adds the marks `rule` and `example` and checks that the ids they cite
exist.
"""

from importlib import import_module
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from shamble.testing.catalogue_tests import Words, keys
    from shamble.testing.laws import Laws
    from shamble.testing.ledgers import Ledgers
    from shamble.testing.table import Table
    from shamble.testing.table_setups import playable, setups, tables

__all__ = ["Laws", "Ledgers", "Table", "Words", "keys", "playable", "setups", "tables"]

MODULES = {
    "Laws": "laws",
    "Ledgers": "ledgers",
    "Table": "table",
    "Words": "catalogue_tests",
    "keys": "catalogue_tests",
    "playable": "table_setups",
    "setups": "table_setups",
    "tables": "table_setups",
}

pytest.register_assert_rewrite(
    *[f"shamble.testing.{name}" for name in ("laws", "ledgers", "messages", "table", "catalogue_tests")]
)


def __getattr__(name: str) -> object:
    """Import a helper on first use, so that a single rule test starts fast."""
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"shamble.testing.{MODULES[name]}"), name)
