"""What sensible play looks like."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombie_plague.state import PlagueState


def advise(view: View[PlagueState], options: list[Action[PlagueState]], numbers: Stream) -> Advice:
    return Advice(options[int(numbers.below(len(options)))], "hint-random")
