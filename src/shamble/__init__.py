"""Shamble: a digital table for five zombie board games."""

from os.path import dirname as _dirname

from shamble import _build

__version__ = "0.1.0"
__all__ = ["compiled"]

_compiled = _build.choose(__name__, _dirname(__file__))


def compiled() -> bool:
    """Whether the rules run as compiled C rather than as Python; the results are the same."""
    return _compiled
