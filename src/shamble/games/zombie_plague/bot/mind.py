"""How Zombie Plague is searched: one decision per side and turn, judged some rounds later."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.mind import Effect, Plan
from shamble.core.mind import Mind as AnyMind
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombie_plague.bot import advise, search_guards
from shamble.games.zombie_plague.bot.glance import EFFECTS, glance
from shamble.games.zombie_plague.bot.plans import plans
from shamble.games.zombie_plague.bot.policy import Policy
from shamble.games.zombie_plague.bot.siege_policy import SiegePolicy
from shamble.games.zombie_plague.bot.value import is_living, value
from shamble.games.zombie_plague.flow import FigureTurn, WhoGoesFirst, WhoIsNext
from shamble.games.zombie_plague.state import PlagueState

HORIZON_ROUNDS: Final = 4  # length of an imagined game


class Mind(AnyMind[PlagueState]):
    def script(self, view: View[PlagueState], options: list[Action[PlagueState]], numbers: Stream) -> Advice:
        """Return the script's choice: humans play as the novice does, zombies besiege the house."""
        frame = view.known.stack[-1]
        if isinstance(frame, FigureTurn) and frame.figure < 0:
            return search_guards.act(view.known, -frame.figure, options)
        return advise(view, options, numbers)

    def policy(self) -> AnyPolicy[PlagueState]:
        return Policy()

    def value(self, g: PlagueState, seat: int) -> float:
        return value(g, seat)

    def horizon(self, g: PlagueState, seat: int) -> int:
        return HORIZON_ROUNDS

    def odds_policy(self) -> AnyPolicy[PlagueState]:
        """Return a policy whose zombies besiege the house as those of real games do."""
        return SiegePolicy()

    def odds_key(self, g: PlagueState, seat: int) -> str:
        """Return the seat's side."""
        return "living" if is_living(g, seat) else "dead"

    def group(self, g: PlagueState, seat: int) -> int:
        return 0 if is_living(g, seat) else 1

    def has_one_winner(self, g: PlagueState) -> bool:
        """Return False: at dawn neither side wins."""
        return False

    def effects(self) -> list[Effect]:
        return EFFECTS

    def glance(self, g: PlagueState, seat: int) -> list[float]:
        return glance(g)

    def plans(self, g: PlagueState, seat: int, options: list[Action[PlagueState]]) -> list[Plan[PlagueState]]:
        return plans(g, seat, options)

    def scope(self, g: PlagueState, seat: int) -> int:
        """Return one number per turn of a side."""
        return g.round * 4 + g.phase

    def stakes(self, g: PlagueState, seat: int, options: list[Action[PlagueState]]) -> float:
        """Return 1 at the start of a side's turn, before any of its figures has moved."""
        frame = g.stack[-1]
        if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
            return 1.0 if no_figure_done(g, frame.humans) else 0.0
        return 0.0

    def trusts_script(self, g: PlagueState, seat: int) -> bool:
        """Return whether to trust the script: zombies besiege better than searches can judge."""
        frame = g.stack[-1]
        return isinstance(frame, (WhoIsNext, WhoGoesFirst)) and not frame.humans


def no_figure_done(g: PlagueState, living: bool) -> bool:
    """Return whether no figure of a side has had its turn yet."""
    if living:
        return not any(h.done for h in g.humans)
    return not any(z is not None and z.done for z in g.zombies)
