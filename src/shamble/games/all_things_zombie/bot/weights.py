"""How much the novice cares: one number for each thing it weighs, per scenario. The numbers are in `data/weights.toml`,
with how they were found; `python -m tools.tune` looks for better ones."""

import tomllib
from pathlib import Path
from typing import Final

from shamble.games.all_things_zombie.state import HexState

DATA: Final = Path(__file__).resolve().parent.parent / "data"
NAMES: Final = (
    "fire",  # a shot has to be worth so much
    "fire_running",  # for somebody who has to run
    "fire_busy",  # for somebody who will want the action for a search
    "noise",  # what a shot costs: half a zombie, six hexes away
    "copes",  # share of its own successes that a survivor counts on
    "fear",  # a success of the dead beyond that
    "mortal",  # the same for somebody near death
    "many",  # every zombie that may come
    "later",  # share of those that need one more go
    "ground",  # what danger counts for against the way
    "last_ground",  # on the last board
    "precious",  # what it counts for the Professor
    "leaving",  # and for those who leave
    "near",  # hexes an escort stays within
    "guard",  # share of the way that those who guard the Professor leave to him
    "alone",  # the Professor, for each hex that nobody is near
    "star",  # being beside a Star
    "charge",  # odds that a charge has to have
    "close",  # hexes from the clinic from which it is shot free
    "crowd",  # zombies about the clinic for each friend that is near, which the Professor dares
    "patience",  # turns after which he comes out anyway
    "thought",  # how much of its time the veteran spends on looking ahead here
    "push",  # what staying in a fight is worth that can be won
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

SCENARIOS: Final = 8  # the skirmish included, and 0 for none


def read() -> list[list[float]]:
    """The weights of every scenario: those for all of them, and what a scenario has of its own."""
    data = tomllib.loads((DATA / "weights.toml").read_text("utf-8"))
    out: list[list[float]] = []
    for scenario in range(SCENARIOS):
        own = data.get(str(scenario), {})
        out.append([float(own.get(name, data["all"][name])) for name in NAMES])
    return out


WEIGHTS: Final[list[list[float]]] = read()  # by the number of the scenario


def of(g: HexState) -> list[float]:
    return WEIGHTS[g.scenario]
