"""The recorded games cover the tables of Zombies!!!; that they replay exactly is proved in `tests/recorded`."""

from shamble.games.zombies import GAME
from shamble.table import save
from tests.recorded.record_zombies import FOLDER, TABLES


def test_every_mode_scenario_and_option_was_recorded() -> None:
    saves = [save.loads((FOLDER / f"zombies-{table[0]}{save.SUFFIX}").read_bytes()) for table in TABLES]
    assert len(saves) >= 20
    setups = [s.header.setup() for s in saves]
    assert {setup.seats for setup in setups} == set(range(GAME.min_seats, GAME.max_seats + 1))
    assert {setup.mode for setup in setups} == set(GAME.modes)
    assert {setup.scenario for setup in setups} == set(GAME.scenarios)
    used = {(o.id, str(GAME.option(setup, o.id))) for setup in setups for o in GAME.options}
    assert used == {(o.id, str(value)) for o in GAME.options for value in o.values}
