"""Killed parts: no acknowledged action is lost, no game forks, all clients reconnect."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server import chaos
from tools.services import Missing


@pytest.mark.parametrize(
    ("tables", "rounds"),
    [
        pytest.param(2, 4, id="short"),
        pytest.param(50, 200, id="long", marks=pytest.mark.soak),
    ],
)
def test_killed_parts_lose_nothing(tmp_path: Path, tables: int, rounds: int) -> None:
    with ExitStack() as stack:
        try:
            cluster = chaos.Cluster(stack, tmp_path)
        except Missing as missing:
            pytest.skip(f"NOT TESTED on PostgreSQL and Redis: {missing} is not on this machine")
        clients = [chaos.ChaosClient(cluster.place, number) for number in range(tables)]
        asyncio.run(chaos.run_rounds(cluster, clients, rounds))
        acknowledged = chaos.check(cluster, clients)
        assert acknowledged >= tables * rounds
        # "turn": the interrupted answer was stored, and the decision is open for the others
        assert not {code for guest in clients for code in guest.refused} - {"stale", "turn", "bad", "refused"}
