"""The laws, over every installed game and every mode of it."""

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.core.game import Game, all_games
from shamble.core.laws import Played, check_game, play_randomly
from shamble.core.options import Setup
from shamble.core.reflect import dump
from tests.laws.setups import CUTS, setup_of, setups

GAMES = all_games()
MODES = [(id, mode) for id, game in sorted(GAMES.items()) for mode in game.modes]
SEEDS = 200
CHUNK = 10  # seeds to a test, so that the workers can share them out
SOAK = 10_000
SOAK_CHUNK = 100
ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
@pytest.mark.parametrize(("id", "mode"), MODES)
def test_all_laws_hold(id: str, mode: str, first: int) -> None:
    game = GAMES[id]
    for seed in range(first, first + CHUNK):
        check_game(game, setup_of(game, mode, seed), seed, CUTS.get(id, 0))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(SEEDS, SEEDS + SOAK, SOAK_CHUNK))
@pytest.mark.parametrize(("id", "mode"), MODES)
def test_all_laws_hold_for_long(id: str, mode: str, first: int) -> None:
    """Every fiftieth game is played to its end."""
    game = GAMES[id]
    for seed in range(first, first + SOAK_CHUNK):
        cut = 0 if seed % 50 == 0 else CUTS.get(id, 0)
        check_game(game, setup_of(game, mode, seed), seed, cut)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("id", "mode"), MODES)
def test_whole_games_come_to_an_end(id: str, mode: str, seed: int) -> None:
    """Law 4, without a cut: mere chance ends as well as good sense."""
    game = GAMES[id]
    tables = setups(game, mode)
    played = check_game(game, tables[seed % len(tables)], 1000 + seed)
    assert played.outcome


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_every_option_value_is_played_by_the_laws(id: str, mode: str) -> None:
    game = GAMES[id]
    tables = setups(game, mode)
    met = {(o.id, str(game.option(table, o.id))) for table in tables for o in game.options}
    if id in ("drill", "zombie-plague"):
        switches = [o for o in game.options if len(o.values) <= 3]
        assert {(o.id, str(v)) for o in switches for v in o.values} <= met
    possible = [n for n in range(game.min_seats, game.max_seats + 1) if any(playable(game, mode, n))]
    assert {possible[0], possible[-1]} <= {table.seats for table in tables}


def playable(game: Game[Any], mode: str, seats: int) -> list[bool]:
    """Can a mode be played by so many, with its scenarios one by one?"""
    return [not game.check(Setup(seats, mode, scenario)) for scenario in game.scenarios or ("",)]


# -------------------------------------------------------------------- interpreted and compiled

TWINS = 8  # games of each mode that both builds play
TWIN_CUT = 300


def fingerprint(played: Played) -> str:
    """Everything about a game: each action, each chance result, each event, and the state at its end."""
    told = [[seat, text, list(map(list, r.chances)), dump(r.events)] for seat, text, r in played.steps]
    return hashlib.sha256(json.dumps([told, played.outcome, played.final]).encode()).hexdigest()


def twins() -> dict[str, str]:
    found = {}
    for id, mode in MODES:
        game = GAMES[id]
        tables = setups(game, mode)
        for seed in range(TWINS):
            setup: Setup = tables[seed % len(tables)]
            played = play_randomly(game, setup, seed, skill=8, cut=TWIN_CUT)
            found[f"{id} {mode} {seed}"] = fingerprint(played)
    return found


def test_interpreted_and_compiled_agree_to_the_last_byte() -> None:
    """Law 1. A process that is interpreted for certain plays the same games as this one."""
    if not shamble.compiled():
        pytest.skip("this build is not compiled: there is nothing to compare with (run `make compile`)")
    code = (
        "import json, shamble; from tests.laws.test_laws import twins;"
        "assert not shamble.compiled(); print(json.dumps(twins()))"
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
    assert json.loads(run.stdout) == twins()


def test_the_same_seed_gives_another_game_at_another_table() -> None:
    """The fingerprint tells games apart: it is no constant."""
    assert Counter(twins().values()).most_common(1)[0][1] == 1
