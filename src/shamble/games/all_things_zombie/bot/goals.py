"""Goals of survivors: the scenario's purpose, divided among the team."""

from heapq import heappop, heappush
from typing import Final

from shamble.games.all_things_zombie.board import HELIPORT, Map
from shamble.games.all_things_zombie.rules.movement import FAR, closed_buildings
from shamble.games.all_things_zombie.rules.scenarios import (
    BARRICADE,
    BIG_BUILDINGS,
    BULLETS,
    CURE,
    DESTROY,
    FIREFIGHT,
    HELICOPTER,
    LAST_STAGE,
    NORTH,
    PROFESSOR,
    WEST,
    destroyed,
    professor,
)
from shamble.games.all_things_zombie.rules.spawning import CLINIC
from shamble.games.all_things_zombie.state import LEFT, NOWHERE, ON_MAP, WAITING, HexState

SEARCH: Final = 0
LEAVE: Final = 1
FOE: Final = 2
ESCORT: Final = 3
HOLD: Final = 4
FETCH: Final = 5
PAIR: Final = 6
WHAT_FOR: Final = (
    "hint-to-search",
    "hint-to-leave",
    "hint-to-foe",
    "hint-to-escort",
    "hint-to-hold",
    "hint-to-fetch",
    "hint-to-pair",
)

BIG: Final = 8  # extra MP that a building of the scenario is worth
MOST_FIELDS: Final = 1000

_FIELDS: Final[dict[str, dict[tuple[int, ...], list[int]]]] = {}


class Goal:
    """A purpose, and the MP from every hex to the nearest hex for it."""

    def __init__(self, kind: int, hexes: tuple[int, ...], far: list[int]) -> None:
        self.kind = kind
        self.hexes = hexes
        self.far = far


def field(g: HexState, hexes: tuple[int, ...]) -> list[int]:
    """Return the MP from everywhere to the nearest of these hexes, around unentered buildings.

    (AT-04.16)
    """
    return Fields(g).to(hexes)


class Fields:
    """Routes on a map with some of its buildings closed."""

    def __init__(self, g: HexState) -> None:
        self.m = g.map()
        self.shut = closed_buildings(g)
        key = f"{g.layout} {self.shut}"
        if len(_FIELDS) > MOST_FIELDS:
            _FIELDS.clear()
        known = _FIELDS.get(key)
        if known is None:
            known = _FIELDS[key] = {}
        self.distances = known

    def to(self, hexes: tuple[int, ...]) -> list[int]:
        far = self.distances.get(hexes)
        if far is None:
            far = self.distances[hexes] = _field(self.m, self.shut, hexes)
        return far


def _field(m: Map, shut: int, hexes: tuple[int, ...]) -> list[int]:
    far = [FAR] * m.size
    heap: list[tuple[int, int]] = []
    for hex in hexes:
        far[hex] = 0
        heap.append((0, hex))
    while heap:
        spent, hex = heappop(heap)
        closed = m.building[hex] >= 0 and (shut >> m.building[hex]) & 1 and hex not in hexes
        if spent > far[hex] or closed:
            continue
        spent += m.cost[hex]
        for there in m.around[hex]:
            if spent < far[there]:
                far[there] = spent
                heappush(heap, (spent, there))
    return far


def goal_of(g: HexState, survivor: int) -> Goal:
    m = g.map()
    s = g.people[survivor]
    if g.scenario == BULLETS:
        return _bullets(g, survivor)
    if g.scenario == FIREFIGHT:
        return _foes(g, survivor)
    if g.scenario == CURE:
        return _cure(g, survivor)
    if g.scenario == HELICOPTER:
        if g.stage < LAST_STAGE:
            return _goal(g, LEAVE, tuple(m.edges[WEST]))
        return _goal(g, HOLD, _free(g, survivor, _pad(g)))
    if g.scenario == BARRICADE:
        return _goal(g, HOLD, (s.hex,) if s.hex != NOWHERE else ())
    if g.scenario == DESTROY and destroyed(g):
        return _goal(g, HOLD, (s.hex,) if s.hex != NOWHERE else ())
    place = building_for(g, survivor)
    if place >= 0:
        return _goal(g, SEARCH, m.buildings[place].hexes)
    return _foes(g, survivor) if _enemies(g, survivor) else _goal(g, HOLD, (s.hex,))


def _goal(g: HexState, kind: int, hexes: tuple[int, ...]) -> Goal:
    return Goal(kind, hexes, field(g, hexes) if hexes else [0] * g.map().size)


def _free(g: HexState, survivor: int, hexes: tuple[int, ...]) -> tuple[int, ...]:
    taken = {s.hex for n, s in enumerate(g.people) if n != survivor}
    free = tuple([hex for hex in hexes if hex not in taken])
    return tuple([hex for hex in free if not g.crowds[hex]]) or free or hexes


def _pad(g: HexState) -> tuple[int, ...]:
    for building in g.map().buildings:
        if building.id == HELIPORT:
            return building.hexes
    return ()


def _bullets(g: HexState, survivor: int) -> Goal:
    """Return the goal in scenario 1: a weapon each, then out; or all searched, then out.

    (AT-12.08)
    """
    m = g.map()
    has_finds = g.people[survivor].finds > 0
    done = _both_found(g) if has_finds or hurt_badly(g, survivor) else False
    places = wanted(g)
    if not places or done:
        return _goal(g, LEAVE, m.outermost)
    first, place = _leader(g, places)
    there = g.people[first].hex
    if first != survivor and there != NOWHERE:
        return _goal(g, PAIR, (there,))
    return _goal(g, SEARCH, m.buildings[place].hexes)


def _leader(g: HexState, places: list[int]) -> tuple[int, int]:
    """Return the survivor of a pair who goes first, and its building.

    The one nearest to a building who still has to find a weapon leads, the other follows; alone, each would
    die in a building of its own.
    """
    m = g.map()
    fields = Fields(g)
    best = (FAR + 2, -1, places[0])
    for n, s in enumerate(g.people):
        if s.side != 0 or s.fate not in (ON_MAP, WAITING) or (s.finds and not _both_found(g)):
            continue
        for place in places:
            far = fields.to(m.buildings[place].hexes)[s.hex] if s.hex != NOWHERE else FAR + 1
            best = min(best, (far, n, place))
    return best[1], best[2]


def _both_found(g: HexState) -> bool:
    return all(s.finds or s.fate == LEFT for s in g.people if s.person().id in ("tonya", "beck"))


def hurt_badly(g: HexState, survivor: int) -> bool:
    return g.people[survivor].wounds + 1 >= g.dead_at(survivor)


def _enemies(g: HexState, survivor: int) -> list[int]:
    side = g.people[survivor].side
    return [s.hex for s in g.people if s.side != side and s.hex != NOWHERE]


def _foes(g: HexState, survivor: int) -> Goal:
    return _goal(g, FOE, tuple(sorted(_enemies(g, survivor))))


def _cure(g: HexState, survivor: int) -> Goal:
    """Return the goal in scenario 5: the Professor heads north, the others escort him.

    (AT-12.52)
    """
    m = g.map()
    man = g.people[professor(g)]
    if g.people[survivor].kind == PROFESSOR:
        exits = tuple([hex for hex in m.edges[NORTH] if m.names[hex].startswith("2")])
        return _goal(g, LEAVE, exits)
    if man.hex == m.number[CLINIC]:
        return _goal(g, FETCH, (man.hex,))
    return _goal(g, ESCORT, (man.hex,) if man.hex != NOWHERE else ())


def guards(g: HexState, survivor: int) -> bool:
    """Return whether this survivor guards the Professor: the strong, while he is on the map."""
    s = g.people[survivor]
    if g.scenario != HELICOPTER or s.kind == PROFESSOR or s.side != 0:
        return False
    if g.stage == LAST_STAGE or g.people[professor(g)].hex == NOWHERE:
        return False
    return s.values()[2] >= 3 and s.mp() >= 3


# -------------------------------------------------------------------- search targets


def wanted(g: HexState) -> list[int]:
    """List the buildings worth a search, without the outpost and the clinic."""
    m = g.map()
    out: list[int] = []
    for n, building in enumerate(m.buildings):
        if (g.searched >> n) & 1 or building.id == HELIPORT:
            continue
        if g.scenario == DESTROY and building.board != 2:
            continue
        if g.scenario == BARRICADE and building.id == "4o":
            continue
        out.append(n)
    return out


def building_for(g: HexState, survivor: int) -> int:
    """Return the survivor's building, or -1 if there is none.

    The nearest pairs are matched first; a survivor without a building of its own helps with the nearest.
    """
    m = g.map()
    side = g.people[survivor].side
    places = wanted(g)
    if not places:
        return -1
    fields = Fields(g)
    pairs: list[tuple[int, int, int]] = []
    nearest = (FAR, places[0])
    for n, s in enumerate(g.people):
        if s.side != side or s.fate not in (ON_MAP, WAITING):
            continue
        if g.scenario == BULLETS and s.finds and n != survivor:
            continue
        for place in places:
            far = fields.to(m.buildings[place].hexes)[s.hex] if s.hex != NOWHERE else 0
            if g.scenario == DESTROY and m.buildings[place].id in BIG_BUILDINGS:
                far -= BIG
            pairs.append((far, n, place))
            if n == survivor:
                nearest = min(nearest, (far, place))
    given: dict[int, int] = {}
    for _, n, place in sorted(pairs):
        if n not in given and place not in given.values():
            given[n] = place
    return given.get(survivor, nearest[1])
