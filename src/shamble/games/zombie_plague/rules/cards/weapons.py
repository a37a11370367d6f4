"""The weapons (ZP-11.01 to ZP-11.13): one in hand, what a 1 does to whoever uses it, what is left of an empty gun. The
range and the faces that kill are in the components."""

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
    """A weapon is kept, one at a time (ZP-10.06), and always has its effect (ZP-10.09)."""

    price: ClassVar[Oops] = "points"  # what a 1 costs, in a word: points, a wound, the ammunition
    firearm = False  # shoots along a line while it is loaded
    area = False  # shoots at everything in an area instead (ZP-11.10)
    second_barrel = False  # ignores the first OOPS (ZP-11.13)

    def __init__(self) -> None:
        facts = FACTS[self.id]
        self.reach = facts.reach
        self.kills = [face in facts.kills_on for face in range(7)]

    def found(self, g: PlagueState, human: int, card: int, place: int) -> None:
        if g.gear_of(human).weapon == NO_CARD:
            take_up(g, human, card)
        else:
            g.push(KeepOneWeapon(human, card))

    def oops(self, g: PlagueState, human: int) -> None:
        """What a 1 does in a blow."""
        lose_points(g, human)

    def when_empty(self) -> "Weapon | None":
        """What it still is without ammunition; None = no better than bare hands."""
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
    """A 1 wounds whoever uses it (ZP-11.05), and nothing moves him (ZP-G43)."""

    id = "chainsaw"
    rule = "ZP-11.04"
    price = "wound"

    def oops(self, g: PlagueState, human: int) -> None:
        g.push(Wound(human, NO_DIRECTION))


class Firearm(Weapon):
    """A gun shoots until a 1 empties it (ZP-08.05), and then it is nothing until reloaded (ZP-G42)."""

    price: ClassVar[Oops] = "empty"
    firearm = True

    def when_empty(self) -> Weapon | None:
        return None


class Pistol(Firearm):
    id = "pistol"
    rule = "ZP-11.06"


class LongGun(Firearm):
    """Empty it is used as a baseball bat (ZP-11.09, ZP-11.12)."""

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
    """The weapon a human carries."""
    card = g.gear_of(human).weapon
    return None if card == NO_CARD else weapon_of(card)


def fights_with(g: PlagueState, human: int) -> Weapon | None:
    """The weapon as it can be used now: an empty gun is a club or nothing (ZP-11.09, ZP-11.12, ZP-G42)."""
    kind = wielded(g, human)
    return kind if kind is None or g.gear_of(human).loaded else kind.when_empty()


def take_up(g: PlagueState, human: int, card: int) -> None:
    """A weapon in hand, loaded."""
    g.set_gear(human, g.gear_of(human).armed(card, weapon_of(card).second_barrel))


class KeepOneWeapon(AboutHuman):
    """A second weapon: one is kept, the other is gone for everybody (ZP-10.06 to ZP-10.08)."""

    def __init__(self, human: int, found: int) -> None:
        super().__init__(human)
        self.found = found

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-keep-weapon", {"number": self.human}, ("ZP-10.07", "ZP-10.08"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseCard(g.gear_of(self.human).weapon, "keep"), ChooseCard(self.found, "keep")]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseCard)
        g.stack.pop()
        dropped = self.found
        if action.card == self.found:
            dropped = g.gear_of(self.human).weapon
            take_up(g, self.human, self.found)
        g.removed.append(dropped)
        g.emit(Dropped(self.human, dropped))


def lose_points(g: PlagueState, human: int) -> None:
    """OOPS: the rest of the turn goes into getting hold of oneself (ZP-08.04)."""
    g.emit(LostPoints(human, g.ap))
    g.ap = 0
