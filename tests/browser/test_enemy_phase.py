"""The story of an enemy phase: shown in order along its paths, and skipped by a key."""

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, WebSocket, expect

from tests.browser.axe import violations
from tests.browser.conftest import Running
from tests.browser.test_walking import TABLES, new_table

# record every step that is drawn, with its path
WATCH = """() => {
  window.storyLines = []
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-story-line]')) {
      const now = [one.dataset.storyLine, one.dataset.path ?? '']
      const last = window.storyLines.at(-1)
      if (!last || last[0] !== now[0] || last[1] !== now[1]) window.storyLines.push(now)
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
# kinds of log lines for the zombies' moves, by game
DEAD = {
    "all-things-zombie": {"zombie-moved"},
    "zombicide": {"horde-moved"},
    "zombie-plague": {"moved", "shifted"},
    "zombies": {"zombie-stepped"},
    "city-of-horror": {"zombies-came", "zombies-walked"},
}
QUIETLY = re.compile("^(Do it|End|Pass|Done|Stop|Stay|Seal|That is all)")
MOST = 150  # clicks
ENOUGH = 3  # moves of zombies

Move = tuple[str, str]  # kind, and the path or the places


class Phase:
    """Table whose player does as little as possible, with the updates its page receives."""

    def __init__(self, server: Running, page: Page, game: str, seed: int = 2, **more: Any) -> None:
        self.page = page
        self.game = game
        self.updates: list[dict[str, Any]] = []
        page.on("websocket", self._listen)
        page.goto(server.url + new_table(server, game, seed, **TABLES[game], **more))
        page.locator("[data-board]").wait_for()
        page.evaluate(WATCH)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(json.loads(str(frame))))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.updates.append(message)

    def moves(self, update: dict[str, Any]) -> list[Move]:
        """Return the zombies' moves in an update, as they are drawn."""
        dead = [line for line in update["lines"] if line.get("kind") in DEAD[self.game]]
        drawn = [
            (line["kind"], " ".join(line.get("data", {}).get("path") or line.get("things", [])))
            for line in dead
        ]
        return [one for n, one in enumerate(drawn) if n == 0 or one != drawn[n - 1]]

    def acted(self) -> list[Move]:
        """Return moves that are shown as a story: several in one update, or of another seat."""
        lines = [self.moves(update) for update in self.updates]
        return [
            move
            for update, moves in zip(self.updates, lines, strict=True)
            if len(moves) > 1 or (moves and update["by"] != 0)
            for move in moves
        ]

    def kinds_shown(self) -> list[Move]:
        return [
            (kind, path) for kind, path in self.page.evaluate("window.storyLines") if kind in DEAD[self.game]
        ]

    def step(self) -> None:
        """Give the quietest answer, once."""
        page = self.page
        answers = "[role=toolbar] button.can, .prompt .btn.lamp, [data-tile] .lamp"
        buttons = page.locator(".choices button" if page.locator(".choices button").count() else answers)
        if page.locator("[data-skip]").count() or not buttons.count():
            page.wait_for_timeout(60)
            return
        words = buttons.all_inner_texts()
        quiet = [n for n, word in enumerate(words) if QUIETLY.match(word.strip())]
        with suppress(TimeoutError):  # the button can be gone by now
            buttons.nth(quiet[0] if quiet else 0).dispatch_event("click", timeout=2000)
        page.wait_for_timeout(60)

    def idle(self) -> None:
        """Give quiet answers until a story is shown."""
        for _ in range(MOST):
            if self.page.locator("[data-skip]").count():
                return
            self.step()
        raise AssertionError("nothing ever happens")


@pytest.mark.parametrize("game", DEAD)
def test_enemy_phase_is_shown_in_order_along_its_paths(
    server: Running, open_page: Callable[..., Page], game: str
) -> None:
    page = open_page(speed="normal")
    phase = Phase(server, page, game)
    until = time.monotonic() + 90
    while len(phase.acted()) < ENOUGH and time.monotonic() < until:
        phase.step()
    acted = phase.acted()
    assert len(acted) >= ENOUGH
    kinds = sorted(DEAD[game])
    page.wait_for_function(
        "([kinds, n]) => window.storyLines.filter(([kind]) => kinds.includes(kind)).length >= n",
        arg=[kinds, len(acted)],
        timeout=90_000,  # captions last as long as they take to read
    )
    assert phase.kinds_shown()[: len(acted)] == acted


@pytest.mark.soak
def test_enemy_phase_ends_and_folds_in_the_log(server: Running, open_page: Callable[..., Page]) -> None:
    """`web/test/phaseStory.test.ts` checks the duration."""
    page = open_page(speed="normal")
    phase = Phase(server, page, "zombicide")
    for _ in range(3):  # by then some zombies walk
        phase.idle()
        page.locator("[data-skip]").wait_for(state="detached")
    assert page.locator(".log .fold").count() > 0


def test_report_stays_until_it_is_closed(server: Running, open_page: Callable[..., Page]) -> None:
    """Its lines are drawn on the board; it covers neither the question nor the answers."""
    page = open_page(speed="normal")
    phase = Phase(server, page, "zombicide")
    report = page.locator("[data-night]")
    for _ in range(4):
        phase.idle()
        assert not report.count()
        while page.locator("[data-skip]").count():
            page.keyboard.press("Space")
            page.wait_for_timeout(100)
        page.wait_for_timeout(300)
        if report.count():
            break
    expect(report).to_be_visible()
    assert violations(page) == []
    lines = report.locator("[data-recall]")
    lines.last.hover()
    expect(page.locator("[data-story-line]")).to_have_count(1)
    lines.last.click()
    expect(page.locator("[data-story-line]")).to_have_count(1)
    page.mouse.move(1, 1)
    expect(page.locator("[data-story-line]")).to_have_count(0)
    question, shown = page.locator(".prompt .q").bounding_box(), report.bounding_box()
    assert question is not None
    assert shown is not None
    assert question["y"] + question["height"] <= shown["y"] + 1
    phase.step()
    expect(report).to_be_visible()
    report.get_by_role("button", name="Close the report").click()
    expect(report).to_have_count(0)
    expect(page.locator(".log")).to_be_visible()


def test_key_skips_the_story(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page(speed="normal")
    phase = Phase(server, page, "zombicide")
    phase.idle()
    page.keyboard.press("Space")
    page.locator("[data-skip]").wait_for(state="detached", timeout=1_500)


def test_revealed_zombie_card_shows_its_number(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page(speed="normal")
    phase = Phase(server, page, "zombicide")
    count = page.locator(".reveal .count")
    for _ in range(MOST):
        if count.count():
            break
        phase.step()
    assert int(count.first.inner_text()) > 0
