"""Pytest plugin with the marks of Shamble's tests.

Borders are checked in all tests (`State.check_border`).
`rule` and `example` name what a test proves, and must be in a ledger; `soak` marks slow tests. Enable it with
`addopts = ["-p", "shamble.testing.plugin"]`.
"""

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import pytest

import shamble.games
from shamble.core.game import all_games
from shamble.core.ledger import load_ledger
from shamble.core.state import BORDERS

MARKS = (
    "rule(*ids): proves these rules of a game's ledger",
    "example(*ids): replays these worked examples of a rulebook",
    "soak: slow; runs only with `-m soak`",
)


def pytest_configure(config: pytest.Config) -> None:
    BORDERS.checked = True
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Check that every cited id exists, and deselect soak tests unless `-m` names them."""
    cited = {id for item in items for id in cited_ids(item)[1]}
    unknown = unknown_ids(cited, ledger_folders({item.path for item in items}))
    if unknown:
        item, ids = next(claims for claims in map(cited_ids, items) if unknown & set(claims[1]))
        wrong = sorted(unknown & set(ids) - {""}) or "no id"
        raise pytest.UsageError(f"{item.nodeid} cites {wrong}, which no ledger has")
    if "soak" not in str(config.option.markexpr):
        long = [item for item in items if item.get_closest_marker("soak") is not None]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]


def cited_ids(item: pytest.Item) -> tuple[pytest.Item, list[str]]:
    """Return a test and the ids it claims to prove; "" for a mark without an id."""
    marks = (*item.iter_markers("rule"), *item.iter_markers("example"))
    return item, [id for mark in marks for id in mark.args or [""]]


def unknown_ids(cited: set[str], folders: Iterable[Path]) -> set[str]:
    """List the ids that no ledger has, reading as few ledgers as possible."""
    for folder in folders:
        if not cited:
            break
        cited = cited - load_ledger(folder).ids()
    return cited


def ledger_folders(tests: Collection[Path]) -> Iterator[Path]:
    """Yield the folders with ledgers: Shamble's own games, then other installed games.

    Games named in the paths of the tests come first. Third-party games come last, because they must be loaded.
    """
    here = Path(shamble.games.__path__[0])
    names = {part for path in tests for part in path.parts}
    own = [path.parent.parent for path in here.glob("*/data/rules.toml")]
    own.sort(key=lambda folder: folder.name not in names)
    yield from own
    yield from {game.folder() for game in all_games().values()} - set(own)
