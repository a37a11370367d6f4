"""Fit the value of positions in Zombicide missions that are rarely won.

`python -m tools.fit_prospects 04 05 --games 12000 --seed 31` plays 12000 games of each mission by the script,
now and then in another stance for a round, and fits a small net from each position to the share of the
goal reached after it, plus half as much for a win. Games whose number is a multiple of five are held out;
they show how much of the differences the net explains. The nets go into `data/prospects.toml`; those of
other missions stay. Fit again after a mission's weights have changed. Seeds up to 999 are for tuning.
Compile the rules first.
"""

import argparse
import random
import tomllib
from multiprocessing import get_context
from typing import Any

import numpy as np

from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.visibility import View
from shamble.games.zombicide import GAME
from shamble.games.zombicide.board import DATA
from shamble.games.zombicide.bot import advise, weights
from shamble.games.zombicide.bot.prospects import WIN, features
from shamble.lab.playout import seed_of
from tools.scenario_trials import MOST_ROUNDS, progress, seats_of

FILE = DATA / "prospects.toml"
HEAD = """# Estimates of the outcome from a position (`bot/prospects.py`): for each mission a net
# of one layer. Made from games of the script by
# `python -m tools.fit_prospects {missions} --games {games} --seed {seed}`.
"""
STRAYS = 0.35  # share of rounds in another stance, for positions that the script alone never reaches
BATCH = 256
EPOCHS = 24
RATE, SLOWER = 0.003, 0.88  # learning rate, and its decay per epoch
HELD_BACK = 5

Seen = tuple[int, list[float], float]  # game, position, share of the goal reached after it
Array = np.ndarray[Any, np.dtype[np.float64]]


def watch(task: tuple[str, int, int]) -> list[Seen]:
    """Play one game; return each position at the start of a round with its result."""
    mission, seed, number = task
    strays = random.Random(seed_of(seed, number))
    numbers = stream(0, 0)  # the script draws no random numbers
    g = GAME.new(Setup(seats_of(GAME, mission), "book", mission, {}), seed_of(seed, number))
    advance(g)
    positions: list[tuple[float, list[float]]] = []
    begun = 0
    while not g.is_over() and g.round <= MOST_ROUNDS:
        if g.round != begun:
            begun = g.round
            positions.append((progress(g), features(g)))
            weights.ACTIVE_STANCES[:] = [strays.choice(weights.STANCES)] if strays.random() < STRAYS else []
        seat = waiting(g)[0]
        options = legal(g, seat)
        apply_unchecked(g, seat, advise(View(seat, g), options, numbers).action)
    weights.ACTIVE_STANCES.clear()
    end = progress(g) + WIN * (g.outcome == "won")
    return [(number, seen, end - before) for before, seen in positions]


def fit(seen: list[Seen], units: int, seed: int) -> tuple[dict[str, Any], float]:
    """Return a net, and the share of held-out variance that it explains."""
    x = np.array([position for _, position, _ in seen])
    y = np.array([gain for _, _, gain in seen])
    held = np.array([number % HELD_BACK == 0 for number, _, _ in seen])
    middle, spread = x[~held].mean(0), x[~held].std(0) + 1e-6
    z = (x - middle) / spread
    chance = np.random.default_rng(seed)
    size = z.shape[1]
    net: list[Array] = [
        chance.normal(0, size**-0.5, (size, units)),
        np.zeros(units),
        chance.normal(0, 0.1, units),
        np.array([y[~held].mean()]),
    ]
    speed = [np.zeros_like(part) for part in net]
    power = [np.zeros_like(part) for part in net]
    order = np.flatnonzero(~held)
    step = 0
    for epoch in range(EPOCHS):
        chance.shuffle(order)
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            step += 1
            for part, slope in enumerate(slopes(net, z[some], y[some])):  # Adam
                speed[part] = 0.9 * speed[part] + 0.1 * slope
                power[part] = 0.999 * power[part] + 0.001 * slope**2
                by = (speed[part] / (1 - 0.9**step)) / (np.sqrt(power[part] / (1 - 0.999**step)) + 1e-8)
                net[part] = net[part] - RATE * SLOWER**epoch * by
    missed = y[held] - said(net, z[held])
    explained = 1 - float((missed**2).sum() / ((y[held] - y[held].mean()) ** 2).sum())
    into = net[0] / spread[:, None]
    begins = net[1] - (middle / spread) @ net[0]
    data = {
        "begins": round(float(net[3][0]), 5),
        "from": [round(float(number), 4) for number in begins],
        "counts": [round(float(number), 5) for number in net[2]],
        "units": [[round(float(number), 4) for number in into[:, unit]] for unit in range(units)],
    }
    return data, explained


def said(net: list[Array], z: Array) -> Array:
    results: Array = np.maximum(0, z @ net[0] + net[1]) @ net[2] + net[3][0]
    return results


def slopes(net: list[Array], z: Array, y: Array) -> list[Array]:
    """Return the gradient of the error for each number of the net."""
    active = np.maximum(0, z @ net[0] + net[1])
    wrong = (active @ net[2] + net[3][0] - y) / len(y)
    back = np.outer(wrong, net[2]) * (active > 0)
    return [z.T @ back, back.sum(0), active.T @ wrong, np.array([wrong.sum()])]


def written(nets: dict[str, Any]) -> str:
    lines = []
    for mission, net in sorted(nets.items()):
        lines += ["", f"[{mission}]", f"begins = {net['begins']}", f"from = {net['from']}"]
        lines += [f"counts = {net['counts']}", "units = [", *[f"  {unit}," for unit in net["units"]], "]"]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("missions", nargs="+", choices=GAME.scenarios)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--units", type=int, default=24)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    nets = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    with get_context("fork").Pool(asked.jobs) as pool:
        for mission in asked.missions:
            tasks = [(mission, asked.seed, number) for number in range(asked.games)]
            seen = [one for game in pool.imap(watch, tasks, chunksize=50) for one in game]
            nets[mission], explained = fit(seen, asked.units, asked.seed)
            print(f"{mission}: {len(seen)} positions, {100 * explained:.0f} % explained", flush=True)
    head = HEAD.format(missions=" ".join(sorted(nets)), games=asked.games, seed=asked.seed)
    FILE.write_text(head + written(nets), "utf-8")


if __name__ == "__main__":
    main()
