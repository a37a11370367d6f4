"""Movement (AT-06): what a hex costs, how far a survivor gets, and coming into a hex."""

from heapq import heappop, heappush
from typing import Final

from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import BUILDING, CLEAR, HELIPORT, Map
from shamble.games.all_things_zombie.choices import SurvivorRoll
from shamble.games.all_things_zombie.events import Moved, Rolled
from shamble.games.all_things_zombie.state import LEFT, NOBODY, NOWHERE, WAITING, HexState

FAR: Final = 9999
FAST: Final = 2  # the most a fast move adds (AT-06.15)
LEAVING: Final = 1  # MP to go off the map (AT-G106)

_WALKS: dict[tuple[str, int], list[int]] = {}


def cost(m: Map, hex: int) -> int:
    """Clear 1, rough and building 2, for survivors (AT-06.05, AT-06.06, AT-06.09, AT-12.20)."""
    return 1 if m.terrain[hex] == CLEAR else 2


def walk(m: Map, target: int) -> list[int]:
    """MP from every hex to this one, whoever stands in between."""
    known = _WALKS.get((m.layout, target))
    if known is not None:
        return known
    far = [FAR] * m.size
    far[target] = 0
    heap = [(0, target)]
    while heap:
        spent, hex = heappop(heap)
        if spent > far[hex]:
            continue
        spent += cost(m, hex)
        for there in m.around[hex]:
            if spent < far[there]:
                far[there] = spent
                heappush(heap, (spent, there))
    _WALKS[m.layout, target] = far
    return far


def unmarked(g: HexState, hex: int) -> bool:
    """A building hex whose card is still to be drawn: no Entered or Searched marker (AT-04.13, AT-04.16, AT-10.08,
    AT-12.21, AT-G04). None is ever drawn for the outpost, in scenario 4 and for the heliport (AT-12.65, AT-12.32,
    AT-G76)."""
    building = g.map().building[hex]
    if building < 0 or ((g.entered | g.searched) >> building) & 1:
        return False
    if g.scenario == 2:
        return g.map().buildings[building].id != "4o"
    if g.scenario == 6:
        return g.map().buildings[building].id != HELIPORT
    return g.scenario != 4


def reach(g: HexState, survivor: int, mp: int, avoid: tuple[int, ...] = ()) -> tuple[list[int], list[int]]:
    """MP to every hex this survivor can walk to with so many MP (FAR = it cannot), and the hex before it on the way.
    It passes friends, never zombies or enemies (AT-03.30, AT-G10), and goes no further than an unmarked building;
    `avoid`: hexes it does not want to pass."""
    return _search(g, survivor, [(0, g.people[survivor].hex)], mp, avoid)


def reach_from_edge(
    g: HexState, survivor: int, edge: list[int], mp: int, avoid: tuple[int, ...] = ()
) -> tuple[list[int], list[int]]:
    """The same for a survivor that comes in over an edge (AT-G106); there is no hex before the first one."""
    return _search(g, survivor, [(cost(g.map(), hex), hex) for hex in edge], mp, avoid)


def _search(
    g: HexState, survivor: int, starts: list[tuple[int, int]], mp: int, avoid: tuple[int, ...]
) -> tuple[list[int], list[int]]:
    m = g.map()
    here = g.people[survivor].hex
    side = g.people[survivor].side
    shut = [False] * m.size
    for at in avoid:
        shut[at] = True
    for at in g.zombies:
        if at >= 0:
            shut[at] = True
    for other in g.people:
        if other.hex != NOWHERE and other.side != side:
            shut[other.hex] = True
    far = [FAR] * m.size
    before = [NOWHERE] * m.size
    heap: list[tuple[int, int]] = []
    for spent, hex in starts:
        if hex == here or (spent <= mp and not shut[hex]):
            far[hex] = spent
            heappush(heap, (spent, hex))
    while heap:
        spent, hex = heappop(heap)
        if spent > far[hex] or (hex != here and unmarked(g, hex)):
            continue
        for there in m.around[hex]:
            there_cost = spent + cost(m, there)
            if there_cost <= mp and there_cost < far[there] and not shut[there]:
                far[there] = there_cost
                before[there] = hex
                heappush(heap, (there_cost, there))
    return far, before


def steps_back(before: list[int], start: int, hex: int) -> list[int]:
    """The way that `reach` found to a hex: from the first step to the hex itself."""
    way: list[int] = []
    while hex != start:
        way.append(hex)
        hex = before[hex]
    way.reverse()
    return way


def way_to(g: HexState, survivor: int, target: int, mp: int) -> list[int]:
    """The cheapest way into a hex that zombies or enemies hold (empty = out of reach). The last hex but one must have
    room, since a survivor may be stopped there."""
    m = g.map()
    start = g.people[survivor].hex
    far, before = reach(g, survivor, mp)
    best, last = FAR, NOWHERE
    for hex in m.around[target]:
        spent = far[hex] + cost(m, target)
        if spent <= mp and spent < best and (hex == start or not unmarked(g, hex)):
            best, last = spent, hex
    if last == NOWHERE:
        return []
    return [*steps_back(before, start, last), target]


def way_cost(m: Map, way: list[int]) -> int:
    return sum([cost(m, hex) for hex in way])


def has_room(g: HexState, survivor: int, hex: int) -> bool:
    """May the survivor stay in this hex: nobody else is there, but those bound to it (AT-03.29)?"""
    others = [n for n, other in enumerate(g.people) if other.hex == hex and other.bound != survivor]
    return not others or others == [survivor]


def put(g: HexState, survivor: int, hex: int, how: str, between: tuple[int, ...] = ()) -> None:
    """Into a hex, past the hexes in between, and with it whoever is bound to it (AT-12.50)."""
    here = g.people[survivor].hex
    way = (*between, hex) if here == NOWHERE else (here, *between, hex)
    g.set_person(survivor, g.people[survivor].at(hex))
    for n, other in enumerate(g.people):
        if other.bound == survivor and other.hex != NOWHERE:
            g.set_person(n, other.at(hex))
    g.emit(Moved(g.people[survivor].kind, tuple([g.map().names[there] for there in way]), how))


def take_off(g: HexState, survivor: int, waiting: bool) -> None:
    """Over the edge of the map, for good or until the next board (AT-G106)."""
    fate = WAITING if waiting else LEFT
    s = g.people[survivor]
    g.emit(Moved(s.kind, (g.map().names[s.hex],), "left"))
    for n, other in enumerate(g.people):
        if n == survivor or (other.bound == survivor and other.hex != NOWHERE):
            g.set_person(n, other.gone(fate))


def arrive(g: HexState, survivor: int, hex: int, how: str, between: tuple[int, ...] = ()) -> None:
    """Move into a hex; what that leads to (tests, cards, melee) is a frame. `how`: "move", "enter", "charge", "flee",
    "cover", "back". `between`: the hexes of a way that is told in one piece, in order."""
    from shamble.games.all_things_zombie.rules.arrival import (
        Arrived,
    )  # what is met there may make others move

    came = between[-1] if between else g.people[survivor].hex
    put(g, survivor, hex, how, between)
    g.push(Arrived(survivor, hex, came, how))


def in_building(g: HexState, survivor: int) -> int:
    """The building the survivor is in, or -1."""
    m = g.map()
    hex = g.people[survivor].hex
    return m.building[hex] if hex != NOWHERE and m.terrain[hex] == BUILDING else -1


class FastRoll(SurvivorRoll):
    """A fast move: each success against Rep is 1 MP more this turn (AT-06.15)."""

    def dice(self, g: HexState) -> int:
        return 2

    def rolled(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        g.emit(Rolled(s.kind, "fast", faces, s.rep()))
        for face in faces:
            if face <= s.rep():
                g.mp += 1


def step_refusals(g: HexState, survivor: int, hex: int) -> list[Refusal]:
    """Why a survivor cannot walk into this hex: MP (AT-06.02), enemies (AT-G10, AT-G52), nowhere to stop (AT-03.29)."""
    no: list[Refusal] = []
    price = cost(g.map(), hex)
    if price > g.mp:
        no.append(Refusal("no-mp", "AT-06.02", args={"needed": price, "mp": g.mp}))
    if g.people[survivor].bound != NOBODY:
        no.append(Refusal("no-bound", "AT-12.50"))
    if g.threatened(hex, survivor):
        rule = "AT-12.45" if leaves_clinic(g, survivor) else "AT-G52"
        no.append(Refusal("no-enemies-there", rule, (names.hex_thing(g, hex),)))
    elif not has_room(g, survivor, hex) and not way_on(g, survivor, hex, g.mp - price):
        no.append(Refusal("no-room", "AT-03.29", (names.hex_thing(g, hex),)))
    return no


def leaves_clinic(g: HexState, survivor: int) -> bool:
    """The Professor in his barred building needs a hex free of zombies to get out (AT-12.45, AT-G73)."""
    return g.scenario == 5 and g.people[survivor].hex == g.map().number["4E2"]


def way_on(g: HexState, survivor: int, start: int, mp: int) -> bool:
    """From a friend's hex there must be a way on to a hex with room (AT-03.30)."""
    m = g.map()
    seen = {start: mp}
    front = [start]
    while front:
        hex = front.pop()
        for there in m.around[hex]:
            left = seen[hex] - cost(m, there)
            if left < 0 or seen.get(there, -1) >= left or g.threatened(there, survivor):
                continue
            if has_room(g, survivor, there):
                return True
            seen[there] = left
            front.append(there)
    return False


def stacked(g: HexState, survivor: int) -> bool:
    """Shares a hex with a friend and can still get out of it: it has to (AT-03.29). Only with somebody found in this
    turn it may stay until the next activation of either (AT-G56)."""
    s = g.people[survivor]
    known = [
        n
        for n in g.friends_in(s.hex, survivor)
        if n < len(g.near) and g.people[n].bound != survivor and s.bound != n
    ]
    if not known:
        return False
    return any(not step_refusals(g, survivor, hex) for hex in g.map().around[s.hex])


def end_move(g: HexState, survivor: int) -> None:
    """Movement is over, the action may still be there (AT-G28, AT-G30)."""
    if g.acting == survivor:
        g.mp = 0
