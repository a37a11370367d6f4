"""Deaths of characters (CH-11.07) and elimination of players (CH-23.07)."""

from shamble.games.city_of_horror.events import Died, Eliminated, StarterChosen
from shamble.games.city_of_horror.rules import lapsed_offers, promises
from shamble.games.city_of_horror.state import CityState


def die(g: CityState, people: list[int], cause: str) -> None:
    """Remove the characters with their cards; a player without characters is eliminated."""
    if not people:
        return
    losers: list[int] = []
    for person in people:
        seat = g.people[person].seat
        g.people[person] = g.people[person].dead()
        g.emit(Died(person, seat, cause))
        if seat not in losers:
            losers.append(seat)
    g.last_lost = tuple(losers)  # CH-G38
    for seat in losers:
        if not g.alive(seat):
            eliminate(g, seat)


def eliminate(g: CityState, seat: int) -> None:
    """Eliminate a seat whose last character has died.

    Its cards and tokens leave the game unseen (CH-23.07, CH-G23).
    """
    g.out |= 1 << seat
    g.emit(Eliminated(seat))
    g.gone.extend(g.hands[seat])
    g.hands[seat] = []
    g.used_antidotes += g.antidotes[seat]
    g.antidotes[seat] = 0
    g.food_gone.extend(g.food[seat])
    g.food_gone.extend(g.open_food[seat])
    g.food[seat] = []
    g.open_food[seat] = []
    g.coercions = tuple([c for c in g.coercions if c[0] != seat])  # the votes return to their owners
    promises.release(g, seat)
    lapsed_offers.withdraw_player(g, seat)
    left = g.clockwise(seat)
    if not left:
        g.points = [0] * g.seats
        g.end("lost", ())  # all players are out: no winner (CH-G56)
    elif g.start == seat:
        pass_marker(g, left[0], "out")


def pass_marker(g: CityState, seat: int, cause: str) -> None:
    """Give the starting-player marker to a seat, or to the next one still in (CH-G23)."""
    if not g.playing(seat):
        seat = g.clockwise(seat)[0]
    g.start = seat
    g.emit(StarterChosen(seat, cause))
