"""What one may know about a survivor or a zone one points at: sight, the ways to walk, needs and odds of attacks."""

from typing import Final

from shamble.core import engine
from shamble.core.inspection import Inspection, Route
from shamble.games.zombicide import names, sheets
from shamble.games.zombicide.actions.attacks import Shoot, Strike
from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.cards import KIND_IDS, KINDS, TOUGHNESS
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.rules import combat, movement
from shamble.games.zombicide.rules.combat import MELEE, NO_ZONE, RANGED
from shamble.games.zombicide.rules.movement import WalkOn
from shamble.games.zombicide.rules.odds import kill_chance, least_face
from shamble.games.zombicide.rules.zombie_moves import group_size, next_zones, noise_map
from shamble.games.zombicide.state import HANDS, ON_BOARD, ON_FOOT, Survivor, ZombicideState

NO_FACE: Final = 7  # no die hits


def insight(g: ZombicideState, thing: str) -> Inspection:
    """Of a survivor ("sur:ned"), a zone ("zone:z5") or the zombies of a zone ("zom:z5:walker"); of others nothing."""
    told = Inspection(thing)
    kind, _, name = thing.partition(":")
    if kind == "sur":
        for n, s in enumerate(g.survivors):
            if s.fate == ON_BOARD and g.sheet_of(n).id == name:
                of_survivor(g, n, told)
    elif kind in ("zone", "zom"):
        zone = g.board().number.get(name.partition(":")[0], -1)
        if zone >= 0:
            told.sees = [names.zone_thing(g, there) for there in g.ways().seen[zone]]
            told.reach = marches(g, zone)
    return told


def marches(g: ZombicideState, zone: int) -> dict[str, Route]:
    """Where the zombies of a zone would go now; the cost is how many take that way."""
    if g.zombies_in(zone) == 0 or g.in_zone(zone):
        return {}
    ways = next_zones(g, zone, noise_map(g))
    group = sum([group_size(kind, g.horde(zone, kind), ways) for kind in range(KINDS)])
    return {
        names.zone_thing(g, there): Route((), (names.zone_thing(g, there),), group)
        for there in ways
        if there != zone
    }


def of_survivor(g: ZombicideState, n: int, told: Inspection) -> None:
    s = g.survivors[n]
    seen = g.ways().seen[s.zone]
    told.sees = [names.zone_thing(g, zone) for zone in seen]
    aimed = [zone for zone in seen if any(in_range(g, s, slot, zone) for slot in range(HANDS))]
    told.near = [names.zone_thing(g, zone) for zone in aimed]
    for zone in aimed:
        for kind in range(KINDS):
            if g.horde(zone, kind):
                told.needs[names.horde_thing(g, zone, kind)] = need(g, s, zone, kind)
    frame = engine.pending(g)
    if isinstance(frame, SurvivorTurn) and frame.survivor == n:
        if s.car == ON_FOOT:
            Walks(g, n, 0).tell(told)
        for option in frame.legal(g, s.seat):
            if isinstance(option, (Strike, Shoot)):
                told.odds[option.text(g)] = chance_of(g, option)
    elif isinstance(frame, WalkOn) and frame.survivor == n:
        Walks(g, n, frame.steps).tell(told)


# -------------------------------------------------------------------- attacks


def in_range(g: ZombicideState, s: Survivor, slot: int, zone: int) -> bool:
    """Can the weapon in a hand be used at a zone, as far as sight and range go?"""
    kind = s.in_hand(slot)
    if kind is None:
        return False
    if kind.melee and zone == s.zone:
        return True
    borders = g.ways().reach[s.zone][zone]
    if not kind.ranged or borders == FAR:
        return False
    return kind.range_min <= borders <= combat.longest_range(s, kind)


def need(g: ZombicideState, s: Survivor, zone: int, breed: int) -> int:
    """The least face with which a weapon in hand kills a zombie of a kind there; NO_FACE = none does (ZC-08.06,
    ZC-08.11)."""
    best = NO_FACE
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is None or not in_range(g, s, slot, zone):
            continue
        if kind.dice == 0:
            best = min(best, 1)  # a Molotov always hits (ZC-08.32)
        elif kind.damage >= TOUGHNESS[breed]:
            best = min(best, least_face(s, kind, MELEE if kind.melee and zone == s.zone else RANGED))
    return best


def chance_of(g: ZombicideState, option: Strike | Shoot) -> float:
    """The chance that an attack kills at least one zombie."""
    if isinstance(option, Strike):
        zone = option.me(g).zone
        return kill_chance(g, option.survivor, option.slot, MELEE, option.both, zone, NO_ZONE)
    return kill_chance(g, option.survivor, option.slot, RANGED, option.both, option.zone, option.other)


# -------------------------------------------------------------------- walking


class Stand:
    """Somewhere along a walk: the zone, zones left of the Move under way, free Moves left, and what it took."""

    def __init__(
        self,
        zone: int,
        steps: int,
        free: int,
        cost: int,
        met: int,
        actions: tuple[str, ...],
        path: tuple[int, ...],
    ) -> None:
        self.zone = zone
        self.steps = steps
        self.free = free
        self.cost = cost
        self.met = met  # zombies in the zones entered
        self.actions = actions
        self.path = path

    def rank(self, careful: bool) -> tuple[int, int, int]:
        if careful:
            return (self.met, self.cost, len(self.path))
        return (self.cost, self.met, len(self.path))


class Walks:
    """The ways to walk with the actions that are left (ZC-06.04 to ZC-06.06, ZC-09.15, ZC-09.17, ZC-09.31)."""

    def __init__(self, g: ZombicideState, n: int, steps: int) -> None:
        self.g = g
        self.n = n
        self.start = Stand(g.survivors[n].zone, steps, g.free_moves, 0, 0, (), ())
        self.slips = g.survivors[n].has(sheets.SLIPPERY)

    def tell(self, told: Inspection) -> None:
        """Where it can walk; and where fewer zombies stand on a dearer way, that one, too."""
        g = self.g
        cheapest, safest = self.best(careful=False), self.best(careful=True)
        for zone in sorted(cheapest):
            thing = names.zone_thing(g, zone)
            told.reach[thing] = self.way(cheapest[zone])
            if safest[zone].met < cheapest[zone].met:
                told.detours[thing] = (self.way(safest[zone]),)

    def best(self, careful: bool) -> dict[int, Stand]:
        """The best way to each zone: the cheapest, or the one with the fewest zombies, whatever it costs."""
        done: set[tuple[int, int, int, int]] = set()
        found: dict[int, Stand] = {}
        todo = [self.start]
        while todo:
            todo.sort(key=lambda stand: stand.rank(careful), reverse=True)
            here = todo.pop()
            key = (here.zone, here.steps, here.free, here.cost if careful else 0)
            if key in done:
                continue
            done.add(key)
            if here.zone != self.start.zone and here.zone not in found:
                found[here.zone] = here
            todo.extend(self.onward(here))
        return found

    def onward(self, here: Stand) -> list[Stand]:
        """One zone further: with the same Move while it lasts, or with a new one."""
        g = self.g
        out: list[Stand] = []
        if here.steps:
            for zone in g.ways().near[here.zone]:
                going = (*here.actions, f"on {names.zone(g, zone)}")
                out.append(self.entered(here, zone, here.steps - 1, 0, 0, going))
        price = 1 + (0 if self.slips else g.zombies_in(here.zone))
        free = movement.free_part(g, price, here.free)
        spent = here.cost - (g.free_moves - here.free)  # normal actions
        if spent + price - free <= g.actions:
            steps = movement.zones_per_move(g, self.n) - 1
            for zone in g.ways().near[here.zone]:
                going = (*stopped(here), f"{names.survivor(g, self.n)} move {names.zone(g, zone)}")
                out.append(self.entered(here, zone, steps, price, free, going))
        return out

    def entered(
        self, here: Stand, zone: int, steps: int, price: int, free: int, actions: tuple[str, ...]
    ) -> Stand:
        met = self.g.zombies_in(zone)
        return Stand(
            zone,
            0 if met else steps,
            here.free - free,
            here.cost + price,
            here.met + met,
            actions,
            (*here.path, zone),
        )

    def way(self, stand: Stand) -> Route:
        g = self.g
        risks = [
            names.horde_thing(g, zone, kind)
            for zone in dict.fromkeys(stand.path)
            for kind in range(len(KIND_IDS))
            if g.horde(zone, kind)
        ]
        path = tuple([names.zone_thing(g, zone) for zone in stand.path])
        return Route(stopped(stand), path, stand.cost, tuple(risks))


def stopped(stand: Stand) -> tuple[str, ...]:
    """The actions so far; a Move that could go on is ended."""
    return (*stand.actions, "done") if stand.steps else stand.actions
