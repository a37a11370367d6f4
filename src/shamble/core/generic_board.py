"""Types of the generic board, which the page draws for games without their own.

Such a game returns these dictionaries from `Game.scene` and `Game.client_view`: places with links, pieces, numbers
and cards. Every key is optional; the page lists keys it does not know as plain data. A game that returns none of them
is played from its notation, its verbs and the things they name.

Ids are those of `Action.things`. Names are keys of the game's catalogue; the text of a card is the attribute `text` of
its name. A thing `seat:2` is the player in seat 2.
"""

from typing import NotRequired, TypedDict


class PlainPlace(TypedDict):
    """A place on the board.

    Without `at` (column and row from 0) and `size` (columns and rows), the page lays places out by their links.
    `spaces` is the capacity in figures; the page shows the free ones.
    """

    id: str
    name: str
    at: NotRequired[tuple[int, int]]
    size: NotRequired[tuple[int, int]]
    links: NotRequired[list[str]]
    spaces: NotRequired[int]


class PlainScene(TypedDict, total=False):
    """The static board."""

    places: list[PlainPlace]


class PlainFact(TypedDict):
    """A message key with its arguments."""

    key: str
    args: NotRequired[dict[str, str | int]]


class PlainThing(TypedDict):
    """A piece at a place.

    `sign` is "figure", "cube", "disc" or the id of a symbol, `seat` the owner, `count` the number of equal pieces.
    """

    id: str
    place: str
    name: NotRequired[str]
    sign: NotRequired[str]
    seat: NotRequired[int]
    count: NotRequired[int]


class PlainNumber(TypedDict):
    """A number. With a maximum (`most`) the page draws it as a bar."""

    name: str
    value: int
    most: NotRequired[int]


class PlainCard(TypedDict):
    """A card in the viewer's hand. Cards of one `kind` share a colour."""

    id: str
    name: str
    kind: NotRequired[str]


class PlainSeat(TypedDict):
    """Public data of a player. `done` means out of the game, or finished with this turn."""

    seat: int
    numbers: NotRequired[list[PlainNumber]]
    cards: NotRequired[int]
    done: NotRequired[bool]


class PlainView(TypedDict, total=False):
    """The position.

    `phases` lists the phases of a turn in order, `phase` the current one. `facts` has at most one message per place.
    `notation` is the position as text, which the table adds (`Game.describe`).
    """

    round: int
    phases: list[str]
    phase: str
    facts: dict[str, PlainFact]
    things: list[PlainThing]
    numbers: list[PlainNumber]
    seats: list[PlainSeat]
    cards: list[PlainCard]
    notation: str
