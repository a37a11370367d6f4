"""What every bot is."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from shamble.core.actions import Action
from shamble.core.game import Advice, Game
from shamble.core.rng import Stream
from shamble.core.visibility import View


class CannotPlay(ValueError):
    """A bot that cannot play here; the message is one clear sentence."""


class Bot(ABC):
    """A player. It is given a view and the options of its seat, never a state; its luck comes from `numbers` alone, so
    that the same seed gives the same game."""

    level: ClassVar[str]
    needs_view: ClassVar[bool] = True  # False = it needs no view, and may be given None for one

    def __init__(self, game: Game[Any], temper: str = "") -> None:
        """`temper`: one of the game's personalities, "" = as the game likes."""
        self.game = game
        self.mind = game.mind(temper)

    def choose(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        """One of the options, and why. Where there is only one there is nothing to think about."""
        if not options:
            raise ValueError("a bot was asked to choose among nothing")
        if len(options) == 1:
            return Advice(options[0], "hint-forced")
        return self.decide(view, options, numbers)

    @abstractmethod
    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        """Choose among two options or more."""
