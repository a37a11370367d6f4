"""The board of a mission as data: what a client needs to draw it, told once. Lengths in tiles from the top-left
corner, x before y; a cell is a ninth of a tile, row before column."""

from typing import Final, NotRequired, TypedDict

from shamble.games.zombicide.board import (
    BOARDS,
    SIDES,
    TILES,
    Board,
    Car,
    CarKind,
    Cell,
    Colour,
    Objective,
    ObjectiveKind,
    Side,
    Spot,
)
from shamble.games.zombicide.cards import EQUIPMENT, Equipment, EquipmentKind
from shamble.games.zombicide.places import place_args, room_name
from shamble.games.zombicide.sheets import (
    ACTION,
    BEGINS,
    LONGEST_NAME,
    MOST_OWN,
    SHEETS,
    SKILL_IDS,
    SKILL_NAMES,
    STARTS_WITH,
    Sheet,
    may_start_with,
)

Rect = tuple[float, float, float, float]

CUTS: Final = (0.0, 0.3, 0.7, 1.0)  # where the cells of a tile begin


class TileScene(TypedDict):
    """`turns`: quarter turns clockwise."""

    tile: str
    turns: int


class RoomFace(TypedDict):
    """A room as it is printed on its tile, in 250ths of a tile: its floor and furniture turn with the tile."""

    name: str
    rects: list[tuple[int, int, int, int]]


class ZoneScene(TypedDict):
    """`rects`: its outline; `name`: of a room, "kitchen"; `place`: the zone in words (`places.place_args`)."""

    id: str
    street: bool
    building: int
    cells: list[Cell]
    rects: list[Rect]
    name: str
    place: dict[str, str]
    links: list[str]


class DoorScene(TypedDict):
    """`cell`: of the street in front of it; `side`: where the wall is."""

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
    """Where the mission's marks are printed."""

    start: Spot
    exit: NotRequired[Spot]
    goal: NotRequired[Spot]


class SheetScene(TypedDict):
    """A survivor sheet: skills by danger level. `item`: the card of a Starts-with skill, or ""."""

    id: str
    name: str
    item: str
    blue: list[str]
    yellow: list[str]
    orange: list[str]
    red: list[str]


class CardScene(TypedDict):
    """What is printed on an equipment card."""

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
    """`name`: as a file of survivors writes it."""

    id: str
    name: str


class BlankItem(TypedDict):
    """`skill`: as a file of survivors writes that one starts with it."""

    id: str
    skill: str


class BlankSheet(TypedDict):
    """What the blank side of a survivor sheet can be filled in with (ZC-05.40). `starts`: the skill that takes an item;
    `longest`: letters of a name; `most`: survivors in a file."""

    skills: list[BlankSkill]
    starts: str
    items: list[BlankItem]
    longest: int
    most: int


class ZombicideScene(TypedDict):
    """`openings`: pairs of cells of a gap between two rooms; `crossings`: of a crosswalk between two street zones."""

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


def scene(mission: int, roster: tuple[int, ...]) -> ZombicideScene:
    """The board of a mission, the cards, and the sheets to choose from."""
    board = BOARDS[mission]
    return {
        "mission": board.id,
        "columns": board.cols // 3,
        "rows": board.rows // 3,
        "tiles": [[{"tile": code, "turns": turns} for code, turns in row] for row in board.layout],
        "faces": {code: _face(code) for row in board.layout for code, _ in row},
        "zones": [_zone(board, zone) for zone in range(board.size)],
        "openings": board.openings,
        "crossings": board.crossings,
        "manholes": board.manhole_cells,
        "doors": [_door(board, number) for number in range(len(board.doors))],
        "spawns": [
            {
                "id": "spawn:" + spawn.id,
                "zone": _name(board, spawn.zone),
                "color": spawn.color,
                "pos": spawn.pos,
            }
            for spawn in board.spawns
        ],
        "objectives": [_objective(board, token) for token in board.objectives],
        "cars": [_car(board, car) for car in board.cars],
        "start": _name(board, board.start),
        "exit": _name(board, board.exit) if board.exit >= 0 else None,
        "goal": _name(board, board.goal) if board.goal >= 0 else None,
        "zombieExits": [_name(board, zone) for zone in board.zombie_exits],
        "marks": _marks(board),
        "sheets": [_sheet(SHEETS[number]) for number in roster],
        "cards": {kind.id: _card(kind) for kind in EQUIPMENT},
        "blank": _blank(),
    }


def _name(board: Board, zone: int) -> str:
    return "zone:" + board.names[zone]


def _face(code: str) -> list[RoomFace]:
    return [{"name": room["name"], "rects": room["rects"]} for room in TILES[code].rooms.values()]


def _zone(board: Board, zone: int) -> ZoneScene:
    return {
        "id": _name(board, zone),
        "street": board.street[zone],
        "building": board.building[zone],
        "cells": board.cells[zone],
        "rects": _rects(board, zone),
        "name": "" if board.street[zone] else room_name(board, zone),
        "place": {name: str(said) for name, said in place_args(BOARDS.index(board), zone).items()},
        "links": [_name(board, there) for there in board.links[zone]],
    }


def _door(board: Board, number: int) -> DoorScene:
    door = board.doors[number]
    return {
        "id": "door:" + door.id,
        "color": door.color,
        "street": _name(board, door.street),
        "room": _name(board, door.room),
        "cell": door.cell,
        "side": SIDES[door.side],
        "pos": door.pos,
    }


def _objective(board: Board, token: Objective) -> ObjectiveScene:
    return {
        "id": "obj:" + token.id,
        "zone": _name(board, token.zone),
        "color": token.color,
        "kind": token.kind,
        "pos": token.pos,
    }


def _car(board: Board, car: Car) -> CarScene:
    return {"id": "car:" + car.id, "zone": _name(board, car.zone), "kind": car.kind, "pos": car.pos}


def _marks(board: Board) -> Marks:
    marks: Marks = {"start": board.mission["start"]["pos"]}
    if "exit" in board.mission:
        marks["exit"] = board.mission["exit"]["pos"]
    if "goal" in board.mission:
        marks["goal"] = board.mission["goal"]["pos"]
    return marks


def _sheet(sheet: Sheet) -> SheetScene:
    return {
        "id": sheet.id,
        "name": sheet.name,
        "item": sheet.item,
        "blue": [SKILL_IDS[sheet.blue]],
        "yellow": [SKILL_IDS[ACTION]],
        "orange": [SKILL_IDS[skill] for skill in sheet.orange],
        "red": [SKILL_IDS[skill] for skill in sheet.red],
    }


def _card(kind: Equipment) -> CardScene:
    return {
        "kind": kind.kind,
        "dice": kind.dice,
        "accuracy": kind.accuracy,
        "damage": kind.damage,
        "range": (kind.range_min, kind.range_max),
        "dual": kind.dual,
        "noisy": kind.noisy,
        "opens": kind.opens_doors,
        "noisyDoor": kind.noisy_door,
        "reload": kind.reload,
    }


def _blank() -> BlankSheet:
    return {
        "skills": [
            {"id": SKILL_IDS[number], "name": name}
            for number, name in enumerate(SKILL_NAMES)
            if number != STARTS_WITH
        ],
        "starts": SKILL_IDS[STARTS_WITH],
        "items": [{"id": kind.id, "skill": BEGINS + kind.name} for kind in EQUIPMENT if may_start_with(kind)],
        "longest": LONGEST_NAME,
        "most": MOST_OWN,
    }


def _rects(board: Board, zone: int) -> list[Rect]:
    """True outline of a room; of a street zone its cells."""
    if board.street[zone]:
        return [_cell_rect(row, col) for row, col in board.cells[zone]]
    tile_row, tile_col, code, turns, letter = _place(board, zone)
    out: list[Rect] = []
    for x0, y0, x1, y1 in TILES[code].rooms[letter]["rects"]:
        for _ in range(turns):
            x0, y0, x1, y1 = 250 - y1, x0, 250 - y0, x1
        out.append((tile_col + x0 / 250, tile_row + y0 / 250, tile_col + x1 / 250, tile_row + y1 / 250))
    return out


def _cell_rect(row: int, col: int) -> Rect:
    left, upper = col // 3, row // 3
    return (left + CUTS[col % 3], upper + CUTS[row % 3], left + CUTS[col % 3 + 1], upper + CUTS[row % 3 + 1])


def _place(board: Board, zone: int) -> tuple[int, int, str, int, str]:
    """Tile row and column, tile code, quarter turns and letter of a room."""
    row, col = board.cells[zone][0]
    code, turns = board.layout[row // 3][col // 3]
    return row // 3, col // 3, code, turns, board.rooms[row, col][-1]
