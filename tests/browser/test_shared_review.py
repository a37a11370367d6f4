"""Two players review a finished game together, and look at their luck."""

import json
import re
import urllib.request
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from shamble.match import save_file
from shamble.match.match import Match
from tests.browser.axe import violations
from tests.browser.conftest import Running
from tests.browser.test_review import ALL, RECORDED
from tests.server.helpers import OPEN, PERSON, Place
from tests.server.test_fair import play

pytestmark = pytest.mark.browser


def finished(server: Running, name: str) -> dict[str, str]:
    """Return the seat links of a finished game of two players."""
    save = save_file.loads((RECORDED / f"{name}.shamble").read_bytes())
    chairs = [
        replace(chair, kind="person", bot="", name=player)
        for chair, player in zip(save.header.occupants, ("Ann", "Bob"))
    ]
    header = replace(save.header, occupants=(*chairs, *save.header.occupants[2:]))
    content = save_file.dumps(Match.resume(header, save.log))
    with urllib.request.urlopen(server.url + "/api/import", data=content) as answer:
        made: dict[str, dict[str, str]] = json.load(answer)
    return made["seats"]


@pytest.mark.soak  # both pages wait for a whole review
def test_one_leads_and_the_other_follows(server: Running, open_page: Callable[..., Page]) -> None:
    seats = finished(server, "zombies-two")
    ann, bob = open_page(), open_page("it", 390, 844, "light")
    for page, seat, button in ((ann, "0", "Review together"), (bob, "1", "Analisi insieme")):
        page.goto(server.url + seats[seat])  # sits down
        page.locator(".finale footer a[href^='/review/']").click()
        expect(page.locator("[data-done]")).to_be_visible(timeout=ALL)
        page.get_by_role("button", name=button).click()
    ann.get_by_role("button", name="Lead", exact=True).click()
    expect(bob.locator("[data-together]")).to_contain_text("Guida Ann")
    # Bob's page opens Ann's decisions, and goes where she goes.
    expect(bob.locator("[data-done]")).to_be_visible(timeout=ALL)
    expect(bob.locator("header select")).to_have_value("0")
    cost = ann.locator(".costs li button").nth(1)
    version = cost.get_attribute("data-version") or ""
    cost.click()
    expect(bob.locator("[data-arrows]")).to_have_attribute("data-at", version)

    ann.get_by_role("button", name="Draw arrows").click()
    box = ann.locator("[data-arrows]").bounding_box()
    assert box is not None
    ann.mouse.move(box["x"] + 100, box["y"] + 100)
    ann.mouse.down()
    ann.mouse.move(box["x"] + 200, box["y"] + 160)
    ann.mouse.up()
    expect(bob.locator("[data-arrows='1'] path.edge")).to_have_count(1)
    ann.locator("[data-arrows]").focus()
    for key in ("ArrowLeft", "Enter", "ArrowRight", "ArrowUp", "Enter"):
        ann.keyboard.press(key)
    expect(bob.locator("[data-arrows='2']")).to_have_count(1)
    assert violations(ann) == []
    assert violations(bob) == []

    bob.locator(".costs li button").first.click()  # looks round alone
    expect(bob.locator("[data-arrows='0']")).to_have_count(1)
    bob.get_by_role("button", name="Segui Ann").click()
    expect(bob.locator("[data-arrows='2']")).to_have_count(1)

    bob.get_by_role("button", name="Chiedi la guida").click()
    ann.get_by_role("button", name="Give Bob the lead").click()
    expect(bob.locator("[data-together]")).to_contain_text("Guidi tu")
    ann.get_by_role("button", name="Ask for the lead").click()
    bob.get_by_role("button", name="Dai la guida a Ann").click()
    expect(ann.locator("[data-together]")).to_contain_text("You lead")
    ann.get_by_role("button", name="Play from here").click()
    expect(ann).to_have_url(re.compile("/t/"))
    bob.get_by_role("link", name="Guarda la partita ipotetica").click()
    bob.locator("[data-board]").wait_for()


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("it", 390)])
def test_luck_shows_checked_dice(
    server: Running, open_page: Callable[..., Page], language: str, width: int
) -> None:
    place = Place(server.url)
    with place.http:
        made = place.open(PERSON, OPEN)
        play(place, made)
    page = open_page(language, width, 844)
    page.goto(server.url + made.mine.replace("/t/", "/luck/"))
    expect(page.locator("[data-fair]")).to_have_text(re.compile("match it|quelli che dà"))
    panel = page.locator("[data-luck]").first
    expect(panel).to_contain_text(re.compile("3[.,]50"))
    rolled = [int(cell) for cell in panel.locator("tbody td:nth-child(2)").all_inner_texts()]
    assert len(rolled) == 6
    assert sum(rolled) > 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
