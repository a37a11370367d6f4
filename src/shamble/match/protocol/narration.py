"""The text view: a position in sentences."""

from __future__ import annotations

from msgspec import Struct


class NarratedOption(Struct, frozen=True):
    """An option in the text view: in words, its notation, and its verb."""

    said: str
    text: str
    verb: str


class NarratedPage(Struct, frozen=True):
    """The table in sentences of the reader's language.

    `head`: the stage of the game. `danger`: threats to the reader's figures, "" = none.
    """

    asked: list[str]
    head: list[str]
    choices: list[NarratedOption]
    near: list[str]
    everybody: list[str]
    places: list[str]
    hand: list[str]
    danger: str
    rest: str  # label of the command that answers a repeated question automatically, "" = none
