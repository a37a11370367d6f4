"""The plain table: a game without its own interface, played from its data and texts."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Running
from tests.browser.player import KeyPlayer, MousePlayer

ME = {"kind": "person", "name": "Ada"}
FRIEND = {"kind": "person", "name": "Bea"}
BOT = {"kind": "bot", "bot": "novice", "name": "Cleo"}


def drill(server: Running, *seats: dict[str, str], seed: int = 5, link: str = "mine") -> str:
    """Open a drill and return its address.

    "mine" has all people at one screen, "0" only the first."""
    body = {"game": "drill", "mode": "standard", "seats": list(seats), "options": {}, "seed": seed}
    made = server.post("/api/tables", body)
    return server.url + str(made["mine"] if link == "mine" else made["seats"][link])


def at_table(page: Page, link: str) -> Page:
    page.goto(link)
    page.get_by_role("toolbar").wait_for()
    return page


def open_screen(page: Page) -> None:
    """Open the pass screen for the player it names."""
    page.locator(".pass-screen .btn.lamp").click()
    page.get_by_role("toolbar").wait_for()


def test_whole_game_by_mouse(server: Running, open_page: Callable[..., Page]) -> None:
    page = at_table(open_page(), drill(server, ME, BOT, BOT))
    assert MousePlayer(page, seed=2).play(300)
    expect(page.locator(".finale")).to_be_visible()
    expect(page.locator(".finale h1")).to_contain_text("points win the drill")


def test_whole_game_by_keyboard_in_italian(server: Running, open_page: Callable[..., Page]) -> None:
    page = at_table(open_page("it", theme="light"), drill(server, ME, BOT, seed=6))
    assert KeyPlayer(page, seed=3).play(300)
    expect(page.locator(".finale h1")).to_contain_text("si vince l'esercitazione")


def test_whole_game_on_a_phone(server: Running, open_page: Callable[..., Page]) -> None:
    page = at_table(open_page(width=390, height=844), drill(server, ME, BOT, seed=7))
    assert MousePlayer(page, seed=4).play(300)
    expect(page.locator(".finale")).to_be_visible()


def test_map_shows_zones_seats_and_data(server: Running, open_page: Callable[..., Page]) -> None:
    page = at_table(open_page(), drill(server, ME, BOT))
    board = page.locator("[data-board]")
    expect(board.get_by_role("button", name="Door 1")).to_be_visible()
    expect(board.locator("text", has_text="Discard pile")).to_be_visible()
    expect(page.locator(".member")).to_have_count(2)
    expect(page.locator(".column .lit")).to_have_count(1)  # the only card in hand
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("Cards in the bag")).to_be_visible()
    page.get_by_role("tab", name="Data").click()
    expect(page.get_by_role("region", name="Data")).to_contain_text("round 1 of 3")


def test_list_shows_the_same_position(server: Running, open_page: Callable[..., Page]) -> None:
    page = at_table(open_page(), drill(server, ME, FRIEND, link="0"))
    page.get_by_role("button", name="List").click()
    rows = page.locator("[data-board] tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.nth(3)).to_contain_text("Bag")
    expect(page.locator("[data-board] pre")).to_contain_text("seat 0: 0 points")
    assert violations(page) == []
    page.keyboard.press("b")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")  # one of the doors, by arrow keys
    expect(page.locator(".prompt")).to_contain_text("1 of 2 sealed")
    page.get_by_role("button", name="Map").click()
    expect(page.locator("[data-board] svg text", has_text="Door 3")).to_be_visible()


def test_hint_and_undo_work(server: Running, open_page: Callable[..., Page]) -> None:
    page = at_table(open_page(), drill(server, ME, FRIEND, link="0"))
    page.keyboard.press("h")
    hint = page.locator("[data-hint]")
    expect(hint).to_contain_text("One door is as good as another.")
    hint.locator(".btn.lamp").click()
    expect(page.locator(".prompt")).to_contain_text("1 of 2 sealed")
    page.keyboard.press("u")
    expect(page.locator(".prompt")).to_contain_text("0 of 2 sealed")


def test_refused_card_says_why(server: Running, open_page: Callable[..., Page]) -> None:
    """A jam is refused while there is nothing to stop, and shows its rule."""
    page = open_page()
    for seed in range(20):
        page.goto(drill(server, ME, FRIEND, seed=seed))
        for _ in range(2):
            open_screen(page)
            page.locator("[data-board] [data-thing='door:1']").click()
        page.locator(".prompt h2", has_text="Do you play a card?").wait_for()
        refused = page.locator("[role=toolbar] button.no")
        if refused.count() == 0:
            continue
        refused.first.hover()
        expect(page.get_by_role("dialog")).to_contain_text("There is nothing to jam.")
        expect(page.get_by_role("dialog")).to_contain_text("DR-04")
        return
    pytest.fail("no hand was ever a single jam")


def test_replay_shows_the_game(server: Running, open_page: Callable[..., Page]) -> None:
    page = at_table(open_page(), drill(server, ME, BOT, seed=8))
    assert MousePlayer(page, seed=2).play(300)
    page.goto(page.url.replace("/t/", "/replay/"))
    slider = page.get_by_role("slider").first
    slider.focus()
    expect(page.locator("[data-board] text", has_text="Door 2")).to_be_visible()
    first = page.locator(".member").first.inner_text()
    page.keyboard.press("End")
    expect(page.locator(".member").first).not_to_have_text(first)
    expect(page.locator("header h1")).to_have_text("Drill")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("width", "height", "theme", "language"), [(1440, 900, "dark", "en"), (390, 844, "light", "it")]
)
def test_axe_finds_nothing_at_the_plain_table(
    server: Running, open_page: Callable[..., Page], width: int, height: int, theme: str, language: str
) -> None:
    page = at_table(open_page(language, width, height, theme), drill(server, ME, BOT, seed=9))
    assert violations(page) == []
    assert MousePlayer(page, seed=1).play(300)
    assert violations(page) == []


def test_rules_of_a_hidden_game_are_shown(server: Running, open_page: Callable[..., Page]) -> None:
    page = open_page("it")
    page.goto(server.url + "/rules/drill#DR-04")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Esercitazione")
    expect(page.locator("article#DR-04")).to_contain_text("disturbo")
    expect(page.get_by_role("link", name="Gioca")).to_have_count(0)
    assert violations(page) == []
