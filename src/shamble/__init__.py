"""Shamble: a digital table for five zombie board games."""

from os.path import dirname as _dirname

from shamble import _build

__version__ = "0.2.0"
__all__ = ["build", "compiled"]

_rules = _build.install_finder(__name__, _dirname(__file__))


def compiled(game: str = "") -> bool:
    """Return whether the rules of a game, or of all games, run compiled."""
    groups = [game.replace("-", "_")] if game else _build.games(_rules.root)
    return _rules.core is not None and all(_rules.library(group) is not None for group in groups)


def build() -> str:
    """Return how the rules run, in words."""
    if _rules.core is None:
        return "interpreted"
    edited = [group for group in _build.games(_rules.root) if not compiled(group)]
    return f"compiled, but for {', '.join(edited)}" if edited else "compiled"
