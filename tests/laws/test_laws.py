"""The laws over every installed game and mode."""

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import ClassVar

import pytest

import shamble
from shamble.core.game import all_games
from shamble.core.laws import PlayedGame, play_randomly
from shamble.core.records import dump
from shamble.testing import Laws, setups

ROOT = Path(__file__).resolve().parent.parent.parent


class TestLaws(Laws):
    games = tuple(all_games().values())
    cuts: ClassVar = {
        "all-things-zombie": 60,
        "city-of-horror": 120,
        "zombie-plague": 120,
        "zombies": 120,
        "zombicide": 60,
    }
    brief: ClassVar = {"zombies": {"dawn": 50}, "city-of-horror": {"offers": 1}}


# -------------------------------------------------------------------- interpreted and compiled

TWINS = 2  # games of each mode that both builds play
MORE_TWINS = 8  # in the soak test
TWIN_CUT = 300


def fingerprint(played: PlayedGame) -> str:
    """Return everything about a game: actions, chance results, events, final state."""
    lines = [[seat, text, list(map(list, r.chances)), dump(r.events)] for seat, text, r in played.steps]
    return hashlib.sha256(json.dumps([lines, played.outcome, played.final]).encode()).hexdigest()


def twins(games: int = TWINS) -> dict[str, str]:
    results = {}
    for id, game in all_games().items():
        for mode in game.modes:
            tables = setups(game, mode)
            for seed in range(games):
                setup = tables[seed * len(tables) // games]
                results[f"{id} {mode} {seed}"] = fingerprint(
                    play_randomly(game, setup, seed, skill=8, cut=TWIN_CUT)
                )
    return results


@pytest.mark.parametrize("games", [TWINS, pytest.param(MORE_TWINS, marks=pytest.mark.soak)])
def test_interpreted_and_compiled_games_are_equal(games: int) -> None:
    """Law 1: an interpreted process plays the same games as this one."""
    if not shamble.compiled():
        pytest.skip("this build is not compiled: there is nothing to compare with (run `make compile`)")
    code = (
        "import json, shamble; from tests.laws.test_laws import twins;"
        f"assert not shamble.compiled(); print(json.dumps(twins({games})))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"SHAMBLE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == twins(games)


def test_other_setup_gives_other_games() -> None:
    """The fingerprint distinguishes games."""
    assert Counter(twins().values()).most_common(1)[0][1] == 1
