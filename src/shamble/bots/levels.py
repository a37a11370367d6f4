"""The levels of play, from the weakest to the strongest, and bots from elsewhere: `kind:what` asks the entry point
`kind` of the group `shamble.bots`, which is called with the game and `what`."""

from importlib.metadata import entry_points
from typing import Any

from shamble.bots.bot import Bot, CannotSit
from shamble.bots.novice import Novice
from shamble.bots.random import Random
from shamble.core.game import Game

BOTS: dict[str, type[Bot]] = {bot.level: bot for bot in (Random, Novice)}

LEVELS: tuple[str, ...] = tuple(BOTS)


class UnknownLevel(CannotSit):
    """There is no bot of that level."""

    def __init__(self, level: str) -> None:
        super().__init__(f"There is no bot level {level!r}; the levels are {', '.join(LEVELS)}.")
        self.level = level


def from_elsewhere(level: str) -> bool:
    """Does it name a bot that is no level: "policy:FILE"?"""
    kind, colon, _ = level.partition(":")
    return bool(colon) and bool(entry_points(group="shamble.bots", name=kind))


def make(level: str, game: Game[Any]) -> Bot:
    """A bot of that level for that game."""
    if from_elsewhere(level):
        kind, _, what = level.partition(":")
        (entry,) = entry_points(group="shamble.bots", name=kind)
        bot: Bot = entry.load()(game, what)
        return bot
    if level not in BOTS:
        raise UnknownLevel(level)
    return BOTS[level](game)
