"""The humans' play: fight intruders, share the work, find weapons, reach the car in time."""

from typing import Final

from shamble.core.game import Advice
from shamble.games.zombie_plague.actions import Barricade, Board, Search, Shoot, Strike
from shamble.games.zombie_plague.bot.common import FAR, Options, find, follow, item, stay
from shamble.games.zombie_plague.bot.escape import car_plan, evacuating, should_leave
from shamble.games.zombie_plague.bot.fighting import (
    BLADE,
    aim,
    attack_now,
    face_adjacent_zombie,
    friend_in_reach,
    get_at,
    hunt,
    power,
    retreat,
    well_armed,
)
from shamble.games.zombie_plague.bot.paths import NO_PLAN, Plan, find_way
from shamble.games.zombie_plague.bot.tasks import my_task, own_places, task_ahead
from shamble.games.zombie_plague.rules.cards.items import Ammo, CarKeys, EnergyDrink
from shamble.games.zombie_plague.rules.ground import BIT
from shamble.games.zombie_plague.rules.nearest_squares import steps_from
from shamble.games.zombie_plague.rules.searching import place_ahead
from shamble.games.zombie_plague.rules.tasks import Task, open_tasks
from shamble.games.zombie_plague.state import ABOARD, NO_FIGURE, PlagueState

ARM_FIRST: Final = 8  # points an unarmed human walks more for its own search than for its share of the work
THIRSTY: Final = 4  # a way longer than this is worth an energy drink


def act(g: PlagueState, human: int, options: Options) -> Advice:
    """Find the next action of this figure."""
    urgent = leave_or_load(g, human, options)
    if urgent is not None:
        return urgent
    board_up = find(options, Barricade)
    if board_up is not None and not evacuating(g) and task_ahead(g, human) is not None:
        return Advice(board_up, "hint-task")
    fight = fight_on(g, human, options, garden=False)
    return fight if fight is not None else work(g, human, options)


def fight_on(g: PlagueState, human: int, options: Options, garden: bool) -> Advice | None:
    """Attack the zombie in front, or go to where an attack is possible."""
    blow = attack_now(g, human, options, garden)
    if blow is not None:
        return blow
    return follow(get_at(g, human, garden), options, "hint-get-at")


def leave_or_load(g: PlagueState, human: int, options: Options) -> Advice | None:
    """Return actions that come before all others: the car when it is time, reloading."""
    drive = item(options, CarKeys.id)
    if drive is not None and (g.human(human).fate == ABOARD or should_leave(g, human)):
        return Advice(drive, "hint-drive")
    if g.human(human).fate == ABOARD:
        return stay(options, "hint-nothing-better")
    board = find(options, Board)
    if board is not None and evacuating(g):
        return Advice(board, "hint-board")
    reload = item(options, Ammo.id)
    if reload is not None and not g.gear_of(human).loaded:
        return Advice(reload, "hint-reload")
    return None


def work(g: PlagueState, human: int, options: Options) -> Advice:
    """Do a share of the remaining work, here or on the way; otherwise keep away from zombies."""
    search = find(options, Search)
    if search is not None and (not well_armed(g, human) or not g.searched[place_ahead(g, human)]):
        return Advice(search, "hint-search")
    plan = plan_for(g, human)
    if plan.cost > 0:
        drink = item(options, EnergyDrink.id)
        if drink is not None and plan.cost > THIRSTY:
            return Advice(drink, "hint-drink")
        step = follow(plan, options, "hint-on-the-way" if plan.goal else "hint-get-there")
        if step is not None:
            if plan.goal:
                step.args = {"goal": plan.goal}
            return step
    fight = fight_on(g, human, options, garden=True)
    if fight is not None:
        return fight
    step = follow(aim(g, human), options, "hint-get-at")
    if step is None and not well_armed(g, human):
        step = follow(retreat(g, human), options, "hint-retreat")
    if step is not None:
        return step
    blow = (
        find(options, Strike) if friend_in_reach(g, human) else find(options, Shoot) or find(options, Strike)
    )
    if blow is not None:
        return Advice(blow, "hint-clear-way")
    step = follow(face_adjacent_zombie(g, human), options, "hint-get-at")
    return step if step is not None else stay(options, "hint-nothing-better")


def plan_for(g: PlagueState, human: int) -> Plan:
    """Return where to go: the car when it is time, work, a weapon, zombies in the house."""
    if evacuating(g):
        plan = car_plan(g, human)
        if plan.cost >= 0:
            return plan
    if not well_armed(g, human):
        search = way_to(g, human, own_places(g, human))
        if 0 <= search.cost <= ARM_FIRST:
            return search
        if search.cost > ARM_FIRST:
            share = my_share(g, human, search.cost - ARM_FIRST - 1)
            return share if share.cost >= 0 else search
    plan = my_share(g, human)
    if plan.cost >= 0:
        return plan
    return hunt(g, human) if power(g, human) >= BLADE or not open_tasks(g) else NO_PLAN


def my_share(g: PlagueState, human: int, most: int = FAR) -> Plan:
    """Find the way to this human's task if it costs no more than `most`."""
    task = my_task(g, human)
    return NO_PLAN if task is None else way_to(g, human, [task], most)


def way_to(g: PlagueState, human: int, tasks: list[Task], most: int = FAR) -> Plan:
    """Return the cheapest way to one of these tasks if it costs no more than `most`."""
    if not tasks:
        return NO_PLAN
    goals = [0] * 4
    for task in tasks:
        if g.who(task.square) in (NO_FIGURE, human):
            goals[task.facing] |= BIT[task.square]
    plan = find_way(g, human, goals, False, most)
    if plan.cost > 0:
        plan.goal = nearest_task(g, human, tasks).name
    return plan


def nearest_task(g: PlagueState, human: int, tasks: list[Task]) -> Task:
    """Return the task with the fewest steps."""
    far = steps_from(g, [g.human(human).square])
    best = tasks[0]
    for task in tasks:
        if 0 <= far[task.square] < far[best.square]:
            best = task
    return best
