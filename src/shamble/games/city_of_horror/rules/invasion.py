"""The invasion deck: looking at it (CH-05) and the invasion phase.

(CH-07, CH-03.20, CH-03.21)
"""

from shamble.core.chance import Draw, Pick
from shamble.core.frames import Step
from shamble.games.city_of_horror.board import INVASIONS, OF_HOUR
from shamble.games.city_of_horror.events import InvasionShown, Peeked, SuppliesDropped
from shamble.games.city_of_horror.rules import zombies
from shamble.games.city_of_horror.rules.leader import advance_leader
from shamble.games.city_of_horror.state import NOT_DRAWN, CityState


def next_hour(g: CityState) -> int:
    """Return the hour of the top card: 01:00 lies on top of 02:00, 03:00 and 04:00 (CH-03.21)."""
    return len(g.invasions)


class TurnUp(Pick[CityState]):
    """Draw the top card, one of the four of its hour (CH-03.21, CH-G01).

    It is drawn when it is first needed.
    """

    def count(self, g: CityState) -> int:
        return len(OF_HOUR[next_hour(g)])

    def on_pick(self, g: CityState, choice: int) -> None:
        g.invasion = OF_HOUR[next_hour(g)][choice]


class Look(Step[CityState]):
    """A seat looks at the top card, which stays on the deck (CH-05.01, CH-19.08, CH-20.23)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: CityState) -> None:
        if g.invasion == NOT_DRAWN:
            g.push(Look(self.player))
            g.push(TurnUp())
            return
        g.peeked |= 1 << self.player
        g.emit(Peeked(self.player, g.invasion))


class Reveal(Step[CityState]):
    """Reveal and apply the card (CH-07.01); the one of 00:00 only places zombies (CH-03.20)."""

    def run(self, g: CityState) -> None:
        if g.invasion == NOT_DRAWN:
            g.push(Reveal())
            g.push(TurnUp())
            return
        card = g.invasion
        g.invasion = NOT_DRAWN
        g.peeked = 0
        g.invasions.append(card)
        g.emit(InvasionShown(card))
        apply_card(g, card)


def apply_card(g: CityState, card: int) -> None:
    """Apply moves, new zombies, supplies, then the leader.

    (CH-07.03, CH-07.06, CH-07.07, CH-07.08)
    """
    invasion = INVASIONS[card]
    for source, target in invasion.moves:  # each move ends before the next starts (CH-G30)
        start = g.places[source - 1]
        zombies.walk(g, start, g.places[target - 1], g.zombies[start])
    for number, count in enumerate(invasion.zombies):
        zombies.come(g, g.places[number], count, "invasion")
    g.push(LeaderSteps(invasion.leader))
    for number, antidotes, cards in sorted(invasion.supplies, reverse=True):
        g.push(Drop(g.places[number - 1], antidotes, cards))


class Drop(Step[CityState]):
    """Parachute supplies onto a location, as far as the reserves last.

    Locations are served in their order. No card drops supplies on the tower or the crossroads (CH-07.02).
    (CH-07.07, CH-G31, CH-02.13)
    """

    def __init__(self, place: int, antidotes: int, cards: int) -> None:
        self.place = place
        self.antidotes = antidotes
        self.cards = cards

    def run(self, g: CityState) -> None:
        antidotes = min(self.antidotes, g.ambulance)
        cards = min(self.cards, len(g.deck))
        g.ambulance -= antidotes
        g.drop_antidotes[self.place] += antidotes
        if antidotes or cards:
            g.emit(SuppliesDropped(self.place, antidotes, cards))
        for _ in range(cards):
            g.push(DropCard(self.place))


class DropCard(Draw[CityState]):
    """Drop an action card, face down (CH-07.07)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def bag(self, g: CityState) -> list[int]:
        return g.deck

    def on_draw(self, g: CityState, card: int) -> None:
        g.drops[self.place].append(card)


class LeaderSteps(Step[CityState]):
    """Move the leader, as the last step of the card (CH-07.08)."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def run(self, g: CityState) -> None:
        advance_leader(g, self.spaces)
