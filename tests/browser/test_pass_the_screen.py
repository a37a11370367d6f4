"""Several players at one screen: the pass screen names the next one and hides all secrets."""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.axe import violations
from tests.browser.conftest import Running
from tests.browser.test_walking import new_table
from tests.client_state import Seen

MOST = 400  # clicks


class Screen:
    """Page of City of Horror with two players, which records whose cards it receives."""

    def __init__(self, server: Running, page: Page) -> None:
        self.page = page
        self.seen = Seen()
        self.hands: dict[str, set[str]] = {}  # who looks -> the cards received meanwhile
        self.looking = ""
        self.kinds: set[str] = set()  # of all cards received
        with urllib.request.urlopen(server.url + "/api/text/en/city-of-horror.ftl") as words:
            self.names = dict(re.findall(r"^card-(\w+) = (.+)$", words.read().decode(), re.MULTILINE))
        page.on("websocket", self._listen)
        page.goto(server.url + new_table(server, "city-of-horror", 3, people=2, bots=1))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(json.loads(str(frame))))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "sync":
            self.looking = str(message.get("looking", ""))
        view = self.seen.take(message)
        if view is not None:
            cards = [card for seat in view["seats"] for card in seat["hand"] if card["id"]]
            self.hands.setdefault(self.looking, set()).update(card["id"] for card in cards)
            self.kinds.update(card["card"] for card in cards)

    def next(self) -> bool:
        """Click the next option, return whether the pass screen is shown."""
        page = self.page
        page.wait_for_timeout(120)
        if page.locator(".pass-screen").count():
            return True
        for what in (
            ".prompt .btn.lamp",
            ".choices button",
            "[data-board] [data-thing]",
            "button.can",
            ".btn.can",
        ):
            result = page.locator(what)
            if result.count():
                result.first.dispatch_event("click")
                break
        return False


def test_window_is_one_question_to_all(server: Running, open_page: Callable[..., Page]) -> None:
    """It is asked beside the public table; a player who acts takes the screen with one click."""
    page = open_page()
    page.goto(server.url + new_table(server, "city-of-horror", 3, people=3, bots=0))
    handed = 0
    while not page.locator("[data-none]").count():
        page.wait_for_timeout(120)
        if page.locator(".pass-screen").count():
            assert violations(page) == []
            page.keyboard.press("Enter")
            page.locator(".pass-screen").wait_for(state="detached")
            handed += 1
            assert handed < MOST
            continue
        for what in (
            ".prompt .btn.lamp:not([data-none])",
            ".choices button",
            "[data-board] [data-thing]",
            "button.can",
        ):
            if page.locator(what).count():
                page.locator(what).first.dispatch_event("click")
                break
    expect(page.locator("[data-board]")).to_be_visible()
    assert violations(page) == []
    who = page.locator("[data-acts]").first
    who.click()
    expect(page.locator("[data-none]")).to_have_count(0)
    expect(page.locator(".pass-screen")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("Waiting")
    page.locator("[data-verb=pass]").click()
    page.locator("[data-none]").click()
    expect(page.locator("[data-none]")).to_have_count(0)


def test_pass_screen_hides_all_secrets(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page()
    screen = Screen(server, page)
    fallen = 0
    for _ in range(MOST):
        if not screen.next():
            continue
        fallen += 1
        if fallen > 3:
            break
        assert screen.looking == ""
        body = page.locator("body").inner_html()
        for gone in ("data-thing", 'class="log', 'class="hand', 'role="toolbar"'):
            assert gone not in body, gone
        tree = page.locator("body").aria_snapshot()
        assert tree.count("- button") <= 2, tree
        for gone in ("- log", "- toolbar", "- img", *(screen.names[kind] for kind in screen.kinds)):
            assert gone not in tree, gone
            assert gone not in page.locator("body").inner_text(), gone
        sign = page.locator(".pass-screen h1").inner_text()
        expect(page.locator(".pass-screen .btn.lamp")).to_contain_text(sign)
        page.keyboard.press("Escape")  # does nothing
        assert page.locator(".pass-screen").count() == 1
        page.keyboard.press("Enter")
        page.locator(".pass-screen").wait_for(state="detached")
        page.locator(".party").wait_for()
    assert fallen > 3
    assert screen.hands.get("", set()) == set()
    assert screen.kinds
    lines = [cards for who, cards in screen.hands.items() if who]
    assert sum(len(cards) for cards in lines) > 0
