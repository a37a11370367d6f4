"""Random: chooses any option."""

from typing import Any

from shamble.bots.bot import Bot
from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View


class Random(Bot):
    level = "random"
    needs_view = False

    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        return Advice(options[int(numbers.below(len(options)))], "hint-random")
