"""Targets of cards and powers, and the candidates for each (CH-16.03, CH-G44, CH-G50)."""

from abc import abstractmethod
from typing import Final

from shamble.core.actions import Action
from shamble.games.city_of_horror.board import CROSSROADS, PEOPLE, PLACES
from shamble.games.city_of_horror.card_events import CardPlayed
from shamble.games.city_of_horror.choices import (
    ChooseCard,
    ChooseColour,
    ChoosePerson,
    ChoosePlace,
    ChooseSeat,
)
from shamble.games.city_of_horror.rules import zombies
from shamble.games.city_of_horror.state import EXPOSED, TUCKED, CityState


class Target:
    """A thing to choose for a card or power. `verb` names the choice in options and questions."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    @abstractmethod
    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        """List the candidates, given the targets chosen before.

        `person` is the owner of the power, if it is a power.
        """

    @abstractmethod
    def choice(self, what: int) -> Action[CityState]:
        """Return the action that chooses this candidate."""

    def declare(self, played: CardPlayed, what: int) -> None:
        """Put the chosen target into the announcement (CH-G44)."""

    def secret(self) -> bool:
        """Return whether the choice is shown only when it is carried out."""
        return False


class PlaceTarget(Target):
    def choice(self, what: int) -> Action[CityState]:
        return ChoosePlace(what, self.verb)

    def declare(self, played: CardPlayed, what: int) -> None:
        played.place = what


class WithZombies(PlaceTarget):
    """A location with zombies (CH-G50)."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return [place for place in range(len(PLACES)) if g.zombies[place]]


class WithRoom(PlaceTarget):
    """A location with room for a zombie from the horde."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return [place for place in range(len(PLACES)) if zombies.room(g, place) and g.horde]


class Elsewhere(PlaceTarget):
    """A location with room, other than the one the zombies leave (CH-G08).

    They leave the location chosen before, or that of the character with the power.
    """

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        source = targets[0] if targets else g.people[person].place
        if not g.zombies[source]:
            return []
        return [place for place in range(len(PLACES)) if place != source and zombies.room(g, place)]

    def declare(self, played: CardPlayed, what: int) -> None:
        played.place2 = what


class WithVote(PlaceTarget):
    """A location where a vote will be held this turn."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return [place for place in g.places if place != CROSSROADS and g.unresolved(place)]


class PersonTarget(Target):
    def choice(self, what: int) -> Action[CityState]:
        return ChoosePerson(what, self.verb)

    def declare(self, played: CardPlayed, what: int) -> None:
        played.person = what


class Sleeper(PersonTarget):
    """An exhausted character of any player (CH-G49)."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        own = g.rules.energy_drink_own_only
        people = range(len(g.people))
        return [n for n in people if (not own or g.people[n].seat == seat) and can_be_woken(g, n)]


def can_be_woken(g: CityState, person: int) -> bool:
    """Return whether a character can be rested.

    Never the Pregnant Woman (CH-20.19), never a tucked-away child (CH-G37).
    """
    c = g.people[person]
    return c.alive and not c.rested and not PEOPLE[person].fixed and c.shelter != TUCKED


class OwnInTheOpen(PersonTarget):
    """An own character that is not hidden yet."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return [own for own in g.alive(seat) if g.people[own].shelter == EXPOSED]


class LeaderColour(Target):
    """A coloured space for the leader."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return [colour for colour in g.uncovered() if colour != g.leader]

    def choice(self, what: int) -> Action[CityState]:
        return ChooseColour(what)


class SeatTarget(Target):
    def choice(self, what: int) -> Action[CityState]:
        return ChooseSeat(what, self.verb)

    def declare(self, played: CardPlayed, what: int) -> None:
        played.target = what


class WithCards(SeatTarget):
    """Another player with a card in hand (CH-G51)."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return [other for other in g.order() if other != seat and g.hands[other]]


class Other(SeatTarget):
    """Another player."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return [other for other in g.order() if other != seat]


class CardTarget(Target):
    def choice(self, what: int) -> Action[CityState]:
        return ChooseCard(what, self.verb)


class Payment(CardTarget):
    """A card from hand, shown when it is paid and not before."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return g.hands[seat] if g.discard or not g.rules.no_take_back else []

    def secret(self) -> bool:
        return True


class FromDiscards(CardTarget):
    """A card of the discard pile, the one just paid too unless an option forbids it (CH-G27)."""

    def possible(self, g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> list[int]:
        return g.discard if g.rules.no_take_back else [*g.discard, targets[0]]


AT: Final = WithZombies("at")
LURE: Final = WithRoom("lure")
FROM: Final = WithZombies("from")
TO: Final = Elsewhere("to")
WHERE: Final = WithVote("where")
WAKE: Final = Sleeper("wake")
HIDE: Final = OwnInTheOpen("hide")
LEADER: Final = LeaderColour("leader")
ROB: Final = WithCards("rob")
COERCE: Final = Other("coerce")
PAY: Final = Payment("pay")
TAKE: Final = FromDiscards("take")
