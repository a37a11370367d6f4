"""Types of the client data: the view of a seat and the fixed scene."""

from typing import Literal, NotRequired, TypedDict

Terrain = Literal["clear", "rough", "building"]
ScenarioName = Literal[
    "for-a-few-bullets-more",
    "the-barricade",
    "search-and-destroy",
    "firefight",
    "the-cure",
    "race-to-the-helicopter",
    "skirmish",
    "campaign",
]
PhaseName = Literal["setup", "entry", "initiative", "survivors", "zombies", "shots", "over"]
Direction = Literal["NE", "E", "SE", "SW", "W", "NW"]
Pace = Literal["slow", "normal", "fast"]
Fate = Literal["waiting", "on-map", "left", "dead"]
ItemName = Literal[
    "pistol",
    "twin_pistols",
    "smg",
    "assault_rifle",
    "shotgun",
    "crossbow",
    "grenade",
    "bat",
    "machete",
    "ammo",
    "meds",
    "medkit",
    "vest",
    "scope",
]


class Bill(TypedDict):
    """Points that a player's team has cost so far."""

    survivors: int
    weapons: int
    gear: int


class GoalView(TypedDict):
    """A goal: `key` is a message; `all` is 0 if it is only counted."""

    key: str
    done: int
    all: int


class WeaponView(TypedDict):
    item: ItemName
    loaded: bool
    scope: bool
    range: int
    shots: list[int]


class SurvivorView(TypedDict):
    """A survivor.

    `seat` is -1 if the rules play it, `renegade` if it fights alone. `idle`: its Rep is below the die of its
    side.
    """

    id: str
    person: str
    seat: int
    side: int
    renegade: bool
    hex: str | None
    fate: Fate
    star: bool
    generic: bool
    wounded: bool
    wounds: int
    flipAt: int
    deadAt: int
    rep: int
    mp: int
    melee: int
    boost: int
    done: bool
    idle: bool
    hand: WeaponView | None
    pack: WeaponView | None
    gear: list[ItemName]
    boxes: int
    ability: str


class ZombieView(TypedDict):
    id: str
    hex: str
    pace: Pace
    direction: Direction
    still: bool


class PartyView(TypedDict):
    """A die of the initiative; `side` is set only if `party` is "side" or "renegade"."""

    party: Literal["dead", "side", "renegade"]
    side: int
    face: int


class MarkerView(TypedDict):
    hex: str
    number: int


class ChapterView(TypedDict):
    """A finished scenario of the campaign (AT-13.09)."""

    won: bool
    buildings: int
    zombies: int
    foes: int
    turns: int
    points: int


class HexView(TypedDict):
    """The game as a seat sees it.

    `phases`: those of this turn in order. `initiative`: highest die first. `bills`: what each player's team
    has cost so far, while teams are gathered. `light`: maximum sight in hexes, null by day. `decks`: zombie
    cards, loot cards. `chapter`: the campaign's scenario, 0 without one.
    """

    turn: int
    turns: int
    phase: PhaseName
    phases: list[PhaseName]
    scenario: ScenarioName
    layout: str
    acting: str | None
    mp: int
    action: bool
    fast: bool
    survivors: list[SurvivorView]
    zombies: list[ZombieView]
    cup: int
    shots: list[MarkerView]
    entered: list[str]
    searched: list[str]
    initiative: list[PartyView]
    decks: tuple[int, int]
    supply: dict[ItemName, int]
    points: list[int]
    bills: list[Bill]
    glory: list[int]
    kills: list[int]
    sky: Literal["day", "dusk", "night"]
    light: int | None
    goals: list[GoalView]
    chapter: int
    chronicle: list[ChapterView]
    fallen: list[str]


class HexScenery(TypedDict):
    """A hex.

    Coordinates are doubled: `x` in half hexes, a row is three quarters of a hex high. `wall`: part of the
    outpost's wall.
    """

    id: str
    row: int
    x: int
    terrain: Terrain
    road: NotRequired[bool]
    wall: NotRequired[bool]
    building: NotRequired[str]


class BuildingScenery(TypedDict):
    id: str
    hexes: list[str]


class BoardScenery(TypedDict):
    """A board as printed.

    `places`: the name of each hex, including half hexes at its sides: its spot, the message of its landmark,
    the steps to it, and the direction from it (index into `winds`, -1: none).
    """

    number: int
    hexes: list[HexScenery]
    buildings: list[BuildingScenery]
    places: dict[str, tuple[str, str, int, int]]


class PieceScenery(TypedDict):
    """The position of a board on the map.

    Its hex (r, h) is at (row + turn * r, x + turn * h) of the map.
    """

    board: int
    row: int
    x: int
    turn: Literal[1, -1]


class LayoutScenery(TypedDict):
    """A map, of one or two boards.

    Where they meet, the hexes of the first board count, except those of the seam.
    """

    layout: str
    pieces: list[PieceScenery]
    seam: list[HexScenery]


class PersonScenery(TypedDict):
    """A survivor as printed. `front` and `back`: Rep, MP, melee dice."""

    id: str
    front: tuple[int, int, int]
    back: tuple[int, int, int]
    star: bool
    generic: bool
    cost: int
    flipAt: int
    deadAt: int
    boxes: int
    pack: bool
    ability: str


class ItemScenery(TypedDict):
    id: str
    name: ItemName
    sort: Literal["ranged", "thrown", "melee", "gear"]
    cost: int
    range: int
    shots: list[int]
    keep: int
    loud: bool
    melee: int
    winsTies: bool


class BranchScenery(TypedDict):
    """A branch of a reaction test, as words of messages.

    `when` is its condition ("" means always), `then` its action.
    """

    when: str
    then: str


class ReactionScenery(TypedDict):
    test: Literal["being_charged", "received_fire", "in_sight", "charge"]
    passed: int
    branches: list[BranchScenery]


class HexScene(TypedDict):
    """Maps and counters.

    `campaign`: its scenarios in order. `long`: distance in hexes at which a survivor is hard to hit.
    """

    boards: list[BoardScenery]
    layouts: list[LayoutScenery]
    people: list[PersonScenery]
    items: list[ItemScenery]
    reactions: list[ReactionScenery]
    campaign: list[ScenarioName]
    long: int
    winds: list[str]
