"""Finding the way: over squares and facings together, since turning costs as much as a step (ZP-06.09)."""

from typing import Final

from shamble.core.space.squares import OFF, opposite
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.state import NOBODY, PlagueState

FORWARD: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BACK: Final = 3
NONE: Final = -1
POSES: Final = 4 * 480  # square * 4 + facing


class Plan:
    """A way to a goal: its cost in action points, the first move, and where it ends."""

    def __init__(self, cost: int, move: int, pose: int) -> None:
        self.cost = cost
        self.move = move
        self.pose = pose


NO_PLAN: Final = Plan(-1, NONE, -1)


def find_way(g: PlagueState, figure: int, goals: list[bool], through: bool) -> Plan:
    """The cheapest way for a figure to one of the goal poses; of equals the one with fewest steps backwards, since
    nobody likes to walk where he does not look. `through` = zombies in the way are hoped to move on."""
    start = g.square_of(figure) * 4 + g.facing_of(figure)
    if goals[start]:
        return Plan(0, NONE, start)
    cost = [-1] * POSES
    first = [NONE] * POSES
    backs = [0] * POSES
    cost[start] = 0
    queue = [start]
    head = 0
    moves = 4 if figure > 0 else 3
    best = -1
    ways, openings, shut = BOARD.ways, BOARD.opening, g.barricades
    while head < len(queue):
        pose = queue[head]
        head += 1
        spent = cost[pose] + 1
        if best >= 0 and spent > cost[best]:
            break
        square, facing = pose // 4, pose % 4
        for move in range(moves):
            if move == LEFT:
                there = square * 4 + (facing + 3) % 4
            elif move == RIGHT:
                there = square * 4 + (facing + 1) % 4
            else:
                direction = facing if move == FORWARD else (facing + 2) % 4
                onto = ways[direction][square]
                if onto == OFF:
                    continue
                who = g.who(onto)
                if who != NOBODY and not (through and who < 0):
                    continue
                opening = openings[direction][square]
                if opening >= 0 and (shut >> opening) & 1:
                    continue
                there = onto * 4 + facing
            backward = backs[pose] + 1 if move == BACK else backs[pose]
            if cost[there] >= 0:
                if cost[there] < spent or backs[there] <= backward:
                    continue
            else:
                queue.append(there)
            cost[there] = spent
            backs[there] = backward
            first[there] = move if pose == start else first[pose]
            if goals[there] and (best < 0 or backward < backs[best] or there == best):
                best = there
    return NO_PLAN if best < 0 else Plan(cost[best], first[best], best)


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
