"""Base classes: questions about one figure, and dice that its player rolls."""

from shamble.core.chance import Roll
from shamble.core.frames import Ask
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.state import PlagueState


class AboutHuman(Ask[PlagueState]):
    """Question about a human to its player."""

    def __init__(self, human: int) -> None:
        self.human = human

    def seat(self, g: PlagueState) -> int:
        return g.human(self.human).seat

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(self.human)


class HumanRoll(Roll[PlagueState]):
    """Dice for a human, rolled by its player."""

    human: int

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(self.human)

    def roller(self, g: PlagueState) -> int:
        return g.human(self.human).seat
