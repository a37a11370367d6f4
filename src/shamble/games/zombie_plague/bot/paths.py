"""Finding the way to a goal."""

from typing import Final

from shamble.core.space.squares import OFF, opposite
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.ways import NO_MOVE, NO_POSE, POSES, explore
from shamble.games.zombie_plague.state import PlagueState


class Plan:
    """A way to a goal: its cost in action points, the first move, and where it ends."""

    def __init__(self, cost: int, move: int, pose: int) -> None:
        self.cost = cost
        self.move = move
        self.pose = pose


NO_PLAN: Final = Plan(-1, NO_MOVE, NO_POSE)


def find_way(g: PlagueState, figure: int, goals: list[bool], through: bool) -> Plan:
    """The cheapest way for a figure to one of the goal poses. `through` = zombies in the way are hoped to move on."""
    walks = explore(g, figure, goals, through)
    best = walks.best
    if best < 0:
        return NO_PLAN
    return Plan(walks.cost[best], walks.moves(best)[0] if best != walks.start else NO_MOVE, best)


def facing_goals(g: PlagueState, squares: list[int]) -> list[bool]:
    """Poses next to one of these squares, facing it, with nothing between to stop a blow."""
    goals = [False] * POSES
    for square in squares:
        for direction in range(4):
            beside = g.line_of_fire(square, direction)
            if beside != OFF and not BOARD.closed[beside]:
                goals[beside * 4 + opposite(direction)] = True
    return goals


def clear_steps(start: int) -> list[int]:
    """Fewest steps from a square to every other over a board without figures and barricades; -1 = none."""
    far = [-1] * BOARD.size
    far[start] = 0
    queue = [start]
    for square in queue:
        for direction in range(4):
            there = BOARD.ways[direction][square]
            if there != OFF and far[there] < 0:
                far[there] = far[square] + 1
                queue.append(there)
    return far
