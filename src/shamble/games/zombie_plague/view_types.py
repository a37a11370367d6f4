"""Types of the data that clients of Zombie Plague receive: seat views and the scene."""

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
    """Weapon.

    `fights`: the card whose values it has now (an empty gun as a bat); null = bare hands.
    """

    id: str
    card: str
    loaded: bool
    barrel: bool
    fights: str | None


class FigureView(TypedDict):
    """Figure. `col` and `row` are 0 in the car (`aboard`)."""

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
    """The table as a seat sees it.

    `searched`: place -> the humans who searched it; `car`: still in the drive; `lines`: zombies in line at
    each barricade; `aim`: option -> the squares it would hit.
    """

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
    """Square from which humans enter the car, and the facing there."""

    square: Square
    facing: Facing


class CarScene(TypedDict):
    """First and last column and row, and its doors."""

    columns: tuple[int, int]
    rows: tuple[int, int]
    doors: list[DoorScene]


class WeaponScene(TypedDict):
    """Values of a weapon.

    `range`: how far it reaches (0 = the square in front), or `area`: length and width; `kills`, `pushes`:
    the faces that do; `oops`: the meaning of a 1.
    """

    range: int
    area: tuple[int, int] | None
    kills: list[int]
    pushes: list[int]
    oops: Oops


class PlagueScene(TypedDict):
    """The house.

    `cells`, `rooms`: a letter for each square's ground and room; `spots`: what each square is named after
    and on which side (`places.place_args`: "garden n"); `walls`: between squares; `weapons`: by card;
    `inLine`: zombies in line that break a barricade.
    """

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
