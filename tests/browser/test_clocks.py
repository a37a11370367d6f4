"""Clocks on the page: badge, warning, announcement, switched off by the host."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Server

pytestmark = pytest.mark.browser


def test_clock_warns_in_time_and_can_be_switched_off(server: Server, open_page: Callable[..., Page]) -> None:
    people = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
    clock = {"kind": "decision", "time": 27}  # a busy machine needs time to show the page
    made = server.post("/api/tables", {"game": "zombies", "seats": people, "clock": clock})
    page = open_page("en")
    page.goto(server.url + made["mine"])
    expect(page.locator(".badges .clock.runs.short")).to_have_count(1)
    assert "seconds" in (page.locator(".badges").get_attribute("aria-label") or "")
    expect(page.locator("[data-notice]")).to_contain_text("20 seconds left")
    page.locator(".badges").click()
    page.get_by_role("dialog").locator("summary", has_text="Clock").click()
    page.get_by_role("dialog").get_by_text("No limit").click()
    expect(page.locator(".badges .clock")).to_have_count(0)
    expect(page.locator("[data-notice]")).to_contain_text("The clocks are off")
