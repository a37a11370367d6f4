"""Accessibility of the board view: keyboard, zoom, screen reader, colours."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from shamble.match.installed_games import games
from shamble.server import game_info
from tests.browser.axe import violations
from tests.browser.keyboard_player import FocusPlayer, focus
from tests.browser.player import Server
from tests.browser.saved_games import open_played_game
from tests.browser.wcag import covered, cut_when_spaced, faint

pytestmark = pytest.mark.browser

GAMES = [info.id for info in game_info.games()]
MIDDLE = 24  # log entries before a game is examined
SHORT = {"drill": 4}  # for games that end earlier
TWICE = {"width": 720, "height": 450}  # 200 % of 1440x900
FOURFOLD = {"width": 320, "height": 256}  # 400 % of 1280x1024
SETTLE = 300  # ms until a page has its new layout

OpenPage = Callable[..., Page]


def sit_down(server: Server, page: Page, game: str, seed: int = 7) -> FocusPlayer:
    """Open a game in progress, with all seats at this screen."""
    package = games()[game]
    entries = SHORT.get(game, MIDDLE)
    path = open_played_game(
        server,
        package,
        package.default_setup(package.min_seats),
        seed,
        lambda match, _: len(match.log) > entries,
    )
    page.goto(server.url + path)
    page.locator(".prompt h2, .pass-screen .btn.lamp").first.wait_for()
    open_screen(page)
    return FocusPlayer(page, seed)


def open_screen(page: Page) -> None:
    if page.locator(".pass-screen").count():
        page.locator(".pass-screen .btn.lamp").click()
        page.locator(".prompt h2").first.wait_for()


def tab_past_the_board(page: Page) -> None:
    """Check that Tab passes the board with one stop on it, and Shift+Tab goes back."""
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
    """Check that arrows move from thing to thing and PageDown visits all of them."""
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
    """Check that Esc closes every dialog and note and returns the focus."""
    page.keyboard.press("a")
    before = focus(page)
    keys = [("?", "dialog[open]"), ("m", "dialog[open]")]
    if not page.locator("[data-none]").count():  # a question to all at a shared screen has no hint
        keys.append(("h", "[data-hint]"))
    for key, dialog in keys:
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
    page.keyboard.press("Tab")  # its rule, or where the action is possible
    page.keyboard.press("Escape")
    note.wait_for(state="detached")
    assert focus(page)["what"] == refused.get_attribute("data-verb")


# size of the board and the question in the window, width of the page, and buttons no scrolling can reach
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


def larger_text(page: Page, size: int) -> None:
    """Set the browser's text size in px (default 16), which layouts follow."""
    sizes = {"standard": size, "fixed": size}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})


@pytest.mark.parametrize("game", GAMES)
def test_keyboard_and_zoom_work_in_every_game(server: Server, open_page: OpenPage, game: str) -> None:
    """Focus after choices, Tab, arrows, Esc, and zoom of 200 % and 400 %, in every game."""
    page = open_page("en")
    player = sit_down(server, page, game)
    tab_past_the_board(page)
    arrows_walk(page)
    escape_leaves(page)
    player.play(6)
    assert player.lost == []
    open_screen(page)
    player.rest()
    enlarged(page, TWICE, 140)
    enlarged(page, FOURFOLD, 110)


def test_last_page_is_a_dialog(server: Server, open_page: OpenPage) -> None:
    """The headline has the focus, and Esc goes back to the board."""
    page = open_page("it")
    player = sit_down(server, page, "drill")
    for _ in range(60):
        open_screen(page)
        if player.play(1):
            break
    assert player.lost == []
    page.wait_for_function("() => document.activeElement.matches('.finale h1')")
    assert page.locator("dialog.finale[open]").count() == 1
    page.keyboard.press("Escape")
    page.locator(".finale").wait_for(state="detached")
    assert focus(page)["board"]


def test_shortcuts_can_be_changed_and_switched_off(server: Server, open_page: OpenPage) -> None:
    page = open_page("en")
    sit_down(server, page, "zombie-plague")
    key = page.locator("[role=toolbar] .verb.can").first.get_attribute("aria-keyshortcuts")
    assert key == "1"
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("Forward")
    dialog.get_by_role("button", name="Change: menu, now m").press("Enter")
    page.keyboard.press("y")
    expect(dialog.get_by_role("button", name="Change: menu, now y")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.keyboard.press("y")
    page.get_by_role("dialog", name="Menu").wait_for()
    page.keyboard.press("Escape")
    page.reload()  # the setting is stored
    page.locator("[role=toolbar] .verb").first.wait_for()
    page.keyboard.press("?")
    dialog.get_by_text("Off", exact=True).click()
    page.keyboard.press("Escape")
    before = page.locator(".prompt h2").inner_text()
    for other in ("y", "1", "u", "?"):
        page.keyboard.press(other)
    assert page.locator("dialog[open], .pop").count() == 0
    assert page.locator(".prompt h2").inner_text() == before
    assert page.locator("[role=toolbar] [aria-keyshortcuts]").count() == 0


# whether full points, the selected tab and allowed verbs look different from the others
TOLD_APART = """() => {
  const look = (e) => { const s = getComputedStyle(e); return [s.backgroundColor, s.borderColor, s.borderStyle].join() }
  const apart = (a, b) => !a || !b || look(a) !== look(b)
  const one = (css) => document.querySelector(css)
  return {
    points: apart(one('.points i:not(.off)'), one('.points i.off')),
    tabs: apart(one('[role=tab][aria-selected=true]'), one('[role=tab][aria-selected=false]')),
    verbs: apart(one('.verb.can'), one('.verb.no')),
  }
}"""
# number of running animations
MOVING = """() => document.getAnimations().filter((one) => one.playState === 'running' &&
  Number(one.effect?.getComputedTiming().duration) > 50).length"""


def test_forced_colours_reduced_motion_and_larger_text(server: Server, open_page: OpenPage) -> None:
    page = open_page("en", speed="normal")
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    player = sit_down(server, page, "zombie-plague")
    assert page.evaluate(TOLD_APART) == {"points": True, "tabs": True, "verbs": True}
    player.play(1)
    assert page.evaluate(MOVING) == 0
    page.emulate_media(forced_colors="none")
    larger_text(page, 32)
    page.wait_for_function(
        "() => parseFloat(getComputedStyle(document.querySelector('.prompt h2')).fontSize) >= 32"
    )
    enlarged(page, {"width": 1440, "height": 900}, 140)


def test_announcements_come_once_and_in_order(server: Server, open_page: OpenPage) -> None:
    """Events come before the question; repeated words are announced again."""
    page = open_page("en")
    player = sit_down(server, page, "zombie-plague")
    said = page.locator("[data-announcements] p")
    page.wait_for_timeout(SETTLE)
    first = said.count()
    page.keyboard.press("0")
    expect(said.last).to_contain_text("points are lost. Tab, then Enter: confirm. Esc: back.")
    page.keyboard.press("Escape")
    page.keyboard.press("0")
    expect(said).to_have_count(first + 2)
    page.keyboard.press("Escape")
    player.play(4)
    page.wait_for_timeout(SETTLE)
    words = said.all_inner_texts()
    assert not [text for text in words if re.search(r"\.\.|\?\.|!\.|  ", text)]
    assert not [text for text in words if re.search(r"\b(hum|zom|sq|card|zone|seat):", text)]


# change the theme at once, without transitions between colours
NIGHTFALL = """() => {
    document.documentElement.dataset.theme = 'dark'
    getComputedStyle(document.body).color
    document.getAnimations().filter((one) => one instanceof CSSTransition).forEach((one) => one.finish())
}"""


SOAKED = [pytest.param(game, marks=[] if game == "zombicide" else [pytest.mark.soak]) for game in GAMES]


@pytest.mark.parametrize("game", SOAKED)
def test_wcag_criteria_beyond_axe_are_met(server: Server, open_page: OpenPage, game: str) -> None:
    """WCAG 2.2: 1.4.11 in both themes, 1.4.12, 2.2.1 and 2.4.11, also enlarged."""
    page = open_page("it", theme="light")
    page.clock.install()
    sit_down(server, page, game)
    asked = page.locator(".prompt h2").first.inner_text()
    page.clock.fast_forward("02:00:00")
    assert page.locator(".prompt h2").first.inner_text() == asked  # no time limit
    assert faint(page) == []
    page.evaluate(NIGHTFALL)
    assert faint(page) == []
    for size in ({"width": 1440, "height": 900}, TWICE, FOURFOLD):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(SETTLE)
        assert cut_when_spaced(page) == []
        assert covered(page, 40) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_focus_survives_every_kind_of_decision(server: Server, open_page: OpenPage, game: str) -> None:
    """Long stretches of each game by keyboard, from several positions."""
    for seed in (3, 7, 11):
        page = open_page("en")
        player = sit_down(server, page, game, seed)
        for _ in range(80):
            open_screen(page)
            if player.play(1):
                break
        assert player.lost == []
        page.context.close()


PAGES = ["/", "/setup/zombie-plague", "/setup/zombicide", "/setup/city-of-horror", "/rules/zombies"]


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (320, 256)], ids=["desktop", "phone", "fourfold"])
def test_axe_finds_nothing_on_any_page(
    server: Server, open_page: OpenPage, language: str, theme: str, size: tuple[int, int]
) -> None:
    """Lobby, set-up, rules, each table with its dialogs and replay, an ending and a review."""
    results: list[tuple[object, ...]] = []
    page = open_page(language, *size, theme=theme)
    for address in PAGES:
        page.goto(server.url + address)
        page.get_by_role("heading").first.wait_for()
        results += [(address, *wrong) for wrong in violations(page)]
    for game in GAMES:
        player = sit_down(server, page, game)
        results += [(game, *wrong) for wrong in violations(page)]
        for key in "?mB":
            page.keyboard.press(key)
            page.locator("dialog[open]").wait_for()
            results += [(game, key, *wrong) for wrong in violations(page)]
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
        player.play(8)
        open_screen(page)
        results += [(game, "later", *wrong) for wrong in violations(page)]
        page.goto(page.url.replace("/t/", "/replay/"))
        page.get_by_role("slider").first.wait_for()
        results += [(game, "replay", *wrong) for wrong in violations(page)]
    player = sit_down(server, page, "drill")
    for _ in range(60):
        open_screen(page)
        if player.play(1):
            break
    page.locator(".finale").wait_for()
    results += [("end", *wrong) for wrong in violations(page)]
    page.goto(page.url.replace("/t/", "/review/"))
    page.locator("[data-done]").wait_for()
    results += [("review", *wrong) for wrong in violations(page)]
    assert results == []


SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=tab]')]
  .map((e) => [e.getAttribute('aria-label') ?? e.textContent.trim(), e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 44)
  .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_touch_targets_are_44_pixels(server: Server, browser: Browser, game: str) -> None:
    """Every button is 44 pixels wide and high."""
    package = games()[game]
    path = open_played_game(
        server, package, package.default_setup(package.min_seats), 3, lambda match, _: len(match.log) > 2
    )
    for table in ("picture", "told"):
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, locale="en", has_touch=True, is_mobile=True
        )
        context.add_init_script(f"localStorage.setItem('shamble.match', '\"{table}\"')")
        page = context.new_page()
        page.goto(server.url + path)
        page.locator(".prompt h2, .pass-screen .btn.lamp, .words li button").first.wait_for()
        assert page.evaluate(SMALL) == []
        context.close()
