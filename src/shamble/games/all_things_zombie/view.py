"""What a seat may know, and how a client is told. Only the order of the two decks is hidden in this game."""

from typing import Any, Final, TypedDict

from shamble.core.rng import Stream
from shamble.core.space.hexes import DIRECTIONS
from shamble.core.visibility import COUNT, PUBLIC, View, deal_unknown, imagine_kernel
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import COMPONENTS, EDGES, Map, map_of
from shamble.games.all_things_zombie.campaign import points_of
from shamble.games.all_things_zombie.goals import GoalPicture, goals
from shamble.games.all_things_zombie.pieces import (
    COSTS,
    COUNTERS,
    ITEM_IDS,
    LOOT_CARDS,
    PACE_MP,
    PACES,
    PEOPLE,
    WEAPONS,
    ZOMBIE_CARDS,
    ZOMBIE_DIRECTION,
    ZOMBIES,
)
from shamble.games.all_things_zombie.rules.scenarios import glory
from shamble.games.all_things_zombie.state import NOWHERE, PHASES, Held, HexState, pace

FATES: Final = ("waiting", "on-map", "left", "dead")
VISIBILITY: Final[dict[str, str]] = {
    "rules": PUBLIC,
    "scenario": PUBLIC,
    "layout": PUBLIC,
    "teams": PUBLIC,
    "entries": PUBLIC,
    "sides": PUBLIC,
    "people": PUBLIC,
    "zombies": PUBLIC,
    "still": PUBLIC,
    "arrived": PUBLIC,
    "supply": PUBLIC,
    "lost": PUBLIC,
    "entered": PUBLIC,
    "searched": PUBLIC,
    "shots": PUBLIC,
    "cards": COUNT,
    "cards_used": PUBLIC,
    "loot": COUNT,
    "loot_used": PUBLIC,
    "loot_last": PUBLIC,
    "turn": PUBLIC,
    "turns": PUBLIC,
    "phase": PUBLIC,
    "light": PUBLIC,
    "parties": PUBLIC,
    "faces": PUBLIC,
    "acting": PUBLIC,
    "mp": PUBLIC,
    "acted": PUBLIC,
    "began": PUBLIC,
    "fast": PUBLIC,
    "charging": PUBLIC,
    "halted": PUBLIC,
    "owed": PUBLIC,
    "swapped": PUBLIC,
    "reloading": PUBLIC,
    "near": PUBLIC,
    "seen": PUBLIC,
    "tested": PUBLIC,
    "fought": PUBLIC,
    "truce": PUBLIC,
    "finder_card": PUBLIC,
    "cured": PUBLIC,
    "landed": PUBLIC,
    "stage": PUBLIC,
    "reentry": PUBLIC,
    "follow": PUBLIC,
    "pool": PUBLIC,
    "kills": PUBLIC,
    "searches": PUBLIC,
    "foes": PUBLIC,
    "chapter": PUBLIC,
    "chronicle": PUBLIC,
    "fallen": PUBLIC,
    "history": PUBLIC,
}


def imagine(view: View[HexState], numbers: Stream) -> HexState:
    """The cards that are not to be seen are in the decks; everything else lies open."""
    g = view.known.clone()
    held: set[int] = set()
    for frame in g.stack:
        held.update(getattr(frame, "cards", ()))
    deal_unknown([g.cards], [c for c in range(len(ZOMBIE_CARDS)) if c not in g.cards_used], numbers)
    seen = set(g.loot_used) | set(g.loot_last) | held
    deal_unknown([g.loot], [c for c in range(len(LOOT_CARDS)) if c not in seen], numbers)
    imagine_kernel(g, numbers)
    return g


class WeaponPicture(TypedDict):
    item: str
    loaded: bool
    scope: bool
    range: int
    shots: list[int]


class SurvivorPicture(TypedDict):
    id: str
    person: str
    seat: int
    side: int
    hex: str | None
    fate: str
    star: bool
    generic: bool
    wounded: bool
    wounds: int
    flipAt: int
    deadAt: int
    rep: int
    mp: int
    melee: int
    boost: int
    done: bool
    ready: bool
    hand: WeaponPicture | None
    pack: WeaponPicture | None
    gear: list[str]
    boxes: int
    ability: str


class ZombiePicture(TypedDict):
    id: str
    hex: str
    pace: str
    direction: str
    still: bool


class DiePicture(TypedDict):
    party: int
    face: int


class MarkerPicture(TypedDict):
    hex: str
    number: int


class ChapterPicture(TypedDict):
    """A finished scenario of the campaign (AT-13.09)."""

    won: bool
    buildings: int
    zombies: int
    foes: int
    turns: int
    points: int


class HexPicture(TypedDict):
    """The view of All Things Zombie as a client gets it."""

    turn: int
    turns: int
    phase: str
    scenario: int
    layout: str
    acting: str | None
    mp: int
    action: bool
    fast: bool
    survivors: list[SurvivorPicture]
    zombies: list[ZombiePicture]
    cup: int
    shots: list[MarkerPicture]
    entered: list[str]
    searched: list[str]
    initiative: list[DiePicture]
    decks: list[int]
    supply: dict[str, int]
    points: list[int]
    glory: list[int]
    kills: list[int]
    light: int
    finder: int
    stage: int
    entries: list[str]
    inSight: list[str]
    goals: list[GoalPicture]
    chapter: int
    chronicle: list[ChapterPicture]
    fallen: list[str]


def picture(view: View[HexState]) -> HexPicture:
    g = view.known
    m = g.map()
    acting = g.people[g.acting] if g.acting >= 0 else None
    seen: list[str] = []
    if acting is not None and acting.hex != NOWHERE:
        seen = [names.hex_thing(g, hex) for hex in range(m.size) if g.sees(acting.hex, hex)]
    return {
        "turn": g.turn,
        "turns": g.turns,
        "phase": "over" if g.over() else PHASES[g.phase],
        "scenario": g.scenario,
        "layout": g.layout,
        "acting": names.survivor_thing(g, g.acting) if acting is not None else None,
        "mp": g.mp,
        "action": not g.acted,
        "fast": g.fast,
        "survivors": [_survivor(g, n) for n in range(len(g.people))],
        "zombies": [
            {
                "id": names.zombie_thing(z),
                "hex": m.names[at],
                "pace": PACES[pace(z)],
                "direction": DIRECTIONS[ZOMBIE_DIRECTION[z % len(ZOMBIES)]],
                "still": bool((g.still >> z) & 1),
            }
            for z, at in enumerate(g.zombies)
            if at >= 0
        ],
        "cup": sum(1 for at in g.zombies if at == -1),
        "shots": [{"hex": m.names[hex], "number": number} for hex, number in g.shots],
        "entered": [names.building_thing(b.id) for n, b in enumerate(m.buildings) if (g.entered >> n) & 1],
        "searched": [names.building_thing(b.id) for n, b in enumerate(m.buildings) if (g.searched >> n) & 1],
        "initiative": [{"party": party, "face": face} for party, face in zip(g.parties, g.faces)],
        "decks": [len(g.cards), len(g.loot)],
        "supply": {id: g.supply[item] for item, id in enumerate(ITEM_IDS)},
        "points": list(g.pool),
        "glory": [glory(g, side) for side in range(g.sides)],
        "kills": list(g.kills),
        "light": g.light,
        "finder": g.finder_card,
        "stage": g.stage,
        "entries": [EDGES[edge] for edge in g.entries],
        "inSight": seen,
        "goals": goals(g, g.teams[view.seat] if view.seat >= 0 else 0),
        "chapter": g.chapter,
        "chronicle": [
            {
                "won": bool(won),
                "buildings": buildings,
                "zombies": zombies,
                "foes": foes,
                "turns": turns,
                "points": points_of(won, buildings, zombies, foes),
            }
            for won, buildings, zombies, foes, turns in g.chronicle
        ],
        "fallen": [names.person_thing(kind) for kind in range(len(PEOPLE)) if (g.fallen >> kind) & 1],
    }


def _weapon(held: Held | None) -> WeaponPicture | None:
    if held is None:
        return None
    weapon = held.weapon()
    return {
        "item": weapon.id,
        "loaded": held.loaded,
        "scope": held.scope,
        "range": weapon.reach,
        "shots": list(weapon.shots),
    }


def _survivor(g: HexState, n: int) -> SurvivorPicture:
    s = g.people[n]
    person = s.person()
    return {
        "id": names.survivor_thing(g, n),
        "person": person.id,
        "seat": s.seat,
        "side": s.side,
        "hex": g.map().names[s.hex] if s.hex != NOWHERE else None,
        "fate": FATES[s.fate],
        "star": person.star,
        "generic": person.generic,
        "wounded": s.wounded(),
        "wounds": s.wounds,
        "flipAt": person.flip_at,
        "deadAt": person.dead_at,
        "rep": s.rep(),
        "mp": s.mp(),
        "melee": g.melee_dice(n),
        "boost": s.boost,
        "done": s.done,
        "ready": not s.done and bool(g.parties) and g.can_activate(n),
        "hand": _weapon(s.hand),
        "pack": _weapon(s.pack),
        "gear": [ITEM_IDS[item] for item in s.gear],
        "boxes": person.boxes,
        "ability": g.ability(n),
    }


def _map_scene(m: Map) -> dict[str, Any]:
    return {
        "layout": m.layout,
        "hexes": [
            {
                "id": "hex:" + m.names[hex],
                "row": m.row[hex],
                "x": m.x[hex],
                "terrain": ("clear", "rough", "building")[m.terrain[hex]],
                "road": m.road[hex],
                "wall": m.wall[hex],
                "building": m.buildings[m.building[hex]].id if m.building[hex] >= 0 else "",
            }
            for hex in range(m.size)
        ],
        "buildings": [
            {"id": "bld:" + b.id, "board": b.board, "hexes": ["hex:" + m.names[hex] for hex in b.hexes]}
            for b in m.buildings
        ],
        "edges": {EDGES[edge]: ["hex:" + m.names[hex] for hex in m.edges[edge]] for edge in range(4)},
    }


def scene(boards: list[str]) -> dict[str, Any]:
    """The boards as data, and the counters as printed: what a client needs to draw them. Coordinates are doubled: x in
    half hexes, a row is three quarters of a hex high."""
    return {
        "maps": [_map_scene(map_of(layout)) for layout in boards],
        "people": [
            {
                "id": "sur:" + p.id,
                "front": list(p.front),
                "back": list(p.back),
                "star": p.star,
                "generic": p.generic,
                "cost": p.cost,
                "flipAt": p.flip_at,
                "deadAt": p.dead_at,
                "boxes": p.boxes,
                "pack": p.pack,
                "ability": p.ability,
            }
            for p in PEOPLE
        ],
        "items": [
            {
                "id": "item:" + id,
                "cost": COSTS[item],
                "counters": COUNTERS[item],
                "range": WEAPONS[item].reach if item < len(WEAPONS) else 0,
                "shots": list(WEAPONS[item].shots) if item < len(WEAPONS) else [],
                "keep": WEAPONS[item].keep if item < len(WEAPONS) else 0,
                "loud": item < len(WEAPONS) and WEAPONS[item].loud,
                "melee": WEAPONS[item].melee if item < len(WEAPONS) else 0,
            }
            for item, id in enumerate(ITEM_IDS)
        ],
        "paces": [{"id": id, "mp": PACE_MP[n]} for n, id in enumerate(PACES)],
        "reactions": COMPONENTS["reaction"],
        "ranged": COMPONENTS["ranged_table"],
    }
