"""The marks of Shamble's tests: `rule` and `example` name what a test proves, and a ledger has to have it; `soak` is
for what takes long.

A plug-in of pytest: `addopts = ["-p", "shamble.testing.plugin"]`."""

from pathlib import Path

import pytest

import shamble.games
from shamble.core.game import all_games
from shamble.core.ledger import load_ledger

MARKS = (
    "rule(*ids): proves these rules of a game's ledger",
    "example(*ids): replays these worked examples of a rulebook",
    "soak: long; run when asked for by `-m soak` alone",
)


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every id that a test claims to prove has to be in a ledger. What takes long waits until it is asked for."""
    known: set[str] = set()
    for folder in ledger_folders():
        known |= load_ledger(folder).ids()
    for item in items:
        for mark in (*item.iter_markers("rule"), *item.iter_markers("example")):
            unknown = [id for id in mark.args if id not in known]
            if unknown or not mark.args:
                raise pytest.UsageError(f"{item.nodeid} cites {unknown or 'no id'}, which no ledger has")
    if "soak" not in str(config.option.markexpr):
        long = [item for item in items if item.get_closest_marker("soak") is not None]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]


def ledger_folders() -> set[Path]:
    """Where ledgers lie: with every installed game, and with those of Shamble that are not registered yet."""
    here = Path(shamble.games.__path__[0])
    unregistered = {path.parent.parent for path in here.glob("*/data/rules.toml")}
    return unregistered | {game.folder() for game in all_games().values()}
