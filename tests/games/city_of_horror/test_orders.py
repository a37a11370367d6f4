"""Windows do not nag: who wants to be asked only when he can play is not asked just because he could bargain."""

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
    assert automatic_action(t.g, 1, AutoPass(only=True)) is None  # a Pistol might be wanted
    assert automatic_action(t.g, 0, AutoPass()) is None


def test_pass_until_my_turn() -> None:
    t = Table(
        "red geek bank; pistol\npurple mom church; pistol\ngreen thief church\nzombies bank 2\nat attack bank"
    )
    assert automatic_action(t.g, 0, AutoPass(until_turn=True)) == Pass()


@pytest.mark.rule("CH-18.01")
def test_passing_on_ends_where_an_offer_is_made_to_oneself() -> None:
    """An offer to oneself is something new: who keeps passing is asked again."""
    t = Table(
        "red geek bank; pistol\npurple mom church; pistol\ngreen thief church\nzombies bank 2\nat attack bank"
    )

    def routines() -> list[str]:
        found = [t.g.stack[-1].routine(t.g, seat) for seat in range(3)]
        return [routine.key if routine is not None else "" for routine in found]

    assert routines() == ["rest-pass"] * 3
    assert t.options("red")[0] == "pass"
    t.do("green", "offer red")
    t.do("green", "want-card")
    t.do("green", "send")
    assert routines() == ["", "rest-pass", "rest-pass"]
