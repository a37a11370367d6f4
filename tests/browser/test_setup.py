"""Set-up, invitation, briefing, and the last page of a game."""

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import Server

pytestmark = pytest.mark.browser

RECORDED = Path(__file__).resolve().parents[1] / "recorded"


def test_mission_is_picked_by_its_card(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("it")
    page.goto(f"{server.url}/setup/zombicide")
    cards = page.locator("[data-scenario]")
    expect(cards).to_have_count(11)
    expect(page.locator("[data-scenario] .map svg")).to_have_count(11)
    page.locator('[data-scenario="04"]').click()
    detail = page.locator(".detail")
    expect(detail).to_contain_text("Drive-By Shooting")
    expect(detail).to_contain_text(re.compile(r"misurato su [\d.,]+ partite"))
    page.locator('[data-scenario="04"]').press("ArrowRight")
    expect(detail).to_contain_text("Big W")
    page.locator('[data-scenario="05"]').press("ArrowLeft")
    page.locator(".start .btn").click()
    briefing = page.get_by_role("dialog")
    expect(briefing).to_contain_text("Si perde così")
    page.get_by_role("button", name="ZC-M04.03").click()
    expect(briefing.locator(".rule .rule")).to_contain_text("ZC-M04.03")
    assert violations(page) == []
    briefing.locator("footer .btn.start").click()
    expect(briefing).to_have_count(0)
    page.keyboard.press("B")
    expect(briefing).to_contain_text("Drive-By Shooting")


def test_difficulty_of_a_cooperative_game_is_chosen(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(f"{server.url}/setup/zombies")
    hardness = page.get_by_role("radiogroup", name="Difficulty")
    expect(hardness).to_have_count(0)
    page.get_by_role("radio", name="Cooperative").click()
    ways = hardness.get_by_role("radio")
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text(re.compile(r"measured in [\d.,]+ games"))
    ways.last.click()
    expect(page.locator(".detail")).to_contain_text("dies, once")
    page.locator("summary", has_text="House rules").click()
    expect(page.get_by_text("Military Helicopter", exact=True)).to_have_count(
        1
    )  # as a card, not as an option
    expect(page.locator("details h3", has_text="first death")).to_have_count(0)


def test_friends_are_invited_and_a_bot_takes_a_seat(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(f"{server.url}/setup/zombie-plague")
    page.locator(".seats select").nth(1).select_option("open")
    page.locator(".start .btn").click()
    invitation = page.locator(".invite")
    expect(invitation.locator("h1")).to_have_text("One seat is open")
    expect(invitation.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = invitation.locator(".link input").input_value()
    assert violations(page) == []
    friend = open_page("it")
    friend.goto(link)
    friend.get_by_label("Chi sei?").fill("Marta")
    assert violations(friend) == []
    friend.get_by_role("button", name="Siediti").click()
    friend.get_by_role("button", name="Sono pronto").click()
    expect(invitation.locator("h1")).to_have_text("Everyone is here")
    expect(invitation.locator("li", has_text="Marta")).to_contain_text("ready")
    assert violations(friend) == []
    friend.goto(link)  # the same person gets no second seat
    expect(friend.locator(".invite h1")).to_be_visible()
    invitation.get_by_role("button", name="Start with two").click()
    expect(page.get_by_role("dialog")).to_contain_text("How you win")
    expect(friend.get_by_role("dialog")).to_contain_text("Si vince così")


def test_last_page_names_all_players(server: Server, open_page: Callable[..., Page]) -> None:
    save = next(iter(sorted(RECORDED.glob("zombicide-*.shamble"))))
    request = urllib.request.Request(server.url + "/api/import", save.read_bytes())
    with urllib.request.urlopen(request) as answer:
        path = str(json.load(answer)["watch"])
    page = open_page("en")
    page.goto(server.url + path)
    end = page.locator(".finale")
    end.wait_for(timeout=90_000)
    assert end.locator(".who").count() >= 4
    expect(end).to_contain_text("The turning point")
    expect(end.locator(".why")).not_to_be_empty()
    assert violations(page) == []


def test_save_is_imported_and_a_table_forgotten(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url)
    page.get_by_role("button", name="Open a save").click()
    expect(page.get_by_role("dialog")).to_contain_text("Choose a save")
    page.keyboard.press("Escape")
    page.locator(".lobby .go [data-play]").first.click()
    page.locator(".prompt h2").first.wait_for()
    page.goto(server.url)
    page.get_by_role("button", name="Replays").click()
    table = page.get_by_role("dialog").locator("li")
    expect(table).to_contain_text("Last visit:")
    table.get_by_role("button", name="Remove").click()
    table.get_by_role("button", name="Remove it from this list?").click()
    expect(page.get_by_role("dialog")).to_contain_text("No tables yet")


def test_folded_boxes_say_what_they_hold(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(f"{server.url}/setup/zombicide")
    boxes = page.locator("main details > summary")
    expect(boxes).to_have_count(3)
    for n in range(3):
        expect(boxes.nth(n).locator("svg")).to_be_visible()
    expect(boxes.last).to_contain_text("Shamble rolls")
    boxes.last.click()
    page.get_by_role("radiogroup", name="Dice").get_by_text("We roll real dice").click()
    expect(boxes.last).to_contain_text("We roll real dice")
