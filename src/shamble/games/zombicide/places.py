"""Names of zones: rooms as printed, streets after a room beside them.

If that is ambiguous, the name adds the part of the town. `place_args` gives a name as several message
arguments: `spot` selects the wording, `room`, `at` and `by` are forms of a room's name, `way` is the part
of the town, `zone` is the notation.
"""

from typing import Final

from shamble.core.events import Args
from shamble.games.zombicide.board import BOARDS, STEPS, TILES, Board, Cell

ROOM: Final = "room"
STREET: Final = "street"
CROSSING: Final = "crossing"
NOWHERE: Final = ""

WINDS: Final = (("nw", "n", "ne"), ("w", "mid", "e"), ("sw", "s", "se"))


class Place:
    """Name of a zone."""

    def __init__(self, spot: str, room: str, way: str) -> None:
        self.spot = spot
        self.room = room  # name of the room, or of a room beside the street
        self.way = way  # NOWHERE = not needed in the name


def room_name(board: Board, zone: int) -> str:
    """Return a room's name as printed on its tile."""
    cell = board.cells[zone][0]
    code, _ = board.layout[cell[0] // 3][cell[1] // 3]
    return str(TILES[code].rooms[board.rooms[cell][-1]]["name"])


def room_key(name: str) -> str:
    """Return the message key of a room: "ruined room (back)" is "ruined-room-back"."""
    return name.replace("(", "").replace(")", "").replace(" ", "-").lower()


def middle(board: Board, zone: int) -> tuple[float, float]:
    """Return the middle of a zone, from 0 to 1 across the board."""
    cells = board.cells[zone]
    down = sum(row + 0.5 for row, _ in cells) / len(cells)
    across = sum(col + 0.5 for _, col in cells) / len(cells)
    return down / board.rows, across / board.cols


def part(board: Board, zone: int) -> str:
    """Return which of nine parts of the town a zone lies in."""
    down, across = middle(board, zone)
    return WINDS[min(2, int(down * 3))][min(2, int(across * 3))]


def sides(board: Board, zones: list[int], plain: bool) -> list[str]:
    """Return for zones of the same name where they lie in the town.

    If two lie in the same part, return where they lie relative to each other. `plain` = a single zone needs
    no addition.
    """
    if len(zones) == 1 and plain:
        return [NOWHERE]
    parts = [part(board, zone) for zone in zones]
    if len(set(parts)) == len(parts):
        return parts
    spots = [middle(board, zone) for zone in zones]
    rows, cols = sorted({row for row, _ in spots}), sorted({col for _, col in spots})
    return [WINDS[_third(rows, row)][_third(cols, col)] for row, col in spots]


def _third(values: list[float], value: float) -> int:
    """Return 0, 2 or 1: whether the value is the first, the last or in between."""
    if len(values) == 1:
        return 1
    return 0 if value == values[0] else 2 if value == values[-1] else 1


def beside(board: Board, zone: int) -> list[int]:
    """List the rooms along a street zone, those with a door to it first."""
    doors = [door.room for door in board.doors if door.street == zone]
    walls: list[int] = []
    for row, col in board.cells[zone]:
        for down, across in STEPS:
            there: Cell = (row + down, col + across)
            other = board.zone_of.get(there, zone)
            if not board.street[other] and other not in walls:
                walls.append(other)
    return [*doors, *[room for room in walls if room not in doors]]


def name_zones(board: Board) -> list[Place]:
    """Return a unique name for every zone of a board."""
    streets = _streets(board)
    named: dict[tuple[str, str], list[int]] = {}
    for zone in range(board.size):
        name = streets[zone] if board.street[zone] else (ROOM, room_name(board, zone))
        named.setdefault(name, []).append(zone)
    out = [Place(CROSSING, "", NOWHERE)] * board.size
    for (spot, room), zones in named.items():
        plain = len(named.get((ROOM, room), [])) < 2  # no other room of that name
        for zone, way in zip(zones, sides(board, zones, plain), strict=True):
            out[zone] = Place(spot, room, way)
    return out


def _streets(board: Board) -> dict[int, tuple[str, str]]:
    """Name streets after a room beside them; each room is used once before any is used twice."""
    out: dict[int, tuple[str, str]] = {}
    used: list[str] = []
    zones = [zone for zone in range(board.size) if board.street[zone]]
    for zone in sorted(zones, key=lambda zone: len(beside(board, zone))):
        rooms = [room_name(board, room) for room in beside(board, zone)]
        if not rooms:
            out[zone] = (CROSSING, "")
            continue
        name = min(rooms, key=used.count)
        used.append(name)
        out[zone] = (STREET, name)
    return out


PLACES: Final[list[list[Place]]] = []  # by the number of the mission, made when first asked for


def place_of(mission: int, zone: int) -> Place:
    while len(PLACES) <= mission:
        PLACES.append(name_zones(BOARDS[len(PLACES)]))
    return PLACES[mission][zone]


def place_args(mission: int, zone: int, which: str = "") -> Args:
    """Return message arguments that name a zone.

    `which` is their prefix in sentences with two places.
    """
    place = place_of(mission, zone)
    key = room_key(place.room)
    return {
        which + "zone": BOARDS[mission].names[zone],
        which + "spot": place.spot,
        which + "room": f"@room-{key}" if place.spot == ROOM else "",
        which + "at": f"@at-{key}" if place.spot == ROOM else "",
        which + "by": f"@by-{key}" if place.spot == STREET else "",
        which + "way": place.way or "none",
    }
