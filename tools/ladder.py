"""Play bot levels against each other and rate them.

`python -m tools.ladder GAME.. --levels random,novice,veteran --games-each 50` plays every level from
every seat. It stores each run in `bench/ladder/` and the newest of each game in `bench/ladder.md`.

Competitive games: a rating for each level (Bradley and Terry, the first level at 0, 100 points = 64 %),
with 95 % intervals; a table with more than two seats counts as one comparison per pair. Co-operative
games: win rates by scenario. Each level also has its time per decision and, if it looks ahead, iterations
per second.

`script` is the veteran without looking ahead. The budget is part of a level's name (`veteran@48` = 48
iterations), so a run can be repeated anywhere. Compile the rules first; a run says whether they are.
"""

import argparse
import json
import math
import os
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import shamble
from shamble.bots import make_bot
from shamble.bots.bot import Bot
from shamble.bots.veteran import Veteran
from shamble.core.actions import Action
from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.game import Advice, Game, all_games
from shamble.core.options import Setup
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.lab.confidence_interval import wilson
from shamble.lab.playout import luck, seed_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "bench" / "ladder"
SUMMARY = ROOT / "bench" / "ladder.md"
SEED = 14
ELO = 400 / math.log(10)  # points per logit
MOST = 100_000  # decisions per game
TOGETHER = {"zombicide": "book", "all-things-zombie": "solo"}  # co-operative games, and their mode
SEATS = {
    "zombicide": 6,
    "all-things-zombie": 1,
    "city-of-horror": 3,
}  # seats of a table; other games have two


class Scripted(Bot):
    """The veteran without looking ahead."""

    level = "script"

    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        if view is None:
            raise ValueError("a script needs to see its seat's view")
        return self.mind.script(view, options, numbers)


def seated(level: str, game: Game[Any]) -> Bot:
    return Scripted(game) if level == Scripted.level else make_bot(level, game)


class Clock:
    """Thinking time by level."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.decisions: Counter[str] = Counter()
        self.searched: Counter[str] = Counter()
        self.iterations: Counter[str] = Counter()

    def add(self, other: "Clock") -> None:
        for level, seconds in other.seconds.items():
            self.seconds[level] += seconds
        self.decisions.update(other.decisions)
        self.searched.update(other.searched)
        self.iterations.update(other.iterations)


def play(id: str, setup: Setup, levels: tuple[str, ...], seed: int) -> tuple[list[float], str, Clock]:
    """Play a game; return each seat's result (more is better), outcome and thinking time."""
    game = all_games()[id]
    g = game.new(setup, seed)
    bots = [seated(level, game) for level in levels]
    numbers = luck(seed, len(levels))
    clock = Clock()
    advance(g)
    for _ in range(MOST):
        if g.is_over():
            break
        seat = waiting(g)[0]
        options = legal(g, seat)
        bot, level = bots[seat], levels[seat]
        view = game.view(g, seat) if bot.needs_view and len(options) > 1 else None
        if isinstance(bot, Veteran):
            bot.last_search = None
        begun = time.process_time()
        action = bot.choose(view, options, numbers[seat]).action
        if len(options) > 1:
            took = time.process_time() - begun
            clock.decisions[level] += 1
            clock.seconds[level] += took
            if isinstance(bot, Veteran) and bot.last_search is not None:
                clock.searched[level] += 1
                clock.iterations[level] += bot.last_search.iterations
        apply_unchecked(g, seat, action)
    return standing(game, g), g.outcome, clock


def standing(game: Game[Any], g: Any) -> list[float]:
    """Return the ranking: winners first, then by points where they count."""
    won = [1.0 if seat in g.winners else 0.0 for seat in range(g.seats)]
    if game.id == "city-of-horror" and g.is_over():
        return [w * 1000 + points for w, points in zip(won, game.ending(g).points, strict=True)]
    return won


def tables(game: Game[Any], levels: list[str]) -> list[tuple[str, ...]]:
    """Return the seatings: each pair from both seats, or one level against the rest."""
    seats = SEATS.get(game.id, max(2, game.min_seats))
    out: list[tuple[str, ...]] = []
    for one, other in combinations(levels, 2):
        for seat in range(seats):
            out.append(tuple(one if s == seat else other for s in range(seats)))
            if seats > 2:
                out.append(tuple(other if s == seat else one for s in range(seats)))
    return out


def ratings(pairs: Counter[tuple[str, str]], levels: list[str]) -> dict[str, tuple[float, float]]:
    """Return each level's points over the first one, with a 95 % error (Bradley and Terry).

    Half a win for each side is added to every pair that met, so a clean sweep has a rating, too.
    """
    wins: defaultdict[tuple[str, str], float] = defaultdict(float)
    for (a, b), count in pairs.items():
        wins[a, b] += count
    for a, b in combinations(levels, 2):
        if pairs[a, b] + pairs[b, a]:
            wins[a, b] += 0.5
            wins[b, a] += 0.5
    strength = dict.fromkeys(levels, 0.0)
    for _ in range(500):
        for level in levels[1:]:
            slope = curve = 0.0
            for other in levels:
                games = wins[level, other] + wins[other, level]
                if other != level and games:
                    chance = 1 / (1 + math.exp(strength[other] - strength[level]))
                    slope += wins[level, other] - games * chance
                    curve += games * chance * (1 - chance)
            if curve:
                strength[level] += max(-1.0, min(1.0, slope / curve))
    out = {levels[0]: (0.0, 0.0)}
    for level in levels[1:]:
        curve = 0.0
        for other in levels:
            games = wins[level, other] + wins[other, level]
            if other != level and games:
                chance = 1 / (1 + math.exp(strength[other] - strength[level]))
                curve += games * chance * (1 - chance)
        off = 1.96 / math.sqrt(curve) if curve else float("inf")
        out[level] = (ELO * (strength[level] - strength[levels[0]]), ELO * off)
    return out


Game_ = tuple[str, Setup, tuple[str, ...], int]


def _play(one: Game_) -> tuple[tuple[str, ...], list[float], str, Clock]:
    id, setup, levels, seed = one
    return (levels, *play(id, setup, levels, seed))


def run_all(games: list[Game_], jobs: int) -> list[tuple[tuple[str, ...], list[float], str, Clock]]:
    if jobs == 1:
        return [_play(one) for one in games]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return list(pool.map(_play, games))


def rate(wins: int, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"rate": wins / games if games else 0.0, "low": low, "high": high, "games": games}


def contest(
    game: Game[Any], levels: list[str], count: int, seed: int, jobs: int, seat: int = -1
) -> dict[str, Any]:
    """Play `count` games at every table, or at those with the last level in `seat`."""
    todo: list[Game_] = []
    for table in tables(game, levels):
        if seat >= 0 and table[seat] != levels[-1]:
            continue
        setup = game.default_setup(len(table))
        todo += [(game.id, setup, table, seed_of(seed, len(todo) + n)) for n in range(count)]
    pairs: Counter[tuple[str, str]] = Counter()
    wins: defaultdict[str, Counter[str]] = defaultdict(Counter)
    ranks: defaultdict[str, list[int]] = defaultdict(list)
    outcomes: Counter[str] = Counter()
    clock = Clock()
    for seats, got, outcome, took in run_all(todo, jobs):
        clock.add(took)
        outcomes[outcome or "unfinished"] += 1
        mixed = " ".join(sorted(set(seats)))
        for seat, level in enumerate(seats):
            ranks[level].append(1 + sum(1 for other in got if other > got[seat]))
            where = f"{mixed}: {level} in seat {seat}"
            if max(got) > 0:
                wins[where]["decided"] += 1
                wins[where]["won"] += got[seat] == max(got)
        for a, b in combinations(range(len(seats)), 2):
            if seats[a] != seats[b] and got[a] != got[b]:
                better, worse = (a, b) if got[a] > got[b] else (b, a)
                pairs[seats[better], seats[worse]] += 1
    return {
        "rating": {level: {"points": p, "off": off} for level, (p, off) in ratings(pairs, levels).items()},
        "mean_rank": {
            level: {"mean": sum(r) / len(r), "off": 1.96 * _spread(r) / math.sqrt(len(r)), "seats": len(r)}
            for level, r in ranks.items()
        },
        "wins": {where: rate(c["won"], c["decided"]) for where, c in sorted(wins.items())},
        "outcomes": dict(outcomes),
        "thinking": thinking(clock),
    }


def _spread(numbers: list[int]) -> float:
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((n - mean) ** 2 for n in numbers) / max(1, len(numbers) - 1))


def together(game: Game[Any], levels: list[str], count: int, seed: int, jobs: int) -> dict[str, Any]:
    """Return how often each level wins each scenario of a co-operative game."""
    clock = Clock()
    wins: dict[str, dict[str, Any]] = {}
    for scenario in game.scenarios:
        if scenario == "skirmish":
            continue
        for level in levels:
            setup = game.default_setup(SEATS[game.id], TOGETHER[game.id], scenario)
            if game.check(setup):
                setup = game.default_setup(game.min_seats, TOGETHER[game.id], scenario)
            table = (level,) * setup.seats
            result = run_all([(game.id, setup, table, seed_of(seed, n)) for n in range(count)], jobs)
            won = 0
            for _, got, _, took in result:
                clock.add(took)
                won += max(got) > 0
            wins.setdefault(scenario, {})[level] = rate(won, count)
    return {"wins": wins, "thinking": thinking(clock)}


def thinking(clock: Clock) -> dict[str, dict[str, float]]:
    out = {}
    for level, decisions in clock.decisions.items():
        seconds = clock.seconds[level]
        out[level] = {"ms_a_decision": 1000 * seconds / decisions}
        if clock.searched[level]:
            out[level]["iterations_a_search"] = clock.iterations[level] / clock.searched[level]
            out[level]["iterations_a_second"] = clock.iterations[level] / seconds
    return out


# -------------------------------------------------------------------- results


def summary() -> str:
    """Return the newest run of each game as text."""
    lines = [
        "# Ladder",
        "",
        "Made by `python -m tools.ladder`; do not edit. Points: Bradley and Terry, the first level at 0,",
        "100 points = 64 %. Times are processor time of one core, which others may have been using.",
    ]
    newest: dict[str, Any] = {}
    for path in sorted(FOLDER.glob("*.json")):
        result = json.loads(path.read_text("utf-8"))
        newest[result["game"]] = result
    for id, result in newest.items():
        lines += ["", f"## {id}", "", f"{result['date']}, {result['build']}, `{result['command']}`", ""]
        lines += _contest_lines(result) if "rating" in result else _together_lines(result)
        for level, took in result["thinking"].items():
            more = ""
            if "iterations_a_second" in took:
                more = (
                    f", {took['iterations_a_search']:.0f} iterations a search,"
                    f" {took['iterations_a_second']:.0f} iterations/s"
                )
            lines.append(f"- {level}: {took['ms_a_decision']:.2f} ms a decision{more}")
    return "\n".join(lines) + "\n"


def _contest_lines(results: dict[str, Any]) -> list[str]:
    lines = ["| level | points | mean rank |", "| --- | --- | --- |"]
    for level, points in sorted(results["rating"].items(), key=lambda one: -one[1]["points"]):
        rank = results["mean_rank"][level]
        lines.append(
            f"| {level} | {points['points']:+.0f} ± {points['off']:.0f} | {rank['mean']:.2f} ± {rank['off']:.2f} |"
        )
    lines += ["", "| table | won of the decided games |", "| --- | --- |"]
    lines += [f"| {where} | {_rate(won)} |" for where, won in results["wins"].items()]
    return [*lines, ""]


def _together_lines(results: dict[str, Any]) -> list[str]:
    levels = list(next(iter(results["wins"].values())))
    lines = [f"| scenario | {' | '.join(levels)} |", f"| --- |{' --- |' * len(levels)}"]
    for scenario, won in results["wins"].items():
        lines.append(f"| {scenario} | {' | '.join(_rate(won[level]) for level in levels)} |")
    return [*lines, ""]


def _rate(won: dict[str, float]) -> str:
    return (
        f"{100 * won['rate']:.0f} % [{100 * won['low']:.0f}, {100 * won['high']:.0f}] of {won['games']:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parser.add_argument("games", nargs="+", choices=[id for id, game in all_games().items() if game.listed])
    parser.add_argument(
        "--levels", default="novice,veteran", help="the first is the one the others are measured by"
    )
    parser.add_argument("--games-each", type=int, default=50, dest="count", help="games at each table")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--seat", type=int, default=-1, help="only tables where the last level sits there")
    chosen = parser.parse_args()
    levels = chosen.levels.split(",")
    for id in chosen.games:
        game = all_games()[id]
        asked = f"--levels {chosen.levels} --games-each {chosen.count} --seed {chosen.seed}"
        if id in TOGETHER:
            result = together(game, levels, chosen.count, chosen.seed, chosen.jobs)
        else:
            result = contest(game, levels, chosen.count, chosen.seed, chosen.jobs, chosen.seat)
            asked += f" --seat {chosen.seat}" if chosen.seat >= 0 else ""
        command = f"python -m tools.ladder {id} {asked}"
        head = {"game": id, "date": str(date.today()), "build": shamble.build(), "command": command}
        FOLDER.mkdir(parents=True, exist_ok=True)
        number = len(list(FOLDER.glob(f"*-{id}*.json"))) + 1
        path = FOLDER / f"{date.today()}-{id}-{number}.json"
        path.write_text(json.dumps(head | result, indent=1) + "\n", "utf-8")
    SUMMARY.write_text(summary(), "utf-8")
    print(SUMMARY.read_text("utf-8"))


if __name__ == "__main__":
    main()
