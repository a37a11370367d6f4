"""All Things Zombie in the browser: whole games, skirmish, shop, camp, sight, refusals."""

import contextlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from shamble.core.events import Event
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie import events as happened
from shamble.games.all_things_zombie.campaign import Camp
from shamble.match.match import Match
from tests.browser.axe import violations
from tests.browser.hints import close, do_step
from tests.browser.player import KeyPlayer, MousePlayer, Server
from tests.browser.saved_games import open_played_game
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.browser

MOST = 1500  # decisions of the player in a game of sixty turns
FACING = 8  # a seed with which the sides enter over the facing long edges, thirteen rows apart


def new_table(
    server: Server, scenario: str, seats: list[str], seed: int, mode: str = "solo"
) -> dict[str, Any]:
    """Open a table; seats are names of people or bot levels."""
    chairs = [
        {"kind": "bot", "bot": seat} if seat in ("novice", "random") else {"kind": "person", "name": seat}
        for seat in seats
    ]
    body = {"game": "all-things-zombie", "mode": mode, "scenario": scenario, "seats": chairs, "seed": seed}
    return server.post("/api/tables", {**body, "options": {}})


def at_the_table(server: Server, page: Page, scenario: str, seed: int = 1) -> None:
    page.goto(server.url + new_table(server, scenario, ["Ada"], seed)["mine"])
    page.get_by_role("toolbar").wait_for()


def shelf(page: Page, thing: str) -> None:
    """Point at a thing in the shop and click it, even if it is not for sale."""
    tile = page.locator(f"[data-shop] [data-thing='{thing}']")
    tile.scroll_into_view_if_needed()
    tile.hover()
    tile.click(force=True)


def follow(page: Page, decisions: int) -> None:
    """Do this number of steps of hints."""
    for _ in range(decisions):
        page.locator(".prompt:not(.waiting)").wait_for()
        do_step(page)
    close(page)


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize("language", ["en", pytest.param("it", marks=pytest.mark.soak)])
def test_scenario_one_is_played_by_mouse(
    server: Server, open_page: Callable[..., Page], language: str
) -> None:
    page = open_page(language)
    at_the_table(server, page, "for-a-few-bullets-more", seed=3)
    player = MousePlayer(page, seed=5)
    assert player.play(MOST), "the game did not end"
    assert player.taken > 10
    expect(page.locator(".finale h1")).to_be_visible()
    expect(page.locator(".finale .people li")).to_have_count(2)


ARRIVED = re.compile(r"comes onto the map|\d came\.")  # in its own line or folded with others


def test_keyboard_suffices_to_play(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    at_the_table(server, page, "for-a-few-bullets-more", seed=4)
    page.get_by_role("tab", name="Log").click()
    player = KeyPlayer(page, seed=2)
    for _ in range(6):
        player.play(10)
        if ARRIVED.search(page.get_by_role("log").inner_text()):
            break
    expect(page.get_by_role("log")).to_contain_text(ARRIVED)


# -------------------------------------------------------------------- a skirmish on two screens


def gather(page: Page, person: str) -> None:
    """Pick a survivor; the other player can choose in between."""
    shelf(page, f"sur:{person}")
    page.locator("[data-shop] .mine").wait_for()


def gathered(page: Page) -> None:
    page.get_by_role("button", name="Finish the team").click()


def arm(page: Page) -> None:
    shelf(page, "item:assault_rifle")
    page.get_by_role("button", name=re.compile("^Into the hand")).click()
    expect(page.locator("[data-shop] .box.ranged")).to_have_count(1)
    page.get_by_role("button", name="Finish shopping").click()


NEAREST = """enemy => {
  const middle = (element) => {
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const there = document.querySelector(`[data-figure='${enemy}']`)
  const [x, y] = there ? middle(there) : [innerWidth / 2, innerHeight / 2]
  const far = ([a, b]) => Math.hypot(a - x, b - y)
  const hexes = [...document.querySelectorAll("[data-board] [data-thing^='hex:']")].map(middle)
  return hexes.sort((a, b) => far(a) - far(b))[0] ?? null
}"""


def advance(page: Page, enemy: str) -> None:
    """Shoot at the enemy if possible, else move closer, else take the first option."""
    page.mouse.move(2, 400)  # the note of a refusal would cover the buttons
    expect(page.locator("[role=dialog]")).to_have_count(0)
    target = page.locator(f"[data-board] [data-thing='{enemy}']")
    buttons = page.locator("[role=toolbar] button.can")
    words = [text.strip() for text in buttons.all_inner_texts()]

    def has(word: str) -> bool:
        return any(word in text for text in words)

    if page.locator(".prompt .btn.lamp").count():
        page.locator(".prompt .btn.lamp").click()
    elif page.locator(".choices button").count():
        page.locator(".choices button").first.click()
    elif target.count() and has("Aim"):
        target.click()
    elif has("Shoot") and not has("Aim"):
        buttons.filter(has_text="Shoot").click()
    elif has("Fire") and not has("Aim"):
        buttons.filter(has_text="Fire").first.click()
    elif has("Move") or has("Come in"):
        where = page.evaluate(NEAREST, enemy)
        page.mouse.click(*where)
    elif words:
        buttons.first.click()


@pytest.mark.soak
def test_skirmish_reaches_an_exchange_of_fire(server: Server, open_page: Callable[..., Page]) -> None:
    table = new_table(server, "skirmish", ["Ada", "Bea"], seed=FACING, mode="competitive")
    ada, bea = open_page("en"), open_page("en")
    ada.goto(server.url + table["seats"]["0"])
    bea.goto(server.url + table["seats"]["1"])
    gather(ada, "tonya")
    expect(bea.locator("[data-shop] [data-thing='sur:tonya']")).to_have_class(re.compile("taken"))
    gather(bea, "nick")
    gathered(ada)
    gathered(bea)
    arm(ada)
    arm(bea)
    log = ada.get_by_role("log")
    shots = ("Tonya fires", "Nick fires")
    for page in (ada, bea):
        page.set_default_timeout(3000)
    for _ in range(400):
        for page, enemy in ((ada, "sur:nick"), (bea, "sur:tonya")):
            if page.locator(".prompt:not(.waiting)").count() and not page.locator(".finale").count():
                page.keyboard.press("f")  # the whole board
                with contextlib.suppress(TimeoutError):  # now the other side is asked
                    advance(page, enemy)
        if all(shot in log.inner_text() for shot in shots):
            break
    for page in (ada, bea):
        for shot in shots:
            expect(page.get_by_role("log")).to_contain_text(shot)
        expect(page.locator(".dice").first).to_be_visible()
        expect(page.locator(".party h3")).to_have_count(2)  # own side and enemy side


# -------------------------------------------------------------------- refusals


def test_refusal_names_its_rule(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    at_the_table(server, page, "for-a-few-bullets-more", seed=3)
    page.get_by_role("button", name="Activate").click()
    page.locator(".choices button").first.click()
    end = page.locator("[role=toolbar] button.no", has_text="End")
    end.hover()
    expect(page.locator(".popover, [role=dialog]").first).to_contain_text(
        "The survivor still has to come onto the map"
    )
    expect(page.get_by_text("AT-15.01").first).to_be_visible()


def test_shop_explains_a_refusal(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    at_the_table(server, page, "skirmish", seed=3)
    for person in ("tonya", "nick", "bank"):
        shelf(page, f"sur:{person}")
        if person != "bank":  # after the third survivor the shop sells weapons
            mine = page.locator(f"[data-shop] .tile.mine[data-thing='sur:{person}']")
            expect(mine).to_have_count(1, timeout=15_000)
    page.locator("[data-shop] .bar .people").nth(
        18
    ).wait_for()  # 7 + 7 + 5: three survivors are the limit, so weapons are next
    shelf(page, "item:assault_rifle")
    page.get_by_role("button", name=re.compile("^Into the hand")).click()
    expect(page.locator("[data-shop] .box.ranged")).to_have_count(1, timeout=15_000)
    shelf(page, "item:assault_rifle")  # only the pack has room, so it goes there at once
    expect(page.locator("[data-shop] .box.ranged")).to_have_count(2, timeout=15_000)
    refused = page.locator("[data-refused]")
    shelf(page, "item:pistol")
    expect(refused).to_contain_text("The survivor has no free box for it.")
    expect(refused).to_contain_text("AT-03.15")
    page.locator("[data-shop] .one .top").nth(1).click()  # Nick has boxes, but only 3 points are left
    shelf(page, "item:assault_rifle")
    expect(refused).to_contain_text("It costs 4; you have 3 left.")
    expect(refused).to_contain_text("AT-G115")
    expect(page.locator("[data-shop] header b").first).to_have_text("27")


# -------------------------------------------------------------------- sight


def test_sight_follows_the_pointer(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    at_the_table(server, page, "for-a-few-bullets-more", seed=3)
    follow(page, 8)
    figure = page.locator("[data-figure^='sur:']").first.bounding_box()
    assert figure is not None
    page.mouse.move(figure["x"] + figure["width"] / 2, figure["y"] + figure["height"] / 2)
    expect(page.locator(".hexes .veil")).to_have_count(1)
    expect(page.locator(".hexes path.reach")).to_be_attached()
    expect(page.get_by_role("region", name="Table")).to_contain_text("sees")
    page.mouse.move(5, 500)
    expect(page.locator(".hexes .veil")).to_have_count(0)
    page.keyboard.press("v")
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 3)
    expect(page.locator(".hexes .veil")).to_have_count(1)
    page.keyboard.press("c")
    expect(page.locator(".hexes .co").first).to_be_visible()
    page.keyboard.press("c")
    page.keyboard.press("v")


# -------------------------------------------------------------------- the camp


def test_camp_sells_and_hands_over(server: Server, open_page: Callable[..., Page]) -> None:
    mine = open_played_game(
        server, GAME, Setup(1, "solo", "campaign"), 1, lambda match, _: isinstance(match.pending(), Camp)
    )  # both are alive
    page = open_page("en")
    page.goto(server.url + mine)
    page.locator("[data-shop]").wait_for()
    chapters = page.locator("[data-shop] ol[aria-label='The campaign'] li")
    expect(chapters).to_have_count(6)
    expect(chapters.nth(0)).to_contain_text(re.compile("Won|Lost"))
    expect(chapters.nth(1)).to_have_attribute("aria-current", "step")
    points = page.locator("[data-shop] aside header b")
    before = int(points.inner_text())
    shelf(page, "item:ammo")
    expect(points).to_have_text(str(before - 1))
    page.locator("[data-shop] .give[aria-label='Hand over: Ammo']").first.click()
    page.get_by_role("button", name=re.compile("^To ")).first.click()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("Tonya gets: Ammo")
    page.get_by_role("button", name="Tonya takes the other weapon in hand").click()
    expect(page.get_by_role("log")).to_contain_text("Tonya takes in hand")


def test_reaction_test_shows_its_dice_and_result(server: Server, open_page: Callable[..., Page]) -> None:
    tests: list[happened.Tested] = []

    def tested(match: Match, events: list[Event]) -> bool:
        tests.extend([event for event in events if isinstance(event, happened.Tested) and event.faces])
        return bool(tests) and not match.state.is_over()

    mine = open_played_game(server, GAME, Setup(1, "solo", "the-barricade"), 2, tested)
    page = open_page("en")
    page.goto(server.url + mine)
    panel = page.locator(".scroll section", has=page.locator("[aria-current='true']")).last
    expect(panel.locator(".die")).to_have_count(2)
    expect(panel).to_contain_text("each die up to Rep")
    words = {"fire": "fire", "melee": "melee", "flee": "flee", "cover": "cover", "charge": "charge"}
    expect(panel.locator("[aria-current='true']")).to_contain_text(words.get(tests[-1].branch, ""))


# -------------------------------------------------------------------- everybody


@pytest.mark.parametrize(("size", "theme"), SCREENS)
def test_axe_finds_nothing_at_table_and_shop(
    server: Server, open_page: Callable[..., Page], theme: str, size: tuple[int, int]
) -> None:
    page = open_page("en", *size, theme=theme)
    at_the_table(server, page, "skirmish", seed=3)
    page.locator("[data-shop]").wait_for()
    assert violations(page) == []
    at_the_table(server, page, "for-a-few-bullets-more", seed=3)
    follow(page, 8)
    page.mouse.move(2, 400)
    assert violations(page) == []


def test_phone_fits_table_and_shop(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("it", width=390, height=844)
    at_the_table(server, page, "the-barricade", seed=2)
    ware = page.locator("[data-shop] [data-thing='item:shotgun']")
    ware.click()  # a touch first shows it, a mouse has pointed at it before
    page.get_by_role("button", name=re.compile("^In mano")).click()
    expect(page.locator("[data-shop] .box.ranged")).to_have_count(1)
    page.get_by_role("button", name="Finisci gli acquisti").click()
    page.locator("[data-shop]").wait_for(state="detached")
    MousePlayer(page, seed=3).play(10)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_numbers_of_survivors_are_not_cut(
    server: Server, open_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = open_page("it", *size)
    at_the_table(server, page, "skirmish", seed=3)
    names = page.locator("[data-shop] .tile.plain .name b")
    expect(names).to_have_count(9)
    cut = names.evaluate_all(
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    assert cut == []


def test_hint_in_the_camp_shows_the_tile_it_names(server: Server, open_page: Callable[..., Page]) -> None:
    mine = open_played_game(
        server, GAME, Setup(1, "solo", "campaign"), 1, lambda match, _: isinstance(match.pending(), Camp)
    )
    page = open_page("en", 1024, 600)
    page.goto(server.url + mine)
    page.locator("[data-shop]").wait_for()
    recruit = page.locator("[data-shop] [data-thing='sur:nick']")
    expect(recruit).not_to_be_in_viewport()
    page.locator("header [data-advise]").click()
    expect(page.locator("[data-hint]")).to_contain_text("Nick")
    expect(recruit).to_be_in_viewport()
    expect(recruit).to_have_class(re.compile("looked"))
