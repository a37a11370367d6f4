"""The powers of the characters (CH-20), one class per character."""

from typing import ClassVar

from shamble.core.refusals import Refusal
from shamble.games.city_of_horror import names
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
from shamble.games.city_of_horror.rules.deaths import pass_marker
from shamble.games.city_of_horror.rules.moments import ANSWER
from shamble.games.city_of_horror.rules.targets import PAY, TAKE, TO, Target
from shamble.games.city_of_horror.state import TUCKED, CityState


class Blonde(Ability):
    """Stops attracting zombies once exhausted (CH-20.04)."""

    id: ClassVar[str] = "blonde"
    rule: ClassVar[str] = "CH-20.04"


class Exchange(Ability):
    """Swaps a card from hand for any card of the discard pile."""

    def targets(self) -> tuple[Target, ...]:
        return (PAY, TAKE)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        effects.pay_card(g, seat, targets[0])
        effects.recover(g, seat, targets[1])


class Businessman(Exchange):
    id: ClassVar[str] = "businessman"
    rule: ClassVar[str] = "CH-20.05"


class Businesswoman(Exchange):
    id: ClassVar[str] = "businesswoman"
    rule: ClassVar[str] = "CH-20.06"


class SushiChef(Ability):
    """Draws a card from the deck."""

    id: ClassVar[str] = "sushi_chef"
    rule: ClassVar[str] = "CH-20.07"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [] if g.deck else [Refusal("no-deck-empty", "CH-02.13")]

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.push(effects.DrawCard(seat))


class LeadAway(Ability):
    """Moves one zombie from the character's location to another."""

    def targets(self) -> tuple[Target, ...]:
        return (TO,)

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        zombies.walk(g, self.own(g).place, targets[0], 1, seat)

    def zombies_removed(self, g: CityState, place: int) -> int:
        return 1 if self.own(g).place == place else 0


class Geek(LeadAway):
    id: ClassVar[str] = "geek"
    rule: ClassVar[str] = "CH-20.08"


class Rocker(LeadAway):
    id: ClassVar[str] = "rocker"
    rule: ClassVar[str] = "CH-20.24"


class OldAge(Ability):
    """Lifts the character's drawback for this turn."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-power-on", "CH-20.10")] if self.own(g).granted else []

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.people[self.person] = self.own(g).with_grant(True)


class Grandpa(OldAge):
    """Can vote this turn."""

    id: ClassVar[str] = "grandpa"
    rule: ClassVar[str] = "CH-20.10"


class Grandma(OldAge):
    """Can move this turn, if her owner has not moved yet."""

    id: ClassVar[str] = "grandma"
    rule: ClassVar[str] = "CH-20.12"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        if (g.moved >> seat) & 1:
            return [Refusal("no-moved-already", "CH-20.12")]
        return super().refusals(g, seat)


class Fighter(Ability):
    """Kills two zombies at the character's location."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        place = self.own(g).place
        return [] if g.zombies[place] else [Refusal("no-target", "CH-G50", (names.place_thing(place),))]

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        zombies.kill(g, self.own(g).place, 2, seat)

    def zombies_removed(self, g: CityState, place: int) -> int:
        return 2 if self.own(g).place == place else 0


class Housewife(Fighter):
    id: ClassVar[str] = "housewife"
    rule: ClassVar[str] = "CH-20.13"


class GuardAndRex(Fighter):
    id: ClassVar[str] = "guard_and_rex"
    rule: ClassVar[str] = "CH-20.28"


class Mom(OpenDoor):
    id: ClassVar[str] = "mom"
    rule: ClassVar[str] = "CH-20.14"


class Student(Ability):
    """Takes the starting-player marker."""

    id: ClassVar[str] = "student"
    rule: ClassVar[str] = "CH-20.15"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-starting-already", "CH-20.15")] if g.start == seat else []

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        pass_marker(g, seat, "student")


class Child(Ability):
    """Cannot be chosen for anything until the end of the turn."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-power-on", "CH-20.16")] if self.own(g).shelter == TUCKED else []

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.people[self.person] = self.own(g).sheltered(TUCKED)
        g.emit(Hid(self.person))


class LittleBoy(Child):
    id: ClassVar[str] = "little_boy"
    rule: ClassVar[str] = "CH-20.16"


class LittleGirl(Child):
    id: ClassVar[str] = "little_girl"
    rule: ClassVar[str] = "CH-20.17"


class PregnantWoman(Ability):
    """Gives birth and has two votes from then on."""

    id: ClassVar[str] = "pregnant_woman"
    rule: ClassVar[str] = "CH-20.18"

    def apply(self, g: CityState, seat: int, targets: tuple[int, ...]) -> None:
        g.people[self.person] = self.own(g).with_baby()


class Priest(Ability):
    """Undoes the move just made, in the window after a move (CH-G59)."""

    id: ClassVar[str] = "priest"
    rule: ClassVar[str] = "CH-20.21"

    def when(self) -> int:
        return ANSWER

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-nothing-to-undo", "CH-G59")]


class Punk(CancelCard):
    id: ClassVar[str] = "punk"
    rule: ClassVar[str] = "CH-20.22"


class Rasta(LookAhead):
    id: ClassVar[str] = "rasta"
    rule: ClassVar[str] = "CH-20.23"


class SecretAgent(LeaderAnywhere):
    id: ClassVar[str] = "secret_agent"
    rule: ClassVar[str] = "CH-20.25"


class Teenager(SwapMovement):
    id: ClassVar[str] = "teenager"
    rule: ClassVar[str] = "CH-20.26"


class Thief(Steal):
    id: ClassVar[str] = "thief"
    rule: ClassVar[str] = "CH-20.27"
