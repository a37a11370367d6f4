"""Windows do not nag: who wants to be asked only when he can play is not asked just because he could bargain."""

from shamble.core.actions import Pass
from shamble.table.orders import due
from shamble.table.wire import Orders
from tests.games.city_of_horror.table import Table


def test_an_offer_alone_is_no_reason_to_be_asked() -> None:
    t = Table(
        "red geek- bank\npurple mom- church; pistol\ngreen thief- church\nzombies bank 2\nat attack bank"
    )
    assert "offer purple" in t.options("red")
    assert due(t.g, 0, Orders(only=True)) == Pass()
    assert due(t.g, 1, Orders(only=True)) is None  # a Pistol might be wanted
    assert due(t.g, 0, Orders()) is None


def test_pass_until_my_turn() -> None:
    t = Table(
        "red geek bank; pistol\npurple mom church; pistol\ngreen thief church\nzombies bank 2\nat attack bank"
    )
    assert due(t.g, 0, Orders(until_turn=True)) == Pass()
