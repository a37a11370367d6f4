"""Play many games with bots.

The result depends on the seed, not on the number of processes.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from shamble.bots import make_bot
from shamble.core.game import Game, all_games
from shamble.lab.batches import Batch, workers
from shamble.lab.confidence_interval import wilson
from shamble.lab.game_spec import GameFailed, GameSpec, Progress, Rate
from shamble.lab.playout import luck, play_out, seed_of
from shamble.lab.tally import Tally

MOST_IN_A_BATCH = 100
BATCHES_PER_JOB = 20


@dataclass(frozen=True)
class Report:
    """The result of a spec."""

    spec: GameSpec
    games_wanted: int
    tally: Tally
    win_rate: dict[str, Rate]
    seconds: float

    @property
    def interrupted(self) -> bool:
        return self.tally.games < self.games_wanted

    def data(self) -> dict[str, Any]:
        """Return the document of `shamble simulate --json`."""
        spec, tally = self.spec, self.tally
        return {
            "game": spec.game,
            "mode": spec.mode,
            "scenario": spec.scenario,
            "options": spec.options,
            "seats": list(spec.levels),
            "games": tally.games,
            "seed": spec.seed,
            "outcomes": dict(sorted(tally.outcomes.items())),
            "win_rate": {name: vars(rate) for name, rate in self.win_rate.items()},
            "decisions_mean": tally.decisions / tally.games if tally.games else 0.0,
            "seconds": round(self.seconds, 3),
            "unfinished": tally.unfinished,
            "interrupted": self.interrupted,
        }


def simulate(
    game: Game[Any], spec: GameSpec, games: int, jobs: int = 1, progress: Progress | None = None
) -> Report:
    """Play games 0 to `games` - 1 of a spec. Ctrl-C returns the games finished so far."""
    start = time.perf_counter()
    tally = Tally()
    batches = _batches(spec, games, jobs)
    team = workers(min(jobs, len(batches)), count_batch)
    try:
        with suppress(KeyboardInterrupt):
            for _, part in team.play(batches):
                tally.add(part)
                if progress:
                    progress(tally.games)
    finally:
        team.close()
    return Report(spec, games, tally, _rates(game, spec, tally), time.perf_counter() - start)


def _rates(game: Game[Any], spec: GameSpec, tally: Tally) -> dict[str, Rate]:
    """Return rates by side, then by seat. A game without an end has no winner."""
    names = [*dict.fromkeys(spec.sides(game)), *(f"seat-{seat}" for seat in range(len(spec.levels)))]
    rates = {}
    for name in names:
        wins = tally.wins[name]
        rates[name] = Rate(wins / tally.games if tally.games else 0.0, *wilson(wins, tally.games))
    return rates


def _batches(spec: GameSpec, games: int, jobs: int) -> Sequence[Batch]:
    """Return batches small enough to keep all processes busy to the end."""
    size = max(1, min(MOST_IN_A_BATCH, games // (jobs * BATCHES_PER_JOB)))
    return [Batch(0, spec, first, min(first + size, games)) for first in range(0, games, size)]


def count_batch(batch: Batch) -> Tally:
    """Play a batch and return only its counts."""
    game, spec, tally = all_games()[batch.spec.game], batch.spec, Tally()
    setup, sides = spec.setup(), spec.sides(game)
    bots = [make_bot(level, game) for level in spec.levels]
    for number in batch.numbers():
        seed = seed_of(spec.seed, number)
        try:
            g = game.new(setup, seed)
            decisions = play_out(game, g, bots, luck(seed, setup.seats), spec.most)
        except Exception as error:
            raise GameFailed(number, f"{type(error).__name__}: {error}") from error
        tally.count(g.outcome, g.winners, sides, decisions)
    return tally
