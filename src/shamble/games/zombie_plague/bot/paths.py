"""Finding the way to a goal.

A pose is a square and a facing, since turning costs as much as a step (ZP-06.09). Sets of poses are four sets of
squares, one for each facing (`rules.ground`). A flood from the goals back to the figure says how far each pose is from
the nearest of them; then only the poses on shortest ways have to be looked at.
"""

from typing import Final

from shamble.core.space.squares import OFF, E, N, S, W, opposite
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.ground import ALL, BIT, Ground, ground
from shamble.games.zombie_plague.rules.ways import BACK, FAR, FORWARD, LEFT, NO_MOVE, RIGHT
from shamble.games.zombie_plague.state import ON_BOARD, PlagueState

Poses = list[int]  # for each facing a set of squares

ROW: Final = BOARD.width


class Plan:
    """A way to a goal: its cost in action points, and the first move."""

    def __init__(self, cost: int, move: int) -> None:
        self.cost = cost
        self._move = move

    def move(self) -> int:
        return self._move


NO_PLAN: Final = Plan(-1, NO_MOVE)


class Walk(Plan):
    """A way of a human, found by a flood: where it begins is worked out only if he goes."""

    def __init__(self, here: Ground, free: int, layers: list[Poses], square: int, facing: int) -> None:
        super().__init__(len(layers), NO_MOVE)
        self.here = here
        self.free = free
        self.layers = layers
        self.square = square
        self.facing = facing

    def move(self) -> int:
        return best_move(self.here, self.free, self.layers, self.square, self.facing)


def find_way(g: PlagueState, figure: int, goals: Poses, through: bool, most: int = FAR) -> Plan:
    """The cheapest way for a figure to one of the goal poses, if it costs no more than `most`; of equals the one with
    the fewest steps backwards, since nobody likes to walk where he does not look. `through` = zombies in the way are
    hoped to move on."""
    square, facing = g.square_of(figure), g.facing_of(figure)
    here = ground(g.barricades)
    if goals[facing] & BIT[square]:
        return Plan(0, NO_MOVE)
    if not (goals[0] | goals[1] | goals[2] | goals[3]) & here.around(square):
        return NO_PLAN
    free = free_squares(g, through)
    layers = flood(here, free, goals, square, facing, figure > 0, most)
    if not layers:
        return NO_PLAN
    if figure > 0:
        return Walk(here, free, layers, square, facing)
    return Plan(len(layers), first_move(here, free, layers[-1], square, facing))


def free_squares(g: PlagueState, through: bool) -> int:
    """The squares a figure may step onto, as far as other figures go."""
    taken = 0
    for h in g.humans:
        if h.fate == ON_BOARD:
            taken |= BIT[h.square]
    if not through:
        for z in g.zombies:
            if z is not None:
                taken |= BIT[z.square]
    return ALL ^ taken


def flood(
    here: Ground, free: int, goals: Poses, square: int, facing: int, backwards: bool, most: int
) -> list[Poses]:
    """The poses so many moves from the nearest goal: 0, 1, 2 ... up to those next to the start; empty = no way of at
    most so many moves leads there. Zombies do not step back (ZP-06.08)."""
    start = BIT[square]
    # Squares from which a step that way is free.
    to_n, to_e = here.open[N] & free << ROW, here.open[E] & free >> 1
    to_s, to_w = here.open[S] & free >> ROW, here.open[W] & free << 1
    n, e, s, w = goals[N], goals[E], goals[S], goals[W]
    new_n, new_e, new_s, new_w = ALL ^ n, ALL ^ e, ALL ^ s, ALL ^ w  # poses not seen yet
    out: list[Poses] = []
    while n or e or s or w:
        layer = [n, e, s, w]
        if layer[facing] & start:
            return out
        if len(out) == most:
            break
        out.append(layer)
        turned_ns, turned_ew = e | w, n | s  # a quarter turn away
        next_n, next_e = turned_ns | n << ROW & to_n, turned_ew | e >> 1 & to_e
        next_s, next_w = turned_ns | s >> ROW & to_s, turned_ew | w << 1 & to_w
        if backwards:
            next_n |= n >> ROW & to_s
            next_e |= e << 1 & to_w
            next_s |= s << ROW & to_n
            next_w |= w >> 1 & to_e
        n, e, s, w = next_n & new_n, next_e & new_e, next_s & new_s, next_w & new_w
        new_n ^= n
        new_e ^= e
        new_s ^= s
        new_w ^= w
    return []


def step(here: Ground, free: int, square: int, direction: int) -> int:
    """Where a step leads, if somebody may stand there; else OFF."""
    there = here.ways[direction][square]
    return there if there != OFF and free & BIT[there] else OFF


def first_move(here: Ground, free: int, layer: Poses, square: int, facing: int) -> int:
    """The first move that leads into a layer: ahead, left or right."""
    there = step(here, free, square, facing)
    if there != OFF and layer[facing] & BIT[there]:
        return FORWARD
    return LEFT if layer[(facing + 3) % 4] & BIT[square] else RIGHT


def best_move(here: Ground, free: int, layers: list[Poses], square: int, facing: int) -> int:
    """The first move of the shortest way with the fewest steps backwards: layer by layer, over the poses on shortest
    ways only."""
    front = [square * 4 + facing]
    backs = [0]
    first = [NO_MOVE]
    best, best_backs, best_first = -1, 0, NO_MOVE
    for depth in range(len(layers) - 1, -1, -1):
        layer = layers[depth]
        found: list[int] = []
        found_backs: list[int] = []
        found_first: list[int] = []
        for place, pose in enumerate(front):
            square, facing = pose // 4, pose % 4
            for move in (FORWARD, LEFT, RIGHT, BACK):
                there, look = square, facing
                if move == LEFT:
                    look = (facing + 3) % 4
                elif move == RIGHT:
                    look = (facing + 1) % 4
                else:
                    there = step(here, free, square, facing if move == FORWARD else opposite(facing))
                if there == OFF or not layer[look] & BIT[there]:
                    continue
                onto = there * 4 + look
                back = backs[place] + 1 if move == BACK else backs[place]
                lead = first[place] if first[place] != NO_MOVE else move
                if onto in found:
                    at = found.index(onto)
                    if found_backs[at] <= back:
                        continue
                    found_backs[at], found_first[at] = back, lead
                else:
                    found.append(onto)
                    found_backs.append(back)
                    found_first.append(lead)
                if depth == 0 and (best < 0 or back < best_backs or onto == best):
                    best, best_backs, best_first = onto, back, lead
        front, backs, first = found, found_backs, found_first
    return best_first


def facing_goals(g: PlagueState, squares: list[int]) -> Poses:
    """Poses next to one of these squares, facing it, with nothing between to stop a blow."""
    goals = [0] * 4
    for square in squares:
        for direction in range(4):
            beside = g.line_of_fire(square, direction)
            if beside != OFF and not BOARD.closed[beside]:
                goals[opposite(direction)] |= BIT[beside]
    return goals


def any_facing(squares: list[int]) -> Poses:
    """All poses on these squares."""
    there = 0
    for square in squares:
        there |= BIT[square]
    return [there] * 4


def clear_steps(start: int) -> list[int]:
    """Fewest steps from a square to every other over a board without figures and barricades; -1 = none."""
    return ground(0).steps(start)
