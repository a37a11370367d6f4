"""How Zombie Plague is thought about: a turn of a side is one decision, looked at some rounds later."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.mind import Mind as AnyMind
from shamble.core.mind import Plan
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombie_plague.bot import advise, siege
from shamble.games.zombie_plague.bot.plans import plans
from shamble.games.zombie_plague.bot.policy import Policy
from shamble.games.zombie_plague.bot.value import value
from shamble.games.zombie_plague.flow import FigureTurn, WhoGoesFirst, WhoIsNext
from shamble.games.zombie_plague.state import PlagueState

ROUNDS: Final = 4  # an imagined game goes on


class Mind(AnyMind[PlagueState]):
    def script(self, view: View[PlagueState], options: list[Action[PlagueState]], numbers: Stream) -> Advice:
        """The living play as the novice does, the dead besiege the house."""
        frame = view.known.stack[-1]
        if isinstance(frame, FigureTurn) and frame.figure < 0:
            return siege.act(view.known, -frame.figure, options)
        return advise(view, options, numbers)

    def policy(self) -> AnyPolicy[PlagueState]:
        return Policy()

    def value(self, g: PlagueState, seat: int) -> float:
        return value(g, seat)

    def horizon(self, g: PlagueState, seat: int) -> int:
        return ROUNDS

    def plans(self, g: PlagueState, seat: int, options: list[Action[PlagueState]]) -> list[Plan[PlagueState]]:
        return plans(g, seat, options)

    def scope(self, g: PlagueState, seat: int) -> int:
        """A turn of a side."""
        return g.round * 4 + g.phase

    def stakes(self, g: PlagueState, seat: int, options: list[Action[PlagueState]]) -> float:
        """Once a turn, when nobody has moved yet."""
        frame = g.stack[-1]
        if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
            return 1.0 if fresh(g, frame.humans) else 0.0
        return 0.0

    def trusts_script(self, g: PlagueState, seat: int) -> bool:
        """The dead besiege better than imagined games can tell."""
        frame = g.stack[-1]
        return isinstance(frame, (WhoIsNext, WhoGoesFirst)) and not frame.humans


def fresh(g: PlagueState, living: bool) -> bool:
    """Has nobody of a side had its turn yet?"""
    if living:
        return not any(h.done for h in g.humans)
    return not any(z is not None and z.done for z in g.zombies)
