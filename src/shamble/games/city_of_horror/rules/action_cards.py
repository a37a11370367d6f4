"""The action cards (CH-19), one class each, found by the id of their data."""

from typing import ClassVar, Final

from shamble.core.refusals import Refusal
from shamble.core.registry import by_id
from shamble.games.city_of_horror.board import COMPONENTS
from shamble.games.city_of_horror.cards import DECK
from shamble.games.city_of_horror.dealings import Hid
from shamble.games.city_of_horror.rules import effects, zombies
from shamble.games.city_of_horror.rules.deeds import Deed, in_order
from shamble.games.city_of_horror.rules.explosions import PlaceToken
from shamble.games.city_of_horror.rules.invasion import Look
from shamble.games.city_of_horror.rules.leader import put_leader
from shamble.games.city_of_horror.rules.moments import AGAINST, DOORSTEP, RESCUE
from shamble.games.city_of_horror.rules.targets import (
    AT,
    COERCE,
    FROM,
    HIDE,
    LEADER,
    LURE,
    ROB,
    TO,
    WAKE,
    WHERE,
    Target,
)
from shamble.games.city_of_horror.state import HIDDEN, CityState


class ActionCard(Deed):
    """A kind of action card. Its words, how many there are of it, and its EXPLOSION symbol are in the data."""

    def __init__(self) -> None:
        super().__init__()
        self.explosive = False

    def carry_out(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        """Its effect, and after the rest the one token of a card with the symbol (CH-16.06)."""
        if self.explosive:
            g.push(PlaceToken(seat))
        self.happen(g, seat, chosen)


class Weapon(ActionCard):
    """Kills zombies in one place."""

    def targets(self) -> tuple[Target, ...]:
        return (AT,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        zombies.kill(g, chosen[0], self.clears(g, chosen[0]), seat)


class Pistol(Weapon):
    id: ClassVar[str] = "pistol"
    rule: ClassVar[str] = "CH-19.07"

    def clears(self, g: CityState, place: int) -> int:
        return 1


class Shotgun(Weapon):
    id: ClassVar[str] = "shotgun"
    rule: ClassVar[str] = "CH-19.15"

    def clears(self, g: CityState, place: int) -> int:
        return 2


class Chainsaw(Weapon):
    """Half of them, rounded down."""

    id: ClassVar[str] = "chainsaw"
    rule: ClassVar[str] = "CH-19.09"

    def clears(self, g: CityState, place: int) -> int:
        return g.zombies[place] // 2


class Molotov(Weapon):
    id: ClassVar[str] = "molotov"
    rule: ClassVar[str] = "CH-19.17"

    def clears(self, g: CityState, place: int) -> int:
        return 1


class HomemadeBomb(Weapon):
    id: ClassVar[str] = "homemade_bomb"
    rule: ClassVar[str] = "CH-19.19"

    def clears(self, g: CityState, place: int) -> int:
        return 2


class SignalFlare(ActionCard):
    """One zombie goes from one place to another."""

    id: ClassVar[str] = "signal_flare"
    rule: ClassVar[str] = "CH-19.18"

    def targets(self) -> tuple[Target, ...]:
        return (FROM, TO)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        zombies.walk(g, chosen[0], chosen[1], 1, seat)

    def clears(self, g: CityState, place: int) -> int:
        return 1


class Kitty(ActionCard):
    """All zombies of a place follow it wherever it runs (CH-19.12)."""

    id: ClassVar[str] = "kitty"
    rule: ClassVar[str] = "CH-19.11"

    def targets(self) -> tuple[Target, ...]:
        return (FROM,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.push(effects.KittyRuns(seat, chosen[0]))


class Alarm(ActionCard):
    """Three zombies of the horde come to a place."""

    id: ClassVar[str] = "alarm"
    rule: ClassVar[str] = "CH-19.01"

    def targets(self) -> tuple[Target, ...]:
        return (LURE,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        zombies.come(g, chosen[0], 3, "alarm")


class EnergyDrink(ActionCard):
    """An exhausted character is rested again."""

    id: ClassVar[str] = "energy_drink"
    rule: ClassVar[str] = "CH-19.02"

    def targets(self) -> tuple[Target, ...]:
        return (WAKE,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        effects.turn(g, chosen[0], True)


class Hideout(ActionCard):
    """One of one's own neither votes nor is eaten until the end of the turn."""

    id: ClassVar[str] = "hideout"
    rule: ClassVar[str] = "CH-19.05"

    def targets(self) -> tuple[Target, ...]:
        return (HIDE,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.people[chosen[0]] = g.people[chosen[0]].sheltered(HIDDEN)
        g.emit(Hid(chosen[0]))


class ServiceDoor(ActionCard):
    """The mover before a full location gets in; who and where is known by then (CH-G63)."""

    id: ClassVar[str] = "service_door"
    rule: ClassVar[str] = "CH-19.06"

    def when(self) -> int:
        return DOORSTEP

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-not-at-a-door", "CH-G63")]

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        effects.squeeze(g, chosen[0], chosen[1])


class Sneakers(ActionCard):
    """Another movement card instead of the one shown."""

    id: ClassVar[str] = "sneakers"
    rule: ClassVar[str] = "CH-19.16"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return effects.too_late_to_swap(g, seat)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.push(effects.SwapPlan(seat))


class InfraredBinoculars(ActionCard):
    """A look at the next invasion card."""

    id: ClassVar[str] = "infrared_binoculars"
    rule: ClassVar[str] = "CH-19.08"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return effects.nothing_to_look_at(g)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.push(Look(seat))


class Flashlight(ActionCard):
    """The leader goes to any coloured space."""

    id: ClassVar[str] = "flashlight"
    rule: ClassVar[str] = "CH-19.10"

    def targets(self) -> tuple[Target, ...]:
        return (LEADER,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        put_leader(g, chosen[0])


class Pickpocket(ActionCard):
    """A random card of another player."""

    id: ClassVar[str] = "pickpocket"
    rule: ClassVar[str] = "CH-19.13"

    def targets(self) -> tuple[Target, ...]:
        return (ROB,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        effects.steal(g, seat, chosen[0])


class Coercion(ActionCard):
    """One casts another's votes in one place this turn."""

    id: ClassVar[str] = "coercion"
    rule: ClassVar[str] = "CH-19.14"

    def targets(self) -> tuple[Target, ...]:
        return (COERCE, WHERE)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.coercions = (*g.coercions, (seat, chosen[0], chosen[1]))


class TearGas(ActionCard):
    """Cancels the card just played; whatever is played against a card does that (CH-G44)."""

    id: ClassVar[str] = "tear_gas"
    rule: ClassVar[str] = "CH-19.04"

    def when(self) -> int:
        return AGAINST

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-nothing-to-cancel", "CH-19.04")]


class CannedFood(ActionCard):
    """A point at the end, when it is revealed (CH-G33)."""

    id: ClassVar[str] = "canned_food"
    rule: ClassVar[str] = "CH-19.03"

    def when(self) -> int:
        return RESCUE

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-canned-yet", "CH-G33")]

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.canned[seat] += 1


def _all() -> list[ActionCard]:
    entries = COMPONENTS["action_card"]
    found = in_order(by_id(ActionCard), entries)
    for card, entry in zip(found, entries):
        card.explosive = entry["explosion"]
    return found


ACTION_CARDS: Final = _all()  # by the number of their kind


def card_of(card: int) -> ActionCard:
    """What a physical card is."""
    return ACTION_CARDS[DECK[card]]
