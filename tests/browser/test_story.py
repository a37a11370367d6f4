"""An enemy phase at normal speed: told in order, along the paths of the events, and skipped with a key."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import Running
from tests.browser.test_walks import new_table

# every moment that is drawn: what happens, and along which path
WATCH = """() => {
  window.told = []
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-told]')) {
      const now = [one.dataset.told, one.dataset.path ?? '']
      const last = window.told.at(-1)
      if (!last || last[0] !== now[0] || last[1] !== now[1]) window.told.push(now)
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


class Phase:
    """A table of Zombicide up to the zombies' phase, and what the page was told."""

    def __init__(self, server: Running, page: Page) -> None:
        self.page = page
        self.updates: list[dict[str, Any]] = []
        page.on("websocket", self._listen)
        page.goto(server.url + new_table(server, "zombicide", 2, people=1, scenario="04"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(json.loads(str(frame))))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.updates.append(message)

    def idle(self) -> None:
        """Everybody does nothing until the zombies have had their phase."""
        page = self.page
        for _ in range(120):
            if page.locator("[data-skip]").count():
                return
            end = page.locator('[role=toolbar] button.can:has-text("End turn")')
            (end if end.count() else page.locator("button.can, .choices button")).first.click()
            page.wait_for_timeout(60)
        raise AssertionError("the zombies never come")


def test_the_phase_is_told_in_order_and_along_its_paths(
    server: Running, open_page: Callable[..., Page]
) -> None:
    page = open_page(speed="normal")
    phase = Phase(server, page)
    walks: list[str] = []
    for _ in range(3):  # by then some walk
        page.evaluate(WATCH)
        phase.idle()
        since = time.monotonic()
        page.locator("[data-skip]").wait_for(state="detached", timeout=12_000)
        took = time.monotonic() - since
        lines = phase.updates[-1]["lines"]
        walks = [" ".join(line["data"]["path"]) for line in lines if line.get("kind") == "horde-moved"]
        told = [path for kind, path in page.evaluate("window.told") if kind == "horde-moved"]
        assert told == walks
        assert took < 8.5
    assert walks
    assert page.locator(".log .fold").count() > 0


def test_a_key_skips_what_is_told(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page(speed="normal")
    phase = Phase(server, page)
    phase.idle()
    page.keyboard.press("Space")
    page.locator("[data-skip]").wait_for(state="detached", timeout=1_500)
