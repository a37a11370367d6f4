"""Zombies!!! in the browser: a whole game by mouse, the tile in the hand, windows on two screens, a city on a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import MousePlayer, Server

pytestmark = pytest.mark.browser

MOST = 1500  # decisions of mine in a game of fifty rounds


def new_table(
    server: Server, seats: list[str], seed: int, mode: str = "classic", **options: object
) -> dict[str, Any]:
    """Seats are names of people, or a bot level."""
    chairs = [
        {"kind": "bot", "bot": seat} if seat in ("novice", "random") else {"kind": "person", "name": seat}
        for seat in seats
    ]
    body = {"game": "zombies", "mode": mode, "scenario": "escape", "seats": chairs, "seed": seed}
    return server.post("/api/tables", {**body, "options": options})


def place_of_the_ghost(page: Page) -> str:
    return str(page.locator("[data-board] .ghost").get_attribute("style"))


def at_my_tile(server: Server, page: Page, seed: int = 4) -> None:
    """My first tile: I begin, and the Town Square has four free sides."""
    page.goto(server.url + new_table(server, ["Ada", "novice"], seed, film=1)["mine"])
    page.locator("[data-tile]").wait_for()


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_classic_game_by_mouse(server: Server, open_page: Callable[..., Page], language: str) -> None:
    page = open_page(language)
    page.goto(server.url + new_table(server, ["Ada", "novice", "novice"], seed=3, dawn=50)["mine"])
    player = MousePlayer(page, seed=5)
    assert player.play(MOST), "the game did not end"
    assert player.taken > 20
    expect(page.locator(".finale h1")).to_be_visible()
    expect(page.locator(".finale .scores li")).to_have_count(3)


def test_a_tile_is_held_over_a_place_before_it_is_laid_down(
    server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page("en")
    at_my_tile(server, page)
    spots = page.locator("[data-board] [data-thing^='spot:']")
    places = spots.count()
    assert places > 1
    held = place_of_the_ghost(page)
    page.keyboard.press("ArrowRight")
    assert place_of_the_ghost(page) != held, "arrows take it to the next place"
    other = [n for n in range(places) if "aria-label" in (spots.nth(n).evaluate("e => e.outerHTML"))][-1]
    spots.nth(other).click(position={"x": 12, "y": 12})
    expect(spots).to_have_count(places)  # one click only holds it there
    page.locator("[data-board] [data-place]").click()
    expect(page.locator("[data-board] .ghost")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Ada places")


def test_turning_skips_what_does_not_fit(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    for seed in range(1, 12):
        at_my_tile(server, page, seed)
        if page.locator("[data-tile] button[aria-label='Turn right']").is_enabled():
            break
    way = "() => document.querySelector('[data-tile] svg .road').getAttribute('transform')"
    first = page.evaluate(way)
    page.keyboard.press("r")
    second = page.evaluate(way)
    assert second != first
    ways = page.locator("[data-tile] svg .fits").count()
    for _ in range(ways - 1):
        page.keyboard.press("r")
    assert page.evaluate(way) == first, "as many turns as there are ways that fit lead round"
    page.keyboard.press("Enter")
    expect(page.locator("[data-tile]")).to_have_count(0)


def test_a_cooperative_turn_with_windows_on_two_browsers(
    server: Server, open_page: Callable[..., Page]
) -> None:
    table = new_table(server, ["Ada", "Bea", "novice"], seed=2, mode="cooperative", film=3)
    ada, bea = open_page("en"), open_page("it")
    ada.goto(server.url + table["seats"]["0"])
    bea.goto(server.url + table["seats"]["1"])
    passes = (ada.locator(".prompt .btn.lamp"), bea.locator(".prompt .btn.lamp"))
    for mine in passes:
        mine.wait_for()  # the bot begins: both are asked at once
    expect(ada.locator(".window li")).to_have_count(2)
    expect(ada.locator(".window .passed")).to_have_count(0)
    expect(ada.locator("[role=switch]")).to_have_count(3)
    passes[0].click()
    expect(bea.locator(".window .passed")).to_have_count(1)
    expect(ada.locator(".prompt")).to_contain_text("Bea")  # Ada waits for her
    passes[1].click()
    expect(bea.locator(".window .passed")).not_to_have_count(1)
    play_a_turn(ada, bea)


def play_a_turn(ada: Page, bea: Page) -> None:
    """Whoever is asked answers, until Ada's turn has come and gone."""
    players = (MousePlayer(ada, 1), MousePlayer(bea, 2))
    headings = ada.get_by_role("log").get_by_text(re.compile(r"^Round \d+: "))
    for _ in range(400):
        for player in players:
            seen = player.page.evaluate("() => !!document.querySelector('.prompt:not(.waiting)')")
            if seen:
                player.decide(player.look())
        words = headings.all_inner_texts()
        if any("Ada" in line for line in words) and "Bea" in words[0]:
            return
        ada.wait_for_timeout(20)
    raise AssertionError("the turn did not end")


def test_a_standing_order_stops_the_asking(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada", "novice", "novice"], seed=6, film=2)["mine"])
    page.get_by_role("switch", name="Pass until my next turn").click()
    expect(page.get_by_role("log")).to_contain_text("Ada draws", timeout=30_000)
    expect(page.locator("[data-tile]")).to_be_visible()


def test_the_city_is_found_again_on_a_phone(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en", width=390, height=844)
    at_my_tile(server, page)
    page.get_by_role("button", name="Place it here").click()
    player = MousePlayer(page, 3)
    player.play(12)
    page.mouse.move(200, 260)
    for _ in range(6):
        page.mouse.wheel(0, -400)
    page.mouse.down()
    page.mouse.move(20, 150, steps=4)
    page.mouse.up()
    expect(page.locator(".map")).to_be_visible()
    page.get_by_role("button", name="whole board").click()
    expect(page.locator(".map")).to_have_count(0)
    inside = page.locator("[data-board] svg.city").bounding_box()
    frame = page.locator("[data-board]").bounding_box()
    assert inside is not None
    assert frame is not None
    assert inside["x"] >= frame["x"] - 1
    assert inside["x"] + inside["width"] <= frame["x"] + frame["width"] + 1
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
