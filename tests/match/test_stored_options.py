"""Options whose reading has changed: matches that began before keep the reading of then."""

from pathlib import Path

import pytest

from shamble.core.options import Setup, read_options
from shamble.match import save_file
from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match

OLD = Path(__file__).parents[1] / "server" / "old" / "zombicide.shamble"
CHANGED = [
    ("zombicide", "sight_ends_in_street", True),
    ("zombie-plague", "line_waits", True),
    ("zombie-plague", "search_per_player", False),
]
# only in this mode and scenario
CHANGED_SOMEWHERE = [
    ("cooperative", "escape", "coop_discard_pays"),
    ("classic", "last_man_standing", "lms_discard_pays"),
]


@pytest.mark.parametrize(("id", "option", "before"), CHANGED)
def test_changed_option_keeps_its_old_value_in_old_matches(id: str, option: str, before: bool) -> None:
    game = games()[id]
    setup = game.default_setup(2)
    assert option not in setup.options
    assert game.stored_setup(setup).options[option] == before
    match = Match.new(game, [Occupant("person", name) for name in "AB"], setup, 1)
    assert match.header.options[option] == (not before)
    assert match.header.setup().options[option] == (not before)


@pytest.mark.parametrize(("mode", "scenario", "option"), CHANGED_SOMEWHERE)
def test_changed_option_of_a_mode_is_kept_there(mode: str, scenario: str, option: str) -> None:
    game = games()["zombies"]
    setup = Setup(3, mode, scenario, {})
    assert game.stored_setup(setup).options == {option: True}
    assert game.options_to_store(setup) == {option: False}
    assert game.stored_setup(Setup(3, "classic", "escape", {})).options == {}


def test_option_named_in_a_setup_is_stored_as_it_is() -> None:
    game = games()["zombie-plague"]
    setup = Setup(2, "basic", "", {"line_waits": True, "dawn": 60})
    assert game.options_to_store(setup) == {"line_waits": True, "dawn": 60, "search_per_player": True}
    assert game.stored_setup(setup).options == {"line_waits": True, "dawn": 60, "search_per_player": False}


def test_old_save_is_read_with_the_old_rule() -> None:
    match = save_file.load(OLD)
    assert match.header.setup().options["sight_ends_in_street"] is True
    assert match.state.rules.sight_ends_in_street  # type: ignore[attr-defined]


def test_value_of_then_must_be_a_value_of_the_option() -> None:
    with pytest.raises(ValueError, match="before 3 is none"):
        read_options({"option": [{"id": "dawn", "values": [1, 2], "before": 3}]})
