"""Bots: players that see what a seat may see, and nothing else."""

from shamble.bots.bot import Bot
from shamble.bots.levels import HINTS, LEVELS, USUAL, UnknownLevel, known, make

__all__ = ["HINTS", "LEVELS", "USUAL", "Bot", "UnknownLevel", "known", "make"]
