"""Names of figures, squares, openings, places and cards: notation, piece ids, messages."""

from shamble.core.space.squares import DIRECTIONS
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK


def figure(number: int) -> str:
    """Return the notation of a figure: H1, Z5."""
    return f"H{number}" if number > 0 else f"Z{-number}"


def figure_kind(number: int) -> str:
    """Return whether it is a human or a zombie, for sentences that name either."""
    return "human" if number > 0 else "zombie"


def figure_thing(number: int) -> str:
    return f"hum:{number}" if number > 0 else f"zom:{-number}"


def figure_called(thing: str) -> int:
    """Return the figure of a piece id; 0 = not a figure."""
    kind, _, number = thing.partition(":")
    if kind not in ("hum", "zom") or not number.isdecimal():
        return 0
    return int(number) if kind == "hum" else -int(number)


def square_thing(square: int) -> str:
    return "sq:" + BOARD.names[square]


def opening_thing(opening: int) -> str:
    return "open:" + BOARD.openings[opening].id


def opening_name(opening: int) -> str:
    return "@opening-" + BOARD.openings[opening].id


def place_thing(place: int) -> str:
    return "place:" + BOARD.places[place].id


def place_name(place: int) -> str:
    return "@place-" + BOARD.places[place].id


def card_thing(card: int) -> str:
    return f"card:{card}"


def card_name(card: int) -> str:
    return "@card-" + DECK[card]


def facing_name(facing: int) -> str:
    return "@facing-" + DIRECTIONS[facing]


def room_name(room: str) -> str:
    return "@room-" + room
