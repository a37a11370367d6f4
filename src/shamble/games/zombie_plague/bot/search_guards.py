"""Cunning zombies: they guard the squares from which the house is searched.

The humans cannot win a house that they cannot search (ZP-03.01), and each place is searched from a single
square (ZP-10.01). So zombies stand there, bite humans who come, and guard the car. The others go in by the
nearest way, or break in near the humans: following them around the house from outside, they hardly ever
bite.
"""

from typing import Final

from shamble.core.game import Advice
from shamble.core.space.squares import OFF
from shamble.games.zombie_plague.actions import Attack
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot import zombies
from shamble.games.zombie_plague.bot.barricade_lines import AWAY, short_cut
from shamble.games.zombie_plague.bot.common import Options, find, follow, stay
from shamble.games.zombie_plague.bot.fighting import apart, power
from shamble.games.zombie_plague.bot.paths import any_facing, find_way
from shamble.games.zombie_plague.rules.car import key_holder
from shamble.games.zombie_plague.rules.nearest_squares import steps_from
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState

CLOSE: Final = 1  # steps within which even a guard goes for humans
GUARDS: Final = 2  # zombies sent to the car
NEAR_THE_HOUSE: Final = 6  # steps


def act(g: PlagueState, zombie: int, options: Options, close: int = CLOSE) -> Advice:
    """Bite; guard the car once the keys are found; go for close humans; else guard a place.

    If nothing of that is possible, go where a bite is possible soon.
    """
    bite = find(options, Attack)
    if bite is not None:
        return Advice(bite, "hint-bite")
    here = g.zombie(zombie).square
    steps = steps_from(g, [g.human(h).square for h in g.standing()])[here]
    if key_holder(g):
        guard = at_the_car(g, zombie, options)
        if guard is not None:
            return guard
    if 0 <= steps <= close:
        return at_hand(g, zombie, options, close)
    posts = [place.stand for number, place in enumerate(BOARD.places) if not g.searched[number]]
    if here in posts:
        return stay(options, "hint-stand-guard")
    step = walk(g, zombie, posts, options)
    if step is None and (steps < 0 or steps >= AWAY):
        step = break_in(g, zombie, options)
    if step is None and steps >= AWAY and not g.counts_inside(here):
        step = go_in(g, zombie, options)
    return step if step is not None else zombies.act(g, zombie, options)


def at_hand(g: PlagueState, zombie: int, options: Options, close: int) -> Advice:
    """Go for the worst fighter among the close humans."""
    here = g.zombie(zombie).square
    prey: list[int] = []
    least = 0
    for h in g.standing():
        square, might = g.human(h).square, power(g, h)
        if apart(square, here) > close + 1:
            continue
        if not prey or might < least:
            prey, least = [square], might
        elif might == least:
            prey.append(square)
    step = zombies.go_for(g, zombie, prey, options) if prey else None
    return step if step is not None else zombies.act(g, zombie, options)


def break_in(g: PlagueState, zombie: int, options: Options) -> Advice | None:
    line = short_cut(g, zombie)
    return zombies.line_up(g, zombie, line, options) if line else None


def go_in(g: PlagueState, zombie: int, options: Options) -> Advice | None:
    """Go into the house while a human is in it, if that is not far."""
    if not any(g.counts_inside(g.human(h).square) for h in g.standing()):
        return None
    inside = [
        square for square in BOARD.free_squares if g.counts_inside(square) and g.who(square) == NO_FIGURE
    ]
    if not 0 <= steps_from(g, inside)[g.zombie(zombie).square] <= NEAR_THE_HOUSE:
        return None
    return walk(g, zombie, inside, options)


def at_the_car(g: PlagueState, zombie: int, options: Options) -> Advice | None:
    """Stand at the car's doors, if this zombie is among the nearest."""
    here = g.zombie(zombie).square
    if here in BOARD.doors:
        return stay(options, "hint-stand-guard")
    free = [square for square in BOARD.doors if g.who(square) == NO_FIGURE]
    if not free:
        return None
    far = steps_from(g, free)
    ways = sorted([far[g.zombie(z).square] for z in g.dead() if far[g.zombie(z).square] >= 0])
    if far[here] < 0 or far[here] > ways[min(GUARDS, len(ways)) - 1]:
        return None
    return walk(g, zombie, free, options)


def walk(g: PlagueState, zombie: int, squares: list[int], options: Options) -> Advice | None:
    """Go towards the nearest free one of these squares."""
    free = [square for square in squares if square != OFF and g.who(square) == NO_FIGURE]
    if not free:
        return None
    plan = find_way(g, -zombie, any_facing(free), through=False)
    if plan.cost < 0:
        plan = find_way(g, -zombie, any_facing(free), through=True)
    return follow(plan, options, "hint-block") if plan.cost > 0 else None


def lurk(g: PlagueState, zombie: int, options: Options) -> Advice:
    """Go into the house and wait there: the humans cannot win with a zombie inside."""
    bite = find(options, Attack)
    if bite is not None:
        return Advice(bite, "hint-bite")
    here = g.zombie(zombie).square
    steps = steps_from(g, [g.human(h).square for h in g.standing()])[here]
    if 0 <= steps <= CLOSE:
        return zombies.act(g, zombie, options)
    if g.counts_inside(here):
        return stay(options, "hint-stand-guard")
    step = walk(g, zombie, [square for square in BOARD.free_squares if g.counts_inside(square)], options)
    return step if step is not None else zombies.act(g, zombie, options)
