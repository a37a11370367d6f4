"""Names of squares: the room and its side, the garden as seen from the house, or the car.

`place_args` gives a name as several message arguments: `spot` selects the wording, `room` is the name of a
room, `way` the side, `square` the notation.
"""

from typing import Final

from shamble.core.events import Args
from shamble.games.zombie_plague.board import BOARD, HOUSE

WINDS: Final = (("nw", "n", "ne"), ("w", "mid", "e"), ("sw", "s", "se"))
GARDEN: Final = "o"
SMALL: Final = 3  # a room no wider has no sides


def _spread(squares: list[int]) -> tuple[int, int, int, int]:
    """Find the first and last row, and the first and last column."""
    rows = [square // BOARD.width for square in squares]
    cols = [square % BOARD.width for square in squares]
    return min(rows), max(rows), min(cols), max(cols)


def _third(value: int, least: int, most: int) -> int:
    """Return the third of a range a value is in; values outside count as first or last."""
    wide = most - least + 1
    if least <= value <= most and wide < SMALL:
        return 1
    return max(0, min(2, (value - least) * 3 // wide))


def _side(square: int, around: tuple[int, int, int, int]) -> str:
    top, bottom, left, right = around
    return WINDS[_third(square // BOARD.width, top, bottom)][_third(square % BOARD.width, left, right)]


def _garden_side(square: int, house: tuple[int, int, int, int]) -> str:
    top, bottom, left, right = house
    row, col = square // BOARD.width, square % BOARD.width
    down = 0 if row < top else 2 if row > bottom else 1
    across = 0 if col < left else 2 if col > right else 1
    return WINDS[down][across]


def _ways() -> list[str]:
    rooms: dict[str, list[int]] = {}
    for square in range(BOARD.size):
        rooms.setdefault(BOARD.rooms[square], []).append(square)
    house = _spread([square for square in range(BOARD.size) if BOARD.inside[square] == HOUSE])
    around = {room: _spread(squares) for room, squares in rooms.items()}
    return [
        _garden_side(square, house) if room == GARDEN else _side(square, around[room])
        for square, room in enumerate(BOARD.rooms)
    ]


WAYS: Final = _ways()


def place_args(square: int) -> Args:
    """Return message arguments that name a square."""
    room = BOARD.rooms[square]
    spot = "car" if BOARD.by_car[square] else "garden" if room == GARDEN else "room"
    return {
        "square": BOARD.names[square],
        "spot": spot,
        "room": "@room-" + room,
        "way": WAYS[square],
    }
