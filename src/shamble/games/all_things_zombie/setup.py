"""Set-up: boards, teams, equipment, entry, zombies.

(AT-05.01, AT-12, AT-14)
"""

from typing import Final

from shamble.core.chance import Pick, Roll
from shamble.core.frames import Prompt, Step
from shamble.core.options import Setup
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import layouts
from shamble.games.all_things_zombie.campaign import FirstChapter
from shamble.games.all_things_zombie.choices import ChooseHex
from shamble.games.all_things_zombie.events import Began, Laid
from shamble.games.all_things_zombie.flow import NextTurn, SideActs, filled, to_reroll
from shamble.games.all_things_zombie.pieces import (
    ITEM,
    RANGED,
    SCENARIOS,
    WEAPONS,
)
from shamble.games.all_things_zombie.rules.movement import put
from shamble.games.all_things_zombie.rules.scenarios import (
    BARRICADE,
    BULLETS,
    CAMPAIGN,
    CURE,
    EAST,
    EDGE_ORDER,
    FIREFIGHT,
    PLANS,
    PROFESSOR,
    SKIRMISH,
    WEST,
)
from shamble.games.all_things_zombie.rules.spawning import DISTANCE, PER_SURVIVOR, START, PlaceHere, SpawnRoll
from shamble.games.all_things_zombie.state import (
    BOX,
    ENTRY,
    HAND,
    NO_ONE,
    NOWHERE,
    HexState,
    Survivor,
    opened,
    rules_of,
)
from shamble.games.all_things_zombie.team_building import Draft, Market, Shop, equip, shares, skirmish_limits

SKIRMISH_TURNS: Final = 15
CLINIC: Final = "4E2"
OUTPOST: Final = "4D5"
CROSSROADS: Final = "1G9"
BULLETS_KIT: Final = (
    ("tonya", "pistol", HAND),
    ("tonya", "medkit", BOX),
    ("beck", "pistol", HAND),
    ("beck", "ammo", BOX),
)
ENEMY_KIT: Final = (  # 12 points for the team played by the rules, by position: Nick, Jimmy, Buffy (AT-G80, AT-G132)
    (0, "shotgun", HAND),
    (1, "smg", HAND),
    (2, "smg", HAND),
    (0, "vest", BOX),
    (1, "ammo", BOX),
)


def opening_state(setup: Setup, seed: int) -> HexState:
    """Return a scenario with its team, or a skirmish with empty teams, no one on the map.

    The first scenario is the one to begin with (AT-02.01).
    """
    number = SCENARIOS.index(setup.scenario) + 1
    scenario = BULLETS if number == CAMPAIGN else number
    competitive = setup.mode == "competitive"
    layout = "1|2" if scenario == SKIRMISH else PLANS[scenario].layouts[0]
    g = opened(setup.seats, rules_of(setup), scenario, layout)
    g.seed(seed)
    if scenario == SKIRMISH:
        _skirmish(g, competitive)
    else:
        _scenario(g, competitive)
    g.kills = g.searches = g.foes = (0,) * g.sides
    if number == CAMPAIGN:
        g.push(FirstChapter())
    return g


def set_up(g: HexState) -> None:
    """Push the frames from placing survivors to the first turn (AT-05.01)."""
    g.push(NextTurn())
    g.push(FirstZombies())
    g.push(Arrange())
    g.push(Kits())


def _scenario(g: HexState, competitive: bool) -> None:
    plan = PLANS[g.scenario]
    g.turns = plan.turns or g.rules.patience
    g.sides = 2 if plan.enemies else 1
    g.teams = tuple([seat % 2 if competitive else 0 for seat in range(g.seats)])
    g.entries = (EAST, WEST)
    own = [seat for seat in range(g.seats) if g.teams[seat] == 0]
    roster = [*plan.team, PROFESSOR] if g.scenario == CURE else list(plan.team)
    for place, kind in enumerate(roster):  # dealt in turn (AT-G131)
        g.people.append(Survivor(kind, 0, own[place % len(own)]))
    others = [seat for seat in range(g.seats) if g.teams[seat] == 1] or [NO_ONE]
    for place, kind in enumerate(plan.enemies):
        g.people.append(Survivor(kind, 1, others[place % len(others)]))
    pool = [0] * g.seats
    for side, points in ((0, plan.points), (1, plan.enemy_points)):
        seats = [seat for seat in range(g.seats) if g.teams[seat] == side]
        counts = [sum([1 for s in g.people if s.seat == seat]) for seat in seats]
        for seat, share in zip(seats, shares(points, counts)):
            pool[seat] = share
    g.pool = tuple(pool)
    set_up(g)
    for seat in range(g.seats - 1, -1, -1):
        g.push(Shop(seat))


def _skirmish(g: HexState, competitive: bool) -> None:
    g.turns = SKIRMISH_TURNS
    g.sides = g.seats if competitive else 1
    g.teams = tuple([seat if competitive else 0 for seat in range(g.seats)])
    _, points = skirmish_limits(g.seats)
    g.pool = (points,) * g.seats
    g.push(NextTurn())
    g.push(FirstZombies())
    g.push(EnterSides())
    g.push(Market())
    g.push(Draft(0, 0))
    if g.rules.found_survivors:
        g.push(FinderRoll())
    g.push(EntryEdge())
    g.push(LayBoards())


class Kits(Step[HexState]):
    """Hand out equipment: of scenario 1 (AT-12.05), and of an enemy team without a player.

    (AT-G132)
    """

    def run(self, g: HexState) -> None:
        if g.scenario == BULLETS:
            for who, item, slot in BULLETS_KIT:
                for n, s in enumerate(g.people):
                    if s.person().id == who:
                        equip(g, n, ITEM[item], slot)
        enemies = [n for n, s in enumerate(g.people) if s.side == 1 and s.seat == NO_ONE]
        if enemies:
            for place, item, slot in ENEMY_KIT:
                arm(g, enemies[place], ITEM[item], slot)


def arm(g: HexState, survivor: int, item: int, slot: int) -> None:
    """Give an item if a counter and a box are free, or for a gun another gun (AT-G132).

    In the campaign the players can hold all counters. The other gun is the one with the most dice.
    """
    if g.supply[item] == 0 and item in RANGED:
        item = max(RANGED, key=lambda gun: (g.supply[gun] > 0, WEAPONS[gun].shots[-1]))
    if g.supply[item] and g.people[survivor].has_room(item, slot):
        equip(g, survivor, item, slot)


# -------------------------------------------------------------------- the skirmish's map (AT-14.01, AT-14.06)


class LayBoards(Pick[HexState]):
    """Lay two random boards at random."""

    def count(self, g: HexState) -> int:
        return len(layouts())

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-boards", {"count": self.count(g)}, ("AT-14.01",))

    def on_pick(self, g: HexState, choice: int) -> None:
        g.lay(layouts()[choice])
        g.emit(Laid(g.layout))


class EntryEdge(Pick[HexState]):
    """Pick the edge of side 1 at random.

    Side 2 is opposite, 3 and 4 have the other two, 5 and 6 the same as 1 and 2 (AT-14.02, AT-G113).
    """

    def count(self, g: HexState) -> int:
        return 4

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-edge", {"count": self.count(g)}, ("AT-14.02",))

    def on_pick(self, g: HexState, choice: int) -> None:
        order = (choice, (choice + 2) % 4, (choice + 1) % 4, (choice + 3) % 4, choice, (choice + 2) % 4)
        g.entries = order[: g.sides]


class FinderRoll(Roll[HexState]):
    """Roll which zombie card stands for a survivor (AT-14.06)."""

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-finder", {"dice": 1}, ("AT-14.06",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        g.finder_card = faces[0]


# -------------------------------------------------------------------- placing and entering


class Arrange(Step[HexState]):
    """Put the scenario's pieces on the map, with the clinic's marker (AT-12.38), then enter.

    (AT-12)
    """

    def run(self, g: HexState) -> None:
        g.emit(Laid(g.layout))
        if g.scenario == BARRICADE:
            g.phase = ENTRY
            for n in range(len(g.people) - 1, -1, -1):
                g.push(PlaceSurvivor(n))
            return
        g.push(EnterSides())
        if g.scenario == CURE:
            clinic = g.map().number[CLINIC]
            for n, s in enumerate(g.people):
                if s.kind == PROFESSOR:
                    put(g, n, clinic, "enter")
            g.searched |= 1 << g.map().building[clinic]
            for hex in g.map().around[clinic]:
                g.push(PlaceHere(hex, 2, "setup"))


class PlaceSurvivor(ChooseHex):
    """Scenario 2: place all but one survivor at the crossroads, one in the outpost.

    (AT-12.11 to AT-12.13)
    """

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-place", {"who": names.survivor_name(g, self.survivor)}, ("AT-12.11", "AT-12.13"))

    def hexes(self, g: HexState) -> list[int]:
        m = g.map()
        inside = m.building_at(OUTPOST).hexes
        centre = m.number[CROSSROADS]
        taken = [s.hex for s in g.people]
        out: list[int] = []
        if sum([1 for hex in taken if hex != NOWHERE and hex not in inside]) < len(g.people) - 1:
            out.extend([hex for hex in (centre, *m.around[centre]) if hex not in taken])
        if not any(hex in taken for hex in inside):
            out.extend(inside)
        return out or [hex for hex in range(m.size) if m.distance(hex, centre) == 2 and hex not in taken]

    def on_hex(self, g: HexState, hex: int) -> None:
        put(g, self.survivor, hex, "enter")
        building = g.map().building[hex]
        if building >= 0 and hex not in g.map().building_at(OUTPOST).hexes:
            g.entered |= 1 << building  # AT-12.12


class EnterSides(Step[HexState]):
    """The sides enter over their edges with a full move before turn 1.

    With several sides, dice decide the order (AT-G121). (AT-12.06, AT-12.25, AT-15.01)
    """

    def run(self, g: HexState) -> None:
        g.phase = ENTRY
        g.emit(Began("entry", 0))
        if g.sides == 1:
            g.push(SideEnters(0))
        else:
            g.push(EntryOrder((0,) * g.sides))


class EntryOrder(Roll[HexState]):
    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces

    def dice(self, g: HexState) -> int:
        return self.faces.count(0)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-entry", {"dice": self.dice(g)}, ("AT-G121",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        shown = filled(self.faces, faces)
        tied = to_reroll(shown)
        if tied:
            g.push(EntryOrder(tied))
            return
        for _, side in sorted([(face, side) for side, face in enumerate(shown)]):
            g.push(SideEnters(side))


class SideEnters(Step[HexState]):
    """All survivors of a side enter; a team without a player lines up along the edge.

    (AT-G132)
    """

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, g: HexState) -> None:
        if self.side in g.teams:
            g.push(SideActs(self.side))
            return
        edge = g.map().edges[g.entries[self.side]]
        place = 0
        for n, s in enumerate(g.people):
            if s.side == self.side:
                hex = edge[EDGE_ORDER[place]]
                put(g, n, hex, "enter")
                place += 1


class FirstZombies(Step[HexState]):
    """Roll 6d6 for each survivor that has entered.

    (AT-11.06, AT-12.07, AT-12.26, AT-12.56, AT-14.08) Scenario 2: 12d6 for each at the crossroads, 4 hexes
    away, none for the outpost (AT-12.14, AT-12.15, AT-12.66). Scenario 4: none, only shots call zombies
    (AT-12.32, AT-12.33). Scenario 5: none for the Professor (AT-G134).
    """

    def run(self, g: HexState) -> None:
        if g.scenario == FIREFIGHT:
            return
        dice = PER_SURVIVOR if g.scenario == SKIRMISH else PLANS[g.scenario].dice
        distance = DISTANCE if g.scenario == SKIRMISH else PLANS[g.scenario].distance
        spared: tuple[int, ...] = ()
        if g.scenario == BARRICADE:
            spared = g.map().building_at(OUTPOST).hexes
        elif g.scenario == CURE:
            spared = (g.map().number[CLINIC],)
        for s in reversed(g.people):
            if s.hex != NOWHERE and s.hex not in spared:
                g.push(SpawnRoll(s.hex, dice, distance, START))
