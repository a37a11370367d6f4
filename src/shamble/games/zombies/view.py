"""Hidden information of the game, and the client data.

Other players' hands and the event deck are hidden. Map tiles and face-down tokens have no order: they are
drawn at random when needed.
"""

from typing import Any, Final

from shamble.core.rng import Stream
from shamble.core.space.squares import OFF
from shamble.core.visibility import COUNT, OWNER, PUBLIC, View, deal_unknown, imagine_kernel
from shamble.games.zombies import names
from shamble.games.zombies.board import HELIPAD_TILE, KINDS, ROAD, TILES
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.cards import KINDS as CARD_KINDS
from shamble.games.zombies.flow import Moving
from shamble.games.zombies.places import spot_of
from shamble.games.zombies.rules.cards.base import ITEMS
from shamble.games.zombies.rules.tiles import PlaceTile, tiles_left
from shamble.games.zombies.rules.victory import survivors_wanted
from shamble.games.zombies.rules.windows import CardWindow
from shamble.games.zombies.rules.zombie_movement import ALL, WalkZombies
from shamble.games.zombies.state import MANY, MAX_LIFE, NOTHING, ON_MAP, ZombiesState
from shamble.games.zombies.view_types import (
    Door,
    Ghost,
    Goal,
    HandCard,
    LaidItem,
    Movement,
    OpenWindow,
    Pawn,
    Phase,
    Side,
    Status,
    Tile,
    Token,
    TokenWord,
    Zombie,
    ZombiesScene,
    ZombiesView,
)

VISIBILITY: Final[dict[str, str]] = {
    "rules": PUBLIC,
    "city": PUBLIC,
    "pile": PUBLIC,
    "unplayable": PUBLIC,
    "helipad": PUBLIC,
    "grid": PUBLIC,
    "zombies": PUBLIC,
    "moved": PUBLIC,
    "supply": PUBLIC,
    "tokens": PUBLIC,
    "bags": PUBLIC,
    "stranded": PUBLIC,
    "square": PUBLIC,
    "life": PUBLIC,
    "bullets": PUBLIC,
    "kills": PUBLIC,
    "status": PUBLIC,
    "deaths": PUBLIC,
    "carrying": PUBLIC,
    "recovered": PUBLIC,
    "armed": PUBLIC,
    "played": PUBLIC,
    "silent": PUBLIC,
    "shots": PUBLIC,
    "hands": OWNER,
    "items": PUBLIC,
    "deck": COUNT,
    "discard": PUBLIC,
    "lasting": PUBLIC,
    "first": PUBLIC,
    "active": PUBLIC,
    "round": PUBLIC,
    "phase": PUBLIC,
    "base": PUBLIC,
    "doubled": PUBLIC,
    "halved": PUBLIC,
    "used": PUBLIC,
    "by_car": PUBLIC,
    "mover": PUBLIC,
    "windowed": PUBLIC,
    "placer": PUBLIC,
    "fast_on": PUBLIC,
    "keeper": PUBLIC,
    "grave": PUBLIC,
    "teams": PUBLIC,
    "history": PUBLIC,
}
PHASES: Final[tuple[Phase, ...]] = ("setup", "tile", "fight", "cards", "move", "zombies", "discard")
TOKENS: Final[tuple[TokenWord, ...]] = (
    "hidden",
    "life",
    "bullet",
    "survivor",
    "hidden",
)  # by the token on a square
STATUS: Final[tuple[Status, ...]] = ("alive", "dead", "safe", "zombie")
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")


def imagine(view: View[ZombiesState], numbers: Stream) -> ZombiesState:
    """Return a full state: the unseen cards are dealt to the other hands and the deck."""
    g = view.known.clone()
    g.unshare()
    seen = set(g.discard)
    for items in g.items:
        seen.update(items)
    for effect in g.lasting:
        seen.add(effect.card)
    hidden = [card for card in range(len(DECK)) if card not in seen]
    deal_unknown([*g.hands, g.deck], hidden, numbers)
    imagine_kernel(g, numbers)
    return g


def _xy(g: ZombiesState, square: int) -> tuple[int, int]:
    if square == OFF:
        return 0, 0
    tile = g.city.placed[square // 9]
    return 3 * tile.x + square % 3, 3 * tile.y + square % 9 // 3


def picture(view: View[ZombiesState]) -> ZombiesView:
    g = view.known
    frame = g.stack[-1] if g.stack else None
    walking = frame if isinstance(frame, WalkZombies) else None
    hand = g.hands[view.seat] if view.seat >= 0 else []
    return {
        "round": g.round,
        "phase": "over" if g.is_over() else PHASES[g.phase],
        "active": g.active,
        "tiles": _tiles(g),
        "zombies": _zombies(g, walking.walker if walking is not None else g.active),
        "tokens": _tokens(g),
        "pawns": [_pawn(g, seat) for seat in range(g.seats)],
        "hand": [_card(card) for card in hand if card >= 0],
        "deck": len(g.deck),
        "pile": {
            "left": len(g.pile) + (0 if g.helipad or not tiles_left(g) else 1),
            "helipad": "map" if g.helipad == ON_MAP else "gone" if HELIPAD_TILE in g.unplayable else "pile",
            "unplayable": [names.tile_id(tile) for tile in g.unplayable],
        },
        "supply": g.supply,
        "effects": [
            {
                "card": effect.kind,
                "seat": effect.seat,
                "active": effect.stage != 0,
                "tile": None if effect.slot == OFF else names.tile_thing(g.city.placed[effect.slot]),
            }
            for effect in g.lasting
        ],
        "ghost": _ghost(g),
        "move": _move(g),
        "toMove": walking.left if walking is not None and walking.left < ALL else 0,
        "window": _window(g),
        "fast": g.fast_on,
        "keeper": g.keeper if g.rules.last_man else -1,
        "goal": _goal(g),
    }


def _tiles(g: ZombiesState) -> list[Tile]:
    out: list[Tile] = []
    for slot, tile in enumerate(g.city.placed):
        named = g.city.placed[tile.near]
        out.append(
            {
                "id": names.tile_thing(tile),
                "kind": tile.kind().id,
                "x": tile.x,
                "y": tile.y,
                "rot": tile.turns,
                "door": _door(g, slot),
                "spots": [spot_of(tile, cell) for cell in range(9)],
                "near": named.kind().id,
                "east": tile.x - named.x,
                "south": tile.y - named.y,
            }
        )
    return out


def _door(g: ZombiesState, slot: int) -> Door | None:
    door = g.city.door(slot)
    if door == OFF:
        return None
    for side in range(4):
        neighbour = g.city.ways[door * 4 + side]
        if neighbour != OFF and g.city.ground[neighbour] == ROAD:
            return {"square": names.square_thing(g.city, door), "side": SIDES[side]}
    return None


def _zombies(g: ZombiesState, walker: int) -> list[Zombie]:
    out: list[Zombie] = []
    for number in range(1, len(g.zombies)):
        square = g.zombies[number]
        if square != OFF:
            x, y = _xy(g, square)
            moved = (g.moved[number] >> walker) & 1 == 1
            out.append({"id": names.zombie_thing(number), "x": x, "y": y, "moved": moved})
    return out


def _tokens(g: ZombiesState) -> list[Token]:
    out: list[Token] = []
    for square, token in enumerate(g.tokens):
        if token != NOTHING:
            x, y = _xy(g, square)
            out.append({"kind": TOKENS[token], "x": x, "y": y, "count": 1})
    if g.stranded:
        out.append({"kind": "survivor", "x": 1, "y": 1, "count": g.stranded})
    return out


def _card(card: int) -> HandCard:
    return {"id": names.card_thing(card), "card": DECK[card], "item": DECK[card] in ITEMS}


def _pawn(g: ZombiesState, seat: int) -> Pawn:
    x, y = _xy(g, g.square[seat])
    items: list[LaidItem] = []
    for card in g.items[seat]:
        shots = g.shots[seat] if CARD_KINDS[DECK[card]].shots else 0
        items.append({"id": names.card_thing(card), "card": DECK[card], "shots": shots})
    return {
        "id": names.pawn_thing(seat),
        "seat": seat,
        "x": x,
        "y": y,
        "status": STATUS[g.status[seat]],
        "life": g.life[seat],
        "bullets": g.bullets[seat],
        "kills": g.kills[seat],
        "deaths": g.deaths[seat],
        "hand": len(g.hands[seat]),
        "plays": 0 if g.silent[seat] else max(0, g.plays_left(seat)),
        "items": items,
        "carrying": g.carrying[seat],
        "recovered": g.recovered[seat],
        "team": g.teams[seat] if g.teams else -1,
    }


def _ghost(g: ZombiesState) -> Ghost | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, PlaceTile):
        return None
    kind = KINDS[TILES[frame.tile]]
    return {
        "kind": kind.id,
        "placer": frame.placer,
        "zombies": kind.zombies,
        "life": kind.life,
        "bullets": kind.bullets,
        "survivors": kind.survivors if g.rules.rescue else 0,
    }


def _move(g: ZombiesState) -> Movement | None:
    for frame in g.stack:
        if isinstance(frame, Moving):
            return {
                "pawn": names.pawn_thing(frame.pawn),
                "mover": g.mover,
                "left": max(0, g.steps_left()),
                "total": g.allowance(),
            }
    return None


def _window(g: ZombiesState) -> OpenWindow | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, CardWindow):
        return None
    asked = list(frame.asked_seats(g))
    waiting = frame.waiting(g)
    return {
        "point": frame.word(),
        "asked": asked,
        "passed": [seat for seat in asked if seat not in waiting],
    }


def _goal(g: ZombiesState) -> Goal:
    rules = g.rules
    survivors = 0
    if rules.rescue:
        survivors = survivors_wanted(g) if rules.cooperative else rules.rescue_survivors_required
    return {
        "zombies": MANY if rules.win_by_25() else 0,
        "survivors": survivors,
        "recovered": sum(g.recovered) if rules.cooperative else 0,
        "weapon": rules.military,
        "everybody": rules.cooperative,
        "team": rules.team,
        "dawn": rules.dawn,
    }


def scene(components: dict[str, Any]) -> ZombiesScene:
    return {
        "tiles": {
            tile["id"]: {
                "kind": tile["kind"],
                "count": tile["count"],
                "grid": tile["grid"],
                "exits": tile["exits"],
                "zombies": tile["zombies"],
                "life": tile["life"],
                "bullets": tile["bullets"],
                "survivors": tile.get("survivors", 0),
                "item": tile.get("item_card"),
            }
            for tile in components["tile"]
        },
        "cards": {
            card["id"]: {
                "item": card["kind"] == "item",
                "count": card["count"],
                "places": CARD_KINDS[card["id"]].places,
                "rule": CARD_KINDS[card["id"]].rule,
            }
            for card in components["event_card"]
        },
        "maxLife": MAX_LIFE,
    }
