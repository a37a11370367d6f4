"""Dice on a real table: pads and digits, a look before it is sent, and a roll that is corrected afterwards."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Running
from tests.browser.test_walks import new_table


def test_a_roll_is_typed_seen_sent_and_corrected(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(server.url + new_table(server, "zombies", 2, people=2, dice="typed"))
    page.locator(".pad").first.wait_for()  # who begins
    page.keyboard.press("3")
    while not page.locator("[data-send]").count():
        page.keyboard.press("3")
    expect(page.locator("[data-send]")).to_contain_text("3")
    page.locator("[data-again]").click()
    expect(page.locator("[data-send]")).to_have_count(0)
    while not page.locator("[data-send]").count():
        page.locator(".pad").nth(4).click()
    expect(page.locator("[data-send]")).to_contain_text("5")
    page.keyboard.press("Enter")
    page.locator("[data-send]").first.wait_for(state="detached")
    page.wait_for_timeout(300)
    if page.locator(".curtain").count():
        page.keyboard.press("Enter")
    page.locator("[data-correct]").click()
    page.locator(".pad").first.wait_for()
