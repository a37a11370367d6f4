"""Setups for the laws, made from what a small game declares."""

from typing import Any

import pytest

from shamble.core.game import Game, all_games
from shamble.core.options import Option, Setup
from shamble.core.refusals import Refusal
from shamble.testing.table_setups import seat_counts, setup_for_seed, setups, tables, unplayable_values
from tests.laws.test_broken import PotGame


class Choosy(PotGame):
    """Two to five seats, two or four in the mode `even`; a lid only with a big pot."""

    def __init__(self) -> None:
        super().__init__("")
        self.max_seats = 5
        self.modes = ("plain", "even")
        self.scenarios = ("kitchen", "garden")
        self.options = (
            Option("lid", (False, True), False),
            Option("size", ("small", "big", "huge"), "small"),
            Option("stove", (1, 2, 3, 4), 1, scenarios=("kitchen",)),
            Option("crowd", (False, True), False, seats=(4, 5)),
            Option("text", (), ""),
        )

    def setup_refusals(self, setup: Setup) -> list[Refusal]:
        options = setup.options
        no = setup.mode == "even" and setup.seats % 2 == 1
        no = no or (bool(options.get("lid")) and options.get("size") != "big")
        return [Refusal("no-way")] if no else []


def met(game: Game[Any], results: tuple[Setup, ...]) -> set[tuple[str, object]]:
    return {
        (option.id, game.option(setup, option.id))
        for setup in results
        for option in game.options
        if option.is_relevant(setup)
    }


@pytest.mark.parametrize("scenario", ["kitchen", "garden"])
@pytest.mark.parametrize(("mode", "seats"), [("plain", [2, 3, 4, 5]), ("even", [2, 4])])
def test_every_seat_count_and_relevant_value_occurs(mode: str, seats: list[int], scenario: str) -> None:
    game = Choosy()
    result = tables(game, mode, scenario)
    assert all(game.check(setup) == [] for setup in result)
    assert seat_counts(game, mode, scenario) == seats
    assert {setup.seats for setup in result} == set(seats)
    wanted = {
        (option.id, value)
        for option in game.options
        for value in option.values
        if scenario == "kitchen" or option.id != "stove"
    }
    assert wanted <= met(game, result)
    assert result[0].options == {}


def test_unplayable_value_is_reported() -> None:
    class Mean(Choosy):
        def __init__(self) -> None:
            super().__init__()
            self.options += (Option("moon", (False, True), False, modes=("night",)),)

        def setup_refusals(self, setup: Setup) -> list[Refusal]:
            big = setup.options.get("size") == "big" and setup.scenario == "garden"
            return [Refusal("no-way")] if big else super().setup_refusals(setup)

    assert unplayable_values(Choosy()) == []
    modes = ("plain", "even")
    lost = [f"{value} in {mode} garden" for mode in modes for value in ("lid=True", "size=big")]
    assert unplayable_values(Mean()) == [*lost, "moon anywhere"]


def test_each_skill_is_played_at_each_table() -> None:
    game = Choosy()
    result = setups(game, "plain")
    played = {(id(setup_for_seed(game, "plain", seed)), seed % 4) for seed in range(8 * len(result))}
    assert len(played) == 4 * len(result)


@pytest.mark.parametrize("id", sorted(all_games()))
def test_law_seeds_reach_every_table(id: str) -> None:
    game = all_games()[id]
    for mode in game.modes:
        assert len(setups(game, mode)) <= 200
