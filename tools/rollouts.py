"""Measure imagined games per second: `python -m tools.rollouts --save`.

In every game, positions from the middle of random games get new hidden information, and the quick policy
plays each option on for twenty decisions, on one core, the way TAG and OpenSpiel count iterations of
their searches. (The veteran's own rate is in bench/ladder.md: its imagined games end with a turn, in
Zombicide with the game.) `--save` writes bench/rollouts.md. Compile the rules first.
"""

import argparse
import platform
import statistics
from pathlib import Path
from typing import Any

from shamble.bots.search.worlds import POLICY_STREAMS, imagine, play_out
from shamble.core.game import Game, all_games
from shamble.core.mind import Policy
from shamble.core.rng import Stream, stream
from shamble.lab.speed import SEED, Questions, per_second

CUT = 20  # decisions
NEVER = 1_000_000  # ticks of the turn counter
OPTIONS = 12  # options compared in one imagined world
FILE = Path(__file__).resolve().parent.parent / "bench" / "rollouts.md"
HEAD = """# Imagined games a second

Made by `python -m tools.rollouts --save`: each cut after {cut} decisions of the game's quick policy and looked at;
processor time of one core, median of {measured}. Goal: 20k on the fastest game, 5k on the slowest. The last column
is with any choice instead of the policy's, which is what the rules themselves leave room for, and what peers count.

Peers, measured elsewhere, one core: TAG's tree search with random rollouts cut after 10 decisions, half as long as
these, 1.97k in Pandemic, 5.4k in Catan, 17.1k in Dominion, 18.1k in Colt Express, 173 in Descent; whole games 1.63k
in Pandemic, 217 in Catan. OpenSpiel searching with whole random games: C++ 720 in chess, 850 in backgammon, 8.3k in go
on 9 x 9; in Python over C++ states 242, 285 and 990.

| game | iterations/s | lowest..highest | any choice |
| --- | --- | --- | --- |
"""


class Anything(Policy[Any]):
    """Takes any option."""

    def choose(self, g: Any, seat: int, options: list[Any], numbers: Stream) -> int:
        return numbers.below(len(options))


class Rollouts:
    """Imagined games, cut after a number of decisions."""

    def __init__(self, game: Game[Any]) -> None:
        self.mind = game.mind()
        self.policy: Policy[Any] = self.mind.policy()
        self.questions = Questions(game).questions
        self.number = 0

    def __call__(self) -> int:
        done = 0
        for q in self.questions:
            self.number += 1
            world = imagine(self.mind, q.view, SEED, self.number)
            for place in range(min(OPTIONS, len(q.options))):
                luck = stream(SEED, POLICY_STREAMS + self.number)
                play_out(self.mind, self.policy, world, q.seat, place, None, luck, NEVER, CUT)
                done += 1
        return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--save", action="store_true")
    asked = parser.parse_args()
    lines = []
    for game in all_games().values():
        work = Rollouts(game)
        rates = [per_second(work, asked.seconds) for _ in range(asked.rounds)]
        low, middle, high = min(rates), statistics.median(rates), max(rates)
        work.policy = Anything()
        most = statistics.median(per_second(work, asked.seconds) for _ in range(asked.rounds))
        lines.append(f"| {game.id} | {middle:,.0f} | {low:,.0f}..{high:,.0f} | {most:,.0f} |")
        print(lines[-1], flush=True)
    if asked.save:
        measured = f"{asked.rounds} rounds of {asked.seconds:g} s, CPython {platform.python_version()}"
        FILE.write_text(HEAD.format(cut=CUT, measured=measured) + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
