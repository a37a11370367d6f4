"""Weapons (ZP-11.01 to ZP-11.13): one in hand, the effect of a 1, the use of an empty gun.

Range and faces that kill are in the components.
"""

from typing import ClassVar, Literal

from shamble.core.actions import Action
from shamble.core.frames import Prompt
from shamble.games.zombie_plague.cards import FACTS, NO_CARD
from shamble.games.zombie_plague.choices import ChooseCard
from shamble.games.zombie_plague.events import Dropped, LostPoints
from shamble.games.zombie_plague.questions import AboutHuman
from shamble.games.zombie_plague.rules.cards.card import CARDS, KINDS, SearchCard
from shamble.games.zombie_plague.rules.zombie_attacks import NO_DIRECTION, Wound
from shamble.games.zombie_plague.state import PlagueState

Oops = Literal["points", "wound", "empty", "any", "second"]


class Weapon(SearchCard):
    """Weapon: kept, one at a time (ZP-10.06), and always in effect (ZP-10.09)."""

    price: ClassVar[Oops] = "points"  # the cost of a 1: points, a wound or the ammunition
    firearm = False  # shoots along a line while loaded
    area = False  # shoots at everything in an area instead (ZP-11.10)
    second_barrel = False  # ignores the first OOPS (ZP-11.13)

    def __init__(self) -> None:
        facts = FACTS[self.id]
        self.reach = facts.reach
        self.kills = [face in facts.kills_on for face in range(7)]

    def on_found(self, g: PlagueState, human: int, card: int, place: int) -> None:
        if g.gear_of(human).weapon == NO_CARD:
            take_up(g, human, card)
        else:
            g.push(KeepOneWeapon(human, card))

    def oops(self, g: PlagueState, human: int) -> None:
        """Apply a 1 in a melee attack."""
        lose_points(g, human)

    def when_empty(self) -> "Weapon | None":
        """Return the weapon it is without ammunition; None = no better than bare hands."""
        return self


class KitchenKnife(Weapon):
    id = "kitchen_knife"
    rule = "ZP-11.01"


class BaseballBat(Weapon):
    id = "baseball_bat"
    rule = "ZP-11.02"


class HockeyStick(Weapon):
    id = "hockey_stick"
    rule = "ZP-11.03"


class Chainsaw(Weapon):
    """A 1 wounds the user (ZP-11.05), who does not move (ZP-G43)."""

    id = "chainsaw"
    rule = "ZP-11.04"
    price = "wound"

    def oops(self, g: PlagueState, human: int) -> None:
        g.push(Wound(human, NO_DIRECTION))


class Firearm(Weapon):
    """Gun: it shoots until a 1 empties it (ZP-08.05), and is useless until reloaded (ZP-G42)."""

    price: ClassVar[Oops] = "empty"
    firearm = True

    def when_empty(self) -> Weapon | None:
        return None


class Pistol(Firearm):
    id = "pistol"
    rule = "ZP-11.06"


class LongGun(Firearm):
    """Long gun: used as a baseball bat when empty (ZP-11.09, ZP-11.12)."""

    def when_empty(self) -> Weapon | None:
        bat = KINDS[BaseballBat.id]
        assert isinstance(bat, Weapon)
        return bat


class Rifle(LongGun):
    id = "rifle"
    rule = "ZP-11.08"


class Shotgun(LongGun):
    id = "shotgun"
    rule = "ZP-11.10"
    price = "any"
    area = True


class DoubleShotgun(LongGun):
    id = "double_shotgun"
    rule = "ZP-11.13"
    price = "second"
    area = True
    second_barrel = True


# -------------------------------------------------------------------- in hand


def weapon_of(card: int) -> Weapon:
    kind = CARDS[card]
    assert isinstance(kind, Weapon)
    return kind


def wielded(g: PlagueState, human: int) -> Weapon | None:
    card = g.gear_of(human).weapon
    return None if card == NO_CARD else weapon_of(card)


def fights_with(g: PlagueState, human: int) -> Weapon | None:
    """Return the weapon as usable now: an empty gun is a club or nothing.

    Rules ZP-11.09, ZP-11.12 and ZP-G42.
    """
    kind = wielded(g, human)
    return kind if kind is None or g.gear_of(human).loaded else kind.when_empty()


def take_up(g: PlagueState, human: int, card: int) -> None:
    """Take a weapon in hand, loaded."""
    g.set_gear(human, g.gear_of(human).armed(card, weapon_of(card).second_barrel))


class KeepOneWeapon(AboutHuman):
    """Ask which of two weapons to keep; the other leaves the game (ZP-10.06 to ZP-10.08)."""

    def __init__(self, human: int, found_weapon: int) -> None:
        super().__init__(human)
        self.found_weapon = found_weapon

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-keep-weapon", {"number": self.human}, ("ZP-10.07", "ZP-10.08"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseCard(g.gear_of(self.human).weapon, "keep"), ChooseCard(self.found_weapon, "keep")]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseCard)
        g.stack.pop()
        dropped = self.found_weapon
        if action.card == self.found_weapon:
            dropped = g.gear_of(self.human).weapon
            take_up(g, self.human, self.found_weapon)
        g.removed.append(dropped)
        g.emit(Dropped(self.human, dropped))


def lose_points(g: PlagueState, human: int) -> None:
    """OOPS: lose the rest of the turn's points (ZP-08.04)."""
    g.emit(LostPoints(human, g.ap))
    g.ap = 0
