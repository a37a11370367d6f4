"""The table options: every one of the ledger is offered, with its default, values and rules."""

import pytest

from shamble.core.ledger import load_ledger
from shamble.core.options import Setup
from shamble.games.zombies import GAME
from shamble.games.zombies.board import COMPONENTS

LISTED = {entry["id"]: entry for entry in COMPONENTS["table_option"]}


def test_every_option_of_the_components_is_offered_and_no_other() -> None:
    assert {option.id for option in GAME.options} == set(LISTED)


@pytest.mark.parametrize("option", GAME.options, ids=[option.id for option in GAME.options])
def test_defaults_values_and_rules_are_those_of_the_ledger(option: object) -> None:
    found = next(o for o in GAME.options if o is option)
    entry = LISTED[found.id]
    assert found.default == entry["default"]
    assert list(found.values) == entry.get("values", [False, True])
    assert entry["defined_in"] in found.rules
    assert set(found.rules) <= load_ledger(GAME.folder()).ids()


def test_modes_variant_and_scenarios_are_those_of_the_components() -> None:
    assert list(GAME.modes) == [mode["id"] for mode in COMPONENTS["mode"]]
    assert list(GAME.scenarios[1:]) == [scenario["id"] for scenario in COMPONENTS["scenario"]]
    assert [variant["id"] for variant in COMPONENTS["variant"]] == ["fast_game"]


def test_the_options_reach_the_rules() -> None:
    plain = GAME.rules(Setup(4, "classic", "escape"))
    changed = GAME.rules(
        Setup(4, "classic", "escape", {"fast_game": True, "strict_discard": True, "dawn": 200})
    )
    assert (plain.fast, plain.strict_discard, plain.dawn) == (False, False, 100)
    assert (changed.fast, changed.strict_discard, changed.dawn) == (True, True, 200)
