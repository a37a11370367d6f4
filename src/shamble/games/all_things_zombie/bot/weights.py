"""Weights of the novice, one per aspect and scenario.

The numbers are in `data/weights.toml`, with how they were found; `python -m tools.tune_novice` looks for better
ones.
"""

import tomllib
from pathlib import Path
from typing import Final

from shamble.games.all_things_zombie.state import HexState

DATA: Final = Path(__file__).resolve().parent.parent / "data"
NAMES: Final = (
    "fire",  # minimum worth of a shot
    "fire_running",  # for a survivor who has to run
    "fire_busy",  # for a survivor who will need the action for a search
    "noise",  # cost of a shot: half a zombie, six hexes away
    "copes",  # share of its successes that a survivor relies on
    "fear",  # cost of a zombie success beyond that
    "mortal",  # the same for a survivor near death
    "many",  # cost of every possible attacker
    "later",  # share of zombies that need one more move
    "ground",  # weight of danger against the way
    "last_ground",  # on the last board
    "precious",  # for the Professor
    "leaving",  # for survivors who leave
    "near",  # distance of an escort, in hexes
    "guard",  # share of the way that guards leave to the Professor
    "alone",  # cost for the Professor of each hex to the nearest guard
    "star",  # worth of being next to a Star
    "charge",  # minimum odds of a charge
    "close",  # distance from the clinic at which it is shot free, in hexes
    "crowd",  # zombies around the clinic per near friend that the Professor accepts
    "patience",  # turns after which he comes out anyway
    "thought",  # how much time the veteran searches here
    "push",  # worth of staying in a fight that can be won
)
FIRE: Final = 0
FIRE_RUNNING: Final = 1
FIRE_BUSY: Final = 2
NOISE: Final = 3
COPES: Final = 4
FEAR: Final = 5
MORTAL: Final = 6
MANY: Final = 7
LATER: Final = 8
GROUND: Final = 9
LAST_GROUND: Final = 10
PRECIOUS: Final = 11
LEAVING: Final = 12
NEAR: Final = 13
GUARD: Final = 14
ALONE: Final = 15
STAR: Final = 16
CHARGE: Final = 17
CLOSE: Final = 18
CROWD: Final = 19
PATIENCE: Final = 20
THOUGHT: Final = 21
PUSH: Final = 22

SCENARIOS: Final = 8  # including the skirmish, and 0 for none


def read() -> list[list[float]]:
    """List the weights per scenario: the common ones, replaced by a scenario's own."""
    data = tomllib.loads((DATA / "weights.toml").read_text("utf-8"))
    out: list[list[float]] = []
    for scenario in range(SCENARIOS):
        own = data.get(str(scenario), {})
        out.append([float(own.get(name, data["all"][name])) for name in NAMES])
    return out


WEIGHTS: Final[list[list[float]]] = read()  # by scenario number


def of(g: HexState) -> list[float]:
    return WEIGHTS[g.scenario]
