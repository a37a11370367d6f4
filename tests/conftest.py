"""Every rule id a test claims to prove has to exist in a ledger."""

import pytest

from shamble.core.game import all_games
from shamble.core.ledger import load_ledger


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known: set[str] = set()
    for game in all_games().values():
        known |= load_ledger(game.folder()).ids()
    for item in items:
        for mark in (*item.iter_markers("rule"), *item.iter_markers("example")):
            unknown = [id for id in mark.args if id not in known]
            if unknown or not mark.args:
                raise pytest.UsageError(f"{item.nodeid} cites {unknown or 'no id'}, which no ledger has")
