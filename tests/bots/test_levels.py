"""Bot levels: bots see views and options only, and are deterministic."""

from typing import Any

import pytest

from shamble.bots import LEVELS, Bot, UnknownLevel, make_bot
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.game import Game, all_games
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.state import State


@pytest.fixture
def drill() -> Game[Any]:
    return all_games()["drill"]


def doors(game: Game[Any]) -> tuple[State, list[Action[Any]]]:
    """Return a game at its first question, and the options."""
    g: State = game.new(Setup(2, "standard"), 1)
    engine.start(g)
    return g, engine.legal(g, 0)


def test_levels_are_listed_weakest_first() -> None:
    assert LEVELS == ("random", "novice", "veteran", "expert")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_an_option(drill: Game[Any], level: str) -> None:
    g, options = doors(drill)
    advice = make_bot(level, drill).choose(drill.view(g, 0), options, stream(5, 0))
    assert advice.action in options


@pytest.mark.parametrize("level", LEVELS)
def test_same_numbers_give_the_same_choice(drill: Game[Any], level: str) -> None:
    g, options = doors(drill)
    bot, view = make_bot(f"{level}@12", drill), drill.view(g, 0)
    once, again = [[bot.choose(view, options, stream(seed, 0)).action for seed in range(20)] for _ in "12"]
    assert once == again
    assert len(set(once)) == 3  # other numbers lead to another choice


@pytest.mark.parametrize("level", LEVELS)
def test_single_option_is_chosen_at_once(drill: Game[Any], level: str) -> None:
    _, options = doors(drill)
    numbers = stream(5, 0)
    before = numbers.state
    advice = make_bot(level, drill).choose(None, options[1:2], numbers)
    assert (advice.action, advice.key) == (options[1], "hint-forced")
    assert numbers.state == before


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_from_no_options_raises(drill: Game[Any], level: str) -> None:
    with pytest.raises(ValueError, match="among nothing"):
        make_bot(level, drill).choose(None, [], stream(5, 0))


def test_only_random_needs_no_view(drill: Game[Any]) -> None:
    _, options = doors(drill)
    assert [level for level in LEVELS if not make_bot(level, drill).needs_view] == ["random"]
    assert make_bot("random", drill).choose(None, options, stream(5, 0)).action in options
    with pytest.raises(ValueError, match="view"):
        make_bot("novice", drill).choose(None, options, stream(5, 0))


def test_novice_follows_the_game(drill: Game[Any]) -> None:
    g, options = doors(drill)
    view = drill.view(g, 0)
    bot: Bot = make_bot("novice", drill)
    assert (
        bot.choose(view, options, stream(9, 0)).key
        == drill.advise(view, options, stream(9, 0)).key
        == "hint-door"
    )


def test_unknown_level_raises_one_sentence(drill: Game[Any]) -> None:
    with pytest.raises(UnknownLevel, match=r"no bot level 'grandmaster'; the levels are random, novice"):
        make_bot("grandmaster", drill)
