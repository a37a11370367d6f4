"""The car: when to give up the house for it, how to reach it, when to drive off."""

from typing import Final

from shamble.core.space.squares import OFF
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.fighting import well_armed
from shamble.games.zombie_plague.bot.paths import Plan, find_way
from shamble.games.zombie_plague.rules.car import is_overrun, key_holder
from shamble.games.zombie_plague.rules.ground import BIT
from shamble.games.zombie_plague.rules.nearest_squares import joined, steps_from
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState

LATE: Final = 30  # rounds after which the humans give up the house for the car
COMING: Final = 12  # steps within which the driver still waits for a friend
AT_THE_CAR: Final = 3  # steps within which zombies are too close to wait longer


def evacuating(g: PlagueState) -> bool:
    """Return whether to give up the house: few, late or overrun, with the keys and a way."""
    holder = key_holder(g)
    if holder == 0 or is_overrun(g) or not way_to_car(g, holder):
        return False
    living = len(g.standing()) + len(g.aboard())
    if living * 2 <= len(g.humans) or living <= 2 or g.round >= LATE:
        return True
    armed = 0
    for human in g.standing():
        if well_armed(g, human):
            armed += 1
    return g.zombies_inside() > 2 + 2 * armed


def way_to_car(g: PlagueState, holder: int) -> bool:
    """Return whether the key holder can still reach a car door, past figures."""
    square = g.human(holder).square
    if square == OFF:
        return True  # already in the car
    return any(joined(g, square, door) for door in BOARD.doors)


def should_leave(g: PlagueState, human: int) -> bool:
    """Return whether to drive off: the others are in or far away, or zombies are at the car."""
    if not evacuating(g):
        return False
    door = g.human(human).square
    others = [h for h in g.standing() if h != human]
    if not others or door == OFF:
        return True
    far = steps_from(g, [door])
    coming = [h for h in others if 0 <= far[g.human(h).square] <= COMING]
    threat = [z for z in g.dead() if 0 <= far[g.zombie(z).square] <= AT_THE_CAR]
    return not coming or len(threat) >= 2


def car_plan(g: PlagueState, human: int) -> Plan:
    """Find the way to a car door; the driver must face the car, a companion need not."""
    goals = [0] * 4
    driver = key_holder(g) == human
    for door, square in enumerate(BOARD.doors):
        if g.who(square) not in (NO_FIGURE, human):
            continue
        for facing in range(4):
            if not driver or facing == BOARD.door_facing[door]:
                goals[facing] |= BIT[square]
    return find_way(g, human, goals, through=False)
