"""How the living think: share out what is left to do, shoot what is in the way, run for the car when it gets bad."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.space.squares import OFF, opposite
from shamble.games.zombie_plague.actions import (
    Back,
    Barricade,
    Board,
    Drink,
    Drive,
    End,
    Forward,
    Left,
    Reload,
    Right,
    Search,
    Shoot,
    Strike,
)
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.paths import (
    BACK,
    FORWARD,
    LEFT,
    NO_PLAN,
    POSES,
    RIGHT,
    Plan,
    facing_goals,
    find_way,
)
from shamble.games.zombie_plague.cards import DECK
from shamble.games.zombie_plague.choices import ChooseCard, ChooseFacing, ChooseOpening, ChooseSquare, Decline
from shamble.games.zombie_plague.flow import ChooseEdge, ChooseFigure
from shamble.games.zombie_plague.rules.car import key_holder
from shamble.games.zombie_plague.rules.human_attacks import line_squares, shot_targets
from shamble.games.zombie_plague.rules.nearest import steps_from
from shamble.games.zombie_plague.state import ABOARD, NOBODY, PlagueState

FAR = 1000
SEARCH_FIRST = 8  # a place to search is worth this many steps more than an opening to close
BRAWL = 5  # squares within which a well-armed human goes for the dead
ARM_FIRST = 8  # steps an unarmed human walks for a search of his own rather than do his share
LATE = 40  # rounds after which the house is given up for the car
WEAPONS = (
    "chainsaw",
    "double_shotgun",
    "shotgun",
    "baseball_bat",
    "hockey_stick",
    "rifle",
    "pistol",
    "kitchen_knife",
)
Options = list[Action[PlagueState]]


def act(g: PlagueState, human: int, options: Options) -> Advice:
    """The next thing to do with this figure."""
    drive = find(options, Drive)
    if drive is not None and should_leave(g, human):
        return Advice(drive, "hint-drive")
    reload = find(options, Reload)
    if reload is not None and not g.gear_of(human).loaded:
        return Advice(reload, "hint-reload")
    if g.human(human).fate == ABOARD:
        return Advice(drive, "hint-drive") if drive is not None else stay(options)
    fight = fight_now(g, human, options)
    if fight is not None:
        return fight
    brawl = face_threat(g, human)
    if brawl.cost > 0:
        step = follow(brawl, options)
        if step is not None:
            return step
    board = find(options, Board)
    if board is not None and evacuating(g):
        return Advice(board, "hint-board")
    plan = plan_for(g, human)
    if plan.cost == 0:
        for kind in (Search, Barricade, Shoot, Strike):
            action = find(options, kind)
            if action is not None:
                return Advice(action, "hint-task")
    drink = find(options, Drink)
    if drink is not None and plan.cost > 4:
        return Advice(drink, "hint-drink")
    if plan.cost > 0:
        step = follow(plan, options)
        if step is not None:
            return step
    for kind in (Search, Barricade):
        action = find(options, kind)
        if action is not None and (kind is Search or worth_closing(g, human)):
            return Advice(action, "hint-task")
    blocked = find(options, Shoot) or find(options, Strike)
    return Advice(blocked, "hint-clear-way") if blocked is not None else stay(options)


def find(options: Options, kind: type[Action[PlagueState]]) -> Action[PlagueState] | None:
    for action in options:
        if isinstance(action, kind):
            return action
    return None


def stay(options: Options) -> Advice:
    end = find(options, End)
    return Advice(end if end is not None else options[0], "hint-nothing-better")


def follow(plan: Plan, options: Options) -> Advice | None:
    kinds: dict[int, type[Action[PlagueState]]] = {FORWARD: Forward, LEFT: Left, RIGHT: Right, BACK: Back}
    action = find(options, kinds[plan.move])
    return Advice(action, "hint-on-the-way") if action is not None else None


# -------------------------------------------------------------------- fighting


def armed(g: PlagueState, human: int) -> bool:
    """With something better than a knife or bare hands."""
    kind = g.gear_of(human).fights_with()
    return kind is not None and kind.id != "kitchen_knife"


def fight_now(g: PlagueState, human: int, options: Options) -> Advice | None:
    """A zombie in front that should be dealt with before anything else."""
    shoot = find(options, Shoot)
    if shoot is not None:
        kind = g.gear_of(human).weapon_kind()
        assert kind is not None
        targets = shot_targets(g, human, kind)
        friends = [t for t in targets if t > 0]
        dead = [t for t in targets if t < 0]
        close = [t for t in dead if distance(g, human, t) <= 3 or g.counts_inside(g.zombie(-t).square)]
        if not friends and (close or len(dead) >= 2):
            return Advice(shoot, "hint-shoot")
    strike = find(options, Strike)
    if strike is not None and armed(g, human):
        return Advice(strike, "hint-strike")
    return None


def kills_often(g: PlagueState, human: int) -> bool:
    """A weapon that kills with every third blow or better, or a gun that covers an area."""
    kind = g.gear_of(human).fights_with()
    return kind is not None and (kind.kills[5] or kind.shotgun)


def face_threat(g: PlagueState, human: int) -> Plan:
    """Turn or step to where a zombie close by can be hit, while the points still allow a blow."""
    if not kills_often(g, human):
        return NO_PLAN
    near = [g.zombie(z).square for z in g.dead() if distance(g, human, -z) <= BRAWL]
    if not near:
        return NO_PLAN
    plan = find_way(g, human, facing_goals(g, near), through=False)
    return plan if 0 < plan.cost < g.ap else NO_PLAN


def distance(g: PlagueState, human: int, target: int) -> int:
    a, b = g.human(human).square, g.square_of(target)
    return abs(a % BOARD.width - b % BOARD.width) + abs(a // BOARD.width - b // BOARD.width)


# -------------------------------------------------------------------- the car


def evacuating(g: PlagueState) -> bool:
    """Is it time to give the house up? When the keys are there and few of us, or the night grows long."""
    holder = key_holder(g)
    if holder == 0:
        return False
    return len(g.standing()) + len(g.aboard()) <= 2 or g.round >= LATE


def should_leave(g: PlagueState, human: int) -> bool:
    """Drive off: when the others are in, far off, or the dead are at the car."""
    if not evacuating(g):
        return False
    door = g.human(human).square
    others = [h for h in g.standing() if h != human]
    if not others or door == OFF:
        return True
    far = steps_from(g, [door])
    coming = [h for h in others if 0 <= far[g.human(h).square] <= 12]
    threat = [z for z in g.dead() if 0 <= far[g.zombie(z).square] <= 3]
    return not coming or len(threat) >= 2


def car_plan(g: PlagueState, human: int) -> Plan:
    """The way to a car door; the driver faces the car, a companion need not."""
    goals = [False] * POSES
    driver = key_holder(g) == human
    for door, square in enumerate(BOARD.doors):
        if g.grid[square] not in (NOBODY, human):
            continue
        for facing in range(4):
            if not driver or facing == BOARD.door_facing[door]:
                goals[square * 4 + facing] = True
    return find_way(g, human, goals, through=False)


# -------------------------------------------------------------------- what is left to do


def open_tasks(g: PlagueState) -> list[tuple[int, int]]:
    """Poses (square, facing) that finish something: an unsearched place, an opening to be closed (both its sides)."""
    tasks: list[tuple[int, int]] = []
    for number, place in enumerate(BOARD.places):
        if not g.searched[number]:
            tasks.append((place.stand, place.facing))
    for opening in g.needed():
        if not g.barricaded(opening) and not cuts_off(g, opening):
            o = BOARD.openings[opening]
            inner = o.b if BOARD.inside[o.b] else o.a
            tasks.append((inner, facing_to(inner, o.a if inner == o.b else o.b)))
    return tasks


def cuts_off(g: PlagueState, opening: int) -> bool:
    """Would boarding this opening up put a place that is still to be searched out of everybody's reach?"""
    unsearched = [place.stand for number, place in enumerate(BOARD.places) if not g.searched[number]]
    if not unsearched:
        return False
    before = g.barricades
    g.barricades = before | 1 << opening
    far = steps_from(g, [g.human(h).square for h in g.standing()])
    g.barricades = before
    return any(far[square] < 0 for square in unsearched)


def facing_to(square: int, there: int) -> int:
    for direction in range(4):
        if BOARD.next[direction][square] == there:
            return direction
    return 0


def my_tasks(g: PlagueState, human: int) -> list[tuple[int, int]]:
    """Share the tasks out: whoever is nearest to one takes it, one each; what nobody took is everybody's."""
    tasks = open_tasks(g)
    crew = g.standing()
    fields = {h: steps_from(g, [g.human(h).square]) for h in crew}
    free = crew[:]
    left = tasks[:]
    while free and left:
        best = (FAR, 0, (0, 0))
        for h in free:
            for task in left:
                steps = fields[h][task[0]]
                if steps < 0:
                    continue
                if BOARD.opening[task[1]][task[0]] < 0:
                    steps -= SEARCH_FIRST
                if steps < best[0]:
                    best = (steps, h, task)
        if best[0] == FAR:
            break
        if best[1] == human:
            return [best[2]]
        free.remove(best[1])
        left.remove(best[2])
    return left


def plan_for(g: PlagueState, human: int) -> Plan:
    """Where to go: the car if it is time, my share of the tasks, a weapon if I have none, the dead in the house."""
    if evacuating(g) and (key_holder(g) == human or key_holder(g) > 0):
        plan = car_plan(g, human)
        if plan.cost >= 0:
            return plan
    tasks = my_tasks(g, human)
    plan = way_to(g, human, tasks)
    if not armed(g, human):
        search = way_to(g, human, own_places(g, human))
        if search.cost >= 0 and (plan.cost < 0 or search.cost <= plan.cost + ARM_FIRST):
            return search
    if plan.cost >= 0:
        return plan
    if armed(g, human) or not open_tasks(g):
        hunt = hunt_plan(g, human)
        if hunt.cost >= 0:
            return hunt
    return way_to(g, human, own_places(g, human))


def way_to(g: PlagueState, human: int, tasks: list[tuple[int, int]]) -> Plan:
    if not tasks:
        return NO_PLAN
    goals = [False] * POSES
    all_searched = all(g.searched)
    for square, facing in tasks:
        if g.grid[square] in (NOBODY, human):
            goals[square * 4 + facing] = True
        if all_searched and BOARD.opening[facing][square] >= 0:  # then either side of an opening will do
            other = BOARD.next[facing][square]
            if g.grid[other] in (NOBODY, human):
                goals[other * 4 + opposite(facing)] = True
    return find_way(g, human, goals, through=False)


def own_places(g: PlagueState, human: int) -> list[tuple[int, int]]:
    """Places this human has not searched himself (ZP-10.04); useless once the deck is empty."""
    if not g.bag:
        return []
    return [
        (place.stand, place.facing)
        for number, place in enumerate(BOARD.places)
        if not (g.searched[number] >> human) & 1
    ]


def hunt_plan(g: PlagueState, human: int) -> Plan:
    """To where a zombie inside the house can be hit."""
    dead = [g.zombie(z).square for z in g.dead() if g.counts_inside(g.zombie(z).square)]
    if not dead:
        return NO_PLAN
    kind = g.gear_of(human).fights_with()
    goals = facing_goals(g, dead)
    if kind is not None and kind.firearm and any(g.grid[s] < 0 for s in line_squares(g, human, kind.reach)):
        return Plan(0, -1, 0)
    return find_way(g, human, goals, through=False)


def worth_closing(g: PlagueState, human: int) -> bool:
    """Is the opening in front one that counts, and may it be closed already?"""
    h = g.human(human)
    opening = BOARD.opening[h.facing][h.square]
    return opening in g.needed() and not cuts_off(g, opening)


# -------------------------------------------------------------------- small choices


def next_figure(g: PlagueState, options: Options) -> Advice:
    """The one closest to finishing something goes first."""
    best = options[0]
    least = FAR
    tasks = open_tasks(g)
    for action in options:
        if isinstance(action, ChooseFigure):
            cost = FAR - 1
            if g.human(action.figure).fate != ABOARD:
                far = steps_from(g, [g.human(action.figure).square])
                cost = min([far[square] for square, _ in tasks if far[square] >= 0], default=FAR - 1)
            if cost < least:
                least = cost
                best = action
    return Advice(best, "hint-nearest-first")


def edge(options: Options) -> Advice:
    """From the north: the car, the garage and the house door are close."""
    for action in options:
        if isinstance(action, ChooseEdge) and action.edge == 0:
            return Advice(action, "hint-edge")
    return Advice(options[0], "hint-edge")


def place(g: PlagueState, human: int, options: Options) -> Advice:
    """Spread out towards different things to do."""
    goals = [BOARD.places[0].stand, BOARD.openings[8].a, BOARD.openings[0].a, BOARD.openings[6].b]
    far = steps_from(g, [goals[(human - 1) % len(goals)]])
    best = options[0]
    least = FAR
    for action in options:
        if isinstance(action, ChooseSquare) and 0 <= far[action.square] < least:
            least = far[action.square]
            best = action
    return Advice(best, "hint-place")


def face(g: PlagueState, options: Options) -> Advice:
    """Into the board."""
    for action in options:
        if isinstance(action, ChooseFacing) and action.facing == opposite(g.edge):
            return Advice(action, "hint-face-in")
    return Advice(options[0], "hint-face-in")


def keep_weapon(g: PlagueState, options: Options) -> Advice:
    """The better weapon; an empty gun counts for what it still is."""
    best = options[0]
    rank = len(WEAPONS) + 1
    for action in options:
        if isinstance(action, ChooseCard):
            mine = WEAPONS.index(DECK[action.card].id)
            if mine < rank:
                rank = mine
                best = action
    return Advice(best, "hint-better-weapon")


def use_card(options: Options) -> Advice:
    for action in options:
        if isinstance(action, ChooseCard):
            return Advice(action, "hint-use-it")
    return Advice(options[0], "hint-use-it")


def lucky(g: PlagueState, options: Options) -> Advice:
    """The opening that counts and that the dead are nearest to."""
    far = steps_from(g, [g.zombie(z).square for z in g.dead()])
    best: Action[PlagueState] | None = None
    least = FAR
    for action in options:
        if isinstance(action, ChooseOpening) and action.opening in g.needed():
            o = BOARD.openings[action.opening]
            steps = min([far[s] for s in (o.a, o.b) if far[s] >= 0], default=FAR - 1)
            if steps < least:
                least = steps
                best = action
    if best is None:
        best = find(options, Decline)
    return Advice(best if best is not None else options[0], "hint-lucky")
