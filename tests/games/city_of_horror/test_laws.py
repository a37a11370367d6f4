"""The laws of the kernel over whole random games: seats, sides, draft, options (CH-G62)."""

import pytest

from shamble.core.laws import check_game
from shamble.core.options import Setup, Value
from shamble.games.city_of_horror import GAME

EVERYTHING: dict[str, Value] = {
    "sides": "random",
    "corners": "random",
    "expert_draft": True,
    "binding_promises": True,
    "hard_freeze": True,
    "no_take_back": True,
    "explosion_forced_armory": True,
    "energy_drink_own_only": True,
    "grandma_votes": True,
    "placement_counter_clockwise": True,
    "offers": 1,
}
TABLES: list[dict[str, Value]] = [
    {},
    {"sides": "B", "offers": 1},
    {"sides": "mixed", "side_church": "B", "side_armory": "B", "side_crossroads": "B", "offers": 1},
    {"sides": "random", "corners": "random", "expert_draft": True},
    EVERYTHING,
    {"offers": 0},
    {"expert_draft": True, "offers": 1},
    {"sides": "B", "expert_draft": True, "offers": 1},
    {"sides": "mixed", "side_water_tower": "B", "side_bank": "B", "side_hospital": "B", "expert_draft": True},
]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_laws(table: int, seats: int) -> None:
    setup = Setup(seats, "standard", "", TABLES[table])
    assert GAME.check(setup) == []
    check_game(GAME, setup, 10 * seats + table, cut=250)


def test_a_whole_game_obeys_the_laws_and_ends() -> None:
    played = check_game(GAME, Setup(4, "standard", "", {"offers": 1}), 2)
    assert played.outcome in ("rescue", "lost")
    assert len(played.steps) < 3000


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_laws_at_length(table: int, seed: int) -> None:
    setup = Setup(3 + seed % 4, "standard", "", TABLES[table])
    played = check_game(GAME, setup, seed)
    assert played.outcome in ("rescue", "lost")
