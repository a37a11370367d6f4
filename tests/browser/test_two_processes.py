"""A game over two server processes on PostgreSQL and Redis, one of them killed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.city_player import CityPlayer
from tests.browser.conftest import Running
from tests.browser.test_city_of_horror import links, over, play
from tools.services import Missing, Postgres, Redis

pytestmark = [pytest.mark.browser, pytest.mark.soak]


def test_game_survives_a_killed_process(
    tmp_path: Path, open_page: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHAMBLE_KEY_FILE", str(tmp_path / "server.key"))
    try:
        with Postgres() as postgres, Redis() as redis:
            shared = postgres.database("tables"), "--redis", redis.url
            servers = [Running(tmp_path, *shared), Running(tmp_path, *shared)]
            try:
                _play(servers, open_page)
            finally:
                for server in servers:
                    server.stop()
    except Missing as missing:
        pytest.skip(f"NOT TESTED on PostgreSQL and Redis: {missing} is not on this machine")


def _play(servers: list[Running], open_page: Callable[..., Page]) -> None:
    seats = links(servers[0], 4, 2, 1)
    players = [CityPlayer(open_page("en"), 0), CityPlayer(open_page("it"), 1)]
    for player, server in zip(players, servers, strict=True):
        player.sit_down(server.url + seats[str(player.seat)])
    assert play(players, lambda: all(len(player.frames) > 60 for player in players))
    before = [len(player.frames) for player in players]
    servers[1].kill()
    servers[1].start()
    assert play(players, lambda: all(len(p.frames) > b + 20 for p, b in zip(players, before, strict=True)))
    servers[0].kill()
    servers[0].start()
    assert play(players, over(players)), "the game did not end"
    for player in players:
        expect(player.page.locator(".finale .scores li")).to_have_count(3)
