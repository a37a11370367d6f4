"""Items (ZP-11.14 to ZP-11.18)."""

from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import NO_CARD
from shamble.games.zombie_plague.events import GunState, ItemUsed
from shamble.games.zombie_plague.rules import car
from shamble.games.zombie_plague.rules.cards.card import OOPS, WOUND, Item, use_up
from shamble.games.zombie_plague.rules.cards.weapons import take_up, wielded
from shamble.games.zombie_plague.state import DRINK_AP, HORROR, PlagueState


class Ammo(Item):
    """Reloads the gun at any time in the turn, or undoes an OOPS with it (ZP-11.14, ZP-G41)."""

    id = "ammo"
    rule = "ZP-11.14"
    verb = "reload"
    undoes = OOPS

    def refusals(self, g: PlagueState, human: int) -> list[Refusal]:
        no: list[Refusal] = []
        gear = g.gear_of(human)
        kind = wielded(g, human)
        if self.carried(g, human) == NO_CARD:
            no.append(Refusal("no-ammo-card", "ZP-11.14"))
        if kind is None or not kind.firearm:
            no.append(Refusal("no-gun-to-load", "ZP-11.14"))
        elif gear.loaded and gear.barrel == kind.second_barrel:
            no.append(Refusal("no-gun-full", "ZP-11.14", (names.card_thing(gear.weapon),)))
        return no

    def play(self, g: PlagueState, human: int) -> None:
        use_up(g, human, self.carried(g, human))
        weapon = g.gear_of(human).weapon
        take_up(g, human, weapon)
        g.emit(GunState(human, weapon, "reloaded"))

    def undo(self, g: PlagueState, human: int, card: int) -> None:
        use_up(g, human, card)
        g.emit(GunState(human, g.gear_of(human).weapon, "saved"))


class FirstAidKit(Item):
    """Cancels a wound before its roll: no shift, no roll (ZP-11.15, ZP-G15)."""

    id = "first_aid_kit"
    rule = "ZP-11.15"
    undoes = WOUND

    def undo(self, g: PlagueState, human: int, card: int) -> None:
        use_up(g, human, card)
        g.emit(ItemUsed(human, card))


class EnergyDrink(Item):
    """At the start of the turn: 8 AP instead of 4 (ZP-11.16, ZP-G41)."""

    id = "energy_drink"
    rule = "ZP-11.16"
    verb = "drink"

    def refusals(self, g: PlagueState, human: int) -> list[Refusal]:
        no: list[Refusal] = []
        if self.carried(g, human) == NO_CARD:
            no.append(Refusal("no-drink", "ZP-11.16"))
        if not g.fresh:
            no.append(Refusal("no-drink-late", "ZP-11.16"))
        return no

    def play(self, g: PlagueState, human: int) -> None:
        card = self.carried(g, human)
        use_up(g, human, card)
        g.ap = DRINK_AP
        g.fresh = False  # one drink per turn
        g.emit(ItemUsed(human, card))


class CarKeys(Item):
    """The holder drives off (ZP-11.17), or tries to start the car (ZP-12.07)."""

    id = car.CAR_KEYS
    rule = "ZP-11.17"
    verb = "drive"

    def cost(self) -> int:
        return 1

    def refusals(self, g: PlagueState, human: int) -> list[Refusal]:
        no: list[Refusal] = []
        if g.ap < 1:
            no.append(Refusal("no-points", "ZP-04.02", args={"needed": 1, "points": g.ap}))
        no.extend(car.drive_refusals(g, human))
        return no

    def things(self, g: PlagueState, human: int) -> tuple[str, ...]:
        return ("car",)

    def where(self) -> tuple[str, ...]:
        return tuple([names.square_thing(door) for door in BOARD.doors])

    def confirm(self, g: PlagueState) -> bool:
        return g.rules.car_keys != HORROR

    def prospects(self, g: PlagueState, human: int) -> list[Prospect]:
        """Warn that the others are left behind for good (ZP-11.17).

        With the horror option, return the chance that the car starts.
        """
        if g.rules.car_keys == HORROR:
            return [Prospect("may-start", {}, car.START, rules=("ZP-12.07",))]
        left = [names.figure_thing(h) for h in g.standing() if h != human]
        return [
            Prospect("may-drive", {"left": len(left)}, tone="bad", things=tuple(left), rules=("ZP-11.17",))
        ]

    def play(self, g: PlagueState, human: int) -> None:
        car.drive(g, human)
