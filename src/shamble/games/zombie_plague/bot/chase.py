"""Distance of every pose from a bite; a zombie with a free way follows it downhill."""

from typing import Final

from shamble.core.space.squares import OFF
from shamble.games.zombie_plague.bot.paths import (
    NO_PLAN,
    Flood,
    Plan,
    facing_goals,
    find_way,
    free_squares,
    step,
)
from shamble.games.zombie_plague.rules.ground import ALL, ground
from shamble.games.zombie_plague.rules.routes import FORWARD, LEFT, NO_MOVE, RIGHT
from shamble.games.zombie_plague.state import PlagueState

DETOUR: Final = 12  # a way no longer than this is taken at once
PATIENCE: Final = 6  # fewest points that waiting for others to move on has to save
MAX_CACHED_SCENTS: Final = 64
SCENTS: Final[dict[tuple[int, ...], Flood]] = {}  # by barricades and the humans' squares


def scent(g: PlagueState, prey: list[int]) -> Flood:
    """Return the moves from every pose to a bite at one of the prey, ignoring figures.

    Cached, because humans do not move while zombies do.
    """
    key = (g.barricades, *prey)
    known = SCENTS.get(key)
    if known is None:
        if len(SCENTS) >= MAX_CACHED_SCENTS:
            SCENTS.clear()
        known = SCENTS[key] = Flood(ground(g.barricades), ALL, facing_goals(g, prey), backwards=False)
    return known


class ScentTracker:
    """Follows the scent, each move nearer to a bite, over free squares."""

    def __init__(self, far: Flood, free: int) -> None:
        self.far = far
        self.free = free
        self.dead_ends: set[int] = set()

    def after(self, pose: int, move: int, depth: int) -> int:
        """Return the pose after a move that leads to that many moves from a bite.

        OFF = it does not, or a figure is in the way.
        """
        square, facing = pose // 4, pose % 4
        if move == FORWARD:
            square = step(self.far.ground, self.free, square, facing)
            if square == OFF:
                return OFF
        else:
            facing = (facing + (3 if move == LEFT else 1)) % 4
        there = square * 4 + facing
        return there if self.far.has(depth, square, facing) and there not in self.dead_ends else OFF

    def first_move(self, pose: int, depth: int) -> int:
        """Find the first move of a free way: forward, then left, then right.

        NO_MOVE = there is none. `depth` = the moves from this pose to a bite.
        """
        for move in (FORWARD, LEFT, RIGHT):
            there = self.after(pose, move, depth - 1)
            if there != OFF and (depth == 1 or self.first_move(there, depth - 1) != NO_MOVE):
                return move
        self.dead_ends.add(pose)
        return NO_MOVE


def chase(g: PlagueState, zombie: int, prey: list[int]) -> Plan:
    """Return the cheapest way for a zombie to a bite.

    Rather than make a long detour it waits for others in its way to move on.
    """
    z = g.zombie(zombie)
    far = scent(g, prey)
    depth = far.moves_from(z.square, z.facing)
    if depth <= 0:
        return NO_PLAN if depth < 0 else Plan(0, NO_MOVE)
    pose = z.square * 4 + z.facing
    free = free_squares(g, False)
    move = ScentTracker(far, free).first_move(pose, depth)
    if move != NO_MOVE:
        return Plan(depth, move)
    goals = far.layers[:4]
    move = ScentTracker(far, free_squares(g, True)).first_move(pose, depth)
    crowded = Plan(depth, move) if move != NO_MOVE else find_way(g, -zombie, goals, through=True)
    if crowded.cost < 0:
        return NO_PLAN
    if hemmed_in(far, free, z.square):
        return crowded
    detour = find_way(g, -zombie, goals, False, max(DETOUR, crowded.cost + PATIENCE))
    return detour if detour.cost >= 0 else crowded


def hemmed_in(far: Flood, free: int, square: int) -> bool:
    """Return whether there is no square to step onto."""
    return all(step(far.ground, free, square, direction) == OFF for direction in range(4))
