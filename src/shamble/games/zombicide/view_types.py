"""Types of the data that clients of Zombicide receive: the view of a seat and the scene."""

from typing import Literal, NotRequired, TypedDict

from shamble.games.zombicide import names
from shamble.games.zombicide.board import CarKind, Cell, Colour, ObjectiveKind, Side, Spot
from shamble.games.zombicide.cards import EquipmentKind, Level, Zombie

GoalId = Literal[
    "all-out",
    "red",
    "orange",
    "yellow",
    "stand",
    "rounds",
    "clock",
    "kills",
    "cleared",
    "defended",
    "load",
    "aboard",
    "driven-out",
    "spawns",
    "escaped",
    "bunker",
    "supplies",
    "carried-out",
    "gather",
    "back",
    "objectives",
]
Rect = tuple[float, float, float, float]
Phase = Literal["setup", "players", "zombies", "end", "over"]


class Goal(TypedDict):
    """One condition of the mission; `bad` ones must not be reached."""

    id: GoalId
    rule: str
    done: int
    all: int
    bad: bool


class CardView(TypedDict):
    """Card of an inventory. `scope`: a Rifle with a Scope under it."""

    id: str
    card: str
    loaded: bool
    scope: bool


class SurvivorView(TypedDict):
    """Survivor. `slots`: hands first; null = empty."""

    id: str
    name: str
    seat: int
    fate: Literal["board", "left", "dead"]
    zone: str | None
    car: str | None
    chair: names.Chair | None
    xp: int
    level: Level
    skills: list[str]
    wounds: int
    slots: list[CardView | Literal["wound"] | None]
    actions: int
    actionsMax: int
    freeMoves: int
    freeFights: int
    freeSearches: int
    done: bool
    kills: int


class ZoneView(TypedDict):
    """A zone with something in it.

    `tokens`: of Noise; `noise`: tokens and survivors; `next`: where its zombies would go now, and how many
    each way; `runs`: the second steps of its Runners: from, to, number.
    """

    id: str
    noise: int
    tokens: int
    zombies: dict[Zombie, int]
    next: dict[str, int]
    runs: list[tuple[str, str, int]]


class CarView(TypedDict):
    """Car. `seats`: the driver's first."""

    id: str
    kind: CarKind
    zone: str | None
    drivable: bool
    searched: bool
    seats: list[str | None]
    cargo: list[CardView]


class ZombicideView(TypedDict):
    """The table.

    `levels`: the experience at which blue, yellow, orange and red begin; `dangers`: zones with survivors,
    and the attacks to expect there next.
    """

    mission: str
    round: int
    phase: Phase
    first: int
    acting: str | None
    danger: Level
    levels: list[int]
    survivors: list[SurvivorView]
    zones: list[ZoneView]
    dangers: dict[str, int]
    openDoors: list[str]
    spawns: list[str]
    objectives: list[str]
    cars: list[CarView]
    deck: int
    discards: int
    zombieDeck: int
    stock: dict[Zombie, int]
    escaped: int
    loud: str | None
    goals: list[Goal]


class TileScene(TypedDict):
    """Tile. `turns`: quarter turns clockwise."""

    tile: str
    turns: int


class RoomFace(TypedDict):
    """A room as printed on its tile, in 250ths of a tile.

    Floor and furniture turn with the tile.
    """

    name: str
    rects: list[tuple[int, int, int, int]]


class ZoneScene(TypedDict):
    """Zone.

    `rects`: its outline; `name`: of a room, "kitchen"; `place`: its name as message arguments
    (`places.place_args`).
    """

    id: str
    street: bool
    building: int
    cells: list[Cell]
    rects: list[Rect]
    name: str
    place: dict[str, str]
    links: list[str]


class DoorScene(TypedDict):
    """Door. `cell`: of the street in front of it; `side`: the side with the wall."""

    id: str
    color: Colour
    street: str
    room: str
    cell: Cell
    side: Side
    pos: Spot


class SpawnScene(TypedDict):
    id: str
    zone: str
    color: Colour
    pos: Spot


class ObjectiveScene(TypedDict):
    id: str
    zone: str
    color: Colour
    kind: ObjectiveKind
    pos: Spot


class CarScene(TypedDict):
    id: str
    zone: str
    kind: CarKind
    pos: Spot


class Marks(TypedDict):
    """Positions of the mission's marks."""

    start: Spot
    exit: NotRequired[Spot]
    goal: NotRequired[Spot]


class SheetScene(TypedDict):
    """Survivor sheet: skills by Danger Level. `item`: the card of a Starts-with skill, or ""."""

    id: str
    name: str
    item: str
    blue: list[str]
    yellow: list[str]
    orange: list[str]
    red: list[str]


class CardScene(TypedDict):
    """Values printed on an equipment card."""

    kind: EquipmentKind
    dice: int
    accuracy: int
    damage: int
    range: tuple[int, int]
    dual: bool
    noisy: bool
    opens: bool
    noisyDoor: bool
    reload: bool


class BlankSkill(TypedDict):
    """Skill for a blank sheet. `name`: as a file of survivors writes it."""

    id: str
    name: str


class BlankItem(TypedDict):
    """Starting item for a blank sheet. `skill`: the skill as a file of survivors writes it."""

    id: str
    skill: str


class BlankSheet(TypedDict):
    """Choices for the blank side of a survivor sheet (ZC-05.40).

    `starts`: the skill that takes an item; `longest`: characters in a name; `most`: survivors in a file.
    """

    skills: list[BlankSkill]
    starts: str
    items: list[BlankItem]
    longest: int
    most: int


class ZombicideScene(TypedDict):
    """Scene of a mission.

    `openings`: pairs of cells on both sides of a gap between two rooms; `crossings`: pairs of cells of a
    crosswalk between two street zones.
    """

    mission: str
    columns: int
    rows: int
    tiles: list[list[TileScene]]
    faces: dict[str, list[RoomFace]]
    zones: list[ZoneScene]
    openings: list[tuple[Cell, Cell]]
    crossings: list[tuple[Cell, Cell]]
    manholes: list[Cell]
    doors: list[DoorScene]
    spawns: list[SpawnScene]
    objectives: list[ObjectiveScene]
    cars: list[CarScene]
    start: str
    exit: str | None
    goal: str | None
    zombieExits: list[str]
    marks: Marks
    sheets: list[SheetScene]
    cards: dict[str, CardScene]
    blank: BlankSheet
