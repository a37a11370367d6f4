"""The zombies' play: straight at the humans; behind barricades, four in a line."""

from shamble.core.game import Advice
from shamble.core.space.squares import OFF
from shamble.games.zombie_plague.actions import Attack
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.barricade_lines import my_line
from shamble.games.zombie_plague.bot.chase import chase
from shamble.games.zombie_plague.bot.common import FAR, Options, find, follow, stay
from shamble.games.zombie_plague.bot.paths import any_facing, find_way
from shamble.games.zombie_plague.choices import ChooseFacing, ChooseOpening, ChooseRoom, ChooseSquare
from shamble.games.zombie_plague.rules.nearest_squares import joined, steps_from
from shamble.games.zombie_plague.state import PlagueState


def act(g: PlagueState, zombie: int, options: Options) -> Advice:
    """Bite if possible; otherwise go the shortest way to a human, or to a barricade."""
    bite = find(options, Attack)
    if bite is not None:
        return Advice(bite, "hint-bite")
    hunt = go_for(g, zombie, [g.human(h).square for h in g.standing()], options)
    return hunt if hunt is not None else gather(g, zombie, options)


def go_for(g: PlagueState, zombie: int, prey: list[int], options: Options) -> Advice | None:
    """Find the shortest way to one of these squares, or None."""
    plan = chase(g, zombie, prey)
    if plan.cost < 0:
        return None
    step = follow(plan, options, "hint-hunt")
    return step if step is not None else stay(options, "hint-wait")


def gather(g: PlagueState, zombie: int, options: Options) -> Advice:
    """With no human in reach, join a line at a barricade (ZP-07.04)."""
    line = my_line(g, zombie)
    if not line:
        return stay(options, "hint-wait")
    step = line_up(g, zombie, line, options)
    return step if step is not None else stay(options, "hint-wait")


def line_up(g: PlagueState, zombie: int, line: list[int], options: Options) -> Advice | None:
    """Go to a place in a line of four, and hold it."""
    if g.zombie(zombie).square in line:
        return stay(options, "hint-hold-line")
    goals = any_facing([there for there in line if g.who(there) >= 0])
    plan = find_way(g, -zombie, goals, through=False)
    if plan.cost <= 0:
        plan = find_way(g, -zombie, goals, through=True)
    return follow(plan, options, "hint-line")


def place(g: PlagueState, options: Options) -> Advice:
    """Appear nearest to the humans; before they are on the board, at the middle of the edge."""
    living = [g.human(h).square for h in g.standing()]
    far = steps_from(g, living or [BOARD.number["L9"]])
    best = options[0]
    least = FAR
    for action in options:
        steps = FAR
        if isinstance(action, ChooseSquare):
            steps = far[action.square]
        elif isinstance(action, ChooseRoom):
            steps = min([far[s] for s in BOARD.room_squares[action.room] if far[s] >= 0], default=FAR)
        if 0 <= steps < least:
            least = steps
            best = action
    return Advice(best, "hint-near-prey")


def face(g: PlagueState, options: Options) -> Advice:
    """Face the next step on the way to the humans."""
    far = steps_from(g, [g.human(h).square for h in g.standing()])
    best = options[0]
    least = FAR
    for action in options:
        if isinstance(action, ChooseFacing):
            there = g.way(action.square, action.facing)
            if there != OFF and 0 <= far[there] < least:
                least = far[there]
                best = action
    return Advice(best, "hint-face-prey")


def break_in(g: PlagueState, options: Options) -> Advice:
    """Break the barricade nearest to the zombies that separates them from the humans."""
    living = [g.human(h).square for h in g.standing()]
    best = options[0]
    least = FAR * 100
    for action in options:
        if not isinstance(action, ChooseOpening):
            continue
        o = BOARD.openings[action.opening]
        far = steps_from(g, [o.a, o.b])
        cost = 0
        for z in g.dead():
            steps = far[g.zombie(z).square]
            cost += steps if 0 <= steps < 20 else 20
        if any(joined(g, o.a, s) for s in living) == any(joined(g, o.b, s) for s in living):
            cost += 200  # separates no zombie from a human
        if cost < least:
            least = cost
            best = action
    return Advice(best, "hint-smash")
