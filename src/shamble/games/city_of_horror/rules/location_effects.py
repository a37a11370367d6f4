"""Effects of the locations (CH-21): one class per effect code of the data."""

from abc import abstractmethod
from typing import ClassVar, Final

from shamble.core.actions import Action
from shamble.core.chance import Draw
from shamble.core.frames import Ask, Prompt, Step
from shamble.core.registry import by_id
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import BANK, COMPONENTS, PEOPLE, SHOWN_FOOD
from shamble.games.city_of_horror.card_events import AntidoteTaken, FoodPaid, FoodTaken
from shamble.games.city_of_horror.choices import (
    ChooseCard,
    ChooseColour,
    ChooseFood,
    ChoosePerson,
    Forward,
    FromTruck,
)
from shamble.games.city_of_horror.events import FoodShown
from shamble.games.city_of_horror.rules import effects, targets
from shamble.games.city_of_horror.rules.leader import advance_leader, put_leader
from shamble.games.city_of_horror.state import TUCKED, CityState


class LocationEffect:
    """What a player present can get, and at what price."""

    def is_for_step_a(self) -> bool:
        """Return whether it is used when the location is resolved."""
        return True

    def usable(self, g: CityState, seat: int, place: int) -> bool:
        """Return whether the seat can pay and there is something to get."""
        return False

    def payments(self, g: CityState, seat: int, place: int) -> list[Action[CityState]]:
        """Find the ways to pay."""
        return []

    def used(self, g: CityState, seat: int, payment: Action[CityState]) -> None:
        """Take the payment and give the benefit."""


class NothingHere(LocationEffect):
    """No effect in step A (CH-G53)."""

    def is_for_step_a(self) -> bool:
        return False


class TowerObserve(NothingHere):
    """Tower A: used only in phase 1 (CH-21.04)."""

    id: ClassVar[str] = "tower_observe"


class TowerLateChoice(NothingHere):
    """Tower B: used only in phase 2 (CH-21.07)."""

    id: ClassVar[str] = "tower_late_choice"


class Ruin(NothingHere):
    """The collapsed tower, which has no effect (CH-21.12)."""

    id: ClassVar[str] = "none"


class ForCard(LocationEffect):
    """An effect paid with an action card, which is not played (CH-16.05)."""

    def usable(self, g: CityState, seat: int, place: int) -> bool:
        return len(g.hands[seat]) > 0 and self.has_benefit(g, seat)

    @abstractmethod
    def has_benefit(self, g: CityState, seat: int) -> bool:
        """Return whether there is something to get."""

    @abstractmethod
    def give(self, g: CityState, seat: int, card: int) -> None:
        """Give the benefit for the card just paid."""

    def payments(self, g: CityState, seat: int, place: int) -> list[Action[CityState]]:
        return [ChooseCard(card, "pay") for card in g.hands[seat]]

    def used(self, g: CityState, seat: int, payment: Action[CityState]) -> None:
        assert isinstance(payment, ChooseCard)
        effects.pay_card(g, seat, payment.card)
        self.give(g, seat, payment.card)


class CardForRest(ForCard):
    """Church A: a card to rest a character (CH-21.14)."""

    id: ClassVar[str] = "pay_card_refresh"

    def has_benefit(self, g: CityState, seat: int) -> bool:
        return len(to_wake(g, seat)) > 0

    def give(self, g: CityState, seat: int, card: int) -> None:
        g.push(WakeOne(seat))


class CardForFood(ForCard):
    """Crossroads A: a card for a food token (CH-21.20, CH-G31)."""

    id: ClassVar[str] = "pay_card_food"

    def has_benefit(self, g: CityState, seat: int) -> bool:
        return len(g.truck) > 0

    def give(self, g: CityState, seat: int, card: int) -> None:
        g.push(DrawFood(seat))


class CardForChosenFood(ForCard):
    """Crossroads B: a card for a food token of choice (CH-21.23)."""

    id: ClassVar[str] = "pay_card_food_choice"

    def has_benefit(self, g: CityState, seat: int) -> bool:
        return len(g.truck) + len(g.shown_food) > 0

    def give(self, g: CityState, seat: int, card: int) -> None:
        g.push(KeepFoodShown())
        g.push(ChooseMeal(seat))


class CardForAntidote(ForCard):
    """Hospital A: a card for an antidote (CH-21.27, CH-G31)."""

    id: ClassVar[str] = "pay_card_antidote"

    def has_benefit(self, g: CityState, seat: int) -> bool:
        return g.ambulance > 0

    def give(self, g: CityState, seat: int, card: int) -> None:
        take_antidote(g, seat)


class CardForCard(ForCard):
    """Armory A: a card for a card from the deck (CH-21.33, CH-02.13)."""

    id: ClassVar[str] = "pay_card_draw"

    def has_benefit(self, g: CityState, seat: int) -> bool:
        return len(g.deck) > 0

    def give(self, g: CityState, seat: int, card: int) -> None:
        g.push(effects.DrawCard(seat))


class CardForDiscard(ForCard):
    """Armory B: a card for a card from the discard pile (CH-21.39)."""

    id: ClassVar[str] = "pay_card_recover"

    def has_benefit(self, g: CityState, seat: int) -> bool:
        return len(g.discard) > 0 or not g.rules.no_take_back

    def give(self, g: CityState, seat: int, card: int) -> None:
        g.push(RecoverCard(seat, card))


class CardForLeader(ForCard):
    """Bank A: a card to move the leader anywhere (CH-21.44)."""

    id: ClassVar[str] = "pay_card_leader_any"

    def has_benefit(self, g: CityState, seat: int) -> bool:
        return True

    def give(self, g: CityState, seat: int, card: int) -> None:
        g.push(AimLeader(seat))


class FoodForRest(LocationEffect):
    """Church B: a food token to rest a character (CH-21.17)."""

    id: ClassVar[str] = "pay_food_refresh"

    def usable(self, g: CityState, seat: int, place: int) -> bool:
        return len(g.food[seat]) + len(g.open_food[seat]) > 0 and len(to_wake(g, seat)) > 0

    def payments(self, g: CityState, seat: int, place: int) -> list[Action[CityState]]:
        return [ChooseFood(token, "pay") for token in g.food[seat] + g.open_food[seat]]

    def used(self, g: CityState, seat: int, payment: Action[CityState]) -> None:
        assert isinstance(payment, ChooseFood)
        pay_food(g, seat, payment.token)
        g.push(WakeOne(seat))


class EffortForAntidote(LocationEffect):
    """Hospital B: exhaust a character, without using its power, for an antidote.

    (CH-21.30, CH-G32)
    """

    id: ClassVar[str] = "exhaust_antidote"

    def usable(self, g: CityState, seat: int, place: int) -> bool:
        return g.ambulance > 0 and len(to_exhaust(g, seat, place)) > 0

    def payments(self, g: CityState, seat: int, place: int) -> list[Action[CityState]]:
        return [ChoosePerson(person, "exhaust") for person in to_exhaust(g, seat, place)]

    def used(self, g: CityState, seat: int, payment: Action[CityState]) -> None:
        assert isinstance(payment, ChoosePerson)
        effects.turn(g, payment.person, False)
        take_antidote(g, seat)


class LeaderOnward(LocationEffect):
    """Bank B: move the leader one space for free (CH-21.47)."""

    id: ClassVar[str] = "leader_plus_one"

    def usable(self, g: CityState, seat: int, place: int) -> bool:
        return True

    def payments(self, g: CityState, seat: int, place: int) -> list[Action[CityState]]:
        return [Forward()]

    def used(self, g: CityState, seat: int, payment: Action[CityState]) -> None:
        advance_leader(g, 1)


def _all() -> dict[str, LocationEffect]:
    result = by_id(LocationEffect)
    named = {str(entry["effect_code"]) for entry in COMPONENTS["location"]}
    if named != set(result):
        lost = ", ".join(sorted(named ^ set(result)))
        raise ValueError(f"location effects missing in the data or in the rules: {lost}")
    return result


EFFECTS: Final = _all()


def effect_of(g: CityState, place: int) -> LocationEffect:
    """Return the effect of the side that a location shows."""
    return EFFECTS[g.board(place).effect]


# -------------------------------------------------------------------- who can be turned


def to_wake(g: CityState, seat: int) -> list[int]:
    """Return the seat's exhausted characters that can be rested (CH-20.19, CH-G37)."""
    return [person for person in g.alive(seat) if targets.can_be_woken(g, person)]


def to_exhaust(g: CityState, seat: int, place: int) -> list[int]:
    """Return the seat's rested characters at the location that can be exhausted.

    Never the Pregnant Woman (CH-20.20, CH-21.30, CH-G32, CH-G37).
    """
    out: list[int] = []
    for person in g.of_seat_at(seat, place):
        c = g.people[person]
        if c.rested and not PEOPLE[person].fixed and c.shelter != TUCKED:
            out.append(person)
    return out


# -------------------------------------------------------------------- payments and benefits


def take_antidote(g: CityState, seat: int) -> None:
    g.ambulance -= 1
    g.antidotes[seat] += 1
    g.emit(AntidoteTaken(seat))


def pay_food(g: CityState, seat: int, token: int) -> None:
    """Remove a food token from the game as payment (CH-21.17)."""
    if token in g.food[seat]:
        g.food[seat].remove(token)
    else:
        g.open_food[seat].remove(token)
    g.food_gone.append(token)
    g.emit(FoodPaid(seat, token))


# -------------------------------------------------------------------- questions


class SeatAsk(Ask[CityState]):
    """A question to one seat."""

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: CityState) -> int:
        return self.player


class WakeOne(SeatAsk):
    """Rest any one of the player's characters (CH-21.14, CH-21.17)."""

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-wake", rules=("CH-21.14",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChoosePerson(person, "wake") for person in to_wake(g, seat)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePerson)
        g.stack.pop()
        effects.turn(g, action.person, True)


class RecoverCard(SeatAsk):
    """Take any card of the discard pile, the one just paid too unless an option forbids it.

    (CH-21.39, CH-G27)
    """

    def __init__(self, player: int, paid: int) -> None:
        super().__init__(player)
        self.paid = paid

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-recover", rules=("CH-21.39", "CH-G27"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        cards = [card for card in g.discard if card != self.paid or not g.rules.no_take_back]
        return [ChooseCard(card, "take") for card in cards]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChooseCard)
        g.stack.pop()
        effects.recover(g, seat, action.card)


class AimLeader(SeatAsk):
    """Put the leader on any coloured space (CH-21.44)."""

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-aim-leader", {"what": names.place_name(BANK)}, ("CH-21.44",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChooseColour(colour) for colour in g.uncovered() if colour != g.leader]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChooseColour)
        g.stack.pop()
        put_leader(g, action.colour)


class ChooseMeal(SeatAsk):
    """Take one of the face-up tokens, or a face-down one from the truck (CH-21.23)."""

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-meal", rules=("CH-21.23",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        out: list[Action[CityState]] = []
        out.extend([ChooseFood(token, "eat") for token in g.shown_food])
        if g.truck:
            out.append(FromTruck())
        return out

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        g.stack.pop()
        if isinstance(action, ChooseFood):
            g.shown_food.remove(action.token)
            g.open_food[seat].append(action.token)
            g.emit(FoodTaken(seat, action.token, True))
        else:
            g.push(DrawFood(seat))


class DrawFood(Draw[CityState]):
    """Draw a food token face down; only its owner knows its value (CH-21.20, CH-G62)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def bag(self, g: CityState) -> list[int]:
        return g.truck

    def on_draw(self, g: CityState, card: int) -> None:
        g.food[self.player].append(card)
        g.emit(FoodTaken(self.player, card, False))


class KeepFoodShown(Step[CityState]):
    """Keep three tokens face up on crossroads B while the truck has any.

    (CH-03.05, CH-21.24, CH-G31)
    """

    def run(self, g: CityState) -> None:
        if len(g.shown_food) < SHOWN_FOOD and g.truck:
            g.push(KeepFoodShown())
            g.push(ShowFood())


class ShowFood(Draw[CityState]):
    def bag(self, g: CityState) -> list[int]:
        return g.truck

    def on_draw(self, g: CityState, card: int) -> None:
        g.shown_food.append(card)
        g.emit(FoodShown(card))
