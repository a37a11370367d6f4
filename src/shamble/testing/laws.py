"""The laws as tests.

class TestLaws(Laws):
    games = (GAME,)
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from shamble.core.game import Game
from shamble.core.laws import check_game
from shamble.core.options import Setup, Value
from shamble.testing.table_setups import seat_counts, setup_for_seed, setups, unplayable_values

CHUNK = 10  # seeds per test, so that workers can share them
SOAK_CHUNK = 100
LONG = 50  # one of this many soak games is played to its end
WHOLE = 4  # games per mode played to their end, one for each skill


class Laws:
    """Random games with every mode, scenario, number of seats and option value."""

    games: ClassVar[Sequence[Game[Any]]]
    cuts: ClassVar[dict[str, int]] = {}  # game -> decisions after which it is cut; missing: none
    brief: ClassVar[dict[str, dict[str, Value]]] = {}  # game -> options that shorten whole random games
    seeds: ClassVar[int] = 80  # games per mode
    soak: ClassVar[int] = 10_000

    @classmethod
    def pytest_generate_tests(cls, metafunc: pytest.Metafunc) -> None:
        names = metafunc.fixturenames
        if "mode" in names:
            modes = [
                pytest.param(game, mode, id=f"{game.id}-{mode}") for game in cls.games for mode in game.modes
            ]
            metafunc.parametrize(("game", "mode"), modes)
        elif "game" in names:
            metafunc.parametrize("game", cls.games, ids=lambda game: game.id)
        if "first" in names:
            metafunc.parametrize("first", range(0, cls.seeds, CHUNK))
        if "later" in names:
            metafunc.parametrize("later", range(cls.seeds, cls.seeds + cls.soak, SOAK_CHUNK))

    def test_all_laws_hold(self, game: Game[Any], mode: str, first: int) -> None:
        for seed in range(first, min(first + CHUNK, self.seeds)):
            check_game(game, setup_for_seed(game, mode, seed), seed, self.cuts.get(game.id, 0))

    @pytest.mark.soak
    def test_all_laws_hold_in_many_games(self, game: Game[Any], mode: str, later: int) -> None:
        for seed in range(later, later + SOAK_CHUNK):
            cut = 0 if seed % LONG == 0 else self.cuts.get(game.id, 0)
            check_game(game, setup_for_seed(game, mode, seed), seed, cut)

    @pytest.mark.parametrize(
        "seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, WHOLE - 1)), WHOLE - 1]
    )
    def test_whole_games_end(self, game: Game[Any], mode: str, seed: int) -> None:
        """Law 4 without a cut: random and skilful games end."""
        tables = setups(game, mode)
        table = tables[seed * len(tables) // WHOLE]
        setup = Setup(table.seats, mode, table.scenario, table.options | self.brief.get(game.id, {}))
        assert check_game(game, setup, 1000 + seed).outcome

    def test_every_seat_count_and_scenario_is_played(self, game: Game[Any], mode: str) -> None:
        tables = setups(game, mode)
        assert tables, f"no seat can play {mode}"
        for scenario in game.scenarios or ("",):
            met = {setup.seats for setup in tables if setup.scenario == scenario}
            assert met == set(seat_counts(game, mode, scenario)), scenario

    def test_every_value_of_every_option_is_played(self, game: Game[Any]) -> None:
        assert unplayable_values(game) == []
