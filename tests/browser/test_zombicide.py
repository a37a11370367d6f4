"""Zombicide in the browser: tutorial, cars, refusals, overlays, trading, keyboard, phone."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.axe import violations
from tests.browser.hints import ANSWERED
from tests.browser.player import Player, Server

pytestmark = pytest.mark.browser

MOST = 600  # decisions of the player in a tutorial
TUTORIAL_SEEDS = (
    4,
    3,
    1,
)  # tutorials the novice's hints win; the second is for a changed novice


def new_table(
    server: Server, seats: list[str], mission: str, seed: int, mode: str = "book", **options: object
) -> dict[str, Any]:
    """Open a table; seats are names of people or bot levels."""
    chairs = [
        {"kind": "bot", "bot": seat} if seat in ("novice", "random") else {"kind": "person", "name": seat}
        for seat in seats
    ]
    body = {"game": "zombicide", "mode": mode, "scenario": mission, "seats": chairs, "seed": seed}
    return server.post("/api/tables", {**body, "options": options})


def verb(page: Page, words: str) -> Any:
    return page.locator("[role=toolbar] button.can", has_text=words)


def pick_survivors(page: Page) -> None:
    """Pick the first survivor offered until the first turn begins."""
    page.locator("[data-region=acts] [role=toolbar]").first.wait_for()
    for _ in range(8):
        picks = page.locator(".picks button")
        if not picks.count():
            break
        left = picks.count()
        picks.first.click()
        page.wait_for_function("left => document.querySelectorAll('.picks button').length !== left", arg=left)
    if page.locator(".swap").count():
        page.locator(".swap .btn.lamp").click()
    page.locator("[role=toolbar] button.can").first.wait_for()
    if verb(page, "Act").count():
        choose(page, "Act")


def choose(page: Page, words: str) -> None:
    """Click a verb, and the first option if it has several."""
    verb(page, words).first.click()
    page.wait_for_timeout(60)
    options = page.locator(".choices button")
    if options.count():
        options.first.click()
        page.wait_for_timeout(60)


class Hinted(Player):
    """Player who reads the hint and clicks the option it means."""

    def decide(self, seen: dict[str, Any]) -> None:
        page = self.page
        if seen["asking"]:
            self.click(".prompt .btn.lamp")
            return
        if not page.locator("[data-hint]").count():
            self.click("header button[aria-label='Hint']")
        lamp = "[data-hint] .btn.lamp:enabled"
        page.locator(lamp).wait_for()
        answers = page.locator("[data-hint]").get_attribute("data-hint")
        self.click(lamp)
        page.wait_for_function(ANSWERED, arg=answers)

    def click(self, selector: str) -> None:
        box = self.page.locator(selector).first.bounding_box()
        if box:
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.soak
def test_tutorial_is_won_by_mouse(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    for seed in TUTORIAL_SEEDS:
        page.goto(server.url + new_table(server, ["Ada"], "00", seed=seed)["mine"])
        expect(page.locator(".prompt h2")).to_be_visible()
        player = Hinted(page)
        assert player.play(MOST), "the game did not end"
        assert player.taken > 20
        if "Won" in page.locator(".finale h1").inner_text():
            break
    expect(page.locator(".finale h1")).to_contain_text("Won in round")
    expect(page.locator(".finale .scores li")).to_have_count(1)


def drive_on(page: Page) -> bool:
    """Do one thing toward a drive. Return True if it is the drive."""
    page.locator("[role=toolbar] button.can, .prompt .btn.lamp, .finale").first.wait_for()
    if page.locator(".prompt .btn.lamp").count():
        page.locator(".prompt .btn.lamp").click()
    elif page.locator(".swap").count():
        page.locator(".swap .btn.lamp").click()
    elif verb(page, "Drive").count():
        choose(page, "Drive")
        return True
    elif verb(page, "Get in").count():
        verb(page, "Get in").first.click()
        wheel = page.locator(".choices button", has_text="at the wheel")
        if wheel.count():
            wheel.first.click()
        elif page.locator(".choices button").count():
            page.locator(".choices button").first.click()
    elif verb(page, "Move").count():
        toward_car(page)
    elif page.locator(".choices button").count():
        page.locator(".choices button").first.click()
    else:
        page.locator("[role=toolbar] button.can").last.click()
    return False


def test_two_rounds_with_cars(server: Server, open_page: Callable[..., Page]) -> None:
    """Mission 04: enter a car, drive, leave it, and two zombie phases."""
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada"], "04", seed=5)["mine"])
    pick_survivors(page)
    rounds = page.locator("header .phases, header")
    drove = False
    page.set_default_timeout(5000)
    for _ in range(140):
        if page.locator(".finale").count() or "Turn 3" in (rounds.first.text_content() or ""):
            break
        with suppress(TimeoutError):  # a button can be gone by now: then look again
            drove = drive_on(page) or drove
    assert drove, "no survivor drove"
    log = page.get_by_role("log")
    expect(log).to_contain_text("Round 2: the zombies")
    expect(log).to_contain_text(re.compile("gets in: (pimp|police) car"))
    expect(log).to_contain_text(re.compile("drives to the (street|crossroads)"))


# All at once, because the page can redraw them in between.
MIDDLES = """(all) => all.map((one) => {
    const box = one.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
})"""


def toward_car(page: Page) -> None:
    """Move a step east along the street, toward the cars."""
    verb(page, "Move").first.click()
    page.wait_for_timeout(40)
    zones = page.locator("[data-board] [data-thing^='zone:z'][tabindex]")
    middles: list[tuple[float, float]] = zones.evaluate_all(MIDDLES)
    if not middles:
        page.locator(".choices button").first.click()
        return
    page.mouse.click(*max(middles))


def test_refusal_names_its_rule(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada"], "04", seed=5)["mine"])
    pick_survivors(page)
    no = page.locator("[role=toolbar] button.no", has_text="Search")
    no.hover()
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("You can't search in the street.")
    expect(why).to_contain_text("ZC-06.07")


def test_overlays_show_the_next_zombie_moves(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada"], "00", seed=3)["mine"])
    pick_survivors(page)
    ways = page.locator("[data-board] path.way")
    expect(ways).to_have_count(0)
    page.get_by_role("button", name="Where zombies go").click()
    assert ways.count() >= 2, "two walkers stand on the street"
    page.keyboard.press("v")
    expect(page.get_by_role("button", name="Sight")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("x")
    expect(page.get_by_role("button", name="Noise", exact=True)).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_role("button", name="Sight")).to_have_attribute("aria-pressed", "true")


def test_trade_takes_two_clicks(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada"], "04", seed=7)["mine"])
    pick_survivors(page)
    choose(page, "Trade")
    bags = page.locator(".swap .bag")
    expect(bags).to_have_count(2)
    held = page.locator(".swap .place.kind-melee, .swap .place.kind-ranged").first
    words = held.text_content() or ""
    row = 0 if bags.nth(0).locator(".kind-melee, .kind-ranged").count() else 1
    held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    bags.nth(1 - row).locator(".place.empty.can").first.click()
    expect(bags.nth(1 - row)).to_contain_text(words.strip())
    page.locator(".swap .btn.lamp").click()
    expect(page.get_by_role("log")).to_contain_text("trade cards")


def test_sheet_opens_from_the_party(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("it")
    page.goto(server.url + new_table(server, ["Ada", "novice"], "01", seed=2)["mine"])
    page.locator(".picks button").first.wait_for()
    pick_survivors(page)
    page.locator(".party .card .main:not([data-thing])").first.click()  # others are answers
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    expect(sheet.locator("li")).to_have_count(7)
    expect(sheet.locator(".slot")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_at_the_table(server: Server, open_page: Callable[..., Page], theme: str) -> None:
    page = open_page("en", theme=theme)
    page.goto(server.url + new_table(server, ["Ada", "novice"], "00", seed=4)["mine"])
    page.locator(".picks button").first.wait_for()
    assert violations(page) == []
    pick_survivors(page)
    page.keyboard.press("z")
    assert violations(page) == []


def test_keyboard_suffices_for_a_turn(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada"], "00", seed=3)["mine"])
    keys = page.keyboard
    for left in (6, 5, 4, 3):
        expect(page.locator(".picks button")).to_have_count(left)
        keys.press("a")
        keys.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Who acts next?")
    keys.press("b")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("actions left")
    search = page.locator("[role=toolbar] button.can", has_text="Search")
    keys.press(str(search.get_attribute("aria-keyshortcuts")))
    verb(page, "Yes").wait_for()  # a second weapon of a pair
    keys.press(str(verb(page, "Yes").get_attribute("aria-keyshortcuts")))
    done = page.locator(".swap .btn.lamp")
    expect(done.or_(page.locator(".prompt", has_text="2 actions left"))).to_be_visible()
    if done.count():  # something to arrange
        done.focus()
        keys.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("2 actions left")
    expect(page.get_by_role("log")).to_contain_text("finds:")


def test_phone_reaches_everything(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("it", width=390, height=844)
    page.goto(server.url + new_table(server, ["Ada"], "04", seed=5)["mine"])
    pick_survivors(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    assert board["height"] >= 300
    for name in ("Dove vanno gli Zombi", "Vista", "Rumore"):
        size = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 40, name
    assert violations(page) == []


def test_digits_and_arrows_choose_a_survivor(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + new_table(server, ["Ada"], "00", seed=3)["mine"])
    picks = page.locator(".picks button")
    expect(picks).to_have_count(6)
    second = picks.nth(1).locator("b").inner_text()
    assert picks.nth(1).get_attribute("aria-keyshortcuts") == "2"
    page.keyboard.press("2")
    expect(picks).to_have_count(5)
    expect(page.get_by_role("log")).to_contain_text(f"You play {second}.")
    picks.first.focus()
    page.keyboard.press("ArrowDown")
    expect(picks.nth(1)).to_be_focused()  # the third tile is below the first: taken ones leave a gap
