"""The pictured table for whoever plays by keys, enlarges the page, hears it, or chooses its colours."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from shamble.server import catalogue
from shamble.table.games import games
from tests.browser.keys import FocusPlayer, focus
from tests.browser.player import Server
from tests.browser.saves import played

pytestmark = pytest.mark.browser

GAMES = [info.id for info in catalogue.games()]
MIDDLE = 24  # entries after which a game is well under way
SHORT = {"drill": 4}  # games that are over before that
TWICE = {"width": 720, "height": 450}  # 200 % of 1440x900
FOURFOLD = {"width": 320, "height": 256}  # 400 % of 1280x1024
SETTLE = 300  # ms until a page has found its new layout

OpenPage = Callable[..., Page]


def sit_down(server: Server, page: Page, game: str, seed: int = 7) -> FocusPlayer:
    """All the chairs of a small table, some way into the game."""
    found = games()[game]
    entries = SHORT.get(game, MIDDLE)
    path = played(
        server, found, found.plain(found.min_seats), seed, lambda match, _: len(match.log) > entries
    )
    page.goto(server.url + path)
    page.locator(".prompt h2, .curtain .btn.lamp").first.wait_for()
    here(page)
    return FocusPlayer(page, seed)


def here(page: Page) -> None:
    if page.locator(".curtain").count():
        page.locator(".curtain .btn.lamp").click()
        page.locator(".prompt h2").first.wait_for()


def tab_past_the_board(page: Page) -> None:
    """Tab comes to the board, to one thing on it, and past it; Shift and Tab the same way back."""
    page.keyboard.press("b")
    assert focus(page)["inside"].startswith("DIV.stage")
    inside = []
    for _ in range(9):
        page.keyboard.press("Tab")
        now = focus(page)
        if not now["board"]:
            break
        inside.append(now["name"])
    else:
        raise AssertionError(f"Tab does not leave the board: {inside}")
    assert len(set(inside)) == len(inside), inside
    for _ in range(9):
        page.keyboard.press("Shift+Tab")
        if focus(page)["inside"].startswith("DIV.stage"):
            break
    assert focus(page)["board"]


def arrows_walk(page: Page) -> None:
    """From the board to a thing, from thing to thing, and with PageDown through all of them."""
    things = page.locator("[data-board] [data-thing][tabindex]").count()
    if not things:
        return
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    first = focus(page)["what"]
    assert first
    met = {first}
    for _ in range(min(things, 40)):
        page.keyboard.press("PageDown")
        met.add(focus(page)["what"])
    assert len(met) >= min(things, 3) or things == len(met)


def escape_leaves(page: Page) -> None:
    """Every dialog and note gives the focus back when Esc closes it, wherever it came from."""
    page.keyboard.press("a")
    before = focus(page)
    for key, dialog in (("?", "dialog[open]"), ("m", "dialog[open]"), ("h", ".pop")):
        page.keyboard.press(key)
        page.wait_for_function("(css) => !!document.activeElement.closest(css)", arg=dialog)
        page.keyboard.press("Escape")
        page.locator(dialog).first.wait_for(state="detached")
        assert focus(page)["name"] == before["name"], key
    refused = page.locator("[role=toolbar] .verb.no").first
    if not refused.count():
        return
    refused.focus()
    page.keyboard.press("Enter")
    note = page.locator(".pop.no")
    page.wait_for_function("() => !!document.activeElement.closest('.pop')")
    page.keyboard.press("Tab")  # the rule it rests on, or where it could be done
    page.keyboard.press("Escape")
    note.wait_for(state="detached")
    assert focus(page)["what"] == refused.get_attribute("data-verb")


# the board in the window, the width of the page, and what can be reached by scrolling, if by anything
REACH = """() => {
  const box = (css) => {
    const at = document.querySelector(css)
    at?.scrollIntoView({ block: 'nearest' })
    const r = at?.getBoundingClientRect()
    if (!r) return null
    return {
      width: Math.min(innerWidth, r.right) - Math.max(0, r.left),
      height: Math.min(innerHeight, r.bottom) - Math.max(0, r.top),
    }
  }
  const hidden = [...document.querySelectorAll('[data-region=acts] button')].filter((e) => {
    e.scrollIntoView({ block: 'center' })
    const r = e.getBoundingClientRect()
    if (!r.width) return false
    const x = Math.min(innerWidth - 1, Math.max(0, r.left + r.width / 2)), y = r.top + r.height / 2
    const top = document.elementFromPoint(x, y)
    return !top || !(e.contains(top) || top.contains(e))
  }).map((e) => e.textContent.trim().slice(0, 40))
  return {
    board: box('[data-board]'), prompt: box('.prompt h2'), hidden,
    wide: document.documentElement.scrollWidth,
  }
}"""


def enlarged(page: Page, size: Any, least: int) -> None:
    page.set_viewport_size(size)
    page.wait_for_timeout(SETTLE)
    seen = page.evaluate(REACH)
    assert seen["wide"] <= size["width"], seen
    assert min(seen["board"]["width"], seen["board"]["height"]) >= least, seen
    assert seen["prompt"]["height"] >= 12, seen
    assert seen["prompt"]["width"] >= 40, seen
    assert seen["hidden"] == [], seen


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_and_enlarged(server: Server, open_page: OpenPage, game: str) -> None:
    """The focus after choices, Tab, arrows, Esc, and 200 % and 400 %, in every game."""
    page = open_page("en")
    player = sit_down(server, page, game)
    tab_past_the_board(page)
    arrows_walk(page)
    escape_leaves(page)
    player.play(6)
    assert player.lost == []
    here(page)
    player.rest()
    enlarged(page, TWICE, 140)
    enlarged(page, FOURFOLD, 110)
