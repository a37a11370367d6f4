"""The board of a mission as data for clients, sent once.

Lengths are in tiles from the top-left corner, x before y; a cell is a ninth of a tile, row before column.
"""

from shamble.games.zombicide.board import (
    BOARDS,
    SIDES,
    TILES,
    Board,
    Car,
    Objective,
    cell_rect,
)
from shamble.games.zombicide.cards import EQUIPMENT, Equipment
from shamble.games.zombicide.places import place_args, room_name
from shamble.games.zombicide.sheets import (
    ACTION,
    MAX_NAME_CHARS,
    MAX_OWN,
    SHEETS,
    SKILL_IDS,
    SKILL_NAMES,
    STARTS_WITH,
    STARTS_WITH_PREFIX,
    Sheet,
    can_start_with,
)
from shamble.games.zombicide.view_types import (
    BlankSheet,
    CardScene,
    CarScene,
    DoorScene,
    Marks,
    ObjectiveScene,
    Rect,
    RoomFace,
    SheetScene,
    ZombicideScene,
    ZoneScene,
)


def scene(mission: int, roster: tuple[int, ...]) -> ZombicideScene:
    """Return the board of a mission, the cards, and the sheets to choose from."""
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
        "place": {name: str(value) for name, value in place_args(BOARDS.index(board), zone).items()},
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
    marks: Marks = {"start": board.marks["start"]}
    if "exit" in board.marks:
        marks["exit"] = board.marks["exit"]
    if "goal" in board.marks:
        marks["goal"] = board.marks["goal"]
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
        "items": [
            {"id": kind.id, "skill": STARTS_WITH_PREFIX + kind.name}
            for kind in EQUIPMENT
            if can_start_with(kind)
        ],
        "longest": MAX_NAME_CHARS,
        "most": MAX_OWN,
    }


def _rects(board: Board, zone: int) -> list[Rect]:
    """Return the outline of a room, or the cells of a street zone."""
    if board.street[zone]:
        return [cell_rect((row, col)) for row, col in board.cells[zone]]
    tile_row, tile_col, code, turns, letter = _place(board, zone)
    out: list[Rect] = []
    for x0, y0, x1, y1 in TILES[code].rooms[letter]["rects"]:
        for _ in range(turns):
            x0, y0, x1, y1 = 250 - y1, x0, 250 - y0, x1
        out.append((tile_col + x0 / 250, tile_row + y0 / 250, tile_col + x1 / 250, tile_row + y1 / 250))
    return out


def _place(board: Board, zone: int) -> tuple[int, int, str, int, str]:
    """Return tile row, tile column, tile code, quarter turns and letter of a room."""
    row, col = board.cells[zone][0]
    code, turns = board.layout[row // 3][col // 3]
    return row // 3, col // 3, code, turns, board.rooms[row, col][-1]
