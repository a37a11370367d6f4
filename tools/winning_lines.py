"""Search for winning lines of Zombicide missions with known cards and dice.

`python -m tools.winning_lines 01 04 05 09 --games 10` looks for a winning line of each game, and prints how many
it found.

The game itself is copied, not imagined, so the dice are known, which no player has. A line has the
script's weights for each round. It is changed at random from some round on and played to its end; a line
at least as good replaces it. A winning line shows that the mission leaves room for a better player; no
line shows nothing. Compile the rules first.
"""

import argparse
import random
import time

from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.visibility import View
from shamble.games.zombicide import GAME
from shamble.games.zombicide.bot import weights
from shamble.games.zombicide.bot.value import reached
from shamble.games.zombicide.state import ZombicideState
from shamble.lab.confidence_interval import wilson
from shamble.lab.playout import seed_of
from tools.scenario_trials import MOST_ROUNDS, progress, seats_of

CHANGED = 4  # weights changed per round, about
SPREAD = 0.7  # size of a change, as an exponent
USUAL = 0.5  # share of rounds with the usual weights
LASTED = 0.002  # value of a round survived; the whole goal is 1
LIVES = 0.02  # value of a survivor at the end

Row = list[float]


class Line:
    """A finished game: the start and weights of each round, and the result."""

    def __init__(self) -> None:
        self.starts: list[ZombicideState] = []
        self.rows: list[Row] = []
        self.value = 0.0
        self.won = False

    def end(self, g: ZombicideState) -> None:
        self.won = g.outcome == "won"
        self.value = (
            (1.0 if self.won else 0.5 * (progress(g) + reached(g)))
            + LASTED * len(self.starts)
            + LIVES * len(g.living())
        )


def another_row(usual: Row, chance: random.Random) -> Row:
    """Return weights for a round: the usual ones, or some of them changed."""
    row = usual[:]
    if chance.random() < USUAL:
        return row
    for number, name in enumerate(weights.NAMES):
        if name not in weights.FIXED and chance.random() < CHANGED / len(row):
            row[number] *= 2.718 ** chance.gauss(0, SPREAD)
    if chance.random() < 0.3:
        row[weights.AIM] = float(chance.randrange(4))
    if chance.random() < 0.2:
        row[weights.HASTE] *= chance.choice((0.1, 0.4, 2.0, 4.0))
    if chance.random() < 0.1:
        row[weights.BODY] = 4.0
    if chance.random() < 0.1:
        row[weights.CAMP] = chance.choice((0.0, float(MOST_ROUNDS)))
    return row


def play_round(g: ZombicideState, row: Row) -> None:
    """Play one round with these weights."""
    numbers = stream(0, 0)  # the script draws no random numbers
    begun = g.round
    weights.ACTIVE_STANCES.append(weights.Stance("line", [row] * len(weights.WEIGHTS)))
    while not g.is_over() and g.round == begun:
        seat = waiting(g)[0]
        options = legal(g, seat)
        action = options[0] if len(options) == 1 else GAME.advise(View(seat, g), options, numbers).action
        apply_unchecked(g, seat, action)
    weights.ACTIVE_STANCES.pop()


def play_out(before: Line, first: int, usual: Row, chance: random.Random | None) -> Line:
    """Repeat a line up to a round, then continue with other weights, or the usual ones."""
    line = Line()
    line.starts = before.starts[:first]
    line.rows = before.rows[:first]
    g = before.starts[first].clone()
    while not g.is_over() and g.round <= MOST_ROUNDS:
        row = another_row(usual, chance) if chance is not None else usual
        line.starts.append(g.clone())
        line.rows.append(row)
        play_round(g, row)
    line.end(g)
    return line


def search(mission: str, seed: int, most: int) -> tuple[Line, Line, int]:
    """Return the best line found for a game, the script's line, and the number of lines tried."""
    setup = Setup(seats_of(GAME, mission), "book", mission, {})
    g = GAME.new(setup, seed)
    advance(g)
    chance = random.Random(seed)
    usual = weights.WEIGHTS[g.mission]
    begun = Line()
    begun.starts = [g]
    script = best = play_out(begun, 0, usual, None)
    played = 1
    while not best.won and played < most:
        first = chance.randrange(len(best.starts))
        line = play_out(best, first, usual, chance)
        played += 1
        if line.value >= best.value:
            best = line
    return best, script, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("missions", nargs="*", default=["01", "04", "05", "09"])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--most", type=int, default=3000, help="lines played out for each game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for mission in asked.missions:
        won, by_script, after, before, lines, start = 0, 0, 0.0, 0.0, 0, time.process_time()
        for number in range(asked.games):
            best, script, played = search(mission, seed_of(asked.seed, number), asked.most)
            won += best.won
            by_script += script.won
            after += min(1.0, best.value)
            before += min(1.0, script.value)
            lines += played
        n = asked.games
        low, high = wilson(won, n)
        print(
            f"{mission}  a winning line in {won}/{n} games [{100 * low:.0f}, {100 * high:.0f}] %"
            f"  the script won {by_script}  value {before / n:.2f} -> {after / n:.2f}"
            f"  {lines / n:.0f} lines, {(time.process_time() - start) / n:.0f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
