"""Measure how well a bot does the task of a scenario.

`python -m tools.scenario_trials zombicide 03 10 --games 300 --seed 7` plays 300 games of each in this process. It
prints wins with their 95 % interval, the share of the goal reached, rounds and time. Tune on one
`--seed`, confirm on another. `--seats 2` gives the six survivors to two seats. `--empty` removes all
zombies (Zombicide), which shows whether and how fast a scenario can be finished at all. `--set haste=2
camp=4` tries other weights. Compile the rules first.
"""

import argparse
import time
from typing import Any

from shamble.bots import make_bot
from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.games.all_things_zombie.bot import weights
from shamble.games.all_things_zombie.goals import goals as hex_goals
from shamble.games.all_things_zombie.state import HexState
from shamble.games.zombicide.bot import weights as city_weights
from shamble.games.zombicide.cards import KINDS, MINIATURES
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import ZombicideState
from shamble.lab.confidence_interval import wilson
from shamble.lab.playout import luck, seed_of
from shamble.match.installed_games import games

MOST_ROUNDS = 60  # later wins do not happen


def seats_of(game: Game[Any], scenario: str) -> int:
    """Return six seats by the book, three for mission 09, one for All Things Zombie."""
    if game.id != "zombicide":
        return 1
    return 3 if scenario == "09" else 6


def weights_of(game: Game[Any]) -> tuple[tuple[str, ...], list[list[float]]]:
    """Return the weights of a game's novice, and those of every scenario."""
    if game.id == "zombicide":
        return city_weights.NAMES, city_weights.WEIGHTS
    return weights.NAMES, weights.WEIGHTS


def place_of(game: Game[Any], scenario: str) -> int:
    """Return the index of a scenario: missions count from 0, other scenarios from 1."""
    number = game.scenarios.index(scenario)
    return number if game.id == "zombicide" else number + 1


def clear(g: ZombicideState) -> None:
    """Remove all zombies, unless they are about to act."""
    if g.idle:
        return
    g.zombies = bytes(len(g.zombies))
    for kind in range(KINDS):
        g.stock[kind] = MINIATURES[kind]


def progress(g: Any) -> float:
    """Return the share of the first goal that was reached."""
    if g.outcome == "won":
        return 1.0
    if isinstance(g, ZombicideState):
        asked: list[Any] = list(mission_of(g).bars(g))
    elif isinstance(g, HexState):
        asked = list(hex_goals(g, 0))
    else:
        return 0.0
    parts = [min(1.0, goal["done"] / goal["all"]) for goal in asked if goal["all"]]
    return parts[0] if parts else 0.0


def play(game: Game[Any], setup: Setup, seed: int, level: str, empty: bool) -> tuple[Any, int]:
    """Play one game; return its final state and the number of decisions."""
    g = game.new(setup, seed)
    bots = [make_bot(level, game) for _ in range(setup.seats)]
    numbers = luck(seed, setup.seats)
    advance(g)
    count = 0
    while not g.is_over() and game.round(g) <= MOST_ROUNDS:
        if empty:
            clear(g)
        seat = waiting(g)[0]
        options = legal(g, seat)
        view = game.view(g, seat) if len(options) > 1 else None
        apply_unchecked(g, seat, bots[seat].choose(view, options, numbers[seat]).action)
        count += 1
    return g, count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenarios", nargs="*")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--empty", action="store_true")
    parser.add_argument("--set", nargs="*", default=[], metavar="WEIGHT=NUMBER")
    asked = parser.parse_args()
    game = games()[asked.game]
    names, all_weights = weights_of(game)
    for change in asked.set:
        name, _, number = change.partition("=")
        for each in all_weights:
            each[names.index(name)] = float(number)
    mode = asked.mode or ("solo" if "solo" in game.modes else game.modes[0])
    for scenario in asked.scenarios or game.scenarios:
        setup = Setup(asked.seats or seats_of(game, scenario), mode, scenario, {})
        won, reached, rounds, decisions, start = 0, 0.0, 0, 0, time.perf_counter()
        for number in range(asked.games):
            g, count = play(game, setup, seed_of(asked.seed, number), asked.level, asked.empty)
            won += bool(g.winners) and 0 in g.winners
            reached += progress(g)
            rounds += game.round(g)
            decisions += count
        n = asked.games
        low, high = wilson(won, n)
        took = time.perf_counter() - start
        print(
            f"{scenario:24} {won:4}/{n} = {100 * won / n:5.1f} % [{100 * low:4.1f}, {100 * high:4.1f}]"
            f"  reached {reached / n:.2f}  rounds {rounds / n:5.1f}"
            f"  {1000 * took / n:6.1f} ms a game, {1e6 * took / max(1, decisions):5.0f} us a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
