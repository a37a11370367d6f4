"""Random: chooses any option, but rarely one that is only optional."""

from typing import Any, Final

from shamble.bots.bot import Bot
from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View

OPTIONAL_ONCE_IN: Final = 20  # decisions; otherwise a table of random players never stops trading


class Random(Bot):
    level = "random"
    needs_view = False

    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        needed = [option for option in options if not option.is_optional()]
        if 0 < len(needed) < len(options) and numbers.below(OPTIONAL_ONCE_IN):
            options = needed
        return Advice(options[int(numbers.below(len(options)))], "hint-random")
