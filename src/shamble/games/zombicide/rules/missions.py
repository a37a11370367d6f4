"""Winning and losing (ZC-04.11 to ZC-04.13), when the blocks of the mission say so."""

from shamble.core.frames import Step
from shamble.games.zombicide.events import Ended
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import ON_BOARD, SETUP, ZombicideState


class Settle(Step[ZombicideState]):
    """Check whether the game is won or lost."""

    def run(self, g: ZombicideState) -> None:
        mission = mission_of(g)
        mission.settle(g)
        if mission.is_won(g):
            finish(g, "won")
        elif is_lost(g):
            finish(g, "lost")


def finish(g: ZombicideState, outcome: str) -> None:
    """End the game; all players win or lose together (ZC-02.01, ZC-04.13)."""
    g.emit(Ended(outcome))
    g.end(outcome, tuple(range(g.seats)) if outcome == "won" else ())


def end_if_won(g: ZombicideState) -> bool:
    """End the game if it was just won, even during an action (ZC-04.12).

    Return whether it was.
    """
    if g.phase == SETUP or not mission_of(g).is_won(g):
        return False
    finish(g, "won")
    return True


def is_lost(g: ZombicideState) -> bool:
    """Return whether no survivor is on the board (ZC-04.11, ZC-G94) or the mission is lost."""
    for s in g.survivors:
        if s.fate == ON_BOARD:
            return mission_of(g).is_lost(g)
    return True
