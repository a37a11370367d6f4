"""Hidden information of the game (the order of the two decks), and the client data."""

from typing import Final, Literal, cast

from shamble.core.rng import Stream
from shamble.core.space.hexes import DIRECTIONS, Hex
from shamble.core.visibility import COUNT, PUBLIC, View, deal_unknown, imagine_kernel
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import BOARDS, Piece, Printed, Spot, pieces, seam
from shamble.games.all_things_zombie.campaign import points_of
from shamble.games.all_things_zombie.goals import goals
from shamble.games.all_things_zombie.pieces import (
    COSTS,
    ITEM_IDS,
    LOOT_CARDS,
    PACES,
    PEOPLE,
    REACTIONS,
    SCENARIOS,
    WEAPON_KINDS,
    WEAPONS,
    ZOMBIE_CARDS,
    ZOMBIE_DIRECTION,
    ZOMBIES,
    Person,
    Reaction,
)
from shamble.games.all_things_zombie.places import WAYS, hexes_of, mark_key, place_of
from shamble.games.all_things_zombie.rules.ranged import LONG
from shamble.games.all_things_zombie.rules.scenarios import CAMPAIGN, glory
from shamble.games.all_things_zombie.state import (
    DAY,
    ENTRY,
    IN_CUP,
    NIGHT,
    NOWHERE,
    ON_MAP,
    PHASES,
    RENEGADE,
    SETUP,
    SURVIVORS,
    THE_DEAD,
    Held,
    HexState,
    pace,
)
from shamble.games.all_things_zombie.team_building import bill
from shamble.games.all_things_zombie.view_types import (
    BoardScenery,
    BuildingScenery,
    HexScene,
    HexScenery,
    HexView,
    ItemName,
    ItemScenery,
    LayoutScenery,
    Pace,
    PartyView,
    PersonScenery,
    PhaseName,
    PieceScenery,
    ReactionScenery,
    ScenarioName,
    SurvivorView,
    WeaponView,
)

FATES: Final = ("waiting", "on-map", "left", "dead")
TERRAIN: Final = ("clear", "rough", "building")
VISIBILITY: Final[dict[str, str]] = {
    "rules": PUBLIC,
    "scenario": PUBLIC,
    "layout": PUBLIC,
    "teams": PUBLIC,
    "entries": PUBLIC,
    "sides": PUBLIC,
    "people": PUBLIC,
    "zombies": PUBLIC,
    "crowds": PUBLIC,
    "afoot": PUBLIC,
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
    """Return a full state: the hidden cards are in the decks."""
    g = view.known.clone()
    held: set[int] = set()
    for frame in g.stack:
        held.update(getattr(frame, "cards", ()))
    deal_unknown([g.cards], [c for c in range(len(ZOMBIE_CARDS)) if c not in g.cards_used], numbers)
    seen = set(g.loot_used) | set(g.loot_last) | held
    deal_unknown([g.loot], [c for c in range(len(LOOT_CARDS)) if c not in seen], numbers)
    imagine_kernel(g, numbers)
    return g


# -------------------------------------------------------------------- the view


def picture(view: View[HexState]) -> HexView:
    g = view.known
    m = g.map()
    gathering = g.phase == SETUP and not g.chapter
    return {
        "turn": g.turn,
        "turns": g.turns,
        "phase": "over" if g.is_over() else PHASES[g.phase],
        "phases": _phases(g),
        "scenario": SCENARIOS[g.scenario - 1],
        "layout": g.layout,
        "acting": names.survivor_thing(g, g.acting) if g.acting >= 0 else None,
        "mp": g.mp,
        "action": not g.acted,
        "fast": g.fast,
        "survivors": [_survivor(g, n) for n in range(len(g.people))],
        "zombies": [
            {
                "id": names.zombie_thing(z),
                "hex": m.names[at],
                "pace": cast(Pace, PACES[pace(z)]),
                "direction": DIRECTIONS[ZOMBIE_DIRECTION[z % len(ZOMBIES)]],
                "still": bool((g.still >> z) & 1),
            }
            for z, at in enumerate(g.zombies)
            if at >= 0
        ],
        "cup": g.zombies.count(IN_CUP),
        "shots": [{"hex": m.names[hex], "number": number} for hex, number in g.shots],
        "entered": [names.building_thing(b.id) for n, b in enumerate(m.buildings) if (g.entered >> n) & 1],
        "searched": [names.building_thing(b.id) for n, b in enumerate(m.buildings) if (g.searched >> n) & 1],
        "initiative": _initiative(g),
        "decks": (len(g.cards), len(g.loot)),
        "supply": {cast(ItemName, id): g.supply[item] for item, id in enumerate(ITEM_IDS)},
        "points": list(g.pool),
        "bills": [bill(g, seat) for seat in range(g.seats)] if gathering else [],
        "glory": [glory(g, side) for side in range(g.sides)],
        "kills": list(g.kills),
        "sky": "day" if g.light == DAY else "night" if g.light <= NIGHT else "dusk",
        "light": g.light if g.light < DAY else None,
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


def _initiative(g: HexState) -> list[PartyView]:
    """List the dice in order of play (AT-05.08)."""
    dice = sorted(zip(g.parties, g.faces), key=lambda die: -die[1])
    return [{"party": _party(party), "side": max(party, 0), "face": face} for party, face in dice]


def _party(party: int) -> Literal["dead", "side", "renegade"]:
    return "dead" if party == THE_DEAD else "renegade" if party >= RENEGADE else "side"


def _phases(g: HexState) -> list[PhaseName]:
    """List the phases of this turn, or set-up and entry before the first (AT-05.08)."""
    if g.phase in (SETUP, ENTRY):
        return ["setup", "entry"]
    dice = _initiative(g)
    if dice and dice[0]["party"] != "dead":
        return ["initiative", "survivors", "zombies", "shots"]
    return ["initiative", "zombies", "survivors", "shots"]


def _weapon(weapon_counter: Held | None) -> WeaponView | None:
    if weapon_counter is None:
        return None
    weapon = weapon_counter.weapon()
    return {
        "item": cast(ItemName, weapon.id),
        "loaded": weapon_counter.loaded,
        "scope": weapon_counter.scope,
        "range": weapon.reach,
        "shots": list(weapon.shots),
    }


def _survivor(g: HexState, n: int) -> SurvivorView:
    s = g.people[n]
    person = s.person()
    waiting = g.phase == SURVIVORS and s.fate == ON_MAP and not s.done and n != g.acting
    return {
        "id": names.survivor_thing(g, n),
        "person": person.id,
        "seat": s.seat,
        "side": s.side,
        "renegade": s.side >= RENEGADE,
        "hex": g.map().names[s.hex] if s.hex != NOWHERE else None,
        "fate": FATES[s.fate],
        "star": person.star,
        "generic": person.generic,
        "wounded": s.wounded(),
        "wounds": s.wounds,
        "flipAt": person.flip_at,
        "deadAt": g.dead_at(n),
        "rep": s.rep(),
        "mp": s.mp(),
        "melee": g.melee_dice(n),
        "boost": s.boost,
        "done": s.done,
        "idle": waiting and not g.can_activate(n),
        "hand": _weapon(s.hand),
        "pack": _weapon(s.pack),
        "gear": [cast(ItemName, ITEM_IDS[item]) for item in s.gear],
        "boxes": person.boxes,
        "ability": g.ability(n),
    }


# -------------------------------------------------------------------- the scene


def scene(layouts: list[str], extra_health: int) -> HexScene:
    """Return the maps and the printed counters as data."""
    used = sorted({piece.board for layout in layouts for piece in pieces(layout)})
    return {
        "boards": [_board(BOARDS[number]) for number in used],
        "layouts": [_layout(layout) for layout in layouts],
        "people": [_person(person, extra_health) for person in PEOPLE],
        "items": [_item(item) for item in range(len(ITEM_IDS))],
        "reactions": [_reaction(table) for table in REACTIONS.values()],
        "campaign": [cast(ScenarioName, id) for id in SCENARIOS[: CAMPAIGN - 2]],
        "long": LONG,
        "winds": list(WAYS),
    }


def _hex(place: Hex, spot: Spot) -> HexScenery:
    row, x = place
    scenery: HexScenery = {
        "id": names.place_thing(spot.name),
        "row": row,
        "x": x,
        "terrain": TERRAIN[spot.terrain],
    }
    if spot.road:
        scenery["road"] = True
    if spot.wall:
        scenery["wall"] = True
    if spot.building:
        scenery["building"] = spot.name[0] + spot.building
    return scenery


def _board(board: Printed) -> BoardScenery:
    hexes = [_hex(place, board.spots[place]) for place in sorted(board.spots)]
    rooms: dict[str, list[str]] = {}
    for hex in hexes:
        if "building" in hex:
            rooms.setdefault(hex["building"], []).append(hex["id"])
    buildings: list[BuildingScenery] = [
        {"id": names.building_thing(id), "hexes": rooms[id]} for id in sorted(rooms)
    ]
    return {
        "number": board.number,
        "hexes": hexes,
        "buildings": buildings,
        "places": {hex: _place(hex) for hex in hexes_of(board)},
    }


def _place(hex: str) -> tuple[str, str, int, int]:
    place = place_of(hex)
    return place.spot, mark_key(place.mark), place.steps, place.way


def _layout(layout: str) -> LayoutScenery:
    return {
        "layout": layout,
        "pieces": [_piece(piece) for piece in pieces(layout)],
        "seam": [_hex(place, spot) for place, spot in seam(layout)],
    }


def _piece(piece: Piece) -> PieceScenery:
    return {"board": piece.board, "row": piece.row, "x": piece.x, "turn": 1 if piece.turn > 0 else -1}


def _person(person: Person, extra_health: int) -> PersonScenery:
    return {
        "id": "sur:" + person.id,
        "front": (person.front[0], person.front[1], person.front[2]),
        "back": (person.back[0], person.back[1], person.back[2]),
        "star": person.star,
        "generic": person.generic,
        "cost": person.cost,
        "flipAt": person.flip_at,
        "deadAt": person.dead_at + (0 if person.generic else extra_health),
        "boxes": person.boxes,
        "pack": person.pack,
        "ability": person.ability,
    }


def _item(item: int) -> ItemScenery:
    scenery: ItemScenery = {
        "id": names.item_thing(item),
        "name": cast(ItemName, ITEM_IDS[item]),
        "sort": "gear",
        "cost": COSTS[item],
        "range": 0,
        "shots": [],
        "keep": 0,
        "loud": False,
        "melee": 0,
        "winsTies": False,
    }
    if item < WEAPON_KINDS:
        weapon = WEAPONS[item]
        scenery["sort"] = "ranged" if weapon.ranged else "thrown" if weapon.thrown else "melee"
        scenery["range"] = weapon.reach
        scenery["shots"] = list(weapon.shots)
        scenery["keep"] = weapon.keep
        scenery["loud"] = weapon.loud
        scenery["melee"] = weapon.melee
        scenery["winsTies"] = weapon.wins_ties
    return scenery


def _reaction(table: Reaction) -> ReactionScenery:
    return {
        "test": cast(Literal["being_charged", "received_fire", "in_sight", "charge"], table.test),
        "passed": table.passed,
        "branches": [{"when": branch.when, "then": branch.then} for branch in table.branches],
    }
