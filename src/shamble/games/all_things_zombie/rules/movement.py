"""Movement (AT-06): costs, reach, and entering a hex."""

from typing import Final

from shamble.core.frames import Prompt
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import BUILDING, HELIPORT, Map
from shamble.games.all_things_zombie.choices import SurvivorRoll
from shamble.games.all_things_zombie.events import Moved, Rolled
from shamble.games.all_things_zombie.state import LEFT, NO_ONE, NOWHERE, WAITING, HexState

FAR: Final = 9999
FAST: Final = 2  # most MP that a fast move adds (AT-06.15)
LEAVING: Final = 1  # MP to go off the map (AT-G106)


def unmarked(g: HexState, hex: int) -> bool:
    """Return whether it is a building hex whose card is not drawn yet.

    It has no Entered or Searched marker (AT-04.13, AT-04.16, AT-10.08, AT-12.21, AT-G04).
    """
    building = g.map().building[hex]
    if building < 0 or ((g.entered | g.searched) >> building) & 1:
        return False
    return not always_open(g, building)


def always_open(g: HexState, building: int) -> bool:
    """Return whether a building never has a card.

    The outpost, all buildings of scenario 4, and the heliport (AT-12.65, AT-12.32, AT-G76).
    """
    if g.scenario == 2:
        return g.map().buildings[building].id == "4o"
    if g.scenario == 6:
        return g.map().buildings[building].id == HELIPORT
    return g.scenario == 4


def closed_buildings(g: HexState) -> int:
    """Return all buildings whose card is not drawn yet, as bits."""
    marked = g.entered | g.searched
    bits = 0
    for building in range(len(g.map().buildings)):
        if not (marked >> building) & 1 and not always_open(g, building):
            bits |= 1 << building
    return bits


def reach(g: HexState, survivor: int, mp: int, avoid: tuple[int, ...] = ()) -> tuple[list[int], list[int]]:
    """Return the MP to every hex in reach (FAR: none), and the previous hex of each.

    The survivor passes friends, never zombies or enemies (AT-03.30, AT-G10), and stops at an unmarked
    building; `avoid`: hexes not to pass.
    """
    return _search(g, survivor, [g.people[survivor].hex], 0, mp, avoid, g.map().anywhere)


def reach_from_edge(
    g: HexState, survivor: int, edge: list[int], mp: int, avoid: tuple[int, ...] = ()
) -> tuple[list[int], list[int]]:
    """Return the same for a survivor entering over an edge (AT-G106)."""
    return _search(g, survivor, edge, 1, mp, avoid, g.map().anywhere)


def _search(
    g: HexState,
    survivor: int,
    starts: list[int],
    paid: int,
    mp: int,
    avoid: tuple[int, ...],
    onward: bytes,
) -> tuple[list[int], list[int]]:
    """Search outwards by MP, hexes in order; of equally cheap routes the first one is kept.

    `onward`: the minimum MP still needed from each hex; hexes without enough MP left are skipped.
    """
    m = g.map()
    here = g.people[survivor].hex
    far = [FAR] * m.size
    before = [NOWHERE] * m.size
    fronts: list[list[int]] = [[] for _ in range(mp + 1)]  # hexes by the MP spent to reach them
    for hex in starts:
        spent = paid * m.cost[hex]
        if hex == here or (spent <= mp and not g.threatened(hex, survivor) and hex not in avoid):
            far[hex] = spent
            fronts[spent].append(hex)
    for spent in range(mp + 1):
        front = fronts[spent]
        front.sort()
        for hex in front:
            if spent > far[hex] or (hex != here and unmarked(g, hex)):
                continue
            for there in m.around[hex]:
                there_cost = spent + m.cost[there]
                if there_cost + onward[there] > mp or there_cost >= far[there]:
                    continue
                if g.threatened(there, survivor):
                    continue
                if not avoid or there not in avoid:
                    far[there] = there_cost
                    before[there] = hex
                    fronts[there_cost].append(there)
    return far, before


def steps_back(before: list[int], start: int, hex: int) -> list[int]:
    """Find the route found by `reach`: from the first step to the hex itself."""
    way: list[int] = []
    while hex != start:
        way.append(hex)
        hex = before[hex]
    way.reverse()
    return way


def way_to(g: HexState, survivor: int, target: int, mp: int) -> list[int]:
    """Return the cheapest route into a hex held by zombies or enemies, empty if out of reach.

    The hex before the last must have room, because the survivor can be stopped there.
    """
    m = g.map()
    start = g.people[survivor].hex
    to_target = m.walk(target)
    if to_target[start] > mp:  # even without figures in the way
        return []
    far, before = _search(g, survivor, [start], 0, mp, (), to_target)
    last = last_but_one(g, survivor, far, target, mp)
    if last == NOWHERE:
        return []
    return [*steps_back(before, start, last), target]


def last_but_one(g: HexState, survivor: int, far: list[int], target: int, mp: int) -> int:
    """Return the hex from which the target is entered, given the MP to each hex, or NOWHERE."""
    m = g.map()
    best, last = FAR, NOWHERE
    for hex in m.around[target]:
        spent = far[hex] + m.cost[target]
        if spent > mp or spent >= best:
            continue
        if hex == g.people[survivor].hex or not unmarked(g, hex):
            best, last = spent, hex
    return last


class Ways:
    """Reachability of many hexes held by zombies or enemies (see `way_to`).

    Usually no search is needed: a hex is too far, or one of its shortest routes is free. Otherwise one search
    answers for all.
    """

    def __init__(self, g: HexState, survivor: int, mp: int) -> None:
        self.g = g
        self.survivor = survivor
        self.mp = mp
        self.far: list[int] = []

    def into(self, target: int) -> bool:
        g, survivor, mp = self.g, self.survivor, self.mp
        m = g.map()
        to_target = m.walk(target)
        start = g.people[survivor].hex
        if to_target[start] > mp:
            return False
        if _straight_on(g, m, to_target, survivor, start, target):
            return True
        if to_target[start] == mp:
            return False
        if not self.far:
            self.far, _ = reach(g, survivor, mp)
        return last_but_one(g, survivor, self.far, target, mp) != NOWHERE


def has_way(g: HexState, survivor: int, target: int, mp: int) -> bool:
    """Return whether `way_to` finds a route."""
    return Ways(g, survivor, mp).into(target)


def _straight_on(g: HexState, m: Map, to_target: bytes, survivor: int, hex: int, target: int) -> bool:
    """Return whether a shortest route is free of zombies, enemies and unmarked buildings."""
    left = to_target[hex]
    for there in m.around[hex]:
        if to_target[there] + m.cost[there] != left:
            continue
        if there == target:
            return True
        if g.threatened(there, survivor) or unmarked(g, there):
            continue
        if _straight_on(g, m, to_target, survivor, there, target):
            return True
    return False


def way_cost(m: Map, way: list[int]) -> int:
    return sum([m.cost[hex] for hex in way])


def has_room(g: HexState, survivor: int, hex: int) -> bool:
    """Return whether no other survivor is in the hex, except those bound to this one.

    (AT-03.29)
    """
    return not any(
        other.hex == hex and n != survivor and other.bound != survivor for n, other in enumerate(g.people)
    )


def put(g: HexState, survivor: int, hex: int, how: str, between: tuple[int, ...] = ()) -> None:
    """Put a survivor into a hex, past the hexes in between, with those bound to it (AT-12.50)."""
    here = g.people[survivor].hex
    g.set_person(survivor, g.people[survivor].at(hex))
    for n, other in enumerate(g.people):
        if other.bound == survivor and other.hex != NOWHERE:
            g.set_person(n, other.at(hex))
    if g.record is not None:
        way = (*between, hex) if here == NOWHERE else (here, *between, hex)
        g.emit(Moved(g.people[survivor].kind, tuple([g.map().places[there] for there in way]), how))


def take_off(g: HexState, survivor: int, waiting: bool) -> None:
    """Take a survivor off the map, for good or until the next board (AT-G106)."""
    fate = WAITING if waiting else LEFT
    s = g.people[survivor]
    g.emit(Moved(s.kind, (g.map().places[s.hex],), "left"))
    for n, other in enumerate(g.people):
        if n == survivor or (other.bound == survivor and other.hex != NOWHERE):
            g.set_person(n, other.gone(fate))


def arrive(
    g: HexState, survivor: int, hex: int, how: str, between: tuple[int, ...] = (), ran: bool = False
) -> None:
    """Move into a hex and resolve the arrival; call it as the last step.

    `how`: "move", "enter", "charge", "flee", "cover", "back". `between`: the hexes of a route that is one
    event, in order. `ran`: by the fast move of a charge (AT-06.16).
    """
    import shamble.games.all_things_zombie.rules.arrival as arrival  # avoids an import cycle

    came = between[-1] if between else g.people[survivor].hex
    put(g, survivor, hex, how, between)
    fast = ran or how == "flee" or (g.acting == survivor and g.fast)
    arrival.arrived(g, survivor, hex, came, how, fast)


def in_building(g: HexState, survivor: int) -> int:
    """Return the building the survivor is in, or -1."""
    m = g.map()
    hex = g.people[survivor].hex
    return m.building[hex] if hex != NOWHERE and m.terrain[hex] == BUILDING else -1


class FastRoll(SurvivorRoll):
    """Roll a fast move: each success against Rep is 1 MP more this turn (AT-06.15)."""

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-fast", self.roll_args(g), ("AT-06.15",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        g.emit(Rolled(s.kind, "fast", faces, s.rep()))
        for face in faces:
            if face <= s.rep():
                g.mp += 1


def can_step(g: HexState, survivor: int, hex: int) -> bool:
    """Return whether it can walk into this hex.

    Enough MP (AT-06.02), no enemies (AT-G10, AT-G52), and a place to stop (AT-03.29).
    """
    price = g.map().cost[hex]
    if price > g.mp or g.people[survivor].bound != NO_ONE or g.threatened(hex, survivor):
        return False
    return has_room(g, survivor, hex) or way_on(g, survivor, hex, g.mp - price)


def step_refusals(g: HexState, survivor: int, hex: int) -> list[Refusal]:
    """Explain why it cannot."""
    no: list[Refusal] = []
    if can_step(g, survivor, hex):
        return no
    price = g.map().cost[hex]
    if price > g.mp:
        no.append(Refusal("no-mp", "AT-06.02", args={"needed": price, "mp": g.mp}))
    if g.people[survivor].bound != NO_ONE:
        no.append(Refusal("no-bound", "AT-12.50"))
    if g.threatened(hex, survivor):
        rule = "AT-12.45" if leaves_clinic(g, survivor) else "AT-G52"
        no.append(Refusal("no-enemies-there", rule, (names.hex_thing(g, hex),)))
    elif not has_room(g, survivor, hex) and not way_on(g, survivor, hex, g.mp - price):
        no.append(Refusal("no-room", "AT-03.29", (names.hex_thing(g, hex),)))
    return no


def leaves_clinic(g: HexState, survivor: int) -> bool:
    """Return whether it is the Professor in the barred clinic, who needs a free hex.

    (AT-12.45, AT-G73)
    """
    return g.scenario == 5 and g.people[survivor].hex == g.map().number["4E2"]


def way_on(g: HexState, survivor: int, start: int, mp: int) -> bool:
    """Return whether a route leads on from a friend's hex to one with room (AT-03.30)."""
    m = g.map()
    seen = {start: mp}
    front = [start]
    while front:
        hex = front.pop()
        for there in m.around[hex]:
            left = seen[hex] - m.cost[there]
            if left < 0 or seen.get(there, -1) >= left or g.threatened(there, survivor):
                continue
            if has_room(g, survivor, there):
                return True
            seen[there] = left
            front.append(there)
    return False


def stacked(g: HexState, survivor: int) -> bool:
    """Return whether it shares a hex with a friend and can leave, so that it must (AT-03.29).

    Only with a survivor found this turn it can stay until the next activation of either (AT-G56).
    """
    s = g.people[survivor]
    for n, other in enumerate(g.people):
        if other.hex != s.hex or other.side != s.side or n == survivor:
            continue
        if n < len(g.near) and other.bound != survivor and s.bound != n:
            return any(can_step(g, survivor, hex) for hex in g.map().around[s.hex])
    return False


def end_move(g: HexState, survivor: int) -> None:
    """End the movement; the action can still be left (AT-G28, AT-G30)."""
    if g.acting == survivor:
        g.mp = 0
