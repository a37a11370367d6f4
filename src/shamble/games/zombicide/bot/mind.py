"""How Zombicide is thought about: a survivor's turn is one plan, a round is a tick. The script, made for each mission,
is the strongest that was found (docs/bots.md), so the veteran thinks only where a mission's `thought` says so."""

from shamble.core.actions import Action
from shamble.core.mind import ONE_ACTION, Plan
from shamble.core.mind import Mind as AnyMind
from shamble.core.mind import Policy as AnyPolicy
from shamble.games.zombicide.bot import weights
from shamble.games.zombicide.bot.plans import plans
from shamble.games.zombicide.bot.policy import Policy
from shamble.games.zombicide.bot.value import value
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.state import ZombicideState

AHEAD = 3  # rounds


class Mind(AnyMind[ZombicideState]):
    def policy(self) -> AnyPolicy[ZombicideState]:
        return Policy()

    def value(self, g: ZombicideState, seat: int) -> float:
        return value(g, seat)

    def ahead(self, g: ZombicideState, seat: int) -> int:
        return AHEAD

    def plans(
        self, g: ZombicideState, seat: int, options: list[Action[ZombicideState]]
    ) -> list[Plan[ZombicideState]]:
        return plans(g, seat, options)

    def scope(self, g: ZombicideState, seat: int) -> int:
        """A survivor's turn."""
        return ONE_ACTION if g.acting < 0 else g.acting

    def stakes(self, g: ZombicideState, seat: int, options: list[Action[ZombicideState]]) -> float:
        return weights.of(g)[weights.THOUGHT] if isinstance(g.stack[-1], SurvivorTurn) else 0.0

    def width(self, g: ZombicideState, seat: int) -> int:
        return 16
