"""What to play: plain data, so that it can be sent to another process or another machine."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Setup, Value
from shamble.lab.seats import side_name

MOST_DECISIONS = 100_000  # a game that goes on longer counts as unfinished

Progress = Callable[[int], None]  # told how many games are done


@dataclass(frozen=True)
class Plan:
    """A table, who sits at it, and the seed that its games come from."""

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
    """A game broke off with an error of the program."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(number, problem)
        self.number = number
        self.problem = problem

    def __str__(self) -> str:
        return f"game {self.number} broke off: {self.problem}"


@dataclass(frozen=True)
class Rate:
    """A win rate with the interval in which it lies with 95 % confidence."""

    rate: float
    low: float
    high: float
