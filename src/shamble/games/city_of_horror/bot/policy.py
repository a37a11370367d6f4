"""A faster novice for rollouts: it answers offers but makes none."""

from shamble.core.actions import Action, Pass
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.games.city_of_horror.actions import PlayCard, UsePower
from shamble.games.city_of_horror.bot import choose
from shamble.games.city_of_horror.rules.windows import Opportunity
from shamble.games.city_of_horror.state import CityState


class Policy(AnyPolicy[CityState]):
    def choose(self, g: CityState, seat: int, options: list[Action[CityState]], numbers: Stream) -> int:
        if not g.bids and isinstance(g.stack[-1], Opportunity) and idle(options):
            return 0
        chosen = choose(g, seat, options, numbers, "", haggle=False).action
        for place, option in enumerate(options):
            if option is chosen:
                return place
        return options.index(chosen)


def idle(options: list[Action[CityState]]) -> bool:
    """Return whether passing is all there is to do. Passing is the first option."""
    if not isinstance(options[0], Pass):
        return False
    return not any(isinstance(action, (PlayCard, UsePower)) for action in options)
