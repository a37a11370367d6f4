"""A position in words, for the text view: places, exits, figures and threats.

A game with a text view has `tell(view, say)` in its module `narration`: it builds a `NarratedPosition` from a view.
`say` returns the text of a message key in the reader's language.
"""

from collections.abc import Callable

from shamble.core.events import Args

Say = Callable[[str, Args], str]

NORTH, SOUTH, EAST, WEST = "N", "S", "E", "W"
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


class Exit:
    """One side of a place.

    `direction` is a compass direction ("" for none), `to` the place behind it ("" for none), `kind` the message
    `narration-exit-*`, `open` whether a figure can walk through, `thing` a door or window with a name.
    """

    def __init__(self, way: str, to: str, kind: str, open: bool, thing: str = "", name: str = "") -> None:
        self.direction = way
        self.to = to
        self.kind = kind
        self.open = open
        self.thing = thing
        self.name = name


class Spot:
    """A place: message, notation, position on the map (row, column), contents and exits.

    `area` is the part of the map it belongs to, `part` that area's name.
    """

    def __init__(
        self,
        thing: str,
        key: str,
        args: Args,
        notation: str,
        row: float,
        column: float,
        area: str,
        part: str,
    ) -> None:
        self.thing = thing
        self.key = key
        self.args = args
        self.notation = notation
        self.row = row
        self.column = column
        self.area = area
        self.part = part
        self.holds: list[str] = []
        self.exits: list[Exit] = []


class Figure:
    """A figure or a group of equal ones: name, place ("" for none) and state, in words.

    `you` marks the reader's own figure, `foe` an enemy that hurts figures it meets; `speed` is an enemy's steps per
    turn.
    """

    def __init__(self, thing: str, name: str, place: str, state: list[str]) -> None:
        self.thing = thing
        self.name = name
        self.place = place
        self.state = state
        self.you = False
        self.foe = False
        self.speed = 0
        self.count = 1


class NarratedPosition:
    """Everything the text view says about a position.

    `head`: progress of the game. `own_figures`: the reader's figures, the acting one first. `threats`: foe -> own
    figures it can hurt in its next turn, for games where counting steps is not enough. `dangers`: other warnings, worst
    first. `votes`: state of a vote. `tally`: kind of line -> its category in a digest ("moved", "came", "hurt" or
    "fell").
    """

    def __init__(self) -> None:
        self.head: list[str] = []
        self.spots: dict[str, Spot] = {}
        self.figures: dict[str, Figure] = {}
        self.own_figures: list[str] = []
        self.threats: dict[str, list[str]] | None = None
        self.dangers: list[str] = []
        self.hand: list[str] = []
        self.votes: list[str] = []
        self.tally: dict[str, str] = {}

    def add_spot(self, spot: Spot) -> None:
        self.spots[spot.thing] = spot

    def add(self, figure: Figure) -> None:
        self.figures[figure.thing] = figure
