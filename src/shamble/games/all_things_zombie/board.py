"""The four boards and the maps made of them (AT-06.03, AT-12.02, AT-G12, AT-G66).

A board is read from its drawing in `data/components.toml`. A map is one board, or two joined at a side, each
as printed or turned round. Its layout is its name: "1", "2|3" (2 west of 3), "4/1r" (4 north of 1, which is
turned round). Hexes of a map are numbered row by row from 0 and named as on the board: "4C15".
"""

import tomllib
from heapq import heappop, heappush
from pathlib import Path
from typing import Any, Final

from shamble.core.space.hexes import OFF, OFFSETS, Hex, blocked, distance, sight

DATA: Final = Path(__file__).resolve().parent / "data"
ROWS: Final = "ABCDEFGHIJKLM"
LAST_ROW: Final = 12
WIDTH: Final = 34  # width of a board in half hexes; two boards share the half hexes between them
CLEAR: Final = 0
ROUGH: Final = 1
BUILDING: Final = 2
NO_ROAD: Final = False
NO_WALL: Final = False
EDGES: Final = "NESW"
BLIND: Final = 255  # in a row of sight: no line of sight. No two hexes of a map are this far apart,
NO_WAY: Final = 255  # and no route is this long


def load(folder: Path) -> dict[str, Any]:
    with (folder / "components.toml").open("rb") as file:
        return tomllib.load(file)


COMPONENTS: Final[dict[str, Any]] = load(DATA)


class Spot:
    """A hex of a printed board: name, building, terrain at its centre dot.

    (AT-06.03, AT-06.04)
    """

    def __init__(self, name: str, terrain: int, road: bool, wall: bool, building: str) -> None:
        self.name = name
        self.terrain = terrain
        self.road = road
        self.wall = wall  # green border: part of the outpost's wall (AT-12.18)
        self.building = building

    def alike(self, other: "Spot") -> bool:
        """Return whether the same is drawn there."""
        return (
            self.terrain == other.terrain
            and self.road == other.road
            and self.wall == other.wall
            and self.building == other.building
        )


def open_ground(name: str) -> Spot:
    return Spot(name, CLEAR, NO_ROAD, NO_WALL, "")


class Printed:
    """A board as printed: its spots by (row, x), and the names of its buildings by letter."""

    def __init__(self, number: int, spots: dict[Hex, Spot], buildings: dict[str, str]) -> None:
        self.number = number
        self.spots = spots
        self.buildings = buildings


def read_board(data: dict[str, Any]) -> Printed:
    """Return a board from its drawing: a text row per row of hexes, a sign per hex."""
    spots: dict[Hex, Spot] = {}
    for row, line in enumerate(data["map"].strip("\n").splitlines()):
        for column in range(3, len(line), 2):
            place = column if row % 2 == 0 else column + 1
            if place >= len(line):
                break
            sign = line[place]
            x = place - 1
            number = x // 2 if row % 2 == 0 else (x + 1) // 2
            building = sign if sign.isalpha() else ""
            terrain = BUILDING if building else ROUGH if sign == "~" else CLEAR
            name = f"{data['number']}{ROWS[row]}{number}"
            spots[row, x] = Spot(name, terrain, sign == "=", sign == "+", building)
    return Printed(data["number"], spots, {b["id"]: b["name"] for b in data["building"]})


BOARDS: Final[dict[int, Printed]] = {board["number"]: read_board(board) for board in COMPONENTS["board"]}
HELIPORT: Final = "4H"


class Building:
    """A building with all its hexes (AT-12.03); survivors enter and leave over any side.

    (AT-06.10)
    """

    def __init__(self, id: str, board: int, hexes: tuple[int, ...]) -> None:
        self.id = id  # board number and letter: "4o"
        self.board = board
        self.hexes = hexes


class Hunt:
    """The shortest routes of zombies to one hex.

    `far`: MP from each hex (NO_WAY: none); `ways`: number of equally short routes; `through`: hexes they can
    use.
    """

    def __init__(self, far: bytes, ways: list[int], through: bytes) -> None:
        self.far = far
        self.ways = ways
        self.through = through


class Hunts:
    """The usual routes, and wider ones for zombies without a usual route."""

    def __init__(self, usual: Hunt, wider: Hunt) -> None:
        self.usual = usual
        self.wider = wider


class Map:
    """Tables of a map for the rules.

    `names` are in notation, `places` also mark turned boards. `next[d][hex]` is the hex in direction d (OFF:
    none); `edges` lists the hexes along each side of the map (AT-G106), and `rim[hex]` is 1 for all of them;
    `building[hex]` is an index into `buildings` or -1; `cost[hex]` is the MP to enter: clear 1, rough and
    building 2 (AT-06.05, AT-06.06, AT-06.09, AT-12.20).

    Tables of two hexes have a row of bytes for each first hex, computed on demand: positions are many and
    maps are few, so all positions of a map share them.
    """

    def __init__(self, layout: str, spots: dict[Hex, Spot]) -> None:
        places = sorted(spots)
        self.layout = layout
        self.size = len(places)
        self.row = [place[0] for place in places]
        self.x = [place[1] for place in places]
        self.names = [spots[place].name for place in places]
        self.number = {name: hex for hex, name in enumerate(self.names)}
        turned = [str(piece.board) for piece in pieces(layout) if piece.turn < 0]
        self.places = [f"{name[0]}r{name[1:]}" if name[0] in turned else name for name in self.names]
        self.terrain = [spots[place].terrain for place in places]
        self.road = [spots[place].road for place in places]
        self.wall = [spots[place].wall for place in places]
        at = {place: hex for hex, place in enumerate(places)}
        self.next = [
            [at.get((row + step_row, x + step_x), OFF) for row, x in places] for step_row, step_x in OFFSETS
        ]
        self.around = [
            [self.next[d][hex] for d in range(6) if self.next[d][hex] != OFF] for hex in range(self.size)
        ]
        self.buildings = self._buildings(spots, places)
        self.building = [-1] * self.size
        for index, building in enumerate(self.buildings):
            for hex in building.hexes:
                self.building[hex] = index
        self.edges = self._edges()
        self.rim = bytes([any(hex in edge for edge in self.edges) for hex in range(self.size)])
        self.outermost = tuple([hex for hex in range(self.size) if self.rim[hex]])
        self.anywhere = bytes(self.size)  # MP from every hex to itself
        self.cost = bytes([1 if terrain == CLEAR else 2 for terrain in self.terrain])
        self._at = at
        self._closed = {place: self.terrain[hex] != CLEAR for place, hex in at.items()}
        self._apart: list[bytes] = [b""] * self.size
        self._sights: list[bytes] = [b""] * self.size
        self._walks: list[bytes] = [b""] * self.size
        self.hunts: list[Hunts | None] = [None] * (2 * self.size)  # routes of zombies; scenario 2 has its own

    def _buildings(self, spots: dict[Hex, Spot], places: list[Hex]) -> list[Building]:
        hexes: dict[str, list[int]] = {}
        for hex, place in enumerate(places):
            if spots[place].building:
                hexes.setdefault(spots[place].name[0] + spots[place].building, []).append(hex)
        return [Building(id, int(id[0]), tuple(hexes[id])) for id in sorted(hexes)]

    def _edges(self) -> list[list[int]]:
        """List the outermost hexes in the north, east, south and west.

        Half hexes do not count (AT-G67, AT-G106).
        """
        last = max(self.row)
        rows: dict[int, list[int]] = {}
        for hex, row in enumerate(self.row):
            rows.setdefault(row, []).append(hex)
        east = [rows[row][-1] for row in sorted(rows)]
        west = [rows[row][0] for row in sorted(rows)]
        return [rows[0][:], east, rows[last][:], west]

    def distance(self, a: int, b: int) -> int:
        """Measure the distance in hexes, the last one counted, the first not (AT-04.03, AT-08.25)."""
        return self.apart(a)[b]

    def apart(self, a: int) -> bytes:
        """Measure the distance to every hex."""
        row = self._apart[a]
        if not row:
            here_row, here_x = self.row[a], self.x[a]
            row = bytes([distance(here_row, here_x, self.row[b], self.x[b]) for b in range(self.size)])
            self._apart[a] = row
        return row

    def sees(self, a: int, b: int) -> bool:
        """Return whether the line between the centre dots is free, the same from both ends.

        (AT-08.47 to AT-08.57)
        """
        return self.sight(a)[b] != BLIND

    def sight(self, a: int) -> bytes:
        """Measure the distance to every hex in sight, BLIND for the others."""
        row = self._sights[a]
        if not row:
            row = self._look(a)
            self._sights[a] = row
        return row

    def _look(self, a: int) -> bytes:
        row, x = self.row[a], self.x[a]
        seen = bytearray(self.apart(a))
        for b in range(self.size):
            if seen[b] > 1 and blocked(self.row[b] - row, self.x[b] - x, row, x, self._closed):
                seen[b] = BLIND
        return bytes(seen)

    def walk(self, target: int) -> bytes:
        """Return the MP from every hex to this one for a survivor, other figures ignored."""
        row = self._walks[target]
        if not row:
            row = self._walk(target)
            self._walks[target] = row
        return row

    def _walk(self, target: int) -> bytes:
        far = [NO_WAY] * self.size
        far[target] = 0
        heap = [(0, target)]
        while heap:
            spent, hex = heappop(heap)
            if spent > far[hex]:
                continue
            spent += self.cost[hex]
            for there in self.around[hex]:
                if spent < far[there]:
                    far[there] = spent
                    heappush(heap, (spent, there))
        return bytes(far)

    def obstacles(self, a: int, b: int) -> list[int]:
        """List the hexes that block the line between two centre dots.

        Those it crosses, and both hexes of a side it runs along if both block (AT-08.49, AT-08.57).
        """
        if self.sees(a, b):
            return []
        row, x = self.row[a], self.x[a]
        line = sight(self.row[b] - row, self.x[b] - x)
        through = [(row + down, x + across) for down, across in line.crossed]
        out = [place for place in through if self._closed.get(place, False)]
        for one, other in line.flanks:
            pair = [(row + down, x + across) for down, across in (one, other)]
            if all(self._closed.get(place, False) for place in pair):
                out.extend(pair)
        return [self._at[place] for place in out]

    def straight(self, start: int, direction: int, steps: int) -> list[int]:
        """List the hexes of a straight line, up to the edge of the map."""
        out: list[int] = []
        hex = start
        for _ in range(steps):
            hex = self.next[direction][hex]
            if hex == OFF:
                break
            out.append(hex)
        return out

    def building_at(self, name: str) -> Building:
        """Return the building of a named location (AT-12.03)."""
        return self.buildings[self.building[self.number[name]]]


class Piece:
    """A printed board on the map.

    Its (0, 0) is at (row, x); `turn` is -1 if it is turned round (AT-14.01).
    """

    def __init__(self, board: int, row: int, x: int, turn: int) -> None:
        self.board = board
        self.row = row
        self.x = x
        self.turn = turn

    def spots(self) -> dict[Hex, Spot]:
        """Return its spots by position on the map."""
        printed = BOARDS[self.board].spots
        return {
            (self.row + self.turn * row, self.x + self.turn * x): spot for (row, x), spot in printed.items()
        }


def _piece(code: str, down: int, right: int) -> Piece:
    """Return a piece from its code: "3r" is board 3 turned round."""
    if code.endswith("r"):
        return Piece(int(code[0]), LAST_ROW + down, WIDTH + 2 + right, -1)
    return Piece(int(code[0]), down, right, 1)


def pieces(layout: str) -> list[Piece]:
    """List the boards of a layout: one, west and east, or north and south."""
    if "|" in layout:
        west, east = layout.split("|")
        return [_piece(west, 0, 0), _piece(east, 0, WIDTH)]
    if "/" in layout:
        north, south = layout.split("/")
        return [_piece(north, 0, 0), _piece(south, LAST_ROW, 0)]
    return [_piece(layout, 0, 0)]


def _lay(layout: str) -> dict[Hex, Spot]:
    spots: dict[Hex, Spot] = {}
    for piece in reversed(pieces(layout)):
        spots.update(piece.spots())
    spots.update(dict(seam(layout)))
    return spots


def seam(layout: str) -> list[tuple[Hex, Spot]]:
    """List the hexes at the seam of two boards that differ from the first board's."""
    laid = pieces(layout)
    if len(laid) == 1:
        return []
    first, second = laid
    if "|" in layout:  # AT-G12: two halves make one clear hex, named as on the west board
        turned = first.turn < 0
        number = 1 if turned else 18
        return [
            ((row, WIDTH + 1), open_ground(f"{first.board}{ROWS[LAST_ROW - row if turned else row]}{number}"))
            for row in range(1, LAST_ROW, 2)
        ]
    above, below = first.spots(), second.spots()
    out: list[tuple[Hex, Spot]] = []
    for place in sorted(above):  # the meeting rows coincide: rough if either is rough
        if place in below:
            rough = ROUGH in (above[place].terrain, below[place].terrain)
            road = not rough and (above[place].road or below[place].road)
            spot = Spot(above[place].name, ROUGH if rough else CLEAR, road, NO_WALL, "")
            if not spot.alike(above[place]):
                out.append((place, spot))
    return out


_MAPS: Final[dict[str, Map]] = {}
_ASKED: Final[list[Map]] = []  # last map asked for, usually the next one too


def map_of(layout: str) -> Map:
    """Return the map of a layout, built once."""
    if _ASKED and _ASKED[0].layout is layout:
        return _ASKED[0]
    known = _MAPS.get(layout)
    if known is None:
        known = Map(layout, _lay(layout))
        _MAPS[layout] = known
    _ASKED[:] = [known]
    return known


def layouts() -> list[str]:
    """List all layouts of two different boards (AT-14.01)."""
    out: list[str] = []
    for first in BOARDS:
        for second in BOARDS:
            if first != second:
                for turned_first in ("", "r"):
                    for turned_second in ("", "r"):
                        for join in "|/":
                            out.append(f"{first}{turned_first}{join}{second}{turned_second}")
    return out
