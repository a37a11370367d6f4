"""The action cards (CH-19), one class per kind."""

from typing import ClassVar

from shamble.core.refusals import Refusal
from shamble.games.city_of_horror.card_events import Hid
from shamble.games.city_of_horror.rules import effects, zombies
from shamble.games.city_of_horror.rules.abilities.base import Ability
from shamble.games.city_of_horror.rules.abilities.shared import (
    CancelCard,
    LeaderAnywhere,
    LookAhead,
    OpenDoor,
    Steal,
    SwapMovement,
)
from shamble.games.city_of_horror.rules.moments import RESCUE
from shamble.games.city_of_horror.rules.targets import AT, COERCE, FROM, HIDE, LURE, TO, WAKE, WHERE, Target
from shamble.games.city_of_horror.state import HIDDEN, CityState


class Weapon(Ability):
    """Kills zombies at one location."""

    def targets(self) -> tuple[Target, ...]:
        return (AT,)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        zombies.kill(g, targets[0], self.zombies_removed(g, targets[0]), seat)


class Pistol(Weapon):
    id: ClassVar[str] = "pistol"
    rule: ClassVar[str] = "CH-19.07"

    def zombies_removed(self, g: CityState, place: int) -> int:
        return 1


class Shotgun(Weapon):
    id: ClassVar[str] = "shotgun"
    rule: ClassVar[str] = "CH-19.15"

    def zombies_removed(self, g: CityState, place: int) -> int:
        return 2


class Chainsaw(Weapon):
    """Kills half of the zombies, rounded down."""

    id: ClassVar[str] = "chainsaw"
    rule: ClassVar[str] = "CH-19.09"

    def zombies_removed(self, g: CityState, place: int) -> int:
        return g.zombies[place] // 2


class Molotov(Weapon):
    id: ClassVar[str] = "molotov"
    rule: ClassVar[str] = "CH-19.17"

    def zombies_removed(self, g: CityState, place: int) -> int:
        return 1


class HomemadeBomb(Weapon):
    id: ClassVar[str] = "homemade_bomb"
    rule: ClassVar[str] = "CH-19.19"

    def zombies_removed(self, g: CityState, place: int) -> int:
        return 2


class SignalFlare(Ability):
    """Moves one zombie to another location."""

    id: ClassVar[str] = "signal_flare"
    rule: ClassVar[str] = "CH-19.18"

    def targets(self) -> tuple[Target, ...]:
        return (FROM, TO)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        zombies.walk(g, targets[0], targets[1], 1, seat)

    def zombies_removed(self, g: CityState, place: int) -> int:
        return 1


class Kitty(Ability):
    """All zombies of a location follow it to a random one (CH-19.12)."""

    id: ClassVar[str] = "kitty"
    rule: ClassVar[str] = "CH-19.11"

    def targets(self) -> tuple[Target, ...]:
        return (FROM,)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.push(effects.KittyRuns(seat, targets[0]))


class Alarm(Ability):
    """Brings three zombies from the horde to a location."""

    id: ClassVar[str] = "alarm"
    rule: ClassVar[str] = "CH-19.01"

    def targets(self) -> tuple[Target, ...]:
        return (LURE,)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        zombies.come(g, targets[0], 3, "alarm")


class EnergyDrink(Ability):
    """Rests an exhausted character."""

    id: ClassVar[str] = "energy_drink"
    rule: ClassVar[str] = "CH-19.02"

    def targets(self) -> tuple[Target, ...]:
        return (WAKE,)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        effects.turn(g, targets[0], True)


class Hideout(Ability):
    """An own character neither votes nor is eaten until the end of the turn."""

    id: ClassVar[str] = "hideout"
    rule: ClassVar[str] = "CH-19.05"

    def targets(self) -> tuple[Target, ...]:
        return (HIDE,)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.people[targets[0]] = g.people[targets[0]].sheltered(HIDDEN)
        g.emit(Hid(targets[0]))


class ServiceDoor(OpenDoor):
    id: ClassVar[str] = "service_door"
    rule: ClassVar[str] = "CH-19.06"


class Sneakers(SwapMovement):
    id: ClassVar[str] = "sneakers"
    rule: ClassVar[str] = "CH-19.16"


class InfraredBinoculars(LookAhead):
    id: ClassVar[str] = "infrared_binoculars"
    rule: ClassVar[str] = "CH-19.08"


class Flashlight(LeaderAnywhere):
    id: ClassVar[str] = "flashlight"
    rule: ClassVar[str] = "CH-19.10"


class Pickpocket(Steal):
    id: ClassVar[str] = "pickpocket"
    rule: ClassVar[str] = "CH-19.13"


class Coercion(Ability):
    """Casts another player's votes at one location this turn."""

    id: ClassVar[str] = "coercion"
    rule: ClassVar[str] = "CH-19.14"

    def targets(self) -> tuple[Target, ...]:
        return (COERCE, WHERE)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.coercions = (*g.coercions, (seat, targets[0], targets[1]))


class TearGas(CancelCard):
    id: ClassVar[str] = "tear_gas"
    rule: ClassVar[str] = "CH-19.04"


class CannedFood(Ability):
    """Scores a point when revealed at the end (CH-G33)."""

    id: ClassVar[str] = "canned_food"
    rule: ClassVar[str] = "CH-19.03"

    def when(self) -> int:
        return RESCUE

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-canned-yet", "CH-G33")]

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.canned[seat] += 1
