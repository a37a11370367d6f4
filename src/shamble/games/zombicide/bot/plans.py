"""What a survivor might do with a whole turn: go somewhere and stay, fight on, search, open a door and stay."""

from shamble.core.actions import Action
from shamble.core.mind import PAUSE, SPENT, Plan
from shamble.games.zombicide import choices
from shamble.games.zombicide.actions.attacks import Shoot, Strike
from shamble.games.zombicide.actions.plain import End, Move, OpenDoor, Search
from shamble.games.zombicide.bot import policy
from shamble.games.zombicide.bot.paths import NEVER, walks
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.rules.movement import WalkOn
from shamble.games.zombicide.state import ZombicideState

Options = list[Action[ZombicideState]]


class GoTo(Plan[ZombicideState]):
    """To a zone, and no farther: what is left of the turn goes into fighting and searching there."""

    def __init__(self, first: int, zone: int) -> None:
        super().__init__(first, "hint-goal")
        self.zone = zone

    def next(self, g: ZombicideState, seat: int, options: Options) -> int:
        frame = g.stack[-1]
        if isinstance(frame, WalkOn):
            return walk_to(g, frame.survivor, options, self.zone)
        if not isinstance(frame, SurvivorTurn):
            return PAUSE
        step = step_to(g, frame.survivor, options, self.zone)
        return step if step != SPENT else without_moving(g, frame.survivor, options)


class Stand(Plan[ZombicideState]):
    """An action, then whatever can be done without leaving the zone."""

    def next(self, g: ZombicideState, seat: int, options: Options) -> int:
        frame = g.stack[-1]
        return without_moving(g, frame.survivor, options) if isinstance(frame, SurvivorTurn) else PAUSE


def without_moving(g: ZombicideState, n: int, options: Options) -> int:
    """The best action that is no move; the last one ends the turn."""
    best, most = len(options) - 1, 0.01
    way = policy.ways(g, n)
    for place, option in enumerate(options):
        if not isinstance(option, (Move, End)):
            value = policy.worth(g, n, way, option)
            if value > most:
                best, most = place, value
    return best


def step_to(g: ZombicideState, n: int, options: Options, zone: int) -> int:
    """The place of the first step to a zone that can still be reached."""
    cost, first = walks(g, n, g.actions + g.free_moves)
    if cost[zone] >= NEVER or first[zone] < 0:
        return SPENT
    for place, option in enumerate(options):
        if isinstance(option, Move) and option.zone == first[zone]:
            return place
    return SPENT


def walk_to(g: ZombicideState, n: int, options: Options, zone: int) -> int:
    """Further along the same Move, if that is nearer to the zone; the last option stops."""
    field = g.ways().field(zone)
    best, least = len(options) - 1, field[g.survivors[n].zone]
    for place, option in enumerate(options):
        if isinstance(option, choices.ChooseZone) and field[option.zone] < least:
            best, least = place, field[option.zone]
    return best


def plans(g: ZombicideState, seat: int, options: Options) -> list[Plan[ZombicideState]]:
    """At a survivor's turn: every zone it reaches, its best attack, a search, every door. Elsewhere none: small
    questions are the script's."""
    frame = g.stack[-1]
    if not isinstance(frame, SurvivorTurn):
        return []
    n = frame.survivor
    out: list[Plan[ZombicideState]] = []
    blow, most = -1, 0.0
    for place, option in enumerate(options):
        if isinstance(option, (Strike, Shoot)):
            worth = policy.attack(g, n, option)
            if worth > most:
                blow, most = place, worth
        elif isinstance(option, Search):
            out.append(Stand(place, "hint-search"))
        elif isinstance(option, OpenDoor):
            out.append(Stand(place, "hint-door"))
    if blow >= 0:
        out.append(Stand(blow, "hint-kill"))
    cost, first = walks(g, n, g.actions + g.free_moves)
    for zone in range(len(cost)):
        if first[zone] >= 0 and cost[zone] < NEVER:
            step = step_to(g, n, options, zone)
            if step != SPENT:
                out.append(GoTo(step, zone))
    return out
