"""Common base of action cards and powers: targets, moment and effect."""

from typing import ClassVar

from shamble.core.refusals import Refusal
from shamble.games.city_of_horror.rules.moments import FREE
from shamble.games.city_of_horror.rules.targets import Target
from shamble.games.city_of_horror.state import NO_SEAT, Character, CityState


class Ability:
    """The effect of a kind of card, or a power of the character `person`.

    Each subclass has the `id` of its data entry and its `rule`.
    """

    id: ClassVar[str]
    rule: ClassVar[str]

    def __init__(self) -> None:
        self.person = NO_SEAT
        self.explosive = False  # a card with the EXPLOSION symbol

    def when(self) -> int:
        """Return the moment at which it can be used."""
        return FREE

    def targets(self) -> tuple[Target, ...]:
        """List the targets to choose, in order."""
        return ()

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        """Explain why it makes no sense in an open window."""
        return [] if self.has_targets(g, seat) else [Refusal("no-target", "CH-G50")]

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        """Apply the effect to the chosen targets."""

    def own(self, g: CityState) -> Character:
        return g.people[self.person]

    def zombies_removed(self, g: CityState, place: int) -> int:
        """Count the zombies it would certainly remove from a location now."""
        return 0

    def possible(self, g: CityState, seat: int, targets: tuple[int, ...]) -> list[int]:
        """List the candidates for the next target."""
        return self.targets()[len(targets)].possible(g, seat, self.person, targets)

    def has_targets(self, g: CityState, seat: int) -> bool:
        """Return whether every target has a candidate."""
        stages = len(self.targets())
        if not stages:
            return True
        first = self.possible(g, seat, ())
        if stages == 1:
            return len(first) > 0
        return any(self.possible(g, seat, (what,)) for what in first)
