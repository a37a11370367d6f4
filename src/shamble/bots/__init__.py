"""Bots: players that see what a seat may see, and nothing else."""

from shamble.bots.bot import Bot
from shamble.bots.levels import LEVELS, UnknownLevel, make

__all__ = ["LEVELS", "Bot", "UnknownLevel", "make"]
