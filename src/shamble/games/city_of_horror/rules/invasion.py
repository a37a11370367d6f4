"""The invasion deck (CH-03.20, CH-03.21), looking at it (CH-05), and phase 3 (CH-07)."""

from shamble.core.chance import Draw, Pick
from shamble.core.frames import Step
from shamble.games.city_of_horror.board import INVASIONS, OF_HOUR
from shamble.games.city_of_horror.events import InvasionShown, Peeked, SuppliesDropped
from shamble.games.city_of_horror.rules import zombies
from shamble.games.city_of_horror.rules.leader import advance_leader
from shamble.games.city_of_horror.state import NOT_DRAWN, CityState


def next_hour(g: CityState) -> int:
    """The hour of the card on top: 01:00 on top of 02:00, 03:00 and 04:00 (CH-03.21)."""
    return len(g.invasions)


class TurnUp(Pick[CityState]):
    """The top card is one of the four of its hour, unseen so far (CH-03.21, CH-G01). It is drawn when first needed."""

    def count(self, g: CityState) -> int:
        return len(OF_HOUR[next_hour(g)])

    def on_pick(self, g: CityState, choice: int) -> None:
        g.invasion = OF_HOUR[next_hour(g)][choice]


class Look(Step[CityState]):
    """A seat looks at the top card, which stays there (CH-05.01, CH-19.08, CH-20.23)."""

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
    """The card is revealed and applied (CH-07.01); at 00:00 it only places zombies (CH-03.20)."""

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
    """Moves, then new zombies, then supplies, then the leader (CH-07.03, CH-07.06, CH-07.07, CH-07.08)."""
    invasion = INVASIONS[card]
    for source, target in invasion.moves:  # each finished before the next (CH-G30)
        start = g.places[source - 1]
        zombies.walk(g, start, g.places[target - 1], g.zombies[start])
    for number, count in enumerate(invasion.zombies):
        zombies.come(g, g.places[number], count, "invasion")
    g.push(LeaderSteps(invasion.leader))
    for number, antidotes, cards in sorted(invasion.supplies, reverse=True):
        g.push(Drop(g.places[number - 1], antidotes, cards))


class Drop(Step[CityState]):
    """Parachuted supplies: what is left of them, in the order of the locations (CH-07.07, CH-G31, CH-02.13).
    No card has any for the tower or the crossroads (CH-07.02)."""

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
    """An action card, face down (CH-07.07)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def bag(self, g: CityState) -> list[int]:
        return g.deck

    def on_draw(self, g: CityState, card: int) -> None:
        g.drops[self.place].append(card)


class LeaderSteps(Step[CityState]):
    """Last, the leader (CH-07.08)."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def run(self, g: CityState) -> None:
        advance_leader(g, self.spaces)
