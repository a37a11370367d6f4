"""Measure every game, compiled and interpreted, and its peers in one run."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import shamble
from shamble.core.game import Game
from shamble.lab.other_engines import Peer, installed_peers
from shamble.lab.speed import Rates, Subject, bytes_per_state

Rounds = dict[str, list[Rates]]  # name -> its rates in each round
Progress = Callable[[str], None]  # called before each measurement with its name


def benchmark(
    games: Sequence[Game[Any]],
    repeat: int = 7,
    seconds: float = 0.5,
    peers: Mapping[str, Peer] | None = None,
    progress: Progress = lambda what: None,
    also: Callable[[Game[Any]], Peer] | None = None,
) -> dict[str, Any]:
    """Measure `repeat` rounds of `seconds` each; return what `shamble bench --json` prints.

    Rounds alternate between the games and their peers. `also` adds other measurements of each game to the
    same rounds.
    """
    progress("set-up")
    here = {game.id: Subject(game) for game in games}
    more = {game.id: also(game) for game in games} if also is not None else {}
    others = installed_peers() if peers is None else peers
    ours: Rounds = {id: [] for id in here}
    plain: Rounds = {id: [] for id in here}
    theirs: Rounds = {name: [] for name in others}
    for number in range(-1, repeat):  # round -1 warms up and does not count
        keep = number >= 0
        for id, subject in here.items():
            progress(id)
            rates = subject.measure(seconds)
            if id in more:
                rates |= more[id].measure(seconds)
            _note(ours, id, rates, keep)
        if shamble.compiled() and here:
            progress("the same, interpreted")
            for id, rates in _interpreted(list(here), seconds).items():
                _note(plain, id, rates, keep)
        for name, peer in others.items():
            progress(name)
            _note(theirs, name, peer.measure(seconds), keep)
    progress("memory")
    mine = {
        game.id: summary(ours[game.id])
        | {"search_iterations_per_s": None, "bytes_per_state": bytes_per_state(game)}
        for game in games
    }
    slow = {id: summary(rounds) for id, rounds in plain.items()} if shamble.compiled() else mine
    beside = {name: summary(rounds) for name, rounds in theirs.items()}
    return {
        "machine": machine(),
        "version": shamble.__version__,
        "compiled": shamble.compiled(),
        "rounds": repeat,
        "seconds": seconds,
        "games": mine,
        "interpreted": slow,
        "peers": beside,
        "ratios": {
            id: ratios(mine[id], ({"interpreted": slow[id]} if slow is not mine else {}) | beside)
            for id in mine
        },
    }


def _note(rounds: Rounds, name: str, rates: Rates, keep: bool) -> None:
    if keep:
        rounds[name].append(rates)


def summary(rounds: Sequence[Rates]) -> dict[str, Any]:
    """Compute the median of each rate, and its range over the rounds."""
    names = rounds[0]
    out: dict[str, Any] = {name: round(median(rates[name] for rates in rounds), 1) for name in names}
    out["spread"] = {
        name: [round(min(rates[name] for rates in rounds), 1), round(max(rates[name] for rates in rounds), 1)]
        for name in names
    }
    return out


def ratios(game: Mapping[str, Any], others: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, float]]:
    """Compute how many times faster each rate is than that of each peer."""
    return {
        name: {
            rate: round(game[rate] / other[rate], 2)
            for rate in ("decisions_per_s", "clones_per_s", "env_steps_per_s")
            if other.get(rate) and rate in game
        }
        for name, other in others.items()
    }


def _interpreted(ids: Sequence[str], seconds: float) -> dict[str, Rates]:
    """Run one round of the interpreted build in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "shamble.lab.speed", str(seconds), *ids],
        env=os.environ | {"SHAMBLE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    rates: dict[str, Rates] = json.loads(run.stdout)
    return rates


def machine() -> dict[str, Any]:
    """Return the machine and versions that the numbers depend on."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count() or 1,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(),
    }


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
