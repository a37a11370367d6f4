"""Scenario briefs: complete, in both languages, with existing rules and measured win rates."""

from typing import Any

import pytest

from shamble.core.game import Game
from shamble.core.ledger import load_ledger
from shamble.match.installed_games import games
from shamble.server import game_info

IDS = [info.id for info in game_info.games()]


def _subjects(game: Game[Any]) -> set[str]:
    return set(game.scenarios or game.modes)


@pytest.mark.parametrize("id", IDS)
def test_every_scenario_has_a_brief_in_both_languages(id: str) -> None:
    briefs = game_info.briefs(id)
    assert briefs is not None
    assert set(briefs) == _subjects(games()[id])
    for brief in briefs.values():
        assert set(brief.story) == {"en", "it"}
        kinds = {line.kind for line in brief.lines}
        assert {"win", "advice"} <= kinds
        for line in brief.lines:
            assert set(line.text) == {"en", "it"}
            assert all(words.endswith(".") for words in line.text.values())


@pytest.mark.parametrize("id", IDS)
def test_every_brief_line_cites_rules_of_its_game(id: str) -> None:
    ledger = load_ledger(games()[id].folder())
    known = {rule.id for rule in ledger.rules} | {gap.id for gap in ledger.gaps}
    options = {option.id for option in games()[id].options}
    for brief in (game_info.briefs(id) or {}).values():
        assert not brief.difficulty or brief.difficulty in options
        for line in brief.lines:
            assert line.rules
            assert set(line.rules) <= known
            assert set(line.modes) <= set(games()[id].modes)
            assert {*line.having, *line.lacking} <= options


@pytest.mark.parametrize("id", IDS)
def test_win_rates_come_from_measured_games(id: str) -> None:
    for brief in (game_info.briefs(id) or {}).values():
        for one in brief.measured:
            assert one.games >= 100
            assert 0 <= one.won <= one.games
            assert one.level in game_info.games()[0].bots
            assert one.mode in games()[id].modes


def test_cooperative_game_has_two_measured_difficulties() -> None:
    """The rulebook has both: the game is lost with the third death, or with the first."""
    briefs = game_info.briefs("zombies")
    assert briefs is not None
    escape = briefs["escape"]
    assert escape.difficulty == "coop_sudden_death"
    rates = [one.won / one.games for one in escape.measured]
    assert len(rates) == 2
    assert rates[0] > 0.9
    assert 0.3 < rates[1] < 0.7


def test_briefs_of_an_unknown_game_are_none() -> None:
    assert game_info.briefs("chess") is None
