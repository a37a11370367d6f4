"""What a seat can know, and the view sent to clients.

Everything is open in this game: the cards left in a deck follow from those in sight, and their order is
decided when they are drawn.
"""

from typing import Final, Literal

from shamble.core.rng import Stream
from shamble.core.visibility import PUBLIC, View, imagine_kernel
from shamble.games.zombicide import names
from shamble.games.zombicide.cards import CARDS, KIND_IDS, KINDS, LEVEL_IDS, RUNNER, WOUND
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.rules.zombie_moves import group_size, next_zones, noise_map
from shamble.games.zombicide.sheets import SKILL_IDS
from shamble.games.zombicide.state import (
    LEFT,
    ON_BOARD,
    ON_FOOT,
    ORANGE_FROM,
    SEATS,
    YELLOW_FROM,
    ZombicideState,
)
from shamble.games.zombicide.view_types import CardView, CarView, Phase, SurvivorView, ZombicideView, ZoneView

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
        "looted",
        "roamed",
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
PHASES: Final[tuple[Phase, ...]] = ("setup", "players", "zombies", "end")
OVER: Final[Phase] = "over"


def imagine(view: View[ZombicideState], numbers: Stream) -> ZombicideState:
    """Return a state in which only future chance differs."""
    g = view.known.clone()
    imagine_kernel(g, numbers)
    return g


def picture(view: View[ZombicideState]) -> ZombicideView:
    g = view.known
    board = g.board()
    noise = noise_map(g)
    ways = {zone: _ways(g, zone, noise) for zone in range(board.size) if g.zombies_in(zone)}
    return {
        "mission": board.id,
        "round": g.round,
        "phase": OVER if g.is_over() else PHASES[g.phase],
        "first": g.first,
        "acting": names.survivor_thing(g, g.acting) if g.acting >= 0 else None,
        "danger": LEVEL_IDS[g.danger()],
        "levels": [0, YELLOW_FROM, ORANGE_FROM, g.rules.red_from()],
        "survivors": [_survivor(g, n) for n in range(len(g.survivors))],
        "zones": _zones(g, noise, ways),
        "dangers": _dangers(g, ways),
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
        "loud": names.survivor_thing(g, g.loud) if g.loud >= 0 else None,
        "goals": mission_of(g).bars(g),
    }


def _card(g: ZombicideState, card: int) -> CardView:
    return {
        "id": names.card_thing(card),
        "card": CARDS[card].id,
        "loaded": not g.unloaded >> card & 1,
        "scope": g.scope_under(card),
    }


def _survivor(g: ZombicideState, n: int) -> SurvivorView:
    s = g.survivors[n]
    acting = g.acting == n
    most = g.actions_of(n)
    slots: list[CardView | Literal["wound"] | None] = []
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


def _ways(g: ZombicideState, zone: int, noise: list[int]) -> list[int]:
    """Return where the zombies of a zone would go now; empty if they attack."""
    return [] if g.in_zone(zone) else next_zones(g, zone, noise)


def _zones(g: ZombicideState, noise: list[int], ways: dict[int, list[int]]) -> list[ZoneView]:
    """List the zones with something in them."""
    permanent = g.board().permanent_noise
    return [
        {
            "id": names.zone_thing(g, zone),
            "noise": noise[zone],
            "tokens": g.noise[zone] + permanent[zone],
            "zombies": {KIND_IDS[k]: g.horde(zone, k) for k in range(KINDS) if g.horde(zone, k)},
            "next": _next(g, zone, ways.get(zone, [])),
            "runs": _runs(g, zone, ways.get(zone, []), noise),
        }
        for zone in range(g.board().size)
        if noise[zone] or zone in ways
    ]


def _next(g: ZombicideState, zone: int, ways: list[int]) -> dict[str, int]:
    """Return how many zombies of a zone take each way; those stopped by a door take none."""
    if not ways:
        return {}
    group = g.zombies_in(zone)
    if len(ways) > 1:
        group = sum([group_size(kind, g.horde(zone, kind), ways) for kind in range(KINDS)])
    return {names.zone_thing(g, there): group for there in ways if there != zone}


def _runs(g: ZombicideState, zone: int, ways: list[int], noise: list[int]) -> list[tuple[str, str, int]]:
    """List the second steps of Runners (ZC-07.23) after the first, unless they attack there."""
    out: list[tuple[str, str, int]] = []
    if not ways or not g.horde(zone, RUNNER):
        return out
    group = group_size(RUNNER, g.horde(zone, RUNNER), ways)
    for there in ways:
        further = _ways(g, there, noise)
        split = group_size(RUNNER, group, further)
        start = names.zone_thing(g, there)
        out.extend([(start, names.zone_thing(g, last), split) for last in further if last != there])
    return out


def _dangers(g: ZombicideState, ways: dict[int, list[int]]) -> dict[str, int]:
    """Return the attacks of the next Zombies' Phase in each zone (ZC-07.04, ZC-07.23).

    Zombies there attack, Runners twice, and Runners who arrive with an action left.
    """
    out: dict[str, int] = {}
    for zone in sorted({g.survivors[n].zone for n in g.living()}):
        wounds = g.zombies_in(zone) + g.horde(zone, RUNNER)
        for start, targets in ways.items():
            if zone in targets:
                wounds += group_size(RUNNER, g.horde(start, RUNNER), targets)
        if wounds:
            out[names.zone_thing(g, zone)] = wounds
    return out


def _car(g: ZombicideState, car: int) -> CarView:
    token = g.board().cars[car]
    seats: list[str | None] = []
    for chair in range(SEATS):
        who = g.occupant(car, chair)
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
