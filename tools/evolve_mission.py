"""Search for better weights of a Zombicide mission by evolution.

`python -m tools.evolve_mission 09 --minutes 40 --seed 209`

Covariance matrix adaptation (N. Hansen's `cma`, required only here: `pip install cma==4.5.0`). Each
generation draws sets of weights, plays all of them on the same games, never used again, and moves towards
the better ones. The score is the share of the goal, plus twice that for a win. It prints the mean of each
generation and, at the end, its weights. Confirm them with `python -m tools.scenario_trials --seed OTHER` before
they go into `data/weights.toml`. Seeds up to 999 are for tuning. Compile the rules first.
"""

import argparse
import math
import time
from multiprocessing import get_context

import cma  # type: ignore[import-not-found]

from shamble.core.options import Setup
from shamble.games.zombicide import GAME
from shamble.games.zombicide.bot import paths, weights, zone_value
from shamble.lab.playout import seed_of
from tools.scenario_trials import play, progress, seats_of

LEFT_ALONE = (
    "thought",
    "aim",
    "point",
    "bite",
    "lure",
    "relay",
    "dash",
    "longest_camp",
    "most_zombies",
    "quiet_share",
)
FROM_NOUGHT = {
    "camp": 2.0,
    "actions": 1.0,
    "force": 0.4,
    "body": 1.0,
    "cover": 0.3,
}  # step size of weights that can be zero
SPREAD = 0.25  # spread of the first sets, as an exponent
FURTHEST = 3.0
WIN = 2.0  # value of a win; the whole goal is 1

TUNED = [n for n, name in enumerate(weights.NAMES) if name not in LEFT_ALONE]


def moved(base: list[float], off: list[float]) -> list[float]:
    """Return the weights with these offsets."""
    out = base[:]
    for n, by in zip(TUNED, off, strict=True):
        step = FROM_NOUGHT.get(weights.NAMES[n])
        if step is None:
            out[n] = base[n] * math.exp(max(-FURTHEST, min(FURTHEST, by)))
        else:
            out[n] = max(0.0, base[n] + step * by / SPREAD)
    return out


def outcome(task: tuple[str, list[float], list[int]]) -> tuple[float, float]:
    """Return the share of the goal that these weights reach in these games, and of wins."""
    mission, row, seeds = task
    weights.WEIGHTS[GAME.scenarios.index(mission)][:] = row
    for table in (zone_value.THREATS, paths.TRAVELS, paths.BARRIERS):
        table.clear()
    setup = Setup(seats_of(GAME, mission), "book", mission, {})
    ends = [play(GAME, setup, seed, "novice", False)[0] for seed in seeds]
    return sum(progress(g) for g in ends) / len(ends), sum(g.outcome == "won" for g in ends) / len(ends)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mission", choices=GAME.scenarios)
    parser.add_argument("--games", type=int, default=250, help="for each set of weights")
    parser.add_argument("--sets", type=int, default=24, help="in a generation")
    parser.add_argument("--minutes", type=float, default=40.0)
    parser.add_argument("--seed", type=int, default=209)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    base = weights.WEIGHTS[GAME.scenarios.index(asked.mission)][:]
    search = cma.CMAEvolutionStrategy(
        [0.0] * len(TUNED),
        SPREAD,
        {"popsize": asked.sets, "verbose": -9, "seed": asked.seed, "CMA_diagonal": 20},
    )
    until = time.monotonic() + 60 * asked.minutes
    generation = 0
    with get_context("fork").Pool(asked.jobs) as pool:
        while time.monotonic() < until:
            seeds = [seed_of(asked.seed, generation * asked.games + n) for n in range(asked.games)]
            sets = search.ask()
            rows = [moved(base, list(off)) for off in [*sets, search.mean]]
            *result, middle = pool.map(outcome, [(asked.mission, row, seeds) for row in rows], chunksize=1)
            search.tell(sets, [-(share + WIN * won) for share, won in result])
            generation += 1
            print(
                f"{generation}: the middle reaches {middle[0]:.3f}, wins {100 * middle[1]:.1f} %", flush=True
            )
    best = moved(base, list(search.mean))
    print("\n".join(f"{weights.NAMES[n]} = {best[n]:.3g}" for n in TUNED))


if __name__ == "__main__":
    main()
