"""The novice's votes, ties, victims, sharing, locations, draft and vaccination."""

from collections.abc import Callable
from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.visibility import UNKNOWN
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import CROSSROADS, FOOD
from shamble.games.city_of_horror.bot.estimates import (
    COWARD,
    HONEST,
    antidote_worth,
    card_worth,
    expected_points,
    grudges,
    leader_distance,
    rival,
    wake_gain,
    worst_card,
)
from shamble.games.city_of_horror.bot.sharing import share_worth, winner
from shamble.games.city_of_horror.cards import NO_CARD
from shamble.games.city_of_horror.choices import (
    ChooseCard,
    ChooseFood,
    ChoosePerson,
    ChooseSeat,
    Decline,
    Forward,
    FromTruck,
)
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.abilities import card_of
from shamble.games.city_of_horror.rules.attack import BreakTie
from shamble.games.city_of_horror.rules.location_effects import to_wake
from shamble.games.city_of_horror.rules.locations import UseLocation
from shamble.games.city_of_horror.rules.moments import RESCUE
from shamble.games.city_of_horror.rules.sharing import Distribute, GiveItem
from shamble.games.city_of_horror.rules.votes import ATTACK, Point, Vote
from shamble.games.city_of_horror.state import GIVE, TIE, CityState

# how much of a card's worth remains, by hour
FADING: Final[list[float]] = [1.0, 1.0, 0.9, 0.75, 0.45]


GRUDGE: Final = 1.5  # points by which a broken promise outweighs a stronger rival


def keeps_word(mood: int, cost: float) -> bool:
    """Return whether the bot keeps a promise at this cost, by temperament."""
    if mood == HONEST:
        return True
    return cost < 1.5 if mood == COWARD else cost <= 0.0


def vote_cost(g: CityState, frame: Vote, seat: int, target: int) -> float:
    """Compute the cost of voting as promised; in a sharing, the share lost by it."""
    if frame.vote == ATTACK:
        return 50.0 if target == seat else 0.1
    before = share_worth(g, seat, frame.place, winner(g, frame.place, seat, seat), word=False)
    first = winner(g, frame.place, seat, target)
    return before - share_worth(g, seat, frame.place, first, word=first == target)


def vote(g: CityState, frame: Vote, seat: int, options: list[Action[CityState]], mood: int) -> Advice:
    """Vote against the strongest rival, for this seat in a sharing, or as promised."""
    promised = promises.promised_args(g, seat, promises.VOTE_PROMISE[frame.vote], frame.place)
    best, best_worth = options[0], -1e9
    for action in options:
        assert isinstance(action, Point)
        worth = 0.0
        for owner, target in zip(action.owners, action.targets):
            worth += target_worth(g, frame, seat, target)
            if owner == seat and target in promised and keeps_word(mood, vote_cost(g, frame, seat, target)):
                worth += 500.0
        if worth > best_worth:
            best, best_worth = action, worth
    if frame.vote != ATTACK:
        return Advice(best, "hint-vote-self")
    assert isinstance(best, Point)
    return grudge_hint(g, seat, best.targets[0], Advice(best, "hint-vote"))


def grudge_hint(g: CityState, seat: int, target: int, advice: Advice) -> Advice:
    """Return the advice with the promise that its target broke to the seat, if there is one."""
    broken = promises.last_broken(g, target, seat)
    if broken is not None:
        advice.key = "hint-vote-grudge"
        advice.args = names.place_args(broken.place)
    return advice


def target_worth(g: CityState, frame: Vote, seat: int, target: int) -> float:
    if frame.vote == ATTACK:
        if target == seat:
            return -100.0
        grudge = GRUDGE * grudges(g, seat, target)
        return expected_points(g, target) - 0.8 * len(g.edible(target, frame.place)) + grudge
    return 100.0 if target == seat else -expected_points(g, target)


def tie(g: CityState, frame: BreakTie, seat: int, options: list[Action[CityState]], mood: int) -> Advice:
    seats = [action.seat for action in options if isinstance(action, ChooseSeat)]
    worst = rival(g, seat, seats)
    for named in promises.promised_args(g, seat, TIE, frame.place):
        if named in seats and keeps_word(mood, 5.0 if named == seat else 0.5):
            worst = named
    chosen = next(a for a in options if isinstance(a, ChooseSeat) and a.seat == worst)
    return grudge_hint(g, seat, worst, Advice(chosen, "hint-vote"))


def victim(g: CityState, options: list[Action[CityState]]) -> Advice:
    """Choose the least valuable character."""
    people = [action.person for action in options if isinstance(action, ChoosePerson)]
    least = min(people, key=lambda person: (g.value(person), g.votes_of(person)))
    return Advice(
        next(a for a in options if isinstance(a, ChoosePerson) and a.person == least), "hint-victim"
    )


def share(g: CityState, frame: Distribute, seat: int, options: list[Action[CityState]], mood: int) -> Advice:
    """Keep the best item, give the rest where it helps least or as promised."""
    promised_args = [g.promises[n].to for n in promises.open_promises(g, seat, GIVE, frame.place)]
    best, best_worth = options[0], -1e9
    for action in options:
        assert isinstance(action, GiveItem)
        item = antidote_worth(g, action.to) if action.card == NO_CARD else card_worth(action.card)
        if action.to == seat:
            worth = item
        else:
            worth = -item - expected_points(g, action.to) / 3
            if action.to in promised_args and keeps_word(mood, 0.0):
                worth += 50.0
        if worth > best_worth:
            best, best_worth = action, worth
    return Advice(best, "hint-share")


# -------------------------------------------------------------------- locations


def spare(g: CityState, seat: int) -> float:
    """Compute the cost of paying with the worst card; cards lose their worth towards the end."""
    hand = g.hands[seat]
    if not hand:
        return 99.0
    worst = worst_card(hand)
    fading = FADING[g.hour]
    if worst != UNKNOWN and card_of(worst).when() == RESCUE:
        fading = 1.0
    return card_worth(worst) * fading


def use(g: CityState, frame: UseLocation, seat: int, options: list[Action[CityState]]) -> Advice:
    """Use the location if its effect is worth the price."""
    decline = next(action for action in options if isinstance(action, Decline))
    if isinstance(options[0], Forward):
        return (
            Advice(options[0], "hint-leader") if leader_harm(g, seat) > 0.5 else Advice(decline, "hint-pass")
        )
    if isinstance(options[0], ChooseFood):
        return pay_food(g, seat, options, decline)
    if isinstance(options[0], ChoosePerson):
        people = [action for action in options if isinstance(action, ChoosePerson)]
        people.sort(key=lambda action: wake_gain(g, action.person))
        if antidote_worth(g, seat) > wake_gain(g, people[0].person):
            return Advice(people[0], "hint-antidote")
        return Advice(decline, "hint-pass")
    gain = GAINS.get(g.board(frame.place).effect, nothing)(g, seat)
    if gain <= spare(g, seat) + 0.25:
        return Advice(decline, "hint-pass")
    worst = worst_card(g.hands[seat])
    pay = [action for action in options if isinstance(action, ChooseCard) and action.card == worst]
    return Advice(pay[0], "hint-use")


def wake_worth(g: CityState, seat: int) -> float:
    people = to_wake(g, seat)
    return 0.8 * max([wake_gain(g, person) for person in people]) if people else 0.0


def best_food(g: CityState, seat: int) -> float:
    return float(max([1.5, *[FOOD[token] for token in g.shown_food]]))


def best_discard(g: CityState, seat: int) -> float:
    return max([0.0, *[card_worth(card) for card in g.discard]])


def nothing(g: CityState, seat: int) -> float:
    return 0.0


def leader_harm(g: CityState, seat: int) -> float:
    """Compute the expected loss to the leader at the crossroads."""
    mine = g.edible(seat, CROSSROADS)
    if not mine or not g.zombies[CROSSROADS] or not g.unresolved(CROSSROADS):
        return 0.0
    others = [other for other in g.order() if other != seat and g.edible(other, CROSSROADS)]
    if not others or leader_distance(g, seat, others) > 0:
        return 0.0
    return 0.7 * min([g.value(person) for person in mine])


# worth of each effect that is paid with a card
GAINS: Final[dict[str, Callable[[CityState, int], float]]] = {
    "pay_card_refresh": wake_worth,
    "pay_card_food": lambda g, seat: 1.5,
    "pay_card_food_choice": best_food,
    "pay_card_antidote": antidote_worth,
    "pay_card_draw": lambda g, seat: 0.95,
    "pay_card_recover": best_discard,
    "pay_card_leader_any": leader_harm,
}


def pay_food(g: CityState, seat: int, options: list[Action[CityState]], decline: Action[CityState]) -> Advice:
    tokens = [action for action in options if isinstance(action, ChooseFood)]
    tokens.sort(key=lambda action: FOOD[action.token])
    if wake_worth(g, seat) > FOOD[tokens[0].token] + 0.2:
        return Advice(tokens[0], "hint-wake")
    return Advice(decline, "hint-pass")


def wake(g: CityState, options: list[Action[CityState]]) -> Advice:
    people = [action for action in options if isinstance(action, ChoosePerson)]
    people.sort(key=lambda action: -wake_gain(g, action.person))
    return Advice(people[0], "hint-wake")


def meal(options: list[Action[CityState]]) -> Advice:
    """Take the best face-up token if it beats the truck."""
    shown = [action for action in options if isinstance(action, ChooseFood)]
    shown.sort(key=lambda action: -FOOD[action.token])
    if shown and FOOD[shown[0].token] >= 2:
        return Advice(shown[0], "hint-food")
    truck = [action for action in options if isinstance(action, FromTruck)]
    return Advice(truck[0] if truck else shown[0], "hint-food")


def best_card(options: list[Action[CityState]], key: str) -> Advice:
    cards = [action for action in options if isinstance(action, ChooseCard)]
    cards.sort(key=lambda action: -card_worth(action.card))
    return Advice(cards[0], key)


def worst_of(options: list[Action[CityState]], key: str) -> Advice:
    cards = [action for action in options if isinstance(action, ChooseCard)]
    cards.sort(key=lambda action: card_worth(action.card))
    return Advice(cards[0], key)


def vaccinate(g: CityState, options: list[Action[CityState]]) -> Advice:
    people = [action for action in options if isinstance(action, ChoosePerson)]
    people.sort(key=lambda action: -g.value(action.person))
    return Advice(people[0], "hint-vaccinate")
