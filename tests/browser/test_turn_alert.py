"""The turn alert while the tab is hidden."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Server

pytestmark = pytest.mark.browser

ELSEWHERE = """() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.notices = []
    window.Notification = class { constructor(title, { body }) { window.notices.push([title, body]) } }
    window.Notification.permission = 'granted'
    localStorage.setItem('shamble.call', 'true')
}"""


def test_title_and_notification_announce_the_turn(server: Server, open_page: Callable[..., Page]) -> None:
    people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    made = server.post("/api/tables", {"game": "zombies", "seats": people})
    pages = {seat: open_page("en") for seat in made["seats"]}
    for seat, page in pages.items():
        page.add_init_script(f"({ELSEWHERE})()")
        page.goto(server.url + made["seats"][seat])
    for page in pages.values():
        expect(page).to_have_title(re.compile("Zombies!!!"))
        page.locator(".prompt").wait_for()
    mine = next(page for page in pages.values() if page.title().startswith("Your turn"))
    other = next(page for page in pages.values() if page is not mine)
    expect(other).to_have_title("Zombies!!! · Shamble")
    assert mine.evaluate("() => window.notices") == [["Your turn", "Zombies!!!"]]
    assert other.evaluate("() => window.notices") == []
