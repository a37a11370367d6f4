"""Whom and what a card may be aimed at (ZZ-15.04, ZZ-22.14, ZZ-25.02, ZZ-G60, ZZ-G73)."""

from shamble.games.zombies.cards import (
    BAD_SENSE,
    BRAIN_CRAMP,
    BUTTER_FINGERS,
    EVERYBODY_GO,
    GET_WORSE,
    MISCALCULATION,
    NOT_DEAD,
    PARALYSIS,
)
from shamble.games.zombies.rules.zombie_movement import moved_by
from shamble.games.zombies.state import ALIVE, FIGURES, NOBODY, SAFE, ZOMBIE, ZombiesState


def targets(g: ZombiesState, seat: int, kind: int) -> list[int]:
    """The players a card may be aimed at, in turn order from its player on."""
    return [s for s in g.clockwise(seat) if may_target(g, seat, s, kind)]


def may_target(g: ZombiesState, seat: int, target: int, kind: int) -> bool:
    if g.status[target] == SAFE:
        return False  # ZZ-G45
    if target == seat and (g.rules.others_only() or kind in (NOT_DEAD, EVERYBODY_GO, BRAIN_CRAMP)):
        return False
    if g.status[target] == ZOMBIE and kind != PARALYSIS:
        return False  # ZZ-G60
    if kind in (NOT_DEAD, EVERYBODY_GO) and g.rules.team and g.teams[target] == g.teams[seat]:
        return False  # an opponent is of another team (ZZ-G73)
    if kind in (BAD_SENSE, EVERYBODY_GO):
        return g.status[target] == ALIVE and not g.afraid(target)  # ZZ-G26, ZZ-24.16
    if kind == BUTTER_FINGERS:
        return bool(g.items[target]) or g.bullets[target] > 0
    return True


def buildings(g: ZombiesState, kind: int) -> list[int]:
    """The named buildings a card may be aimed at: those where it changes something (ZZ-15.01)."""
    out = []
    if g.supply == 0 or kind not in (GET_WORSE, MISCALCULATION):
        return []
    for slot in range(len(g.city.placed)):
        if g.city.placed[slot].kind().named:
            squares = g.city.building_squares(slot)
            inside = sum(1 for square in squares if g.grid[square] != NOBODY)
            if inside < len(squares) and (kind == GET_WORSE or inside > 0):
                out.append(slot)
    return out


def loose_zombies(g: ZombiesState, seat: int) -> list[int]:
    """The zombies a player may still move with a card this turn (ZZ-G75)."""
    return [z for z in range(1, FIGURES + 1) if g.zombies[z] >= 0 and not moved_by(g, z, seat)]
