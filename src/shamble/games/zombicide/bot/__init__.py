"""What sensible play looks like: the novice. It is given a view and nothing else."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombicide.state import ZombicideState


def advise(view: View[ZombicideState], options: list[Action[ZombicideState]], numbers: Stream) -> Advice:
    """The choice of a sensible player, and why."""
    return Advice(options[int(numbers.below(len(options)))], "hint-nothing-better")
