"""The bot levels, weakest first, and the names by which users select bots.

LEVEL[:TEMPER][@ITERATIONS]     veteran, novice:hunter, veteran:schemer@200
KIND:ARGUMENT                   policy:FILE, for entry points of the group `shamble.bots`
"""

from importlib.metadata import entry_points
from typing import Any, NamedTuple

from shamble.bots.bot import Bot, CannotPlay
from shamble.bots.novice import Novice
from shamble.bots.random import Random
from shamble.bots.veteran import Expert, Veteran
from shamble.core.game import Game

BOTS: dict[str, type[Bot]] = {bot.level: bot for bot in (Random, Novice, Veteran, Expert)}

LEVELS: tuple[str, ...] = tuple(BOTS)
DEFAULT_LEVEL = "novice"
HINT_LEVEL = "veteran"


class UnknownLevel(CannotPlay):
    """There is no bot of that level."""

    def __init__(self, level: str) -> None:
        super().__init__(f"There is no bot level {level!r}; the levels are {', '.join(LEVELS)}.")
        self.level = level


def is_external(level: str) -> bool:
    """Return whether the name selects a bot of an entry point, such as "policy:FILE"."""
    kind, colon, _ = level.partition(":")
    return bool(colon) and bool(entry_points(group="shamble.bots", name=kind))


class BotSpec(NamedTuple):
    """A parsed bot name."""

    level: str
    temper: str
    iterations: int  # 0: the level's default


def parse_level(text: str) -> BotSpec:
    """Parse `LEVEL:TEMPER@ITERATIONS`."""
    head, _, count = text.partition("@")
    level, _, temper = head.partition(":")
    if level not in BOTS or (count and not (count.isdecimal() and int(count) > 0)):
        raise UnknownLevel(text)
    return BotSpec(level, temper, int(count) if count else 0)


def is_known_level(text: str, game: Game[Any]) -> bool:
    """Return whether the game has this level and temper.

    False for external bots: the server checks visitors' requests with this, and must not open files that they name.
    """
    try:
        spec = parse_level(text)
    except UnknownLevel:
        return False
    return not spec.temper or spec.temper in game.tempers()


def make_bot(text: str, game: Game[Any], seconds: float = 0.0) -> Bot:
    """Create a bot for a game.

    With `seconds` it answers within that time; with 0 it plays the same on every machine.
    """
    if is_external(text):
        kind, _, what = text.partition(":")
        (entry,) = entry_points(group="shamble.bots", name=kind)
        external: Bot = entry.load()(game, what)
        return external
    spec = parse_level(text)
    if spec.temper and spec.temper not in game.tempers():
        raise UnknownLevel(text)
    bot = BOTS[spec.level]
    if issubclass(bot, Veteran):
        return bot(game, spec.temper, spec.iterations, seconds)
    return bot(game, spec.temper)
