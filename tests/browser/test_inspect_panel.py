"""The inspect panel: looking at a card or figure chooses nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Running
from tests.browser.test_walking import new_table, until_a_figure_can_walk


def moving(server: Running, page: Page) -> None:
    """Open Zombies!!! where Ada is about to move, with cards in her hand."""
    page.goto(server.url + new_table(server, "zombies", 2, people=1, bots=1))
    until_a_figure_can_walk(page)


def test_card_is_shown_before_it_is_played(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page()
    moving(server, page)
    cards = page.locator(".column .hand button")
    prompt = page.locator(".prompt h2").inner_text()
    cards.nth(1).hover()
    expect(page.locator(".glimpse h2")).to_be_visible()
    playable = page.locator(".column .hand button[data-thing]").first
    playable.click()
    panel = page.locator(".inspect")
    expect(panel.locator(".text p").first).to_be_visible()
    expect(panel.locator("[data-act]").first).to_be_visible()
    assert page.locator(".prompt h2").inner_text() == prompt  # nothing was played
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert playable.count() == 1
    playable.click()
    panel.locator("[data-act]").first.click()
    expect(panel).to_have_count(0)


def test_unplayable_card_says_why(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page("it")
    moving(server, page)
    page.locator(".column .hand button:not([data-thing])").first.click()
    expect(page.locator(".inspect .why").first).to_be_visible()
    expect(page.locator(".inspect [data-act]")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, pytest.param(390, marks=pytest.mark.soak)])
def test_looking_at_a_figure_chooses_nothing(
    server: Running, open_page: Callable[..., Page], width: int
) -> None:
    page = open_page("en", width, 900 if width > 1000 else 844)
    moving(server, page)
    prompt = page.locator(".prompt h2").inner_text()
    page.locator(".party button").nth(1).click()
    panel = page.locator(".inspect")
    expect(panel.locator("li button")).to_have_count(2)  # both are on the Town Square
    panel.locator("li button").first.click()
    expect(panel.locator("header h2")).to_contain_text("You")
    assert page.locator(".prompt h2").inner_text() == prompt
