"""A study on a Ray cluster of two local nodes gives the same numbers when one node is killed."""

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")
pytest.importorskip("ray", reason="Ray is not installed: uv sync --extra ray, or make soak")

from shamble.core.game import all_games
from shamble.lab.batches import Batch, InProcess, Processes, Workers, play_batch
from shamble.lab.game_row import Row
from shamble.lab.game_spec import GameFailed, GameSpec
from shamble.lab.ray_cluster import Cluster, NoCluster
from shamble.lab.study import GAMES, Design, Study, grid

pytestmark = [
    pytest.mark.soak,  # two nodes take some seconds to start
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]

DRILL = all_games()["drill"]
DESIGN = Design(
    grid(DRILL, ["standard"], [""], [2, 3], ["novice"], {"rounds": [3, 6]}, 7), most=200, look=100
)
SLOW = 0.3  # seconds more that a batch takes on the cluster, so that there is a mid-run to kill a node in


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster as Machines

    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    yield machines
    machines.shutdown()


def play_slowly(batch: Batch) -> list[Row]:
    time.sleep(SLOW)
    return play_batch(batch)


def fail(batch: Batch) -> list[Row]:
    raise GameFailed(batch.first, "the roof fell in")


def numbers(folder: Path, team: Workers[list[Row]], progress: Any = None) -> tuple[dict[str, Any], bytes]:
    try:
        summary = Study(DRILL, DESIGN, folder).run(team, progress)
    finally:
        team.close()
    return summary, (folder / GAMES).read_bytes()


def test_the_same_numbers_everywhere_even_if_a_node_dies(nodes: Any, tmp_path: Path) -> None:
    here = numbers(tmp_path / "one", InProcess(play_batch))
    assert numbers(tmp_path / "two", Processes(2, play_batch)) == here
    assert numbers(tmp_path / "cluster", Cluster(nodes.address, play_batch)) == here

    doomed = nodes.add_node(num_cpus=2)
    nodes.wait_for_nodes()
    killer: list[threading.Thread] = []
    lines: list[int] = []

    def kill(done: int) -> None:
        """The node dies under the batches that it is playing, as soon as the first one is through."""
        lines.append(done)
        if not killer:
            killer.append(threading.Thread(target=nodes.remove_node, args=(doomed, False)))
            killer[0].start()

    assert numbers(tmp_path / "killed", Cluster(nodes.address, play_slowly), kill) == here
    killer[0].join()
    assert lines == sorted(lines)
    assert lines[-1] == 800


def test_a_game_that_breaks_off_says_which(nodes: Any) -> None:
    team = Cluster(nodes.address, fail)
    try:
        with pytest.raises(GameFailed, match="game 5 broke off: the roof fell in"):
            list(team.play([Batch(0, GameSpec("drill", "standard", "", {}, ("novice",) * 2, 1), 5, 6)]))
    finally:
        team.close()


def test_no_cluster_is_one_clear_sentence() -> None:
    with pytest.raises(NoCluster, match="No Ray cluster answers at"):
        Cluster("127.0.0.1:1", play_batch)
