"""Rollout policy for all players: the novice's ideas, faster and with less care.

Take what the mission asks for, strike zombies in the zone, shoot those that come, search while it is quiet,
otherwise advance. Paths are cached while no door is opened.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombicide import choices
from shamble.games.zombicide.actions.attacks import Shoot, Strike
from shamble.games.zombicide.actions.basic import Move, OpenDoor, Search
from shamble.games.zombicide.actions.cars import CarAction, SearchCar
from shamble.games.zombicide.actions.gear import Combine
from shamble.games.zombicide.actions.mission import Leave, Neutralise, Stow, Take, Unstow
from shamble.games.zombicide.actions.skills import Heal, Lead
from shamble.games.zombicide.bot import advise, attack_power, cars, goals, weights
from shamble.games.zombicide.bot.paths import NEVER
from shamble.games.zombicide.bot.turn import may_leave
from shamble.games.zombicide.cards import ABOMINATION, CARDS
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.rules import doors
from shamble.games.zombicide.rules.missions import LOAD
from shamble.games.zombicide.rules.movement import WalkOn
from shamble.games.zombicide.state import ZombicideState

Options = list[Action[ZombicideState]]

IMMEDIATELY: Final = 100.0
BITE: Final = 3.0  # per zombie in the zone entered
DOOR: Final = 2.0  # steps that a closed door counts for
MAX_CACHED_WAYS: Final = 256
WAYS: Final[dict[tuple[int, ...], list[float]]] = {}


class Policy(AnyPolicy[ZombicideState]):
    def choose(self, g: ZombicideState, seat: int, options: Options, numbers: Stream) -> int:
        frame = g.stack[-1]
        if isinstance(frame, SurvivorTurn):
            return act(g, frame.survivor, options)
        if isinstance(frame, WalkOn):
            return walk_on(g, frame.survivor, options)
        chosen = advise(View(seat, g), options, numbers).action
        for place, option in enumerate(options):
            if option is chosen:
                return place
        return 0


def act(g: ZombicideState, n: int, options: Options) -> int:
    """Return the index of the best action; the last one ends the turn."""
    best, most = len(options) - 1, 0.01
    way = ways(g, n)
    for place, option in enumerate(options):
        value = worth(g, n, way, option)
        if value > most:
            best, most = place, value
    return best


def worth(g: ZombicideState, n: int, way: list[float], option: Action[ZombicideState]) -> float:
    s = g.survivors[n]
    if isinstance(option, Move):
        return step(g, n, way, option.zone)
    if isinstance(option, (Strike, Shoot)):
        return attack(g, n, option)
    if isinstance(option, (Search, SearchCar)):
        return search(g, n) if not g.zombies_in(s.zone) else 0.0
    if isinstance(option, OpenDoor):
        return open_door(g, n, way, option)
    if isinstance(option, Take):
        return IMMEDIATELY if g.board().id != "03" else 0.0
    if isinstance(option, Leave):
        return IMMEDIATELY if may_leave(g) else 0.0
    if isinstance(option, (Neutralise, Combine, Heal, Lead)):
        return IMMEDIATELY
    if isinstance(option, Unstow):
        return 0.0
    if isinstance(option, Stow):
        return 40.0 if cars.stows(g, option) else 0.0
    return cars.value_of(g, n, option) if isinstance(option, CarAction) else 0.0


def attack(g: ZombicideState, n: int, option: Strike | Shoot) -> float:
    """Return the value of the zombies expected to fall, less for far ones; 0 over friends."""
    if option.slot < 0:
        return 0.0
    s = g.survivors[n]
    w = weights.of(g)
    zone = option.zone if isinstance(option, Shoot) else s.zone
    prey = g.zombies_in(zone) - g.horde(zone, ABOMINATION)
    if prey <= 0:
        return 0.0
    might = attack_power.might(g, s)
    if isinstance(option, Strike):
        return w[weights.IN_OUR_ZONE] * min(float(prey), might.melee)
    if (
        len(g.in_zone(zone)) > (1 if zone == s.zone else 0)
        or CARDS[s.slots[option.slot]].id == attack_power.MOLOTOV
    ):
        return 0.0
    near = zone == s.zone or zone in g.ways().near[s.zone]
    return w[weights.NEXT_TO_US if near else weights.FAR_OFF] * min(float(prey), might.ranged)


def search(g: ZombicideState, n: int) -> float:
    w = weights.of(g)
    hits = attack_power.best_hits(g, g.survivors[n])
    value = w[
        weights.UNARMED if hits < 0.7 else weights.ILL_ARMED if hits < w[weights.ENOUGH] else weights.ARMED
    ]
    return value + 12 if g.board().id == "06" and goals.supplies_held(g) < LOAD else value


def step(g: ZombicideState, n: int, way: list[float], there: int) -> float:
    """Return the value of a step: nearer to the goal, away from zombies."""
    w = weights.of(g)
    here = g.survivors[n].zone
    gain = w[weights.STEP] * w[weights.HASTE] * (way[here] - way[there])
    return gain - BITE * g.zombies_in(there)


def open_door(g: ZombicideState, n: int, way: list[float], option: OpenDoor) -> float:
    board = g.board()
    door = board.doors[option.door]
    here = g.survivors[n].zone
    there = door.room if here == door.street else door.street
    if way[there] >= way[here] or g.zombies_in(here):
        return 0.0
    known = g.opened >> board.building[door.room] & 1
    return weights.of(g)[weights.DOOR_KNOWN if known else weights.DOOR_SHUT]


def walk_on(g: ZombicideState, n: int, options: Options) -> int:
    way = ways(g, n)
    best, most = len(options) - 1, 0.01
    for place, option in enumerate(options):
        if isinstance(option, choices.ChooseZone):
            value = step(g, n, way, option.zone)
            if value > most:
                best, most = place, value
    return best


def ways(g: ZombicideState, n: int) -> list[float]:
    """Return the steps from every zone to the nearest goal.

    Closed doors count, zombies do not.
    """
    targets = tuple(aims(g, n))
    key = (g.mission, g.doors, g.objectives, *targets)
    known = WAYS.get(key)
    if known is None:
        if len(WAYS) >= MAX_CACHED_WAYS:
            WAYS.clear()
        known = WAYS[key] = _ways(g, targets)
    return known


def aims(g: ZombicideState, n: int) -> list[int]:
    """Return all Objectives, or the novice's goals in missions without plain Objectives."""
    if g.board().id in ("00", "01", "04", "05", "09", "10") and g.objectives:
        return goals.tokens(g)
    return goals.goals(g, n, False)


def _ways(g: ZombicideState, targets: tuple[int, ...]) -> list[float]:
    board = g.board()
    out = [NEVER] * board.size
    for zone in targets:
        out[zone] = 0.0
    todo = list(targets)
    open_near = g.ways().near
    while todo:
        later: list[int] = []
        for zone in todo:
            for there in board.near[zone]:
                cost = out[zone] + 1
                if zone not in open_near[there]:
                    cost += DOOR if passable(g, zone, there) else NEVER
                if cost < out[there]:
                    out[there] = cost
                    if there not in later:
                        later.append(there)
        todo = later
    return out


def passable(g: ZombicideState, zone: int, there: int) -> bool:
    """Return whether a closed door between two zones can be opened."""
    for number, door in enumerate(g.board().doors):
        between = zone in (door.street, door.room) and there in (door.street, door.room)
        if between and not doors.locked_refusals(g, number):
            return True
    return False
