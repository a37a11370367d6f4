"""The opening state for a set-up: a full box, nothing drawn yet (CH-03.03, CH-03.04)."""

from typing import Final

from shamble.core.options import Setup, read_options
from shamble.games.city_of_horror.board import (
    ANTIDOTES,
    COMPONENTS,
    FIRST_GAME,
    FOOD,
    NOWHERE,
    PEOPLE,
    PLACES,
    SEAT_COLOURS,
    SIDE_A,
    SIDE_B,
    ZOMBIES,
)
from shamble.games.city_of_horror.cards import DECK
from shamble.games.city_of_horror.rules.setting_up import ARRANGEMENTS, LayOut
from shamble.games.city_of_horror.state import NO_SEAT, NOT_DEALT, NOT_DRAWN, SETUP, STEP_A, CityState, Rules

OPTIONS: Final = read_options(COMPONENTS)


def corner_code(places: tuple[int, ...]) -> str:
    """Return a layout of the corners as the initials of locations 2 to 5, such as ABCH."""
    return "".join([PLACES[place][0].upper() for place in places[1:5]])


LAYOUTS: Final = {corner_code(places): places for places in ARRANGEMENTS}


def rules_of(setup: Setup) -> Rules:
    rules = Rules()
    rules.read(OPTIONS, setup)
    return rules


def empty_city(seats: int, rules: Rules) -> CityState:
    """Return a state with full reserves, no people, and a colour per seat (CH-03.04)."""
    g = CityState(seats, rules)
    g.sides = [SIDE_A] * len(PLACES)
    g.places = FIRST_GAME
    g.colours = tuple(SEAT_COLOURS[:seats])
    g.start = 0
    g.leader = g.colours[0]
    g.hour = 0
    g.phase = SETUP
    g.resolving = NOWHERE
    g.resolved = 0
    g.step = STEP_A
    g.people = [NOT_DEALT] * len(PEOPLE)
    g.undealt = list(range(len(PEOPLE)))
    g.out = 0
    g.zombies = [0] * len(PLACES)
    g.horde = ZOMBIES
    g.tokens = [0] * len(PLACES)
    g.shut = False
    g.hands = [[] for _ in range(seats)]
    g.packs = [[] for _ in range(seats)]
    g.deck = list(range(len(DECK)))
    g.discard = []
    g.gone = []
    g.drops = [[] for _ in PLACES]
    g.drop_antidotes = [0] * len(PLACES)
    g.antidotes = [0] * seats
    g.ambulance = ANTIDOTES
    g.used_antidotes = 0
    g.truck = list(range(len(FOOD)))
    g.shown_food = []
    g.food = [[] for _ in range(seats)]
    g.open_food = [[] for _ in range(seats)]
    g.food_gone = []
    g.invasion = NOT_DRAWN
    g.peeked = 0
    g.invasions = []
    g.plans = [NOWHERE] * seats
    g.moved = 0
    g.coercions = ()
    g.last_lost = ()
    g.offers = [0] * seats
    g.bids = []
    g.sketches = []
    g.promises = []
    g.canned = [0] * seats
    g.points = [0] * seats
    g.history = ()
    return g


def opening_state(setup: Setup, seed: int) -> CityState:
    """Return the state of a new game.

    What the options leave to chance is drawn when the game starts (CH-G35, CH-G61).
    """
    rules = rules_of(setup)
    g = empty_city(setup.seats, rules)
    if rules.corners in LAYOUTS:
        g.places = LAYOUTS[rules.corners]
    if rules.sides != "random":
        g.sides = chosen_sides(rules)
    g.seed(seed)
    starter = rules.starter - 1 if rules.starter else NO_SEAT
    g.push(LayOut(rules.corners == "random", rules.sides == "random", starter))
    return g


def chosen_sides(rules: Rules) -> list[int]:
    """Return the side of each location: all the same, or each by its option (CH-02.05)."""
    sides = [rules.sides] * len(PLACES)
    if rules.sides == "mixed":
        sides = [getattr(rules, "side_" + place) for place in PLACES]
    return [SIDE_B if side == "B" else SIDE_A for side in sides]
