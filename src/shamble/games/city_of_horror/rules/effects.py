"""Effects shared by cards, powers and locations: turn a character, pay, draw, steal, swap."""

from shamble.core.actions import Action
from shamble.core.chance import Draw, Pick
from shamble.core.frames import Ask, Prompt
from shamble.games.city_of_horror.board import PLACES
from shamble.games.city_of_horror.card_events import (
    CardDrawn,
    CardPaid,
    CardRecovered,
    CardStolen,
    KittyRan,
    Turned,
)
from shamble.games.city_of_horror.choices import ChoosePlan
from shamble.games.city_of_horror.events import PlanShown, Walked
from shamble.games.city_of_horror.rules import lapsed_offers, zombies
from shamble.games.city_of_horror.state import CityState


def squeeze(g: CityState, person: int, place: int) -> None:
    """Move a character into a full location, on a temporary space (CH-19.06, CH-20.14)."""
    source = g.people[person].place
    g.people[person] = g.people[person].at(place, True)
    g.emit(Walked(person, source, place, "squeezed"))


def turn(g: CityState, person: int, rested: bool) -> None:
    """Turn a character card over."""
    g.people[person] = g.people[person].turned(rested)
    g.emit(Turned(person, rested))


def pay_card(g: CityState, seat: int, card: int) -> None:
    """Discard a card as payment, without its effect or token (CH-16.05)."""
    g.hands[seat].remove(card)
    g.discard.append(card)
    g.emit(CardPaid(seat, card))
    lapsed_offers.withdraw_card(g, seat, card)


def recover(g: CityState, seat: int, card: int) -> None:
    """Take a card from the discard pile (CH-20.05, CH-20.06, CH-21.39)."""
    g.discard.remove(card)
    g.hands[seat].append(card)
    g.emit(CardRecovered(seat, card))


def steal(g: CityState, seat: int, victim: int) -> None:
    if g.hands[victim]:
        g.push(StealCard(seat, victim))


class StealCard(Pick[CityState]):
    """Take a random card from another player (CH-19.13, CH-20.27)."""

    def __init__(self, thief: int, victim: int) -> None:
        self.thief = thief
        self.victim = victim

    def count(self, g: CityState) -> int:
        return len(g.hands[self.victim])

    def on_pick(self, g: CityState, choice: int) -> None:
        card = g.hands[self.victim].pop(choice)
        g.hands[self.thief].append(card)
        g.emit(CardStolen(self.thief, self.victim, card))
        lapsed_offers.withdraw_cards(g, self.victim)


class DrawCard(Draw[CityState]):
    """Draw the top card of the action deck (CH-20.07, CH-21.33)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def bag(self, g: CityState) -> list[int]:
        return g.deck

    def on_draw(self, g: CityState, card: int) -> None:
        g.hands[self.player].append(card)
        g.emit(CardDrawn(self.player, card))


class KittyRuns(Pick[CityState]):
    """The Kitty runs to a random location, and the zombies follow.

    A random one of the player's six movement cards decides (CH-G42). (CH-19.11, CH-19.12, CH-23.09)
    """

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def count(self, g: CityState) -> int:
        return len(PLACES)

    def on_pick(self, g: CityState, choice: int) -> None:
        g.emit(KittyRan(self.source, choice))
        if choice != self.source:
            zombies.walk(g, self.source, choice, g.zombies[self.source], self.player)


class SwapPlan(Ask[CityState]):
    """Replace the revealed movement card with another, revealed at once.

    (CH-19.16, CH-20.26, CH-G64)
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: CityState) -> int:
        return self.player

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-swap", rules=("CH-G64",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChoosePlan(place) for place in range(len(PLACES)) if place != g.plans[self.player]]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePlan)
        g.stack.pop()
        g.plans[self.player] = action.place
        g.emit(PlanShown(self.player, action.place, True))
