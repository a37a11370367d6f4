"""The lobby: an open table is found and joined, and its host removes a guest."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import Server


def test_guest_joins_from_the_lobby_and_can_be_removed(
    server: Server, open_page: Callable[..., Page]
) -> None:
    seats = [{"kind": "person", "name": "Luca"}, {"kind": "open"}, {"kind": "open"}]
    table = {"game": "zombies", "seats": seats, "waits": True, "public": True, "line": "newcomers welcome"}
    made = server.post("/api/tables", table)
    host = open_page("en")
    host.goto(server.url + made["mine"])
    host.locator(".ticket").wait_for()
    stranger = open_page("en")
    stranger.goto(server.url)
    row = stranger.locator("section li", has_text="newcomers welcome")
    expect(row).to_contain_text("2 free")
    assert violations(stranger) == []
    row.get_by_role("button", name="Sit down").click()
    expect(stranger.locator(".invite h1")).to_have_text("Waiting for Luca")
    expect(host.locator(".invite h1")).to_have_text("One seat is open")
    host.get_by_role("button", name="Remove player").click()
    expect(host.locator(".invite h1")).to_have_text("2 seats are open")
    expect(stranger.locator("h1")).to_contain_text("no longer opens a seat")
