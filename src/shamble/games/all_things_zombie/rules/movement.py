"""Movement (AT-06): what a hex costs, how far a survivor gets, and coming into a hex."""

from typing import Final

from shamble.core.frames import Prompt
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import BUILDING, HELIPORT, Map
from shamble.games.all_things_zombie.choices import SurvivorRoll
from shamble.games.all_things_zombie.events import Moved, Rolled
from shamble.games.all_things_zombie.state import LEFT, NOBODY, NOWHERE, WAITING, HexState

FAR: Final = 9999
FAST: Final = 2  # the most a fast move adds (AT-06.15)
LEAVING: Final = 1  # MP to go off the map (AT-G106)


def unmarked(g: HexState, hex: int) -> bool:
    """A building hex whose card is still to be drawn: no Entered or Searched marker (AT-04.13, AT-04.16, AT-10.08,
    AT-12.21, AT-G04)."""
    building = g.map().building[hex]
    if building < 0 or ((g.entered | g.searched) >> building) & 1:
        return False
    return not always_open(g, building)


def always_open(g: HexState, building: int) -> bool:
    """None is ever drawn for the outpost, in scenario 4 and for the heliport (AT-12.65, AT-12.32, AT-G76)."""
    if g.scenario == 2:
        return g.map().buildings[building].id == "4o"
    if g.scenario == 6:
        return g.map().buildings[building].id == HELIPORT
    return g.scenario == 4


def closed_buildings(g: HexState) -> int:
    """All buildings whose card is still to be drawn, as bits."""
    marked = g.entered | g.searched
    bits = 0
    for building in range(len(g.map().buildings)):
        if not (marked >> building) & 1 and not always_open(g, building):
            bits |= 1 << building
    return bits


def reach(g: HexState, survivor: int, mp: int, avoid: tuple[int, ...] = ()) -> tuple[list[int], list[int]]:
    """MP to every hex this survivor can walk to with so many MP (FAR = it cannot), and the hex before it on the way.
    It passes friends, never zombies or enemies (AT-03.30, AT-G10), and goes no further than an unmarked building;
    `avoid`: hexes it does not want to pass."""
    return _search(g, survivor, [g.people[survivor].hex], 0, mp, avoid, g.map().anywhere)


def reach_from_edge(
    g: HexState, survivor: int, edge: list[int], mp: int, avoid: tuple[int, ...] = ()
) -> tuple[list[int], list[int]]:
    """The same for a survivor that comes in over an edge (AT-G106); there is no hex before the first one."""
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
    """One MP further each time, hexes in order: among ways that cost the same, the first one found stays. `onward`: the
    MP that each hex leaves to be spent at least; who could not spend them there does not go there."""
    m = g.map()
    here = g.people[survivor].hex
    far = [FAR] * m.size
    before = [NOWHERE] * m.size
    fronts: list[list[int]] = [[] for _ in range(mp + 1)]  # the hexes reached with so many MP
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
    to_target = m.walk(target)
    if to_target[start] > mp:  # even if nobody were in the way
        return []
    far, before = _search(g, survivor, [start], 0, mp, (), to_target)
    last = last_but_one(g, survivor, far, target, mp)
    if last == NOWHERE:
        return []
    return [*steps_back(before, start, last), target]


def last_but_one(g: HexState, survivor: int, far: list[int], target: int, mp: int) -> int:
    """From where the target is entered, with the MP to each hex given; NOWHERE = it cannot be."""
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
    """Which hexes that zombies or enemies hold are within reach (as `way_to` has it), asked about many of them. Mostly
    it shows without a search: a hex is too far off, or one of the ways that are shortest whoever stands there is free.
    Otherwise one search answers for all."""

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
    """Does `way_to` find one?"""
    return Ways(g, survivor, mp).into(target)


def _straight_on(g: HexState, m: Map, to_target: bytes, survivor: int, hex: int, target: int) -> bool:
    """Is one of the shortest ways to the target free of zombies, enemies and unmarked buildings?"""
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
    """May the survivor stay in this hex: nobody else is there, but those bound to it (AT-03.29)?"""
    return not any(
        other.hex == hex and n != survivor and other.bound != survivor for n, other in enumerate(g.people)
    )


def put(g: HexState, survivor: int, hex: int, how: str, between: tuple[int, ...] = ()) -> None:
    """Into a hex, past the hexes in between, and with it whoever is bound to it (AT-12.50)."""
    here = g.people[survivor].hex
    g.set_person(survivor, g.people[survivor].at(hex))
    for n, other in enumerate(g.people):
        if other.bound == survivor and other.hex != NOWHERE:
            g.set_person(n, other.at(hex))
    if g.record is not None:
        way = (*between, hex) if here == NOWHERE else (here, *between, hex)
        g.emit(Moved(g.people[survivor].kind, tuple([g.map().places[there] for there in way]), how))


def take_off(g: HexState, survivor: int, waiting: bool) -> None:
    """Over the edge of the map, for good or until the next board (AT-G106)."""
    fate = WAITING if waiting else LEFT
    s = g.people[survivor]
    g.emit(Moved(s.kind, (g.map().places[s.hex],), "left"))
    for n, other in enumerate(g.people):
        if n == survivor or (other.bound == survivor and other.hex != NOWHERE):
            g.set_person(n, other.gone(fate))


def arrive(g: HexState, survivor: int, hex: int, how: str, between: tuple[int, ...] = ()) -> None:
    """Move into a hex, and into what that leads to (tests, cards, melee): the last thing that is done. `how`: "move",
    "enter", "charge", "flee", "cover", "back". `between`: the hexes of a way that is told in one piece, in order."""
    import shamble.games.all_things_zombie.rules.arrival as arrival  # what is met there may make others move

    came = between[-1] if between else g.people[survivor].hex
    put(g, survivor, hex, how, between)
    arrival.arrived(g, survivor, hex, came, how)


def in_building(g: HexState, survivor: int) -> int:
    """The building the survivor is in, or -1."""
    m = g.map()
    hex = g.people[survivor].hex
    return m.building[hex] if hex != NOWHERE and m.terrain[hex] == BUILDING else -1


class FastRoll(SurvivorRoll):
    """A fast move: each success against Rep is 1 MP more this turn (AT-06.15)."""

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
    """May it walk into this hex: MP (AT-06.02), no enemies (AT-G10, AT-G52), somewhere to stop (AT-03.29)?"""
    price = g.map().cost[hex]
    if price > g.mp or g.people[survivor].bound != NOBODY or g.threatened(hex, survivor):
        return False
    return has_room(g, survivor, hex) or way_on(g, survivor, hex, g.mp - price)


def step_refusals(g: HexState, survivor: int, hex: int) -> list[Refusal]:
    """Why it may not."""
    no: list[Refusal] = []
    if can_step(g, survivor, hex):
        return no
    price = g.map().cost[hex]
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
            left = seen[hex] - m.cost[there]
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
    for n, other in enumerate(g.people):
        if other.hex != s.hex or other.side != s.side or n == survivor:
            continue
        if n < len(g.near) and other.bound != survivor and s.bound != n:
            return any(can_step(g, survivor, hex) for hex in g.map().around[s.hex])
    return False


def end_move(g: HexState, survivor: int) -> None:
    """Movement is over, the action may still be there (AT-G28, AT-G30)."""
    if g.acting == survivor:
        g.mp = 0
