"""The city: 30 tiles of 3 × 3 squares, and the growing map (ZZ-01.01, ZZ-G02, ZZ-G03).

Tiles are read once from `data/components.toml` and turned in all four directions. A placed tile has a slot,
in the order of placement (the Town Square is slot 0); its squares are numbered slot * 9 + row * 3 + column.
In notation, a square is its column and row over the whole map, counted from the north-west corner of the Town
Square ("4,-1").
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from shamble.core.space.squares import DIRECTIONS, OFF

DATA: Final = Path(__file__).resolve().parent / "data"

ROAD: Final = "R"
BUILDING: Final = "B"
YARD: Final = "O"  # off the road, behind a white line (ZZ-07.05); other lines have no effect (ZZ-25.06)
CLOSED: Final = "X"  # scenery and unnamed houses (ZZ-25.05)

CENTRE: Final = 4
SIDE_CELL: Final = (1, 5, 7, 3)  # the middle cell of each side, where roads leave a tile
OPPOSITE: Final = (2, 3, 0, 1)  # side
DX: Final = (0, 1, 0, -1)
DY: Final = (-1, 0, 1, 0)


def load(folder: Path) -> dict[str, Any]:
    with (folder / "components.toml").open("rb") as file:
        return tomllib.load(file)


COMPONENTS: Final[dict[str, Any]] = load(DATA)


class TileKind:
    """A kind of tile. Only named ones have a building, Z, L and B (ZZ-07.08, ZZ-09.01)."""

    def __init__(self, id: str, kind: str, zombies: int, life: int, bullets: int, survivors: int) -> None:
        self.id = id
        self.named = kind == "named"
        self.generic = kind == "generic"
        self.zombies = zombies
        self.life = life
        self.bullets = bullets
        self.survivors = survivors


class Shape:
    """A tile after some quarter turns clockwise: its cells and road exits (ZZ-05.02).

    All squares of Town Square and Helipad are road, and tiles connect on all their sides (ZZ-06.04, ZZ-06.05,
    ZZ-G40).
    """

    def __init__(self, kind: int, turns: int, cells: str, exits: list[bool]) -> None:
        self.kind = kind
        self.turns = turns
        self.cells = cells
        self.exits = exits
        self.roads = sum([1 << side for side in range(4) if exits[side]])  # the exits as bits
        self.building = [cell for cell in range(9) if cells[cell] == BUILDING]
        self.yard = [cell for cell in range(9) if cells[cell] == YARD]
        self.open = [cell for cell in range(9) if cells[cell] != CLOSED]
        self.ends = [SIDE_CELL[side] for side in range(4) if exits[side]]  # cells where a road leaves
        self.doors = [cell for cell in self.building if _by_road(cells, cell)]  # ZZ-08.02, ZZ-G05


def cell_next(cell: int, direction: int) -> int:
    """Return the neighbouring cell of the same tile, or OFF."""
    x, y = cell % 3 + DX[direction], cell // 3 + DY[direction]
    return y * 3 + x if 0 <= x < 3 and 0 <= y < 3 else OFF


CELL_NEXT: Final = [cell_next(cell, direction) for cell in range(9) for direction in range(4)]


def _by_road(cells: str, cell: int) -> bool:
    return any(
        neighbour != OFF and cells[neighbour] == ROAD for neighbour in CELL_NEXT[cell * 4 : cell * 4 + 4]
    )


def _turned(cells: str) -> str:
    """Return the cells after a quarter turn clockwise."""
    return "".join([cells[(2 - cell % 3) * 3 + cell // 3] for cell in range(9)])


def _shapes(number: int, tile: dict[str, Any]) -> list[Shape]:
    """List the four orientations of a tile; `_different` selects the distinct ones."""
    cells = "".join(tile["grid"])
    exits = [side in tile["exits"] for side in DIRECTIONS]
    out = []
    for turns in range(4):
        out.append(Shape(number, turns, cells, exits))
        cells = _turned(cells)
        exits = [exits[3], exits[0], exits[1], exits[2]]
    return out


def _different(shapes: list[Shape]) -> list[int]:
    """List the quarter turns that look different, such as two for a straight road."""
    seen: list[str] = []
    out = []
    for shape in shapes:
        if shape.cells not in seen:
            seen.append(shape.cells)
            out.append(shape.turns)
    return out


_TILES: Final = COMPONENTS["tile"]
KINDS: Final = [
    TileKind(t["id"], t["kind"], t["zombies"], t["life"], t["bullets"], t.get("survivors", 0)) for t in _TILES
]
SHAPES: Final = [_shapes(number, tile) for number, tile in enumerate(_TILES)]
TURNS: Final = [_different(shapes) for shapes in SHAPES]
KIND_NUMBER: Final = {kind.id: number for number, kind in enumerate(KINDS)}
# kind of every physical tile, by tile number
TILES: Final = [number for number, tile in enumerate(_TILES) for _ in range(tile["count"])]
TOWN_SQUARE: Final = KIND_NUMBER["town_square"]
HELIPAD: Final = KIND_NUMBER["helipad"]
HELIPAD_TILE: Final = TILES.index(HELIPAD)
TOWN_TILE: Final = TILES.index(TOWN_SQUARE)
TOWN_CENTRE: Final = CENTRE  # of slot 0
HELIPAD_FIRST: Final[int] = COMPONENTS["helipad_in_pile"]["min_index"]  # ZZ-G16
HELIPAD_LAST: Final[int] = COMPONENTS["helipad_in_pile"]["max_index"]


class Placed:
    """A tile on the map, immutable: tile, orientation, position and door.

    `door` is the cell of its door, or OFF. `near` is the slot of the tile it is named after: itself, or the
    nearest named tile placed before it.
    """

    def __init__(self, tile: int, turns: int, x: int, y: int, door: int, near: int) -> None:
        self.tile = tile
        self.turns = turns
        self.x = x
        self.y = y
        self.door = door
        self.near = near

    def shape(self) -> Shape:
        return SHAPES[TILES[self.tile]][self.turns]

    def kind(self) -> TileKind:
        return KINDS[TILES[self.tile]]

    def with_door(self, cell: int) -> "Placed":
        return Placed(self.tile, self.turns, self.x, self.y, cell, self.near)


def nearest_named(placed: list[Placed], x: int, y: int) -> int:
    """Return the slot of the nearest named tile; of equally near ones, the first placed."""
    best, least = OFF, 0
    for slot in range(len(placed)):
        tile = placed[slot]
        if not tile.kind().generic:
            far = abs(tile.x - x) + abs(tile.y - y)
            if best == OFF or far < least:
                best, least = slot, far
    return best


def spot(x: int, y: int) -> int:
    """Return a tile position as one number."""
    return (x + 64) * 128 + y + 64


COUNT: Final = [sum([bits >> side & 1 for side in range(4)]) for bits in range(16)]  # number of bits set


class Spot:
    """A free position next to a road that leads off the map, immutable.

    `sides` are the sides with a neighbouring tile, `roads` those where a road arrives (bits).
    """

    def __init__(self, x: int, y: int, sides: int, roads: int) -> None:
        self.x = x
        self.y = y
        self.sides = sides
        self.roads = roads

    def takes(self, shape: Shape) -> bool:
        """Return whether all roads of the tile meet (ZZ-05.01, ZZ-05.03)."""
        return shape.roads & self.sides == self.roads

    def more_ends(self, shape: Shape) -> int:
        """Return the change in the number of roads that lead off the map (ZZ-G14)."""
        return COUNT[shape.roads & ~self.sides] - COUNT[self.roads]


class City:
    """The map, shared by clones: it is replaced when a tile or a door is added, never changed.

    `ways[square * 4 + direction]` is the square that a step leads to, given doors and roads (OFF: none);
    `touch` is the same for adjacent playable squares, regardless of walls.
    """

    def __init__(
        self,
        placed: list[Placed],
        at: dict[int, int],
        ways: list[int],
        touch: list[int],
        ground: str,
        names: list[str],
        squares: list[int],
        helipad: int,
        loose_ends: int,
        frontier: list[Spot],
    ) -> None:
        self.placed = placed
        self.at = at  # spot -> slot
        self.ways = ways
        self.touch = touch
        self.ground = ground  # kind of each square
        self.names = names  # notation of the squares
        self.squares = squares  # playable squares
        self.helipad = helipad  # centre of the Helipad, or OFF
        self.loose_ends = loose_ends  # number of roads that lead off the map
        self.frontier = frontier  # free positions next to those roads
        # steps from every square to the Helipad's centre, -1: unreachable; empty before it is placed
        self.to_helipad = distances(self, [helipad]) if helipad != OFF else []

    def slot_at(self, x: int, y: int) -> int:
        return self.at.get(spot(x, y), OFF)

    def shape(self, slot: int) -> Shape:
        return self.placed[slot].shape()

    def door(self, slot: int) -> int:
        """Return the square of a building's door, or OFF."""
        cell = self.placed[slot].door
        return OFF if cell == OFF else slot * 9 + cell

    def building_squares(self, slot: int) -> list[int]:
        return [slot * 9 + cell for cell in self.shape(slot).building]

    def in_building(self, square: int) -> int:
        """Return the slot of the building that the square belongs to, or OFF."""
        return square // 9 if self.ground[square] == BUILDING else OFF

    def building_by(self, square: int) -> int:
        """Return the building of the square, or the one whose door is adjacent (ZZ-25.15), or OFF."""
        if self.ground[square] == BUILDING:
            return square // 9
        slot = square // 9
        door = self.door(slot)
        if door != OFF:
            for direction in range(4):
                if self.ways[square * 4 + direction] == door:
                    return slot
        return OFF

    def around(self, slot: int) -> list[int]:
        """List the slots of the orthogonally adjacent tiles, with or without a road."""
        tile = self.placed[slot]
        out = []
        for side in range(4):
            neighbour = self.slot_at(tile.x + DX[side], tile.y + DY[side])
            if neighbour != OFF:
                out.append(neighbour)
        return out

    def slot_of(self, id: str) -> int:
        """Return the slot of a named tile, or OFF if it is not on the map."""
        for slot in range(len(self.placed)):
            if self.placed[slot].kind().id == id:
                return slot
        return OFF

    # ------------------------------------------------------------ adding tiles

    def next_frontier(self, at: dict[int, int], placed: list[Placed]) -> list[Spot]:
        """List the free positions after the last of these tiles was placed."""
        tile = placed[-1]
        exits = tile.shape().exits
        out = [free for free in self.frontier if free.x != tile.x or free.y != tile.y]
        for side in range(4):
            x, y = tile.x + DX[side], tile.y + DY[side]
            place = [free.x == x and free.y == y for free in out]
            if True in place:
                out[place.index(True)] = _spot_at(x, y, at, placed)
            elif exits[side] and spot(x, y) not in at:
                out.append(_spot_at(x, y, at, placed))
        return out

    def joins(self, shape: Shape, x: int, y: int) -> int:
        """Return how many roads meet there, or OFF if a road would end at a side.

        (ZZ-05.03, ZZ-G11)
        """
        count = 0
        for side in range(4):
            slot = self.at.get(spot(x + DX[side], y + DY[side]), OFF)
            if slot == OFF:
                continue
            theirs = self.placed[slot].shape().exits[OPPOSITE[side]]
            if theirs != shape.exits[side]:
                return OFF
            if theirs:
                count += 1
        return count

    def ends_after(self, shape: Shape, x: int, y: int) -> int:
        """Count the roads that would lead off the map after this placement (ZZ-G14)."""
        ends = self.loose_ends
        for side in range(4):
            if shape.exits[side]:
                if spot(x + DX[side], y + DY[side]) in self.at:
                    ends -= 1
                else:
                    ends += 1
        return ends

    def extended(self, tile: int, turns: int, x: int, y: int) -> "City":
        """Return the map with one more tile, whose building has no door yet (ZZ-08.03)."""
        slot = len(self.placed)
        generic = KINDS[TILES[tile]].generic
        placed = Placed(tile, turns, x, y, OFF, nearest_named(self.placed, x, y) if generic else slot)
        shape = placed.shape()
        ways = self.ways + _inner_ways(shape, slot, OFF)
        touch = self.touch + _inner_touch(shape, slot)
        for side in range(4):
            neighbour = self.at.get(spot(x + DX[side], y + DY[side]), OFF)
            if neighbour != OFF and shape.exits[side]:
                mine, theirs = slot * 9 + SIDE_CELL[side], neighbour * 9 + SIDE_CELL[OPPOSITE[side]]
                ways[mine * 4 + side] = theirs
                ways[theirs * 4 + OPPOSITE[side]] = mine
                touch[mine * 4 + side] = theirs
                touch[theirs * 4 + OPPOSITE[side]] = mine
        at = self.at.copy()
        at[spot(x, y)] = slot
        tiles = [*self.placed, placed]
        return City(
            tiles,
            at,
            ways,
            touch,
            self.ground + shape.cells,
            self.names + [f"{3 * x + cell % 3},{3 * y + cell // 3}" for cell in range(9)],
            self.squares + [slot * 9 + cell for cell in shape.open],
            slot * 9 + CENTRE if TILES[tile] == HELIPAD else self.helipad,
            self.ends_after(shape, x, y),
            self.next_frontier(at, tiles),
        )

    def with_door(self, slot: int, cell: int) -> "City":
        """Return the map with a door token on that square (ZZ-08.01)."""
        old = self.placed[slot]
        placed = self.placed[:]
        placed[slot] = old.with_door(cell)
        ways = self.ways[:]
        inner = _inner_ways(old.shape(), slot, cell)
        for place in range(36):
            if inner[place] != OFF:
                ways[slot * 36 + place] = inner[place]
        return City(
            placed,
            self.at,
            ways,
            self.touch,
            self.ground,
            self.names,
            self.squares,
            self.helipad,
            self.loose_ends,
            self.frontier,
        )


def _spot_at(x: int, y: int, at: dict[int, int], placed: list[Placed]) -> Spot:
    sides = 0
    roads = 0
    for side in range(4):
        slot = at.get(spot(x + DX[side], y + DY[side]), OFF)
        if slot != OFF:
            sides |= 1 << side
            if placed[slot].shape().exits[OPPOSITE[side]]:
                roads |= 1 << side
    return Spot(x, y, sides, roads)


def _inner_ways(shape: Shape, slot: int, door: int) -> list[int]:
    """List the steps within a tile.

    Road and yard squares are connected (ZZ-G04), and so are building squares; between the two kinds only the
    door connects (ZZ-16.06).
    """
    out = []
    for cell in range(9):
        for direction in range(4):
            neighbour = CELL_NEXT[cell * 4 + direction]
            linked = neighbour != OFF and shape.cells[cell] != CLOSED and shape.cells[neighbour] != CLOSED
            if linked and (shape.cells[cell] == BUILDING) != (shape.cells[neighbour] == BUILDING):
                linked = door in (cell, neighbour)
            out.append(slot * 9 + neighbour if linked else OFF)
    return out


def _inner_touch(shape: Shape, slot: int) -> list[int]:
    out = []
    for cell in range(9):
        for direction in range(4):
            neighbour = CELL_NEXT[cell * 4 + direction]
            beside = neighbour != OFF and shape.cells[cell] != CLOSED and shape.cells[neighbour] != CLOSED
            out.append(slot * 9 + neighbour if beside else OFF)
    return out


def first_city() -> City:
    """Return the map with only the Town Square (ZZ-03.01)."""
    nothing = City([], {}, [], [], "", [], [], OFF, 0, [])
    return nothing.extended(TOWN_TILE, 0, 0, 0)


def squares_within(city: City, start: int, most: int) -> tuple[list[int], list[int]]:
    """Return the squares within `most` steps, zombies ignored, and the steps to each."""
    far = [-1] * len(city.ground)
    far[start] = 0
    squares = [start]
    ways = city.ways
    for square in squares:
        steps = far[square] + 1
        if steps > most:
            break
        for place in range(square * 4, square * 4 + 4):
            neighbour = ways[place]
            if neighbour != OFF and far[neighbour] < 0:
                far[neighbour] = steps
                squares.append(neighbour)
    return squares, [far[square] for square in squares]


def distances(city: City, starts: list[int]) -> list[int]:
    """Measure the fewest steps from any start to every square, zombies ignored, or -1."""
    far = [-1] * len(city.ground)
    queue = starts[:]
    for square in starts:
        far[square] = 0
    ways = city.ways
    for square in queue:
        steps = far[square] + 1
        for place in range(square * 4, square * 4 + 4):
            neighbour = ways[place]
            if neighbour != OFF and far[neighbour] < 0:
                far[neighbour] = steps
                queue.append(neighbour)
    return far
