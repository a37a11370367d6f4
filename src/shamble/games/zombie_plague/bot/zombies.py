"""How the dead think: straight at the living; behind barricades, four in a line."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.space.squares import OFF
from shamble.games.zombie_plague.actions import Attack, End, Forward, Left, Right
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.paths import FORWARD, LEFT, POSES, RIGHT, Plan, facing_goals, find_way
from shamble.games.zombie_plague.choices import ChooseFacing, ChooseOpening, ChooseRoom, ChooseSquare
from shamble.games.zombie_plague.flow import ChooseFigure
from shamble.games.zombie_plague.rules.barricades import LINES
from shamble.games.zombie_plague.rules.nearest import steps_from
from shamble.games.zombie_plague.state import PlagueState

FAR = 1000
Options = list[Action[PlagueState]]


def act(g: PlagueState, zombie: int, options: Options) -> Advice:
    """Bite if somebody is there; else the shortest way to somebody; else to a barricade."""
    for action in options:
        if isinstance(action, Attack):
            return Advice(action, "hint-bite")
    prey = [g.human(h).square for h in g.standing()]
    goals = facing_goals(g, prey)
    plan = find_way(g, -zombie, goals, through=False)
    if plan.cost < 0 or plan.cost > 12:
        crowded = find_way(g, -zombie, goals, through=True)
        if crowded.cost >= 0 and (plan.cost < 0 or crowded.cost + 6 < plan.cost):
            plan = crowded
    if plan.cost >= 0:
        return follow(plan, options, "hint-hunt")
    return gather(g, zombie, options)


def follow(plan: Plan, options: Options, why: str) -> Advice:
    """Take the first move of a plan, or wait if the way is not free just now."""
    for action in options:
        if (
            (plan.move == FORWARD and isinstance(action, Forward))
            or (plan.move == LEFT and isinstance(action, Left))
            or (plan.move == RIGHT and isinstance(action, Right))
        ):
            return Advice(action, why)
    return stay(options)


def stay(options: Options) -> Advice:
    for action in options:
        if isinstance(action, End):
            return Advice(action, "hint-wait")
    return Advice(options[0], "hint-wait")


def gather(g: PlagueState, zombie: int, options: Options) -> Advice:
    """Nobody can be reached: join the line at the barricade that the most of us reach soonest (ZP-07.04)."""
    line = best_line(g)
    if not line:
        return stay(options)
    square = g.zombie(zombie).square
    if square in line:
        return stay(options)
    goals = [False] * POSES
    for there in line:
        if g.grid[there] >= 0:
            for facing in range(4):
                goals[there * 4 + facing] = True
    plan = find_way(g, -zombie, goals, through=False)
    if plan.cost <= 0:
        plan = find_way(g, -zombie, goals, through=True)
    return follow(plan, options, "hint-line") if plan.cost > 0 else stay(options)


def best_line(g: PlagueState) -> list[int]:
    """The line of four squares at a barricade in front of the living that is quickest to fill."""
    reach_living = steps_from(g, [g.human(h).square for h in g.standing()])
    best: list[int] = []
    least = FAR * 4
    for opening, o in enumerate(BOARD.openings):
        if not g.barricaded(opening):
            continue
        for outside, inside in ((o.a, o.b), (o.b, o.a)):
            if reach_living[inside] < 0 or reach_living[outside] >= 0:
                continue
            far = steps_from(g, [outside])
            near = sorted([far[g.zombie(z).square] for z in g.dead() if far[g.zombie(z).square] >= 0])
            if len(near) < 4:
                continue
            for line in LINES[opening]:
                if outside not in line:
                    continue
                standing = 0
                for square in line:
                    if g.grid[square] < 0:
                        standing += 1
                cost = near[0] + near[1] + near[2] + near[3] - 6 * standing
                if cost < least:
                    least = cost
                    best = line
    return best


def next_figure(g: PlagueState, options: Options) -> Advice:
    """Those nearest to the living go first, so that the others find room behind them."""
    far = steps_from(g, [g.human(h).square for h in g.standing()])
    best = options[0]
    least = FAR
    for action in options:
        if isinstance(action, ChooseFigure):
            steps = far[g.zombie(-action.figure).square]
            if steps < 0:
                steps = FAR - 1
            if steps < least:
                least = steps
                best = action
    return Advice(best, "hint-nearest-first")


def place(g: PlagueState, options: Options) -> Advice:
    """Where the living are nearest; before they are on the board, in the middle of the edge."""
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
    """Towards the next step on the way to the living."""
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


def smash(g: PlagueState, options: Options) -> Advice:
    """The barricade that stands between the most of us and the living: the one we are nearest to."""
    reach_living = steps_from(g, [g.human(h).square for h in g.standing()])
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
        if (reach_living[o.a] >= 0) == (reach_living[o.b] >= 0):
            cost += 200  # it parts nobody from anybody
        if cost < least:
            least = cost
            best = action
    return Advice(best, "hint-smash")
