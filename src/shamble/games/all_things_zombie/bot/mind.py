"""Search settings for All Things Zombie: an activation is one plan, a turn is a tick.

The script, tuned per scenario, is the strongest player found (docs/bots.md), so the veteran searches only
where `thought` says so.
"""

from shamble.core.actions import Action
from shamble.core.mind import ONE_ACTION, Effect, Plan, ScriptPolicy
from shamble.core.mind import Mind as AnyMind
from shamble.core.mind import Policy as AnyPolicy
from shamble.games.all_things_zombie.activation import Activation
from shamble.games.all_things_zombie.bot import weights
from shamble.games.all_things_zombie.bot.glance import EFFECTS, glance
from shamble.games.all_things_zombie.bot.plans import plans
from shamble.games.all_things_zombie.bot.policy import Policy
from shamble.games.all_things_zombie.bot.value import value
from shamble.games.all_things_zombie.state import NO_ONE, HexState

AHEAD = 3  # turns


class Mind(AnyMind[HexState]):
    def policy(self) -> AnyPolicy[HexState]:
        return Policy()

    def value(self, g: HexState, seat: int) -> float:
        return value(g, seat)

    def horizon(self, g: HexState, seat: int) -> int:
        return AHEAD

    def odds_policy(self) -> AnyPolicy[HexState]:
        """Return the script, which is the strongest player; the quick policy wins far less."""
        return ScriptPolicy(self)

    def odds_key(self, g: HexState, seat: int) -> str:
        """Return the scenario."""
        return "campaign" if g.chapter else str(g.scenario)

    def group(self, g: HexState, seat: int) -> int:
        return g.teams[seat]

    def has_one_winner(self, g: HexState) -> bool:
        return False

    def effects(self) -> list[Effect]:
        return EFFECTS

    def glance(self, g: HexState, seat: int) -> list[float]:
        return glance(g, seat)

    def plans(self, g: HexState, seat: int, options: list[Action[HexState]]) -> list[Plan[HexState]]:
        return plans(g, seat, options)

    def scope(self, g: HexState, seat: int) -> int:
        """Return the activation of a survivor as scope."""
        return ONE_ACTION if g.acting == NO_ONE else g.acting

    def stakes(self, g: HexState, seat: int, options: list[Action[HexState]]) -> float:
        return weights.of(g)[weights.THOUGHT] if isinstance(g.stack[-1], Activation) else 0.0
