"""Environments for training agents (extra `envs`): PettingZoo, Gymnasium, OpenSpiel style.

import shamble.envs

env = shamble.envs.aec("zombicide", scenario="01", seats=2)       # one agent for each seat
env = shamble.envs.parallel("city-of-horror", seats=4)            # ballots and windows in one step
env = gymnasium.make("shamble/zombie-plague-v0", opponents="random")
"""

from typing import Any

import gymnasium

from shamble.core.game import Game
from shamble.envs.aec import Turns
from shamble.envs.encodings import TABLES, VERSION
from shamble.envs.parallel import AtOnce
from shamble.envs.solo import Solo
from shamble.envs.vector import Many

__all__ = ["TABLES", "AtOnce", "Many", "Solo", "Turns", "aec", "ids", "parallel", "solo", "vector"]


def aec(game: str | Game[Any], **table: Any) -> Turns:
    """Return PettingZoo's turn-based environment of a game; see `Turns` for the arguments."""
    return Turns(game, **table)


def parallel(game: str | Game[Any], **table: Any) -> AtOnce:
    """Return PettingZoo's parallel environment of a game; see `AtOnce`."""
    return AtOnce(game, **table)


def solo(game: str | Game[Any], **table: Any) -> Solo:
    """Return Gymnasium's environment of a game for one learner; see `Solo`."""
    return Solo(game, **table)


def vector(game: str, number: int, processes: int = 1, **table: Any) -> Many:
    """Return many `solo` environments that step together in several processes; see `Many`."""
    return Many(game, number, processes, table)


def ids() -> list[str]:
    """Return the ids of the environments in Gymnasium."""
    return [f"shamble/{id}-v{VERSION}" for id in TABLES]


for _id in TABLES:
    gymnasium.register(
        f"shamble/{_id}-v{VERSION}",
        entry_point="shamble.envs.solo:Solo",
        kwargs={"game": _id},
        disable_env_checker=True,
    )
