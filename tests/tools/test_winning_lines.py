"""Lines with the dice known, and imagined games that are counted."""

import random

import pytest

from shamble.core.game import all_games
from shamble.games.zombicide.bot import weights
from tools.rollouts import Rollouts
from tools.winning_lines import another_row, play_out, search


def test_a_line_is_played_out_again_from_any_round() -> None:
    """Rounds before a change stay, later ones can differ; with the usual weights it is the same game."""
    best, script, played = search("00", 4, 3)
    assert 1 <= played <= 3
    assert best.value >= script.value
    usual = weights.WEIGHTS[script.starts[0].mission]
    again = play_out(script, 1, usual, None)
    assert again.value == script.value
    assert len(again.starts) == len(script.starts) == len(again.rows)


def test_what_is_kept_for_all_stays_as_it_is() -> None:
    chance = random.Random(1)
    usual = weights.WEIGHTS[5]
    rows = [another_row(usual, chance) for _ in range(40)]
    assert any(row != usual for row in rows)
    for name in weights.FIXED:
        place = weights.NAMES.index(name)
        assert all(row[place] == usual[place] for row in rows)


@pytest.mark.parametrize("id", ["drill", "zombicide"])
def test_imagined_games_are_counted(id: str) -> None:
    assert Rollouts(all_games()[id])() > 0
