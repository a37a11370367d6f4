"""Details of a survivor or a zone: sight, reachable zones, needs and odds of attacks."""

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
    """Return the details of a survivor, a zone or zombies; empty for anything else.

    Ids: "sur:ned", "zone:z5", "zom:z5:walker".
    """
    details = Inspection(thing)
    kind, _, name = thing.partition(":")
    if kind == "sur":
        for n, s in enumerate(g.survivors):
            if s.fate == ON_BOARD and g.sheet_of(n).id == name:
                add_survivor(g, n, details)
    elif kind in ("zone", "zom"):
        zone = g.board().number.get(name.partition(":")[0], -1)
        if zone >= 0:
            details.sees = [names.zone_thing(g, there) for there in g.ways().visible[zone]]
            details.reach = zombie_moves(g, zone)
    return details


def zombie_moves(g: ZombicideState, zone: int) -> dict[str, Route]:
    """Return where the zombies of a zone would go now; the cost is how many go there."""
    if g.zombies_in(zone) == 0 or g.in_zone(zone):
        return {}
    ways = next_zones(g, zone, noise_map(g))
    group = sum([group_size(kind, g.horde(zone, kind), ways) for kind in range(KINDS)])
    return {
        names.zone_thing(g, there): Route((), (names.zone_thing(g, there),), group)
        for there in ways
        if there != zone
    }


def add_survivor(g: ZombicideState, n: int, details: Inspection) -> None:
    s = g.survivors[n]
    seen = g.ways().visible[s.zone]
    details.sees = [names.zone_thing(g, zone) for zone in seen]
    targets = [zone for zone in seen if any(in_range(g, s, slot, zone) for slot in range(HANDS))]
    details.near = [names.zone_thing(g, zone) for zone in targets]
    for zone in targets:
        for kind in range(KINDS):
            if g.horde(zone, kind):
                details.needs[names.horde_thing(g, zone, kind)] = need(g, s, zone, kind)
    frame = engine.pending(g)
    if isinstance(frame, SurvivorTurn) and frame.survivor == n:
        if s.car == ON_FOOT:
            Walks(g, n, 0).add_to(details)
        for option in frame.legal(g, s.seat):
            if isinstance(option, (Strike, Shoot)):
                details.odds[option.text(g)] = chance_of(g, option)
    elif isinstance(frame, WalkOn) and frame.survivor == n:
        Walks(g, n, frame.steps).add_to(details)


# -------------------------------------------------------------------- attacks


def in_range(g: ZombicideState, s: Survivor, slot: int, zone: int) -> bool:
    """Return whether the weapon in a hand has sight and range to a zone."""
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
    """Find the lowest face with which a weapon in hand kills that kind of zombie.

    NO_FACE = no weapon does (ZC-08.06, ZC-08.11).
    """
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
    """Compute the chance that an attack kills at least one zombie."""
    if isinstance(option, Strike):
        zone = option.me(g).zone
        return kill_chance(g, option.survivor, option.slot, MELEE, option.both, zone, NO_ZONE)
    return kill_chance(g, option.survivor, option.slot, RANGED, option.both, option.zone, option.other)


# -------------------------------------------------------------------- walking


class Position:
    """Position on a walk: the zone, steps left of this Move, free Moves left, and the cost."""

    def __init__(
        self,
        zone: int,
        steps: int,
        free: int,
        cost: int,
        zombies_met: int,
        actions: tuple[str, ...],
        path: tuple[int, ...],
    ) -> None:
        self.zone = zone
        self.steps = steps
        self.free = free
        self.cost = cost
        self.zombies_met = zombies_met  # zombies in the zones entered
        self.actions = actions
        self.path = path

    def rank(self, careful: bool) -> tuple[int, int, int]:
        if careful:
            return (self.zombies_met, self.cost, len(self.path))
        return (self.cost, self.zombies_met, len(self.path))


class Walks:
    """Walks with the actions left (ZC-06.04 to ZC-06.06, ZC-09.15, ZC-09.17, ZC-09.31)."""

    def __init__(self, g: ZombicideState, n: int, steps: int) -> None:
        self.g = g
        self.n = n
        self.start = Position(g.survivors[n].zone, steps, g.free_moves, 0, 0, (), ())
        self.slippery = g.survivors[n].has(sheets.SLIPPERY)

    def add_to(self, details: Inspection) -> None:
        """Add the cheapest way to each zone, and the safest where it meets fewer zombies."""
        g = self.g
        cheapest, safest = self.best(careful=False), self.best(careful=True)
        for zone in sorted(cheapest):
            thing = names.zone_thing(g, zone)
            details.reach[thing] = self.way(cheapest[zone])
            if safest[zone].zombies_met < cheapest[zone].zombies_met:
                details.detours[thing] = (self.way(safest[zone]),)

    def best(self, careful: bool) -> dict[int, Position]:
        """Find the best way to each zone: the cheapest, or the one with the fewest zombies."""
        done: set[tuple[int, int, int, int]] = set()
        best: dict[int, Position] = {}
        todo = [self.start]
        while todo:
            todo.sort(key=lambda position: position.rank(careful), reverse=True)
            position = todo.pop()
            key = (position.zone, position.steps, position.free, position.cost if careful else 0)
            if key in done:
                continue
            done.add(key)
            if position.zone != self.start.zone and position.zone not in best:
                best[position.zone] = position
            todo.extend(self.onward(position))
        return best

    def onward(self, position: Position) -> list[Position]:
        """List the positions one zone further, with the same Move or with a new one."""
        g = self.g
        out: list[Position] = []
        if position.steps:
            for zone in g.ways().near[position.zone]:
                taken = (*position.actions, f"on {names.zone(g, zone)}")
                out.append(self.entered(position, zone, position.steps - 1, 0, 0, taken))
        price = 1 + (0 if self.slippery else g.zombies_in(position.zone))
        free = movement.free_part(g, price, position.free)
        spent = position.cost - (g.free_moves - position.free)  # normal actions
        if spent + price - free <= g.actions:
            steps = movement.zones_per_move(g, self.n) - 1
            for zone in g.ways().near[position.zone]:
                taken = (*finished(position), f"{names.survivor(g, self.n)} move {names.zone(g, zone)}")
                out.append(self.entered(position, zone, steps, price, free, taken))
        return out

    def entered(
        self, position: Position, zone: int, steps: int, price: int, free: int, actions: tuple[str, ...]
    ) -> Position:
        zombies = self.g.zombies_in(zone)
        return Position(
            zone,
            0 if zombies else steps,
            position.free - free,
            position.cost + price,
            position.zombies_met + zombies,
            actions,
            (*position.path, zone),
        )

    def way(self, position: Position) -> Route:
        g = self.g
        risks = [
            names.horde_thing(g, zone, kind)
            for zone in dict.fromkeys(position.path)
            for kind in range(len(KIND_IDS))
            if g.horde(zone, kind)
        ]
        path = tuple([names.zone_thing(g, zone) for zone in position.path])
        return Route(finished(position), path, position.cost, tuple(risks))


def finished(position: Position) -> tuple[str, ...]:
    """List the actions so far, ending a Move that could continue."""
    return (*position.actions, "done") if position.steps else position.actions
