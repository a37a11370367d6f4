"""The tests that PettingZoo and Gymnasium have for environments, over every game and mode."""

import random
import sys
import warnings
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import shamble.envs
from tests.envs.tables import Table, keywords, many_tables, name, tables

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of what these import, which is not ours
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

every_mode = pytest.mark.parametrize("table", tables(), ids=name)

# A mask beside the observation makes a Dict of both. PettingZoo warns of it, although its own games do so.
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


def aec(table: Table, **more: Any) -> shamble.envs.SeatsInTurn:
    return shamble.envs.aec(table[0], **keywords(table), **more)


@masked
@every_mode
def test_turns_pass_the_api_test(table: Table) -> None:
    random.seed(1)
    np.random.seed(1)
    api_test(aec(table), num_cycles=60)


@every_mode
def test_turns_pass_the_seed_test(table: Table) -> None:
    seed_test(lambda: aec(table), num_cycles=60)


@every_mode
def test_turns_pass_the_render_test(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    drawings = {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")}
    render_test(partial(aec, table), drawings)
    assert capsys.readouterr().out


@every_mode
def test_turns_pass_the_performance_test(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which runs for five seconds; a quicker clock makes them a hundredth."""
    ticks = count(step=0.2)
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(aec(table))


@pytest.mark.soak
@every_mode
def test_turns_pass_the_performance_test_in_full(table: Table) -> None:
    performance_benchmark(aec(table))


@every_mode
def test_parallel_passes_its_tests(table: Table) -> None:
    parallel_api_test(shamble.envs.parallel(table[0], **keywords(table)), num_cycles=60)
    parallel_seed_test(lambda: shamble.envs.parallel(table[0], **keywords(table)), num_cycles=30)


@every_mode
def test_solo_passes_the_checker(table: Table) -> None:
    if table[0] in shamble.envs.TABLES:
        env = gymnasium.make(f"shamble/{table[0]}-v0", **keywords(table), opponents="random").unwrapped
    else:
        env = shamble.envs.solo(table[0], **keywords(table), opponents="random")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*not having a spec.*")
        check_env(env)


@pytest.mark.soak
@masked
@pytest.mark.parametrize("table", many_tables(), ids=name)
def test_every_table_passes_the_api_test(table: Table) -> None:
    api_test(aec(table), num_cycles=2000)
    parallel_api_test(shamble.envs.parallel(table[0], **keywords(table)), num_cycles=500)
