"""Progress of a mission (chapter 10), as bars with the current and the needed number."""

from shamble.games.zombicide.cards import SUPPLIES
from shamble.games.zombicide.rules.missions import (
    LOAD,
    MAX_ESCAPED,
    carried_out,
    driven_out,
    fates,
    needed_back,
)
from shamble.games.zombicide.state import LEFT, ON_FOOT, ZombicideState
from shamble.games.zombicide.view_types import Goal, GoalId


def goal(id: GoalId, rule: str, done: int, all: int, bad: bool = False) -> Goal:
    return {"id": id, "rule": rule, "done": done, "all": all, "bad": bad}


def goals(g: ZombicideState) -> list[Goal]:
    """Return the mission's goals in the order in which players reach them."""
    mission = g.board().id
    if mission == "02":
        return [goal("all-out", "ZC-M02.02", at_exit(g), len(g.living()) + fates(g, LEFT))]
    if mission == "03":
        most = max([s.xp for s in g.survivors if s.zone >= 0], default=0)
        return [goal("red", "ZC-M03.02", min(most, g.rules.red_from()), g.rules.red_from())]
    if mission == "06":
        living = g.living()
        seated = sum(g.survivors[n].car != ON_FOOT for n in living)
        loaded = sum(len(cards) for cards in g.cargo)
        return [
            goal("load", "ZC-M06.03", min(loaded, LOAD), LOAD),
            goal("aboard", "ZC-M06.04", seated + fates(g, LEFT), len(living) + fates(g, LEFT)),
            goal("driven-out", "ZC-M06.07", min(driven_out(g), LOAD), LOAD),
        ]
    if mission == "07":
        all_spawns = len(g.board().spawns)
        return [
            goal("spawns", "ZC-M07.02", all_spawns - g.spawns.bit_count(), all_spawns),
            goal("escaped", "ZC-M07.08", sum(g.escaped), MAX_ESCAPED, bad=True),
        ]
    if mission == "08":
        goal_zone = g.board().goal
        clear = bool(g.in_zone(goal_zone)) and g.zombies_in(goal_zone) == 0
        return [tokens(g), goal("bunker", "ZC-M08.02", int(clear), 1)]
    out = [tokens(g)]
    if mission == "01":
        carried = set(carried_out(g))
        out.append(goal("supplies", "ZC-M01.03", g.supplies.bit_count(), len(SUPPLIES)))
        out.append(
            goal("carried-out", "ZC-M01.05", sum(supply in carried for supply in SUPPLIES), len(SUPPLIES))
        )
    elif mission == "04":
        out.append(goal("gather", "ZC-M04.03", gathered(g), len(g.living())))
    elif mission == "09":
        out.append(goal("back", "ZC-M09.04", fates(g, LEFT), needed_back(g)))
    return out


def tokens(g: ZombicideState) -> Goal:
    """Return the Objectives taken (ZC-06.38)."""
    all_tokens = len(g.board().objectives)
    return goal("objectives", "ZC-06.38", all_tokens - g.objectives.bit_count(), all_tokens)


def at_exit(g: ZombicideState) -> int:
    """Return how many survivors stand at the exit or have left (ZC-M02.02)."""
    return sum(g.survivors[n].zone == g.board().exit for n in g.living()) + fates(g, LEFT)


def gathered(g: ZombicideState) -> int:
    """Return the most survivors together in a Spawn Zone without zombies (ZC-M04.03)."""
    most = 0
    for spawn in g.board().spawns:
        if g.zombies_in(spawn.zone) == 0:
            most = max(most, len(g.in_zone(spawn.zone)))
    return most
