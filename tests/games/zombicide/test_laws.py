"""Whole games keep the laws of the kernel: every mission, several numbers of players, both modes, all options."""

import pytest

from shamble.core.laws import check_game
from shamble.core.options import Setup, Value
from shamble.games.zombicide import GAME
from shamble.games.zombicide.board import MISSIONS

SWITCHES: dict[str, Value] = {option.id: True for option in GAME.options if option.values == (False, True)}


def tables(mission: str) -> list[Setup]:
    seats = (1, 2, 3) if mission == "09" else (1, 2, 4, 6)
    rounds: dict[str, Value] = {"rounds": 30}
    return [
        Setup(count, "book" if place % 2 else "faq", mission, rounds | (SWITCHES if place == 2 else {}))
        for place, count in enumerate(seats)
    ]


@pytest.mark.rule("ZC-04.01")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_laws_hold(mission: str) -> None:
    for place, setup in enumerate(tables(mission)):
        check_game(GAME, setup, 4 * int(mission) + place, cut=90)


@pytest.mark.soak
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_laws_hold_over_whole_games(mission: str) -> None:
    for seed in range(100):
        played = check_game(GAME, tables(mission)[seed % len(tables(mission))], seed)
        assert played.outcome in ("won", "lost", "late")
