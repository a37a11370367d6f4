"""Details of a pawn: the squares its movement can reach, by which steps and zombies."""

from shamble.core.inspection import Inspection, Route
from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.core.visibility import View
from shamble.games.zombies import names
from shamble.games.zombies.flow import Moving
from shamble.games.zombies.rules.steps import Lead, way_out
from shamble.games.zombies.state import NO_ZOMBIE, ZombiesState


def insight(view: View[ZombiesState], thing: str) -> Inspection:
    g = view.known
    result = Inspection(thing)
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Moving) and names.pawn_thing(frame.pawn) == thing:
        reach(g, frame.pawn, g.steps_left(), result)
    elif isinstance(frame, Lead) and names.pawn_thing(frame.pawn) == thing:
        reach(g, frame.pawn, frame.left, result)
    return result


def reach(g: ZombiesState, pawn: int, steps: int, result: Inspection) -> None:
    """Add every square within `steps`, by the route with the fewest zombies, then steps.

    A shorter route with more zombies is added as a detour. The outcome of combats on the way is unknown.
    """
    start = g.square[pawn]
    confined = g.claustrophobic(pawn)
    best: dict[int, tuple[int, int]] = {start: (0, 0)}  # square -> (zombies met, steps taken)
    first: dict[int, int] = {start: 0}  # square -> fewest steps
    before: dict[tuple[int, int], tuple[int, int]] = {}  # (square, steps) -> (square before, direction)
    layer = {start: 0}  # square -> fewest zombies on a route with this number of steps
    for taken in range(1, steps + 1):
        following: dict[int, int] = {}
        for origin, met in layer.items():
            for direction in range(4):
                neighbour = g.city.ways[origin * 4 + direction]
                if neighbour == OFF or (confined and not way_out(g, origin, neighbour)):
                    continue
                zombies = met + int(g.grid[neighbour] != NO_ZOMBIE and not g.peace())
                if neighbour not in following or zombies < following[neighbour]:
                    following[neighbour] = zombies
                    before[neighbour, taken] = (origin, direction)
                first.setdefault(neighbour, taken)
                if neighbour not in best or (zombies, taken) < best[neighbour]:
                    best[neighbour] = (zombies, taken)
        layer = following
    for square, (_, taken) in best.items():
        if square == start:
            continue
        thing = names.square_thing(g.city, square)
        result.reach[thing] = _way(g, square, taken, before)
        if first[square] < taken:
            result.detours[thing] = (_way(g, square, first[square], before),)


def _way(g: ZombiesState, square: int, steps: int, before: dict[tuple[int, int], tuple[int, int]]) -> Route:
    actions: list[str] = []
    path: list[int] = []
    for left in range(steps, 0, -1):
        path.append(square)
        square, direction = before[square, left]
        actions.append("move " + DIRECTIONS[direction])
    path.reverse()
    actions.reverse()
    risky = [] if g.peace() else [step for step in path if g.grid[step] != NO_ZOMBIE]
    return Route(
        tuple(actions),
        tuple([names.square_thing(g.city, step) for step in path]),
        steps,
        tuple([names.zombie_thing(g.grid[step]) for step in risky]),
    )
