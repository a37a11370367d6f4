"""Measure the speed of a game on one core, and its memory.

`python -m shamble.lab.speed SECONDS GAME..` prints one round as JSON: this is how the build that is not
running here is measured. Rates are per second of processor time.
"""

import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from shamble.bots import make_bot
from shamble.bots.search import Budget, search
from shamble.core.actions import Action
from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.game import Game, all_games
from shamble.core.options import Setup
from shamble.core.rng import Stream, mix, stream
from shamble.core.state import State
from shamble.core.visibility import View
from shamble.lab.playout import luck, play_out, seed_of

Rates = dict[str, float]

MOST = 20_000  # decisions after which a game of novices is abandoned
STATES = 16  # positions from the middle of games, to be cloned
SEED = 2026
SEARCHED = 8  # imagined games per decision


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Measure the units of work per second; one call returns how many units it did."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += work()
        now = time.process_time()
    return done / (now - start)


def default_setup(game: Game[Any]) -> Setup:
    """Return the default set-up of the smallest table."""
    return game.default_setup(game.min_seats)


def play_randomly(g: State, numbers: Stream, most: int = 1_000_000_000) -> int:
    """Play at random to the end, or for `most` decisions; return the number of decisions."""
    decisions = 0
    while g.stack and decisions < most:
        seat = waiting(g)[0]
        options = legal(g, seat)
        apply_unchecked(g, seat, options[int(numbers.below(len(options)))])
        decisions += 1
    return decisions


def started(game: Game[Any], setup: Setup, number: int) -> State:
    g: State = game.new(setup, mix(SEED, number))
    advance(g)
    return g


class RandomGames:
    """Whole random games, set-up included."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.setup = default_setup(game)
        self.number = 0

    def __call__(self) -> int:
        self.number += 1
        return play_randomly(started(self.game, self.setup, self.number), stream(SEED, self.number))


class Clones:
    """Copies of positions from the middle of random games."""

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


class NoviceGames:
    """Whole games of novices: the cost of a rollout that plays sensibly."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.setup = default_setup(game)
        self.bots = [make_bot("novice", game)] * self.setup.seats
        self.number = 0

    def __call__(self) -> int:
        self.number += 1
        seed = seed_of(SEED, self.number)
        g = self.game.new(self.setup, seed)
        return play_out(self.game, g, self.bots, luck(seed, self.setup.seats), MOST)


class Question:
    """A position, the seat that decides, and its options."""

    def __init__(self, g: State, seat: int, view: View[Any], options: list[Action[Any]]) -> None:
        self.g = g
        self.seat = seat
        self.view = view
        self.options = options


class Questions:
    """Decisions from the middle of games, each with several options."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.numbers = stream(SEED, 0)
        self.questions: list[Question] = []
        for g in Clones(game).states:
            while g.stack and len(legal(g, waiting(g)[0])) < 2:
                apply_unchecked(g, waiting(g)[0], legal(g, waiting(g)[0])[0])
            if g.stack:
                seat = waiting(g)[0]
                self.questions.append(Question(g, seat, game.view(g, seat), legal(g, seat)))

    def advise(self) -> int:
        for q in self.questions:
            self.game.advise(q.view, q.options, self.numbers)
        return len(self.questions)

    def view(self) -> int:
        for q in self.questions:
            self.game.view(q.g, q.seat)
        return len(self.questions)

    def search(self) -> int:
        """Run the veteran's imagined games, each to its cut."""
        mind = self.game.mind()
        done = 0
        for q in self.questions:
            done += search(mind, q.view, q.options, 0, SEED, Budget(SEARCHED)).iterations
        return done


def bytes_per_state(game: Game[Any], copies: int = 200) -> int:
    """Measure the memory of one more position when others already exist."""
    states = Clones(game).states
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    clones = [g.clone() for _ in range(copies) for g in states]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(clones)


class Subject:
    """A game that is measured round after round."""

    def __init__(self, game: Game[Any]) -> None:
        self.play = RandomGames(game)
        self.clone = Clones(game)
        self.sensible = NoviceGames(game)
        self.questions = Questions(game)

    def measure(self, seconds: float) -> Rates:
        return {
            "decisions_per_s": per_second(self.play, seconds),
            "clones_per_s": per_second(self.clone, seconds),
            "policy_per_s": per_second(self.sensible, seconds),
            "advises_per_s": per_second(self.questions.advise, seconds / 2),
            "views_per_s": per_second(self.questions.view, seconds / 2),
            "searches_per_s": per_second(self.questions.search, seconds / 2),
        }


def main() -> None:
    seconds, *ids = sys.argv[1:]
    games = all_games()
    subjects = {id: Subject(games[id]) for id in ids}
    json.dump({id: subject.measure(float(seconds)) for id, subject in subjects.items()}, sys.stdout)


if __name__ == "__main__":
    main()
