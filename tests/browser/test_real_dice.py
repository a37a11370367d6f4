"""Real dice: a roll is typed, checked, sent and corrected; a real card is picked."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Running
from tests.browser.settled import settle
from tests.browser.test_enemy_phase import MOST, Phase
from tests.browser.test_walking import new_table


def test_real_roll_is_typed_and_corrected(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.goto(server.url + new_table(server, "zombies", 2, people=2, dice="typed"))
    page.locator(".pad").first.wait_for()  # the roll for who begins
    page.keyboard.press("3")
    while not page.locator("[data-send]").count():
        page.keyboard.press("3")
    expect(page.locator("[data-send]")).to_contain_text("3")
    page.locator("[data-again]").click()
    expect(page.locator("[data-send]")).to_have_count(0)
    while not page.locator("[data-send]").count():
        page.locator(".pad").nth(4).click()
    expect(page.locator("[data-send]")).to_contain_text("5")
    page.keyboard.press("Enter")
    page.locator("[data-send]").first.wait_for(state="detached")
    settle(page)
    if page.locator(".pass-screen").count():
        page.keyboard.press("Enter")
    page.locator("[data-correct]").click()
    page.locator(".pad").first.wait_for()


def test_real_card_is_picked_from_possible_ones(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page()
    phase = Phase(server, page, "zombicide", cards="typed")
    cards = page.locator(".prompt .cards .list button")
    for _ in range(MOST):
        if cards.count():
            break
        phase.step()
    page.get_by_role("searchbox", name="Search for a card").fill("12")
    expect(cards).to_have_count(1)
    cards.first.click()
    for _ in range(MOST):  # all spawn zones
        if not cards.count():
            break
        cards.first.click()
        settle(page)
    todo = page.get_by_role("region", name="Do this on your board")
    expect(todo.locator("li").first).to_be_visible()
    todo.locator("[data-done]").click()
    expect(todo).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "offered"), [("zombicide", ["Dice", "Cards"]), ("zombies", ["Dice"]), ("city-of-horror", [])]
)
def test_real_dice_are_offered_only_where_they_exist(
    server: Running, open_page: Callable[..., Page], game: str, offered: list[str]
) -> None:
    page = open_page()
    page.goto(f"{server.url}/setup/{game}")
    page.locator("details.more summary", has_text="Dice and luck").click()
    assert page.locator("details.more h3").all_inner_texts() == offered
    if offered:
        page.get_by_role("radiogroup", name="Dice").get_by_text("We roll real dice").click()
        expect(
            page.get_by_role("radiogroup", name="Who enters the results").get_by_role("radio")
        ).to_have_count(2)
