"""Positions as text, and actions found by their notation."""

import pytest

from shamble.core.game import BadPosition
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.notation import position
from tests.games.city_of_horror.table import Table


def test_position_text_has_all_a_seat_can_know() -> None:
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


def test_position_text_has_offers_and_promises() -> None:
    t = Table("red geek bank; pistol; 1 antidote\npurple mom bank\ngreen thief bank\nat attack bank")
    t.do("red", "offer purple")
    t.play(
        "red",
        "give pistol",
        "give-antidote",
        "want-promise",
        "promise-vote",
        "about bank",
        "name green",
        "send",
    )
    said = "offer     red to purple: gives pistol 13, antidote; wants promise (purple vote bank green)"
    assert said in GAME.describe(GAME.view(t.g, 1).known)
    assert said.replace("pistol 13", "?") in GAME.describe(GAME.view(t.g, 2).known)
    t.do("purple", "accept red")
    assert "promise   purple vote bank green, to red" in GAME.describe(t.g)


@pytest.mark.parametrize(
    "text",
    [
        "nonsense here",
        "red stranger bank",
        "red geek nowhere",
        "red geek bank; excalibur",
        "red geek bank; chainsaw chainsaw",
        "sides bank C",
        "sides bank collapsed",
        "at attack moon",
    ],
)
def test_invalid_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        position(text)
