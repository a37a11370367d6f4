"""Equipment (ZP-10.06 to ZP-10.08): one weapon in hand, and what is used or dropped is gone."""

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt
from shamble.games.zombie_plague.choices import ChooseCard
from shamble.games.zombie_plague.events import Dropped
from shamble.games.zombie_plague.state import PlagueState


class KeepOneWeapon(Ask[PlagueState]):
    """A second weapon: one is kept, the other is gone for everybody (ZP-10.06 to ZP-10.08)."""

    def __init__(self, human: int, found: int) -> None:
        self.human = human
        self.found = found

    def seat(self, g: PlagueState) -> int:
        return g.human(self.human).seat

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-keep-weapon", {"number": self.human}, ("ZP-10.07", "ZP-10.08"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseCard(g.gear_of(self.human).weapon, "keep"), ChooseCard(self.found, "keep")]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseCard)
        g.stack.pop()
        gear = g.gear_of(self.human)
        dropped = gear.weapon if action.card == self.found else self.found
        if action.card == self.found:
            g.set_gear(self.human, gear.armed(self.found))
        g.removed.append(dropped)
        g.emit(Dropped(self.human, dropped))


def use_up(g: PlagueState, human: int, card: int) -> None:
    """An item is used and leaves the game (ZP-G41)."""
    g.set_gear(human, g.gear_of(human).without_item(card))
    g.removed.append(card)
