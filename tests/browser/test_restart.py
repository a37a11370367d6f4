"""The server is killed in the middle of a game and started again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Running
from tests.browser.player import MousePlayer

pytestmark = pytest.mark.browser


def test_page_reconnects_and_no_move_is_lost(own_server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(own_server.url + own_server.new_table(["me", "novice"], seed=2))
    player = MousePlayer(page, seed=2)
    player.play(25)
    player.look()
    shown = set(page.get_by_role("log").inner_text().splitlines())
    own_server.kill()
    banner = page.get_by_text("Connection lost. Reconnecting")
    expect(banner).to_be_visible()
    own_server.start()
    expect(banner).to_be_hidden(timeout=60_000)
    assert shown <= set(page.get_by_role("log").inner_text().splitlines())
    player.play(5)
    assert shown <= set(page.get_by_role("log").inner_text().splitlines())
