"""Value of a position: the chance that the humans survive, or that the zombies win."""

import math
from typing import Final

from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.fighting import power
from shamble.games.zombie_plague.rules.car import key_holder
from shamble.games.zombie_plague.state import ABOARD, ESCAPED, PlagueState

# Logits for the humans: figures are worth more than work, work is worth more than weapons.
BASE: Final = -1.2
FIGURE: Final = 2.6  # all on their feet
SEARCHED: Final = 1.6  # all places
BOARDED: Final = 1.0  # all openings
ARMS: Final = 0.8  # every human with a weapon that kills in every other attack
KEYS: Final = 0.3
INSIDE: Final = -0.16  # per zombie in the house
ON_A_POST: Final = -0.3  # per zombie at a place still to be searched
MAX_INSIDE: Final = 6


def is_living(g: PlagueState, seat: int) -> bool:
    """Return whether the seat still plays humans."""
    return seat < g.human_seats and (g.converts >> seat) & 1 == 0


def value(g: PlagueState, seat: int) -> float:
    """Return the chance that the seat's side wins.

    A night that ends at dawn is worth less than half a win.
    """
    if g.is_over():
        if not g.winners:
            return 0.4
        return 1.0 if seat in g.winners else 0.0
    chance = 1.0 / (1.0 + math.exp(-score(g)))
    return chance if is_living(g, seat) else 1.0 - chance


def score(g: PlagueState) -> float:
    """Return the humans' position as a logit."""
    crew = len(g.humans)
    total = BASE
    arms = 0.0
    for number in range(1, crew + 1):
        h = g.human(number)
        if h.fate in (ABOARD, ESCAPED):
            total += FIGURE / crew
        elif h.square >= 0:
            total += FIGURE / crew
            arms += min(1.0, power(g, number) / 18.0)
    total += ARMS * arms / crew
    for number, place in enumerate(BOARD.places):
        if g.searched[number]:
            total += SEARCHED / len(BOARD.places)
        elif g.who(place.stand) < 0:
            total += ON_A_POST
    needed = g.needed()
    for opening in needed:
        if g.barricaded(opening):
            total += BOARDED / len(needed)
    if key_holder(g):
        total += KEYS
    return total + INSIDE * min(MAX_INSIDE, g.zombies_inside())
