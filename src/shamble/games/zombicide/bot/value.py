"""How a position looks for the team, from 0 (lost) to 1 (won): what the mission asks for, who lives, how well armed
they are, how dangerous the city has become. Everybody wins or loses together, so it is the same for every seat."""

from typing import Final

from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.bot import power
from shamble.games.zombicide.cards import RED
from shamble.games.zombicide.goals import goals
from shamble.games.zombicide.state import ZombicideState

GOALS: Final = 0.5  # all that the mission asks for
HEALTH: Final = 0.25  # nobody hurt
ARMS: Final = 0.1  # everybody with two hits for an action
DANGER: Final = 0.12  # the red level, for all but those who want it
CROWD: Final = 0.15  # as many zombies about as MANY
MANY: Final = 24.0
NEAR: Final = 2  # steps
BEST_HITS: Final = 2.0
CLOSE: Final = 0.2  # of the goals, where the game was lost after all
LEAST: Final = 0.02
MOST: Final = 0.98


def reached(g: ZombicideState) -> float:
    """The share of what the mission asks for."""
    total, done = 0, 0.0
    for goal in goals(g):
        if goal["all"] and not goal["bad"]:
            total += 1
            done += min(1.0, goal["done"] / goal["all"])
    return done / max(1, total)


def value(g: ZombicideState, seat: int) -> float:
    if g.over():
        return 1.0 if seat in g.winners else CLOSE * reached(g)
    team = len(g.survivors)
    health, arms = 0, 0.0
    for n in g.living():
        s = g.survivors[n]
        health += 2 - s.wounds()
        arms += min(BEST_HITS, power.best_hits(g, s))
    out = GOALS * reached(g) + HEALTH * health / (2 * team) + ARMS * arms / (BEST_HITS * team)
    if g.board().id != "03":  # who is famous there has won
        out -= DANGER * g.danger() / RED
    out -= CROWD * min(1.0, about(g) / MANY)
    return max(LEAST, min(MOST, 0.2 + out))


def about(g: ZombicideState) -> int:
    """Zombies that can be with somebody soon."""
    near = [False] * g.board().size
    for n in g.living():
        field = g.ways().field(g.survivors[n].zone)
        for zone in range(len(near)):
            if field[zone] != FAR and field[zone] <= NEAR:
                near[zone] = True
    count = 0
    for zone in range(len(near)):
        if near[zone]:
            count += g.zombies_in(zone)
    return count
