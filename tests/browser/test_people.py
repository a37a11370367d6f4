"""Tables that are found again without any link, on another device as well; and the profile."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Server

pytestmark = pytest.mark.browser

PHRASE = "four plain words here"


def test_a_browser_that_lost_its_links_and_another_device_find_the_table(
    server: Server, open_page: Callable[..., Page]
) -> None:
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
    expect(desk.locator("[data-medal]")).to_have_count(8)
    expect(desk.locator(".none")).to_be_visible()
    desk.locator(".named button").click()
    desk.get_by_label("Name").fill("Ada of the desk")
    desk.get_by_label("Passphrase").fill(PHRASE)
    desk.locator("form .lamp").click()
    expect(desk.locator(".named h2")).to_have_text("Ada of the desk")

    phone = open_page("it", 390, 844, "light")
    phone.goto(server.url + "/profile")
    phone.locator(".named button").click()
    phone.get_by_text("Accedi").click()
    phone.get_by_label("Nome").fill("ada of the DESK")
    phone.get_by_label("Frase segreta").fill(PHRASE)
    phone.locator("form .lamp").click()
    expect(phone.locator(".named h2")).to_have_text("Ada of the desk")
    phone.goto(server.url)
    phone.locator(".strip a.lamp").click()
    expect(phone.locator(".prompt")).to_be_visible()
