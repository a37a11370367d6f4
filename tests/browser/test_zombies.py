"""Zombies!!! in the browser: whole games, tiles, card windows, phone, last page."""

import json
import re
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.axe import violations
from tests.browser.player import KeyPlayer, MousePlayer, Server
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[2]
RECORDED = ROOT / "tests" / "recorded"
MOST = 1500  # decisions of the player in a game of fifty rounds


def new_table(
    server: Server, seats: list[str], seed: int, mode: str = "classic", **options: object
) -> dict[str, Any]:
    """Open a table; seats are names of people or bot levels."""
    chairs = [
        {"kind": "bot", "bot": seat} if seat in ("novice", "random") else {"kind": "person", "name": seat}
        for seat in seats
    ]
    body = {"game": "zombies", "mode": mode, "scenario": "escape", "seats": chairs, "seed": seed}
    return server.post("/api/tables", {**body, "options": options})


def place_of_the_ghost(page: Page) -> str:
    return str(page.locator("[data-board] .ghost").get_attribute("style"))


def offset(spot: str) -> str:
    """Return the offset of the preview over a place; a tile is 162 units wide."""
    x, y = (int(number) * 162 for number in spot.removeprefix("spot:").split(","))
    return f"translate({x}px, {y}px)"


def at_my_tile(server: Server, page: Page, seed: int = 4) -> None:
    """Open a game at the player's first tile; the Town Square has four free sides."""
    page.goto(server.url + new_table(server, ["Ada", "novice"], seed, film=1)["mine"])
    page.locator("[data-tile]").wait_for()


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "it"])
def test_whole_classic_game_by_mouse(server: Server, open_page: Callable[..., Page], language: str) -> None:
    page = open_page(language)
    page.goto(server.url + new_table(server, ["Ada", "novice", "novice"], seed=3, dawn=50)["mine"])
    player = MousePlayer(page, seed=5)
    assert player.play(MOST), "the game did not end"
    assert player.taken > 20
    expect(page.locator(".finale h1")).to_be_visible()
    expect(page.locator(".finale .scores li")).to_have_count(3)


@pytest.mark.soak
def test_keyboard_suffices_for_rounds(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada", "novice", "novice"], seed=3, dawn=50)["mine"])
    player = KeyPlayer(page, seed=8)
    for _ in range(10):
        player.play(30)
        if "Round 2" in page.get_by_role("log").inner_text():
            break
    expect(page.get_by_role("log")).to_contain_text("Round 2")


@pytest.mark.soak
def test_whole_classic_game_by_keyboard(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada", "novice", "novice"], seed=3, dawn=50)["mine"])
    player = KeyPlayer(page, seed=8)
    assert player.play(2 * MOST), "the game did not end"
    expect(page.locator(".finale h1")).to_be_visible()


def test_tile_is_previewed_before_it_is_placed(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    at_my_tile(server, page)
    spots = page.locator("[data-board] [data-thing^='spot:']")
    places = spots.count()
    assert places > 1
    held = place_of_the_ghost(page)
    page.keyboard.press("ArrowRight")
    assert place_of_the_ghost(page) != held, "arrows take it to the next place"
    held = place_of_the_ghost(page)
    things = [str(spots.nth(n).get_attribute("data-thing")) for n in range(places)]
    other = next(n for n in range(places) if offset(things[n]) not in held)
    spots.nth(other).click(position={"x": 12, "y": 12})
    assert offset(things[other]) in place_of_the_ghost(page)
    expect(spots).to_have_count(places)  # one click only previews it
    page.locator("[data-board] [data-place]").click()
    expect(page.locator("[data-board] .ghost")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("You place")


def test_turning_skips_positions_that_do_not_fit(server: Server, open_page: Callable[..., Page]) -> None:
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


def test_cooperative_card_window_on_two_browsers(server: Server, open_page: Callable[..., Page]) -> None:
    table = new_table(server, ["Ada", "Bea", "novice"], seed=2, mode="cooperative", film=3)
    ada, bea = open_page("en"), open_page("it")
    ada.goto(server.url + table["seats"]["0"])
    bea.goto(server.url + table["seats"]["1"])
    passes = (ada.locator(".prompt .btn.lamp"), bea.locator(".prompt .btn.lamp"))
    for mine in passes:
        mine.wait_for()  # the bot begins: both are asked at once
    ada.get_by_role("tab", name="Table").click()
    bea.get_by_role("tab", name="Tavolo").click()
    expect(ada.locator(".window li")).to_have_count(2)
    expect(ada.locator(".window .passed")).to_have_count(0)
    expect(ada.locator("[role=switch]")).to_have_count(3)
    passes[0].click()
    expect(bea.locator(".window .passed")).to_have_count(1)
    expect(ada.locator(".prompt")).to_contain_text("Bea")  # Ada waits for her
    passes[1].click()
    expect(bea.locator(".window .passed")).not_to_have_count(1)
    ada.get_by_role("tab", name="Log").click()
    play_a_turn(ada, bea)


def play_a_turn(ada: Page, bea: Page) -> None:
    """Answer every question of both players until Ada's turn is over."""
    players = (MousePlayer(ada, 1), MousePlayer(bea, 2))
    headings = ada.get_by_role("log").get_by_text(re.compile(r"^Round \d+: "))
    for _ in range(400):
        for player in players:
            seen = player.glance()
            if seen:
                player.decide(seen)
        words = headings.all_inner_texts()
        if any("your turn" in line for line in words) and "Bea" in words[0]:
            return
        ada.wait_for_timeout(20)
    raise AssertionError("the turn did not end")


def test_auto_pass_stops_the_questions(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    switch = page.get_by_role("switch", name="Pass until my turn")
    for seed in range(6, 26):  # a bot begins, and Ada is asked only if she has a card to play
        page.goto(server.url + new_table(server, ["Ada", "novice", "novice"], seed=seed, film=2)["mine"])
        page.locator(".prompt .btn.lamp, [data-tile] button").first.wait_for()
        if switch.count():
            with suppress(TimeoutError):  # the window can close at the same moment
                switch.click(timeout=3_000)
                break
    expect(page.locator("[data-tile]")).to_be_visible(timeout=30_000)  # her own turn
    expect(page.get_by_role("log")).to_contain_text("You draw")


def test_card_is_played_from_the_window_panel(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    cards = page.locator(".window .cards button")
    for seed in range(1, 20):
        page.goto(server.url + new_table(server, ["Ada", "novice"], seed, film=2)["mine"])
        page.locator(".prompt .btn.lamp").wait_for()  # the bot begins, and Ada is asked
        page.get_by_role("tab", name="Table").click()
        if cards.count():
            break
    expect(page.locator(".window")).to_contain_text("Still to answer: Ada")
    assert str(cards.first.get_attribute("aria-label")).startswith("Play ")
    cards.first.click()
    page.get_by_role("tab", name="Log").click()
    player = MousePlayer(page, 1)
    while not re.search("You play", page.get_by_role("log").inner_text()):
        seen = player.look()  # the target of the card
        player.decide(seen | {"confirm": seen["asking"], "verbs": 0})


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_pieces_travel_unless_motion_is_reduced(
    server: Server, open_page: Callable[..., Page], motion: Any, moves: bool
) -> None:
    page = open_page("en")
    page.add_init_script("""localStorage.setItem('shamble.speed', '"normal"')""")
    page.add_init_script("""
        window.travels = 0
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, how) {
            if (JSON.stringify(frames).includes('translate') && this.closest('svg.city')) window.travels++
            return animate.call(this, frames, how)
        }""")
    page.emulate_media(reduced_motion=motion)
    at_my_tile(server, page)
    page.keyboard.press("Enter")
    player = MousePlayer(page, 3)
    page.get_by_role("button", name="Roll").or_(page.locator(".prompt .btn.lamp")).first.wait_for()
    for _ in range(40):
        seen = player.look()
        if page.locator("[data-board] [data-thing^='sq:']").count():
            break
        player.decide(seen)
    page.locator("[data-board] [data-thing^='sq:']").first.click(force=True)
    expect(page.get_by_role("log")).to_contain_text("You go")
    page.wait_for_timeout(300)
    assert (page.evaluate("() => window.travels") > 0) == moves


def test_city_map_appears_when_zoomed_on_a_desktop(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    at_my_tile(server, page)
    expect(page.locator(".map")).to_have_count(0)
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.locator(".map")).to_be_visible()
    page.keyboard.press("f")
    expect(page.locator(".map")).to_have_count(0)


def test_city_map_appears_when_zoomed_on_a_phone(server: Server, open_page: Callable[..., Page]) -> None:
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
    page.get_by_role("button", name="show the whole board").click()
    expect(page.locator(".map")).to_have_count(0)
    inside = page.locator("[data-board] svg.city").bounding_box()
    frame = page.locator("[data-board]").bounding_box()
    assert inside is not None
    assert frame is not None
    assert inside["x"] >= frame["x"] - 1
    assert inside["x"] + inside["width"] <= frame["x"] + frame["width"] + 1
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("size", "theme"), SCREENS)
def test_axe_finds_nothing_at_the_table(
    server: Server, open_page: Callable[..., Page], theme: str, size: tuple[int, int]
) -> None:
    page = open_page("en", *size, theme=theme)
    at_my_tile(server, page)
    result = violations(page)
    page.keyboard.press("Enter")
    MousePlayer(page, 2).play(8)
    assert result + violations(page) == []


@pytest.mark.parametrize(
    ("game", "language", "size", "theme"),
    [
        ("zombies-six", "en", (1280, 720), "light"),
        ("zombies-six", "it", (390, 844), "dark"),
        ("zombies-five-last-man", "it", (1440, 900), "dark"),
        ("zombies-two-together-sudden", "en", (390, 844), "light"),
    ],
)
def test_last_page_lists_winners_first(
    server: Server,
    open_page: Callable[..., Page],
    game: str,
    language: str,
    size: tuple[int, int],
    theme: str,
) -> None:
    """A finished game lists the winners first and all players by name."""
    body = (RECORDED / f"{game}.shamble").read_bytes()
    with urllib.request.urlopen(urllib.request.Request(server.url + "/api/import", body)) as answer:
        table = json.load(answer)
    page = open_page(language, *size, theme=theme)
    page.goto(server.url + table["mine"])
    expect(page.locator(".finale h1")).to_be_visible(timeout=30_000)
    rows = page.locator(".finale .scores li")
    expect(rows).to_have_count(len(re.findall('"kind":"bot"', body.decode().splitlines()[0])))
    won = [bool(re.search(r"\bwon\b", str(rows.nth(n).get_attribute("class")))) for n in range(rows.count())]
    assert won == sorted(won, reverse=True)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    if game == "zombies-six":
        expect(page.locator(".finale figure li")).to_have_text([f"novice {n}" for n in range(1, 7)])
    assert violations(page) == []
