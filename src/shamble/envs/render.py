"""Render a position: its notation as text, or a drawing."""

import sys
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.state import State
from shamble.core.visibility import SPECTATOR
from shamble.lab.position_svg import draw

MODES = ("human", "ansi", "svg")


class Renderer:
    """Renders the view of the asked seat; between decisions, the open information."""

    def __init__(self, game: Game[Any], setup: Setup, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"a render mode is one of {', '.join(MODES)}, not {mode!r}")
        self.game = game
        self.setup = setup
        self.mode = mode

    def draw(self, g: State, seat: int) -> str | None:
        if self.mode is None:
            return None
        view = self.game.view(g, seat if seat >= 0 else SPECTATOR)
        if self.mode == "svg":
            return draw(self.game, self.setup, view)
        text = self.game.describe(view.known)
        if self.mode == "ansi":
            return text
        sys.stdout.write(text + "\n\n")
        return None
