"""What a seat can know, and the view sent to clients.

Only the order of the search deck is hidden in this game.
"""

from typing import Any, Final

from shamble.core.rng import Stream
from shamble.core.space.squares import OFF
from shamble.core.visibility import COUNT, PUBLIC, View, deal_unknown, imagine_kernel
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK, NO_CARD
from shamble.games.zombie_plague.places import place_args
from shamble.games.zombie_plague.rules.barricades import longest_line
from shamble.games.zombie_plague.rules.cards.card import KINDS
from shamble.games.zombie_plague.rules.cards.weapons import Weapon, fights_with
from shamble.games.zombie_plague.rules.human_attacks import AREA_LENGTH, AREA_WIDTH, covered, result_of
from shamble.games.zombie_plague.state import (
    ABOARD,
    ESCAPED,
    HUMAN_AP,
    IN_LINE,
    ON_BOARD,
    ZOMBIE_AP,
    ZOMBIFIED,
    PlagueState,
)
from shamble.games.zombie_plague.view_types import (
    Facing,
    FigureView,
    Phase,
    PlagueScene,
    PlagueView,
    Square,
    WeaponScene,
    WeaponView,
)

VISIBILITY: Final[dict[str, str]] = {
    "rules": PUBLIC,
    "human_seats": PUBLIC,
    "limit": PUBLIC,
    "round": PUBLIC,
    "phase": PUBLIC,
    "humans": PUBLIC,
    "gear": PUBLIC,
    "zombies": PUBLIC,
    "grid": PUBLIC,
    "edge": PUBLIC,
    "acting": PUBLIC,
    "ap": PUBLIC,
    "fresh": PUBLIC,
    "barricades": PUBLIC,
    "searched": PUBLIC,
    "bag": COUNT,
    "removed": PUBLIC,
    "lines": PUBLIC,
    "fear": PUBLIC,
    "eventful": PUBLIC,
    "speaker": PUBLIC,
    "converts": PUBLIC,
    "history": PUBLIC,
    "kills": PUBLIC,
}
PHASES: Final[tuple[Phase, ...]] = ("setup", "humans", "arrivals", "zombies")
FACINGS: Final[tuple[Facing, ...]] = ("N", "E", "S", "W")


def imagine(view: View[PlagueState], numbers: Stream) -> PlagueState:
    """Return a state with a random deck of the unseen cards; everything else is open."""
    g = view.known.clone()
    seen = set(g.removed)
    for gear in g.gear:
        seen.update(gear.cards())
    for frame in g.stack:  # a second weapon being offered
        seen.add(getattr(frame, "found_weapon", -1))
    deal_unknown([g.bag], [card for card in range(len(DECK)) if card not in seen], numbers)
    imagine_kernel(g, numbers)
    return g


# -------------------------------------------------------------------- the view sent to clients


def picture(view: View[PlagueState]) -> PlagueView:
    g = view.known
    needed = g.needed()
    return {
        "round": g.round,
        "phase": "over" if g.is_over() else PHASES[g.phase],
        "acting": names.figure_thing(g.acting) if g.acting else None,
        "figures": _humans(g) + _zombies(g),
        "fallen": [
            {
                "id": names.figure_thing(n + 1),
                "seat": h.seat,
                "number": n + 1,
                "fate": "escaped" if h.fate == ESCAPED else "zombified",
            }
            for n, h in enumerate(g.humans)
            if h.fate in (ESCAPED, ZOMBIFIED)
        ],
        "barricades": [names.opening_thing(o) for o in range(len(BOARD.openings)) if g.barricaded(o)],
        "searched": {
            names.place_thing(place): [
                names.figure_thing(n + 1) for n in range(len(g.humans)) if (humans >> (n + 1)) & 1
            ]
            for place, humans in enumerate(g.searched)
        },
        "deck": len(g.bag),
        "limit": g.limit,
        "counted": g.counted(),
        "fear": g.fear,
        "car": not any(h.fate == ESCAPED for h in g.humans),
        "goal": {
            "shut": sum(1 for o in needed if g.barricaded(o)),
            "openings": len(needed),
            "searched": sum(1 for humans in g.searched if humans),
            "places": len(BOARD.places),
            "inside": g.zombies_inside(),
        },
        "lines": [
            {"open": names.opening_thing(o), "count": longest_line(g, o)}
            for o in range(len(BOARD.openings))
            if g.barricaded(o)
        ],
        "aim": _aim(g),
    }


def _humans(g: PlagueState) -> list[FigureView]:
    out: list[FigureView] = []
    for n, h in enumerate(g.humans):
        if h.fate not in (ON_BOARD, ABOARD):
            continue
        gear = g.gear[n]
        weapon: WeaponView | None = None
        if gear.weapon != NO_CARD:
            fights = fights_with(g, n + 1)
            weapon = {
                "id": names.card_thing(gear.weapon),
                "card": DECK[gear.weapon],
                "loaded": gear.loaded,
                "barrel": gear.barrel,
                "fights": None if fights is None else fights.id,
            }
        acting = g.acting == n + 1
        out.append(
            {
                "id": names.figure_thing(n + 1),
                "kind": "human",
                "seat": h.seat,
                "number": n + 1,
                "col": _column(h.square),
                "row": _row(h.square),
                "facing": FACINGS[h.facing],
                "ap": g.ap if acting else 0 if h.done else HUMAN_AP,
                "apMax": max(HUMAN_AP, g.ap) if acting else HUMAN_AP,
                "done": h.done,
                "counted": False,
                "surprise": False,
                "weapon": weapon,
                "items": [{"id": names.card_thing(card), "card": DECK[card]} for card in gear.items],
                "aboard": h.fate == ABOARD,
            }
        )
    return out


def _zombies(g: PlagueState) -> list[FigureView]:
    out: list[FigureView] = []
    points = ZOMBIE_AP * 2 if g.fear else ZOMBIE_AP
    for n, z in enumerate(g.zombies):
        if z is None:
            continue
        out.append(
            {
                "id": names.figure_thing(-n - 1),
                "kind": "dog" if z.dog else "zombie",
                "seat": z.seat,
                "number": n + 1,
                "col": _column(z.square),
                "row": _row(z.square),
                "facing": FACINGS[z.facing],
                "ap": g.ap if g.acting == -n - 1 else 0 if z.done else points,
                "apMax": points,
                "done": z.done,
                "counted": z.counted,
                "surprise": z.surprise,
                "weapon": None,
                "items": [],
                "aboard": False,
            }
        )
    return out


def _column(square: int) -> int:
    return 0 if square == OFF else square % BOARD.width + 1


def _row(square: int) -> int:
    return 0 if square == OFF else square // BOARD.width + 1


def _aim(g: PlagueState) -> dict[str, list[str]]:
    """Return the squares the acting human's gun covers now."""
    if g.acting <= 0 or g.human(g.acting).fate != ON_BOARD:
        return {}
    squares = covered(g, g.acting)
    return {f"{names.figure(g.acting)} shoot": [names.square_thing(s) for s in squares]} if squares else {}


def scene(components: dict[str, Any]) -> PlagueScene:
    """Return the board as data that a client needs to draw it."""
    plan, car = components["map"], components["car"]
    return {
        "width": plan["width"],
        "height": plan["height"],
        "cells": plan["cells"],
        "rooms": plan["rooms"],
        "spots": [
            [_spot(row * BOARD.width + col) for col in range(BOARD.width)] for row in range(BOARD.height)
        ],
        "walls": [_pair(wall) for wall in components["walls"]["segments"]],
        "openings": [
            {"id": "open:" + o["id"], "kind": o["kind"], "between": _pair(o["between"])}
            for o in components["opening"]
        ],
        "places": [
            {"id": "place:" + p["id"], "square": _square(p["square"])} for p in components["search_square"]
        ],
        "car": {
            "columns": _square(car["columns"]),
            "rows": _square(car["rows"]),
            "doors": [
                {"square": _square(square), "facing": facing}
                for square, facing in zip(car["door_squares"], car["door_facing"], strict=True)
            ],
        },
        "weapons": {id: _weapon(kind) for id, kind in KINDS.items() if isinstance(kind, Weapon)},
        "inLine": IN_LINE,
    }


def _weapon(kind: Weapon) -> WeaponScene:
    results = {face: result_of(kind, face) for face in range(1, 7)}
    return {
        "range": kind.reach,
        "area": (AREA_LENGTH, AREA_WIDTH) if kind.area else None,
        "kills": [face for face, result in results.items() if result == "kill"],
        "pushes": [face for face, result in results.items() if result == "push"],
        "oops": kind.price,
    }


def _square(at: list[int]) -> Square:
    return at[0], at[1]


def _spot(square: int) -> str:
    """Return what a square is named after, and on which side of it."""
    name_args = place_args(square)
    return f"{name_args['spot']} {name_args['way']}"


def _pair(squares: list[list[int]]) -> tuple[Square, Square]:
    return _square(squares[0]), _square(squares[1])
