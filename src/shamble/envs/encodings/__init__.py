"""Encodings of the games as numbers, append-only within a version.

A game without an encoding works as well: its actions are numbered in the order of the list, and its
observation has the pending decision and the numbers of the view.
"""

from importlib import import_module
from typing import Any

from shamble.core.game import Game
from shamble.envs.actions import Actions, words
from shamble.envs.observations import Block, Layout

VERSION = 0
PLAIN_ACTIONS = 256  # of a game without an encoding
PLAIN_NUMBERS = 256

TABLES = ("all-things-zombie", "city-of-horror", "zombicide", "zombie-plague", "zombies")

__all__ = ["TABLES", "VERSION", "Encoding", "encoding", "words"]


class Encoding:
    """A game as numbers."""

    def __init__(self, id: str, actions: Actions, layout: Layout) -> None:
        self.id = id
        self.actions = actions
        self.layout = layout


_made: dict[str, Encoding] = {}


def encoding(game: Game[Any]) -> Encoding:
    """Return the encoding of a game; it is built once."""
    if game.id not in _made:
        id = f"shamble/{game.id}-v{VERSION}"
        if game.id in TABLES:
            table = import_module(f"{__name__}.{game.id.replace('-', '_')}")
            actions = Actions(table.ACTIONS, table.SPARE)
            layout = Layout(table.QUESTIONS, table.BLOCKS)
        else:
            actions = Actions({}, PLAIN_ACTIONS)
            layout = Layout((), [Block("view", PLAIN_NUMBERS, 32767, _numbers, low=-32768)])
        _made[game.id] = Encoding(id, actions, layout)
    return _made[game.id]


def _numbers(g: Any, seat: int) -> list[int]:
    """List every number of a view, field by field."""
    from shamble.core.records import field_names
    from shamble.core.visibility import KERNEL_VISIBILITY, NOT_IN_POSITION

    out: list[int] = []
    waiting = [
        getattr(g, name)
        for name in field_names(g)
        if name not in KERNEL_VISIBILITY and name not in NOT_IN_POSITION
    ]
    while waiting and len(out) < PLAIN_NUMBERS:
        value = waiting.pop(0)
        if isinstance(value, int):
            out.append(min(max(int(value), -32768), 32767))
        elif isinstance(value, (list, tuple, bytes)):
            waiting[:0] = list(value)
    return out
