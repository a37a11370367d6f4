"""Data types of the generic board, which the page draws for games without a board of their own.

Such a game returns these dictionaries from `Game.scene` and `Game.client_view`: places with links, pieces, numbers
and cards. Every key is optional; the page lists keys it does not know as plain data. A game that returns none of them
is played from its notation, its verbs and the things they name.

Ids are those of `Action.things`. Names are keys of the game's catalogue; the text of a card is the attribute `text` of
its name. A thing `seat:2` is the player in seat 2.
"""

from typing import NotRequired, TypedDict


class PlainPlace(TypedDict):
    """A room. Without places of their own (`at`: column and row from 0, `size`: how many of each) the rooms are laid
    out by their links. `spaces`: how many figures there is room for; it shows those that are free."""

    id: str
    name: str
    at: NotRequired[tuple[int, int]]
    size: NotRequired[tuple[int, int]]
    links: NotRequired[list[str]]
    spaces: NotRequired[int]


class PlainScene(TypedDict, total=False):
    places: list[PlainPlace]


class PlainFact(TypedDict):
    """Something to be said: a key and its arguments."""

    key: str
    args: NotRequired[dict[str, str | int]]


class PlainThing(TypedDict):
    """A piece in a room. `sign`: "figure", "cube", "disc" or the id of a drawn symbol; `seat`: whose it is; `count`:
    how many alike stand there."""

    id: str
    place: str
    name: NotRequired[str]
    sign: NotRequired[str]
    seat: NotRequired[int]
    count: NotRequired[int]


class PlainNumber(TypedDict):
    """A number; with a known end (`most`) it is drawn as a bar."""

    name: str
    value: int
    most: NotRequired[int]


class PlainCard(TypedDict):
    """A card in the hand of whoever looks. Cards of one `kind` have one colour."""

    id: str
    name: str
    kind: NotRequired[str]


class PlainSeat(TypedDict):
    """What everybody may see of a player. `done`: out of the game, or through with this turn."""

    seat: int
    numbers: NotRequired[list[PlainNumber]]
    cards: NotRequired[int]
    done: NotRequired[bool]


class PlainView(TypedDict, total=False):
    """`phases` in the order of a turn, and `phase`, the present one. `facts`: one about each place, at most.
    `notation`: the position in words, which the table adds (`Game.describe`)."""

    round: int
    phases: list[str]
    phase: str
    facts: dict[str, PlainFact]
    things: list[PlainThing]
    numbers: list[PlainNumber]
    seats: list[PlainSeat]
    cards: list[PlainCard]
    notation: str
