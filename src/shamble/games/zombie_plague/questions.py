"""Questions that are about one figure, and dice that its player throws."""

from shamble.core.chance import Roll
from shamble.core.frames import Ask
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.state import PlagueState


class AboutHuman(Ask[PlagueState]):
    """The player of a human is asked something about him."""

    def __init__(self, human: int) -> None:
        self.human = human

    def seat(self, g: PlagueState) -> int:
        return g.human(self.human).seat

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(self.human)


class HumanRoll(Roll[PlagueState]):
    """Dice for a human: his player throws them."""

    human: int

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(self.human)

    def roller(self, g: PlagueState) -> int:
        return g.human(self.human).seat
