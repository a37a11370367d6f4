"""Profiles and accounts: tables on another device, whispers, reactions, missed events."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import MousePlayer, Server

pytestmark = pytest.mark.browser

PHRASE = "four plain words here"


def test_table_is_found_without_its_links(server: Server, open_page: Callable[..., Page]) -> None:
    made = server.post(
        "/api/tables", {"game": "zombies", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
    )
    desk = open_page("en")
    with desk.expect_response("**/mine"):
        desk.goto(server.url + made["mine"])
    desk.evaluate("localStorage.removeItem('shamble.links')")

    desk.goto(server.url)
    desk.locator(".strip a.lamp").click()
    expect(desk.locator(".prompt")).to_be_visible()
    assert desk.url.split("#")[1] != made["mine"].split("#")[1]

    desk.goto(server.url + "/profile")
    expect(desk.locator("[data-medal]")).to_have_count(8, timeout=30_000)
    expect(desk.locator(".none")).to_be_visible()
    desk.locator(".named button").click()
    desk.get_by_label("Name").fill("Ada of the desk")
    desk.get_by_label("Passphrase").fill(PHRASE)
    desk.locator("form .lamp").click()
    expect(desk.locator(".named h2")).to_have_text("Ada of the desk", timeout=30_000)

    phone = open_page("it", 390, 844, "light")
    phone.goto(server.url + "/profile")
    phone.locator(".named button").click()
    phone.get_by_text("Accedi").click()
    phone.get_by_label("Nome").fill("ada of the DESK")
    phone.get_by_label("Frase segreta").fill(PHRASE)
    phone.locator("form .lamp").click()
    expect(phone.locator(".named h2")).to_have_text("Ada of the desk", timeout=30_000)
    phone.goto(server.url)
    phone.locator(".strip a.lamp").click()
    expect(phone.locator(".prompt")).to_be_visible()


AWAY = """(away) => {
    Object.defineProperty(document, 'hidden', { get: () => away, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_whispers_reactions_and_missed_events(server: Server, open_page: Callable[..., Page]) -> None:
    """Whisper, reaction, events while the tab was hidden, and the address of a moment."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open", "name": "Bruno"}]
    made = server.post("/api/tables", {"game": "zombies", "seats": seats})
    ada, bruno, eve = open_page("en"), open_page("en", speed="fast"), open_page("en")
    ada.goto(server.url + made["seats"]["0"])
    bruno.goto(server.url + made["seats"]["1"])
    eve.goto(server.url + made["watch"])
    for page in (ada, bruno, eve):
        page.locator(".app").wait_for()

    ada.get_by_role("tab", name="Chat").click()
    ada.locator("[data-whisper]").select_option("1")
    ada.locator("[data-chat]").fill("Only for you")
    ada.keyboard.press("Enter")
    ada.locator("[data-whisper]").select_option("-1")
    ada.locator("[data-chat]").fill("For all")
    ada.keyboard.press("Enter")
    for page, heard in ((bruno, 2), (eve, 1)):
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator("ul[aria-live] li")).to_have_count(heard)
    expect(bruno.locator("li.whisper")).to_contain_text("Only for you")
    assert "Only for you" not in eve.content()

    bruno.locator("[data-faces]").click()
    bruno.get_by_role("button", name="Ouch!").click()
    expect(ada.locator("[data-face=ouch]")).to_be_visible()

    due = ada if ada.title().startswith("Your turn") else bruno
    other = bruno if due is ada else ada
    other.get_by_role("tab", name="Log").click()
    log = other.locator(".log")
    expect(log).to_be_visible()
    other.wait_for_function("localStorage.getItem('shamble.seen')")  # the page was visible once
    other.evaluate(AWAY, True)
    before = log.locator("li").count()
    player = MousePlayer(due)
    for _ in range(60):  # a tile can be turned first
        if log.locator("li").count() > before:
            break
        if seen := player.glance():
            player.decide(seen)
        other.wait_for_timeout(50)
    other.evaluate(AWAY, False)
    expect(other.locator("[data-since] li").first).to_be_visible()
    other.get_by_role("button", name="Play on").click()
    expect(other.locator("[data-since]")).to_have_count(0)

    table = made["mine"].split("#")[0].removeprefix("/t/")
    other.goto(f"{server.url}/r/{table}/1")
    expect(other.locator(".replay")).to_be_visible()
    stranger = open_page("en")
    stranger.goto(f"{server.url}/r/{table}/1")
    expect(stranger.get_by_text("This link leads to a moment of a game")).to_be_visible()
