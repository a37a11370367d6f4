"""Value of a position: the chance that a seat's side wins.

The weights were fitted to games (`data/weights.toml`).
"""

import math
import tomllib
from pathlib import Path
from typing import Any, Final

from shamble.games.zombies.bot.goals import could_win, steps_to_helipad
from shamble.games.zombies.bot.paths import FAR
from shamble.games.zombies.rules.victory import has_weapon
from shamble.games.zombies.state import ALIVE, DEAD, MANY, MOVE, SAFE, ZOMBIE, ZombiesState

WEIGHTS: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent.parent / "data" / "weights.toml").read_text("utf-8")
)
TOWN: Final[dict[str, float]] = {name: float(value) for name, value in WEIGHTS["town"].items()}
PAD: Final[dict[str, float]] = {name: float(value) for name, value in WEIGHTS["helipad"].items()}

DIE: Final = 3.5
FAR_OFF: Final = 40.0  # steps to an unreachable Helipad
NEARLY: Final = 20  # number of collected zombies from which each one counts

# read once, for speed
TOWN_LIFE: Final = TOWN["life"]
TOWN_BULLET: Final = TOWN["bullet"]
TOWN_ITEM: Final = TOWN["item"]
TOWN_KILL: Final = TOWN["kill"]
PAD_LIFE: Final = PAD["life"]
PAD_BULLET: Final = PAD["bullet"]
PAD_ITEM: Final = PAD["item"]
PAD_STEP: Final = PAD["step"]
PAD_TURN: Final = PAD["turn"]
PAD_REACH: Final = PAD["reach"]


def speed(g: ZombiesState, seat: int) -> float:
    """Return the squares of an average movement (ZZ-16.02)."""
    return DIE * (2 if g.fast_on else 1) + g.life[seat] + g.skates(seat)


def score(g: ZombiesState, seat: int) -> float:
    """Return the score of a seat, as a logit against a rival with 0."""
    status = g.status[seat]
    if status == SAFE:
        return 4.0
    if status == ZOMBIE:
        return 0.0
    life, bullets, items = g.life[seat], min(g.bullets[seat], 8), min(len(g.items[seat]), 3)
    total = 0.0
    if g.rules.win_by_25() and g.kills[seat] > NEARLY:
        total += 0.5 * (g.kills[seat] - NEARLY)
    if g.rules.rescue:
        total += 1.2 * g.recovered[seat] + (0.5 if g.carrying[seat] else 0.0)
    if g.rules.military:
        total += 1.0 if has_weapon(g, seat) else 0.0
    if g.city.helipad < 0:
        return (
            total
            + TOWN_LIFE * life
            + TOWN_BULLET * bullets
            + TOWN_ITEM * items
            + TOWN_KILL * min(g.kills[seat], MANY)
        )
    total += PAD_LIFE * life + PAD_BULLET * bullets + PAD_ITEM * items
    steps = FAR_OFF
    if status == ALIVE:
        way = steps_to_helipad(g, seat)
        if way < FAR:
            steps = min(FAR_OFF, float(way))
        elif g.rules.rescue or g.rules.military:
            steps = FAR_OFF
    turns = math.ceil(steps / speed(g, seat))
    total += PAD_STEP * steps + PAD_TURN * turns
    if turns <= 1 and status == ALIVE and could_win(g, seat) and _to_move(g, seat):
        total += PAD_REACH
    return total


def _to_move(g: ZombiesState, seat: int) -> bool:
    """Return whether the next movement is this seat's."""
    if g.active == seat:
        return g.phase <= MOVE
    return (g.active + 1) % g.seats == seat and g.phase > MOVE


def value(g: ZombiesState, seat: int) -> float:
    """Estimate the chance that the seat's side wins."""
    if g.is_over():
        return 1.0 if seat in g.winners else 0.0
    if g.rules.cooperative:
        total = 0.0
        for other in range(g.seats):
            total += score(g, other) - (1.0 if g.status[other] == DEAD else 0.0)
        return 1.0 / (1.0 + math.exp(-total / g.seats))
    if g.rules.last_man:
        humans = 0.0
        for other in range(g.seats):
            if g.status[other] in (ALIVE, SAFE):
                humans += 0.6 + 0.5 * score(g, other)
        chance = 1.0 / (1.0 + math.exp(1.5 - humans))
        return 1.0 - chance if g.status[seat] == ZOMBIE else chance
    mine = everybody = 0.0
    for other in range(g.seats):
        share = math.exp(score(g, other) - (0.5 if g.status[other] == DEAD else 0.0))
        everybody += share
        if other == seat or g.friends(seat, other):
            mine += share
    return mine / everybody
