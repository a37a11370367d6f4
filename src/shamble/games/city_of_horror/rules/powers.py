"""The characters' powers (CH-20), one class each, found by the id of their character."""

from typing import ClassVar, Final

from shamble.core.refusals import Refusal
from shamble.core.registry import by_id
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import COMPONENTS, PERSON
from shamble.games.city_of_horror.dealings import Hid
from shamble.games.city_of_horror.rules import effects, zombies
from shamble.games.city_of_horror.rules.deaths import pass_marker
from shamble.games.city_of_horror.rules.deeds import Deed, in_order
from shamble.games.city_of_horror.rules.invasion import Look
from shamble.games.city_of_horror.rules.leader import put_leader
from shamble.games.city_of_horror.rules.moments import AGAINST, ANSWER, DOORSTEP
from shamble.games.city_of_horror.rules.targets import LEADER, PAY, ROB, TAKE, TO, Target
from shamble.games.city_of_horror.state import TUCKED, Character, CityState


class Power(Deed):
    """What a rested character can do once, being exhausted by it (CH-20.01, CH-20.02)."""

    def own(self, g: CityState) -> Character:
        """The character itself."""
        return g.people[self.person]


class Blonde(Power):
    """Once exhausted she attracts nobody: that is all (CH-20.04)."""

    id: ClassVar[str] = "blonde"
    rule: ClassVar[str] = "CH-20.04"


class Exchange(Power):
    """A card from hand for any card of the discard pile."""

    def targets(self) -> tuple[Target, ...]:
        return (PAY, TAKE)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        effects.pay_card(g, seat, chosen[0])
        effects.recover(g, seat, chosen[1])


class Businessman(Exchange):
    id: ClassVar[str] = "businessman"
    rule: ClassVar[str] = "CH-20.05"


class Businesswoman(Exchange):
    id: ClassVar[str] = "businesswoman"
    rule: ClassVar[str] = "CH-20.06"


class SushiChef(Power):
    """A card from the deck."""

    id: ClassVar[str] = "sushi_chef"
    rule: ClassVar[str] = "CH-20.07"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [] if g.deck else [Refusal("no-deck-empty", "CH-02.13")]

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.push(effects.DrawCard(seat))


class LeadAway(Power):
    """One zombie of his location goes to another."""

    def targets(self) -> tuple[Target, ...]:
        return (TO,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        zombies.walk(g, self.own(g).place, chosen[0], 1, seat)

    def clears(self, g: CityState, place: int) -> int:
        return 1 if self.own(g).place == place else 0


class Geek(LeadAway):
    id: ClassVar[str] = "geek"
    rule: ClassVar[str] = "CH-20.08"


class Rocker(LeadAway):
    id: ClassVar[str] = "rocker"
    rule: ClassVar[str] = "CH-20.24"


class OldAge(Power):
    """For this turn the drawback of the character is lifted."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-power-on", "CH-20.10")] if self.own(g).granted else []

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.people[self.person] = self.own(g).with_grant(True)


class Grandpa(OldAge):
    """He votes."""

    id: ClassVar[str] = "grandpa"
    rule: ClassVar[str] = "CH-20.10"


class Grandma(OldAge):
    """She moves, if her owner has not moved yet."""

    id: ClassVar[str] = "grandma"
    rule: ClassVar[str] = "CH-20.12"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        if (g.moved >> seat) & 1:
            return [Refusal("no-moved-already", "CH-20.12")]
        return super().refusals(g, seat)


class Fighter(Power):
    """Kills two zombies at the own location."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        place = self.own(g).place
        return [] if g.zombies[place] else [Refusal("no-target", "CH-G50", (names.place_thing(place),))]

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        zombies.kill(g, self.own(g).place, 2, seat)

    def clears(self, g: CityState, place: int) -> int:
        return 2 if self.own(g).place == place else 0


class Housewife(Fighter):
    id: ClassVar[str] = "housewife"
    rule: ClassVar[str] = "CH-20.13"


class GuardAndRex(Fighter):
    id: ClassVar[str] = "guard_and_rex"
    rule: ClassVar[str] = "CH-20.28"


class Mom(Power):
    """She gets into the full location she stands before (CH-G63)."""

    id: ClassVar[str] = "mom"
    rule: ClassVar[str] = "CH-20.14"

    def when(self) -> int:
        return DOORSTEP

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-not-at-a-door", "CH-G63")]

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        effects.squeeze(g, chosen[0], chosen[1])


class Student(Power):
    """Takes the starting-player marker."""

    id: ClassVar[str] = "student"
    rule: ClassVar[str] = "CH-20.15"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-starting-already", "CH-20.15")] if g.start == seat else []

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        pass_marker(g, seat, "student")


class Child(Power):
    """Cannot be chosen for anything until the end of the turn."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-power-on", "CH-20.16")] if self.own(g).shelter == TUCKED else []

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.people[self.person] = self.own(g).sheltered(TUCKED)
        g.emit(Hid(self.person))


class LittleBoy(Child):
    id: ClassVar[str] = "little_boy"
    rule: ClassVar[str] = "CH-20.16"


class LittleGirl(Child):
    id: ClassVar[str] = "little_girl"
    rule: ClassVar[str] = "CH-20.17"


class PregnantWoman(Power):
    """Gives birth: two votes from now on."""

    id: ClassVar[str] = "pregnant_woman"
    rule: ClassVar[str] = "CH-20.18"

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.people[self.person] = self.own(g).with_baby()


class Priest(Power):
    """Undoes the move just made; whatever answers a move does that (CH-G59)."""

    id: ClassVar[str] = "priest"
    rule: ClassVar[str] = "CH-20.21"

    def when(self) -> int:
        return ANSWER

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-nothing-to-undo", "CH-G59")]


class Punk(Power):
    """Cancels the card just played; whatever is played against a card does that (CH-G24)."""

    id: ClassVar[str] = "punk"
    rule: ClassVar[str] = "CH-20.22"

    def when(self) -> int:
        return AGAINST

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [Refusal("no-nothing-to-cancel", "CH-20.22")]


class Rasta(Power):
    """A look at the next invasion card."""

    id: ClassVar[str] = "rasta"
    rule: ClassVar[str] = "CH-20.23"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return effects.nothing_to_look_at(g)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.push(Look(seat))


class SecretAgent(Power):
    """The leader goes to any coloured space."""

    id: ClassVar[str] = "secret_agent"
    rule: ClassVar[str] = "CH-20.25"

    def targets(self) -> tuple[Target, ...]:
        return (LEADER,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        put_leader(g, chosen[0])


class Teenager(Power):
    """Another movement card instead of the one shown."""

    id: ClassVar[str] = "teenager"
    rule: ClassVar[str] = "CH-20.26"

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return effects.too_late_to_swap(g, seat)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        g.push(effects.SwapPlan(seat))


class Thief(Power):
    """A random card of another player."""

    id: ClassVar[str] = "thief"
    rule: ClassVar[str] = "CH-20.27"

    def targets(self) -> tuple[Target, ...]:
        return (ROB,)

    def happen(self, g: CityState, seat: int, chosen: tuple[int, ...]) -> None:
        effects.steal(g, seat, chosen[0])


def _all() -> list[Power]:
    found = in_order(by_id(Power), COMPONENTS["character"])
    for power in found:
        power.person = PERSON[power.id]
    return found


POWERS: Final = _all()  # by the number of their character


def answering(moment: int) -> list[int]:
    """The characters whose powers are for a moment."""
    return [power.person for power in POWERS if power.when() == moment]


CANCELLERS: Final = answering(AGAINST)
UNDOERS: Final = answering(ANSWER)
