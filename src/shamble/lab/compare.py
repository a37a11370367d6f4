"""Play the same games in two ways, seed by seed, so that luck cancels out."""

from dataclasses import dataclass
from typing import Any

from shamble.core.game import Game
from shamble.lab.batches import Batch, Workers
from shamble.lab.confidence_interval import wilson
from shamble.lab.game_row import Row
from shamble.lab.game_spec import GameSpec, Progress, Rate
from shamble.lab.statistics import Difference, holm, paired

BATCH = 25


@dataclass(frozen=True)
class Comparison:
    """Two specs over the same seeds, with wins and changes by side and by seat.

    A change is the second spec minus the first.
    """

    specs: tuple[GameSpec, GameSpec]
    games: int
    rates: tuple[dict[str, Rate], dict[str, Rate]]
    change: dict[str, Difference]
    corrected: dict[str, float]
    rounds: tuple[float, float]

    def data(self) -> dict[str, Any]:
        """Return the document of `shamble compare --json`."""
        return {
            "game": self.specs[0].game,
            "games": self.games,
            "seed": self.specs[0].seed,
            "arms": [
                {
                    "mode": spec.mode,
                    "scenario": spec.scenario,
                    "options": spec.options,
                    "seats": list(spec.levels),
                    "win_rate": {name: vars(rate) for name, rate in rates.items()},
                    "rounds_mean": rounds,
                }
                for spec, rates, rounds in zip(self.specs, self.rates, self.rounds, strict=True)
            ],
            "change": {
                name: vars(change) | {"corrected": self.corrected[name]}
                for name, change in self.change.items()
            },
        }


def winners(sides: list[str], row: Row) -> set[str]:
    """List the seats that won a game, and their sides as `Tally` counts them."""
    names = {f"seat-{seat}" for seat in row.winners}
    return names | ({row.outcome} if row.outcome in sides else {sides[seat] for seat in row.winners})


def compare(
    game: Game[Any],
    first: GameSpec,
    second: GameSpec,
    games: int,
    workers: Workers[list[Row]],
    progress: Progress | None = None,
) -> Comparison:
    """Play games 0 to `games` - 1 with both specs, which have the same seed and seats."""
    batches = [
        Batch(arm, spec, start, min(start + BATCH, games))
        for start in range(0, games, BATCH)
        for arm, spec in enumerate((first, second))
    ]
    rows_of: tuple[dict[int, Row], dict[int, Row]] = ({}, {})
    for batch, rows in workers.play(batches):
        rows_of[batch.arm].update({row.number: row for row in rows})
        if progress:
            progress((len(rows_of[0]) + len(rows_of[1])) // 2)
    sides = first.sides(game)
    others = second.sides(game)
    names = [*dict.fromkeys([*sides, *others]), *(f"seat-{seat}" for seat in range(len(first.levels)))]
    before = [winners(sides, rows_of[0][number]) for number in range(games)]
    after = [winners(others, rows_of[1][number]) for number in range(games)]
    change = {}
    for name in names:
        gained = sum(name in new and name not in old for old, new in zip(before, after, strict=True))
        lost = sum(name in old and name not in new for old, new in zip(before, after, strict=True))
        change[name] = paired(gained, lost, games)
    return Comparison(
        (first, second),
        games,
        (_rates(names, before), _rates(names, after)),
        change,
        holm({name: one.chance for name, one in change.items()}),
        (_rounds(rows_of[0]), _rounds(rows_of[1])),
    )


def _rates(names: list[str], won: list[set[str]]) -> dict[str, Rate]:
    rates = {}
    for name in names:
        wins = sum(name in who for who in won)
        rates[name] = Rate(wins / len(won) if won else 0.0, *wilson(wins, len(won)))
    return rates


def _rounds(rows: dict[int, Row]) -> float:
    return sum(row.rounds for row in rows.values()) / len(rows) if rows else 0.0
