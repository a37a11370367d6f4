"""Shortest ways to a goal.

A pose is a square and a facing, since turning costs as much as a step (ZP-06.09). Sets of poses are four
sets of squares, one for each facing (`rules.ground`). A flood from the goals back to the figure gives the
distance of each pose from the nearest goal; then only poses on shortest ways are examined.
"""

from typing import Final

from shamble.core.space.squares import OFF, E, N, S, W, opposite
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.ground import ALL, BIT, Field, Ground, ground
from shamble.games.zombie_plague.rules.routes import BACK, FAR, FORWARD, LEFT, NO_MOVE, RIGHT, facing_poses
from shamble.games.zombie_plague.state import ON_BOARD, PlagueState

Poses = list[int]  # a set of squares for each facing

ROW: Final = BOARD.width


class Plan:
    """Way to a goal: its cost in action points, its first move, the goal's name if any."""

    def __init__(self, cost: int, move: int) -> None:
        self.cost = cost
        self._move = move
        self.goal = ""

    def move(self) -> int:
        return self._move


NO_PLAN: Final = Plan(-1, NO_MOVE)


class Walk(Plan):
    """Way of a human; its first move is computed only when needed."""

    def __init__(self, flood: "Flood", cost: int, square: int, facing: int) -> None:
        super().__init__(cost, NO_MOVE)
        self.flood = flood
        self.square = square
        self.facing = facing

    def move(self) -> int:
        return best_move(self.flood, self.cost, self.square, self.facing)


def find_way(g: PlagueState, figure: int, goals: Poses, through: bool, most: int = FAR) -> Plan:
    """Return the cheapest way for a figure to a goal pose if it costs no more than `most`.

    Of equal ways the one with the fewest backward steps, because humans should face where they go.
    `through` = ignore zombies in the way, hoping that they move on.
    """
    square, facing = g.square_of(figure), g.facing_of(figure)
    here = ground(g.barricades)
    if goals[facing] & BIT[square]:
        return Plan(0, NO_MOVE)
    if not (goals[0] | goals[1] | goals[2] | goals[3]) & here.around(square):
        return NO_PLAN
    flood = flood_of(g.barricades, free_squares(g, through) | BIT[square], goals, figure > 0)
    cost = flood.moves_from(square, facing, most)
    if cost < 0:
        return NO_PLAN
    if figure > 0:
        return Walk(flood, cost, square, facing)
    return Plan(cost, first_move(flood, cost - 1, square, facing))


def free_squares(g: PlagueState, through: bool) -> int:
    """Return the squares that other figures leave free to enter."""
    taken = 0
    for h in g.humans:
        if h.fate == ON_BOARD:
            taken |= BIT[h.square]
    if not through:
        for z in g.zombies:
            if z is not None:
                taken |= BIT[z.square]
    return ALL ^ taken


class Flood:
    """Poses by their number of moves from the nearest goal, computed as far as needed.

    Zombies do not step back (ZP-06.08). The moving figure's own square counts as free: no shortest way
    returns to it, so one flood serves for a whole walk. All sets are in two long lists, one facing after
    the other, because many small lists would keep the garbage collector busy.
    """

    def __init__(self, ground: Ground, free: int, goals: Poses, backwards: bool) -> None:
        self.ground = ground
        self.free = free
        self.backwards = backwards
        self.depth = 0
        self.layers = goals[:]
        self.unseen = [ALL ^ goals[N], ALL ^ goals[E], ALL ^ goals[S], ALL ^ goals[W]]  # after each layer
        # Squares from which a step that way is free.
        self.to_n, self.to_e = ground.open[N] & free << ROW, ground.open[E] & free >> 1
        self.to_s, self.to_w = ground.open[S] & free >> ROW, ground.open[W] & free << 1

    def moves_from(self, square: int, facing: int, most: int = FAR) -> int:
        """Measure the fewest moves from a pose to a goal; -1 = more than `most`, or no way."""
        start = BIT[square]
        high = self.depth
        while self.unseen[high * 4 + facing] & start:
            if high >= most or not self._spread():
                return -1
            high += 1
        low = 0
        while low < high:
            middle = (low + high) // 2
            if self.unseen[middle * 4 + facing] & start:
                low = middle + 1
            else:
                high = middle
        return low if low <= most else -1

    def has(self, depth: int, square: int, facing: int) -> bool:
        """Return whether a pose is that many moves from the nearest goal."""
        return self.layers[depth * 4 + facing] & BIT[square] != 0

    def _spread(self) -> bool:
        """Go one move further; return False if no pose is left."""
        at = self.depth * 4
        layers, unseen = self.layers, self.unseen
        n, e, s, w = layers[at], layers[at + E], layers[at + S], layers[at + W]
        turned_ns, turned_ew = e | w, n | s  # a quarter turn away
        next_n, next_e = turned_ns | n << ROW & self.to_n, turned_ew | e >> 1 & self.to_e
        next_s, next_w = turned_ns | s >> ROW & self.to_s, turned_ew | w << 1 & self.to_w
        if self.backwards:
            next_n |= n >> ROW & self.to_s
            next_e |= e << 1 & self.to_w
            next_s |= s << ROW & self.to_n
            next_w |= w >> 1 & self.to_e
        new_n, new_e, new_s, new_w = unseen[at], unseen[at + E], unseen[at + S], unseen[at + W]
        n, e, s, w = next_n & new_n, next_e & new_e, next_s & new_s, next_w & new_w
        if not (n or e or s or w):
            return False
        self.depth += 1
        layers.append(n)
        layers.append(e)
        layers.append(s)
        layers.append(w)
        unseen.append(new_n ^ n)
        unseen.append(new_e ^ e)
        unseen.append(new_s ^ s)
        unseen.append(new_w ^ w)
        return True


MAX_CACHED_FLOODS: Final = 64
FLOODS: Final[dict[tuple[int, ...], Flood]] = {}


def flood_of(barricades: int, free: int, goals: Poses, backwards: bool) -> Flood:
    """Return the cached flood from these goals; it is needed at every step of a walk."""
    key = (-barricades - 1 if backwards else barricades, free, goals[0], goals[1], goals[2], goals[3])
    known = FLOODS.get(key)
    if known is None:
        if len(FLOODS) >= MAX_CACHED_FLOODS:
            FLOODS.clear()
        known = FLOODS[key] = Flood(ground(barricades), free, goals, backwards)
    return known


def step(ground: Ground, free: int, square: int, direction: int) -> int:
    """Return the square that a step leads to, or OFF if it is not free."""
    there = ground.ways[direction][square]
    return there if there != OFF and free & BIT[there] else OFF


def first_move(flood: Flood, depth: int, square: int, facing: int) -> int:
    """Find the first move that leads into a layer: forward, left or right."""
    there = step(flood.ground, flood.free, square, facing)
    if there != OFF and flood.has(depth, there, facing):
        return FORWARD
    return LEFT if flood.has(depth, square, (facing + 3) % 4) else RIGHT


def pose_after(flood: Flood, pose: int, move: int, depth: int) -> int:
    """Return the pose (square * 4 + facing) after a move if it is in that layer, else OFF."""
    square, facing = pose // 4, pose % 4
    if move == LEFT:
        facing = (facing + 3) % 4
    elif move == RIGHT:
        facing = (facing + 1) % 4
    else:
        square = step(flood.ground, flood.free, square, facing if move == FORWARD else opposite(facing))
    return square * 4 + facing if square != OFF and flood.has(depth, square, facing) else OFF


def only_move(flood: Flood, depth: int, pose: int) -> int:
    """Return the move that leads into a layer, or NO_MOVE if there are several."""
    only = NO_MOVE
    for move in (FORWARD, LEFT, RIGHT, BACK):
        if pose_after(flood, pose, move, depth) != OFF:
            if only != NO_MOVE:
                return NO_MOVE
            only = move
    return only


def best_move(flood: Flood, cost: int, square: int, facing: int) -> int:
    """Find the first move of the shortest way with the fewest backward steps.

    Searches layer by layer, over poses on shortest ways only.
    """
    only = only_move(flood, cost - 1, square * 4 + facing)
    if only != NO_MOVE:
        return only
    front = [square * 4 + facing]
    backs = [0]
    first = [NO_MOVE]
    best, best_backs, best_first = -1, 0, NO_MOVE
    for depth in range(cost - 1, -1, -1):
        poses: list[int] = []
        pose_backs: list[int] = []
        pose_first: list[int] = []
        for place, pose in enumerate(front):
            for move in (FORWARD, LEFT, RIGHT, BACK):
                there = pose_after(flood, pose, move, depth)
                if there == OFF:
                    continue
                back = backs[place] + 1 if move == BACK else backs[place]
                lead = first[place] if first[place] != NO_MOVE else move
                if there in poses:
                    at = poses.index(there)
                    if pose_backs[at] <= back:
                        continue
                    pose_backs[at], pose_first[at] = back, lead
                else:
                    poses.append(there)
                    pose_backs.append(back)
                    pose_first.append(lead)
                if depth == 0 and (best < 0 or back < best_backs or there == best):
                    best, best_backs, best_first = there, back, lead
        front, backs, first = poses, pose_backs, pose_first
    return best_first


def facing_goals(g: PlagueState, squares: list[int]) -> Poses:
    """Return the poses next to one of these squares and facing it, as goals of a way."""
    goals = [0] * 4
    for pose in facing_poses(g, squares):
        goals[pose % 4] |= BIT[pose // 4]
    return goals


def any_facing(squares: list[int]) -> Poses:
    """Return all poses on these squares."""
    there = 0
    for square in squares:
        there |= BIT[square]
    return [there] * 4


def clear_steps(start: int) -> Field:
    """Return the steps from a square to all others on an empty board; -1 = no way."""
    return ground(0).steps(start)
