"""When and whom humans fight, and when they run."""

from typing import Final

from shamble.core.game import Advice
from shamble.core.space.squares import OFF, left_of, opposite, right_of
from shamble.games.zombie_plague.actions import Shoot, Strike
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.common import Options, find
from shamble.games.zombie_plague.bot.paths import NO_PLAN, Plan, any_facing, facing_goals, find_way
from shamble.games.zombie_plague.rules.cards.weapons import fights_with, wielded
from shamble.games.zombie_plague.rules.human_attacks import ahead, shot_targets
from shamble.games.zombie_plague.rules.nearest_squares import steps_from
from shamble.games.zombie_plague.rules.routes import LEFT, RIGHT
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState

BARE: Final = 1  # kills in 36 attacks
BLADE: Final = 6
NEAR: Final = 3  # squares within which a gun is used on any zombie
BRAWL: Final = 8  # points a well-armed human walks to reach a zombie in the house
REACH: Final = 2  # points it spends on reaching one in the garden
SAFE: Final = 4  # steps to keep from zombies when there is nothing to do


def power(g: PlagueState, human: int) -> int:
    """Return how many of 36 attacks kill."""
    kind = fights_with(g, human)
    return BARE if kind is None else BLADE * sum(kind.kills)


def well_armed(g: PlagueState, human: int) -> bool:
    """Return whether the weapon kills in one attack of three, or covers an area."""
    kind = fights_with(g, human)
    return kind is not None and (kind.kills[5] or kind.area)


def attack_now(g: PlagueState, human: int, options: Options, garden: bool) -> Advice | None:
    """Return an attack on a zombie in front that is worth it now.

    A zombie in the building comes before everything else; one in the garden only when there is nothing
    better to do (`garden`).
    """
    shoot = find(options, Shoot)
    if shoot is not None:
        kind = wielded(g, human)
        if kind is None or friend_in_reach(g, human):
            return None
        worth = any(worth_a_shot(g, human, target, garden) for target in shot_targets(g, human, kind))
        return Advice(shoot, "hint-shoot") if worth else None
    strike = find(options, Strike)
    if strike is None or power(g, human) < BLADE:
        return None
    if garden or g.counts_inside(g.zombie(-ahead(g, human)).square):
        return Advice(strike, "hint-strike")
    return None


def friend_in_reach(g: PlagueState, human: int) -> bool:
    """Return whether a shot would roll a die for a friend."""
    kind = fights_with(g, human)
    if kind is None or not kind.firearm:
        return False
    return any(target > 0 for target in shot_targets(g, human, kind))


def worth_a_shot(g: PlagueState, human: int, target: int, garden: bool) -> bool:
    square = g.zombie(-target).square
    return g.counts_inside(square) or (garden and apart(g.human(human).square, square) <= NEAR)


def get_at(g: PlagueState, human: int, garden: bool) -> Plan:
    """Find the way to attack a zombie that is worth the walk.

    Well-armed humans go further for those in the house; others with a weapon only turn on zombies next to
    them. In the garden (`garden`) only for zombies a step or two away.
    """
    if power(g, human) < BLADE:
        return NO_PLAN
    walk = BRAWL if well_armed(g, human) else 1
    if garden:
        walk = min(walk, REACH)
    here = g.human(human).square
    squares: list[int] = []
    for z in g.dead():
        square = g.zombie(z).square
        if apart(here, square) <= walk and (garden or g.counts_inside(square)):
            squares.append(square)
    if not squares:
        return NO_PLAN
    plan = find_way(g, human, facing_goals(g, squares), through=False)
    if 0 < plan.cost <= walk + 1 and (walk == BRAWL or plan.cost < g.ap):
        return plan
    return NO_PLAN


def aim(g: PlagueState, human: int) -> Plan:
    """Turn a gun to hit the most zombies in the building or nearby, and no friend."""
    kind = fights_with(g, human)
    if kind is None or not kind.firearm:
        return NO_PLAN
    h = g.human(human)
    best, most = NO_PLAN, 0
    for facing, turns, move in (
        (left_of(h.facing), 1, LEFT),
        (right_of(h.facing), 1, RIGHT),
        (opposite(h.facing), 2, RIGHT),
    ):
        g.set_human(human, h.turned(facing))
        hits = 0
        for target in shot_targets(g, human, kind):
            if target > 0:
                hits = 0
                break
            if worth_a_shot(g, human, target, garden=True):
                hits += 1
        if hits > most and turns < g.ap:
            best, most = Plan(turns, move), hits
    g.set_human(human, h)
    return best


def hunt(g: PlagueState, human: int) -> Plan:
    """Find the way to where the nearest zombie in the building can be hit."""
    dead = [g.zombie(z).square for z in g.dead() if g.counts_inside(g.zombie(z).square)]
    return find_way(g, human, facing_goals(g, dead), through=False) if dead else NO_PLAN


def face_adjacent_zombie(g: PlagueState, human: int) -> Plan:
    """With no way out: turn to a zombie next to me, if an attack is still possible this turn."""
    here = g.human(human).square
    upon = [g.zombie(z).square for z in g.dead() if apart(here, g.zombie(z).square) == 1]
    if not upon:
        return NO_PLAN
    plan = find_way(g, human, facing_goals(g, upon), through=False)
    return plan if 0 < plan.cost < g.ap else NO_PLAN


def retreat(g: PlagueState, human: int) -> Plan:
    """Find the way to the square farthest from zombies, indoors if possible."""
    dead = [g.zombie(z).square for z in g.dead()]
    here = g.human(human).square
    far = steps_from(g, dead)
    if not dead or far[here] < 0 or far[here] >= SAFE:
        return NO_PLAN
    mine = steps_from(g, [here])
    best, most = OFF, far[here] * 2 + (1 if g.counts_inside(here) else 0)
    for square in BOARD.free_squares:
        if 0 < mine[square] <= g.ap and g.who(square) == NO_FIGURE:
            away = SAFE * 4 if far[square] < 0 else far[square] * 2
            value = away + (1 if g.counts_inside(square) else 0)
            if value > most:
                best, most = square, value
    if best == OFF:
        return NO_PLAN
    plan = find_way(g, human, any_facing([best]), through=False)
    return plan if 0 < plan.cost <= g.ap else NO_PLAN


def apart(a: int, b: int) -> int:
    """Return the steps between two squares, ignoring walls."""
    return abs(a % BOARD.width - b % BOARD.width) + abs(a // BOARD.width - b // BOARD.width)
