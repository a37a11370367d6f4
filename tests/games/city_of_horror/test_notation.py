"""Positions as text, and every action found again by its notation."""

import pytest

from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.notation import BadPosition, position
from tests.games.city_of_horror.table import Table


def test_a_position_tells_everything_a_seat_may_know() -> None:
    t = Table(
        "red geek- bank, mom! church; pistol; 2 antidotes; food 3\nzombies bank 4\ntokens armory 3\nat attack bank"
    )
    text = GAME.describe(t.g)
    assert "3 bank A: 4 zombies | geek-(red)" in text
    assert "mom!(red)" in text
    assert "2 armory A: 0 zombies, burnt, 3 tokens" in text
    assert "red: hand pistol 13; 2 antidotes; food 3" in text
    others = GAME.describe(GAME.view(t.g, 1).known)
    assert "red: hand ?; 2 antidotes; food ?" in others


@pytest.mark.parametrize(
    "text",
    [
        "nonsense here",
        "red nobody bank",
        "red geek nowhere",
        "red geek bank; excalibur",
        "red geek bank; chainsaw chainsaw",
        "sides bank C",
        "sides bank collapsed",
        "at attack moon",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        position(text)
