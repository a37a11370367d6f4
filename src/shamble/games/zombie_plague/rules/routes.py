"""Routes of a figure over squares and facings, since a turn costs a point too (ZP-06.09)."""

from typing import Final

from shamble.core.space.squares import OFF, opposite
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState, is_human

FORWARD: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BACK: Final = 3
NO_MOVE: Final = -1
POSES: Final = 4 * BOARD.size  # square * 4 + facing
NO_POSE: Final = -1
NO_GOALS: Final = [False] * POSES
FAR: Final = 100000


class Walks:
    """Result of a search: the cost of every pose reached (-1 = none), the way, the best goal."""

    def __init__(self, start: int, cost: list[int], came: list[int], best: int) -> None:
        self.start = start
        self.cost = cost
        self.came = came  # previous pose * 4 + the move that led here
        self.best = best  # a goal pose, or NO_POSE

    def moves(self, pose: int) -> list[int]:
        """List the moves that lead to a pose, in order."""
        out: list[int] = []
        while pose != self.start:
            out.append(self.came[pose] % 4)
            pose = self.came[pose] // 4
        out.reverse()
        return out

    def squares(self, pose: int) -> list[int]:
        """List the squares on the way to a pose, the first one included."""
        out = [pose // 4]
        while pose != self.start:
            pose = self.came[pose] // 4
            if pose // 4 != out[-1]:
                out.append(pose // 4)
        out.reverse()
        return out


def explore(g: PlagueState, figure: int, goals: list[bool], through: bool, most: int = FAR) -> Walks:
    """Return the cheapest ways for a figure, up to the nearest goal or `most` points.

    Of equal ways the one with the fewest backward steps, because humans should face where they go. Zombies
    do not step back (ZP-06.08). `through` = ignore zombies in the way, hoping that they move on.
    """
    start = g.square_of(figure) * 4 + g.facing_of(figure)
    cost = [-1] * POSES
    came = [NO_POSE] * POSES
    backs = [0] * POSES
    cost[start] = 0
    best = start if goals[start] else NO_POSE
    queue = [start]
    head = 0
    moves = 4 if is_human(figure) else 3
    ways, openings, shut = BOARD.ways, BOARD.opening, g.barricades
    while head < len(queue):
        pose = queue[head]
        head += 1
        spent = cost[pose] + 1
        if spent > most or (best >= 0 and spent > cost[best]):
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
                if who != NO_FIGURE and not (through and who < 0):
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
            came[there] = pose * 4 + move
            if goals[there] and (best < 0 or backward < backs[best] or there == best):
                best = there
    return Walks(start, cost, came, best)


def facing_poses(g: PlagueState, squares: list[int]) -> list[int]:
    """List the poses (square * 4 + facing) from which a blow reaches one of these squares."""
    out: list[int] = []
    for square in squares:
        for direction in range(4):
            beside = g.line_of_fire(square, direction)
            if beside != OFF and not BOARD.closed[beside]:
                out.append(beside * 4 + opposite(direction))
    return out
