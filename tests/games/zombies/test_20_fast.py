"""The fast game (ZZ-20)."""

import pytest

from shamble.core.options import Setup
from shamble.games.zombies import GAME
from tests.games.zombies.table import Table, card, tile

PILE = "pile curve\nhelipad shuffled\n"


@pytest.mark.rule("ZZ-20.01", "ZZ-20.02", "ZZ-G49")
@pytest.mark.example("ZZ-E20.02")
def test_from_the_turn_in_which_the_helipad_is_drawn() -> None:
    t = Table(f"{PILE}players P1 hand=fear | P2 kills=1\nturn P1", fast_game=True, chance=[tile("helipad")])
    t.do("place 1,0 turned 0")
    assert (t.hand(1), t.asks) == (["fear"], "ask-before-roll")  # no card drawn
    t.do("roll", (1, 2))
    assert t.g.allowance() == 6


@pytest.mark.rule("ZZ-20.02", "ZZ-16.02", "ZZ-G48")
@pytest.mark.example("ZZ-E20.01")
def test_two_dice_and_life_tokens() -> None:
    t = Table("players P1 hand=fear\nturn P1 move", fast_game=True)
    t.g.fast_on = True
    t.do("roll", (2, 6))
    assert t.g.allowance() == 11


@pytest.mark.rule("ZZ-20.01", "ZZ-20.03")
def test_fast_game_changes_nothing_before_the_helipad() -> None:
    t = Table(f"{PILE}players P1 hand=fear | P2 kills=1\nturn P1", chance=[tile("helipad")])
    t.do("place 1,0 turned 0", card("keys"), card("grenade"))
    t.do("roll", (2,))
    assert t.g.allowance() == 5
    t = Table("players P1 hand=fear\nturn P1 cards", fast_game=True, chance=[card("keys"), card("grenade")])
    t.do("roll", (2,))
    assert t.g.allowance() == 5


@pytest.mark.rule("ZZ-20.03", "ZZ-G49")
def test_with_any_mode_and_scenario() -> None:
    for mode, scenario in (
        ("classic", "escape"),
        ("team", "rescue_mission"),
        ("classic", "last_man_standing"),
        ("cooperative", "military_helicopter"),
    ):
        assert GAME.check(Setup(4, mode, scenario, {"fast_game": True})) == []


@pytest.mark.rule("ZZ-G48", "ZZ-G70")
def test_the_duty_to_use_a_card_ends_with_an_empty_hand() -> None:
    t = Table(
        "pile\nhelipad gone\nplayers P1 1,1 | P2 hand=fear\nturn P1 zombies",
        mode="cooperative",
        fast_game=True,
    )
    t.g.fast_on = True
    assert t.asks == "ask-window-zombies"
    t.do("pass", (1,))
    assert t.g.active == 1  # P1 had nothing to discard
