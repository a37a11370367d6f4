"""What sensible play looks like: the novice. It is given a view and nothing else."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.city_of_horror.state import CityState


def advise(view: View[CityState], options: list[Action[CityState]], numbers: Stream) -> Advice:
    """The choice of a sensible player, and why."""
    return Advice(options[int(numbers.below(len(options)))], "hint-nothing-better")
