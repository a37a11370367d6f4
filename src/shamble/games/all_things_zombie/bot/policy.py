"""A fast policy for rollouts: the shortest way to the goal, shots at near zombies.

It ignores the danger of hexes. Small questions are answered by the novice.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.all_things_zombie.actions import End, Fast, Fire, Leave, Search, Walk
from shamble.games.all_things_zombie.activation import Activation
from shamble.games.all_things_zombie.bot import advise, goals
from shamble.games.all_things_zombie.bot.goals import Goal, goal_of
from shamble.games.all_things_zombie.rules.movement import unmarked
from shamble.games.all_things_zombie.rules.scenarios import BARRICADE, FIREFIGHT
from shamble.games.all_things_zombie.state import ENTRY, NOWHERE, HexState

Options = list[Action[HexState]]

CLOSE: Final = 2  # distance in hexes at which zombies are shot at
FEW: Final = 2  # MP to the goal below which no fast move is needed


class Policy(AnyPolicy[HexState]):
    def choose(self, g: HexState, seat: int, options: Options, numbers: Stream) -> int:
        frame = g.stack[-1]
        if isinstance(frame, Activation) and runs(g, frame.survivor):
            return act(g, frame.survivor, options)
        chosen = advise(View(seat, g), options, numbers).action
        for place, option in enumerate(options):
            if option is chosen:
                return place
        return 0


def runs(g: HexState, survivor: int) -> bool:
    """Return whether the survivor is on the map with somewhere to go."""
    there = g.phase != ENTRY and g.people[survivor].hex != NOWHERE
    return there and g.scenario not in (BARRICADE, FIREFIGHT)


def act(g: HexState, survivor: int, options: Options) -> int:
    """Search, shoot near zombies, run, walk on, or stop."""
    goal = goal_of(g, survivor)
    here = g.people[survivor].hex
    crowd = g.crowd(here)
    shot, most, run, end = -1, 0, -1, len(options) - 1
    for place, option in enumerate(options):
        if isinstance(option, Search) and not crowd:
            return place
        if isinstance(option, Leave) and goal.kind == goals.LEAVE:
            return place
        if isinstance(option, Fire) and not option.panic and option.shots > most:
            shot, most = place, option.shots
        elif isinstance(option, Fast):
            run = place
        elif isinstance(option, End):
            end = place
    if shot >= 0 and close(g, here):
        return shot
    if run >= 0 and goal.far[here] > g.mp + FEW:
        return run
    step = walk(g, goal, here, options)
    return step if step >= 0 else end


def close(g: HexState, hex: int) -> bool:
    apart = g.map().apart(hex)
    for at in g.zombies:  # noqa: SIM110 - compiled, a loop is quicker
        if at >= 0 and apart[at] <= CLOSE:
            return True
    return False


def walk(g: HexState, goal: Goal, hex: int, options: Options) -> int:
    """Return the step that leads nearest to the goal, around zombies, or -1."""
    best, least = -1, goal.far[hex]
    for place, option in enumerate(options):
        if isinstance(option, Walk) and goal.far[option.hex] < least and not g.crowds[option.hex]:
            fresh = unmarked(g, option.hex) and option.hex not in goal.hexes
            if not fresh and not (g.acted and unmarked(g, option.hex)):
                best, least = place, goal.far[option.hex]
    return best
