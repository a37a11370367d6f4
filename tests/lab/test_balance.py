"""The committed studies say that what we made up is fair (docs/decisions/007)."""

import json
from pathlib import Path
from typing import Any

import pytest

from shamble.match.installed_games import games
from tools.studies import LEVELS, same, stored_trials, trials

STUDIES = Path(__file__).resolve().parents[2] / "studies"
TABLES = [
    pytest.param(
        entry,
        id=f"{path.stem} {entry['mode']} {entry['scenario']} {entry['seats']} {entry['level']} {number}",
    )
    for path in sorted(STUDIES.glob("*.json"))
    for number, entry in enumerate(json.loads(path.read_text("utf-8"))["tables"])
]
GAMES = 1000
LEAST_OF_A_SIDE = 0.15
LEAST_OF_A_SEAT = 0.5  # of its share


@pytest.mark.parametrize(
    "game", ["all-things-zombie", "city-of-horror", "zombicide", "zombie-plague", "zombies"]
)
def test_every_table_worth_a_number_was_played(game: str) -> None:
    entries = stored_trials(game)
    for trial in trials(games()[game]):
        assert any(same(entry, trial.key(LEVELS[0])) for entry in entries), trial


@pytest.mark.parametrize("entry", TABLES)
def test_a_table_between_equals_is_fair(entry: dict[str, Any]) -> None:
    count, won, by_seat = entry["games"], entry["won"], entry["by_seat"]
    assert count >= GAMES
    assert sum(entry["outcomes"].values()) == count, "a game that did not end"
    if len(won) > 1:  # sides against each other
        assert min(won.values()) >= LEAST_OF_A_SIDE * count
    elif len(set(by_seat)) > 1:  # each against all
        assert min(by_seat) >= LEAST_OF_A_SEAT * sum(by_seat) / len(by_seat)
