"""The installed games, looked up once: which they are does not change while a program runs."""

from functools import cache
from typing import Any

from shamble.core.game import Game, all_games


@cache
def games() -> dict[str, Game[Any]]:
    """Every installed game by id."""
    return all_games()
