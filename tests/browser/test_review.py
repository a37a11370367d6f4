"""The review of a finished game: list, board, keys, and a game continued from a moment."""

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, Route, expect

from shamble.match import save_file
from shamble.match.match import Match
from tests.browser.axe import violations
from tests.browser.conftest import Running

pytestmark = pytest.mark.browser

RECORDED = Path(__file__).parent.parent / "recorded"
ALL = 120_000  # milliseconds until a whole game is reviewed


def finished(server: Running, name: str) -> str:
    """Return the host's link to a finished game."""
    save = save_file.loads((RECORDED / f"{name}.shamble").read_bytes())
    first, *others = save.header.occupants
    header = replace(save.header, occupants=(replace(first, kind="person", bot="", name="Ann"), *others))
    content = save_file.dumps(Match.resume(header, save.log))
    asked = urllib.request.Request(server.url + "/api/import", data=content)
    with urllib.request.urlopen(asked) as answer:
        return str(json.load(answer)["mine"])


def test_game_is_reviewed_and_continued(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(server.url + finished(server, "zombies-two"))
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile("/review/"))
    expect(page.locator("[data-done]")).to_be_visible(timeout=ALL)
    expect(page.get_by_role("heading", level=1)).to_have_text("Game review")
    expect(page.get_by_text(re.compile("Of your \\d+ decisions, \\d+ were"))).to_be_visible()
    assert "mistake" not in page.locator("body").inner_text().lower()
    listed = page.locator(".costs li button")
    assert listed.count() > 1
    current = page.locator(".costs [aria-current]")
    first = current.inner_text()
    expect(page.locator("[data-mark=played]")).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("ArrowRight")
    expect(current).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    assert current.inner_text() == first
    page.locator(".curve").click(position={"x": 200, "y": 60})
    expect(current).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.locator(".prompt h2, .pass-screen .btn.lamp").first.wait_for()


def test_interrupted_review_is_resumed(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page(language="it", width=390, height=844, theme="light")
    link = finished(server, "all-things-zombie-bullets-random")
    breaks = 1

    def once(route: Route) -> None:
        nonlocal breaks
        if "first=0" in route.request.url or not breaks:
            route.continue_()
        else:
            breaks -= 1
            route.abort("connectionrefused")

    page.route("**/review?first=*", once)
    page.goto(server.url + link.replace("/t/", "/review/"))
    again = page.get_by_role("button", name="Riprova")
    expect(again).to_be_visible(timeout=ALL)
    again.click()
    expect(page.locator("[data-done]")).to_be_visible(timeout=ALL)
    expect(again).to_have_count(0)
    assert violations(page) == []
    lamp = page.get_by_role("button", name="Gioca da qui").bounding_box()
    assert lamp is not None
    assert lamp["height"] >= 44
    assert lamp["y"] + lamp["height"] <= 844
