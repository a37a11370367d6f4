"""Run batches of games on a Ray cluster (extra `ray`).

The specs are in the object store and each batch is one task. Ray repeats the tasks of a machine that
dies, with the same results.
"""

import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic

import ray
from ray.exceptions import RayError, RayTaskError

from shamble.lab.batches import MOST_DEATHS, Batch, Out, TooManyDeaths
from shamble.lab.game_spec import GameSpec

PATIENCE = 10.0  # seconds until a cluster must answer


class NoCluster(Exception):
    """No cluster answers at that address."""


def _knock(address: str) -> None:
    """Raise NoCluster if no cluster answers soon; Ray itself waits for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _play(work: Callable[[Batch], Any], specs: dict[int, GameSpec], arm: int, first: int, last: int) -> Any:
    return work(Batch(arm, specs[arm], first, last))


class Cluster(Generic[Out]):
    """All machines of a running cluster, each with Shamble installed."""

    def __init__(self, address: str, work: Callable[[Batch], Out]) -> None:
        self.work = work
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as none:
            raise NoCluster(f"No Ray cluster answers at {address!r}.") from none
        self._task = ray.remote(_play).options(num_cpus=1, max_retries=MOST_DEATHS)

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, Out]]:
        specs = ray.put({batch.arm: batch.spec for batch in batches})
        running = {
            self._task.remote(self.work, specs, batch.arm, batch.first, batch.last): batch
            for batch in batches
        }
        while running:
            ready, _ = ray.wait(list(running))
            for task in ready:
                batch = running.pop(task)
                try:
                    done: Out = ray.get(task)
                except RayTaskError as failed:
                    raise (failed.cause or failed) from failed
                except RayError as lost:
                    raise TooManyDeaths(
                        f"machines died {MOST_DEATHS + 1} times over the same batch"
                    ) from lost
                yield batch, done

    def close(self) -> None:
        """Cancel the remaining tasks."""
        ray.shutdown()
