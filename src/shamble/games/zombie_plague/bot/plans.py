"""What a side may do with a whole turn: one way of playing for all its figures. A search of one figure at a time cannot
find "all of us hold", since the others would not in its imagined games."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.mind import PAUSE, Plan
from shamble.games.zombie_plague.bot import humans, siege, zombies
from shamble.games.zombie_plague.bot.common import Options
from shamble.games.zombie_plague.bot.fighting import power
from shamble.games.zombie_plague.bot.small_choices import next_figure
from shamble.games.zombie_plague.flow import FigureTurn, WhoGoesFirst, WhoIsNext
from shamble.games.zombie_plague.state import PlagueState

RUSH: Final = 0  # the dead: at the living
BESIEGE: Final = 1  # on the places that are still to be searched
GUARD: Final = 2  # the same, and nobody leaves his post for less than a bite
LURK: Final = 3  # into the house, and wait
WORK: Final = 4  # the living: as they would
FIGHT: Final = 5  # whoever has a weapon clears the way first
WORDS: Final = ("rush", "besiege", "guard", "lurk", "work", "fight")


def act(g: PlagueState, figure: int, options: Options, stance: int) -> Advice:
    """What a figure does in such a turn."""
    if stance == BESIEGE:
        return siege.act(g, -figure, options)
    if stance == GUARD:
        return siege.act(g, -figure, options, siege.UPON)
    if stance == LURK:
        return siege.lurk(g, -figure, options)
    if stance == RUSH:
        return zombies.act(g, -figure, options)
    if stance == FIGHT and power(g, figure) >= 6:
        blow = humans.fight_on(g, figure, options, garden=True)
        if blow is not None:
            return blow
    return humans.act(g, figure, options)


class Turn(Plan[PlagueState]):
    """All figures of a seat play alike in this turn."""

    def __init__(self, first: int, stance: int) -> None:
        super().__init__(first, "hint-turn-" + WORDS[stance])
        self.stance = stance

    def next(self, g: PlagueState, seat: int, options: list[Action[PlagueState]]) -> int:
        frame = g.stack[-1]
        if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
            return place_of(options, next_figure(g, options).action)
        if isinstance(frame, FigureTurn):
            return place_of(options, act(g, frame.figure, options, self.stance).action)
        return PAUSE


def place_of(options: list[Action[PlagueState]], action: Action[PlagueState]) -> int:
    for place, option in enumerate(options):
        if option is action:
            return place
    return options.index(action)


def plans(g: PlagueState, seat: int, options: list[Action[PlagueState]]) -> list[Plan[PlagueState]]:
    """At the beginning of a turn of one's side."""
    frame = g.stack[-1]
    if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
        living = frame.humans
        first = place_of(options, next_figure(g, options).action)
        return [Turn(first, stance) for stance in ((FIGHT,) if living else (RUSH, GUARD, LURK))]
    if isinstance(frame, FigureTurn):
        stances = (FIGHT,) if frame.figure > 0 else (RUSH, GUARD, LURK)
        return [
            Turn(place_of(options, act(g, frame.figure, options, stance).action), stance)
            for stance in stances
        ]
    return []
