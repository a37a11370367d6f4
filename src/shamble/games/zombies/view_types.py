"""Types of the client data: the view of a seat and the fixed scene."""

from typing import Literal, TypedDict

from shamble.games.zombies.places import SpotWord
from shamble.games.zombies.rules.windows import PointWord

Phase = Literal["setup", "tile", "fight", "cards", "move", "zombies", "discard", "over"]
Status = Literal["alive", "dead", "safe", "zombie"]
TokenWord = Literal["life", "bullet", "survivor", "hidden"]
Side = Literal["N", "E", "S", "W"]


class Goal(TypedDict):
    """Victory conditions of this mode and scenario; 0 means no such condition."""

    zombies: int
    survivors: int
    recovered: int
    weapon: bool
    everybody: bool
    team: bool
    dawn: int


class Door(TypedDict):
    """The door of a building: its square, and the side that opens to the street."""

    square: str
    side: Side


class Tile(TypedDict):
    """A tile on the map.

    `x` and `y` count tiles from the Town Square, `rot` is in quarter turns clockwise, `kind` its id in the
    scene. `spots` gives the kind of each of the nine squares, "" means not playable. `near` is the kind of
    the tile it is named after, `east` and `south` the distance from it in tiles.
    """

    id: str
    kind: str
    x: int
    y: int
    rot: int
    door: Door | None
    spots: list[SpotWord]
    near: str
    east: int
    south: int


class Zombie(TypedDict):
    """A zombie. `moved`: already moved this turn by the player who moves zombies now."""

    id: str
    x: int
    y: int
    moved: bool


class Token(TypedDict):
    kind: TokenWord
    x: int
    y: int
    count: int


class HandCard(TypedDict):
    """A card; `card` is its id in the scene."""

    id: str
    card: str
    item: bool


class LaidItem(TypedDict):
    """An item in play; `shots` are the rolls until it is used up, 0 if it never is."""

    id: str
    card: str
    shots: int


class Pawn(TypedDict):
    """A player; `team` is -1 if there are no teams."""

    id: str
    seat: int
    x: int
    y: int
    status: Status
    life: int
    bullets: int
    kills: int
    deaths: int
    hand: int
    plays: int
    items: list[LaidItem]
    carrying: bool
    recovered: int
    team: int


class Effect(TypedDict):
    """A lasting card: its victim or owner, and whether it is active or waits for a turn."""

    card: str
    seat: int
    active: bool
    tile: str | None


class Ghost(TypedDict):
    """The tile being placed: who places it, and what comes on it."""

    kind: str
    placer: int
    zombies: int
    life: int
    bullets: int
    survivors: int


class Movement(TypedDict):
    """The current movement: whose pawn, who moves it, how many squares."""

    pawn: str
    mover: int
    left: int
    total: int


class OpenWindow(TypedDict):
    """The open window: the point in the turn, the players asked, and those who have passed."""

    point: PointWord
    asked: list[int]
    passed: list[int]


class Pile(TypedDict):
    left: int
    helipad: Literal["pile", "map", "gone"]
    unplayable: list[str]


class ZombiesView(TypedDict):
    """The game as a seat sees it.

    `x` and `y` of squares: column and row over the whole map, counted from the north-west corner of the Town
    Square. `toMove`: zombies still to be moved, 0 means none or no limit.
    """

    round: int
    phase: Phase
    active: int
    tiles: list[Tile]
    zombies: list[Zombie]
    tokens: list[Token]
    pawns: list[Pawn]
    hand: list[HandCard]
    deck: int
    pile: Pile
    supply: int
    effects: list[Effect]
    ghost: Ghost | None
    move: Movement | None
    toMove: int
    window: OpenWindow | None
    fast: bool
    keeper: int
    goal: Goal


class TileKind(TypedDict):
    """A kind of tile as printed: R road, B building, O yard, X not playable.

    `item` can be laid down in it.
    """

    kind: Literal["start", "helipad", "named", "generic"]
    count: int
    grid: list[str]
    exits: list[Side]
    zombies: int
    life: int
    bullets: int
    survivors: int
    item: str | None


class CardInfo(TypedDict):
    item: bool
    count: int
    places: list[str]
    rule: str


class ZombiesScene(TypedDict):
    """Tiles and cards as data for drawing. The map itself is in the view."""

    tiles: dict[str, TileKind]
    cards: dict[str, CardInfo]
    maxLife: int
