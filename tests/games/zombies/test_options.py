"""The table options: declared once, read by name, and part of the rules."""

import pytest

from shamble.core.ledger import load_ledger
from shamble.core.options import Setup, declared_fields
from shamble.games.zombies import GAME
from shamble.games.zombies.board import COMPONENTS
from shamble.games.zombies.state import Rules

FOLLOWS = {"cooperative", "team", "rescue", "last_man", "military"}  # from mode and scenario


def test_options_and_fields_of_the_rules_match() -> None:
    assert declared_fields(Rules) == {option.id for option in GAME.options} | FOLLOWS


@pytest.mark.parametrize("option", GAME.options, ids=[option.id for option in GAME.options])
def test_the_rules_ask_for_every_option(option: object) -> None:
    """Some code reads each option by its name."""
    choice = next(o for o in GAME.options if o is option)
    sources = [path.read_text("utf-8") for path in GAME.folder().rglob("*.py")]
    assert any(f"rules.{choice.id}" in text or f"self.{choice.id}" in text for text in sources)
    assert set(choice.rules) <= load_ledger(GAME.folder()).ids()
    assert choice.rules


def test_modes_variant_and_scenarios_are_those_of_the_components() -> None:
    assert list(GAME.modes) == [mode["id"] for mode in COMPONENTS["mode"]]
    assert list(GAME.scenarios[1:]) == [scenario["id"] for scenario in COMPONENTS["scenario"]]
    assert [variant["id"] for variant in COMPONENTS["variant"]] == ["fast_game"]


def test_the_options_reach_the_rules() -> None:
    plain = GAME.rules(Setup(4, "classic", "escape"))
    changed = GAME.rules(
        Setup(4, "classic", "escape", {"fast_game": True, "strict_discard": False, "dawn": 200})
    )
    assert (plain.fast_game, plain.strict_discard, plain.dawn) == (False, True, 100)
    assert (changed.fast_game, changed.strict_discard, changed.dawn) == (True, False, 200)
