"""Bots: players that see what a seat may see, and nothing else."""

from shamble.bots.bot import Bot, CannotSit
from shamble.bots.levels import LEVELS, UnknownLevel, from_elsewhere, make

__all__ = ["LEVELS", "Bot", "CannotSit", "UnknownLevel", "from_elsewhere", "make"]
