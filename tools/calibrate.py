"""Fit the chances of hints to games of bots.

`play` plays whole games by one level in all seats. At random decisions the choice is played out as for a hint, and who
won the real game is noted: one JSON line per decision in `build/odds/`. `fit` turns the games of one seed into the maps
of `data/odds.toml`, confirms them on the games of another, which it never saw, and writes `bench/odds.md`.

    python -m tools.calibrate play zombicide --scenario 02 --games 20 --seed 1
    python -m tools.calibrate play zombicide --scenario 02 --games 20 --seed 2
    python -m tools.calibrate fit --seed 1 --held 2
"""

import argparse
import json
import math
import random
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from shamble.bots import make_bot
from shamble.bots.odds import Calibration, logistic, logit
from shamble.bots.search import Budget, Candidate, side_by_side
from shamble.bots.veteran import Veteran
from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.game import Game, all_games
from shamble.core.options import Setup
from shamble.core.visibility import View
from shamble.lab.confidence_interval import wilson
from shamble.lab.playout import luck, seed_of

ROOT = Path(__file__).resolve().parent.parent
ROWS = ROOT / "build" / "odds"
REPORT = ROOT / "bench" / "odds.md"
MOST_ROUNDS = 250
NOT_SEARCHED = -1.0
BINS = 5  # of a reliability diagram
FOLDS = 8
PULL = 2.0  # of the map towards telling the share as it is
HEAD = """# Odds

Made by `python -m tools.calibrate`; do not edit. What hints tell, against what happened: bots of one level in all
seats, random decisions with a choice, the chosen option played out as for a hint. A Brier score is the mean square of
told minus happened: lower is better, and a constant guess is the score to beat. Intervals of 95 %, games drawn again.

- **before**: what hints told before there were maps, the value that the search chose by; where they told anything.
- **told**, **Brier**: the share of imagined games won, through the map of `data/odds.toml`, on games it was not
  fitted to. **guess**: the Brier score of a constant guess. **less**: the difference of the two.
"""
TOML = """# Maps from the share of imagined games won to the chance of a hint, per table and side.
# Made by `python -m tools.calibrate`; do not edit. `to`: logit(told) = to[0] + to[1] * logit(share); where exactly one
# of several wins, the share to the power of to[1]. `games`: what it was fitted to. On games of another seed: `told` and
# `won` in percent; `brier`, and that of a constant guess; `records`: percent from, percent to, hints that told
# such a chance, and how many of them won.
"""


class Played(NamedTuple):
    seed: int
    number: int
    level: str
    winners: list[int]


class Row(NamedTuple):
    """A decision whose choice was played out.

    `wins`: imagined games won, per seat. `before`: the search's own number, or -1.
    """

    game: str
    key: str
    race: bool
    groups: list[int]
    seat: int
    wins: list[int]
    games: int
    before: float
    seed: int
    number: int
    level: str
    winners: list[int]


class Sample(NamedTuple):
    seat: int
    view: View[Any]
    candidate: Candidate
    before: float


def play(game: Game[Any], setup: Setup, asked: argparse.Namespace, number: int) -> list[Row]:
    """Play a game, and then play out the sampled choices."""
    seed = seed_of(asked.seed, number)
    chance = random.Random(seed)
    g = game.new(setup, seed)
    bots = [make_bot(asked.level, game) for _ in range(setup.seats)]
    mind = game.mind()
    numbers = luck(seed, setup.seats)
    advance(g)
    seen: dict[int, int] = defaultdict(int)
    samples: dict[int, list[Sample]] = defaultdict(list)
    while not g.is_over() and game.round(g) <= MOST_ROUNDS:
        seat = waiting(g)[0]
        options = legal(g, seat)
        if len(options) == 1:
            apply_unchecked(g, seat, options[0])
            continue
        view = game.view(g, seat)
        bot = bots[seat]
        if isinstance(bot, Veteran):
            bot.last_search = None  # of an earlier decision
        action = bot.choose(view, options, numbers[seat]).action
        group = mind.group(g, seat)
        seen[group] += 1
        at = chance.randrange(seen[group])
        if at < asked.each:
            search = bot.last_search if isinstance(bot, Veteran) else None
            best = search.best if search is not None else Candidate(options.index(action), None)
            one = Sample(
                seat,
                View(seat, view.known.clone()),
                best,
                best.mean() if search is not None else NOT_SEARCHED,
            )
            if len(samples[group]) < asked.each:
                samples[group].append(one)
            else:
                samples[group][at] = one
        apply_unchecked(g, seat, action)
    rows = []
    for one in [one for group in samples.values() for one in group]:
        known = one.view.known
        budget = Budget(asked.imagined)
        odds = side_by_side(mind, one.view, [one.candidate], seed + one.seat, budget)[0]
        groups = [mind.group(known, seat) for seat in range(setup.seats)]
        race = len(set(groups)) > 1 and mind.has_one_winner(known)
        wins = [odds.wins(seat) for seat in range(setup.seats)]
        key = mind.odds_key(known, one.seat) or "all"
        played = Played(asked.seed, number, asked.level, list(g.winners))
        rows.append(Row(game.id, key, race, groups, one.seat, wins, odds.games(), one.before, *played))
    return rows


def predicted(row: Row, maps: Calibration) -> float:
    """Return what a hint tells with this map, as `bots.odds.chances` does."""
    if row.race:
        count = len(set(row.groups))
        wins = {group: row.wins[row.groups.index(group)] for group in row.groups}
        shares = {group: ((won + 1 / count) / (row.games + 1)) ** maps.slope for group, won in wins.items()}
        return float(shares[row.groups[row.seat]] / sum(shares.values()))
    return logistic(maps.shift + maps.slope * logit((row.wins[row.seat] + 1) / (row.games + 2)))


def has_won(row: Row) -> float:
    return 1.0 if row.seat in row.winners else 0.0


def fit(rows: list[Row]) -> Calibration:
    """Return the map with the least logarithmic loss, pulled towards the share as it is."""
    best, shift, slope, width = math.inf, 0.0, 1.0, 1.0
    for _ in range(7):
        middle = shift, slope
        for a in (-1, -0.5, 0, 0.5, 1) if not rows[0].race else (0,):
            for b in (-1, -0.5, 0, 0.5, 1):
                one = Calibration(middle[0] + 2 * width * a, max(0.0, middle[1] + width * b))
                loss = PULL * (one.shift**2 + (one.slope - 1) ** 2) / 2
                for row in rows:
                    p = min(0.999, max(0.001, predicted(row, one)))
                    loss -= math.log(p if has_won(row) else 1 - p)
                if loss < best:
                    best, shift, slope = loss, one.shift, one.slope
        width /= 2
    return Calibration(shift, slope)


def brier(said: list[float], rows: list[Row]) -> float:
    return math.fsum((p - has_won(row)) ** 2 for p, row in zip(said, rows, strict=True)) / len(rows)


def interval(said: list[float], rows: list[Row], guess: float) -> tuple[float, float, float, float]:
    """Return the 95 % intervals of the Brier score, and of its difference from the guess."""
    loss = np.array([(p - has_won(row)) ** 2 for p, row in zip(said, rows, strict=True)])
    constant = np.array([(guess - has_won(row)) ** 2 for row in rows])
    places: dict[int, list[int]] = defaultdict(list)
    for place, row in enumerate(rows):
        places[row.number].append(place)
    numbers = list(places)
    drawn = np.random.default_rng(1)
    scores, gains = [], []
    for _ in range(400):
        some = [
            place for n in drawn.integers(len(numbers), size=len(numbers)) for place in places[numbers[n]]
        ]
        scores.append(loss[some].mean())
        gains.append((loss - constant)[some].mean())
    ends = [*np.percentile(scores, [2.5, 97.5]), *np.percentile(gains, [2.5, 97.5])]
    return float(ends[0]), float(ends[1]), float(ends[2]), float(ends[3])


def records(said: list[float], rows: list[Row]) -> list[list[int]]:
    """Return the reliability diagram: percent from, percent to, hints, won."""
    out = []
    for part in range(BINS):
        low, high = 100 * part // BINS, 100 * (part + 1) // BINS - (part + 1 < BINS)
        mine = [row for p, row in zip(said, rows, strict=True) if low <= round(100 * p) <= high]
        if mine:
            out.append([low, high, len(mine), sum(int(has_won(row)) for row in mine)])
    return out


def read() -> dict[tuple[str, str], list[Row]]:
    tables: dict[tuple[str, str], list[Row]] = defaultdict(list)
    for file in sorted(ROWS.glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            row = Row(**json.loads(line))
            tables[row.game, row.key].append(row)
    return tables


def report(seed: int, held: int) -> None:
    """Write the maps and the report of all tables that were played."""
    files: dict[str, list[str]] = defaultdict(list)
    columns = (
        "game",
        "table, side",
        "fitted to",
        "confirmed on",
        "told",
        "won",
        "Brier",
        "guess",
        "less",
        "before",
    )
    lines = [HEAD, "| " + " | ".join(columns) + " |", "| --- " * len(columns) + "|"]
    diagrams = []
    for (game, key), rows in sorted(read().items()):
        train = [row for row in rows if row.seed == seed]
        test = [row for row in rows if row.seed == held]
        if not train or not test:
            continue
        maps = fit(train)
        said = [predicted(row, maps) for row in test]
        won = float(np.mean([has_won(row) for row in test]))
        guess = float(np.mean([has_won(row) for row in train]))
        low, high, less, more = interval(said, test, guess)
        games = len({row.number for row in train}), len({row.number for row in test})
        constant = brier([guess] * len(test), test)
        old = [row for row in test if row.before >= 0]
        earlier = "none"
        if len(old) >= 10:
            numbers = [row.before for row in old]
            share = np.mean([has_won(row) for row in old])
            earlier = f"told {100 * np.mean(numbers):.0f}, won {100 * share:.0f}, "
            earlier += f"Brier {brier(numbers, old):.3f} ({len(old)} hints)"
        lines.append(
            f"| {game} | {key} | {games[0]} games, {len(train)} hints | {games[1]} games, {len(test)} hints "
            f"| {100 * np.mean(said):.0f} | {100 * won:.0f} | {brier(said, test):.3f} [{low:.3f}, {high:.3f}] "
            f"| {constant:.3f} | {brier(said, test) - constant:+.3f} [{less:+.3f}, {more:+.3f}] | {earlier} |"
        )
        diagram = records(said, test)
        diagrams += [f"\n### {game}, {key}\n", "| told | hints | won |", "| --- | --: | --- |"]
        for start, end, hints, good in diagram:
            a, b = wilson(good, hints)
            bar = "█" * round(20 * good / hints)
            diagrams.append(
                f"| {start} to {end} % | {hints} | {100 * good / hints:.0f} % [{100 * a:.0f}, {100 * b:.0f}] {bar} |"
            )
        files[game] += [
            f'\n["{key}"]',
            f"to = [{maps.shift:.2f}, {maps.slope:.2f}]",
            f'level = "{train[0].level}"',
            f"games = {games[0]}",
            f"told = {100 * np.mean(said):.0f}",
            f"won = {100 * won:.0f}",
            f"brier = [{brier(said, test):.3f}, {constant:.3f}]",
            f"records = {diagram}",
        ]
    for game, entries in files.items():
        (all_games()[game].folder() / "data" / "odds.toml").write_text(
            TOML + "\n".join(entries) + "\n", "utf-8"
        )
    lines += [
        "\n## Reliability\n",
        "Hints by the chance they told, and the share of them that won.",
        *diagrams,
    ]
    REPORT.write_text("\n".join(lines) + "\n", "utf-8")
    print("\n".join(lines))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("play")
    one.add_argument("game")
    one.add_argument("--seats", type=int, default=2)
    one.add_argument("--mode", default="")
    one.add_argument("--scenario", default="")
    one.add_argument("--level", default="veteran@16")
    one.add_argument("--each", type=int, default=4, help="decisions of a game and side")
    one.add_argument("--imagined", type=int, default=32, help="imagined games of a decision")
    one.add_argument("--games", type=int, default=40)
    one.add_argument("--first", type=int, default=0)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--minutes", type=float, default=3.0)
    other = commands.add_parser("fit")
    other.add_argument("--seed", type=int, default=1)
    other.add_argument("--held", type=int, default=2)
    asked = parser.parse_args()
    if asked.command == "fit":
        report(asked.seed, asked.held)
        return
    game = all_games()[asked.game]
    setup = game.default_setup(asked.seats, asked.mode, asked.scenario)
    ROWS.mkdir(parents=True, exist_ok=True)
    name = "-".join([asked.game, setup.mode, setup.scenario or "all", str(setup.seats), str(asked.seed)])
    begun, count, number = time.time(), 0, asked.first
    with (ROWS / f"{name}.jsonl").open("a", encoding="utf-8") as file:
        while number < asked.first + asked.games and time.time() - begun < 60 * asked.minutes:
            for row in play(game, setup, asked, number):
                file.write(json.dumps(row._asdict()) + "\n")
                count += 1
            file.flush()
            number += 1
    print(
        f"{name}: games {asked.first} to {number - 1}, {count} hints, {time.time() - begun:.0f} s", flush=True
    )


if __name__ == "__main__":
    main()
