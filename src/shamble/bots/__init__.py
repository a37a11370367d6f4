"""Bots: players that see what a seat may see, and nothing else."""

from shamble.bots.bot import Bot, CannotSit
from shamble.bots.levels import HINTS, LEVELS, USUAL, UnknownLevel, from_elsewhere, known, make

__all__ = ["HINTS", "LEVELS", "USUAL", "Bot", "CannotSit", "UnknownLevel", "from_elsewhere", "known", "make"]
