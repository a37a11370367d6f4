"""Questions of a game: a followed plan asks less, the same games give the same numbers."""

import pytest

from shamble.core.game import all_games
from tools.decisions import SEED, Count, measure


def asked(id: str, follows_plan: bool, persons: int = 1) -> Count:
    return measure(all_games()[id], 1, SEED, persons, follows_plan)


@pytest.mark.parametrize("id", ["zombicide", "all-things-zombie", "zombie-plague", "zombies"])
def test_followed_plan_halves_the_clicks(id: str) -> None:
    step, plan = asked(id, False), asked(id, True)
    assert plan.confirmations == 0
    assert 0 < 2 * plan.questions <= step.questions + step.confirmations
    assert vars(asked(id, True)) == vars(plan)


def test_common_question_saves_handovers() -> None:
    step, plan = asked("zombies", False, 3), asked("zombies", True, 3)
    assert step.idle_handovers > 0
    assert plan.idle_handovers == 0
    assert 2 * plan.handovers < step.handovers
