"""Bytes and requests until a page is ready, and the size of a long log. No times."""

import json
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from shamble.cli.browser_benchmark import Visitor, new_table
from shamble.match.installed_games import games
from shamble.server import game_info
from tests.browser.player import Server

pytestmark = pytest.mark.browser

LOBBY = 120_000  # bytes, compressed
TABLE = 222_000
REQUESTS = 12
LINES = 150  # of the log in the page at the same time
LONGEST = Path(__file__).resolve().parents[1] / "recorded" / "zombie-plague-five.shamble"


def test_lobby_is_light(own_server: Server, browser: Browser) -> None:
    costs = Visitor(browser).visit(own_server.url)
    assert costs["requests"] <= REQUESTS
    assert costs["bytes"] < LOBBY


def test_lobby_loads_no_game(own_server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(own_server.url)
    page.locator(".lobby .go .btn").first.wait_for()
    page.wait_for_timeout(300)
    for info in game_info.games():
        assert not any(info.id in url.rsplit("/", 1)[-1] for url in asked), info.id


@pytest.mark.parametrize("game", [info.id for info in game_info.games()])
def test_table_is_light(server: Server, browser: Browser, game: str) -> None:
    costs = Visitor(browser).visit(new_table(server.url, games()[game]))
    assert costs["bytes"] < TABLE


def test_code_texts_and_state_load_together(server: Server, open_page: Callable[..., Page]) -> None:
    """A browser that knows the table's game requests everything before the first message."""
    page = open_page("en")
    page.goto(server.url)
    page.locator(".lobby .go [data-play]").first.click()
    page.locator("[role=toolbar] button, .choices button").first.wait_for()
    lines: list[str] = []
    page.on("request", lambda request: lines.append(request.url))
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: lines.append("state")))
    page.reload()
    page.locator("[role=toolbar] button, .choices button").first.wait_for()
    asked = lines[: lines.index("state")]
    assert any("/assets/" in url and url.endswith(".js") for url in asked)
    assert sum(url.endswith(".ftl") for url in asked) == 2


def test_body_fonts_come_with_the_page(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url)
    page.locator(".lobby .go .btn").first.wait_for()
    late = page.evaluate(
        """() => {
            const fonts = performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.woff2'))
            return fonts.filter((one) => one.initiatorType !== 'link').map((one) => one.name)
        }"""
    )
    assert late == []


def test_long_log_stays_small_in_the_page(server: Server, open_page: Callable[..., Page]) -> None:
    request = urllib.request.Request(server.url + "/api/import", LONGEST.read_bytes())
    with urllib.request.urlopen(request) as answer:
        path = str(json.load(answer)["watch"])
    page = open_page("en")
    page.goto(server.url + path)
    lines = page.locator(".log li")
    lines.first.wait_for(timeout=90_000)
    newest = lines.first.inner_text()
    most = page.evaluate(
        """async () => {
            let most = 0
            for (let older; (older = document.querySelector('.log button.older')); ) {
                older.click()
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
                most = Math.max(most, document.querySelectorAll('.log li').length)
            }
            return most
        }"""
    )
    assert 20 < most <= LINES  # enemy phases are folded
    assert lines.first.inner_text() != newest
