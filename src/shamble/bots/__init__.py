"""Bots: players that receive a seat's view and nothing else."""

from shamble.bots.bot import Bot, CannotPlay
from shamble.bots.levels import (
    DEFAULT_LEVEL,
    HINT_LEVEL,
    LEVELS,
    UnknownLevel,
    is_external,
    is_known_level,
    make_bot,
)

__all__ = [
    "DEFAULT_LEVEL",
    "HINT_LEVEL",
    "LEVELS",
    "Bot",
    "CannotPlay",
    "UnknownLevel",
    "is_external",
    "is_known_level",
    "make_bot",
]
