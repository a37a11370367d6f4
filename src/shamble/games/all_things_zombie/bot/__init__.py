"""What sensible play looks like: the novice. It is given a view and nothing else."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.all_things_zombie.state import HexState


def advise(view: View[HexState], options: list[Action[HexState]], numbers: Stream) -> Advice:
    """The choice of a sensible player, and why."""
    return Advice(options[int(numbers.below(len(options)))], "hint-nothing-better")
