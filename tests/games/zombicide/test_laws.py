"""Whole games keep the laws of the kernel: every mission, several numbers of players, both modes, all options."""

import pytest

from shamble.core.laws import check_game
from shamble.games.zombicide import GAME
from shamble.games.zombicide.library import PRINTED
from shamble.testing import tables


@pytest.mark.rule("ZC-04.01")
@pytest.mark.parametrize("mission", PRINTED)
def test_the_laws_hold(mission: str) -> None:
    results = [
        setup for place, mode in enumerate(GAME.modes) for setup in tables(GAME, mode, mission)[place::3]
    ]
    for place, setup in enumerate(results):
        check_game(GAME, setup, 4 * int(mission) + place, cut=90)
