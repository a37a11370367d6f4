"""The lab page: a study is started, watched, changed and stopped; a game is replayed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import Server

pytestmark = pytest.mark.browser


def test_study_is_watched_while_it_runs(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(f"{server.url}/lab")
    for seat in (1, 2):
        page.get_by_label(f"Who plays {seat}").select_option("random")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".number strong")).to_have_text(re.compile(r"\d+%"))
    expect(page.get_by_role("heading", name="Where they die")).to_be_visible()
    expect(page.locator(".board .disc").first).to_be_visible()
    page.get_by_label("Add a change").select_option(index=1)
    page.get_by_role("button", name="Try", exact=True).click()
    expect(page.locator("li.unclear, li.easier, li.harder")).to_have_count(1)
    page.reload()
    stop = page.get_by_role("button", name="Stop", exact=True)
    expect(stop.or_(page.get_by_role("button", name="Start", exact=True))).to_be_visible()
    if stop.is_visible():
        stop.click()
    expect(page.locator(".progress strong")).to_have_text(re.compile(r"^[1-9]"))
    assert violations(page) == []
    page.get_by_role("button", name="A typical loss").click()
    expect(page).to_have_url(re.compile("/replay/"))
