"""What a seat may know, and how a client is told. Only the order of the search deck is hidden in this game."""

from typing import Any, Final, TypedDict

from shamble.core.rng import Stream
from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.core.visibility import COUNT, PUBLIC, View, deal_unknown, imagine_kernel
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.actions import HUMAN_AP, ZOMBIE_AP
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK
from shamble.games.zombie_plague.rules.barricades import longest_line
from shamble.games.zombie_plague.rules.human_attacks import area_squares, line_squares
from shamble.games.zombie_plague.state import ABOARD, ESCAPED, ON_BOARD, ZOMBIFIED, PlagueState

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
PHASES: Final = ("setup", "humans", "arrivals", "zombies")


def imagine(view: View[PlagueState], numbers: Stream) -> PlagueState:
    """The unseen cards are the deck; everything else lies open."""
    g = view.known.clone()
    seen = set(g.removed)
    for gear in g.gear:
        seen.update(gear.cards())
    for frame in g.stack:  # a second weapon being looked at
        seen.add(getattr(frame, "found", -1))
    deal_unknown([g.bag], [card for card in range(len(DECK)) if card not in seen], numbers)
    imagine_kernel(g, numbers)
    return g


class CardPicture(TypedDict):
    id: str
    card: str


class WeaponPicture(TypedDict):
    id: str
    card: str
    loaded: bool
    barrel: bool


class FigurePicture(TypedDict):
    id: str
    kind: str
    seat: int
    number: int
    col: int
    row: int
    facing: str
    ap: int
    apMax: int
    done: bool
    counted: bool
    surprise: bool
    weapon: WeaponPicture | None
    items: list[CardPicture]
    aboard: bool


class FallenPicture(TypedDict):
    id: str
    seat: int
    number: int
    fate: str


class GoalPicture(TypedDict):
    shut: int
    openings: int
    searched: int
    places: int
    inside: int


class LinePicture(TypedDict):
    open: str
    count: int


class PlaguePicture(TypedDict):
    """The view of Zombie Plague as a client gets it."""

    round: int
    phase: str
    acting: str | None
    figures: list[FigurePicture]
    fallen: list[FallenPicture]
    barricades: list[str]
    searched: dict[str, list[str]]
    deck: int
    limit: int
    counted: int
    fear: bool
    goal: GoalPicture
    lines: list[LinePicture]
    aim: dict[str, list[str]]


def picture(view: View[PlagueState]) -> PlaguePicture:
    g = view.known
    needed = g.needed()
    return {
        "round": g.round,
        "phase": "over" if g.over() else PHASES[g.phase],
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


def _humans(g: PlagueState) -> list[FigurePicture]:
    out: list[FigurePicture] = []
    for n, h in enumerate(g.humans):
        if h.fate not in (ON_BOARD, ABOARD):
            continue
        gear = g.gear[n]
        weapon: WeaponPicture | None = None
        if gear.weapon >= 0:
            weapon = {
                "id": names.card_thing(gear.weapon),
                "card": DECK[gear.weapon].id,
                "loaded": gear.loaded,
                "barrel": gear.barrel,
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
                "facing": DIRECTIONS[h.facing],
                "ap": g.ap if acting else 0 if h.done else HUMAN_AP,
                "apMax": max(HUMAN_AP, g.ap) if acting else HUMAN_AP,
                "done": h.done,
                "counted": False,
                "surprise": False,
                "weapon": weapon,
                "items": [{"id": names.card_thing(card), "card": DECK[card].id} for card in gear.items],
                "aboard": h.fate == ABOARD,
            }
        )
    return out


def _zombies(g: PlagueState) -> list[FigurePicture]:
    out: list[FigurePicture] = []
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
                "facing": DIRECTIONS[z.facing],
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
    """The squares the acting human's gun covers now."""
    if g.acting <= 0 or g.human(g.acting).fate != ON_BOARD:
        return {}
    gear = g.gear_of(g.acting)
    kind = gear.weapon_kind()
    if kind is None or not kind.firearm or not gear.loaded:
        return {}
    squares = area_squares(g, g.acting) if kind.shotgun else line_squares(g, g.acting, kind.reach)
    return {f"{names.figure(g.acting)} shoot": [names.square_thing(s) for s in squares]}


def scene(components: dict[str, Any]) -> dict[str, Any]:
    """The board as data: what a client needs to draw it."""
    plan = components["map"]
    return {
        "width": plan["width"],
        "height": plan["height"],
        "cells": plan["cells"],
        "rooms": plan["rooms"],
        "drawing": plan["drawing"],
        "walls": components["walls"]["segments"],
        "openings": [
            {
                "id": "open:" + o["id"],
                "kind": o["kind"],
                "between": o["between"],
                "house": o["belongs_to"],
                "needed": o["needed_for_victory"],
            }
            for o in components["opening"]
        ],
        "places": [
            {"id": "place:" + p["id"], "square": p["square"], "from": p["search_from"], "facing": p["facing"]}
            for p in components["search_square"]
        ],
        "car": {
            "columns": components["car"]["columns"],
            "rows": components["car"]["rows"],
            "doors": components["car"]["door_squares"],
        },
    }
