"""Search settings for City of Horror: to the end of the hour, where something is at stake."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.mind import Effect, Plan
from shamble.core.mind import Mind as AnyMind
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.city_of_horror.bot import advise
from shamble.games.city_of_horror.bot.glance import EFFECTS, glance, warning
from shamble.games.city_of_horror.bot.plans import plans
from shamble.games.city_of_horror.bot.policy import Policy, idle
from shamble.games.city_of_horror.bot.value import value
from shamble.games.city_of_horror.flow import PickPlans
from shamble.games.city_of_horror.rules.deals import TradeWindow, bids_to
from shamble.games.city_of_horror.rules.effects import SwapPlan
from shamble.games.city_of_horror.rules.locations import UseLocation
from shamble.games.city_of_horror.rules.movement import Doorstep, MoveAnswer, NameMover
from shamble.games.city_of_horror.rules.playing import Against, Aim
from shamble.games.city_of_horror.rules.sharing import Distribute
from shamble.games.city_of_horror.rules.votes import SHARING, Vote
from shamble.games.city_of_horror.rules.windows import (
    BEFORE_ATTACK,
    BEFORE_RESCUE,
    BEFORE_SHARING,
    Opportunity,
)
from shamble.games.city_of_horror.state import CityState


class Mind(AnyMind[CityState]):
    def script(self, view: View[CityState], options: list[Action[CityState]], numbers: Stream) -> Advice:
        return advise(view, options, numbers, self.temper)

    def policy(self) -> AnyPolicy[CityState]:
        return Policy()

    def value(self, g: CityState, seat: int) -> float:
        return value(g, seat)

    def turn_counter(self, g: CityState) -> int:
        return g.hour

    def horizon(self, g: CityState, seat: int) -> int:
        return 1 if g.hour else 2

    def odds_key(self, g: CityState, seat: int) -> str:
        """Return the number of players."""
        return str(g.seats)

    def effects(self) -> list[Effect]:
        return EFFECTS

    def glance(self, g: CityState, seat: int) -> list[float]:
        return glance(g, seat)

    def warning(self, g: CityState, seat: int, action: Action[CityState]) -> str:
        return warning(g, seat, action)

    def plans(self, g: CityState, seat: int, options: list[Action[CityState]]) -> list[Plan[CityState]]:
        return plans(g, seat, options)

    def scope(self, g: CityState, seat: int) -> int:
        """Return the step of the location, within which an offer is put together."""
        return (g.hour * 16 + g.resolving + 1) * 4 + g.step

    def stakes(self, g: CityState, seat: int, options: list[Action[CityState]]) -> float:
        frame = g.stack[-1].frame_for_seat(g, seat)
        if isinstance(frame, (PickPlans, SwapPlan)):
            return 2.0
        if isinstance(frame, TradeWindow) and bids_to(g, seat):
            return 0.5
        if isinstance(frame, Opportunity):
            return self.window(g, frame, seat, options)
        if isinstance(frame, (NameMover, MoveAnswer, Against)):
            return 1.0
        if isinstance(frame, Vote):
            return 1.0 if frame.vote == SHARING else 0.0
        if isinstance(frame, (Distribute, UseLocation, Aim, Doorstep)):
            return 0.5
        return 0.0

    def window(self, g: CityState, frame: Opportunity, seat: int, options: list[Action[CityState]]) -> float:
        """Return the stakes of a window.

        It matters only with a character present, before an attack or a sharing, and with something to play or
        offer.
        """
        if frame.moment == BEFORE_RESCUE:
            return 0.0 if idle(options) else 1.0
        if frame.moment not in (BEFORE_ATTACK, BEFORE_SHARING) or not g.present(seat, frame.place):
            return 0.0
        if frame.moment == BEFORE_ATTACK and not g.under_attack(frame.place):
            return 0.0
        return 1.0

    def max_candidates(self, g: CityState, seat: int) -> int:
        return 8
