"""The same games twice, and how sure a difference is."""

import pytest

from shamble.core.game import all_games
from shamble.lab.batches import InProcess, Processes, play_batch
from shamble.lab.compare import compare
from shamble.lab.game_spec import GameSpec
from shamble.lab.statistics import holm, mean_interval, paired, sign_test, unpaired

NOVICES = GameSpec("drill", "standard", "", {}, ("novice", "novice"), 3)
MIXED = GameSpec("drill", "standard", "", {}, ("random", "novice"), 3)


def test_the_same_plan_changes_nothing() -> None:
    same = compare(all_games()["drill"], NOVICES, NOVICES, 30, InProcess(play_batch))
    assert all(change.value == 0 and change.chance == 1 for change in same.change.values())


def test_better_bots_win_more_of_the_same_games() -> None:
    game = all_games()["zombie-plague"]
    plain = GameSpec(game.id, "basic", "", {}, ("random", "random"), 5)
    better = GameSpec(game.id, "basic", "", {}, ("random", "novice"), 5)
    result = compare(game, plain, better, 12, InProcess(play_batch))
    assert result.rates[0]["zombies"].rate <= result.rates[1]["zombies"].rate
    assert result.data()["arms"][1]["seats"] == ["random", "novice"]


def test_processes_make_no_difference() -> None:
    game = all_games()["drill"]
    two = Processes(2, play_batch)
    try:
        assert (
            compare(game, NOVICES, MIXED, 60, two).data()
            == compare(game, NOVICES, MIXED, 60, InProcess(play_batch)).data()
        )
    finally:
        two.close()


def test_paired_differences() -> None:
    assert paired(0, 0, 100).chance == 1.0
    clear = paired(40, 10, 100)
    assert clear.value == pytest.approx(0.3)
    assert 0.1 < clear.low < 0.3 < clear.high < 0.5
    assert clear.chance < 0.001
    assert paired(3, 2, 10).chance == 1.0


def test_the_sign_test_is_exact_for_few_and_close_for_many() -> None:
    assert sign_test(0, 5) == pytest.approx(2 / 32)
    assert sign_test(450, 1000) == pytest.approx(sign_test(451, 1002), rel=0.1)


def test_unpaired_differences() -> None:
    """The example of Newcombe (1998): 56 of 70 and 48 of 80."""
    example = unpaired(56, 70, 48, 80)
    assert (round(example.low, 4), round(example.high, 4)) == (0.0524, 0.3339)


def test_many_comparisons_are_corrected() -> None:
    assert holm({"a": 0.01, "b": 0.04, "c": 0.03}) == pytest.approx({"a": 0.03, "b": 0.06, "c": 0.06})


def test_means() -> None:
    assert mean_interval([]) == (0, 0, 0)
    mean, low, high = mean_interval([1, 2, 3])
    assert mean == 2
    assert low == pytest.approx(2 - 1.96 / 3**0.5, rel=1e-3)
    assert high > mean
