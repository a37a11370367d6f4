"""Value of an imagined game for the team: 1 if won, else a little for the share achieved.

Imagined games run to their end, and one that does not end is lost; or they are cut, and `prospects`
estimates the rest. All players win or lose together, so the value is the same for every seat.
"""

from typing import Final

from shamble.games.zombicide.bot import prospects
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import ZombicideState

NEARLY_WON: Final = 0.1  # the whole mission done, but lost after all


def reached(g: ZombicideState) -> float:
    """Return the share of the mission's goals that has been achieved."""
    total, done = 0, 0.0
    for goal in mission_of(g).bars(g):
        if goal["all"] and not goal["bad"]:
            total += 1
            done += min(1.0, goal["done"] / goal["all"])
    return done / max(1, total)


def value(g: ZombicideState, seat: int) -> float:
    if g.outcome == "won":
        return 1.0
    return NEARLY_WON * (prospects.prospect(g) if prospects.has_net(g) else reached(g))
