"""Every game and mode, at the smallest table that plays it."""

from typing import Any

from shamble.core.game import Game, all_games
from shamble.core.options import Setup

Table = tuple[str, str, str, int]  # game, mode, scenario, seats


def tables() -> list[Table]:
    """One for each mode of each game."""
    return [_smallest(game, mode) for game in all_games().values() for mode in game.modes]


def many_tables() -> list[Table]:
    """Every mode, scenario and number of seats that go together."""
    return [
        (game.id, mode, scenario, seats)
        for game in all_games().values()
        for mode in game.modes
        for scenario in game.scenarios or ("",)
        for seats in range(game.min_seats, game.max_seats + 1)
        if not game.check(Setup(seats, mode, scenario))
    ]


def _smallest(game: Game[Any], mode: str) -> Table:
    for seats in range(game.min_seats, game.max_seats + 1):
        setup = game.default_setup(seats, mode)
        if not game.check(setup):
            return game.id, setup.mode, setup.scenario, seats
    raise AssertionError(f"{game.id} cannot be played in mode {mode}")


def name(table: Table) -> str:
    return "-".join(str(part) for part in table if part)


def keywords(table: Table) -> dict[str, Any]:
    return {"mode": table[1], "scenario": table[2], "seats": table[3]}
