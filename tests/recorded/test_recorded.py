"""Every recorded game replays exactly: what `shamble replay --check` proves, for each file here."""

from pathlib import Path

import pytest

from shamble.cli.commands.replay import prove
from shamble.core.game import all_games
from shamble.table import save
from shamble.table.log import Moved

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob(f"*{save.SUFFIX}"))
PLAGUE = [path for path in FILES if path.name.startswith("zombie-plague")]
LARGEST = 256 * 1024  # bytes


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_it_replays_exactly(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To the very position it was saved in; it was a whole game."""
    assert prove(path, json=False) == 0, capsys.readouterr().out
    assert path.stat().st_size < LARGEST


def test_the_recorded_games_of_zombie_plague_cover_its_tables() -> None:
    game = all_games()["zombie-plague"]
    saves = [save.loads(path.read_bytes()) for path in FILES if path.name.startswith(game.id)]
    assert len(saves) >= 20
    assert {len(s.header.chairs) for s in saves} == set(range(game.min_seats, game.max_seats + 1))
    used = {(o.id, str(game.option(s.header.setup(), o.id))) for s in saves for o in game.options}
    assert used == {(o.id, str(value)) for o in game.options for value in o.values}


def test_the_recorded_games_of_city_of_horror_cover_its_tables() -> None:
    """Every switch in both positions, every number of players, all sides."""
    game = all_games()["city-of-horror"]
    saves = [save.loads(path.read_bytes()) for path in FILES if path.name.startswith(game.id)]
    assert len(saves) >= 20
    assert {len(s.header.chairs) for s in saves} == set(range(game.min_seats, game.max_seats + 1))
    used = {(o.id, str(game.option(s.header.setup(), o.id))) for s in saves for o in game.options}
    small = [o for o in game.options if len(o.values) <= 7]  # not every layout of the corners
    assert used >= {(o.id, str(value)) for o in small for value in o.values}


def test_the_recorded_games_of_all_things_zombie_cover_its_tables() -> None:
    """Every scenario and the campaign, every mode and number of players, every option in each of its values."""
    game = all_games()["all-things-zombie"]
    saves = [save.loads(path.read_bytes()) for path in FILES if path.name.startswith(game.id)]
    assert len(saves) >= 20
    setups = [s.header.setup() for s in saves]
    assert {setup.scenario for setup in setups} == set(game.scenarios)
    assert {setup.mode for setup in setups} == set(game.modes)
    assert {setup.seats for setup in setups} == set(range(game.min_seats, game.max_seats + 1))
    used = {(o.id, str(game.option(setup, o.id))) for setup in setups for o in game.options}
    assert used == {(o.id, str(value)) for o in game.options for value in o.values}


def test_a_game_changed_by_hand_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = PLAGUE[0].read_bytes().split(b"\n")
    moved = save.loads(PLAGUE[0].read_bytes()).log
    number = next(n for n, entry in enumerate(moved) if isinstance(entry, Moved) and entry.text == "face S")
    lines[number + 1] = lines[number + 1].replace(b"face S", b"face N")
    changed = tmp_path / "changed.shamble"
    changed.write_bytes(b"\n".join(lines))
    assert prove(changed, json=False) == 1
    assert capsys.readouterr().out
