"""One finished game as a row of plain data for a study."""

from dataclasses import dataclass, field
from typing import Any

from shamble.bots import make_bot
from shamble.core.game import Game
from shamble.lab.death_counts import Death, death_tracker
from shamble.lab.game_spec import GameFailed, GameSpec
from shamble.lab.playout import luck, play_out, seed_of
from shamble.lab.seat_traits import Traits, traits

UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Row:
    """One game: `arm` and `number` identify it, `series` holds the end page's charts by round."""

    arm: int
    number: int
    outcome: str
    winners: tuple[int, ...]
    decisions: int
    rounds: int
    points: tuple[int, ...]
    series: dict[str, list[int]]
    traits: Traits
    people: list[str] = field(default_factory=list)  # everyone who could die
    deaths: list[Death] = field(default_factory=list)
    kills: dict[str, int] = field(default_factory=dict)  # of zombies, by place

    def won(self, seat: int) -> bool:
        return seat in self.winners


class Player:
    """Plays games of a spec by their number."""

    def __init__(self, game: Game[Any], spec: GameSpec) -> None:
        self.game = game
        self.spec = spec
        self.setup = spec.setup()
        self.bots = [make_bot(level, game) for level in spec.levels]

    def play(self, arm: int, number: int) -> Row:
        seed = seed_of(self.spec.seed, number)
        game = self.game
        try:
            g = game.new(self.setup, seed)
            seen = death_tracker(game)
            decisions = play_out(game, g, self.bots, luck(seed, self.setup.seats), self.spec.most, seen)
            ending = game.ending(g) if g.is_over() else None
            return Row(
                arm,
                number,
                g.outcome or UNFINISHED,
                tuple(g.winners),
                decisions,
                game.round(g),
                tuple(ending.points) if ending else (0,) * self.setup.seats,
                {name: list(values) for name, values in ending.series.items()} if ending else {},
                traits(game, g),
                seen.people(g),
                seen.deaths,
                dict(sorted(seen.kills.items())),
            )
        except Exception as error:
            raise GameFailed(number, f"{type(error).__name__}: {error}") from error
