"""The told table: a position in sentences."""

from __future__ import annotations

from msgspec import Struct


class NarratedOption(Struct, frozen=True):
    """An option at the told table: in words, its notation, and the name of its kind."""

    said: str
    text: str
    verb: str


class NarratedPage(Struct, frozen=True):
    """The table in sentences of the reader's language. `head`: how far the game is; `danger`: what threatens the
    reader's figures, "" = nothing."""

    asked: list[str]
    head: list[str]
    choices: list[NarratedOption]
    near: list[str]
    everybody: list[str]
    places: list[str]
    hand: list[str]
    danger: str
    rest: str  # what can be typed instead of answering the same small question each time, "" = nothing
