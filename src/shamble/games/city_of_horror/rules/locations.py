"""Step A: using a location (CH-10, CH-21). In turn order all there are asked once; they pay and get, or decline."""

from shamble.core.actions import Action
from shamble.core.chance import Draw
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import BANK, PREGNANT, SHOWN_FOOD
from shamble.games.city_of_horror.choices import (
    ChooseCard,
    ChooseColour,
    ChooseFood,
    ChoosePerson,
    Decline,
    Forward,
    FromTruck,
)
from shamble.games.city_of_horror.dealings import AntidoteTaken, Declined, FoodPaid, FoodTaken
from shamble.games.city_of_horror.events import FoodShown
from shamble.games.city_of_horror.rules import effects, targets
from shamble.games.city_of_horror.rules.leader import advance_leader, put_leader
from shamble.games.city_of_horror.rules.windows import BEFORE_USE, Opportunity
from shamble.games.city_of_horror.state import TUCKED, CityState


def to_wake(g: CityState, seat: int) -> list[int]:
    """Own exhausted characters that may be turned back (CH-20.19, CH-G37)."""
    return [person for person in g.alive(seat) if targets.can_be_woken(g, person)]


def to_exhaust(g: CityState, seat: int, place: int) -> list[int]:
    """Own rested characters there, never the Pregnant Woman (CH-20.20, CH-21.30, CH-G32, CH-G37)."""
    out: list[int] = []
    for person in g.of_seat_at(seat, place):
        c = g.people[person]
        if c.rested and person != PREGNANT and c.shelter != TUCKED:
            out.append(person)
    return out


def can_use(g: CityState, seat: int, place: int) -> bool:
    """May a player there use its effect, as far as all can see? What can change nothing is not offered (CH-G66)."""
    if not g.playing(seat) or not g.present(seat, place):
        return False  # CH-21.01
    effect = g.board(place).effect
    if effect == "pay_food_refresh":
        return len(g.food[seat]) + len(g.open_food[seat]) > 0 and len(to_wake(g, seat)) > 0
    if effect == "exhaust_antidote":
        return g.ambulance > 0 and len(to_exhaust(g, seat, place)) > 0
    if effect == "leader_plus_one":
        return True
    if not effect.startswith("pay_card") or not g.hands[seat]:
        return False  # the tower has nothing to use here (CH-G53)
    if effect == "pay_card_refresh":
        return len(to_wake(g, seat)) > 0
    if effect == "pay_card_food":
        return len(g.truck) > 0  # CH-G31
    if effect == "pay_card_food_choice":
        return len(g.truck) + len(g.shown_food) > 0
    if effect == "pay_card_antidote":
        return g.ambulance > 0  # CH-G31
    if effect == "pay_card_draw":
        return len(g.deck) > 0  # CH-02.13
    if effect == "pay_card_recover":
        return len(g.discard) > 0 or not g.rules.no_take_back
    return True  # pay_card_leader_any


class Activate(Step[CityState]):
    """The players still to be asked (CH-10.01); each once, however many characters he has there (CH-10.02)."""

    def __init__(self, place: int, rest: tuple[int, ...]) -> None:
        self.place = place
        self.rest = rest

    def run(self, g: CityState) -> None:
        for number in range(len(self.rest)):
            if can_use(g, self.rest[number], self.place):
                rest = self.rest[number + 1 :]
                g.push(Activate(self.place, rest))
                g.push(UseLocation(self.place, self.rest[number], rest))
                return


class BeginActivation(Step[CityState]):
    """Turn order is that of the moment step A begins (CH-10.01, CH-G48)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: CityState) -> None:
        g.push(Activate(self.place, tuple(g.order())))


class UseLocation(Ask[CityState]):
    """Pay for the effect, or decline (CH-G66). The payment is not a played card (CH-16.05)."""

    def __init__(self, place: int, player: int, rest: tuple[int, ...]) -> None:
        self.place = place
        self.player = player
        self.rest = rest

    def seat(self, g: CityState) -> int:
        return self.player

    def prompt(self, g: CityState) -> Prompt:
        side = g.board(self.place)
        args: Args = {"place": names.place_name(self.place), "effect": f"@location-{side.id}.text"}
        return Prompt("ask-use", args, ("CH-10.01", "CH-10.02"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        effect = g.board(self.place).effect
        out: list[Action[CityState]] = []
        if effect == "pay_food_refresh":
            out.extend([ChooseFood(token, "pay") for token in g.food[seat] + g.open_food[seat]])
        elif effect == "exhaust_antidote":
            out.extend([ChoosePerson(person, "exhaust") for person in to_exhaust(g, seat, self.place)])
        elif effect == "leader_plus_one":
            out.append(Forward())
        else:
            out.extend([ChooseCard(card, "pay") for card in g.hands[seat]])
        out.append(Decline())
        return out

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        g.stack.pop()
        if isinstance(action, Decline):
            g.emit(Declined(seat, self.place))
            return
        if any(can_use(g, other, self.place) for other in self.rest):
            g.push(Opportunity(BEFORE_USE, self.place))  # after an activation, before the next one (CH-G72)
        if isinstance(action, ChooseCard):
            effects.pay_card(g, seat, action.card)
            use_with_card(g, seat, self.place, action.card)
        elif isinstance(action, ChooseFood):
            pay_food(g, seat, action.token)
            g.push(WakeOne(seat))
        elif isinstance(action, ChoosePerson):
            effects.turn(g, action.person, False)  # its power is not used (CH-G32)
            take_antidote(g, seat)
        else:
            advance_leader(g, 1)  # CH-21.47


def use_with_card(g: CityState, seat: int, place: int, card: int) -> None:
    """A card has been paid: what the location gives for it."""
    effect = g.board(place).effect
    if effect == "pay_card_refresh":
        g.push(WakeOne(seat))  # CH-21.14
    elif effect == "pay_card_food":
        g.push(DrawFood(seat))  # CH-21.20
    elif effect == "pay_card_food_choice":
        g.push(KeepFoodShown())
        g.push(ChooseMeal(seat))  # CH-21.23
    elif effect == "pay_card_antidote":
        take_antidote(g, seat)  # CH-21.27
    elif effect == "pay_card_draw":
        g.push(effects.DrawCard(seat))  # CH-21.33
    elif effect == "pay_card_recover":
        g.push(RecoverCard(seat, card))  # CH-21.39
    else:
        g.push(AimLeader(seat))  # CH-21.44


def take_antidote(g: CityState, seat: int) -> None:
    g.ambulance -= 1
    g.antidotes[seat] += 1
    g.emit(AntidoteTaken(seat))


def pay_food(g: CityState, seat: int, token: int) -> None:
    """The token leaves the game (CH-21.17)."""
    if token in g.food[seat]:
        g.food[seat].remove(token)
    else:
        g.open_food[seat].remove(token)
    g.food_gone.append(token)
    g.emit(FoodPaid(seat, token))


class SeatAsk(Ask[CityState]):
    """A question to one seat."""

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: CityState) -> int:
        return self.player


class WakeOne(SeatAsk):
    """Any one of the player's characters back to rested (CH-21.14, CH-21.17)."""

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-wake", rules=("CH-21.14",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChoosePerson(person, "wake") for person in to_wake(g, seat)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePerson)
        g.stack.pop()
        effects.turn(g, action.person, True)


class RecoverCard(SeatAsk):
    """Any card of the discard pile, even the one just paid, unless the table says no (CH-21.39, CH-G27)."""

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
    """The leader on any coloured space (CH-21.44)."""

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-aim-leader", {"what": names.place_name(BANK)}, ("CH-21.44",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChooseColour(colour) for colour in g.uncovered() if colour != g.leader]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChooseColour)
        g.stack.pop()
        put_leader(g, action.colour)


class ChooseMeal(SeatAsk):
    """One of the tokens lying open, or a face-down one from the truck (CH-21.23)."""

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
    """A face-down food token; only its owner knows its value (CH-21.20, CH-G62)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def bag(self, g: CityState) -> list[int]:
        return g.truck

    def drawn(self, g: CityState, card: int) -> None:
        g.food[self.player].append(card)
        g.emit(FoodTaken(self.player, card, False))


class KeepFoodShown(Step[CityState]):
    """Three tokens lie open on crossroads B as long as the truck has any (CH-03.05, CH-21.24, CH-G31)."""

    def run(self, g: CityState) -> None:
        if len(g.shown_food) < SHOWN_FOOD and g.truck:
            g.push(KeepFoodShown())
            g.push(ShowFood())


class ShowFood(Draw[CityState]):
    def bag(self, g: CityState) -> list[int]:
        return g.truck

    def drawn(self, g: CityState, card: int) -> None:
        g.shown_food.append(card)
        g.emit(FoodShown(card))
