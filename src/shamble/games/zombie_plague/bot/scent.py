"""The scent of the living: how far every pose is from a bite. A zombie in whose way nobody stands follows its nose."""

from typing import Final

from shamble.core.space.squares import OFF
from shamble.games.zombie_plague.bot.paths import NO_PLAN, Plan, facing_goals, find_way
from shamble.games.zombie_plague.rules.ground import ground
from shamble.games.zombie_plague.rules.ways import FORWARD, LEFT, NO_MOVE, POSES, RIGHT, facing_poses
from shamble.games.zombie_plague.state import NOBODY, PlagueState

DETOUR: Final = 12  # a way no longer than this is taken at once
PATIENCE: Final = 6  # points a zombie saves at least when it waits for others to move on
MOST_SCENTS: Final = 64
SCENTS: Final[dict[tuple[int, ...], list[int]]] = {}  # by the barricades and where the living stand


def scent(g: PlagueState, prey: list[int]) -> list[int]:
    """Moves to a bite at one of the prey from every pose (square * 4 + facing), figures left aside; -1 = no way. The
    living stand still while the dead move, so it is worth keeping."""
    key = (g.barricades, *prey)
    known = SCENTS.get(key)
    if known is not None:
        return known
    far = [-1] * POSES
    todo = facing_poses(g, prey)
    for pose in todo:
        far[pose] = 0
    before = ground(g.barricades).before()
    for pose in todo:
        further = far[pose] + 1
        for earlier in before[pose]:
            if far[earlier] < 0:
                far[earlier] = further
                todo.append(earlier)
    if len(SCENTS) >= MOST_SCENTS:
        SCENTS.clear()
    SCENTS[key] = far
    return far


class Nose:
    """A zombie that follows the scent, always nearer, as long as nobody stands in its way."""

    def __init__(self, g: PlagueState, far: list[int], through: bool) -> None:
        self.g = g
        self.far = far
        self.through = through
        self.dead_ends: set[int] = set()

    def after(self, pose: int, move: int) -> int:
        """The pose after a move that leads nearer; OFF = it does not, or somebody is in the way."""
        square, facing = pose // 4, pose % 4
        there = square * 4 + (facing + (3 if move == LEFT else 1)) % 4
        if move == FORWARD:
            onto = self.g.way(square, facing)
            if onto == OFF:
                return OFF
            who = self.g.who(onto)
            if who != NOBODY and not (self.through and who < 0):
                return OFF
            there = onto * 4 + facing
        return there if self.far[there] == self.far[pose] - 1 and there not in self.dead_ends else OFF

    def first_move(self, pose: int) -> int:
        """The first move of an unhindered way, ahead before left before right; NO_MOVE = there is none."""
        for move in (FORWARD, LEFT, RIGHT):
            there = self.after(pose, move)
            if there != OFF and (self.far[there] == 0 or self.first_move(there) != NO_MOVE):
                return move
        self.dead_ends.add(pose)
        return NO_MOVE


def chase(g: PlagueState, zombie: int, prey: list[int]) -> Plan:
    """The cheapest way for a zombie to a bite. Rather than make a long detour it waits for others in its way to move
    on."""
    z = g.zombie(zombie)
    far = scent(g, prey)
    pose = z.square * 4 + z.facing
    if far[pose] <= 0:
        return NO_PLAN if far[pose] < 0 else Plan(0, NO_MOVE)
    move = Nose(g, far, False).first_move(pose)
    if move != NO_MOVE:
        return Plan(far[pose], move)
    goals = facing_goals(g, prey)
    move = Nose(g, far, True).first_move(pose)
    crowded = Plan(far[pose], move) if move != NO_MOVE else find_way(g, -zombie, goals, through=True)
    if crowded.cost < 0:
        return NO_PLAN
    detour = find_way(g, -zombie, goals, False, max(DETOUR, crowded.cost + PATIENCE))
    return detour if detour.cost >= 0 else crowded
