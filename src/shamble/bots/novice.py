"""Novice: plays by the game's own advice, without looking ahead."""

from typing import Any

from shamble.bots.bot import Bot
from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View


class Novice(Bot):
    level = "novice"

    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        if view is None:
            raise ValueError("a novice needs to see its seat's view")
        if self.mind.temper:
            return self.mind.script(view, options, numbers)
        return self.game.advise(view, options, numbers)
