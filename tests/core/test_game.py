"""Checks of setups, and metadata of games."""

import pytest

from shamble.core import engine
from shamble.core.game import all_games
from shamble.core.options import Setup, Value

GAMES = all_games()
DRILL = GAMES["drill"]


def wrong(seats: int = 2, mode: str = "standard", scenario: str = "", **options: Value) -> list[str]:
    return [reason.key for reason in DRILL.check(Setup(seats, mode, scenario, options))]


def test_valid_setup_has_no_refusals() -> None:
    assert wrong() == []
    assert wrong(4, rounds=6) == []


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_wrong_number_of_seats_is_refused(seats: int) -> None:
    assert wrong(seats) == ["no-seats"]
    assert DRILL.check(Setup(seats, "standard"))[0].args == {"min": 2, "max": 4, "seats": seats}


def test_unknown_names_and_values_are_refused() -> None:
    assert wrong(mode="wild") == ["no-mode"]
    assert wrong(mode="") == ["no-mode"]
    assert wrong(scenario="house") == ["no-scenario"]
    assert wrong(speed=3) == ["no-option"]
    assert wrong(rounds=4) == ["no-option-value"]
    assert wrong(rounds="3") == ["no-option-value"]


def test_true_is_not_accepted_for_1() -> None:
    plague = GAMES["zombie-plague"]
    for value in (1, 0, "true", "yes"):
        setup = Setup(2, "basic", "", {"how_boring": value})
        assert [r.key for r in plague.check(setup)] == ["no-option-value"]
    assert [r.key for r in plague.check(Setup(2, "basic", "", {"dawn": True}))] == ["no-option-value"]


def test_check_lists_every_error() -> None:
    assert wrong(9, "wild", "house", rounds=4, speed=1) == [
        "no-seats",
        "no-mode",
        "no-scenario",
        "no-option-value",
        "no-option",
    ]


def test_setup_refusals_are_asked_only_if_check_passes() -> None:
    plague = GAMES["zombie-plague"]
    assert [r.key for r in plague.check(Setup(7, "wild", "", {"human_figures": 2}))] == ["no-mode"]
    assert [r.key for r in plague.check(Setup(7, "basic", "", {"human_figures": 2}))] == [
        "no-too-few-figures"
    ]


def test_missing_options_have_their_default() -> None:
    assert DRILL.option(Setup(2, "standard"), "rounds") == 3
    assert DRILL.option(Setup(2, "standard", "", {"rounds": 6}), "rounds") == 6
    with pytest.raises(KeyError):
        DRILL.option(Setup(2, "standard"), "speed")


@pytest.mark.parametrize("id", sorted(GAMES))
def test_every_game_has_complete_metadata(id: str) -> None:
    game = GAMES[id]
    assert game.id == id
    assert 1 <= game.min_seats <= game.max_seats
    assert game.modes
    assert (game.folder() / "data" / "rules.toml").is_file()
    for language in ("en", "it"):
        assert (game.folder() / "text" / f"{language}.ftl").is_file()
    for option in game.options:
        values = option.values or ("",)  # a text is empty by default
        assert any(option.default == v and type(option.default) is type(v) for v in values)
        assert len(set(map(str, option.values))) == len(option.values) != 1
    for seats in range(game.min_seats, game.max_seats + 1):
        setup = game.default_setup(seats)
        assert game.check(setup) == []
        assert len(game.sides(setup)) == seats
        scenarios = game.scenarios or ("",)
        setups = [Setup(seats, mode, scenario) for mode in game.modes for scenario in scenarios]
        sound = [setup for setup in setups if game.check(setup) == []]
        assert all(len(game.sides(other)) == seats for other in sound)


def test_folder_is_that_of_the_game_class() -> None:
    assert DRILL.folder().name == "drill"
    assert (DRILL.folder() / "data" / "components.toml").is_file()


def test_redact_uses_the_visibility_table_by_default() -> None:
    g = DRILL.new(Setup(2, "standard"), 1)
    engine.start(g)
    assert [card >= 0 for card in DRILL.redact(g, 0).hands[0]] == [True]
    assert DRILL.redact(g, 0).hands[1] == [-1]
