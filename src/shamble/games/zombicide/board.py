"""Boards: tiles laid out by a mission, turned into zones, connections and lines of sight.

Chapters ZC-05 and ZC-10. Tiles are in `data/tiles.toml`; `library` reads the missions and adds their boards. A cell
is a ninth of a tile; a zone is one or more cells (ZC-05.02 to ZC-05.04). Zones are numbered row by row from
their top-left cell, which is also the order in which zombies move (ZC-G110). Everything that depends on
open doors is in a `Ways`, made once for each set of open doors.
"""

import tomllib
from pathlib import Path
from typing import Any, Final, Literal

DATA: Final = Path(__file__).resolve().parent / "data"

Cell = tuple[int, int]
Spot = tuple[float, float]
Side = Literal["N", "E", "S", "W"]
Colour = Literal["red", "blue", "green"]
ObjectiveKind = Literal["objective", "face_down", "medicine_cabinet"]
CarKind = Literal["police", "pimp"]

FAR: Final = 255  # out of reach or out of sight
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
STEPS: Final[tuple[Cell, ...]] = ((-1, 0), (0, 1), (1, 0), (0, -1))
CUTS: Final = (0.0, 0.3, 0.7, 1.0)  # where the cells of a tile begin
MAX_CACHED_WAYS: Final = 512  # sets of open doors, per board


class Tile:
    """One side of a printed tile (ZC-01.01)."""

    def __init__(self, code: str, data: dict[str, Any]) -> None:
        self.code = code
        self.cells: list[str] = data["cells"]
        self.open: list[tuple[Cell, Cell]] = [_pair(text) for text in data["open"]]
        self.cross: list[tuple[Cell, Cell]] = [_pair(text) for text in data["cross"]]
        self.border: dict[str, str] = data["border"]
        self.manholes: list[Cell] = [(r, c) for r, c in data["manholes"]]
        self.rooms: dict[str, dict[str, Any]] = data["rooms"]


class Door:
    """Door token: the street cell in front of it, the side with the wall, the room behind."""

    def __init__(
        self,
        number: int,
        id: str,
        color: Colour,
        locked: bool,
        street: int,
        room: int,
        cell: Cell,
        side: int,
        pos: Spot,
    ) -> None:
        self.number = number
        self.id = id
        self.color = color
        self.locked = locked
        self.street = street  # zone
        self.room = room  # zone
        self.cell = cell
        self.side = side
        self.pos = pos


class Token:
    """Token that a mission puts on the board."""

    def __init__(self, id: str, zone: int, data: dict[str, Any]) -> None:
        self.id = id
        self.zone = zone
        self.color: Colour = data.get("color", "red")
        self.pos: Spot = (data["pos"][0], data["pos"][1])


class Spawn(Token):
    """Spawn Zone token."""

    def __init__(self, id: str, zone: int, data: dict[str, Any]) -> None:
        super().__init__(id, zone, data)
        self.active: bool = data["active"]


class Objective(Token):
    def __init__(self, id: str, zone: int, data: dict[str, Any]) -> None:
        super().__init__(id, zone, data)
        self.kind: ObjectiveKind = data["kind"]
        self.xp = 0  # for the survivor who takes it (ZC-G118)


class Car(Token):
    def __init__(self, id: str, zone: int, data: dict[str, Any]) -> None:
        super().__init__(id, zone, data)
        self.kind: CarKind = data["kind"]
        self.drivable = False  # (ZC-06.34)


class Zombie:
    """Zombie that a mission puts on the board.

    `option` = the table option that it depends on, or "".
    """

    def __init__(self, zone: int, kind: int, option: str) -> None:
        self.zone = zone
        self.kind = kind
        self.option = option


class Ways:
    """Movement and sight while a given set of doors is open."""

    def __init__(self, near: list[tuple[int, ...]], reach: list[bytes]) -> None:
        self.near = near  # zones one step away
        self.reach = reach  # [from][to] = zone borders along the line of sight (ZC-G21), FAR = not in sight
        self.visible = [tuple([z for z, r in enumerate(row) if r != FAR]) for row in reach]
        self.fields: list[bytes | None] = [None] * len(near)

    def field(self, target: int) -> bytes:
        """Return the steps from every zone to the target along shortest paths; FAR = no path."""
        known = self.fields[target]
        if known is not None:
            return known
        steps = bytearray([FAR]) * len(self.near)
        steps[target] = 0
        front = [target]
        while front:
            new: list[int] = []
            for zone in front:
                further = steps[zone] + 1
                for there in self.near[zone]:
                    if steps[there] == FAR:
                        steps[there] = further
                        new.append(there)
            front = new
        field = bytes(steps)
        self.fields[target] = field
        return field


class Board:
    """Board of one mission: its map, and what its blocks mark on it."""

    def __init__(self, tiles: dict[str, Tile], mission: dict[str, Any]) -> None:
        self.id: str = mission["id"]
        self.layout: list[list[tuple[str, int]]] = [
            [(place.split("@")[0], int(place.split("@")[1]) // 90) for place in row]
            for row in mission["layout"]
        ]
        self.rows = 3 * len(self.layout)
        self.cols = 3 * len(self.layout[0])
        self.rooms: dict[Cell, str] = {}  # building cells: tile and room letter
        self.streets: set[Cell] = set()
        self._openings: set[tuple[Cell, Cell]] = set()
        self._border: dict[tuple[Cell, int], str] = {}
        self.crossings: list[tuple[Cell, Cell]] = []  # crosswalks between street cells
        manholes: list[Cell] = []
        for row, places in enumerate(self.layout):
            for col, (code, turns) in enumerate(places):
                manholes += self._lay(tiles[code], turns, row, col)
        self._make_zones()
        self._make_links()
        self.size = len(self.cells)
        self.manhole_cells = sorted(manholes)
        self.manholes: list[tuple[int, int]] = [
            (self.zone_of[cell], self.tile_of(cell)) for cell in self.manhole_cells
        ]  # zone, tile (ZC-G37)
        self.tiles_of: list[frozenset[int]] = [
            frozenset([self.tile_of(cell) for cell in group]) for group in self.cells
        ]
        self._read_tokens(mission)
        self._see_streets()
        self._sight = FAR
        self._ways: tuple[dict[int, Ways], dict[int, Ways]] = ({}, {})  # sight ends in the street: no, yes
        self.near = self.ways(self.all_open).near  # with all doors open
        self.doors_at = [
            [number for number, door in enumerate(self.doors) if zone in (door.street, door.room)]
            for zone in range(self.size)
        ]  # the doors on the border of each zone

    # ---------------------------------------------------------------- laying tiles

    def tile_of(self, cell: Cell) -> int:
        return cell[0] // 3 * (self.cols // 3) + cell[1] // 3

    def _lay(self, tile: Tile, turns: int, row: int, col: int) -> list[Cell]:
        """Add a rotated tile to the board; return its manhole cells."""

        def put(cell: Cell) -> Cell:
            r, c = turned(cell, turns)
            return row * 3 + r, col * 3 + c

        for r in range(3):
            for c in range(3):
                letter = tile.cells[r][c]
                if letter == "s":
                    self.streets.add(put((r, c)))
                else:
                    self.rooms[put((r, c))] = f"{row},{col}{letter}"
        for side, letter in enumerate(SIDES):
            for cell, mark in zip(_along(side), tile.border[letter]):
                self._border[put(cell), (side + turns) % 4] = mark
        for a, b in tile.open:
            self._openings.add((put(a), put(b)))
            self._openings.add((put(b), put(a)))
        self.crossings += [(put(a), put(b)) for a, b in tile.cross]
        return [put(cell) for cell in tile.manholes]

    def _make_zones(self) -> None:
        """Group cells into zones (ZC-05.02 to ZC-05.04).

        A room is a zone; street cells that touch across a tile border are one zone.
        """
        group: dict[Cell, Cell] = {}
        for start in sorted([*self.rooms, *self.streets]):
            if start in group:
                continue
            group[start] = start
            todo = [start]
            while todo:
                cell = todo.pop()
                for r, c in STEPS:
                    there = (cell[0] + r, cell[1] + c)
                    if there not in group and self._same_zone(cell, there):
                        group[there] = start
                        todo.append(there)
        self.cells: list[list[Cell]] = []
        self.names: list[str] = []
        self.zone_of: dict[Cell, int] = {}
        counts = {"z": 0, "r": 0}
        for start in sorted(set(group.values())):
            kind = "z" if start in self.streets else "r"
            counts[kind] += 1
            self.names.append(f"{kind}{counts[kind]}")
            members = sorted([cell for cell, first in group.items() if first == start])
            for cell in members:
                self.zone_of[cell] = len(self.cells)
            self.cells.append(members)
        self.street: list[bool] = [cells[0] in self.streets for cells in self.cells]
        self.number: dict[str, int] = {name: zone for zone, name in enumerate(self.names)}

    def _same_zone(self, a: Cell, b: Cell) -> bool:
        if a in self.streets:
            return b in self.streets and self.tile_of(a) != self.tile_of(b)
        return self.rooms.get(b) == self.rooms[a]

    def _make_links(self) -> None:
        """Link zones along streets and through openings inside buildings (ZC-05.12 to ZC-05.17)."""
        links: list[set[int]] = [set() for _ in self.cells]
        self.openings: list[tuple[Cell, Cell]] = []  # gaps between rooms, by the cells on both sides
        for cell, zone in self.zone_of.items():
            for side, (r, c) in enumerate(STEPS):
                there = (cell[0] + r, cell[1] + c)
                other = self.zone_of.get(there, zone)
                if other != zone and self._joined(cell, there, side):
                    links[zone].add(other)
                    if cell < there and cell in self.rooms:
                        self.openings.append((cell, there))
        self.links: list[tuple[int, ...]] = [tuple(sorted(zones)) for zones in links]
        self.building: list[int] = [-1] * len(self.cells)  # of each room; -1 = street
        self.buildings: list[tuple[int, ...]] = []  # rooms joined by openings (ZC-06.21)
        for zone in range(len(self.cells)):
            if self.street[zone] or self.building[zone] >= 0:
                continue
            rooms = {zone}
            todo = [zone]
            while todo:
                for room in self.links[todo.pop()]:
                    if room not in rooms:
                        rooms.add(room)
                        todo.append(room)
            for room in rooms:
                self.building[room] = len(self.buildings)
            self.buildings.append(tuple(sorted(rooms)))

    def _joined(self, a: Cell, b: Cell, side: int) -> bool:
        if a in self.streets or b in self.streets:
            return a in self.streets and b in self.streets
        if self.tile_of(a) == self.tile_of(b):
            return (a, b) in self._openings
        return self._border[a, side] == "o" and self._border[b, (side + 2) % 4] == "o"

    # ---------------------------------------------------------------- tokens of the mission

    def _read_tokens(self, mission: dict[str, Any]) -> None:
        """Read start, exit, goal, Spawn Zones, Objectives, cars and doors (ZC-10.04)."""
        self.start = self._at(mission["start"])
        self.exit = self._at(mission["exit"]) if "exit" in mission else -1
        self.goal = self._at(mission["goal"]) if "goal" in mission else -1
        self.spawns = [Spawn(token["id"], self._at(token), token) for token in mission["spawns"]]
        self.objectives = [Objective(token["id"], self._at(token), token) for token in mission["objectives"]]
        self.cars = [Car(token["id"], self._at(token), token) for token in mission["cars"]]
        self.zombies = [
            Zombie(self._at(token), token["kind"], token["option"]) for token in mission["zombies"]
        ]
        self.marks: dict[str, Spot] = {
            name: tuple(mission[name]["pos"]) for name in ("start", "exit", "goal") if name in mission
        }
        self.zombie_exits: tuple[int, ...] = ()  # (ZC-M07.07)
        self.no_search: tuple[int, ...] = ()  # (ZC-M06.08)
        self.permanent_noise = bytes(self.size)  # (ZC-M07.06)
        self.doors: list[Door] = []
        for number, d in enumerate(mission["doors"]):
            cell: Cell = (d["street"][0], d["street"][1])
            room = self.zone_of[d["room"][0], d["room"][1]]
            side = SIDES.index(d["side"])
            locked = d["state"] == "locked"
            self.doors.append(
                Door(
                    number, d["id"], d["color"], locked, self.zone_of[cell], room, cell, side, tuple(d["pos"])
                )
            )
        self.open_at_start = 0
        for number, door in enumerate(self.doors):
            if not door.locked:
                self.open_at_start |= 1 << number
        self.all_open = (1 << len(self.doors)) - 1

    def _at(self, token: dict[str, Any]) -> int:
        return self.zone_of[token["cell"][0], token["cell"][1]]

    # ---------------------------------------------------------------- sight (ZC-05.05 to ZC-05.11)

    def _line(self, cell: Cell, side: int) -> list[tuple[int, int]]:
        """List the street zones straight ahead of a cell, with the borders crossed (ZC-G21)."""
        r, c = STEPS[side]
        zone, borders = self.zone_of[cell], 0
        met: list[tuple[int, int]] = []
        while True:
            cell = (cell[0] + r, cell[1] + c)
            if cell not in self.streets:
                return met
            if self.zone_of[cell] != zone:
                zone = self.zone_of[cell]
                borders += 1
                met.append((zone, borders))

    def _see_streets(self) -> None:
        """Compute the lines of sight.

        Those that no door changes: along streets from every cell of a zone (ZC-G107), and one zone far
        through openings (ZC-05.08, ZC-05.09). And for each door the lines that pass it when it is open
        (ZC-G18), and those that end behind an open door on the other side of the street (ZC-G138).
        """
        self._static: list[bytes] = []
        for zone, cells in enumerate(self.cells):
            row = bytearray([FAR]) * self.size
            row[zone] = 0
            if self.street[zone]:
                for cell in cells:
                    for side in range(4):
                        for there, borders in self._line(cell, side):
                            row[there] = min(row[there], borders)
            else:
                for there in self.links[zone]:
                    row[there] = 1
            self._static.append(bytes(row))
        self._through: list[list[tuple[int, int]]] = []
        for door in self.doors:
            out = [(zone, borders + 1) for zone, borders in self._line(door.cell, (door.side + 2) % 4)]
            self._through.append([(door.street, 1), *out])
        self._across: list[tuple[Door, Door, int]] = []  # facing doors, and the borders between their rooms
        for number, door in enumerate(self.doors):
            for other in self.doors[number + 1 :]:
                borders = self._borders_between(door, other)
                if borders:
                    self._across.append((door, other, borders))

    def _borders_between(self, door: Door, other: Door) -> int:
        """Return the borders crossed between the rooms of two facing doors; 0 = they do not face."""
        back = (door.side + 2) % 4
        if other.side != back:
            return 0
        r, c = STEPS[back]
        cell, borders = door.cell, 2
        while cell in self.streets:
            if cell == other.cell:
                return borders
            ahead = (cell[0] + r, cell[1] + c)
            if ahead in self.streets and self.zone_of[ahead] != self.zone_of[cell]:
                borders += 1
            cell = ahead
        return 0

    def limit_sight(self, zones: int) -> None:
        """See no further than a number of zones."""
        self._sight = zones
        self._ways = ({}, {})

    def ways(self, doors: int, ends_in_street: bool = False) -> Ways:
        """Return movement and sight while exactly these doors (one bit each) are open (ZC-G19).

        Sight out of a building ends in the street, or enters the building opposite (ZC-05.11, ZC-G138).
        """
        cache = self._ways[ends_in_street]
        known = cache.get(doors)
        if known is not None:
            return known
        near = [list(zones) for zones in self.links]
        reach = [bytearray(row) for row in self._static]
        for number, door in enumerate(self.doors):
            if not doors >> number & 1:
                continue
            if door.room not in near[door.street]:
                near[door.street].append(door.room)
                near[door.room].append(door.street)
            for zone, borders in self._through[number]:
                reach[door.room][zone] = min(reach[door.room][zone], borders)
                reach[zone][door.room] = min(reach[zone][door.room], borders)
        if not ends_in_street:
            for one, other, borders in self._across:
                if doors >> one.number & 1 and doors >> other.number & 1:
                    reach[one.room][other.room] = min(reach[one.room][other.room], borders)
                    reach[other.room][one.room] = min(reach[other.room][one.room], borders)
        if self._sight < FAR:
            for row in reach:
                for zone in range(self.size):
                    if row[zone] > self._sight:
                        row[zone] = FAR
        if len(cache) >= MAX_CACHED_WAYS:
            cache.clear()
        made = Ways([tuple(sorted(zones)) for zones in near], [bytes(row) for row in reach])
        cache[doors] = made
        return made


def turned(cell: Cell, turns: int) -> Cell:
    """Return a cell of a tile after the given number of clockwise quarter turns."""
    r, c = cell
    for _ in range(turns):
        r, c = c, 2 - r
    return r, c


def cell_rect(cell: Cell) -> tuple[float, float, float, float]:
    """Return left, upper, right and lower edge of a cell of the board, in tiles."""
    row, col = cell
    left, upper = col // 3, row // 3
    return (left + CUTS[col % 3], upper + CUTS[row % 3], left + CUTS[col % 3 + 1], upper + CUTS[row % 3 + 1])


def _pair(text: str) -> tuple[Cell, Cell]:
    a, b = text.split("-")
    return (int(a[0]), int(a[1])), (int(b[0]), int(b[1]))


def _along(side: int) -> list[Cell]:
    """List the three cells along a side, in the order of the border strings."""
    if side == 0:
        return [(0, 0), (0, 1), (0, 2)]
    if side == 2:
        return [(2, 0), (2, 1), (2, 2)]
    return [(0, 2), (1, 2), (2, 2)] if side == 1 else [(0, 0), (1, 0), (2, 0)]


def load(name: str) -> dict[str, Any]:
    with (DATA / name).open("rb") as file:
        return tomllib.load(file)


TILES: Final[dict[str, Tile]] = {code: Tile(code, data) for code, data in load("tiles.toml")["tiles"].items()}
BOARDS: Final[list[Board]] = []  # by the number of the mission; `library` fills it


def number_of(id: str) -> int:
    """Return the number of the mission with that id, or -1."""
    for number, board in enumerate(BOARDS):
        if board.id == id:
            return number
    return -1
