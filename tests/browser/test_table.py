"""The table page: refusals, undo, hints, languages, replays, rules."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import MousePlayer, Server
from tests.browser.screens import SCREENS
from tests.browser.settled import settle

pytestmark = pytest.mark.browser


def settled(page: Page) -> bool:
    """Wait until the question no longer changes, because a walk takes several steps."""
    before = ""
    while (now := page.locator(".prompt h2").inner_text()) != before:
        before = now
        settle(page)
    return True


def my_turn(server: Server, page: Page, seed: int = 8) -> MousePlayer:
    """Open a table of two and play by mouse up to the first human's turn."""
    page.goto(server.url + server.new_table(["me", "novice"], seed=seed))
    player = MousePlayer(page, seed)
    ahead = page.locator("[role=toolbar] button[aria-keyshortcuts]", has_text=re.compile("Forward|Avanti"))
    while not (settled(page) and ahead.count()):  # one more choice would already be part of the turn
        player.play(1)
    return player


def test_refusal_names_and_shows_its_rule(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    my_turn(server, page)
    page.get_by_role("toolbar").get_by_role("button", name="Search").hover()
    popover = page.get_by_role("dialog").filter(has_text="ZP-10.02")
    expect(popover).to_contain_text("directly adjacent to the searchable square")
    before = page.get_by_role("log").inner_text()
    page.get_by_role("toolbar").get_by_role("button", name="Search").click(force=True)  # it is refused
    expect(popover).to_be_visible()
    assert page.get_by_role("log").inner_text() == before


def test_undo_takes_back_a_step_or_says_why_not(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    my_turn(server, page, seed=3)
    prompt = page.locator(".prompt h2")
    before = prompt.inner_text()
    page.get_by_role("toolbar").get_by_role("button", name="Turn left").click()
    alone = page.locator(".choices button").first  # if a route starts with it as well
    if alone.count():
        alone.click()
    expect(prompt).not_to_have_text(before)
    page.keyboard.press("u")
    expect(prompt).to_have_text(before)
    page.get_by_role("toolbar").get_by_role("button", name="End turn").click()
    expect(page.locator(".prompt")).to_contain_text(
        re.compile("action points? (is|are) lost")
    )  # one confirmation
    page.get_by_role("button", name="Do it").click()
    for _ in range(40):  # undo stops where the other side acted
        page.keyboard.press("u")
        if page.get_by_role("dialog").count():
            break
        settle(page)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_hint_lights_the_move_of_the_bot(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    my_turn(server, page)
    page.keyboard.press("h")
    panel = page.locator("[data-hint]")
    expect(panel.locator(".btn.lamp")).to_be_enabled()
    expect(panel).not_to_contain_text("hint-")
    expect(page.locator("[data-mark='1']")).to_have_count(1)
    page.keyboard.press("h")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_language_can_be_changed_at_any_time(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    my_turn(server, page)
    expect(page.get_by_role("toolbar")).to_contain_text("Forward")
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("radio", name="Italiano").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("toolbar")).to_contain_text("Avanti")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_replay_continues_from_any_point(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    player = my_turn(server, page)
    player.play(6)
    page.goto(page.url.replace("/t/", "/replay/"))
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator("[data-board] svg").first).to_be_visible()


def test_rules_can_be_searched(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("it")
    page.goto(server.url + "/rules/zombie-plague#ZP-07.04")
    expect(page.get_by_text("ZP-07.04").first).to_be_visible()
    page.get_by_role("searchbox").fill("motosega")
    expect(page.get_by_text("ZP-11.04").first).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), SCREENS)
def test_axe_finds_nothing_on_the_main_pages(
    server: Server, open_page: Callable[..., Page], theme: str, size: tuple[int, int]
) -> None:
    page = open_page("en", *size, theme=theme)
    results = []
    my_turn(server, page)
    for address in (None, "/", "/setup/zombie-plague", "/rules/zombie-plague"):
        if address is not None:
            page.goto(server.url + address)
            page.get_by_role("heading").first.wait_for()
        results += [(address, *wrong) for wrong in violations(page)]
    assert results == []
