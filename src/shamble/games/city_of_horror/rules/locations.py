"""Step A: using a location (CH-10, CH-21). In turn order all there are asked once; they pay and get, or decline."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import ARMORY, CROSSROADS
from shamble.games.city_of_horror.choices import Decline
from shamble.games.city_of_horror.dealings import Declined
from shamble.games.city_of_horror.rules.location_effects import effect_of
from shamble.games.city_of_horror.rules.windows import BEFORE_USE, Opportunity
from shamble.games.city_of_horror.state import CityState


def can_use(g: CityState, seat: int, place: int) -> bool:
    """May a player there use its effect, as far as all can see (CH-21.01)? What can change nothing is not offered
    (CH-G66)."""
    return g.playing(seat) and g.present(seat, place) and effect_of(g, place).usable(g, seat, place)


def may_be_used(g: CityState, place: int) -> bool:
    """Can anybody come to use it in step A? Whoever is there may still get what he needs for it, and a fire in the
    armory drives people to the crossroads (CH-18.01, CH-G72)."""
    if not effect_of(g, place).in_step_a():
        return False
    return len(g.at(place)) > 0 or (place == CROSSROADS and g.may_burn() and len(g.at(ARMORY)) > 0)


class Activate(Step[CityState]):
    """The players still to be asked (CH-10.01); each once, however many characters he has there (CH-10.02)."""

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
    """Turn order is that of the moment step A begins (CH-10.01, CH-G48)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: CityState) -> None:
        g.push(Activate(self.place, tuple(g.order())))


class UseLocation(Ask[CityState]):
    """Pay for the effect, or decline (CH-G66). The payment is not a played card (CH-16.05)."""

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
            g.push(Opportunity(BEFORE_USE, self.place))  # after an activation, before the next one (CH-G72)
        effect_of(g, self.place).used(g, seat, action)
