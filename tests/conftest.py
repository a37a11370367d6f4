"""Every rule id a test claims to prove has to exist in a ledger."""

from pathlib import Path

import pytest

import shamble.games
from shamble.core.game import all_games
from shamble.core.ledger import load_ledger


def ledger_folders() -> set[Path]:
    """Where ledgers lie: with every installed game, and with those of this project that are not registered yet."""
    here = Path(shamble.games.__path__[0])
    unregistered = {path.parent.parent for path in here.glob("*/data/rules.toml")}
    return unregistered | {game.folder() for game in all_games().values()}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known: set[str] = set()
    for folder in ledger_folders():
        known |= load_ledger(folder).ids()
    for item in items:
        for mark in (*item.iter_markers("rule"), *item.iter_markers("example")):
            unknown = [id for id in mark.args if id not in known]
            if unknown or not mark.args:
                raise pytest.UsageError(f"{item.nodeid} cites {unknown or 'no id'}, which no ledger has")
