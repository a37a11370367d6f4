"""Base class of bots."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from shamble.core.actions import Action
from shamble.core.game import Advice, Game
from shamble.core.rng import Stream
from shamble.core.visibility import View


class CannotPlay(ValueError):
    """A bot cannot play this game. The message is one sentence for the user."""


class Bot(ABC):
    """A player that chooses from a view and its options, and never sees the state.

    Its randomness comes from `numbers` alone, so the same seed gives the same game.
    """

    level: ClassVar[str]
    needs_view: ClassVar[bool] = True  # False: `choose` accepts None as the view

    def __init__(self, game: Game[Any], temper: str = "") -> None:
        """Create a bot; `temper` is one of the game's personalities, "" for its default."""
        self.game = game
        self.mind = game.mind(temper)

    def choose(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        """Return the chosen option and why. A single option is returned without thinking."""
        if not options:
            raise ValueError("a bot was asked to choose among nothing")
        if len(options) == 1:
            return Advice(options[0], "hint-forced")
        return self.decide(view, options, numbers)

    @abstractmethod
    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        """Choose between two or more options."""
