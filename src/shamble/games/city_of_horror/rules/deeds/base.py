"""What action cards and characters' powers have in common: what they are aimed at, when, and what they do."""

from typing import ClassVar

from shamble.core.refusals import Refusal
from shamble.games.city_of_horror.rules.moments import FREE
from shamble.games.city_of_horror.rules.targets import Target
from shamble.games.city_of_horror.state import NOBODY, Character, CityState


class Deed:
    """One kind of card, or one power. `person` is whose power it is. Each has an
    `id`, that of its data, and a `rule` of its own."""

    id: ClassVar[str]
    rule: ClassVar[str]

    def __init__(self) -> None:
        self.person = NOBODY
        self.explosive = False  # a card with the EXPLOSION symbol

    def when(self) -> int:
        """The moment it is for."""
        return FREE

    def targets(self) -> tuple[Target, ...]:
        """What has to be named for it, one after the other."""
        return ()

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        """Why it makes no sense in an open window."""
        return [] if self.reachable(g, seat) else [Refusal("no-target", "CH-G50")]

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        """It is carried out, with what was named."""

    def own(self, g: CityState) -> Character:
        """The character whose power it is."""
        return g.people[self.person]

    def clears(self, g: CityState, place: int) -> int:
        """How many zombies it would take away from a place now, for sure."""
        return 0

    def possible(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """What may be named next."""
        return self.targets()[len(chosen)].possible(g, seat, self.person, chosen)

    def reachable(self, g: CityState, seat: int) -> bool:
        """Is there anything to aim at, to the end?"""
        stages = len(self.targets())
        if not stages:
            return True
        first = self.possible(g, seat, ())
        if stages == 1:
            return len(first) > 0
        return any(self.possible(g, seat, (what,)) for what in first)
