"""Whatever is killed, nothing that was acknowledged is lost, no game forks, and everybody is back by themselves."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server import siege
from tools.services import Missing


@pytest.mark.parametrize(
    ("tables", "rounds"),
    [
        pytest.param(2, 4, id="short"),
        pytest.param(50, 200, id="long", marks=pytest.mark.soak),
    ],
)
def test_under_siege(tmp_path: Path, tables: int, rounds: int) -> None:
    with ExitStack() as stack:
        try:
            castle = siege.Castle(stack, tmp_path)
        except Missing as missing:
            pytest.skip(f"NOT TESTED on PostgreSQL and Redis: {missing} is not on this machine")
        guests = [siege.Guest(castle.place, number) for number in range(tables)]
        asyncio.run(siege.besiege(castle, guests, rounds))
        acknowledged = siege.check(castle, guests)
        assert acknowledged >= tables * rounds
        # "turn": the answer that was cut off had been taken, and the decision goes on for the others
        assert not {code for guest in guests for code in guest.refused} - {"stale", "turn", "bad", "refused"}
