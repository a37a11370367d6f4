"""Table options: declared in the components, checked, and read by name."""

from typing import Any

import pytest

from shamble.core.game import all_games
from shamble.core.options import Option, Setup, TableRules, declared_fields, read_options
from shamble.games.drill.state import Rules as DrillRules
from tests.laws.test_broken import PotGame

DECLARED: dict[str, Any] = {
    "card": [{"id": "axe"}],
    "option": [
        {"id": "fog", "rules": ["T-01"]},
        {"id": "film", "values": [0, 1, 2], "modes": ["classic"], "seats": [3, 4]},
        {"id": "side", "values": ["A", "B"], "default": "B", "scenarios": ["town"]},
        {"id": "letter", "values": [], "default": ""},
        {"id": "talk", "values": [0, 1, 2], "default": 2, "with_people": 0},
    ],
}
FOG, FILM, SIDE, LETTER, TALK = read_options(DECLARED)


def test_options_are_read_in_file_order() -> None:
    assert [option.id for option in read_options(DECLARED)] == ["fog", "film", "side", "letter", "talk"]
    assert (FOG.values, FOG.default, FOG.rules) == ((False, True), False, ("T-01",))
    assert (FILM.values, FILM.default, FILM.modes, FILM.seats) == ((0, 1, 2), 0, ("classic",), (3, 4))
    assert (SIDE.default, SIDE.scenarios) == ("B", ("town",))
    assert (LETTER.values, LETTER.default) == ((), "")
    assert (TALK.default, TALK.with_people, FILM.with_people) == (2, 0, None)
    assert read_options({}) == ()


def test_default_outside_the_values_raises() -> None:
    with pytest.raises(ValueError, match="option film: its default 7 is none of its values"):
        read_options({"option": [{"id": "film", "values": [0, 1], "default": 7}]})
    with pytest.raises(ValueError, match="option film: its with_people 8 is none of its values"):
        read_options({"option": [{"id": "film", "values": [0, 1], "with_people": 8}]})


@pytest.mark.parametrize(
    ("option", "setup", "matters"),
    [
        (FOG, Setup(2, "any", "anywhere"), True),
        (FILM, Setup(3, "classic"), True),
        (FILM, Setup(4, "classic"), True),
        (FILM, Setup(3, "team"), False),
        (FILM, Setup(2, "classic"), False),
        (FILM, Setup(5, "classic"), False),
        (SIDE, Setup(2, "any", "town"), True),
        (SIDE, Setup(2, "any", "wood"), False),
    ],
)
def test_option_is_relevant_only_where_declared(option: Option, setup: Setup, matters: bool) -> None:
    assert option.is_relevant(setup) is matters


class House(PotGame):
    def __init__(self) -> None:
        super().__init__("")
        self.max_seats = 6
        self.modes = ("classic", "team")
        self.scenarios = ("town", "wood")
        self.options = (FOG, FILM, SIDE, LETTER)


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (Setup(3, "team", "town", {"film": 1}), "no-option-mode"),
        (Setup(2, "classic", "town", {"film": 1}), "no-option-seats"),
        (Setup(2, "classic", "wood", {"side": "A"}), "no-option-scenario"),
    ],
)
def test_irrelevant_option_is_refused(setup: Setup, key: str) -> None:
    assert [reason.key for reason in House().check(setup)] == [key]


def test_default_value_is_accepted_everywhere() -> None:
    assert House().check(Setup(2, "team", "wood", {"film": 0, "side": "B", "fog": False})) == []


class Given(TableRules):
    fog: bool
    film: int
    follows: int  # follows from the mode, is no option


def test_table_rules_read_fields_by_name() -> None:
    rules = Given()
    rules.read((FOG, FILM, SIDE, LETTER), Setup(3, "classic", "", {"film": 2}))
    assert (rules.fog, rules.film) == (False, 2)
    assert not hasattr(rules, "side")
    assert not hasattr(rules, "follows")
    assert declared_fields(Given) == {"fog", "film", "follows"}


def test_table_rules_are_equal_in_both_builds() -> None:
    rules = DrillRules()
    rules.read(all_games()["drill"].options, Setup(2, "standard", "", {"rounds": 6}))
    assert rules.rounds == 6
    assert declared_fields(DrillRules) == {"rounds"}


@pytest.mark.parametrize("id", sorted(all_games()))
def test_options_name_only_what_their_game_has(id: str) -> None:
    game = all_games()[id]
    for option in game.options:
        assert set(option.modes) <= set(game.modes), option.id
        assert all(game.has_scenario(scenario) for scenario in option.scenarios), option.id
        assert all(game.min_seats <= seats <= game.max_seats for seats in option.seats), option.id
        assert len(option.seats) in (0, 2), option.id
