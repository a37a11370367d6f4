"""Auto-pass: a seat is not asked only because it could trade."""

import pytest

from shamble.core.actions import Pass
from shamble.match.auto_pass import automatic_action
from shamble.match.protocol.view import AutoPass
from tests.games.city_of_horror.table import Table


def test_an_offer_alone_is_no_reason_to_be_asked() -> None:
    t = Table(
        "red geek- bank\npurple mom- church; pistol\ngreen thief- church\nzombies bank 2\nat attack bank"
    )
    assert "offer purple" in t.options("red")
    assert automatic_action(t.g, 0, AutoPass(only=True)) == Pass()
    assert automatic_action(t.g, 1, AutoPass(only=True)) is None  # a Pistol could be played
    assert automatic_action(t.g, 0, AutoPass()) is None


def test_pass_until_my_turn() -> None:
    t = Table(
        "red geek bank; pistol\npurple mom church; pistol\ngreen thief church\nzombies bank 2\nat attack bank"
    )
    assert automatic_action(t.g, 0, AutoPass(until_turn=True)) == Pass()


@pytest.mark.rule("CH-18.01")
def test_auto_pass_ends_at_an_offer_to_the_seat() -> None:
    """A new offer to a seat that keeps passing asks it again."""
    t = Table(
        "red geek bank; pistol\npurple mom church; pistol\ngreen thief church\nzombies bank 2\nat attack bank"
    )

    def routines() -> list[str]:
        results = [t.g.stack[-1].routine(t.g, seat) for seat in range(3)]
        return [routine.key if routine is not None else "" for routine in results]

    assert routines() == ["rest-pass"] * 3
    assert t.options("red")[0] == "pass"
    t.do("green", "offer red")
    t.do("green", "want-card")
    t.do("green", "send")
    assert routines() == ["", "rest-pass", "rest-pass"]
