"""Every recorded game replays exactly, as `shamble replay --check` verifies."""

from pathlib import Path

import pytest

from shamble.cli.commands.replay import prove
from shamble.core.game import all_games
from shamble.match import save_file
from shamble.match.log import Moved
from tests.recorded.record import path_of
from tests.recorded.tables import TABLES

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob(f"*{save_file.SUFFIX}"))
PLAGUE = [path for path in FILES if path.name.startswith("zombie-plague")]
MAX_BYTES = 256 * 1024
MAX_VALUES = 7  # options with more values need not be covered


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_recorded_game_replays_exactly(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Up to the final position of a whole game."""
    assert prove(path, json=False) == 0, capsys.readouterr().out
    assert path.stat().st_size < MAX_BYTES


def test_every_table_has_a_recorded_game() -> None:
    assert {path_of(id, table) for id, tables in TABLES.items() for table in tables} == set(FILES)


@pytest.mark.parametrize("id", [id for id, game in all_games().items() if game.listed])
def test_recorded_games_cover_seats_modes_and_options(id: str) -> None:
    """Options with very many values are exempt."""
    game = all_games()[id]
    setups = [save_file.loads(path_of(id, table).read_bytes()).header.setup() for table in TABLES[id]]
    assert len(setups) >= 20
    assert {setup.seats for setup in setups} == set(range(game.min_seats, game.max_seats + 1))
    assert {setup.mode for setup in setups} == set(game.modes)
    assert {setup.scenario for setup in setups} == set(game.scenarios or ("",))
    met = {(option.id, str(game.option(setup, option.id))) for setup in setups for option in game.options}
    few = [option for option in game.options if len(option.values) <= MAX_VALUES]
    assert {(option.id, str(value)) for option in few for value in option.values} <= met


def test_edited_game_fails_to_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = PLAGUE[0].read_bytes().split(b"\n")
    moved = save_file.loads(PLAGUE[0].read_bytes()).log
    number = next(n for n, entry in enumerate(moved) if isinstance(entry, Moved) and entry.text == "face S")
    lines[number + 1] = lines[number + 1].replace(b"face S", b"face N")
    changed = tmp_path / "changed.shamble"
    changed.write_bytes(b"\n".join(lines))
    assert prove(changed, json=False) == 1
    assert capsys.readouterr().out
