"""Conditions of a scenario as numbers for the client, with their progress (AT-12, AT-14)."""

from shamble.games.all_things_zombie.board import HELIPORT
from shamble.games.all_things_zombie.rules.scenarios import (
    BARRICADE,
    BIG_BUILDINGS,
    BUILDINGS_WANTED,
    BULLETS,
    CURE,
    DESTROY,
    FIREFIGHT,
    FRIENDS_WANTED,
    HELICOPTER,
    PROFESSOR,
    SKIRMISH,
    alive_of,
    glory,
)
from shamble.games.all_things_zombie.state import DEAD, LEFT, NOWHERE, HexState
from shamble.games.all_things_zombie.view_types import GoalView


def goals(g: HexState, side: int) -> list[GoalView]:
    """List the conditions in the order of the scenario's page, from a side's view."""
    if g.scenario == BULLETS:
        return _bullets(g)
    if g.scenario == BARRICADE:
        lost = sum([1 for s in g.people if s.side == 0 and s.fate == DEAD and not s.person().generic])
        return [_goal("goal-hold", min(g.turn, g.turns), g.turns), _goal("goal-lost", lost, 0)]
    if g.scenario == DESTROY:
        done = [b.id for n, b in enumerate(g.map().buildings) if b.board == 2 and (g.searched >> n) & 1]
        big = sum([1 for id in BIG_BUILDINGS if id in done])
        return [
            _goal("goal-buildings", min(len(done), BUILDINGS_WANTED), BUILDINGS_WANTED),
            _goal("goal-big", big, len(BIG_BUILDINGS)),
        ]
    if g.scenario == FIREFIGHT:
        return [_goal("goal-foes", alive_of(g, 1 - side), 0), _goal("goal-own", alive_of(g, side), 0)]
    if g.scenario == CURE:
        out = sum([1 for s in g.people if s.kind == PROFESSOR and s.fate == LEFT])
        return [_goal("goal-professor", out, 1)]
    if g.scenario == HELICOPTER:
        return _helicopter(g)
    if g.scenario == SKIRMISH and g.sides == 1:
        return [_goal("goal-glory", glory(g, 0), 0)]
    return []  # several sides: their points are shown with their survivors


def _goal(key: str, done: int, wanted: int) -> GoalView:
    return {"key": key, "done": done, "all": wanted}


def _bullets(g: HexState) -> list[GoalView]:
    """List the conditions: a weapon each, or all searched; then out (AT-12.08)."""
    heroes = [s for s in g.people if s.person().id in ("tonya", "beck")]
    return [
        _goal("goal-weapons", sum([1 for s in heroes if s.finds]), len(heroes)),
        _goal("goal-searched", g.searched.bit_count(), len(g.map().buildings)),
        _goal("goal-out", sum([1 for s in heroes if s.fate == LEFT]), len(heroes)),
    ]


def _helicopter(g: HexState) -> list[GoalView]:
    """List the conditions: three boards, then all survivors, at least five, in the heliport.

    (AT-12.64)
    """
    m = g.map()
    inside = 0
    for s in g.people:
        if s.side == 0 and s.hex != NOWHERE and m.building[s.hex] >= 0:
            inside += m.buildings[m.building[s.hex]].id == HELIPORT
    return [
        _goal("goal-boards", g.stage + 1, 3),
        _goal("goal-aboard", inside, max(alive_of(g, 0), FRIENDS_WANTED + 1)),
    ]
