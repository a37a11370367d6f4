"""Goals of scenarios in the client data."""

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.visibility import View
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.goals import goals as goals_of
from shamble.games.all_things_zombie.state import DEAD, LEFT, HexState


def begun(scenario: str, seats: int = 1, mode: str = "solo") -> HexState:
    g = GAME.new(Setup(seats, mode, scenario), 1)
    engine.start(g)
    return g


def goals(g: HexState, side: int = 0) -> dict[str, tuple[int, int]]:
    return {goal["key"]: (goal["done"], goal["all"]) for goal in goals_of(g, side)}


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_scenario_has_its_goals(scenario: str) -> None:
    g = begun(scenario)
    picture = GAME.client_view(View(0, GAME.redact(g, 0)))
    assert picture["goals"] == goals_of(g, 0)
    assert picture["goals"]
    assert all(goal["all"] == 0 or goal["done"] <= goal["all"] for goal in picture["goals"])


def test_scenario_one_counts_finds_searches_and_exits() -> None:
    g = begun("for-a-few-bullets-more")
    assert goals(g) == {"goal-weapons": (0, 2), "goal-searched": (0, 6), "goal-out": (0, 2)}
    result = g.people[0].copy()
    result.finds = 1
    g.set_person(0, result.gone(LEFT))
    g.searched = 0b11
    assert goals(g)["goal-weapons"] == (1, 2)
    assert goals(g)["goal-searched"] == (2, 6)
    assert goals(g)["goal-out"] == (1, 2)


def test_the_barricade_counts_turns_and_the_dead() -> None:
    g = begun("the-barricade")
    g.turn = 4
    g.set_person(1, g.people[1].gone(DEAD))
    assert goals(g) == {"goal-hold": (4, 15), "goal-lost": (1, 0)}


def test_each_side_of_a_firefight_counts_the_other() -> None:
    g = begun("firefight", 2, "competitive")
    enemy = next(n for n, s in enumerate(g.people) if s.side == 1)
    g.set_person(enemy, g.people[enemy].gone(DEAD))
    assert goals(g, 0)["goal-foes"] == (2, 0)
    assert goals(g, 1)["goal-own"] == (2, 0)
    assert goals(g, 1)["goal-foes"] == (3, 0)


def test_skirmish_with_several_teams_has_no_goals() -> None:
    assert goals(begun("skirmish", 2, "competitive")) == {}
    assert goals(begun("skirmish")) == {"goal-glory": (0, 0)}
