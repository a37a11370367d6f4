"""Names of hexes, for the log and the questions.

A hex is named by its building, or by the nearest landmark of its board and the direction from it.
A place is written in notation, with an "r" for a turned board: "1G17", "3rC4".
"""

from math import atan2, pi
from typing import Final

from shamble.core.events import Args
from shamble.core.space.hexes import Hex, distance
from shamble.games.all_things_zombie.board import BOARDS, BUILDING, ROUGH, ROWS, WIDTH, Printed

CROSSINGS: Final = {"1x": ("1G9",), "2x": ("2G8",), "3x": ("3G13",), "3y": ("3G5",), "4x": ("4G12",)}
WAYS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
MIDDLE: Final = -1


class Place:
    """The name of a hex of a printed board.

    `spot`: "building" (all of it), "part" (one of its hexes), "crossing", or the ground "wall", "road",
    "rough", "clear". `mark`: the building or crossing it is named after, `steps` away in the direction `way`.
    """

    def __init__(self, spot: str, mark: str, steps: int, way: int) -> None:
        self.spot = spot
        self.mark = mark
        self.steps = steps
        self.way = way


def notation(place: str) -> str:
    """Return a place without the mark of a turned board."""
    return place.replace("r", "", 1)


def where(hex: str) -> Hex:
    """Return the row and x of a hex on its board; half hexes at seams included."""
    row, number = ROWS.index(hex[1]), int(hex[2:])
    return row, 2 * number - row % 2


def _compass(rows: float, across: float) -> int:
    """Find the nearest of eight directions for a distance in rows and half widths."""
    return round(atan2(across * 3**0.5, -3 * rows) / (pi / 4)) % 8


def _marks(board: int) -> dict[str, list[Hex]]:
    """Return the landmarks of a board: its buildings and road crossings."""
    out: dict[str, list[Hex]] = {}
    for place, spot in BOARDS[board].spots.items():
        if spot.building:
            out.setdefault(f"{board}{spot.building}", []).append(place)
    for mark, hexes in CROSSINGS.items():
        if int(mark[0]) == board:
            out[mark] = [where(hex) for hex in hexes]
    return out


def _call(board: int, hex: Hex, marks: dict[str, list[Hex]]) -> Place:
    spot = BOARDS[board].spots.get(hex)
    if spot is not None and spot.terrain == BUILDING:
        mark = f"{board}{spot.building}"
        whole = marks[mark]
        if len(whole) == 1:
            return Place("building", mark, 0, MIDDLE)
        rows = hex[0] - sum(row for row, _ in whole) / len(whole)
        across = hex[1] - sum(x for _, x in whole) / len(whole)
        return Place("part", mark, 0, MIDDLE if abs(rows) + abs(across) < 0.5 else _compass(rows, across))
    near = min(
        (distance(*hex, *other), mark in CROSSINGS, mark, other) for mark in marks for other in marks[mark]
    )
    steps, _, mark, other = near
    if steps == 0:
        return Place("crossing", mark, 0, MIDDLE)
    ground = "clear"
    if spot is not None:
        ground = (
            "wall" if spot.wall else "road" if spot.road else "rough" if spot.terrain == ROUGH else "clear"
        )
    return Place(ground, mark, steps, _compass(hex[0] - other[0], hex[1] - other[1]))


_PLACES: Final[dict[str, Place]] = {}


def place_of(place: str) -> Place:
    """Return the name of a place; a turned board turns the directions."""
    known = _PLACES.get(place)
    if known is None:
        hex = notation(place)
        board = int(hex[0])
        known = _call(board, where(hex), _marks(board))
        if hex != place and known.way != MIDDLE:
            known.way = (known.way + 4) % 8
        _PLACES[place] = known
    return known


def mark_key(mark: str) -> str:
    """Return the message key of a landmark."""
    return ("crossing-" if mark in CROSSINGS else "building-") + mark


def hexes_of(board: Printed) -> list[str]:
    """List the hexes of a printed board with the half hexes at its sides.

    Half hexes are whole where two boards meet (AT-G12).
    """
    halves = [
        f"{board.number}{ROWS[row]}{number}"
        for row in range(1, len(ROWS), 2)
        for number in (1, WIDTH // 2 + 1)
    ]
    return [board.spots[place].name for place in sorted(board.spots)] + halves


def place_args(place: str) -> Args:
    """Return the arguments of the messages `place`, `place-to` and `place-in`.

    Other messages contain these. For another `spot` they give the notation.
    """
    known = place_of(place)
    way = "middle" if known.way == MIDDLE else WAYS[known.way]
    mark = "@" + mark_key(known.mark)
    args: Args = {"hex": notation(place), "spot": known.spot}
    if known.steps:
        args.update({"of": mark + ".of", "steps": known.steps, "way": "@way-" + way})
    else:
        args.update({"at": mark, "to": mark + ".to", "in": mark + ".in", "side": "@side-" + way})
    return args
