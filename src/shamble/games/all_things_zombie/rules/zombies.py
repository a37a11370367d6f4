"""Zombie movement: to the nearest survivor in MP, ties at random.

Zombies go around rough hexes and buildings. (AT-01.02, AT-06.08, AT-06.13) Routes depend only on the map, so each
hex of a survivor has one table of the MP from everywhere and of the number of equally short routes, made once.
"""

from heapq import heappop, heappush
from typing import Final

from shamble.core.chance import Pick
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import BUILDING, CLEAR, NO_WAY, ROUGH, Hunt, Hunts, Map
from shamble.games.all_things_zombie.events import Began, ZombieMoved
from shamble.games.all_things_zombie.pieces import ZOMBIE_REP
from shamble.games.all_things_zombie.rules.charge_reaction import BeingCharged
from shamble.games.all_things_zombie.rules.melee import Melee
from shamble.games.all_things_zombie.rules.scenarios import zombies_enter
from shamble.games.all_things_zombie.rules.spawning import barred
from shamble.games.all_things_zombie.state import (
    NO_ONE,
    NOWHERE,
    THE_DEAD,
    ZOMBIES_GO,
    HexState,
    pace,
    zombie_mp,
)

WALL: Final = 3  # MP to enter a wall hex or the outpost, in scenario 2 (AT-12.18, AT-12.19)
OUTPOST: Final = "4o"
THE_BARRICADE: Final = 2


def entry_cost(m: Map, scenario: int, came: int, hex: int) -> int:
    """Return the MP for a zombie to enter a hex (AT-06.05 to AT-06.09), more at the outpost."""
    if scenario == THE_BARRICADE:
        if m.wall[hex]:
            return WALL
        building = m.building[hex]
        if building >= 0 and m.buildings[building].id == OUTPOST and m.building[came] != building:
            return WALL
    return m.cost[hex]


def hunt(m: Map, scenario: int, target: int, start: int) -> Hunt:
    """Return the table for a survivor in `target` and a zombie in `start`.

    Through clear hexes and the survivor's building; through rough only without another route (AT-06.21,
    AT-06.22, AT-G118).
    """
    place = target if scenario != THE_BARRICADE else m.size + target
    known = m.hunts[place]
    if known is None:
        known = m.hunts[place] = _make_hunts(m, scenario, target)
    return known.usual if known.usual.far[start] < NO_WAY else known.wider


def _make_hunts(m: Map, scenario: int, target: int) -> Hunts:
    """Return the usual routes, and those that also use the rough next to the survivor's hex.

    (AT-G90, AT-G118)
    """
    through = bytearray([terrain == CLEAR for terrain in m.terrain])
    through[target] = True
    if m.terrain[target] == BUILDING:
        for hex in m.buildings[m.building[target]].hexes:
            through[hex] = True
    usual = _search(m, scenario, target, through)
    if m.terrain[target] != ROUGH:
        return Hunts(usual, usual)
    wider = through[:]
    patch = [target]
    for hex in patch:
        for there in m.around[hex]:
            if m.terrain[there] == ROUGH and not wider[there]:
                wider[there] = True
                patch.append(there)
    return Hunts(usual, _search(m, scenario, target, wider))


def _search(m: Map, scenario: int, target: int, through: bytearray) -> Hunt:
    """Return the MP from each hex through these hexes; other hexes can only be starts."""
    far = [NO_WAY] * m.size
    far[target] = 0
    heap = [(0, target)]
    while heap:
        spent, hex = heappop(heap)
        if spent > far[hex] or not through[hex]:
            continue
        for there in m.around[hex]:
            there_far = spent + entry_cost(m, scenario, there, hex)
            if there_far < far[there]:
                far[there] = there_far
                heappush(heap, (there_far, there))
    ways = [0] * m.size
    ways[target] = 1
    for _, hex in sorted([(cost, hex) for hex, cost in enumerate(far) if 0 < cost < NO_WAY]):
        for there in m.around[hex]:
            if through[there] and far[there] + entry_cost(m, scenario, hex, there) == far[hex]:
                ways[hex] += ways[there]
    return Hunt(bytes(far), ways, bytes(through))


def entered_next(m: Map, scenario: int, table: Hunt, hex: int, number: int) -> tuple[int, int]:
    """Find the next hex of the numbered route, and the route's number from there."""
    far = table.far[hex]
    for there in m.around[hex]:
        if table.through[there] and table.far[there] + entry_cost(m, scenario, hex, there) == far:
            if number < table.ways[there]:
                return there, number
            number -= table.ways[there]
    raise AssertionError("a way that leads nowhere")


def nearest_far(g: HexState, hex: int) -> int:
    """Return the MP to the nearest survivor for a zombie in this hex."""
    m = g.map()
    best = NO_WAY
    for s in g.people:
        if s.hex != NOWHERE and s.bound == NO_ONE:
            best = min(best, hunt(m, g.scenario, s.hex, hex).far[hex])
    return best


def nearest(g: HexState, zombie: int) -> tuple[int, list[int]]:
    """Return the MP to the nearest survivors of any side, and these.

    NO_WAY means there are none (AT-G114). (AT-06.19, AT-12.34, AT-12.41)
    """
    m = g.map()
    here = g.zombies[zombie]
    best = NO_WAY
    prey: list[int] = []
    for n, s in enumerate(g.people):
        if s.hex == NOWHERE or s.bound != NO_ONE:
            continue
        far = hunt(m, g.scenario, s.hex, here).far[here]
        if far < best:
            best = far
            prey = [n]
        elif far == best and far < NO_WAY:
            prey.append(n)
    if len(prey) > 1:  # a survivor as near as the Professor comes first (AT-12.40)
        shut = barred(g)
        if shut != NOWHERE:
            prey = [n for n in prey if g.people[n].hex != shut]
    return best, prey


# -------------------------------------------------------------------- the zombies' go (AT-05.14, AT-05.15)


def zombies_go(g: HexState) -> None:
    """Activate the zombies if their die does not exceed Rep 4; each moves, nearest first.

    (AT-05.10, AT-05.11)
    """
    if g.face_of(THE_DEAD) > ZOMBIE_REP:
        if g.afoot and g.record is not None:
            g.emit(Began("stand", g.turn))
        return
    g.phase = ZOMBIES_GO
    g.clear_activation()
    if g.record is not None:
        g.emit(Began("zombies", g.turn))
    g.push(ZombiesFight())
    g.push(ZombiesMove())
    zombies_enter(g)


class ZombiesMove(Step[HexState]):
    """Move the zombies, nearest to a survivor first (AT-G54).

    Nothing happens between their moves, so the order of equals does not matter.
    """

    def run(self, g: HexState) -> None:
        order: list[int] = []
        for zombie, hex in enumerate(g.zombies):
            if hex >= 0 and not (g.still >> zombie) & 1:
                far = nearest_far(g, hex)
                if 0 < far < NO_WAY:
                    order.append(far * len(g.zombies) + zombie)
        order.sort()
        move_on(g, tuple([place % len(g.zombies) for place in order]), 0)


class ZombieMoves(Step[HexState]):
    """Move the remaining zombies, after one that had a choice."""

    def __init__(self, zombies: tuple[int, ...], place: int) -> None:
        self.zombies = zombies
        self.place = place  # position of the next zombie

    def run(self, g: HexState) -> None:
        move_on(g, self.zombies, self.place)


def move_on(g: HexState, zombies: tuple[int, ...], start: int) -> None:
    """Move one zombie after another; target and route are random among equals.

    (AT-06.20, AT-06.23)
    """
    for place in range(start, len(zombies)):
        zombie = zombies[place]
        _, prey = nearest(g, zombie)
        ways = ways_to(g, zombie, prey[0]) if len(prey) == 1 else 0
        if ways == 1:
            walk_way(g, zombie, prey[0], 0)
        elif prey:
            if place + 1 < len(zombies):
                g.push(ZombieMoves(zombies, place + 1))
            if ways:
                g.push(ZombieWay(zombie, prey[0], ways))
            else:
                g.push(ZombiePrey(zombie, tuple(prey)))
            return


class ZombiePrey(Pick[HexState]):
    def __init__(self, zombie: int, prey: tuple[int, ...]) -> None:
        self.zombie = zombie
        self.prey = prey

    def count(self, g: HexState) -> int:
        return len(self.prey)

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"pace": names.pace_name(self.zombie), **names.hex_args(g, g.zombies[self.zombie])}
        return Prompt("ask-pick-zombie-prey", {**args, "count": len(self.prey)}, ("AT-06.20",))

    def on_pick(self, g: HexState, choice: int) -> None:
        prey = self.prey[choice]
        ways = ways_to(g, self.zombie, prey)
        if ways > 1:
            g.push(ZombieWay(self.zombie, prey, ways))
        else:
            walk_way(g, self.zombie, prey, 0)


def ways_to(g: HexState, zombie: int, prey: int) -> int:
    """Count the equally short routes."""
    here = g.zombies[zombie]
    return hunt(g.map(), g.scenario, g.people[prey].hex, here).ways[here]


class ZombieWay(Pick[HexState]):
    def __init__(self, zombie: int, prey: int, ways: int) -> None:
        self.zombie = zombie
        self.prey = prey
        self.ways = ways

    def count(self, g: HexState) -> int:
        return self.ways

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"pace": names.pace_name(self.zombie), **names.hex_args(g, g.zombies[self.zombie])}
        return Prompt("ask-pick-zombie-way", {**args, "count": self.ways}, ("AT-06.23",))

    def on_pick(self, g: HexState, choice: int) -> None:
        walk_way(g, self.zombie, self.prey, choice)


def walk_way(g: HexState, zombie: int, prey: int, number: int) -> None:
    """Move along the numbered route as far as the MP last, never into the barred clinic.

    (AT-03.27, AT-12.46)
    """
    m = g.map()
    start = hex = g.zombies[zombie]
    table = hunt(m, g.scenario, g.people[prey].hex, hex)
    mp = zombie_mp(zombie)
    shut = barred(g)
    path: list[str] = [m.places[hex]]
    while table.far[hex] > 0:
        there, number = entered_next(m, g.scenario, table, hex, number)
        mp -= entry_cost(m, g.scenario, hex, there)
        if mp < 0 or there == shut:
            break
        hex = there
        if g.record is not None:
            path.append(m.places[there])
    if hex != start:
        g.put_zombie(zombie, hex)
        g.arrived |= 1 << zombie
        if g.record is not None:
            g.emit(ZombieMoved(zombie, pace(zombie), tuple(path), g.people[prey].kind))


class ZombiesFight(Step[HexState]):
    """Resolve Being Charged tests, then melee in all shared hexes (AT-05.15, AT-G17)."""

    def run(self, g: HexState) -> None:
        testers = [n for n, s in enumerate(g.people) if s.hex != NOWHERE and g.crowds[s.hex]]
        if not testers:
            return
        g.push(MeleeEverywhere())
        for tester in reversed(testers):
            g.push(BeingCharged(tester))


class MeleeEverywhere(Step[HexState]):
    """Start melee where survivors and zombies are after the tests (AT-G22)."""

    def run(self, g: HexState) -> None:
        hexes: list[int] = []
        for s in g.people:
            if s.hex != NOWHERE and g.crowds[s.hex] and s.hex not in hexes:
                hexes.append(s.hex)
        for hex in reversed(hexes):
            g.push(Melee(hex))
