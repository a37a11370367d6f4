"""Movement of zombies: sight, noise, shortest paths, splitting (ZC-07.11 to ZC-07.22)."""

from shamble.core.actions import Action
from shamble.core.frames import Prompt
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.cards import ABOMINATION, KINDS
from shamble.games.zombicide.events import HordeLeft, HordeMoved
from shamble.games.zombicide.rules.questions import Question
from shamble.games.zombicide.state import ON_BOARD, ZombicideState, changed


def noise_map(g: ZombicideState) -> list[int]:
    """List every zone's noise: tokens, permanent tokens, survivors (ZC-05.21, ZC-09.30)."""
    permanent = g.board().permanent_noise
    noise = [tokens + permanent[zone] for zone, tokens in enumerate(g.noise)]
    for s in g.survivors:
        if s.fate == ON_BOARD and not s.has(sheets.NINJA):
            noise[s.zone] += 1
    return noise


def noisiest(g: ZombicideState, zones: list[int], noise: list[int]) -> list[int]:
    """Return the noisiest of these zones; a Loud survivor's zone beats all (ZC-09.26, ZC-G62)."""
    if g.loud >= 0 and g.survivors[g.loud].zone in zones:
        return [g.survivors[g.loud].zone]
    most = 0
    for zone in zones:
        if noise[zone] > most:
            most = noise[zone]
    return [zone for zone in zones if noise[zone] == most]


def next_zones(g: ZombicideState, zone: int, noise: list[int]) -> list[int]:
    """Return where the zombies of a zone go next, empty if they stay.

    One entry for each way that starts a shortest path to a target (ZC-G26); the zone itself for zombies
    stopped by a closed door (ZC-G121).

    Survivors in sight come first, the noisiest group of them (ZC-07.12, ZC-07.13); then the noisiest zone
    with an open path (ZC-07.14). If no open path leads to any survivor, it is the noisiest as if all doors
    were open (ZC-07.15), even where some noise could be reached, unless the option reachable_noise_first
    says otherwise (ZC-G132).
    """
    ways = g.ways()
    plan = ways
    around = ways.field(zone)
    seen: list[int] = []
    reachable = False
    for s in g.survivors:
        if s.fate == ON_BOARD:
            if ways.reach[zone][s.zone] != FAR and s.zone not in seen:
                seen.append(s.zone)
            if around[s.zone] != FAR:
                reachable = True
    if seen:
        targets = noisiest(g, seen, noise)
    else:
        open_to = [z for z in range(len(noise)) if around[z] != FAR]
        if reachable or (g.rules.reachable_noise_first and any(noise[z] for z in open_to)):
            zones = open_to
        else:
            zones = list(range(len(noise)))
            plan = g.board().ways(g.board().all_open)
        targets = noisiest(g, zones, noise)
        if noise[targets[0]] == 0 and (g.loud < 0 or g.survivors[g.loud].zone != targets[0]):
            return []  # ZC-G25
    if zone in targets:
        return []  # ZC-G25, ZC-G125
    out: list[int] = []
    for target in targets:
        field = plan.field(target)
        for there in plan.near[zone]:
            if field[there] + 1 == field[zone]:
                step = there if there in ways.near[zone] else zone
                if step not in out:
                    out.append(step)
    out.sort()
    return out if out != [zone] else []


def group_size(kind: int, count: int, ways: list[int]) -> int:
    """Return how many take each way: equal groups, filled up with new zombies (ZC-07.19).

    The Abomination never splits (ZC-07.20).
    """
    if not ways:
        return 0
    return count if kind == ABOMINATION else (count + len(ways) - 1) // len(ways)


def split(g: ZombicideState, zone: int, kind: int, count: int, ways: list[int]) -> bool:
    """Move zombies of a kind in equal groups, filled up with new ones.

    Rules ZC-07.17 to ZC-07.19 and ZC-G27.

    A Fatty added here brings no Walkers (ZC-07.22). Return whether the miniatures ran out (ZC-07.21).
    """
    size = group_size(kind, count, ways)
    left, short = count, False
    carried = [min(idle[zone * KINDS + kind], count) for idle in g.idle[:-1]]
    for there in ways:
        going = min(size, left)
        left -= going
        added = min(size - going, g.stock[kind])
        short = short or going + added < size
        if there != zone:
            g.change(zone, kind, -going)
            g.change(there, kind, going + added)
            for level, waiting in enumerate(carried):  # activations that were interrupted (ZC-G110)
                moved = min(waiting, going)
                carried[level] = waiting - moved
                idle = changed(g.idle[level], zone * KINDS + kind, -moved)
                g.idle[level] = changed(idle, there * KINDS + kind, moved)
        else:
            g.change(zone, kind, added)
        if going + added and there != zone:
            g.emit(HordeMoved(g.mission, zone, there, kind, going + added, added))
            if there in g.board().zombie_exits:
                leave(g, there, kind, going + added)
    return short


def leave(g: ZombicideState, zone: int, kind: int, count: int) -> None:
    """Remove zombies that reach a marked zone for good (ZC-M07.07)."""
    g.change(zone, kind, -count)
    g.stock[kind] -= count
    g.escaped[kind] += count
    for level in range(len(g.idle) - 1):
        waiting = g.idle[level][zone * KINDS + kind]
        g.idle[level] = changed(g.idle[level], zone * KINDS + kind, -waiting)
    g.emit(HordeLeft(g.mission, zone, count, sum(g.escaped)))


class AbominationWay(Question):
    """Ask the first player for the Abomination's way; it never splits (ZC-07.20, ZC-G102)."""

    def __init__(self, zone: int, ways: tuple[int, ...]) -> None:
        self.zone = zone
        self.ways = ways

    def seat(self, g: ZombicideState) -> int:
        return g.first

    def subject(self, g: ZombicideState) -> str:
        return names.horde_thing(g, self.zone, ABOMINATION)

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-way", rules=("ZC-07.20",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseZone(zone, "way") for zone in self.ways]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseZone)
        g.stack.pop()
        split(g, self.zone, ABOMINATION, 1, [action.zone])
