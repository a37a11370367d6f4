"""Many environments that step together in several processes.

Each process steps its share one after the other and writes the results into shared memory, so a step
costs two messages per process. Environment i has seed + i, so results do not depend on the number of
processes. A finished game restarts with the next step (Gymnasium's NEXT_STEP).
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from shamble.envs.gymnasium_env import SingleSeat
from shamble.envs.numbered_game import find
from shamble.envs.observations import DTYPE
from shamble.envs.spaces import VECTOR

Stepped = tuple[
    dict[str, Any], npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
]


class Board:
    """The shared memory: one row per environment."""

    def __init__(self, raw: Mapping[str, Any], number: int, numbers: int, actions: int) -> None:
        self.observation = np.frombuffer(raw["observation"], DTYPE).reshape(number, numbers)
        self.mask = np.frombuffer(raw["mask"], np.int8).reshape(number, actions)
        self.action = np.frombuffer(raw["action"], np.int64)
        self.reward = np.frombuffer(raw["reward"], np.float64)
        self.terminated = np.frombuffer(raw["terminated"], np.bool_)
        self.truncated = np.frombuffer(raw["truncated"], np.bool_)

    @staticmethod
    def memory(context: Any, number: int, numbers: int, actions: int) -> dict[str, Any]:
        return {
            "observation": context.RawArray("h", number * numbers),
            "mask": context.RawArray("b", number * actions),
            "action": context.RawArray("q", number),
            "reward": context.RawArray("d", number),
            "terminated": context.RawArray("b", number),
            "truncated": context.RawArray("b", number),
        }


class Share:
    """The environments of one process."""

    def __init__(self, game: str, table: Mapping[str, Any], rows: range, board: Board) -> None:
        self.rows = rows
        self.board = board
        self.envs = [
            SingleSeat(game, **deepcopy(dict(table))) for _ in rows
        ]  # a reward object serves one environment
        self.over = [False] * len(rows)

    def reset(self, seeds: Sequence[int | None]) -> None:
        for n, (row, env) in enumerate(zip(self.rows, self.envs, strict=True)):
            self.over[n] = False
            self._write(row, env.reset(seed=seeds[n])[0], 0.0, False, False)

    def step(self) -> dict[int, str]:
        """Step every environment; return the outcomes of finished games."""
        ended: dict[int, str] = {}
        for n, (row, env) in enumerate(zip(self.rows, self.envs, strict=True)):
            if self.over[n]:
                self.over[n] = False
                self._write(row, env.reset()[0], 0.0, False, False)
                continue
            observation, reward, terminated, truncated, info = env.step(int(self.board.action[row]))
            self._write(row, observation, reward, terminated, truncated)
            if terminated or truncated:
                self.over[n] = True
                ended[row] = info["outcome"]
        return ended

    def _write(self, row: int, observation: Mapping[str, Any], reward: float, over: bool, cut: bool) -> None:
        board = self.board
        board.observation[row] = observation["observation"]
        board.mask[row] = observation["action_mask"]
        board.reward[row] = reward
        board.terminated[row] = over
        board.truncated[row] = cut


def _serve(
    pipe: Connection,
    game: str,
    table: Mapping[str, Any],
    rows: range,
    raw: Mapping[str, Any],
    size: tuple[int, ...],
) -> None:
    """Run the commands of the parent until the pipe closes."""
    share = Share(game, table, rows, Board(raw, *size))
    try:
        while True:
            seeds = pipe.recv()
            if seeds is None:
                pipe.send(share.step())
            else:
                share.reset(seeds)
                pipe.send({})
    except (EOFError, KeyboardInterrupt):
        return


class ManyTables(VectorEnv[dict[str, Any], npt.NDArray[np.int64], Any]):
    """`number` environments for one learner each, in `processes` processes (0 = in this one)."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, game: str, number: int, processes: int, table: Mapping[str, Any]) -> None:
        if table.get("observe", VECTOR) != VECTOR:
            raise ValueError("many environments are observed as vectors")
        one = SingleSeat(find(game), **table)
        self.num_envs = number
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, number)
        self.action_space = batch_space(one.action_space, number)
        context = get_context("spawn")
        size = (number, one.encoding.layout.size, one.encoding.actions.size)
        raw = Board.memory(context, *size)
        self.board = Board(raw, *size)
        self.local_share: Share | None = None
        self.pipes: list[Connection] = []
        self.shares = [range(number)]
        if processes < 1:
            self.local_share = Share(game, table, range(number), self.board)
            return
        each = -(-number // processes)
        self.shares = [range(first, min(first + each, number)) for first in range(0, number, each)]
        self.workers = []
        for rows in self.shares:
            ours, theirs = context.Pipe()
            worker = context.Process(target=_serve, args=(theirs, game, table, rows, raw, size), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + n for n in range(self.num_envs)]
        else:
            seeds = list(seed)
        if self.local_share is not None:
            self.local_share.reset(seeds)
        for pipe, rows in zip(self.pipes, self.shares):
            pipe.send([seeds[row] for row in rows])
        for pipe in self.pipes:
            pipe.recv()
        return self._observations(), {}

    def step(self, actions: npt.NDArray[np.int64]) -> Stepped:
        board = self.board
        board.action[:] = actions
        ended: dict[int, str] = {}
        if self.local_share is not None:
            ended = self.local_share.step()
        for pipe in self.pipes:
            pipe.send(None)
        for pipe in self.pipes:
            ended |= pipe.recv()
        info: dict[str, Any] = {}
        if ended:
            info["outcome"] = np.array([ended.get(row, "") for row in range(self.num_envs)], object)
            info["_outcome"] = np.array([row in ended for row in range(self.num_envs)])
        return (
            self._observations(),
            board.reward.copy(),
            board.terminated.copy(),
            board.truncated.copy(),
            info,
        )

    def _observations(self) -> dict[str, Any]:
        return {"observation": self.board.observation.copy(), "action_mask": self.board.mask.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self.pipes:
            pipe.close()
        if self.pipes:
            for worker in self.workers:
                worker.join(5)
