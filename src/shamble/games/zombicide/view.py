"""What a seat may know, and how a client is told. Everything lies open in this game: which cards are still in a deck
follows from those in sight, and their order is decided when they are drawn."""

from typing import Any, Final, TypedDict

from shamble.core.rng import Stream
from shamble.core.visibility import PUBLIC, View, imagine_kernel
from shamble.games.zombicide import names
from shamble.games.zombicide.board import BOARDS, TILES, Board
from shamble.games.zombicide.cards import CARDS, EQUIPMENT, KIND_IDS, KINDS, LEVEL_IDS, RUNNER, WOUND
from shamble.games.zombicide.goals import GoalPicture, goals
from shamble.games.zombicide.rules.zombie_moves import next_zones, noise_map
from shamble.games.zombicide.sheets import ACTION, SHEETS, SKILL_IDS, Sheet
from shamble.games.zombicide.state import (
    LEFT,
    ON_BOARD,
    ON_FOOT,
    ORANGE_FROM,
    SEATS,
    YELLOW_FROM,
    ZombicideState,
)

VISIBILITY: Final[dict[str, str]] = dict.fromkeys(
    [
        "mission",
        "rules",
        "survivors",
        "zombies",
        "noise",
        "cars",
        "cargo",
        "bag",
        "top",
        "discards",
        "aside",
        "pool",
        "zombie_bag",
        "zombie_discards",
        "scopes",
        "stock",
        "escaped",
        "idle",
        "kills",
        "doors",
        "opened",
        "spawns",
        "objectives",
        "pimped",
        "unloaded",
        "supplies",
        "blue_found",
        "first",
        "round",
        "phase",
        "roster",
        "acting",
        "actions",
        "free_moves",
        "free_fights",
        "free_searches",
        "used",
        "killed",
        "loud",
        "tough",
        "history",
    ],
    PUBLIC,
)
PHASES: Final = ("setup", "players", "zombies", "end")


def imagine(view: View[ZombicideState], numbers: Stream) -> ZombicideState:
    """Only future chance is unknown."""
    g = view.known.clone()
    imagine_kernel(g, numbers)
    return g


class CardPicture(TypedDict):
    id: str
    card: str
    loaded: bool
    scope: bool


class SurvivorPicture(TypedDict):
    id: str
    name: str
    seat: int
    fate: str
    zone: str | None
    car: str | None
    chair: str | None
    xp: int
    level: str
    skills: list[str]
    wounds: int
    slots: list[CardPicture | str | None]
    actions: int
    actionsMax: int
    freeMoves: int
    freeFights: int
    freeSearches: int
    done: bool
    kills: int


class ZonePicture(TypedDict):
    id: str
    noise: int
    tokens: int
    zombies: dict[str, int]
    next: list[str]
    runs: list[list[str]]


class CarPicture(TypedDict):
    id: str
    kind: str
    zone: str | None
    drivable: bool
    searched: bool
    seats: list[str | None]
    cargo: list[CardPicture]


class ZombicidePicture(TypedDict):
    """The view of Zombicide as a client gets it."""

    mission: str
    round: int
    phase: str
    first: int
    acting: str | None
    danger: str
    levels: list[int]
    survivors: list[SurvivorPicture]
    zones: list[ZonePicture]
    openDoors: list[str]
    spawns: list[str]
    objectives: list[str]
    cars: list[CarPicture]
    deck: int
    discards: int
    zombieDeck: int
    stock: dict[str, int]
    escaped: int
    sight: list[str]
    loud: str | None
    goals: list[GoalPicture]


def picture(view: View[ZombicideState]) -> ZombicidePicture:
    g = view.known
    board = g.board()
    return {
        "mission": board.id,
        "round": g.round,
        "phase": "over" if g.over() else PHASES[g.phase],
        "first": g.first,
        "acting": names.survivor_thing(g, g.acting) if g.acting >= 0 else None,
        "danger": LEVEL_IDS[g.danger()],
        "levels": [0, YELLOW_FROM, ORANGE_FROM, g.rules.red_from()],
        "survivors": [_survivor(g, n) for n in range(len(g.survivors))],
        "zones": _zones(g),
        "openDoors": [names.door_thing(g, d) for d in range(len(board.doors)) if g.door_open(d)],
        "spawns": [names.spawn_thing(g, s) for s in range(len(board.spawns)) if g.spawns >> s & 1],
        "objectives": [
            names.objective_thing(g, o) for o in range(len(board.objectives)) if g.objectives >> o & 1
        ],
        "cars": [_car(g, car) for car in range(len(g.cars))],
        "deck": len(g.bag) + len(g.top),
        "discards": len(g.discards),
        "zombieDeck": len(g.zombie_bag),
        "stock": {KIND_IDS[kind]: g.stock[kind] for kind in range(KINDS)},
        "escaped": sum(g.escaped),
        "sight": _sight(g),
        "loud": names.survivor_thing(g, g.loud) if g.loud >= 0 else None,
        "goals": goals(g),
    }


def _card(g: ZombicideState, card: int) -> CardPicture:
    return {
        "id": names.card_thing(card),
        "card": CARDS[card].id,
        "loaded": not g.unloaded >> card & 1,
        "scope": g.scope_under(card),
    }


def _survivor(g: ZombicideState, n: int) -> SurvivorPicture:
    s = g.survivors[n]
    acting = g.acting == n
    most = g.actions_of(n)
    slots: list[CardPicture | str | None] = []
    for card in s.slots:
        slots.append("wound" if card == WOUND else _card(g, card) if card >= 0 else None)
    return {
        "id": names.survivor_thing(g, n),
        "name": names.survivor(g, n),
        "seat": s.seat,
        "fate": "board" if s.fate == ON_BOARD else "left" if s.fate == LEFT else "dead",
        "zone": names.zone_thing(g, s.zone) if s.zone >= 0 else None,
        "car": names.car_thing(g, s.car) if s.car != ON_FOOT else None,
        "chair": names.chair(s.chair) if s.car != ON_FOOT else None,
        "xp": s.xp,
        "level": LEVEL_IDS[g.level(n)],
        "skills": [SKILL_IDS[skill] for skill in s.skills],
        "wounds": s.wounds(),
        "slots": slots,
        "actions": g.actions if acting else 0 if s.done else most,
        "actionsMax": max(most, g.actions) if acting else most,
        "freeMoves": g.free_moves if acting else 0,
        "freeFights": g.free_fights if acting else 0,
        "freeSearches": g.free_searches if acting else 0,
        "done": s.done,
        "kills": g.kills[n],
    }


def _zones(g: ZombicideState) -> list[ZonePicture]:
    """Zones with something in them: noise, zombies, and where these would go now."""
    out: list[ZonePicture] = []
    noise = noise_map(g)
    permanent = g.board().permanent_noise
    for zone in range(g.board().size):
        if not noise[zone] and not g.zombies_in(zone):
            continue
        ways: list[int] = []
        if g.zombies_in(zone) and not g.in_zone(zone):
            ways = next_zones(g, zone, noise)
        out.append(
            {
                "id": names.zone_thing(g, zone),
                "noise": noise[zone],
                "tokens": g.noise[zone] + permanent[zone],
                "zombies": {KIND_IDS[k]: g.horde(zone, k) for k in range(KINDS) if g.horde(zone, k)},
                "next": [names.zone_thing(g, there) for there in ways],
                "runs": _runs(g, ways, noise) if g.horde(zone, RUNNER) else [],
            }
        )
    return out


def _runs(g: ZombicideState, ways: list[int], noise: list[int]) -> list[list[str]]:
    """The second step of Runners (ZC-07.23): pairs of zones, from where the first one takes them."""
    out: list[list[str]] = []
    for zone in ways:
        if g.in_zone(zone):
            continue  # they attack instead
        for there in next_zones(g, zone, noise):
            out.append([names.zone_thing(g, zone), names.zone_thing(g, there)])
    return out


def _car(g: ZombicideState, car: int) -> CarPicture:
    token = g.board().cars[car]
    seats: list[str | None] = []
    for chair in range(SEATS):
        who = g.seated(car, chair)
        seats.append(names.survivor_thing(g, who) if who >= 0 else None)
    return {
        "id": names.car_thing(g, car),
        "kind": token.kind,
        "zone": names.zone_thing(g, g.cars[car]) if g.cars[car] >= 0 else None,
        "drivable": token.drivable,
        "searched": bool(g.pimped >> car & 1),
        "seats": seats,
        "cargo": [_card(g, card) for card in g.cargo[car]],
    }


def _sight(g: ZombicideState) -> list[str]:
    """The zones the acting survivor sees."""
    if g.acting < 0 or g.survivors[g.acting].zone < 0:
        return []
    return [names.zone_thing(g, zone) for zone in g.ways().seen[g.survivors[g.acting].zone]]


def scene(mission: int, roster: tuple[int, ...]) -> dict[str, Any]:
    """The board as data: what a client needs to draw it. Lengths in tiles from the top-left corner."""
    board = BOARDS[mission]
    return {
        "mission": board.id,
        "columns": board.cols // 3,
        "rows": board.rows // 3,
        "cuts": [0, 0.3, 0.7, 1],
        "tiles": [[{"tile": code, "turns": turns} for code, turns in row] for row in board.layout],
        "faces": {code: _face(code) for row in board.layout for code, _ in row},
        "zones": [
            {
                "id": "zone:" + name,
                "street": board.street[zone],
                "building": board.building[zone],
                "cells": [list(cell) for cell in board.cells[zone]],
                "rects": _rects(board, zone),
                "name": _room_name(board, zone),
                "links": ["zone:" + board.names[there] for there in board.links[zone]],
            }
            for zone, name in enumerate(board.names)
        ],
        "doors": [
            {
                "id": "door:" + door.id,
                "color": door.color,
                "street": "zone:" + board.names[door.street],
                "room": "zone:" + board.names[door.room],
                "cell": list(door.cell),
                "side": "NESW"[door.side],
                "pos": door.pos,
            }
            for door in board.doors
        ],
        "spawns": [_token("spawn", board, spawn) for spawn in range(len(board.spawns))],
        "objectives": [_token("obj", board, number) for number in range(len(board.objectives))],
        "cars": [_token("car", board, car) for car in range(len(board.cars))],
        "manholes": ["zone:" + board.names[zone] for zone, _ in board.manholes],
        "start": "zone:" + board.names[board.start],
        "exit": "zone:" + board.names[board.exit] if board.exit >= 0 else None,
        "goal": "zone:" + board.names[board.goal] if board.goal >= 0 else None,
        "zombieExits": ["zone:" + board.names[zone] for zone in board.zombie_exits],
        "marks": {
            mark: board.mission[mark]["pos"] for mark in ("start", "exit", "goal") if mark in board.mission
        },
        "sheets": [_sheet(SHEETS[number]) for number in roster],
        "cards": {
            kind.id: {
                "kind": kind.kind,
                "dice": kind.dice,
                "accuracy": kind.accuracy,
                "damage": kind.damage,
                "range": [kind.range_min, kind.range_max],
                "dual": kind.dual,
                "noisy": kind.noisy,
                "opens": kind.opens_doors,
                "noisyDoor": kind.noisy_door,
                "reload": kind.reload,
            }
            for kind in EQUIPMENT
        },
    }


def _face(code: str) -> dict[str, Any]:
    """A tile as it is printed; cells and pairs of cells as in the data."""
    tile = TILES[code]
    return {
        "cells": tile.cells,
        "open": [[list(a), list(b)] for a, b in tile.open],
        "cross": [[list(a), list(b)] for a, b in tile.cross],
        "border": tile.border,
        "manholes": [list(cell) for cell in tile.manholes],
        "rooms": {
            letter: {"name": room["name"], "rects": room["rects"]} for letter, room in tile.rooms.items()
        },
    }


def _sheet(sheet: Sheet) -> dict[str, Any]:
    """A survivor sheet: the skills of each danger level, and the card of a Starts-with skill."""
    return {
        "id": sheet.id,
        "name": sheet.name,
        "item": sheet.item,
        "blue": [SKILL_IDS[sheet.blue]],
        "yellow": [SKILL_IDS[ACTION]],
        "orange": [SKILL_IDS[skill] for skill in sheet.orange],
        "red": [SKILL_IDS[skill] for skill in sheet.red],
    }


def _token(mark: str, board: Board, number: int) -> dict[str, Any]:
    tokens = {"spawn": board.spawns, "obj": board.objectives, "car": board.cars}[mark]
    token = tokens[number]
    return {
        "id": f"{mark}:{token.id}",
        "zone": "zone:" + board.names[token.zone],
        "color": token.color,
        "kind": token.kind,
        "pos": token.pos,
    }


def _place(board: Board, zone: int) -> tuple[int, int, str, int, str]:
    """Tile row and column, tile code, quarter turns and letter of a room."""
    row, col = board.cells[zone][0]
    code, turns = board.layout[row // 3][col // 3]
    return row // 3, col // 3, code, turns, board.rooms[row, col][-1]


def _rects(board: Board, zone: int) -> list[list[float]]:
    """True outline of a room; of a street zone its cells."""
    out: list[list[float]] = []
    if board.street[zone]:
        cuts = (0.0, 0.3, 0.7, 1.0)
        for row, col in board.cells[zone]:
            left, upper = col // 3, row // 3
            out.append(
                [
                    left + cuts[col % 3],
                    upper + cuts[row % 3],
                    left + cuts[col % 3 + 1],
                    upper + cuts[row % 3 + 1],
                ]
            )
        return out
    tile_row, tile_col, code, turns, letter = _place(board, zone)
    for x0, y0, x1, y1 in TILES[code].rooms[letter]["rects"]:
        for _ in range(turns):
            x0, y0, x1, y1 = 250 - y1, x0, 250 - y0, x1
        out.append([tile_col + x0 / 250, tile_row + y0 / 250, tile_col + x1 / 250, tile_row + y1 / 250])
    return out


def _room_name(board: Board, zone: int) -> str:
    if board.street[zone]:
        return ""
    _, _, code, _, letter = _place(board, zone)
    return str(TILES[code].rooms[letter]["name"])
