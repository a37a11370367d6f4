"""The levels of play, from the weakest to the strongest, and how a bot is asked for.

LEVEL[:TEMPER][@ITERATIONS]     veteran, novice:hunter, veteran:schemer@200
KIND:WHAT                       policy:FILE, and whatever else an entry point of the group `shamble.bots` makes
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
DEFAULT_LEVEL = "novice"  # where nothing is said
HINT_LEVEL = "veteran"  # who gives advice


class UnknownLevel(CannotPlay):
    """There is no bot of that level."""

    def __init__(self, level: str) -> None:
        super().__init__(f"There is no bot level {level!r}; the levels are {', '.join(LEVELS)}.")
        self.level = level


def is_external(level: str) -> bool:
    """Does it name a bot that is no level: "policy:FILE"?"""
    kind, colon, _ = level.partition(":")
    return bool(colon) and bool(entry_points(group="shamble.bots", name=kind))


class BotSpec(NamedTuple):
    """A bot as it is asked for."""

    level: str
    temper: str
    iterations: int  # 0 = as the level has it


def parse_level(text: str) -> BotSpec:
    """What `LEVEL:TEMPER@ITERATIONS` means."""
    head, _, count = text.partition("@")
    level, _, temper = head.partition(":")
    if level not in BOTS or (count and not (count.isdecimal() and int(count) > 0)):
        raise UnknownLevel(text)
    return BotSpec(level, temper, int(count) if count else 0)


def is_known_level(text: str, game: Game[Any]) -> bool:
    """Is there such a level for that game? Bots from elsewhere are none: a server seats whom this knows, and must not
    open a file that a visitor names."""
    try:
        wanted = parse_level(text)
    except UnknownLevel:
        return False
    return not wanted.temper or wanted.temper in game.tempers()


def make_bot(text: str, game: Game[Any], seconds: float = 0.0) -> Bot:
    """A bot for that game. `seconds`: it has to answer within that time; 0 = it plays alike on every machine."""
    if is_external(text):
        kind, _, what = text.partition(":")
        (entry,) = entry_points(group="shamble.bots", name=kind)
        found: Bot = entry.load()(game, what)
        return found
    wanted = parse_level(text)
    if wanted.temper and wanted.temper not in game.tempers():
        raise UnknownLevel(text)
    bot = BOTS[wanted.level]
    if issubclass(bot, Veteran):
        return bot(game, wanted.temper, wanted.iterations, seconds)
    return bot(game, wanted.temper)
