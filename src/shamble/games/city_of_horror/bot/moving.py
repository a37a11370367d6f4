"""The novice's placement, movement cards, movers and full locations."""

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
    NOWHERE,
    PEOPLE,
    PLACES,
)
from shamble.games.city_of_horror.bot.estimates import FEAR, antidote_worth, attack_chance, expected_loss
from shamble.games.city_of_horror.choices import ChoosePerson, ChoosePlan
from shamble.games.city_of_horror.rules.movement import Doorstep
from shamble.games.city_of_horror.rules.setting_up import WhoGoesWhere
from shamble.games.city_of_horror.state import TUCKED, CityState


def prospects(g: CityState, seat: int, place: int) -> float:
    """Return what a location offers a seat with a character there."""
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


class Outlook:
    """Rates positions of a seat's people. Each location and group is rated once."""

    def __init__(self, g: CityState, seat: int, mood: int) -> None:
        self.g = g
        self.seat = seat
        self.fear = FEAR[mood]
        self.people = g.alive(seat)
        self.ratings: dict[int, float] = {}

    def at(self, place: int, characters: list[int]) -> float:
        """Return the rating of a location with these characters of the seat."""
        key = place
        for person in characters:
            key |= 256 << person
        if key not in self.ratings:
            self.ratings[key] = prospects(self.g, self.seat, place) - self.fear * expected_loss(
                self.g, self.seat, place, characters
            )
        return self.ratings[key]

    def now(self) -> float:
        return self.after(NOWHERE, NOWHERE)

    def after(self, mover: int, to: int) -> float:
        """Return the total rating with the mover at `to`."""
        total = 0.0
        for place in range(len(PLACES)):
            characters: list[int] = []
            for person in self.people:
                if (to if person == mover else self.g.people[person].place) == place:
                    characters.append(person)
            if characters:
                total += self.at(place, characters)
        return total

    def move(self, mover: int, to: int, certain: bool) -> float:
        """Return the rating of a move. An uncertain move can end at the crossroads."""
        if self.g.full(to):
            return self.after(mover, CROSSROADS)
        worth = self.after(mover, to)
        if not certain and to != CROSSROADS:
            worth = 0.75 * worth + 0.25 * self.after(mover, CROSSROADS)
        return worth


def can_move(g: CityState, person: int, place: int) -> bool:
    c = g.people[person]
    if c.place == place or c.shelter == TUCKED or (c.place == ARMORY and g.blocked()):
        return False
    return not PEOPLE[person].frail or c.granted


def plan(g: CityState, seat: int, options: list[Action[CityState]], numbers: Stream, mood: int) -> Advice:
    """Choose the movement card with the best outlook, with some noise to stay unpredictable."""
    best, best_worth = options[0], -1e9
    outlook = Outlook(g, seat, mood)
    for action in options:
        if not isinstance(action, ChoosePlan):
            return Advice(action, "hint-wait")  # seeing the other cards first is always better
    for action in options:
        assert isinstance(action, ChoosePlan)
        movers = [p for p in g.alive(seat) if can_move(g, p, action.place)]
        worth = outlook.now()
        if movers:
            worth = max([outlook.move(p, action.place, certain=False) for p in movers])
        worth += int(numbers.below(100)) / 250.0
        if worth > best_worth:
            best, best_worth = action, worth
    return Advice(best, "hint-plan")


def mover(g: CityState, seat: int, options: list[Action[CityState]], mood: int) -> Advice:
    """Choose the mover that leaves the best outlook."""
    best, best_worth = options[0], -1e9
    outlook = Outlook(g, seat, mood)
    for action in options:
        assert isinstance(action, Move)
        worth = outlook.move(action.person, g.plans[seat], certain=True)
        if worth > best_worth:
            best, best_worth = action, worth
    return Advice(best, "hint-move")


def door(g: CityState, frame: Doorstep, seat: int, options: list[Action[CityState]], mood: int) -> Advice:
    """Enter a full location if it is clearly better than the crossroads."""
    outlook = Outlook(g, seat, mood)
    outside = outlook.after(frame.person, CROSSROADS)
    inside = outlook.after(frame.person, frame.place)
    for action in options:
        if isinstance(action, PlayCard) and inside > outside + 0.5:
            return Advice(action, "hint-squeeze")
        if isinstance(action, UsePower) and inside > outside + 1.5:
            return Advice(action, "hint-squeeze")
    return Advice(next(action for action in options if isinstance(action, TurnAway)), "hint-nothing-better")


def settle(g: CityState, frame: WhoGoesWhere, options: list[Action[CityState]]) -> Advice:
    """Put the most valuable characters in the safest locations."""
    here = attack_chance(g, frame.places[0], 2)
    safer = sum(1 for place in frame.places[1:] if attack_chance(g, place, 2) < here)
    ranked = sorted(options, key=lambda action: -g.value(person_of(action)))
    return Advice(ranked[min(safer, len(ranked) - 1)], "hint-settle")


def person_of(action: Action[CityState]) -> int:
    assert isinstance(action, ChoosePerson)
    return action.person
