"""What action cards and powers do once they are aimed and nobody has cancelled them (CH-19, CH-20)."""

from shamble.core.actions import Action
from shamble.core.chance import Draw, Pick
from shamble.core.frames import Ask, Prompt
from shamble.games.city_of_horror.board import (
    AGENT,
    BUSINESSMAN,
    BUSINESSWOMAN,
    GEEK,
    GRANDMA,
    GRANDPA,
    GUARD,
    HOUSEWIFE,
    LITTLE_BOY,
    LITTLE_GIRL,
    PLACES,
    PREGNANT,
    RASTA,
    ROCKER,
    STUDENT,
    SUSHI_CHEF,
    TEENAGER,
    THIEF,
)
from shamble.games.city_of_horror.cards import (
    ALARM,
    BINOCULARS,
    BOMB,
    CANNED_FOOD,
    CHAINSAW,
    COERCION,
    DECK,
    ENERGY_DRINK,
    EXPLOSIVE,
    FLARE,
    FLASHLIGHT,
    HIDEOUT,
    KITTY,
    MOLOTOV,
    PICKPOCKET,
    PISTOL,
    SERVICE_DOOR,
    SHOTGUN,
    SNEAKERS,
)
from shamble.games.city_of_horror.choices import ChoosePlan
from shamble.games.city_of_horror.dealings import (
    CardDrawn,
    CardPaid,
    CardRecovered,
    CardStolen,
    Hid,
    KittyRan,
    Turned,
)
from shamble.games.city_of_horror.events import PlanShown, Walked
from shamble.games.city_of_horror.rules import zombies
from shamble.games.city_of_horror.rules.deaths import pass_marker
from shamble.games.city_of_horror.rules.explosions import PlaceToken
from shamble.games.city_of_horror.rules.invasion import Look
from shamble.games.city_of_horror.rules.leader import put_leader
from shamble.games.city_of_horror.state import HIDDEN, TUCKED, CityState

ALARM_ZOMBIES = 3


def play(g: CityState, seat: int, card: int, chosen: tuple[int, ...]) -> None:
    """The effect of an action card (CH-19.01 to CH-19.19)."""
    kind = DECK[card]
    if EXPLOSIVE[kind]:
        g.push(PlaceToken(seat))  # CH-16.06: one token, after the rest
    if kind == ALARM:
        zombies.come(g, chosen[0], ALARM_ZOMBIES, "alarm")
    elif kind == ENERGY_DRINK:
        turn(g, chosen[0], True)
    elif kind == CANNED_FOOD:
        g.canned[seat] += 1
    elif kind == HIDEOUT:
        g.people[chosen[0]] = g.people[chosen[0]].sheltered(HIDDEN)
        g.emit(Hid(chosen[0]))
    elif kind in (PISTOL, MOLOTOV):
        zombies.kill(g, chosen[0], 1, seat)
    elif kind in (SHOTGUN, BOMB):
        zombies.kill(g, chosen[0], 2, seat)
    elif kind == CHAINSAW:
        zombies.kill(g, chosen[0], g.zombies[chosen[0]] // 2, seat)  # rounded down (CH-19.09)
    elif kind == BINOCULARS:
        g.push(Look(seat))
    elif kind == FLASHLIGHT:
        put_leader(g, chosen[0])
    elif kind == KITTY:
        g.push(KittyRuns(seat, chosen[0]))
    elif kind == PICKPOCKET:
        steal(g, seat, chosen[0])
    elif kind == COERCION:
        g.coercions = (*g.coercions, (seat, chosen[0], chosen[1]))
    elif kind == SNEAKERS:
        g.push(SwapPlan(seat))
    elif kind == SERVICE_DOOR:
        squeeze(g, chosen[0], chosen[1])
    elif kind == FLARE:
        zombies.walk(g, chosen[0], chosen[1], 1, seat)


def use(g: CityState, seat: int, person: int, chosen: tuple[int, ...]) -> None:
    """The effect of a power (CH-20.03 to CH-20.28). The card has been turned already; the Blonde needs no more
    (CH-20.04)."""
    c = g.people[person]
    if person in (BUSINESSMAN, BUSINESSWOMAN):
        pay_card(g, seat, chosen[0])
        recover(g, seat, chosen[1])
    elif person == SUSHI_CHEF:
        g.push(DrawCard(seat))
    elif person in (GEEK, ROCKER):
        zombies.walk(g, c.place, chosen[0], 1, seat)
    elif person in (GRANDPA, GRANDMA):
        g.people[person] = c.with_grant(True)
    elif person in (HOUSEWIFE, GUARD):
        zombies.kill(g, c.place, 2, seat)
    elif person == STUDENT:
        pass_marker(g, seat, "student")
    elif person in (LITTLE_BOY, LITTLE_GIRL):
        g.people[person] = c.sheltered(TUCKED)
        g.emit(Hid(person))
    elif person == PREGNANT:
        g.people[person] = c.with_baby()
    elif person == RASTA:
        g.push(Look(seat))
    elif person == AGENT:
        put_leader(g, chosen[0])
    elif person == TEENAGER:
        g.push(SwapPlan(seat))
    elif person == THIEF:
        steal(g, seat, chosen[0])


def squeeze(g: CityState, person: int, place: int) -> None:
    """Into a full location, on a temporary space (CH-19.06, CH-20.14)."""
    g.people[person] = g.people[person].at(place, True)
    g.emit(Walked(person, place, "squeezed"))


def turn(g: CityState, person: int, rested: bool) -> None:
    """A character card is turned over."""
    g.people[person] = g.people[person].turned(rested)
    g.emit(Turned(person, rested))


def pay_card(g: CityState, seat: int, card: int) -> None:
    """Discarded as payment: no effect, no token (CH-16.05)."""
    g.hands[seat].remove(card)
    g.discard.append(card)
    g.emit(CardPaid(seat, card))


def recover(g: CityState, seat: int, card: int) -> None:
    """Any card of the discard pile (CH-20.05, CH-20.06, CH-21.39)."""
    g.discard.remove(card)
    g.hands[seat].append(card)
    g.emit(CardRecovered(seat, card))


def steal(g: CityState, seat: int, victim: int) -> None:
    if g.hands[victim]:
        g.push(StealCard(seat, victim))


class StealCard(Pick[CityState]):
    """A random card of another player (CH-19.13, CH-20.27)."""

    def __init__(self, thief: int, victim: int) -> None:
        self.thief = thief
        self.victim = victim

    def count(self, g: CityState) -> int:
        return len(g.hands[self.victim])

    def picked(self, g: CityState, choice: int) -> None:
        card = g.hands[self.victim].pop(choice)
        g.hands[self.thief].append(card)
        g.emit(CardStolen(self.thief, self.victim, card))


class DrawCard(Draw[CityState]):
    """The top card of the action deck (CH-20.07, CH-21.33)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def bag(self, g: CityState) -> list[int]:
        return g.deck

    def drawn(self, g: CityState, card: int) -> None:
        g.hands[self.player].append(card)
        g.emit(CardDrawn(self.player, card))


class KittyRuns(Pick[CityState]):
    """One of the player's six movement cards at random (CH-19.11, CH-G42); the zombies follow (CH-19.12, CH-23.09)."""

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def count(self, g: CityState) -> int:
        return len(PLACES)

    def picked(self, g: CityState, choice: int) -> None:
        g.emit(KittyRan(self.source, choice))
        if choice != self.source:
            zombies.walk(g, self.source, choice, g.zombies[self.source], self.player)


class SwapPlan(Ask[CityState]):
    """Another movement card instead of the one shown (CH-19.16, CH-20.26), shown at once (CH-G64)."""

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
