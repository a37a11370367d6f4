"""House and garden: squares, walls, openings, search squares, car (ZP-01.04, ZP-01.05).

Rulings ZP-G01 and ZP-G39. All data is read once from `data/components.toml` and turned into lookup tables.
Squares are numbered row by row from 0; on paper a square is a column letter and a row number ("L11").
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from shamble.core.options import read_options
from shamble.core.space.squares import DIRECTIONS, OFF, direction_between, opposite, steps

DATA: Final = Path(__file__).resolve().parent / "data"

OUTSIDE: Final = 0
HOUSE: Final = 1
GARAGE: Final = 2
HOUSE_ROOMS: Final = "LKTBS"


class Opening:
    """Window or door square: an edge between two squares that can be barricaded."""

    def __init__(self, id: str, kind: str, a: int, b: int, belongs_to: str, needed: bool) -> None:
        self.id = id
        self.kind = kind
        self.a = a
        self.b = b
        self.belongs_to = belongs_to
        self.needed = needed


class Place:
    """Search square (ZP-10.01)."""

    def __init__(self, id: str, square: int, stand: int, facing: int) -> None:
        self.id = id
        self.square = square
        self.stand = stand
        self.facing = facing


class Board:
    """Lookup tables of the board.

    `ways[d][s]`: the square that a step in direction d from s leads to, stopped by walls and closed squares
    (OFF = none); `shots[d][s]`: the same for a shot, which passes over furniture; `opening[d][s]`: the
    opening on that edge, or -1.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        plan = data["map"]
        self.width: int = plan["width"]
        self.height: int = plan["height"]
        self.size = self.width * self.height
        cells = "".join(plan["cells"])
        self.rooms = "".join(plan["rooms"])
        self.closed = [cell in "#XC" for cell in cells]  # ZP-06.03, ZP-06.04, ZP-G39
        self.inside = [
            HOUSE if room in HOUSE_ROOMS else GARAGE if room == "G" else OUTSIDE for room in self.rooms
        ]
        self.next = steps(self.width, self.height)
        self.openings = [
            Opening(
                o["id"],
                o["kind"],
                self.at(o["between"][0]),
                self.at(o["between"][1]),
                o["belongs_to"],
                o["needed_for_victory"],
            )
            for o in data["opening"]
        ]
        self.places = [
            Place(p["id"], self.at(p["square"]), self.at(p["search_from"]), DIRECTIONS.index(p["facing"]))
            for p in data["search_square"]
        ]
        self.place_at = [-1] * self.size
        for number, place in enumerate(self.places):
            self.place_at[place.square] = number
        walls = {(self.at(a), self.at(b)) for a, b in data["walls"]["segments"]}
        self.opening = [[-1] * self.size for _ in range(4)]
        for number, o in enumerate(self.openings):
            d = direction_between(o.a, o.b, self.width)
            self.opening[d][o.a] = number
            self.opening[opposite(d)][o.b] = number
        self.shots = [
            [
                OFF if there == OFF or (s, there) in walls or (there, s) in walls else there
                for s, there in enumerate(row)
            ]
            for row in self.next
        ]
        self.ways = [
            [OFF if there == OFF or self.closed[there] else there for there in row] for row in self.shots
        ]
        car = data["car"]
        self.car = [cell == "C" for cell in cells]
        self.car[self.at(car["boot_search_square"])] = True
        self.doors = [self.at(square) for square in car["door_squares"]]
        self.door_facing = [DIRECTIONS.index(d) for d in car["door_facing"]]
        self.by_car = [
            any(n != OFF and self.car[n] for n in [row[s] for row in self.next]) and not self.closed[s]
            for s in range(self.size)
        ]
        self.edges = [self._edge(d) for d in range(4)]
        self.names = [f"{chr(65 + s % self.width)}{s // self.width + 1}" for s in range(self.size)]
        self.number = {name: s for s, name in enumerate(self.names)}
        self.free_squares = [s for s in range(self.size) if not self.closed[s]]
        self.garden = [s for s in self.free_squares if self.inside[s] == OUTSIDE]
        self.room_squares = {
            room: [s for s in self.free_squares if self.rooms[s] == room] for room in HOUSE_ROOMS
        }

    def at(self, column_row: list[int]) -> int:
        return (column_row[1] - 1) * self.width + column_row[0] - 1

    def _edge(self, d: int) -> list[int]:
        """List the enterable squares of the first row along a board edge."""
        return [s for s in range(self.size) if self.next[d][s] == OFF and not self.closed[s]]


def load(folder: Path) -> dict[str, Any]:
    with (folder / "components.toml").open("rb") as file:
        return tomllib.load(file)


COMPONENTS: Final[dict[str, Any]] = load(DATA)
OPTIONS: Final = read_options(COMPONENTS)
BOARD: Final = Board(COMPONENTS)
