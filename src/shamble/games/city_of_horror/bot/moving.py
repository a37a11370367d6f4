"""Where to go and with whom: placement, movement cards, movers, the door."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.games.city_of_horror.actions import Move, PlayCard, TurnAway, UsePower
from shamble.games.city_of_horror.board import (
    ARMORY,
    BANK,
    CHURCH,
    CROSSROADS,
    HOSPITAL,
    PEOPLE,
    PLACES,
)
from shamble.games.city_of_horror.bot.estimates import antidote_worth, attack_chance, exposure
from shamble.games.city_of_horror.choices import ChoosePerson, ChoosePlan
from shamble.games.city_of_horror.rules.movement import Doorstep
from shamble.games.city_of_horror.rules.setting_up import WhoGoesWhere
from shamble.games.city_of_horror.state import TUCKED, CityState


def prospects(g: CityState, seat: int, place: int) -> float:
    """What a place offers a seat that is there."""
    worth = 0.0
    items = g.items_at(place)
    if items and not g.closed(place):
        rivals = len({g.people[p].seat for p in g.at(place) if g.people[p].seat != seat})
        worth += antidote_worth(g, seat) * (0.8 if rivals == 0 else 0.45)
    if place == HOSPITAL:
        worth += 0.7 * antidote_worth(g, seat) if g.hands[seat] or g.sides[HOSPITAL] else 0.0
    elif place == CROSSROADS:
        worth += 0.9 if len(g.hands[seat]) > 1 else 0.1
    elif place == CHURCH:
        worth += 0.7 if any(not g.people[p].rested for p in g.alive(seat)) and g.hands[seat] else 0.0
    elif place in (ARMORY, BANK):
        worth += 0.2
    return worth


def outlook(g: CityState, seat: int, where: dict[int, int]) -> float:
    """How a seat would stand with its people at these places."""
    total = 0.0
    for place in range(len(PLACES)):
        mine = [person for person, at in where.items() if at == place]
        if mine:
            total += prospects(g, seat, place) - exposure(g, seat, place, mine)
    return total


def can_move(g: CityState, person: int, place: int) -> bool:
    c = g.people[person]
    if c.place == place or c.shelter == TUCKED or (c.place == ARMORY and g.blocked()):
        return False
    return not PEOPLE[person].frail or c.granted


def after_move(g: CityState, seat: int, person: int, place: int, certain: bool) -> float:
    """The outlook after a move; a place nearly full may be full by then."""
    where = {p: g.people[p].place for p in g.alive(seat)}
    where[person] = CROSSROADS if g.full(place) else place
    worth = outlook(g, seat, where)
    if not certain and not g.full(place) and place != CROSSROADS:
        where[person] = CROSSROADS
        worth = 0.75 * worth + 0.25 * outlook(g, seat, where)
    return worth


def plan(g: CityState, seat: int, options: list[Action[CityState]], numbers: Stream) -> Advice:
    """The movement card with the best outlook; a little chance, so that nobody is read like a book."""
    best, best_worth = options[0], -1e9
    where = {p: g.people[p].place for p in g.alive(seat)}
    for action in options:
        if not isinstance(action, ChoosePlan):
            return Advice(action, "hint-wait")  # to see the others' cards first is always better
    for action in options:
        assert isinstance(action, ChoosePlan)
        movers = [p for p in g.alive(seat) if can_move(g, p, action.place)]
        worth = outlook(g, seat, where)
        if movers:
            worth = max([after_move(g, seat, p, action.place, certain=False) for p in movers])
        worth += int(numbers.below(100)) / 250.0
        if worth > best_worth:
            best, best_worth = action, worth
    return Advice(best, "hint-plan")


def mover(g: CityState, seat: int, options: list[Action[CityState]]) -> Advice:
    """The mover that leaves the best outlook."""
    best, best_worth = options[0], -1e9
    for action in options:
        assert isinstance(action, Move)
        worth = after_move(g, seat, action.person, g.plans[seat], certain=True)
        if worth > best_worth:
            best, best_worth = action, worth
    return Advice(best, "hint-move")


def door(g: CityState, frame: Doorstep, seat: int, options: list[Action[CityState]]) -> Advice:
    """Squeeze in where it is clearly better than the crossroads."""
    where = {p: g.people[p].place for p in g.alive(seat)}
    where[frame.person] = CROSSROADS
    outside = outlook(g, seat, where)
    where[frame.person] = frame.place
    inside = outlook(g, seat, where)
    for action in options:
        if isinstance(action, PlayCard) and inside > outside + 0.5:
            return Advice(action, "hint-squeeze")
        if isinstance(action, UsePower) and inside > outside + 1.5:
            return Advice(action, "hint-squeeze")
    return Advice(next(action for action in options if isinstance(action, TurnAway)), "hint-nothing-better")


def settle(g: CityState, frame: WhoGoesWhere, options: list[Action[CityState]]) -> Advice:
    """The most valuable go where it is safest."""
    here = attack_chance(g, frame.places[0], 2)
    safer = sum(1 for place in frame.places[1:] if attack_chance(g, place, 2) < here)
    ranked = sorted(options, key=lambda action: -g.value(person_of(action)))
    return Advice(ranked[min(safer, len(ranked) - 1)], "hint-settle")


def person_of(action: Action[CityState]) -> int:
    assert isinstance(action, ChoosePerson)
    return action.person
