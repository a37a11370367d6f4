"""How zombies move, whom nobody plays (AT-01.02): to the nearest survivor in MP, round rough and buildings (AT-06.08,
AT-06.13), ties at random.

Ways depend on the map alone, so for every hex a survivor may stand in there is one table of the MP from everywhere and
of the number of equally short ways; it is made once.
"""

from heapq import heappop, heappush
from typing import Final

from shamble.core.chance import Pick
from shamble.core.frames import Step
from shamble.games.all_things_zombie.board import BUILDING, CLEAR, ROUGH, Map
from shamble.games.all_things_zombie.events import Began, ZombieMoved
from shamble.games.all_things_zombie.pieces import ZOMBIE_REP
from shamble.games.all_things_zombie.rules.charged import BeingCharged
from shamble.games.all_things_zombie.rules.melee import Melee
from shamble.games.all_things_zombie.rules.movement import FAR
from shamble.games.all_things_zombie.rules.spawning import barred
from shamble.games.all_things_zombie.state import (
    NOBODY,
    NOWHERE,
    THE_DEAD,
    ZOMBIES_GO,
    HexState,
    pace,
    zombie_mp,
)

WALL: Final = 3  # MP for a wall hex or into the outpost, in scenario 2 (AT-12.18, AT-12.19)
OUTPOST: Final = "4o"
THE_BARRICADE: Final = 2
THE_CURE: Final = 5


class Hunt:
    """The ways to one hex: MP from each hex (FAR = no way), how many ways are equally short, and the hexes they may
    lead through."""

    def __init__(self, far: list[int], ways: list[int], through: list[bool]) -> None:
        self.far = far
        self.ways = ways
        self.through = through


_HUNTS: dict[tuple[str, int, int], tuple[Hunt, Hunt]] = {}


def entry_cost(m: Map, scenario: int, came: int, hex: int) -> int:
    """MP for a zombie to enter a hex (AT-06.05 to AT-06.09), at the outpost of scenario 2 more."""
    if scenario == THE_BARRICADE:
        if m.wall[hex]:
            return WALL
        building = m.building[hex]
        if building >= 0 and m.buildings[building].id == OUTPOST and m.building[came] != building:
            return WALL
    return 1 if m.terrain[hex] == CLEAR else 2


def hunt(m: Map, scenario: int, target: int, start: int) -> Hunt:
    """The table for a survivor in the hex `target` and a zombie in the hex `start`: through clear hexes, and through
    the building the survivor is in; through rough only where there is no other way (AT-06.21, AT-06.22, AT-G118)."""
    special = scenario if scenario in (THE_BARRICADE, THE_CURE) else 0
    known = _HUNTS.get((m.layout, special, target))
    if known is None:
        known = _make_hunts(m, special, target)
        _HUNTS[m.layout, special, target] = known
    return known[0] if known[0].far[start] < FAR else known[1]


def _make_hunts(m: Map, scenario: int, target: int) -> tuple[Hunt, Hunt]:
    """The usual ways, and those that also use the rough that joins the survivor's hex (AT-G90, AT-G118)."""
    through = [terrain == CLEAR for terrain in m.terrain]
    through[target] = True
    if m.terrain[target] == BUILDING:
        for hex in m.buildings[m.building[target]].hexes:
            through[hex] = True
    usual = _search(m, scenario, target, through)
    if m.terrain[target] != ROUGH:
        return usual, usual
    wider = through[:]
    patch = [target]
    for hex in patch:
        for there in m.around[hex]:
            if m.terrain[there] == ROUGH and not wider[there]:
                wider[there] = True
                patch.append(there)
    return usual, _search(m, scenario, target, wider)


def _search(m: Map, scenario: int, target: int, through: list[bool]) -> Hunt:
    """MP from each hex through these hexes; any other may only be where the way begins."""
    far = [FAR] * m.size
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
    for _, hex in sorted([(cost, hex) for hex, cost in enumerate(far) if 0 < cost < FAR]):
        for there in m.around[hex]:
            if through[there] and far[there] + entry_cost(m, scenario, hex, there) == far[hex]:
                ways[hex] += ways[there]
    return Hunt(far, ways, through)


def route(m: Map, scenario: int, table: Hunt, start: int, number: int) -> list[int]:
    """The numbered one of the equally short ways, without its start."""
    out: list[int] = []
    hex = start
    while table.far[hex] > 0:
        for there in m.around[hex]:
            if (
                table.through[there]
                and table.far[there] + entry_cost(m, scenario, hex, there) == table.far[hex]
            ):
                if number < table.ways[there]:
                    hex = there
                    out.append(there)
                    break
                number -= table.ways[there]
        else:
            raise AssertionError("a way that leads nowhere")
    return out


def nearest(g: HexState, zombie: int) -> tuple[int, list[int]]:
    """The MP to the nearest survivors of whatever side, and who they are (AT-06.19, AT-12.34, AT-12.41); FAR = there is
    nobody to go for (AT-G114)."""
    m = g.map()
    here = g.zombies[zombie]
    best = FAR
    prey: list[int] = []
    for n, s in enumerate(g.people):
        if s.hex == NOWHERE or s.bound != NOBODY:
            continue
        far = hunt(m, g.scenario, s.hex, here).far[here]
        if far < best:
            best = far
            prey = [n]
        elif far == best and far < FAR:
            prey.append(n)
    shut = barred(g)
    if shut != NOWHERE and len(prey) > 1:  # as near as the Professor is near enough (AT-12.40)
        prey = [n for n in prey if g.people[n].hex != shut]
    return best, prey


# -------------------------------------------------------------------- the zombies' go (AT-05.14, AT-05.15)


class ZombiesGo(Step[HexState]):
    """They activate if their die does not exceed Rep 4 (AT-05.10, AT-05.11); then each moves, nearest first."""

    def run(self, g: HexState) -> None:
        if g.face_of(THE_DEAD) > ZOMBIE_REP:
            return
        from shamble.games.all_things_zombie.rules.scenarios import zombies_enter  # some scenarios bring more

        g.phase = ZOMBIES_GO
        g.arrived = 0
        g.fought = 0
        g.emit(Began("zombies", g.turn))
        g.push(ZombiesFight())
        g.push(ZombiesMove())
        zombies_enter(g)


class ZombiesMove(Step[HexState]):
    """Those that may move, nearest to a survivor first (AT-G54). Nothing happens between their moves, so the order of
    equals makes no difference."""

    def run(self, g: HexState) -> None:
        order: list[tuple[int, int]] = []
        for zombie, hex in enumerate(g.zombies):
            if hex >= 0 and not (g.still >> zombie) & 1:
                far, _ = nearest(g, zombie)
                if 0 < far < FAR:
                    order.append((-far, -zombie))
        for _, zombie in sorted(order):
            g.push(ZombieMove(-zombie))


class ZombieMove(Step[HexState]):
    """One zombie: whom it goes for, and by which way; both at random among equals (AT-06.20, AT-06.23)."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie

    def run(self, g: HexState) -> None:
        _, prey = nearest(g, self.zombie)
        if len(prey) > 1:
            g.push(ZombiePrey(self.zombie, tuple(prey)))
        elif prey:
            go_for(g, self.zombie, prey[0])


class ZombiePrey(Pick[HexState]):
    def __init__(self, zombie: int, prey: tuple[int, ...]) -> None:
        self.zombie = zombie
        self.prey = prey

    def count(self, g: HexState) -> int:
        return len(self.prey)

    def picked(self, g: HexState, choice: int) -> None:
        go_for(g, self.zombie, self.prey[choice])


def go_for(g: HexState, zombie: int, prey: int) -> None:
    table = hunt(g.map(), g.scenario, g.people[prey].hex, g.zombies[zombie])
    ways = table.ways[g.zombies[zombie]]
    if ways > 1:
        g.push(ZombieWay(zombie, prey, ways))
    else:
        walk_way(g, zombie, prey, 0)


class ZombieWay(Pick[HexState]):
    def __init__(self, zombie: int, prey: int, ways: int) -> None:
        self.zombie = zombie
        self.prey = prey
        self.ways = ways

    def count(self, g: HexState) -> int:
        return self.ways

    def picked(self, g: HexState, choice: int) -> None:
        walk_way(g, self.zombie, self.prey, choice)


def walk_way(g: HexState, zombie: int, prey: int, number: int) -> None:
    """As far along the way as its MP go (AT-03.27), never into the barred clinic (AT-12.46)."""
    m = g.map()
    hex = g.zombies[zombie]
    table = hunt(m, g.scenario, g.people[prey].hex, hex)
    mp = zombie_mp(zombie)
    shut = barred(g)
    path = [m.names[hex]]
    for there in route(m, g.scenario, table, hex, number):
        mp -= entry_cost(m, g.scenario, hex, there)
        if mp < 0 or there == shut:
            break
        hex = there
        path.append(m.names[there])
    if len(path) > 1:
        g.put_zombie(zombie, hex)
        g.arrived |= 1 << zombie
        g.emit(ZombieMoved(zombie, pace(zombie), tuple(path), g.people[prey].kind))


class ZombiesFight(Step[HexState]):
    """First every Being Charged test, then melee wherever zombies and survivors share a hex (AT-05.15, AT-G17)."""

    def run(self, g: HexState) -> None:
        testers = [n for n, s in enumerate(g.people) if s.hex != NOWHERE and g.crowds[s.hex]]
        g.push(MeleeEverywhere())
        for tester in reversed(testers):
            g.push(BeingCharged(tester))


class MeleeEverywhere(Step[HexState]):
    """Where they are after the tests: some have fled (AT-G22)."""

    def run(self, g: HexState) -> None:
        hexes: list[int] = []
        for s in g.people:
            if s.hex != NOWHERE and g.crowds[s.hex] and s.hex not in hexes:
                hexes.append(s.hex)
        for hex in reversed(hexes):
            g.push(Melee(hex))
