"""What a seat may know, and how a client is told. Hidden are the hands of the others and the event deck; the order of
the map tiles does not exist until one is drawn, and face-down tokens likewise."""

from typing import Any, Final, TypedDict

from shamble.core.rng import Stream
from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.core.visibility import COUNT, OWNER, PUBLIC, View, deal_unknown, imagine_kernel
from shamble.games.zombies import names
from shamble.games.zombies.board import HELIPAD_TILE, KINDS, TURNS
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.cards import KINDS as CARD_KINDS
from shamble.games.zombies.flow import Moving
from shamble.games.zombies.rules.cards.base import ITEMS
from shamble.games.zombies.rules.furnishing import PutDoor, PutTokens, PutZombies
from shamble.games.zombies.rules.tiles import PlaceTile, tiles_left
from shamble.games.zombies.rules.victory import survivors_wanted
from shamble.games.zombies.rules.windows import POINTS, CardWindow
from shamble.games.zombies.rules.zombie_movement import WalkZombies
from shamble.games.zombies.state import FIGURES, NOTHING, ON_MAP, STATUS_WORDS, ZombiesState

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
    "fast_on": PUBLIC,
    "keeper": PUBLIC,
    "grave": PUBLIC,
    "teams": PUBLIC,
    "history": PUBLIC,
}
PHASES: Final = ("setup", "tile", "fight", "cards", "move", "zombies", "discard")
TOKENS: Final = ("", "life", "bullet", "survivor", "hidden")


def imagine(view: View[ZombiesState], numbers: Stream) -> ZombiesState:
    """The unseen cards are dealt to the other hands and the deck."""
    g = view.known.clone()
    seen = set(g.discard)
    for items in g.items:
        seen.update(items)
    for effect in g.lasting:
        seen.add(effect.card)
    hidden = [card for card in range(len(DECK)) if card not in seen]
    deal_unknown([*g.hands, g.deck], hidden, numbers)
    imagine_kernel(g, numbers)
    return g


class TilePicture(TypedDict):
    """A tile on the map; `x`, `y` in tiles from the Town Square, `rot` quarter turns clockwise, `door` a square."""

    id: str
    kind: str
    x: int
    y: int
    rot: int
    door: str | None


class ZombiePicture(TypedDict):
    id: str
    x: int
    y: int
    moved: bool


class TokenPicture(TypedDict):
    kind: str
    x: int
    y: int
    count: int


class CardPicture(TypedDict):
    id: str
    card: str
    item: bool


class ItemPicture(TypedDict):
    id: str
    card: str
    shots: int


class PawnPicture(TypedDict):
    id: str
    seat: int
    x: int
    y: int
    status: str
    life: int
    bullets: int
    kills: int
    deaths: int
    hand: int
    plays: int
    items: list[ItemPicture]
    carrying: bool
    recovered: int
    team: int


class EffectPicture(TypedDict):
    """A lasting card: on whom or whose, and whether it is at work or waits for a turn."""

    card: str
    seat: int
    active: bool
    tile: str | None


class GhostPicture(TypedDict):
    """The tile in the hand: where it may go and which ways of turning make a difference."""

    kind: str
    placer: int
    rotations: list[int]
    zombies: int
    life: int
    bullets: int
    survivors: int


class MovePicture(TypedDict):
    pawn: str
    mover: int
    left: int
    total: int


class WindowPicture(TypedDict):
    """The open window: at which point, who is asked and who has passed."""

    point: str
    asked: list[int]
    passed: list[int]


class PilePicture(TypedDict):
    left: int
    helipad: str
    unplayable: list[str]


class ZombiesPicture(TypedDict):
    """The view of Zombies!!! as a client gets it. `x` and `y` of squares: 3 * tile + column or row."""

    round: int
    phase: str
    active: int
    first: int
    tiles: list[TilePicture]
    zombies: list[ZombiePicture]
    tokens: list[TokenPicture]
    pawns: list[PawnPicture]
    hand: list[CardPicture]
    deck: int
    discard: list[CardPicture]
    pile: PilePicture
    supply: int
    effects: list[EffectPicture]
    ghost: GhostPicture | None
    putting: str | None
    move: MovePicture | None
    toMove: int
    window: WindowPicture | None
    fast: bool
    keeper: int
    goal: dict[str, int]
    bounds: list[int]


def _xy(g: ZombiesState, square: int) -> tuple[int, int]:
    if square == OFF:
        return 0, 0
    tile = g.city.placed[square // 9]
    return 3 * tile.x + square % 3, 3 * tile.y + square % 9 // 3


def picture(view: View[ZombiesState]) -> ZombiesPicture:
    g = view.known
    frame = g.stack[-1] if g.stack else None
    walking = frame if isinstance(frame, WalkZombies) else None
    hand = g.hands[view.seat] if view.seat >= 0 else []
    xs = [tile.x for tile in g.city.placed]
    ys = [tile.y for tile in g.city.placed]
    return {
        "round": g.round,
        "phase": "over" if g.over() else PHASES[g.phase],
        "active": g.active,
        "first": g.first,
        "tiles": _tiles(g),
        "zombies": _zombies(g, walking.walker if walking is not None else g.active),
        "tokens": _tokens(g),
        "pawns": [_pawn(g, seat) for seat in range(g.seats)],
        "hand": [_card(card) for card in hand if card >= 0],
        "deck": len(g.deck),
        "discard": [_card(card) for card in g.discard],
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
        "putting": _putting(g),
        "move": _move(g),
        "toMove": min(walking.left, FIGURES) if walking is not None else 0,
        "window": _window(g),
        "fast": g.fast_on,
        "keeper": g.keeper if g.rules.last_man else -1,
        "goal": _goal(g),
        "bounds": [min(xs), min(ys), max(xs), max(ys)],
    }


def _tiles(g: ZombiesState) -> list[TilePicture]:
    out: list[TilePicture] = []
    for slot, tile in enumerate(g.city.placed):
        door = g.city.door(slot)
        out.append(
            {
                "id": names.tile_thing(tile),
                "kind": tile.kind().id,
                "x": tile.x,
                "y": tile.y,
                "rot": tile.turns,
                "door": None if door == OFF else names.square_thing(g.city, door),
            }
        )
    return out


def _zombies(g: ZombiesState, walker: int) -> list[ZombiePicture]:
    out: list[ZombiePicture] = []
    for number in range(1, len(g.zombies)):
        square = g.zombies[number]
        if square != OFF:
            x, y = _xy(g, square)
            moved = (g.moved[number] >> walker) & 1 == 1
            out.append({"id": names.zombie_thing(number), "x": x, "y": y, "moved": moved})
    return out


def _tokens(g: ZombiesState) -> list[TokenPicture]:
    out: list[TokenPicture] = []
    for square, token in enumerate(g.tokens):
        if token != NOTHING:
            x, y = _xy(g, square)
            out.append({"kind": TOKENS[token], "x": x, "y": y, "count": 1})
    if g.stranded:
        out.append({"kind": "survivor", "x": 1, "y": 1, "count": g.stranded})
    return out


def _card(card: int) -> CardPicture:
    return {"id": names.card_thing(card), "card": DECK[card], "item": DECK[card] in ITEMS}


def _pawn(g: ZombiesState, seat: int) -> PawnPicture:
    x, y = _xy(g, g.square[seat])
    items: list[ItemPicture] = []
    for card in g.items[seat]:
        shots = g.shots[seat] if CARD_KINDS[DECK[card]].shots else 0
        items.append({"id": names.card_thing(card), "card": DECK[card], "shots": shots})
    return {
        "id": names.pawn_thing(seat),
        "seat": seat,
        "x": x,
        "y": y,
        "status": STATUS_WORDS[g.status[seat]],
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


def _ghost(g: ZombiesState) -> GhostPicture | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, PlaceTile):
        return None
    kind = KINDS[_kind_of(frame.tile)]
    return {
        "kind": kind.id,
        "placer": frame.placer,
        "rotations": TURNS[_kind_of(frame.tile)],
        "zombies": kind.zombies,
        "life": kind.life,
        "bullets": kind.bullets,
        "survivors": kind.survivors if g.rules.rescue else 0,
    }


def _kind_of(tile: int) -> int:
    from shamble.games.zombies.board import TILES

    return TILES[tile]


def _putting(g: ZombiesState) -> str | None:
    """What is being put on the map now."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, PutZombies):
        return "zombie"
    if isinstance(frame, PutTokens):
        return frame.word()
    return "door" if isinstance(frame, PutDoor) else None


def _move(g: ZombiesState) -> MovePicture | None:
    for frame in g.stack:
        if isinstance(frame, Moving):
            return {
                "pawn": names.pawn_thing(frame.pawn),
                "mover": g.mover,
                "left": max(0, g.steps_left()),
                "total": g.allowance(),
            }
    return None


def _window(g: ZombiesState) -> WindowPicture | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, CardWindow):
        return None
    asked = list(frame.who(g))
    waiting = frame.waiting(g)
    return {
        "point": POINTS[frame.point],
        "asked": asked,
        "passed": [seat for seat in asked if seat not in waiting],
    }


def _goal(g: ZombiesState) -> dict[str, int]:
    """What victory asks for in this mode and scenario; 0 = it does not."""
    rules = g.rules
    survivors = 0
    if rules.rescue:
        survivors = survivors_wanted(g) if rules.cooperative else rules.rescue_survivors_required
    return {
        "zombies": 25 if rules.win_by_25() else 0,
        "survivors": survivors,
        "recovered": sum(g.recovered) if rules.cooperative else 0,
        "weapon": int(rules.military),
        "everybody": int(rules.cooperative),
        "team": int(rules.team),
        "dawn": rules.dawn,
    }


def scene(components: dict[str, Any]) -> dict[str, Any]:
    """Tiles and cards as data: what a client needs to draw them. The map itself is in the view."""
    return {
        "size": 3,
        "sides": list(DIRECTIONS),
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
                "doors": tile.get("door_candidates", []),
                "item": tile.get("item_card"),
                "rotations": TURNS[number],
            }
            for number, tile in enumerate(components["tile"])
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
        "colours": components["pawn_colours"]["colours"],
        "maxLife": components["limits"]["max_life"],
        "zombies": components["box"]["zombies"],
    }
