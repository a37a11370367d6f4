"""How fast a game runs: rates per second of processor time, on one core.

`python -m shamble.lab.measure SECONDS GAME..` prints one round of measurements as JSON: that is how the build that
is not running here is measured.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from shamble.core.engine import advance, legal, take, waiting
from shamble.core.game import Game, all_games
from shamble.core.options import Setup
from shamble.core.rng import Stream, mix, stream
from shamble.core.state import State

Rates = dict[str, float]

STATES = 16  # positions out of the middle of games, to be cloned
SEED = 2026


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much of a work is done in a second, where one call says how much it did."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += work()
        now = time.process_time()
    return done / (now - start)


def default_setup(game: Game[Any]) -> Setup:
    """The smallest table, what it plays unless told, all options as they come."""
    return game.plain(game.min_seats)


def play_randomly(g: State, numbers: Stream, most: int = 1_000_000_000) -> int:
    """Play on at random to the end, or for `most` decisions; give back how many were made."""
    decisions = 0
    while g.stack and decisions < most:
        seat = waiting(g)[0]
        options = legal(g, seat)
        take(g, seat, options[int(numbers.below(len(options)))])
        decisions += 1
    return decisions


def started(game: Game[Any], setup: Setup, number: int) -> State:
    g: State = game.new(setup, mix(SEED, number))
    advance(g)
    return g


class RandomGames:
    """Whole random games, one after the other, their set-up included."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.setup = default_setup(game)
        self.number = 0

    def __call__(self) -> int:
        self.number += 1
        return play_randomly(started(self.game, self.setup, self.number), stream(SEED, self.number))


class Clones:
    """Copies of positions out of the middle of random games."""

    def __init__(self, game: Game[Any]) -> None:
        setup = default_setup(game)
        self.states: list[State] = []
        for number in range(STATES):
            length = play_randomly(started(game, setup, number), stream(SEED, number))
            g = started(game, setup, number)
            play_randomly(g, stream(SEED, number), length // 2)
            self.states.append(g)

    def __call__(self) -> int:
        for _ in range(10):
            for g in self.states:
                g.clone()
        return 10 * len(self.states)


class Subject:
    """A game being measured, round after round."""

    def __init__(self, game: Game[Any]) -> None:
        self.play = RandomGames(game)
        self.clone = Clones(game)

    def measure(self, seconds: float) -> Rates:
        return {
            "decisions_per_s": per_second(self.play, seconds),
            "clones_per_s": per_second(self.clone, seconds),
        }


def main() -> None:
    seconds, *ids = sys.argv[1:]
    games = all_games()
    subjects = {id: Subject(games[id]) for id in ids}
    json.dump({id: subject.measure(float(seconds)) for id, subject in subjects.items()}, sys.stdout)


if __name__ == "__main__":
    main()
