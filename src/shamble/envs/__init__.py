"""Environments for training agents (extra `envs`): PettingZoo, Gymnasium, OpenSpiel style.

import shamble.envs

env = shamble.envs.aec("zombicide", scenario="01", seats=2)       # one agent for each seat
env = shamble.envs.parallel("city-of-horror", seats=4)            # ballots and windows in one step
env = gymnasium.make("shamble/zombie-plague-v0", opponents="random")
"""

from typing import Any

import gymnasium

from shamble.core.game import Game
from shamble.envs.encodings import TABLES, VERSION
from shamble.envs.gymnasium_env import SingleSeat
from shamble.envs.pettingzoo_aec import SeatsInTurn
from shamble.envs.pettingzoo_parallel import SeatsAtOnce
from shamble.envs.vector import ManyTables

__all__ = [
    "TABLES",
    "ManyTables",
    "SeatsAtOnce",
    "SeatsInTurn",
    "SingleSeat",
    "aec",
    "ids",
    "parallel",
    "solo",
    "vector",
]


def aec(game: str | Game[Any], **table: Any) -> SeatsInTurn:
    """Return PettingZoo's turn-based environment of a game; see `SeatsInTurn`."""
    return SeatsInTurn(game, **table)


def parallel(game: str | Game[Any], **table: Any) -> SeatsAtOnce:
    """Return PettingZoo's parallel environment of a game; see `SeatsAtOnce`."""
    return SeatsAtOnce(game, **table)


def solo(game: str | Game[Any], **table: Any) -> SingleSeat:
    """Return Gymnasium's environment of a game for one learner; see `SingleSeat`."""
    return SingleSeat(game, **table)


def vector(game: str, number: int, processes: int = 1, **table: Any) -> ManyTables:
    """Return many `solo` environments, stepped together in processes; see `ManyTables`."""
    return ManyTables(game, number, processes, table)


def ids() -> list[str]:
    """List the ids of the environments in Gymnasium."""
    return [f"shamble/{id}-v{VERSION}" for id in TABLES]


for _id in TABLES:
    gymnasium.register(
        f"shamble/{_id}-v{VERSION}",
        entry_point="shamble.envs.gymnasium_env:SingleSeat",
        kwargs={"game": _id},
        disable_env_checker=True,
    )
