"""The levels of play, from the weakest to the strongest."""

from typing import Any

from shamble.bots.bot import Bot
from shamble.bots.novice import Novice
from shamble.bots.random import Random
from shamble.core.game import Game

BOTS: dict[str, type[Bot]] = {bot.level: bot for bot in (Random, Novice)}

LEVELS: tuple[str, ...] = tuple(BOTS)


class UnknownLevel(ValueError):
    """There is no bot of that level."""

    def __init__(self, level: str) -> None:
        super().__init__(f"There is no bot level {level!r}; the levels are {', '.join(LEVELS)}.")
        self.level = level


def make(level: str, game: Game[Any]) -> Bot:
    """A bot of that level for that game."""
    if level not in BOTS:
        raise UnknownLevel(level)
    return BOTS[level](game)
