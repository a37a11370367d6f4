"""The laws of the core over whole random games: seats, sides, draft, options (CH-G62)."""

import pytest

from shamble.core.laws import check_game
from shamble.core.options import Setup
from shamble.games.city_of_horror import GAME
from shamble.testing import tables

TABLES = tables(GAME, "standard")


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_laws(number: int) -> None:
    check_game(GAME, TABLES[number], number, cut=250)


def test_a_whole_game_obeys_the_laws_and_ends() -> None:
    played = check_game(GAME, Setup(4, "standard", "", {"offers": 1}), 2)
    assert played.outcome in ("rescue", "lost")
    assert len(played.steps) < 3000
