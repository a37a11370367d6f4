"""Plans for a side's whole turn: one stance for all its figures.

A search of one figure at a time cannot find "all of us hold", because the others would not in its imagined
games.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.mind import SKIP_DECISION, Plan, index_of
from shamble.games.zombie_plague.bot import humans, search_guards, zombies
from shamble.games.zombie_plague.bot.common import Options
from shamble.games.zombie_plague.bot.fighting import power
from shamble.games.zombie_plague.bot.small_choices import next_figure
from shamble.games.zombie_plague.flow import FigureTurn, WhoGoesFirst, WhoIsNext
from shamble.games.zombie_plague.state import PlagueState

BOLD: Final = (
    1.0  # a whole turn of another kind has to be clearly better, because the value considers few things
)
NEVER: Final = (
    1e9  # zombies keep to the script, which besieges better than imagined games can judge: docs/bots.md
)

# Stances, named by their reasons.
RUSH: Final = "hint-turn-rush"  # zombies: at the humans
GUARD: Final = "hint-turn-guard"  # zombies: besiege the house, and leave no post for less than a bite
LURK: Final = "hint-turn-lurk"  # zombies: into the house, and wait
FIGHT: Final = "hint-turn-fight"  # humans: those with a weapon clear the way first
ZOMBIE_STANCES: Final = (RUSH, GUARD, LURK)
HUMAN_STANCES: Final = (FIGHT,)


def act(g: PlagueState, figure: int, options: Options, stance: str) -> Advice:
    """Return what a figure does in such a turn."""
    if stance == GUARD:
        return search_guards.act(g, -figure, options, close=0)
    if stance == LURK:
        return search_guards.lurk(g, -figure, options)
    if stance == RUSH:
        return zombies.act(g, -figure, options)
    if stance == FIGHT and power(g, figure) >= 6:
        blow = humans.fight_on(g, figure, options, garden=True)
        if blow is not None:
            return blow
    return humans.act(g, figure, options)


class Turn(Plan[PlagueState]):
    """All figures of a seat play in one stance this turn."""

    def __init__(self, first: int, stance: str) -> None:
        super().__init__(first, stance, bold=NEVER if stance in ZOMBIE_STANCES else BOLD)
        self.stance = stance

    def follows_any_action(self) -> bool:
        return True

    def next(self, g: PlagueState, seat: int, options: list[Action[PlagueState]]) -> int:
        frame = g.stack[-1]
        if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
            return index_of(options, next_figure(g, options).action)
        if isinstance(frame, FigureTurn):
            return index_of(options, act(g, frame.figure, options, self.stance).action)
        return SKIP_DECISION


def plans(g: PlagueState, seat: int, options: list[Action[PlagueState]]) -> list[Plan[PlagueState]]:
    """List the plans at the start of a turn of the seat's side."""
    frame = g.stack[-1]
    if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
        first = index_of(options, next_figure(g, options).action)
        return [Turn(first, stance) for stance in stances(frame.humans)]
    if isinstance(frame, FigureTurn):
        return [
            Turn(index_of(options, act(g, frame.figure, options, stance).action), stance)
            for stance in stances(frame.figure > 0)
        ]
    return []


def stances(living: bool) -> tuple[str, ...]:
    return HUMAN_STANCES if living else ZOMBIE_STANCES
