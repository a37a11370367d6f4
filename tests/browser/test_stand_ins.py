"""Players in different places: reminders, stand-ins, delayed spectators, joint decisions."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from shamble.games.zombicide.rules.activation import AgreeOnWound
from shamble.match.installed_games import games
from tests.browser.player import MousePlayer, Server
from tests.browser.saved_games import import_table, play_until

pytestmark = pytest.mark.browser


def _seats(page: Page) -> None:
    page.locator(".badges").click()
    page.get_by_role("dialog").wait_for()


@pytest.mark.soak
def test_bot_stands_in_for_an_absent_player_until_return(
    server: Server, open_page: Callable[..., Page]
) -> None:
    """Reminders are possible after 15 seconds, votes after two minutes, in real time."""
    seats = [
        {"kind": "person", "name": "Ada"},
        *({"kind": "open", "name": name} for name in ("Bruno", "Cleo")),
    ]
    made = server.post("/api/tables", {"game": "zombies", "seats": seats})
    people = [open_page("en", speed="fast") for _ in range(3)]
    for number, page in enumerate(people):
        page.goto(server.url + (made["seats"][str(number)] if number else made["mine"]))
        page.locator(".app").wait_for()
    ada = people[0]
    _seats(ada)
    ada.get_by_role("dialog").get_by_text("10 choices later").click()
    ada.keyboard.press("Escape")
    eve = open_page("en")
    eve.goto(server.url + made["watch"])
    eve.get_by_role("tab", name="Log").click()

    due = next(page for page in people if page.title().startswith("Your turn"))
    first, second = (page for page in people if page is not due)
    first.locator("[data-nudge]").click()
    expect(due.locator("[data-notice]")).to_contain_text("waits for you")
    here, browser = due.url, due.context  # which has its own link by now
    due.close()

    _seats(first)
    first.get_by_role("dialog").get_by_role("button", name="Let a bot stand in").click(timeout=180_000)
    expect(second.get_by_role("button", name="Agree")).to_be_visible()
    first.keyboard.press("Escape")
    second.get_by_role("button", name="Agree").click()
    expect(first.locator("[data-notice]")).to_contain_text("bot sits in")

    again = browser.new_page()
    again.goto(here)
    again.locator(".app").wait_for()
    expect(first.locator("[data-notice]")).to_contain_text("is back")
    player = MousePlayer(again)
    for _ in range(4):
        if seen := player.glance():
            player.decide(seen)
        again.wait_for_timeout(200)
    again.get_by_role("tab", name="Log").click()
    assert again.locator(".log li").count() > eve.locator(".log li").count()  # spectators see it later


def test_players_share_a_wound_out_together(server: Server, open_page: Callable[..., Page]) -> None:
    """Each player votes, sees who is still missing, and learns the result (ZC-07.09)."""
    game = games()["zombicide"]
    match = play_until(
        game, game.default_setup(3), 0, lambda match, _: isinstance(match.pending(), AgreeOnWound)
    )
    made = import_table(server, match)
    one, two, *_ = match.waiting()
    pages = [open_page("en"), open_page("en", 390, 844)]
    for page, seat in zip(pages, (one, two), strict=True):
        page.goto(server.url + made["seats"][str(seat)])
        expect(page.locator(".prompt h2").first).to_contain_text("wound")
    for page in pages:
        player = MousePlayer(page)
        seen = player.look()
        player.decide(seen)
        if page is pages[0]:
            expect(page.locator(".prompt .chip, .prompt .note").first).to_contain_text("1 of 2")
    for page in pages:
        expect(page.locator(".prompt h2").first).not_to_contain_text("dealt out")
