"""Whole games of Zombie Plague in the browser, against bots."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import KeyPlayer, MousePlayer, Server

pytestmark = pytest.mark.browser

TABLE = ["me", "novice", "novice", "novice"]  # one human for each person, and the zombies
MOST = 700  # decisions of the player in a game of sixty rounds


@pytest.mark.soak
@pytest.mark.parametrize(("language", "title"), [("en", "To hold the house"), ("it", "Per tenere la casa")])
def test_whole_game_by_mouse(
    server: Server, open_page: Callable[..., Page], language: str, title: str
) -> None:
    page = open_page(language)
    page.goto(server.url + server.new_table(TABLE, seed=3, dawn=60))
    expect(page.locator("html")).to_have_attribute("lang", language)
    player = MousePlayer(page, seed=5)
    assert player.play(MOST), "the game did not end"
    assert player.taken > 20
    expect(page.locator(".finale h1")).to_be_visible()
    expect(page.locator(".finale .scores li")).to_have_count(len(TABLE))


@pytest.mark.soak
def test_whole_game_by_keyboard(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + server.new_table(TABLE, seed=4, dawn=60))
    player = KeyPlayer(page, seed=6)
    assert player.play(2 * MOST), "the game did not end"
    expect(page.locator(".finale h1")).to_be_visible()


@pytest.mark.soak
def test_whole_game_on_a_phone(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("it", width=390, height=844)
    page.goto(server.url + server.new_table(TABLE, seed=5, dawn=60))
    player = MousePlayer(page, seed=7)
    assert player.play(MOST), "the game did not end"
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} wide: it scrolls sideways"


def test_zombies_above_the_limit_are_counted(server: Server, open_page: Callable[..., Page]) -> None:
    """Humans who rise as zombies can bring more zombies than the limit of new ones."""
    page = open_page("en")
    page.goto(server.url + server.new_table(["me", "novice"], seed=3))
    page.get_by_role("tab", name="Table").click()
    panel = page.get_by_role("region", name="Table")
    expect(panel).to_contain_text("new ones below 16")
    expect(panel).not_to_contain_text("of 16")
