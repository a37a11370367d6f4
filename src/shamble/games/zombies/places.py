"""Names of squares that stay the same while the map grows.

A square is named after its tile. A square of an unnamed road tile is named after the nearest named tile that
was placed before it.
"""

from typing import Final, Literal

from shamble.core.events import Args
from shamble.core.records import record_eq, record_hash
from shamble.games.zombies.board import BUILDING, CLOSED, YARD, City, Placed, nearest_named

SpotWord = Literal["", "square", "inside", "door", "yard", "street", "road"]
CELLS: Final = ("NW", "N", "NE", "W", "middle", "E", "SW", "S", "SE")
FORMS: Final = {
    "square": ("at", "to", "in"),
    "inside": ("at", "to", "in"),
    "door": ("of",),
    "yard": ("of",),
    "street": ("by",),
}


class Place:
    """The name of a square, immutable.

    `spot` is the kind of square, `cell` its cell in the tile, `near` the tile it is named after, `east` and
    `south` the distance from that tile in tiles, `square` its notation.
    """

    def __init__(
        self, square: str, spot: str, cell: int, kind: str, near: str, east: int, south: int
    ) -> None:
        self.square = square
        self.spot = spot  # a SpotWord
        self.cell = cell
        self.kind = kind  # id of its tile
        self.near = near  # id of the tile it is named after
        self.east = east
        self.south = south

    def thing(self) -> str:
        return "sq:" + self.square

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return self.square


def spot_of(tile: Placed, cell: int) -> SpotWord:
    """Return the kind of a cell, or "" if it is not playable."""
    ground = tile.shape().cells[cell]
    if ground == CLOSED:
        return ""
    if ground == BUILDING:
        return "door" if cell == tile.door else "inside"
    if ground == YARD:
        return "yard"
    kind = tile.kind()
    return "street" if kind.named else "road" if kind.generic else "square"


def place_of(city: City, square: int) -> Place:
    slot, cell = square // 9, square % 9
    tile = city.placed[slot]
    named = city.placed[tile.near]
    return Place(
        city.names[square],
        spot_of(tile, cell),
        cell,
        tile.kind().id,
        named.kind().id,
        tile.x - named.x,
        tile.y - named.y,
    )


def place_args(place: Place) -> Args:
    """Return the arguments of the messages `place`, `place-to` and `place-in`.

    Other messages contain these. For other kinds of squares they give the notation.
    """
    args: Args = {"square": place.square, "spot": place.spot, "cell": "@cell-" + CELLS[place.cell]}
    if place.spot == "road":
        road = "@road-" + place.kind
        args.update({"at": road, "to": road + ".to", "in": road + ".in"})
        args.update(_off(place.near, place.east, place.south))
    else:
        for form in FORMS[place.spot]:
            args[form] = "@at-" + place.near + ("" if form == "at" else "." + form)
    return args


def _off(near: str, east: int, south: int) -> Args:
    """Return the arguments of `place-off`: the distance in tiles from a named tile."""
    return {
        "of": "@at-" + near + ".of",
        "rows": abs(south),
        "columns": abs(east),
        "down": "@direction-" + ("N" if south < 0 else "S"),
        "across": "@direction-" + ("W" if east < 0 else "E"),
    }


def spot_args(city: City, x: int, y: int) -> Args:
    """Return the arguments for a free position of a tile."""
    near = city.placed[nearest_named(city.placed, x, y)]
    return _off(near.kind().id, x - near.x, y - near.y)
