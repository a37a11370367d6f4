"""A position in words: who is where and in what state, what lies there, and how one gets from place to place.

A game with a text view has `tell(view, say)` in its module `narration`: it builds a `NarratedPosition` from a view.
`say` gives the words of a key in the reader's language. Whoever cannot see the board asks about this.
"""

from collections.abc import Callable

from shamble.core.events import Args

Say = Callable[[str, Args], str]

NORTH, SOUTH, EAST, WEST = "N", "S", "E", "W"
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


class Exit:
    """One side of a place: which way it lies (a wind, "" = no side of its own), where it leads ("" = nowhere), what is
    there (the message `told-exit-*`), and whether one can walk through. `thing`: a door or window with a name."""

    def __init__(self, way: str, to: str, kind: str, open: bool, thing: str = "", name: str = "") -> None:
        self.direction = way
        self.to = to
        self.kind = kind
        self.open = open
        self.thing = thing
        self.name = name


class Spot:
    """A place: its name as a message, its notation, where it lies on the map (rows down, columns across), what lies
    there besides figures, and its sides. `area`: the part of the map it belongs to; `part`: what that is called."""

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
    """Somebody, or several of a kind: the name, the place ("" = on none), and everything else there is to know, in
    words. `you`: it stands for the reader, who is spoken to. `foe`: whoever meets it gets hurt; `speed`: how many steps
    it can come in its turn."""

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
    """`head`: how far the game is. `mine`: the reader's figures, the one that acts first. `threats`: foe -> those of
    mine it can hurt in its next turn, where the rules know better than counting steps. `dangers`: what else to beware
    of, worst first, each a sentence. `hand`: cards; `votes`: how a vote stands. `tally`: kind of line -> what it counts
    as in a digest ("moved", "came", "hurt", "fell")."""

    def __init__(self) -> None:
        self.head: list[str] = []
        self.spots: dict[str, Spot] = {}
        self.figures: dict[str, Figure] = {}
        self.mine: list[str] = []
        self.threats: dict[str, list[str]] | None = None
        self.dangers: list[str] = []
        self.hand: list[str] = []
        self.votes: list[str] = []
        self.tally: dict[str, str] = {}

    def add_spot(self, spot: Spot) -> None:
        self.spots[spot.thing] = spot

    def add(self, figure: Figure) -> None:
        self.figures[figure.thing] = figure
