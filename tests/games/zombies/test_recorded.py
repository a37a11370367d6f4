"""The recorded games cover the tables of Zombies!!!; that they replay exactly is proved in `tests/recorded`."""

from shamble.games.zombies import GAME
from shamble.table import save
from tests.recorded.record_zombies import FOLDER, TABLES


def test_every_number_of_players_mode_and_scenario_was_recorded() -> None:
    saves = [save.loads((FOLDER / f"zombies-{table[0]}{save.SUFFIX}").read_bytes()) for table in TABLES]
    assert len(saves) >= 20
    setups = [s.header.setup() for s in saves]
    assert {setup.seats for setup in setups} == set(range(GAME.min_seats, GAME.max_seats + 1))
    assert {setup.mode for setup in setups} == set(GAME.modes)
    assert {setup.scenario for setup in setups} == set(GAME.scenarios)
