"""What sensible play looks like: the novice. It is given a view and nothing else."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombies.state import ZombiesState


def advise(view: View[ZombiesState], options: list[Action[ZombiesState]], numbers: Stream) -> Advice:
    return Advice(options[int(numbers.below(len(options)))], "hint-nothing-better")
