"""The six scenarios and the skirmish (AT-12, AT-14): special rules, victory and defeat."""

from typing import Any, Final

from shamble.core.chance import Pick, Roll
from shamble.core.frames import Prompt, Step
from shamble.games.all_things_zombie.board import COMPONENTS, HELIPORT, ROWS
from shamble.games.all_things_zombie.events import Began, Ended, Glory
from shamble.games.all_things_zombie.pieces import PERSON
from shamble.games.all_things_zombie.rules.spawning import choices_in_cup, from_cup, place
from shamble.games.all_things_zombie.state import (
    DEAD,
    FOLLOWING,
    LEFT,
    NOWHERE,
    ON_MAP,
    WAITING,
    HexState,
)

BULLETS: Final = 1
BARRICADE: Final = 2
DESTROY: Final = 3
FIREFIGHT: Final = 4
CURE: Final = 5
HELICOPTER: Final = 6
SKIRMISH: Final = 7
CAMPAIGN: Final = 8

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

EDGE_ORDER: Final[list[int]] = [ROWS.index(letter) for letter in COMPONENTS["edge_order"]["rows"]]
BIG_BUILDINGS: Final = ("2p", "2q")  # 2E5 and 2H4 (AT-12.28)
BUILDINGS_WANTED: Final = 7
LAST_STAGE: Final = 2
FRIENDS_WANTED: Final = 4  # without the Professor (AT-12.64)
PROFESSOR: Final = PERSON["professor"]
TONYA: Final = PERSON["tonya"]
BECK: Final = PERSON["beck"]


class Plan:
    """A scenario as listed on its page (AT-12.01).

    Teams, points and days: AT-12.04, AT-12.09, AT-12.10, AT-12.23, AT-12.24, AT-12.29 to AT-12.31, AT-12.36,
    AT-12.37 and AT-12.53 to AT-12.55. Scenario 3 has no special rules (AT-12.27).
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.number: int = data["number"]
        self.layouts = tuple("|".join(str(b) for b in stage) for stage in data["boards"])
        self.team: tuple[int, ...] = tuple(PERSON[id] for id in data["survivors"])
        self.points: int = data["points"]
        self.enemies: tuple[int, ...] = tuple(PERSON[id] for id in data.get("enemies", []))
        self.enemy_points: int = data.get("enemy_points", 0)
        self.dice: int = data["initial_dice_per_survivor"]
        self.distance: int = data.get("initial_distance", 0)
        self.turns: int = data["turn_limit"]


PLANS: Final[dict[int, Plan]] = {data["number"]: Plan(data) for data in COMPONENTS["scenario"]}


# -------------------------------------------------------------------- leaving the map (AT-G106)


def exits(g: HexState, survivor: int, hex: int) -> bool:
    """Return whether this survivor can leave the map from this hex.

    Scenario 1: over any edge; 5: the Professor over the north edge of board 2; 6: over the west edge of
    boards 3 and 2.
    """
    m = g.map()
    if g.scenario == BULLETS:
        return m.rim[hex] > 0
    if g.scenario == CURE:
        professor = g.people[survivor].kind == PROFESSOR
        return professor and hex in m.edges[NORTH] and m.names[hex].startswith("2")
    return g.scenario == HELICOPTER and g.stage < LAST_STAGE and hex in m.edges[WEST]


def waits(g: HexState) -> bool:
    """Return whether leaving survivors come back on the next board (AT-G78)."""
    return g.scenario == HELICOPTER


# -------------------------------------------------------------------- zombies of a scenario


def zombies_enter(g: HexState) -> None:
    """Before zombies move, bring reinforcements (AT-12.16) and those left behind (AT-12.60)."""
    if g.scenario == BARRICADE and g.turn >= 2:
        g.push(Reinforcements())
    if g.follow:
        g.follow = False
        behind = [zombie for zombie, at in enumerate(g.zombies) if at == FOLLOWING]
        for place_, zombie in enumerate(behind):
            place(g, zombie, edge_hex(g, place_), "edge")


def edge_hex(g: HexState, number: int) -> int:
    """Return where a zombie enters over the east edge: G, H, F, then outward.

    (AT-12.17, AT-G67, AT-G68)
    """
    return g.map().edges[EAST][EDGE_ORDER[number % len(EDGE_ORDER)]]


class Reinforcements(Roll[HexState]):
    """Bring 2d6 zombies over the east edge (AT-12.16)."""

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-reinforcements", {"dice": 2}, ("AT-12.16",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        g.push(EdgeZombies(faces[0] + faces[1], 0))


class EdgeZombies(Step[HexState]):
    def __init__(self, count: int, number: int) -> None:
        self.count = count
        self.number = number

    def run(self, g: HexState) -> None:
        if self.number < self.count and choices_in_cup(g):
            g.push(EdgeZombies(self.count, self.number + 1))
            g.push(EdgeZombie(self.number))


class EdgeZombie(Pick[HexState]):
    def __init__(self, number: int) -> None:
        self.number = number

    def count(self, g: HexState) -> int:
        return choices_in_cup(g)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-zombie", {"count": self.count(g)}, ("AT-05.02",))

    def on_pick(self, g: HexState, choice: int) -> None:
        place(g, from_cup(g, choice), edge_hex(g, self.number), "edge")


def near_heliport(g: HexState, survivor: int) -> None:
    """Bring the heliport's zombies when the first survivor is next to it (AT-12.63, AT-G76)."""
    hex = g.people[survivor].hex
    if g.scenario != HELICOPTER or g.stage != LAST_STAGE or g.landed or hex == NOWHERE:
        return
    m = g.map()
    if any(m.building[h] >= 0 and m.buildings[m.building[h]].id == HELIPORT for h in [hex, *m.around[hex]]):
        g.landed = True
        g.push(HeliportRoll())


class HeliportRoll(Roll[HexState]):
    """Roll 1d6 + 4 zombies."""

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-heliport", {"dice": 1}, ("AT-12.63",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        g.push(HeliportZombies(faces[0] + 4))


class HeliportZombies(Step[HexState]):
    """Put them on random heliport hexes without survivors (AT-G76)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, g: HexState) -> None:
        if self.count and choices_in_cup(g) and heliport_hexes(g):
            g.push(HeliportZombies(self.count - 1))
            g.push(HeliportZombie())


def heliport_hexes(g: HexState) -> list[int]:
    m = g.map()
    taken = [s.hex for s in g.people]
    for building in m.buildings:
        if building.id == HELIPORT:
            return [hex for hex in building.hexes if hex not in taken]
    return []


class HeliportZombie(Pick[HexState]):
    def count(self, g: HexState) -> int:
        return choices_in_cup(g)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-zombie", {"count": self.count(g)}, ("AT-05.02",))

    def on_pick(self, g: HexState, choice: int) -> None:
        g.push(HeliportHex(from_cup(g, choice)))


class HeliportHex(Pick[HexState]):
    def __init__(self, zombie: int) -> None:
        self.zombie = zombie

    def count(self, g: HexState) -> int:
        return len(heliport_hexes(g))

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-heliport", {"count": self.count(g)}, ("AT-G76",))

    def on_pick(self, g: HexState, choice: int) -> None:
        place(g, self.zombie, heliport_hexes(g)[choice], "heliport")


# -------------------------------------------------------------------- won or lost (AT-G126)


def team(g: HexState) -> list[int]:
    """List the survivors of side 0, with the Professor and found people."""
    return [n for n, s in enumerate(g.people) if s.side == 0]


def alive_of(g: HexState, side: int) -> int:
    count = 0
    for s in g.people:
        if s.side == side and s.fate != DEAD:
            count += 1
    return count


def professor(g: HexState) -> int:
    for n, s in enumerate(g.people):
        if s.kind == PROFESSOR:
            return n
    return -1


def settle(g: HexState) -> None:
    """End the scenario if it is decided now (AT-12.35, AT-12.52)."""
    verdict = decided(g)
    if verdict:
        finish(g, verdict)


def decided(g: HexState) -> str:
    """Return "won", "lost", "draw", "other" (the second side won), or "" if undecided."""
    if g.scenario == BULLETS:
        return _bullets(g)
    if g.scenario == BARRICADE:
        return _barricade(g)
    if g.scenario == DESTROY:
        return "won" if destroyed(g) else "" if alive_of(g, 0) else "lost"
    if g.scenario == FIREFIGHT:
        ours, theirs = alive_of(g, 0), alive_of(g, 1)
        if ours and theirs:
            return ""
        return "draw" if not ours and not theirs else "won" if ours else "other"
    if g.scenario == CURE:
        fate = g.people[professor(g)].fate
        return "lost" if fate == DEAD else "won" if fate == LEFT else ""
    if g.scenario == HELICOPTER:
        return _helicopter(g)
    return "points" if not any(alive_of(g, side) for side in range(g.sides)) else ""


def _barricade(g: HexState) -> str:
    """Return "lost" with two of the four dead (AT-12.22).

    The same for a campaign team of any size (AT-G150).
    """
    dead = [s for s in g.people if s.side == 0 and s.fate == DEAD and (g.chapter or not s.person().generic)]
    return "lost" if len(dead) >= 2 or not alive_of(g, 0) else ""


def _bullets(g: HexState) -> str:
    """Return "won" if both get out with a weapon found, or with all buildings searched.

    (AT-12.08, AT-G69, AT-G70)
    """
    heroes = [s for s in g.people if s.kind == TONYA or s.kind == BECK]
    if any(s.fate == DEAD for s in heroes):
        return "lost"
    if any(s.fate != LEFT for s in heroes):
        return ""
    if g.searched == (1 << len(g.map().buildings)) - 1:
        return "won"
    if g.rules.s1_carry_out:
        armed = all(
            any(held is not None and held.loot and not held.weapon().thrown for held in (s.hand, s.pack))
            for s in heroes
        )
        return "won" if armed else "lost"
    return "won" if all(s.finds for s in heroes) else "lost"


def destroyed(g: HexState) -> bool:
    """Return whether seven buildings of board 2, with both big ones, are searched (AT-12.28)."""
    done = [b.id for n, b in enumerate(g.map().buildings) if b.board == 2 and (g.searched >> n) & 1]
    return len(done) >= BUILDINGS_WANTED and all(id in done for id in BIG_BUILDINGS)


def _helicopter(g: HexState) -> str:
    """Return "won" if all survivors, with the Professor and four others, are in the heliport.

    (AT-12.64, AT-G75, AT-G77)
    """
    if g.people[professor(g)].fate == DEAD or alive_of(g, 0) < FRIENDS_WANTED + 1:
        return "lost"
    if g.stage < LAST_STAGE:
        return ""
    for n, s in enumerate(g.people):
        if s.side == 0 and s.fate != DEAD and not in_heliport(g, n):
            return ""
    return "won"


def in_heliport(g: HexState, survivor: int) -> bool:
    m = g.map()
    s = g.people[survivor]
    return s.fate == ON_MAP and m.building[s.hex] >= 0 and m.buildings[m.building[s.hex]].id == HELIPORT


def time_is_up(g: HexState) -> None:
    """End the scenario after its last turn (AT-12.22, AT-12.28, AT-12.64, AT-14.07).

    Scenarios without a limit get one (AT-G129): the firefight is a draw, the others are lost.
    """
    if g.scenario == BARRICADE:
        finish(g, "won")
    elif g.scenario == FIREFIGHT:
        finish(g, "draw")
    elif g.scenario == SKIRMISH:
        finish(g, "points")
    else:
        finish(g, "lost")


def glory(g: HexState, side: int) -> int:
    """Return the points earned so far (AT-13.02 to AT-13.04, AT-G112)."""
    return g.searches[side] + g.kills[side] // 5 + g.foes[side]


def finish(g: HexState, verdict: str) -> None:
    """End the scenario; in a campaign the next one follows (AT-13.01)."""
    if g.chapter:
        from shamble.games.all_things_zombie.campaign import chapter_over  # avoids an import cycle

        chapter_over(g, verdict)
        return
    if g.scenario == SKIRMISH:
        for side in range(g.sides):
            g.emit(Glory(g.seat_of(side), g.searches[side], g.kills[side] // 5, g.foes[side], 0))
    sides = winning_sides(g, verdict)
    winners = tuple([seat for seat in range(g.seats) if g.teams[seat] in sides])
    outcome = verdict
    if verdict == "points" and g.sides == 1:
        outcome = "won" if winners else "lost"
    g.emit(Ended(outcome))
    g.end(outcome, winners)


def winning_sides(g: HexState, verdict: str) -> list[int]:
    if verdict == "won":
        return [0]
    if verdict == "other":
        return [1]
    if verdict != "points":
        return []
    if g.sides == 1:  # one side: at least one survivor must live (AT-G83)
        return [0] if alive_of(g, 0) else []
    best = max([glory(g, side) for side in range(g.sides)])
    return [side for side in range(g.sides) if glory(g, side) == best]


# -------------------------------------------------------------------- from board to board (AT-12.57 to AT-12.62)


def next_board(g: HexState) -> None:
    """Continue on the next board when all survivors have left one of scenario 6."""
    if g.scenario != HELICOPTER or g.stage == LAST_STAGE:
        return
    if any(s.side == 0 and s.fate == ON_MAP for s in g.people) or not any(
        s.fate == WAITING for s in g.people
    ):
        return
    g.stage += 1
    g.entered = 0
    g.searched = 0
    g.shots = ()
    g.truce = NOWHERE
    for zombie, at in enumerate(g.zombies):
        if at >= 0:
            g.zombies[zombie] = FOLLOWING
    g.lay(PLANS[HELICOPTER].layouts[g.stage])
    for n, s in enumerate(g.people):
        if s.fate == ON_MAP:  # a renegade stays behind
            g.set_person(n, s.gone(LEFT))
    g.reentry = True
    g.emit(Began("board", g.turn))
