"""The state: the couriers' places and the letters in their hands."""

from pathlib import Path
from typing import Any

from shamble.core.ledger import load_components
from shamble.core.options import TableRules, read_options
from shamble.core.state import State

COMPONENTS = load_components(Path(__file__).resolve().parent)
OPTIONS = read_options(COMPONENTS)
PLACES: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in COMPONENTS["place"]}
HARBOUR = next(iter(PLACES))
LETTERS = [id for id, place in PLACES.items() for _ in range(place["letters"])]  # letter -> its address
DEALT = 4  # letters per courier
LANDS = 4  # the least face that brings a ferry across
LAST_ROUND = 30


def ways(place: str) -> list[str]:
    """Return the neighbours of a place, by road or by ferry."""
    return [*PLACES[place]["roads"], *PLACES[place].get("ferries", [])]


class Rules(TableRules):
    """The options of a table."""

    goal: int


class NightState(State):
    """The position. Letters are numbers: places in `LETTERS`."""

    def __init__(self, seats: int, rules: Rules) -> None:
        super().__init__(seats)
        self.rules = rules
        self.turn = 0  # turns taken
        self.at = [HARBOUR] * seats
        self.points = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bag = list(range(len(LETTERS)))
        self.delivered: list[int] = []

    def round(self) -> int:
        return self.turn // self.seats + 1

    def clone(self) -> "NightState":
        other = NightState(self.seats, self.rules)
        self.copy_to(other)
        other.turn = self.turn
        other.at = self.at[:]
        other.points = self.points[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bag = self.bag[:]
        other.delivered = self.delivered[:]
        return other
