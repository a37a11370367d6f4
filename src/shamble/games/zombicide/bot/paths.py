"""Distances: steps, doors on the way, zombies in the way."""

from typing import Final

from shamble.games.zombicide.bot import gear, weights
from shamble.games.zombicide.cards import ABOMINATION
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.rules import movement
from shamble.games.zombicide.state import ZombicideState

NEVER: Final = 500.0
NO_TOOL: Final = 12.0
MONSTER: Final = 6.0  # detour around an Abomination


MAX_CACHED_TRAVELS: Final = 64
TRAVELS: Final[dict[tuple[object, ...], list[float]]] = {}


def travel(g: ZombicideState, targets: list[int]) -> list[float]:
    """Return the cost from every zone to the nearest target: steps, closed doors, zombies.

    Cached, as doors and zombies stay the same for some steps: the result must not be changed.
    """
    equipped = gear.openers(g) > 0
    key = (g.mission, g.doors, g.opened, g.objectives, equipped, g.zombies, *targets)
    known = TRAVELS.get(key)
    if known is None:
        if len(TRAVELS) >= MAX_CACHED_TRAVELS:
            TRAVELS.clear()
        known = TRAVELS[key] = _travel(g, targets, equipped)
    return known


def _travel(g: ZombicideState, targets: list[int], equipped: bool) -> list[float]:
    size = g.board().size
    near = g.board().near
    doors_between = barriers(g, equipped)
    entering = toll(g)
    out = [NEVER] * size
    for zone in targets:
        out[zone] = 0.0
    todo = list(targets)
    # Label-correcting search: boards are small, and costs hardly differ.
    while todo:
        later: list[int] = []
        for zone in todo:
            base = out[zone]
            barrier = doors_between[zone]
            for place, there in enumerate(near[zone]):
                cost = base + entering[there] + barrier[place]
                if cost < out[there] - 0.001:
                    out[there] = cost
                    if there not in later:
                        later.append(there)
        todo = later
    return out


def toll(g: ZombicideState) -> list[float]:
    """Compute the cost of a step into each zone; zombies make it more."""
    each = weights.of(g)[weights.PER_ZOMBIE]
    out: list[float] = []
    for zone in range(g.board().size):
        cost = 1.0 + each * min(8, g.zombies_in(zone))
        if g.horde(zone, ABOMINATION):
            cost += MONSTER
        out.append(cost)
    return out


BARRIERS: Final[dict[tuple[object, ...], list[list[float]]]] = {}


def barriers(g: ZombicideState, equipped: bool) -> list[list[float]]:
    """Return what a closed door adds, per zone and neighbour.

    Cached until another door is opened: the result must not be changed.
    """
    key = (g.mission, g.doors, g.opened, g.objectives, equipped)
    known = BARRIERS.get(key)
    if known is None:
        if len(BARRIERS) >= MAX_CACHED_TRAVELS:
            BARRIERS.clear()
        known = BARRIERS[key] = _barriers(g, 0.0 if equipped else NO_TOOL)
    return known


def _barriers(g: ZombicideState, tool: float) -> list[list[float]]:
    open_near = g.ways().near
    return [
        [0.0 if zone in open_near[there] else door_cost(g, zone, there, tool) for there in nearby]
        for zone, nearby in enumerate(g.board().near)
    ]


def door_cost(g: ZombicideState, zone: int, next_zone: int, tool: float) -> float:
    """Return what a closed door between two zones adds to a path.

    The action, a missing tool, the zombies behind it.
    """
    board = g.board()
    best = NEVER
    for number, door in enumerate(board.doors):
        if zone in (door.street, door.room) and next_zone in (door.street, door.room):
            if mission_of(g).door_refusals(g, number):
                continue
            building = board.building[door.room]
            rooms = 0 if g.opened >> building & 1 else len(board.buildings[building])
            best = min(best, weights.of(g)[weights.DOOR] + tool + weights.of(g)[weights.PER_ROOM] * rooms)
    return best


def walks(g: ZombicideState, n: int, budget: int) -> tuple[list[float], list[int]]:
    """Return for every zone the cost in Move actions and the first step of that walk.

    NEVER = not within the budget. A zone with zombies costs more to leave (ZC-06.05) and ends the step
    (ZC-06.06).
    """
    s = g.survivors[n]
    size = g.board().size
    cost = [NEVER] * size
    first = [-1] * size
    cost[s.zone] = 0.0
    near = g.ways().near
    share = 1.0 / movement.zones_per_move(g, n)
    slippery = movement.extra_cost(g, n) == 0 and g.zombies_in(s.zone) > 0
    todo = [s.zone]
    while todo:
        later: list[int] = []
        for zone in todo:
            extra = 0 if slippery else g.zombies_in(zone)
            for there in near[zone]:
                step = 1.0 if extra or g.zombies_in(there) else share
                total = cost[zone] + step + extra
                if total <= budget + 0.001 and total < cost[there] - 0.001:
                    cost[there] = total
                    first[there] = there if zone == s.zone else first[zone]
                    if there not in later:
                        later.append(there)
        todo = later
    return cost, first
