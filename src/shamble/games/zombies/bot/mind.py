"""Search settings for Zombies!!!: horizon, plans and stakes."""

from shamble.core.actions import Action
from shamble.core.game import Advice, Game
from shamble.core.mind import Effect, Plan
from shamble.core.mind import Mind as AnyMind
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.core.space.squares import OFF
from shamble.core.visibility import View
from shamble.games.zombies.bot import advise
from shamble.games.zombies.bot.glance import EFFECTS, glance
from shamble.games.zombies.bot.goals import RUNNER
from shamble.games.zombies.bot.plans import plans
from shamble.games.zombies.bot.policy import Policy, turn_number
from shamble.games.zombies.bot.value import value
from shamble.games.zombies.flow import BeforeRoll, Moving
from shamble.games.zombies.rules.cards.hindrances import AimAtPlayer
from shamble.games.zombies.rules.combat import FallShort, ReadyItem
from shamble.games.zombies.rules.tiles import PlaceTile
from shamble.games.zombies.rules.windows import CardWindow
from shamble.games.zombies.rules.zombie_movement import WalkZombies
from shamble.games.zombies.state import MOVE, ZOMBIE, ZombiesState


class Mind(AnyMind[ZombiesState]):
    def __init__(self, game: Game[ZombiesState], temper: str = "") -> None:
        super().__init__(game, temper or RUNNER)

    def script(
        self, view: View[ZombiesState], options: list[Action[ZombiesState]], numbers: Stream
    ) -> Advice:
        return advise(view, options, numbers, self.temper)

    def policy(self) -> AnyPolicy[ZombiesState]:
        return Policy(self)

    def value(self, g: ZombiesState, seat: int) -> float:
        return value(g, seat)

    def turn_counter(self, g: ZombiesState) -> int:
        """Return a counter with one tick per turn and one when its cards are drawn.

        Positions are compared when hands are full again.
        """
        turns = g.round * g.seats + (g.active - g.first) % g.seats
        return 2 * turns + (1 if g.phase >= MOVE else 0)

    def horizon(self, g: ZombiesState, seat: int) -> int:
        """Return the horizon: the seat's next movement, or the one after once the Helipad is out."""
        turns = (seat - g.active) % g.seats or g.seats
        if g.city.helipad != OFF:
            turns += g.seats
        now = 1 if g.phase >= MOVE else 0
        return 2 * turns + 1 - now

    def odds_key(self, g: ZombiesState, seat: int) -> str:
        """Return the mode, or for players on their own how many they are."""
        if g.rules.cooperative:
            return "cooperative"
        if g.rules.last_man:
            return "undead" if g.status[seat] == ZOMBIE else "humans"
        return "team" if g.teams else str(g.seats)

    def group(self, g: ZombiesState, seat: int) -> int:
        if g.rules.cooperative:
            return 0
        if g.rules.last_man:
            return 1 if g.status[seat] == ZOMBIE else 0
        return g.teams[seat] if g.teams else seat

    def has_one_winner(self, g: ZombiesState) -> bool:
        return not g.rules.cooperative and not g.rules.last_man

    def effects(self) -> list[Effect]:
        return EFFECTS

    def glance(self, g: ZombiesState, seat: int) -> list[float]:
        return glance(g, seat)

    def glance_ticks(self, g: ZombiesState) -> int:
        return 4 * g.seats

    def plans(
        self, g: ZombiesState, seat: int, options: list[Action[ZombiesState]]
    ) -> list[Plan[ZombiesState]]:
        return plans(g, seat, options)

    def scope(self, g: ZombiesState, seat: int) -> int:
        """Return the movement as a number."""
        return turn_number(g) if g.active == seat else -1

    def stakes(self, g: ZombiesState, seat: int, options: list[Action[ZombiesState]]) -> float:
        """Return the stakes: lower before the Helipad is out, none for tokens and doors."""
        frame = g.stack[-1]
        weight = 2.0 if g.city.helipad != OFF else 1.0
        if isinstance(frame, (BeforeRoll, Moving, FallShort, PlaceTile, CardWindow, AimAtPlayer, ReadyItem)):
            return weight
        if isinstance(frame, WalkZombies):
            return 0.5 * weight
        return 0.0
