"""Registry of the installed games, read once for each process."""

from functools import cache
from typing import Any

from shamble.core.game import Game, all_games


@cache
def games() -> dict[str, Game[Any]]:
    """Return every installed game by id."""
    return all_games()
