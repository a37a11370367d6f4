"""From a set-up to an opening state: the box is unpacked, nothing is drawn yet (CH-03.03, CH-03.04)."""

from shamble.games.city_of_horror.board import (
    ANTIDOTES,
    FIRST_GAME,
    FOOD,
    NOWHERE,
    PEOPLE,
    PLACES,
    SEAT_COLOURS,
    ZOMBIES,
)
from shamble.games.city_of_horror.cards import DECK
from shamble.games.city_of_horror.rules.setting_up import LayOut
from shamble.games.city_of_horror.state import NOBODY, NOT_DEALT, CityState, Rules


def empty_city(seats: int, rules: Rules) -> CityState:
    """All reserves full, nobody anywhere; every seat has a colour (CH-03.04)."""
    g = CityState(seats, rules)
    g.places = FIRST_GAME
    g.colours = tuple(SEAT_COLOURS[:seats])
    g.leader = g.colours[0]
    g.people = [NOT_DEALT] * len(PEOPLE)
    g.undealt = list(range(len(PEOPLE)))
    g.horde = ZOMBIES
    g.hands = [[] for _ in range(seats)]
    g.packs = [[] for _ in range(seats)]
    g.deck = list(range(len(DECK)))
    g.drops = [[] for _ in PLACES]
    g.antidotes = [0] * seats
    g.ambulance = ANTIDOTES
    g.truck = list(range(len(FOOD)))
    g.food = [[] for _ in range(seats)]
    g.open_food = [[] for _ in range(seats)]
    g.plans = [NOWHERE] * seats
    g.offers = [0] * seats
    g.canned = [0] * seats
    g.points = [0] * seats
    return g


def opening_state(
    seats: int,
    rules: Rules,
    seed: int,
    places: tuple[int, ...] = (),
    sides: tuple[int, ...] = (),
    starter: int = NOBODY,
) -> CityState:
    """A new game; places, sides or starter left out are drawn."""
    g = empty_city(seats, rules)
    if places:
        g.places = places
    if sides:
        g.sides = list(sides)
    g.seed(seed)
    g.push(LayOut(not places, not sides, starter))
    return g
