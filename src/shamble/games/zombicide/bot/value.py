"""What came of an imagined game for the team: 1 = won; else the share of what the mission asks for counts a little.
Imagined games are played to their end, and one that does not end is lost; or they are cut, and what is still to be
done counts as far as it is to be expected (`prospects`). Everybody wins or loses together, so it is the same for every
seat."""

from typing import Final

from shamble.games.zombicide.bot import prospects
from shamble.games.zombicide.goals import goals
from shamble.games.zombicide.state import ZombicideState

CLOSE: Final = 0.1  # all that was asked for, and lost after all


def reached(g: ZombicideState) -> float:
    """The share of what the mission asks for."""
    total, done = 0, 0.0
    for goal in goals(g):
        if goal["all"] and not goal["bad"]:
            total += 1
            done += min(1.0, goal["done"] / goal["all"])
    return done / max(1, total)


def value(g: ZombicideState, seat: int) -> float:
    if g.outcome == "won":
        return 1.0
    return CLOSE * (prospects.prospect(g) if prospects.foreseen(g) else reached(g))
