"""Search for better weights of a novice by evolution strategies.

`python -m tools.tune_novice zombicide 10 --games 4000 --steps 4 --seed 100`

Each pair of games uses the same seed, with weights changed at random to one side and to the other
(mirrored samples). The difference of the results (goal reached, plus as much for a win) is compared with
each weight's change, and weights with an effect beyond chance move. Each seed is used once. Confirm the
result with `python -m tools.scenario_trials --seed OTHER` before it goes into `data/weights.toml`. Seeds up to 999
are for tuning, those from 1000 on for confirming. Compile the rules first.
"""

import argparse
import random
import time
from math import sqrt
from typing import Any

from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.visibility import View
from shamble.lab.playout import luck, seed_of
from shamble.match.installed_games import games
from tools.scenario_trials import MOST_ROUNDS, place_of, progress, seats_of, weights_of

SPREAD = 0.3  # change of a weight, as a share of itself
LEAST = {
    "force": 0.5,
    "camp": 2.0,
    "actions": 1.0,
    "together": 1.0,
    "park": 2.0,
}  # least change of a weight that can be zero
LEFT_ALONE = ("longest_camp", "most_zombies", "quiet_share")
SURE = 1.3  # standard errors that an effect needs
STEP = 0.6  # largest step, as a share of the spread


def outcome(game: Game[Any], setup: Setup, seed: int) -> float:
    """Return the share of the goal, plus one for a win. No view is made: nothing is hidden."""
    g = game.new(setup, seed)
    numbers = luck(seed, setup.seats)
    advance(g)
    while not g.is_over() and game.round(g) <= MOST_ROUNDS:
        seat = waiting(g)[0]
        options = legal(g, seat)
        if len(options) == 1:
            apply_unchecked(g, seat, options[0])
        else:
            apply_unchecked(g, seat, game.advise(View(seat, g), options, numbers[seat]).action)
    return progress(g) + (1.0 if g.outcome == "won" else 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenario")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--set", nargs="*", default=[], metavar="WEIGHT=NUMBER")
    asked = parser.parse_args()
    game = games()[asked.game]
    names, all_weights = weights_of(game)
    used = all_weights[place_of(game, asked.scenario)]
    mode = "solo" if "solo" in game.modes else game.modes[0]
    setup = Setup(seats_of(game, asked.scenario), mode, asked.scenario, {})
    chance = random.Random(asked.seed)
    centre = list(used)
    for change in asked.set:
        name, _, number = change.partition("=")
        centre[names.index(name)] = float(number)
    tuned = [
        n for n, name in enumerate(names) if name not in LEFT_ALONE and (not asked.only or name in asked.only)
    ]
    played = 0
    for step in range(asked.steps):
        start = time.perf_counter()
        scale = [SPREAD * max(centre[n], LEAST.get(names[n], 0.0)) for n in range(len(names))]
        sums, squares, total = [0.0] * len(names), [0.0] * len(names), 0.0
        pairs = asked.games // 2
        for _ in range(pairs):
            off = [chance.gauss(0, 1) if n in tuned else 0.0 for n in range(len(names))]
            seed = seed_of(asked.seed, played)
            played += 1
            both = []
            for sign in (1, -1):
                for n, value in enumerate(centre):
                    used[n] = max(0.2 * value, value + sign * scale[n] * off[n])
                both.append(outcome(game, setup, seed))
            total += sum(both)
            difference = (both[0] - both[1]) / 2
            for n in tuned:
                sums[n] += difference * off[n]
                squares[n] += (difference * off[n]) ** 2
        moved = []
        for n in tuned:
            mean = sums[n] / pairs
            error = sqrt(max(1e-12, squares[n] / pairs - mean * mean) / pairs)
            sure = mean / error
            if abs(sure) > SURE:
                centre[n] = max(0.2 * centre[n], centre[n] + scale[n] * STEP * max(-1.0, min(1.0, sure / 3)))
                moved.append(f"{names[n]} {sure:+.1f}")
        took = time.perf_counter() - start
        print(f"{asked.scenario} step {step}: {total / 2 / pairs:.3f} in {took:.0f} s; {', '.join(moved)}")
        print("  " + " ".join(f"{names[n]}={centre[n]:.3g}" for n in tuned), flush=True)


if __name__ == "__main__":
    main()
