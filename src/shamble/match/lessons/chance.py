"""Chance of a lesson: its words while they fit the roll, else the state's streams."""

from typing import Any

from shamble.core.chance import Chance, ChanceSource
from shamble.core.game import Game
from shamble.core.state import State

NUMBERS = ("die", "dice", "pick")  # kinds of words followed by the result itself


class ScriptedChance(ChanceSource):
    """One word for each roll, draw or pick, in order."""

    def __init__(self, game: Game[Any], words: list[str]) -> None:
        self.game = game
        self.words = list(words)

    def values(self, g: State, chance: Chance[Any]) -> tuple[int, ...] | None:
        sampled = chance.sample(g)  # always: a replay advances the streams in the same way
        if not self.words:
            return self.otherwise(chance, "", sampled)
        word = self.words.pop(0)
        result = result_of(self.game, g, chance, word)
        return result if result is not None else self.otherwise(chance, word, sampled)

    def otherwise(self, chance: Chance[Any], word: str, sampled: tuple[int, ...]) -> tuple[int, ...]:
        """Return the result if there is no word left, or it does not fit."""
        return sampled


def result_of(game: Game[Any], g: State, chance: Chance[Any], word: str) -> tuple[int, ...] | None:
    """Return the result that a word such as `dice 4 2` means if it is possible, or None."""
    kind, *rest = word.split()
    if kind in NUMBERS:
        candidates = [tuple(int(number) for number in rest)]
    else:
        try:
            candidates = [(value,) for value in game.chance_values(g, kind, " ".join(rest))]
        except (ValueError, LookupError):  # a name that the game does not know
            return None
    return next((values for values in candidates if chance.is_possible(g, values)), None)
