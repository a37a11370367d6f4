"""The example game in the browser: lobby, set-up, a whole game, rules."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import MousePlayer
from tests.installed_wheel import set_up

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with set_up(tmp_path_factory.mktemp("outside")).serving() as address:
        yield address


def test_example_game_is_played_from_the_lobby_on(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(address)
    page.get_by_role("link", name="Night Post").first.click()
    page.locator("summary", has_text="House rules").click()
    expect(page.get_by_text("Points to win")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("toolbar").wait_for()
    expect(page.locator("[data-board] text", has_text="Lighthouse")).to_be_visible()
    assert violations(page) == []
    assert MousePlayer(page, seed=2).play(400)
    expect(page.locator(".finale h1")).to_contain_text("points win")


def test_example_rules_are_shown_in_italian(address: str, open_page: Callable[..., Page]) -> None:
    page = open_page("it")
    page.goto(f"{address}/rules/night-post#NP-02.03")
    expect(page.locator("article.here")).to_contain_text("il vento riporta indietro")
    expect(page.get_by_role("heading", name="Regole di Posta di notte")).to_be_visible()
