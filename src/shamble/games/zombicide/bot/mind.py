"""How Zombicide is searched: one plan per round for the team, then the script to the end.

The value of a step shows only at the end: whether all get out is known when the last one is out. In
missions that are won so rarely that the ends tell nothing, `prospects` judges positions after a few rounds.
"""

from shamble.core.actions import Action
from shamble.core.mind import Effect, Plan, index_of
from shamble.core.mind import Mind as AnyMind
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombicide.bot import advise, prospects, weights
from shamble.games.zombicide.bot.glance import EFFECTS, glance, warning
from shamble.games.zombicide.bot.plans import plans
from shamble.games.zombicide.bot.value import value
from shamble.games.zombicide.flow import SurvivorTurn, WhoIsNext
from shamble.games.zombicide.state import ZombicideState

ROUNDS_TO_THE_END = 60
ROUNDS_BEFORE_PROSPECTS = 2
MAX_PLANS = 24


class Script(AnyPolicy[ZombicideState]):
    """The novice as rollout policy: nothing faster plays well enough to tell plans apart."""

    def choose(
        self, g: ZombicideState, seat: int, options: list[Action[ZombicideState]], numbers: Stream
    ) -> int:
        return index_of(options, advise(View(seat, g), options, numbers).action)


class Mind(AnyMind[ZombicideState]):
    def policy(self) -> AnyPolicy[ZombicideState]:
        return Script()

    def value(self, g: ZombicideState, seat: int) -> float:
        return value(g, seat)

    def horizon(self, g: ZombicideState, seat: int) -> int:
        return ROUNDS_BEFORE_PROSPECTS if prospects.has_net(g) else ROUNDS_TO_THE_END

    def odds_key(self, g: ZombicideState, seat: int) -> str:
        """Return the mission."""
        return g.board().id

    def group(self, g: ZombicideState, seat: int) -> int:
        return 0

    def has_one_winner(self, g: ZombicideState) -> bool:
        return False

    def effects(self) -> list[Effect]:
        return EFFECTS

    def glance(self, g: ZombicideState, seat: int) -> list[float]:
        return glance(g)

    def warning(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> str:
        return warning(g, action)

    def plans(
        self, g: ZombicideState, seat: int, options: list[Action[ZombicideState]]
    ) -> list[Plan[ZombicideState]]:
        return plans(g, seat, options)

    def scope(self, g: ZombicideState, seat: int) -> int:
        """Return the round."""
        return g.round

    def keeps_winning_script(self) -> bool:
        return True

    def stakes(self, g: ZombicideState, seat: int, options: list[Action[ZombicideState]]) -> float:
        turn = isinstance(g.stack[-1], (SurvivorTurn, WhoIsNext))
        return weights.of(g)[weights.THOUGHT] if turn else 0.0

    def max_candidates(self, g: ZombicideState, seat: int) -> int:
        return MAX_PLANS
