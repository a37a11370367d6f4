"""Player of imagined games that are played to their end: the zombies besiege the house.

They do as `search_guards` does, but go straight over the ground instead of planning each turn and step, which takes a
tenth of the time.
"""

from shamble.core.mind import index_of
from shamble.games.zombie_plague.actions import Attack
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.barricade_lines import AWAY, my_line, short_cut
from shamble.games.zombie_plague.bot.common import FAR, Options
from shamble.games.zombie_plague.bot.policy import NOWHERE, Policy, towards
from shamble.games.zombie_plague.bot.search_guards import CLOSE, GUARDS
from shamble.games.zombie_plague.bot.zombies import line_up
from shamble.games.zombie_plague.rules.car import key_holder
from shamble.games.zombie_plague.rules.ground import ground
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState


class SiegePolicy(Policy):
    def zombie_move(self, g: PlagueState, number: int, options: Options) -> int:
        return besiege(g, number, options)


def besiege(g: PlagueState, number: int, options: Options) -> int:
    """Bite; guard the car if keys are found; go for close humans; hold a post; else break in.

    The last option ends the turn.
    """
    for place, option in enumerate(options):
        if isinstance(option, Attack):
            return place
    stay = len(options) - 1
    here = g.zombie(number).square
    prey, steps = nearest(g, here, [h.square for h in g.humans if h.square >= 0])
    if key_holder(g):
        if here in BOARD.doors:
            return stay
        door, far = nearest(g, here, free(g, BOARD.doors))
        if door != NOWHERE and is_among_nearest(g, door, far):
            return go(g, number, door, options)
    if 0 <= steps <= CLOSE:
        return go(g, number, prey, options)
    posts = [place.stand for index, place in enumerate(BOARD.places) if not g.searched[index]]
    if here in posts:
        return stay
    post, _ = nearest(g, here, free(g, posts))
    if post != NOWHERE:
        return go(g, number, post, options)
    if prey == NOWHERE or steps >= AWAY:
        line = short_cut(g, number) if prey != NOWHERE else my_line(g, number)
        step = line_up(g, number, line, options) if line else None
        if step is not None:
            return index_of(options, step.action)
    return go(g, number, prey, options) if prey != NOWHERE else stay


def free(g: PlagueState, squares: list[int]) -> list[int]:
    return [square for square in squares if square >= 0 and g.who(square) == NO_FIGURE]


def nearest(g: PlagueState, start: int, squares: list[int]) -> tuple[int, int]:
    """Return the square with the shortest way, and its steps; NOWHERE if none can be reached."""
    grounds = ground(g.barricades)
    best, least = NOWHERE, FAR
    for square in squares:
        steps = grounds.steps(square)[start]
        if 0 <= steps < least:
            best, least = square, steps
    return best, least


def is_among_nearest(g: PlagueState, square: int, far: int) -> bool:
    """Return whether hardly any zombie has a shorter way there."""
    field = ground(g.barricades).steps(square)
    nearer = sum([1 for z in g.dead() if 0 <= field[g.zombie(z).square] < far])
    return nearer < GUARDS


def go(g: PlagueState, number: int, square: int, options: Options) -> int:
    return towards(g, -number, ground(g.barricades).steps(square), options)
