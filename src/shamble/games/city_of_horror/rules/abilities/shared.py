"""Effects that some cards and some powers have in common."""

from shamble.core.refusals import Refusal
from shamble.games.city_of_horror.rules import effects
from shamble.games.city_of_horror.rules.abilities.base import Ability
from shamble.games.city_of_horror.rules.invasion import Look
from shamble.games.city_of_horror.rules.leader import put_leader
from shamble.games.city_of_horror.rules.moments import AGAINST, DOORSTEP
from shamble.games.city_of_horror.rules.targets import LEADER, ROB, Target
from shamble.games.city_of_horror.state import CityState


class LookAhead(Ability):
    """Looks at the next invasion card, if there is one (CH-G55)."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [] if g.invasion_left() else [Refusal("no-invasion-left", "CH-G55")]

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.push(Look(seat))


class LeaderAnywhere(Ability):
    """Puts the leader on any coloured space."""

    def targets(self) -> tuple[Target, ...]:
        return (LEADER,)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        put_leader(g, targets[0])


class SwapMovement(Ability):
    """Replaces the revealed movement card, before the mover is chosen (CH-G64)."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        shown = g.plans[seat] >= 0 and (g.moved >> seat) & 1 == 0
        return [] if shown else [Refusal("no-swap-now", "CH-G64")]

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.push(effects.SwapPlan(seat))


class Steal(Ability):
    """Takes a random card from another player."""

    def targets(self) -> tuple[Target, ...]:
        return (ROB,)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        effects.steal(g, seat, targets[0])


class OpenDoor(Ability):
    """Lets the mover into a full location; mover and location are fixed by then (CH-G63)."""

    def when(self) -> int:
        return DOORSTEP

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-not-at-a-door", "CH-G63")]

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        effects.squeeze(g, targets[0], targets[1])


class CancelCard(Ability):
    """Cancels the card just played, in the window against it (CH-G24, CH-G44)."""

    def when(self) -> int:
        return AGAINST

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-nothing-to-cancel", self.rule)]
