"""Estimates of the novice, from the seat's view: worth of goods, danger of locations."""

from typing import Final

from shamble.core.visibility import UNKNOWN
from shamble.games.city_of_horror.board import (
    CROSSROADS,
    FOOD,
    HOURS,
    INVASIONS,
    MORE_THAN_PEOPLE,
    PEOPLE,
)
from shamble.games.city_of_horror.cards import DECK, KINDS
from shamble.games.city_of_horror.rules.leader import next_colour
from shamble.games.city_of_horror.state import BROKEN, CHOOSE, EXPOSED, INVADE, NOT_DRAWN, OBSERVE, CityState

# worth of a card in hand, in victory points
CARD_WORTH: Final[dict[str, float]] = {
    "alarm": 0.6,
    "energy_drink": 1.3,
    "canned_food": 1.0,
    "tear_gas": 0.7,
    "hideout": 1.2,
    "service_door": 0.5,
    "pistol": 0.9,
    "infrared_binoculars": 0.4,
    "chainsaw": 1.5,
    "flashlight": 0.7,
    "kitty": 1.1,
    "pickpocket": 0.9,
    "coercion": 1.0,
    "shotgun": 1.5,
    "sneakers": 0.4,
    "molotov": 1.0,
    "signal_flare": 1.0,
    "homemade_bomb": 1.5,
}
ANY_CARD: Final = 0.9
ARRIVALS: Final[list[float]] = [1.2, 1.0, 1.35, 1.5, 1.7]  # new zombies per location, by hour


def card_worth(card: int) -> float:
    return ANY_CARD if card == UNKNOWN else CARD_WORTH.get(KINDS[DECK[card]], ANY_CARD)


def worst_card(hand: list[int]) -> int:
    """Find the least valuable card of a hand."""
    worst = hand[0]
    for card in hand:
        if card_worth(card) < card_worth(worst):
            worst = card
    return worst


def antidote_worth(g: CityState, seat: int, more: int = 0) -> float:
    """Estimate the worth of the next antidote: a life while it is needed, else one point."""
    lives = len(g.alive(seat))
    expected = lives - 0.25 * (HOURS - g.hour)  # some of them will die first
    return 3.2 if g.antidotes[seat] + more < expected else 1.0


def expected_points(g: CityState, seat: int) -> float:
    """Return the points that a seat seems to be heading for, by public facts."""
    if not g.playing(seat):
        return 0.0
    values = sorted([g.value(person) for person in g.alive(seat)], reverse=True)
    lives = 0.0
    for number, value in enumerate(values):
        lives += value * (1.0 if number < g.antidotes[seat] else 0.45)
    spare = max(0, g.antidotes[seat] - len(values))
    food = 1.5 * len(g.food[seat])
    for token in g.open_food[seat]:
        food += FOOD[token]
    return lives + spare + food + 0.3 * len(g.hands[seat])


def rival(g: CityState, seat: int, among: list[int]) -> int:
    """Return the most dangerous opponent among some seats, or the first if there is none."""
    best = -1
    for other in among:
        if other != seat and (best < 0 or expected_points(g, other) > expected_points(g, best)):
            best = other
    return best if best >= 0 else among[0]


def expected_zombies(g: CityState, place: int) -> float:
    """Return the zombies still expected at a location this turn."""
    if g.phase not in (OBSERVE, CHOOSE, INVADE):
        return 0.0
    if g.invasion not in (NOT_DRAWN, UNKNOWN):
        card = INVASIONS[g.invasion]
        extra = float(card.zombies[g.number(place) - 1])
        for source, target in card.moves:
            if g.places[target - 1] == place:
                extra += g.zombies[g.places[source - 1]]
            if g.places[source - 1] == place:
                extra -= g.zombies[place]
        return extra
    return ARRIVALS[min(g.hour, HOURS)]


def threshold(g: CityState, place: int, people: int) -> int:
    """Return how many zombies attack a location with this many characters."""
    need = g.board(place).attack
    return people + 1 if need == MORE_THAN_PEOPLE else need


def attack_chance(g: CityState, place: int, people: int) -> float:
    """Compute the chance that a location is attacked this turn."""
    missing = threshold(g, place, people) - (g.zombies[place] + expected_zombies(g, place))
    if missing <= 0:
        return 0.8
    if missing <= 1:
        return 0.4
    return 0.15 if missing <= 2 else 0.03


def leader_distance(g: CityState, seat: int, others: list[int]) -> int:
    """Count the seats with people at the crossroads the leader meets before this one."""
    colour = g.leader
    met = 0
    for _ in range(len(g.uncovered())):
        owner = g.seat_of_colour(colour)
        if owner == seat:
            return met
        if owner in others:
            met += 1
        colour = next_colour(g, colour)
    return met


def victim_chance(g: CityState, seat: int, place: int, characters: list[int]) -> float:
    """Compute the chance that the victim of an attack is one of these characters of the seat."""
    exposed = [p for p in characters if g.people[p].shelter == EXPOSED]
    if not exposed:
        return 0.0
    others: list[int] = []
    their_votes = 0
    for other in range(g.seats):
        if other != seat and g.edible(other, place):
            others.append(other)
            their_votes += g.votes_at(other, place)
    if not others:
        return 1.0
    if place == CROSSROADS:
        return 0.9 if leader_distance(g, seat, others) == 0 else 0.12
    my_votes = 0
    for person in exposed:
        my_votes += g.votes_of(person)
    if my_votes > their_votes:
        return 0.05
    if len(others) == 1:
        if my_votes == their_votes:
            return 0.15 if g.start == seat else 0.7
        return 0.95
    return 0.25 if my_votes * 2 > their_votes else 0.45


def cheapest_loss(g: CityState, people: list[int]) -> float:
    """Compute the cost of losing one of these characters, of the owner's choice."""
    return float(min([g.value(person) for person in people]))


def expected_loss(g: CityState, seat: int, place: int, characters: list[int]) -> float:
    """Compute the expected loss in points at a location with these characters there."""
    if not characters:
        return 0.0
    people = len(g.at(place)) - len(g.of_seat_at(seat, place)) + len(characters)
    edible = [p for p in characters if g.people[p].shelter == EXPOSED]
    if not edible:
        return 0.0
    return (
        attack_chance(g, place, people) * victim_chance(g, seat, place, characters) * cheapest_loss(g, edible)
    )


def attack_loss(g: CityState, seat: int, place: int) -> float:
    """Compute the expected loss in the attack that is about to be checked."""
    mine = g.edible(seat, place)
    if not mine or not g.under_attack(place):
        return 0.0
    return victim_chance(g, seat, place, mine) * cheapest_loss(g, mine)


def zombies_to_stop(g: CityState, place: int) -> int:
    """Count the zombies that must go to prevent an attack."""
    return g.zombies[place] - threshold(g, place, len(g.at(place))) + 1


def wake_gain(g: CityState, person: int) -> int:
    return PEOPLE[person].rested - PEOPLE[person].exhausted


def trust(g: CityState, seat: int) -> float:
    """Measure how much a player's promise is worth, from the promises kept and broken so far."""
    count = sum(1 for p in g.promises if p.giver == seat and p.fate == 1)
    broken = sum(1 for p in g.promises if p.giver == seat and p.fate == 2)
    return (count + 1.0) / (count + 3.0 * broken + 1.6)


def grudges(g: CityState, seat: int, other: int) -> int:
    """Return how many promises to the seat another player has broken."""
    return sum(1 for p in g.promises if p.giver == other and p.to == seat and p.fate == BROKEN)


HONEST: Final = 0  # always keeps promises
COWARD: Final = 1  # keeps them if that costs little, and avoids danger
SCHEMER: Final = 2  # keeps them if that costs nothing
TEMPERS: Final = ("honest", "coward", "schemer")
FEAR: Final[list[float]] = [1.0, 1.35, 1.0]  # weight of danger, by temperament


def temperament(g: CityState, seat: int, temper: str = "") -> int:
    """Return a temperament by name, or by the seat's colour."""
    return TEMPERS.index(temper) if temper else g.colours[seat] % len(TEMPERS)
