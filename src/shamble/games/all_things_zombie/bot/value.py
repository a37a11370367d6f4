"""Value of a position for a side, 0 (lost) to 1 (won): goals, survivors, guns, zombies."""

from typing import Final

from shamble.games.all_things_zombie.bot.threat import health
from shamble.games.all_things_zombie.goals import goals
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.scenarios import FIREFIGHT, PROFESSOR, SKIRMISH, alive_of
from shamble.games.all_things_zombie.state import DEAD, NOWHERE, HexState

GOALS: Final = 0.45  # share of the scenario's goals
LIFE: Final = 0.25  # share of living, unhurt survivors
GUNS: Final = 0.08  # share of loaded guns
CROWD: Final = 0.2  # weight of zombies in reach, full at MANY
MANY: Final = 80.0
NEAR: Final = 4  # hexes
PRECIOUS: Final = 2.0  # weight of the Professor
FOES: Final = 0.4  # share of having more survivors, when sides fight each other
CLOSE: Final = 0.2  # share of the goals in a lost game
LEAST: Final = 0.02
MOST: Final = 0.98


def reached(g: HexState, side: int) -> float:
    """Return the share of the scenario's goals that is reached."""
    total, done = 0, 0.0
    for goal in goals(g, side):
        if goal["all"]:
            total += 1
            done += min(1.0, goal["done"] / goal["all"])
    return done / max(1, total)


def value(g: HexState, seat: int) -> float:
    side = g.teams[seat]
    if g.is_over():
        return 1.0 if seat in g.winners else CLOSE * reached(g, side)
    life, most, guns, team = 0.0, 0.0, 0, 0
    for n, s in enumerate(g.people):
        if s.side != side:
            continue
        weight = PRECIOUS if s.kind == PROFESSOR else 1.0
        team += 1
        most += weight
        if s.fate == DEAD:
            continue
        life += weight * (1 + health(g, n)) / max(1, g.dead_at(n))
        held = ranged.gun(g, n)
        guns += 1 if held is not None and held.loaded else 0
    out = 0.2 + GOALS * reached(g, side) + LIFE * life / max(1.0, most) + GUNS * guns / max(1, team)
    out -= CROWD * min(1.0, about(g, side) / MANY)
    if g.scenario in (FIREFIGHT, SKIRMISH) and g.sides > 1:
        theirs = max([alive_of(g, other) for other in range(g.sides) if other != side])
        ours = alive_of(g, side)
        out += FOES * (ours / max(1, ours + theirs) - 0.5)
    return max(LEAST, min(MOST, out))


def about(g: HexState, side: int) -> int:
    """Count the zombies that are near a survivor of the side."""
    m = g.map()
    ours = [m.apart(s.hex) for s in g.people if s.side == side and s.hex != NOWHERE]
    count = 0
    for at in g.zombies:
        if at >= 0:
            for apart in ours:
                if apart[at] <= NEAR:
                    count += 1
                    break
    return count
