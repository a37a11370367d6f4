"""The reward of the learner in the tutorial mission.

The outcome, and during the game progress towards the objective, zombies killed, and survivors alive.
"""

from collections.abc import Sequence
from typing import Any

from shamble.core.game import Game
from shamble.core.state import State
from shamble.envs.rewards import Outcome, Reward
from shamble.games.zombicide.state import DEAD, ON_BOARD

DEATH = 0.25
KILL = 0.02


class Progress(Reward):
    def __init__(self) -> None:
        self.outcome = Outcome()
        self.best = 0.0
        self.fate = 0.0

    def begin(self, game: Game[Any], g: State) -> None:
        self.outcome.begin(game, g)
        self.best = progress(g)
        self.fate = fate(g)

    def after(self, game: Game[Any], g: State) -> Sequence[float]:
        ended = self.outcome.after(game, g)
        best = self.best if g.is_over() else max(self.best, progress(g))
        now = fate(g)
        gained = best - self.best + now - self.fate
        self.best, self.fate = best, now
        return [reward + gained for reward in ended]


def fate(g: Any) -> float:
    """Return the number of dead survivors and zombies."""
    return float(KILL * sum(g.kills) - DEATH * sum(s.fate == DEAD for s in g.survivors))


def progress(g: Any) -> float:
    """Return the open doors and the distance of the nearest survivor to the objective."""
    board = g.board()
    steps = board.ways(board.all_open).field(board.objectives[0].zone)
    standing = [s.zone for s in g.survivors if s.fate == ON_BOARD and s.zone >= 0]
    nearest = min((steps[zone] for zone in standing), default=max(steps))
    return float(0.5 * g.opened.bit_count() + 2 * (1 - nearest / max(steps)))
