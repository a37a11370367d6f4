"""What the novice plays in a window: save its own people, gain something, harm rivals."""

from collections.abc import Callable
from typing import Final

from shamble.core.actions import Action, Pass
from shamble.core.game import Advice
from shamble.games.city_of_horror.actions import PlayCard, UsePower
from shamble.games.city_of_horror.board import (
    ARMORY,
    CROSSROADS,
    NOWHERE,
    PEOPLE,
    PERSON,
    TOWER,
)
from shamble.games.city_of_horror.bot.estimates import (
    FEAR,
    HONEST,
    attack_loss,
    card_worth,
    expected_points,
    leader_distance,
    rival,
    threshold,
    wake_gain,
    zombies_to_stop,
)
from shamble.games.city_of_horror.choices import (
    ChooseCard,
    ChooseColour,
    ChoosePerson,
    ChoosePlace,
    ChooseSeat,
)
from shamble.games.city_of_horror.rules.abilities import POWERS, card_of
from shamble.games.city_of_horror.rules.abilities.base import Ability
from shamble.games.city_of_horror.rules.playing import Against, Aim, Effect
from shamble.games.city_of_horror.rules.promises import open_promises
from shamble.games.city_of_horror.rules.windows import AFTER_LOOK, BEFORE_ATTACK, BEFORE_RESCUE, Opportunity
from shamble.games.city_of_horror.state import RESCUE, STAND_BY, CityState

HIDING = ("hideout", "little_boy", "little_girl")


def ability(action: Action[CityState]) -> Ability:
    """Return the card effect or power that an action uses."""
    if isinstance(action, PlayCard):
        return card_of(action.card)
    assert isinstance(action, UsePower)
    return POWERS[action.person]


def passing(options: list[Action[CityState]]) -> Advice:
    return Advice(next(action for action in options if isinstance(action, Pass)), "hint-pass")


def window(
    g: CityState, frame: Opportunity, seat: int, options: list[Action[CityState]], mood: int
) -> Advice:
    """Return one action for an open window; the window opens again after it."""
    cards = [action for action in options if isinstance(action, PlayCard)]
    powers = [action for action in options if isinstance(action, UsePower)]
    if frame.moment == BEFORE_RESCUE:
        return last_chance(g, seat, cards, options)
    if mood == HONEST and open_promises(g, seat, STAND_BY, g.resolving):
        return passing(options)  # this player promised to do nothing
    if frame.moment == BEFORE_ATTACK:
        result = save(g, seat, frame.place, cards, powers, FEAR[mood]) or harm_rival(
            g, seat, frame.place, cards
        )
        if result is not None:
            return result
    for action in [*cards, *powers]:
        eager = EAGER.get(ability(action).id)
        if eager is not None and eager[0](g, frame, seat):
            return Advice(action, eager[1])
    return passing(options)


def unknown_invasion(g: CityState, frame: Opportunity, seat: int) -> bool:
    return frame.moment == AFTER_LOOK and not (g.peeked >> seat) & 1 and len(g.hands[seat]) > 3


def short_of_cards(g: CityState, frame: Opportunity, seat: int) -> bool:
    return len(g.hands[seat]) < 2 and g.hour < 4


def always(g: CityState, frame: Opportunity, seat: int) -> bool:
    return True


# cards and powers used as soon as they make sense: condition and reason
EAGER: Final[dict[str, tuple[Callable[[CityState, Opportunity, int], bool], str]]] = {
    "pickpocket": (always, "hint-steal"),
    "infrared_binoculars": (unknown_invasion, "hint-look"),
    "sushi_chef": (short_of_cards, "hint-draw"),
}


def last_chance(g: CityState, seat: int, cards: list[PlayCard], options: list[Action[CityState]]) -> Advice:
    """Rest a character before the helicopter comes, because it scores more."""
    for action in cards:
        if ability(action).id == "energy_drink" and best_to_wake(g, seat) >= 0:
            return Advice(action, "hint-wake")
    return passing(options)


def best_to_wake(g: CityState, seat: int) -> int:
    """Return the own character that gains most from resting, or -1."""
    best = -1
    for person in g.alive(seat):
        c = g.people[person]
        if not c.rested and not c.born and (best < 0 or wake_gain(g, person) > wake_gain(g, best)):
            best = person
    return best


def strength(g: CityState, place: int, action: Action[CityState]) -> int:
    """Count the zombies an action removes from a location."""
    return ability(action).zombies_removed(g, place)


def price(g: CityState, action: Action[CityState]) -> float:
    if isinstance(action, PlayCard):
        return card_worth(action.card)
    assert isinstance(action, UsePower)
    return 0.6 + PEOPLE[action.person].rested - PEOPLE[action.person].exhausted


def save(
    g: CityState, seat: int, place: int, cards: list[PlayCard], powers: list[UsePower], fear: float
) -> Advice | None:
    """Choose the action that averts an attack on a character of this seat, if any."""
    loss = fear * attack_loss(g, seat, place)
    if loss < 1.2:
        return None
    hide = hide_character(g, seat, place, cards, powers, loss)
    arms: list[Action[CityState]] = [a for a in [*cards, *powers] if strength(g, place, a) > 0]
    arms.sort(key=lambda action: price(g, action) / strength(g, place, action))
    need = zombies_to_stop(g, place)
    cost, taken = 0.0, 0
    for action in arms:
        if taken < need:
            taken += strength(g, place, action)
            cost += price(g, action)
    if taken >= need and cost < loss + 0.5 and (hide is None or cost <= 1.2):
        exact = [action for action in arms if strength(g, place, action) >= need]
        return Advice(exact[0] if exact else arms[0], "hint-save")
    if hide is not None:
        return hide
    return divert(g, seat, place, cards, powers)


def hide_character(
    g: CityState, seat: int, place: int, cards: list[PlayCard], powers: list[UsePower], loss: float
) -> Advice | None:
    """Hide the only character that could be eaten."""
    if len(g.edible(seat, place)) != 1:
        return None
    for card in cards:
        if ability(card).id in HIDING:
            return Advice(card, "hint-hide")
    for power in powers:
        if ability(power).id in HIDING and g.people[power.person].place == place and loss > 3.5:
            return Advice(power, "hint-hide")
    return None


def divert(
    g: CityState, seat: int, place: int, cards: list[PlayCard], powers: list[UsePower]
) -> Advice | None:
    """Turn an attack that cannot be averted on another player."""
    others = [other for other in g.order() if other != seat and g.edible(other, place)]
    for action in [*cards, *powers]:
        diversion = DIVERSIONS.get(ability(action).id)
        if diversion is not None and diversion[0](g, seat, place, others):
            return Advice(action, diversion[1])
    return None


def anyway(g: CityState, seat: int, place: int, others: list[int]) -> bool:
    return True


def by_votes(g: CityState, seat: int, place: int, others: list[int]) -> bool:
    return len(others) > 0 and place != CROSSROADS and not any(c[0] == seat for c in g.coercions)


def by_the_leader(g: CityState, seat: int, place: int, others: list[int]) -> bool:
    return len(others) > 0 and place == CROSSROADS and leader_distance(g, seat, others) == 0


def by_one_more_vote(g: CityState, seat: int, place: int, others: list[int]) -> bool:
    return g.people[PERSON["grandpa"]].place == place and len(others) == 1


# actions that turn an attack on another player: condition and reason
DIVERSIONS: Final[dict[str, tuple[Callable[[CityState, int, int, list[int]], bool], str]]] = {
    "kitty": (anyway, "hint-save"),
    "coercion": (by_votes, "hint-coerce"),
    "flashlight": (by_the_leader, "hint-leader"),
    "grandpa": (by_one_more_vote, "hint-vote"),
}


def harm_rival(g: CityState, seat: int, place: int, cards: list[PlayCard]) -> Advice | None:
    """Play an Alarm where a strong rival has characters and this seat has none."""
    if g.present(seat, place) or g.under_attack(place):
        return None
    prey = [other for other in g.order() if other != seat and g.edible(other, place)]
    if not prey or expected_points(g, rival(g, seat, prey)) < expected_points(g, seat) - 3:
        return None
    if g.zombies[place] + 3 < threshold(g, place, len(g.at(place))):
        return None
    for card in cards:
        if ability(card).id == "alarm":
            return Advice(card, "hint-spoil")
    return None


# -------------------------------------------------------------------- cancelling a card


def against(g: CityState, frame: Against, seat: int, options: list[Action[CityState]]) -> Advice:
    """Cancel a card that hurts this seat; at the end, any rival's Canned Food."""
    if frame.player == seat or not hurts(g, frame, seat):
        return passing(options)
    for action in options:
        if isinstance(action, PlayCard):
            return Advice(action, "hint-cancel")
    for action in options:
        if isinstance(action, UsePower) and g.phase != RESCUE:
            return Advice(action, "hint-cancel")
    return passing(options)


def hurts(g: CityState, frame: Against, seat: int) -> bool:
    harm = HARMS.get(card_of(frame.card).id)
    return harm is not None and harm(g, frame, seat)


def by_points(g: CityState, frame: Against, seat: int) -> bool:
    return True


def by_zombies(g: CityState, frame: Against, seat: int) -> bool:
    target = aimed(g, frame)
    return target >= 0 and len(g.edible(seat, target)) > 0 and g.unresolved(target)


def by_stolen_votes(g: CityState, frame: Against, seat: int) -> bool:
    place = g.resolving
    return place != NOWHERE and g.present(seat, place) and g.under_attack(place)


# cards of others that hurt this seat
HARMS: Final[dict[str, Callable[[CityState, Against, int], bool]]] = {
    "canned_food": by_points,
    "alarm": by_zombies,
    "coercion": by_stolen_votes,
}


def aimed(g: CityState, frame: Against) -> int:
    """Find the first target of the card just played, from the frame below its window, or -1."""
    for below in g.stack:
        if isinstance(below, Effect) and below.card == frame.card and below.chosen:
            return below.chosen[0]
    return -1


# -------------------------------------------------------------------- aiming


def aim(g: CityState, frame: Aim, seat: int, options: list[Action[CityState]]) -> Advice:
    """Choose the best target for the purpose of the card or power."""
    best, best_worth = options[0], -1e9
    for action in options:
        worth = target_worth(g, frame, seat, action)
        if worth > best_worth:
            best, best_worth = action, worth
    return Advice(best, "hint-aim")


def target_worth(g: CityState, frame: Aim, seat: int, action: Action[CityState]) -> float:
    if isinstance(action, ChoosePlace):
        return place_worth(g, frame, seat, action)
    if isinstance(action, ChoosePerson):
        if action.what == "hide":
            here = g.people[action.person].place == g.resolving
            return (10.0 if here else 0.0) + g.value(action.person)
        mine = g.people[action.person].seat == seat
        return wake_gain(g, action.person) * (1.0 if mine else -1.0)
    if isinstance(action, ChooseColour):
        return colour_worth(g, seat, action.colour)
    if isinstance(action, ChooseSeat):
        if action.what == "coerce":
            there = g.votes_at(action.seat, g.resolving) if g.resolving != NOWHERE else 0
            return 5.0 * there + expected_points(g, action.seat) / 10
        return len(g.hands[action.seat]) + expected_points(g, action.seat) / 10
    assert isinstance(action, ChooseCard)
    worth = card_worth(action.card)
    return worth if action.what == "take" else -worth


def place_worth(g: CityState, frame: Aim, seat: int, action: ChoosePlace) -> float:
    """Rate a location: kill zombies where this seat is threatened, lead them to others."""
    place = action.place
    now = 20.0 if place == g.resolving else 0.0
    mine = len(g.edible(seat, place))
    theirs = sum(len(g.edible(other, place)) for other in range(g.seats) if other != seat)
    if action.what in ("at", "from", "where"):
        return now + attack_loss(g, seat, place) + 0.1 * mine
    later = 1.0 if g.unresolved(place) else 0.2
    harm = later * (theirs - 3.0 * mine)
    return harm + (5.0 if frame.ability().id == "alarm" and place == g.resolving else 0.0)


def colour_worth(g: CityState, seat: int, colour: int) -> float:
    owner = g.seat_of_colour(colour)
    if owner == seat:
        return -10.0
    return expected_points(g, owner) + (20.0 if g.edible(owner, CROSSROADS) else 0.0)


def leader_worth(g: CityState, seat: int, action: Action[CityState]) -> float:
    assert isinstance(action, ChooseColour)
    return colour_worth(g, seat, action.colour)


def token(g: CityState, seat: int, options: list[Action[CityState]]) -> Advice:
    """Place explosion tokens where they hurt others and not this seat."""
    best, best_worth = options[0], -1e9
    for action in options:
        assert isinstance(action, ChoosePlace)
        mine = len(g.of_seat_at(seat, action.place))
        theirs = len(g.at(action.place)) - mine
        worth = 0.0
        if action.place == TOWER and not g.collapsed():
            last = g.tokens[TOWER] == g.fuse(TOWER) - 1
            worth = (theirs - 1.2 * mine) * (4.0 if last else 0.3)
        elif action.place == ARMORY:
            last = g.tokens[ARMORY] == g.fuse(ARMORY) - 1
            worth = (theirs - 1.5 * mine) * (1.0 if last else 0.1)
        if worth > best_worth:
            best, best_worth = action, worth
    return Advice(best, "hint-token")
