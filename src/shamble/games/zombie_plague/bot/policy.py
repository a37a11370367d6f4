"""Rollout policy.

Humans play as the script does: if they played worse, everything the zombies do would look good. Zombies,
who are many, go straight ahead: distances are steps over the ground, and a zombie with a figure in its way
waits.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.mind import index_of
from shamble.core.rng import Stream
from shamble.core.space.squares import OFF, left_of, opposite, right_of
from shamble.core.visibility import View
from shamble.games.zombie_plague.actions import Attack, Forward, Left, Right
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot import advise
from shamble.games.zombie_plague.bot.common import FAR, Options
from shamble.games.zombie_plague.flow import FigureTurn, WhoIsNext
from shamble.games.zombie_plague.rules.ground import Field, ground
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState

NOWHERE: Final = -1
AT_HAND: Final = 1  # steps within which a guard leaves its post for a human
GUARD: Final = 12  # steps within which a post is worth going to


class Policy(AnyPolicy[PlagueState]):
    def choose(self, g: PlagueState, seat: int, options: list[Action[PlagueState]], numbers: Stream) -> int:
        frame = g.stack[-1]
        if isinstance(frame, FigureTurn) and frame.figure < 0:
            return self.zombie_move(g, -frame.figure, options)
        if isinstance(frame, WhoIsNext) and not frame.humans:
            return 0
        return index_of(options, advise(View(seat, g), options, numbers).action)

    def zombie_move(self, g: PlagueState, number: int, options: Options) -> int:
        """Return the place of a zombie's option."""
        return zombie(g, number, options)


def zombie(g: PlagueState, number: int, options: Options) -> int:
    """Bite; hold a post at an unsearched place; else approach the humans.

    The last option ends the turn.
    """
    for place, option in enumerate(options):
        if isinstance(option, Attack):
            return place
    here = g.zombie(number).square
    field = ground(g.barricades)
    goal, far = NOWHERE, FAR
    for h in g.humans:
        if h.square >= 0:
            steps = field.steps(h.square)[here]
            if 0 <= steps < far:
                goal, far = h.square, steps
    if far > AT_HAND:
        far = GUARD
        for index, place_to_search in enumerate(BOARD.places):
            stand = place_to_search.stand
            if g.searched[index]:
                continue
            if stand == here:
                return len(options) - 1
            steps = field.steps(stand)[here]
            if 0 <= steps < far and g.who(stand) == NO_FIGURE:
                goal, far = stand, steps
    return towards(g, -number, field.steps(goal), options) if goal != NOWHERE else len(options) - 1


def towards(g: PlagueState, figure: int, field: Field, options: Options) -> int:
    """Return a step or a turn that brings a figure nearer, else the end of the turn."""
    here, facing = g.square_of(figure), g.facing_of(figure)
    ways = ground(g.barricades).ways
    nearer = field[here] - 1
    for direction in (facing, left_of(facing), right_of(facing), opposite(facing)):
        there = ways[direction][here]
        if there == OFF or field[there] != nearer or (nearer > 0 and g.who(there) != NO_FIGURE):
            continue
        kind = Forward if direction == facing else Left if direction == left_of(facing) else Right
        for place, option in enumerate(options):
            if isinstance(option, kind):
                return place
    return len(options) - 1
