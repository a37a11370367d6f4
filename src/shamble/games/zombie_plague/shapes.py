"""The types of what a client of Zombie Plague is told: the view of a seat and the scene."""

from typing import Literal, TypedDict

from shamble.games.zombie_plague.rules.cards.weapons import Oops

Square = tuple[int, int]  # column and row, from 1
Phase = Literal["setup", "humans", "arrivals", "zombies", "over"]
Facing = Literal["N", "E", "S", "W"]


class GoalView(TypedDict):
    shut: int
    openings: int
    searched: int
    places: int
    inside: int


class ItemView(TypedDict):
    id: str
    card: str


class WeaponView(TypedDict):
    """`fights`: the card by whose numbers it fights as it is now (an empty gun may be a bat); null = as bare hands."""

    id: str
    card: str
    loaded: bool
    barrel: bool
    fights: str | None


class FigureView(TypedDict):
    """`col` and `row` are 0 in the car (`aboard`)."""

    id: str
    kind: Literal["human", "zombie", "dog"]
    seat: int
    number: int
    col: int
    row: int
    facing: Facing
    ap: int
    apMax: int
    done: bool
    counted: bool
    surprise: bool
    weapon: WeaponView | None
    items: list[ItemView]
    aboard: bool


class FallenView(TypedDict):
    id: str
    seat: int
    number: int
    fate: Literal["escaped", "zombified"]


class LineView(TypedDict):
    open: str
    count: int


class PlagueView(TypedDict):
    """A table of Zombie Plague as a seat sees it. `searched`: place -> who has searched it; `car`: it still stands in
    the drive; `lines`: how many stand in line at each barricade; `aim`: option -> the squares it would hit."""

    round: int
    phase: Phase
    acting: str | None
    figures: list[FigureView]
    fallen: list[FallenView]
    barricades: list[str]
    searched: dict[str, list[str]]
    deck: int
    limit: int
    counted: int
    fear: bool
    car: bool
    goal: GoalView
    lines: list[LineView]
    aim: dict[str, list[str]]


class OpeningScene(TypedDict):
    id: str
    kind: Literal["door", "window", "garage_door", "inner_door"]
    between: tuple[Square, Square]


class PlaceScene(TypedDict):
    id: str
    square: Square


class DoorScene(TypedDict):
    """Where one gets into the car, and which way one looks then."""

    square: Square
    facing: Facing


class CarScene(TypedDict):
    """First and last column and row, and its doors."""

    columns: tuple[int, int]
    rows: tuple[int, int]
    doors: list[DoorScene]


class WeaponScene(TypedDict):
    """What a weapon does: how far it reaches (0 = the square in front), or how long and wide an area; on which faces it
    kills or pushes; what a 1 means."""

    range: int
    area: tuple[int, int] | None
    kills: list[int]
    pushes: list[int]
    oops: Oops


class PlagueScene(TypedDict):
    """The house: a letter for each square's ground and for its room; what each square is called after and on which side
    of it it lies (`places.place_args`: "garden n"); walls between squares; the weapons by card; how many in line break
    a barricade."""

    width: int
    height: int
    cells: list[str]
    rooms: list[str]
    spots: list[list[str]]
    walls: list[tuple[Square, Square]]
    openings: list[OpeningScene]
    places: list[PlaceScene]
    car: CarScene
    weapons: dict[str, WeaponScene]
    inLine: int
