"""Custom survivors: the blank sheet is checked, saved and played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Server

pytestmark = pytest.mark.browser

SKILLS = {"orange 1": "slippery", "orange 2": "lucky", "red 1": "medic", "red 2": "tough", "red 3": "sniper"}


def test_custom_survivor_is_created_and_played(
    server: Server, open_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = open_page("en")
    page.goto(server.url + "/setup/zombicide")
    page.locator("summary", has_text="House rules").click()
    page.get_by_role("button", name="New survivor").click()
    sheet = page.locator("dialog[open]")
    save = sheet.get_by_role("button", name="Use this survivor")
    save.click()
    expect(sheet.get_by_role("alert")).to_contain_text("The survivor needs a name.")
    expect(sheet.get_by_role("alert")).to_contain_text("red needs exactly 3 skills.")
    sheet.get_by_label("Name").fill("Zoe")
    sheet.get_by_label("blue", exact=True).select_option("starts-with-a-equipment")
    sheet.get_by_label("Choose a card").select_option("katana")
    for place, skill in SKILLS.items():
        sheet.get_by_label(place, exact=True).select_option(skill)
    save.click()
    expect(sheet).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "zoe.toml"
    download.value.save_as(file)
    assert 'blue = "Starts with a Katana"' in file.read_text("utf-8")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("dialog").locator("footer .btn.start").click()  # closes the briefing
    page.locator(".picks button", has_text="Zoe").click()
    expect(page.locator(".party .card").first).to_contain_text("Zoe")
    expect(page.get_by_role("log")).to_contain_text("You play Zoe.")


def test_long_name_is_refused_and_not_cut(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + "/setup/zombicide")
    page.locator("summary", has_text="House rules").click()
    page.get_by_role("button", name="New survivor").click()
    sheet = page.locator("dialog[open]")
    name = sheet.get_by_label("Name")
    name.press_sequentially("Maximilian-Augustus")
    expect(name).to_have_value("Maximilian-Augustus")
    sheet.get_by_role("button", name="Use this survivor").click()
    expect(sheet.get_by_role("alert")).to_contain_text("up to 16 letters")
