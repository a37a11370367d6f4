"""A table to play, as plain data that can be sent to another process or machine."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Setup, Value
from shamble.lab.seats import side_name

MOST_DECISIONS = 100_000  # a longer game counts as unfinished

Progress = Callable[[int], None]  # called with the number of finished games


@dataclass(frozen=True)
class GameSpec:
    """A table, its players, and the seed of its games."""

    game: str
    mode: str
    scenario: str
    options: dict[str, Value]
    levels: tuple[str, ...]
    seed: int
    most: int = MOST_DECISIONS

    def setup(self) -> Setup:
        return Setup(len(self.levels), self.mode, self.scenario, dict(self.options))

    def sides(self, game: Game[Any]) -> list[str]:
        return [side_name(key) for key in game.sides(self.setup())]


class GameFailed(Exception):
    """A game stopped with an exception."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(number, problem)
        self.number = number
        self.problem = problem

    def __str__(self) -> str:
        return f"game {self.number} broke off: {self.problem}"


@dataclass(frozen=True)
class Rate:
    """A win rate with its 95 % confidence interval."""

    rate: float
    low: float
    high: float
