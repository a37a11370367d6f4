"""The marks of Shamble's tests: `rule` and `example` name what a test proves, and a ledger has to have it; `soak` is
for what takes long.

A plug-in of pytest: `addopts = ["-p", "shamble.testing.plugin"]`."""

from collections.abc import Collection, Iterable, Iterator
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
    cited = {id for item in items for id in cited_ids(item)[1]}
    unknown = unknown_ids(cited, ledger_folders({item.path for item in items}))
    if unknown:
        item, ids = next(claims for claims in map(cited_ids, items) if unknown & set(claims[1]))
        told = sorted(unknown & set(ids) - {""}) or "no id"
        raise pytest.UsageError(f"{item.nodeid} cites {told}, which no ledger has")
    if "soak" not in str(config.option.markexpr):
        long = [item for item in items if item.get_closest_marker("soak") is not None]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]


def cited_ids(item: pytest.Item) -> tuple[pytest.Item, list[str]]:
    """What a test claims to prove; "" = a mark that names nothing."""
    marks = (*item.iter_markers("rule"), *item.iter_markers("example"))
    return item, [id for mark in marks for id in mark.args or [""]]


def unknown_ids(cited: set[str], folders: Iterable[Path]) -> set[str]:
    """Ids that no ledger has; no more ledgers are read than it takes."""
    for folder in folders:
        if not cited:
            break
        cited = cited - load_ledger(folder).ids()
    return cited


def ledger_folders(tests: Collection[Path]) -> Iterator[Path]:
    """Where ledgers lie: with Shamble's own games, first those that the tests are named after, and with every installed
    one, which takes loading them."""
    here = Path(shamble.games.__path__[0])
    names = {part for path in tests for part in path.parts}
    own = [path.parent.parent for path in here.glob("*/data/rules.toml")]
    own.sort(key=lambda folder: folder.name not in names)
    yield from own
    yield from {game.folder() for game in all_games().values()} - set(own)
