"""Rewards of a seat: the outcome by default."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from shamble.core.game import Game
from shamble.core.state import State
from shamble.core.visibility import View


class Reward(ABC):
    """A reward for every seat after every decision. One object serves one environment."""

    @abstractmethod
    def begin(self, game: Game[Any], g: State) -> None:
        """Begin a new game."""

    @abstractmethod
    def after(self, game: Game[Any], g: State) -> Sequence[float]:
        """Return the reward of each seat for the last decision."""


class Outcome(Reward):
    """1 for a win, -1 otherwise, at the end of the game."""

    def begin(self, game: Game[Any], g: State) -> None:
        self.nothing = (0.0,) * g.seats

    def after(self, game: Game[Any], g: State) -> Sequence[float]:
        if not g.is_over():
            return self.nothing
        return [1.0 if seat in g.winners else -1.0 for seat in range(g.seats)]


class Points(Reward):
    """At the end, the points of each seat in units of `scale`, added to the outcome."""

    def __init__(self, scale: float = 10.0) -> None:
        self.scale = scale
        self.outcome = Outcome()

    def begin(self, game: Game[Any], g: State) -> None:
        self.outcome.begin(game, g)

    def after(self, game: Game[Any], g: State) -> Sequence[float]:
        rewards = self.outcome.after(game, g)
        if not g.is_over():
            return rewards
        points = game.ending(g).points
        return [reward + point / self.scale for reward, point in zip(rewards, points, strict=True)]


Potential = Callable[[View[Any]], float]


class Shaped(Reward):
    """The outcome, and during the game the change of a potential of the seat's view.

    The best policy stays the best (Ng, Harada and Russell 1999): the sum of the changes is subtracted at
    the end.
    """

    def __init__(self, potential: Potential, discount: float = 1.0) -> None:
        self.potential = potential
        self.discount = discount
        self.outcome = Outcome()
        self.before: list[float] = []

    def begin(self, game: Game[Any], g: State) -> None:
        self.outcome.begin(game, g)
        self.before = [self.potential(game.view(g, seat)) for seat in range(g.seats)]

    def after(self, game: Game[Any], g: State) -> Sequence[float]:
        rewards = self.outcome.after(game, g)
        now = [0.0 if g.is_over() else self.potential(game.view(g, seat)) for seat in range(g.seats)]
        shaped = [
            reward + self.discount * new - old
            for reward, new, old in zip(rewards, now, self.before, strict=True)
        ]
        self.before = now
        return shaped
