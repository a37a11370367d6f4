"""Every window size: room for the board, no cut words, no hidden answers, no small print."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from shamble.match.installed_games import games
from shamble.server import game_info
from tests.browser.fit import fit
from tests.browser.player import Server
from tests.browser.saved_games import open_played_game

pytestmark = pytest.mark.browser

SIZES = [(844, 390), (932, 430), (1024, 768), (1280, 720), (1440, 900), (390, 844)]
BOARD = 0.40  # least share of the window
SETTLE = 150  # ms before a check and between two checks
LOOKS = 20  # checks until a page counts as not fitting
MIDDLE = 30  # log entries before a game is examined
GAMES = [info.id for info in game_info.games()]


def _fits(page: Page, width: int, height: int, what: str) -> list[str]:
    """Return the problems of a page once it has its new layout, also on a slow machine."""
    page.set_viewport_size({"width": width, "height": height})
    problems: list[str] = []
    for _ in range(LOOKS):
        page.wait_for_timeout(SETTLE)
        problems = _problems(page, f"{what}, {width}x{height}")
        if not problems:
            break
    return problems


def _problems(page: Page, name: str) -> list[str]:
    seen = fit(page)
    problems = [f"{name}: cut off: {text}" for text in seen.cut]
    problems += [f"{name}: small print: {text}" for text in seen.small]
    if seen.wide > 0:
        problems.append(f"{name}: {seen.wide} px too wide")
    if seen.board is None:
        return problems
    problems += [f"{name}: out of sight: {text}" for text in seen.hidden]
    if seen.long > 0:
        problems.append(f"{name}: {seen.long} px too long")
    if seen.board < BOARD:
        problems.append(f"{name}: the board has {seen.board:.0%}")
    return problems


def _sit_down(page: Page) -> None:
    """Wait for the table and open the pass screen if there is one."""
    page.locator(".prompt h2, .pass-screen .btn.lamp").first.wait_for()
    if page.locator(".pass-screen").count():
        page.locator(".pass-screen .btn.lamp").click()
        page.locator(".prompt h2").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_table_fits_every_window(server: Server, open_page: Callable[..., Page], game: str) -> None:
    """Up to six seats, in the opening and in the middle of a game."""
    package = games()[game]
    problems: list[str] = []
    for language, entries in (("en", 0), ("it", MIDDLE)):
        setup = package.default_setup(min(package.max_seats, 6))
        path = open_played_game(server, package, setup, 7, lambda match, _: len(match.log) > entries)  # noqa: B023
        page = open_page(language)
        page.goto(server.url + path)
        _sit_down(page)
        for width, height in SIZES:
            problems += _fits(page, width, height, f"{game}, {language}, {entries} entries")
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("language", ["en", "it"])
def test_lobby_fits_every_window(server: Server, open_page: Callable[..., Page], language: str) -> None:
    page = open_page(language)
    page.goto(server.url)
    page.locator(".lobby .go .btn").first.wait_for()
    problems = [p for width, height in SIZES for p in _fits(page, width, height, "lobby")]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("game", GAMES)
def test_setup_fits_every_window(server: Server, open_page: Callable[..., Page], game: str) -> None:
    page = open_page("it")
    page.goto(f"{server.url}/setup/{game}")
    expect(page.locator(".btn.lamp").last).to_be_visible()
    problems = [p for width, height in SIZES for p in _fits(page, width, height, f"set-up of {game}")]
    assert not problems, "\n" + "\n".join(problems)


def test_shortcuts_are_hidden_on_touch_screens(server: Server, browser_touch: Page) -> None:
    browser_touch.goto(server.url + server.new_table(["me", "novice"]))
    browser_touch.locator("[role=toolbar] button").first.wait_for()
    assert browser_touch.locator("kbd:visible").count() == 0
