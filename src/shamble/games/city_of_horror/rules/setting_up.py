"""Set-up (CH-03) and the expert draft (CH-15)."""

from itertools import permutations
from typing import Final

from shamble.core.actions import Action
from shamble.core.chance import Draw, Pick
from shamble.core.events import Args
from shamble.core.frames import Ask, Ballot, Prompt, Step
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import (
    CORNERS,
    CROSSROADS,
    DEALS,
    NOWHERE,
    PLACES,
    SIDE_B,
    TOWER,
)
from shamble.games.city_of_horror.card_events import CardDrawn
from shamble.games.city_of_horror.choices import ChooseCard, ChoosePerson
from shamble.games.city_of_horror.events import CharacterDealt, CityLaid, PlaceDrawn, Settled, StarterChosen
from shamble.games.city_of_horror.flow import Hour, remember
from shamble.games.city_of_horror.rules.effects import DrawCard
from shamble.games.city_of_horror.rules.invasion import Reveal
from shamble.games.city_of_horror.rules.location_effects import KeepFoodShown
from shamble.games.city_of_horror.state import NO_SEAT, NOT_DEALT, Character, CityState

# every way to lay out the four corner buildings (CH-03.02)
ARRANGEMENTS: Final = [(TOWER, *corners, CROSSROADS) for corners in permutations(CORNERS)]


class LayOut(Step[CityState]):
    """Draw what the city leaves to chance, then set up in the rulebook's order (CH-03.23).

    `corners` and `sides` say whether they are drawn (CH-G61); `starter` is a seat, or NO_SEAT for a random one
    (CH-G35).
    """

    def __init__(self, corners: bool, sides: bool, starter: int) -> None:
        self.corners = corners
        self.sides = sides
        self.starter = starter

    def run(self, g: CityState) -> None:
        g.push(SetUp())
        g.push(DrawStarter() if self.starter == NO_SEAT else TakeMarker(self.starter))
        g.push(LayFood())
        g.push(CityStands())
        if self.sides:
            g.push(DrawSides())
        if self.corners:
            g.push(DrawCorners())


class DrawCorners(Pick[CityState]):
    """Draw the arrangement of the corner buildings (CH-03.02)."""

    def count(self, g: CityState) -> int:
        return len(ARRANGEMENTS)

    def on_pick(self, g: CityState, choice: int) -> None:
        g.places = ARRANGEMENTS[choice]


class DrawSides(Pick[CityState]):
    """Draw a side for each location, one bit each."""

    def count(self, g: CityState) -> int:
        return 1 << len(PLACES)

    def on_pick(self, g: CityState, choice: int) -> None:
        g.sides = [(choice >> place) & 1 for place in range(len(PLACES))]


class CityStands(Step[CityState]):
    def run(self, g: CityState) -> None:
        for number, place in enumerate(g.places, 1):
            g.emit(CityLaid(number, place, g.sides[place]))


class LayFood(Step[CityState]):
    """Lay out three food tokens on crossroads B at the start (CH-03.05, CH-03.23)."""

    def run(self, g: CityState) -> None:
        if g.sides[CROSSROADS] == SIDE_B:
            g.push(KeepFoodShown())


class DrawStarter(Pick[CityState]):
    """Draw the starting player (CH-03.06, CH-G35)."""

    def count(self, g: CityState) -> int:
        return g.seats

    def on_pick(self, g: CityState, choice: int) -> None:
        take_marker(g, choice)


class TakeMarker(Step[CityState]):
    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: CityState) -> None:
        take_marker(g, self.player)


def take_marker(g: CityState, seat: int) -> None:
    """Make a seat the starting player; the leader begins on its colour (CH-03.07)."""
    g.start = seat
    g.leader = g.colours[seat]
    g.emit(StarterChosen(seat, "setup"))


class SetUp(Step[CityState]):
    """People (CH-03.08 to CH-03.15), cards (CH-03.16 to CH-03.19), zombies (CH-03.20)."""

    def run(self, g: CityState) -> None:
        deal = DEALS[g.seats]
        g.push(Ready())
        g.push(Reveal())
        if g.rules.expert_draft:
            g.push(Draft())
        for seat in reversed(range(g.seats)):
            for _ in range(deal.cards):
                g.push(DealToPack(seat) if g.rules.expert_draft else DrawCard(seat))
        for seat in reversed(placement_order(g)):
            g.push(DrawPlaces(seat, (), tuple(range(len(PLACES)))))
        for seat in reversed(range(g.seats)):
            for _ in range(deal.characters):
                g.push(DealCharacter(seat))


class Ready(Step[CityState]):
    def run(self, g: CityState) -> None:
        remember(g)
        g.push(Hour())


class DealCharacter(Draw[CityState]):
    """Deal a random character, rested, on a stand of the player's colour.

    (CH-03.11, CH-02.11, CH-G06)
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def bag(self, g: CityState) -> list[int]:
        return g.undealt

    def on_draw(self, g: CityState, card: int) -> None:
        assert g.people[card] == NOT_DEALT
        g.people[card] = Character(self.player, NOWHERE)
        g.emit(CharacterDealt(self.player, card))


# -------------------------------------------------------------------- placement


def placement_order(g: CityState) -> list[int]:
    """Return the placement order: the starting player's right-hand neighbour, then clockwise.

    (CH-03.13, CH-03.15), or counter-clockwise by table option (CH-G07).
    """
    first = (g.start - 1) % g.seats
    step = -1 if g.rules.placement_counter_clockwise else 1
    return [(first + step * n) % g.seats for n in range(g.seats)]


class DrawPlaces(Pick[CityState]):
    """Draw a movement card for each of the player's characters (CH-03.13, CH-G74)."""

    def __init__(self, player: int, drawn: tuple[int, ...], left: tuple[int, ...]) -> None:
        self.player = player
        self.drawn = drawn
        self.left = left

    def count(self, g: CityState) -> int:
        return len(self.left)

    def on_pick(self, g: CityState, choice: int) -> None:
        place = self.left[choice]
        g.emit(PlaceDrawn(self.player, place))
        drawn = (*self.drawn, place)
        left = tuple([p for p in self.left if p != place])
        if len(drawn) < len(g.alive(self.player)):
            g.push(DrawPlaces(self.player, drawn, left))
        else:
            g.push(WhoGoesWhere(self.player, drawn))


class WhoGoesWhere(Ask[CityState]):
    """The player chooses who goes to which of the drawn locations (CH-03.13, CH-G74)."""

    def __init__(self, player: int, places: tuple[int, ...]) -> None:
        self.player = player
        self.places = places

    def seat(self, g: CityState) -> int:
        return self.player

    def waiting_people(self, g: CityState) -> list[int]:
        return [person for person in g.alive(self.player) if g.people[person].place < 0]

    def advance(self, g: CityState) -> bool:
        """Place the last character without a question."""
        people = self.waiting_people(g)
        if len(people) > 1:
            return False
        g.stack.pop()
        settle(g, people[0], self.places[0])
        return True

    def subject(self, g: CityState) -> str:
        return names.place_thing(self.places[0])

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-settle", names.place_args(self.places[0]), ("CH-03.13", "CH-03.14"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChoosePerson(person, "put") for person in self.waiting_people(g)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePerson)
        g.stack.pop()
        g.push(WhoGoesWhere(self.player, self.places[1:]))
        settle(g, action.person, self.places[0])


def settle(g: CityState, person: int, place: int) -> None:
    """Place a character; a full location sends it to the crossroads (CH-03.14)."""
    full = g.full(place)
    where = CROSSROADS if full else place
    g.people[person] = g.people[person].at(where, False)
    g.emit(Settled(person, where, full))


# -------------------------------------------------------------------- the expert draft (CH-15)


class DealToPack(Draw[CityState]):
    """Deal a card into a pack of the draft (CH-15.01)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def bag(self, g: CityState) -> list[int]:
        return g.deck

    def on_draw(self, g: CityState, card: int) -> None:
        g.packs[self.player].append(card)


class Draft(Ballot[CityState]):
    """Every player keeps a card face down and passes the rest to the left, several times.

    (CH-15.02, CH-15.03); for experienced players (CH-15.04).
    """

    def asked_seats(self, g: CityState) -> tuple[int, ...]:
        return tuple(range(g.seats))

    def prompt(self, g: CityState) -> Prompt:
        args: Args = {"cards": len(g.packs[0])}
        return Prompt("ask-draft", args, ("CH-15.02", "CH-15.03"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChooseCard(card, "keep") for card in g.packs[seat]]

    def on_reveal(self, g: CityState, choices: list[Action[CityState]]) -> None:
        for seat in range(g.seats):
            choice = choices[seat]
            assert isinstance(choice, ChooseCard)
            keep(g, seat, choice.card)
        g.packs = [g.packs[(seat - 1) % g.seats] for seat in range(g.seats)]  # each pack comes from the right
        if len(g.packs[0]) > 1:
            g.push(Draft())
        else:
            for seat in range(g.seats):
                for card in g.packs[seat][:]:
                    keep(g, seat, card)


def keep(g: CityState, seat: int, card: int) -> None:
    g.packs[seat].remove(card)
    g.hands[seat].append(card)
    g.emit(CardDrawn(seat, card))
