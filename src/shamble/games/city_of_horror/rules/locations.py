"""Step A: the players present use a location or decline, in turn order (CH-10, CH-21)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import ARMORY, CROSSROADS
from shamble.games.city_of_horror.card_events import Declined
from shamble.games.city_of_horror.choices import Decline
from shamble.games.city_of_horror.rules.location_effects import effect_of
from shamble.games.city_of_horror.rules.windows import BEFORE_USE, Opportunity
from shamble.games.city_of_horror.state import CityState


def can_use(g: CityState, seat: int, place: int) -> bool:
    """Return whether a seat can use the location, by public facts (CH-21.01).

    An effect that would change nothing is not offered (CH-G66).
    """
    return g.playing(seat) and g.present(seat, place) and effect_of(g, place).usable(g, seat, place)


def could_be_used(g: CityState, place: int) -> bool:
    """Return whether any player could still use the location in step A.

    A player present can trade for the price until then, and a fire in the armory drives its people to the
    crossroads (CH-18.01, CH-G72).
    """
    if not effect_of(g, place).is_for_step_a():
        return False
    return len(g.at(place)) > 0 or (place == CROSSROADS and g.can_burn() and len(g.at(ARMORY)) > 0)


class Activate(Step[CityState]):
    """Ask the remaining players, each once, however many characters they have there.

    (CH-10.01, CH-10.02)
    """

    def __init__(self, place: int, rest: tuple[int, ...]) -> None:
        self.place = place
        self.rest = rest

    def run(self, g: CityState) -> None:
        for number in range(len(self.rest)):
            if can_use(g, self.rest[number], self.place):
                rest = self.rest[number + 1 :]
                g.push(Activate(self.place, rest))
                g.push(UseLocation(self.place, self.rest[number], rest))
                return


class BeginActivation(Step[CityState]):
    """Fix the turn order when step A begins (CH-10.01, CH-G48)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: CityState) -> None:
        g.push(Activate(self.place, tuple(g.order())))


class UseLocation(Ask[CityState]):
    """Pay for the effect, or decline (CH-G66). A payment is not a played card (CH-16.05)."""

    def __init__(self, place: int, player: int, rest: tuple[int, ...]) -> None:
        self.place = place
        self.player = player
        self.rest = rest

    def seat(self, g: CityState) -> int:
        return self.player

    def subject(self, g: CityState) -> str:
        return names.place_thing(self.place)

    def prompt(self, g: CityState) -> Prompt:
        side = g.board(self.place)
        args: Args = {**names.place_args(self.place), "effect": f"@location-{side.id}.text"}
        return Prompt("ask-use", args, ("CH-10.01", "CH-10.02"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [*effect_of(g, self.place).payments(g, seat, self.place), Decline()]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        g.stack.pop()
        if isinstance(action, Decline):
            g.emit(Declined(seat, self.place))
            return
        if any(g.playing(other) and g.present(other, self.place) for other in self.rest):
            g.push(Opportunity(BEFORE_USE, self.place))  # between two activations (CH-G72)
        effect_of(g, self.place).used(g, seat, action)
