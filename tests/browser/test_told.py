"""The text view: played by keyboard and announcements, without the board."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from shamble.match import save_file
from shamble.match.i18n.messages import Translator
from shamble.match.match import Match
from shamble.match.narration.sentences import sentence
from shamble.match.view.lines import lines_since
from tests.browser.axe import violations
from tests.browser.ear import HEADINGS, IDS, SINCE, Ear
from tests.browser.player import Server
from tests.browser.secrets import secrets

pytestmark = pytest.mark.browser

TABLES: dict[str, dict[str, Any]] = {
    "all-things-zombie": {"mode": "solo", "scenario": "for-a-few-bullets-more", "seats": 1},
    "city-of-horror": {
        "seats": 3,
        "options": {"offers": 1},
    },  # a random player would never stop making offers
    "zombicide": {"scenario": "00", "seats": 1},
    "zombie-plague": {"seats": 2},
    "zombies": {"seats": 2},
}
ITALIAN = ("zombicide", "zombies")
HANDS = ("city-of-horror", "zombies")  # games in which players have cards that others do not see
ME = 0
STRETCH = 40  # decisions between two checks against the server's state


def new_table(server: Server, game: str) -> dict[str, Any]:
    about = dict(TABLES[game])
    bots = [{"kind": "bot", "bot": "novice"}] * (about.pop("seats") - 1)
    seats = [{"kind": "person", "name": "Ada"}, *bots]
    return server.post("/api/tables", {"game": game, "seats": seats, "seed": 2, **about})


def opened(server: Server, page: Page, table: dict[str, Any]) -> Match:
    """Return the match with all its secrets, exported by its only player."""
    key = table["mine"].partition("#")[2]
    path = f"{server.url}/api/tables/{table['table']}/export"
    headers = {"authorization": f"Bearer {key}"}
    answer = page.request.get(path, headers=headers, timeout=120_000)  # a worker sometimes has to start first
    return save_file.revive(save_file.loads(answer.body()))


def listened(match: Match, ear: Ear) -> None:
    """Check that every event was announced and no hidden card is in the accessibility tree."""
    words = Translator(ear.language, match.game.id, [chair.name for chair in match.occupants], reader=ME)
    passages = lines_since(match, [ME], -1)
    lines = [sentence(words.say(line)) for passage in passages for line in passage.lines]
    heard, tree = " ".join(ear.told), ear.tree()
    assert [line for line in lines if line not in heard] == []
    for heading in HEADINGS[ear.language]:
        assert f'heading "{heading}"' in tree
    assert not IDS.search(tree)
    if match.state.is_over():
        return
    secret = secrets(match.game.id, match.state, ME, words, " ".join(lines))
    assert secret or match.game.id not in HANDS
    assert [name for name in sorted(secret) if name in tree or name in heard] == []


def play(server: Server, page: Page, game: str, most: int) -> bool:
    """Play by announcements with regular checks; return whether the game is over."""
    table = new_table(server, game)
    ear = Ear(page, "it" if game in ITALIAN else "en")
    ear.open(server.url + table["mine"])
    over = False
    while not over and ear.taken < most:
        over = ear.play(min(most, ear.taken + STRETCH))
        ear.type(SINCE[ear.language])
        listened(opened(server, page, table), ear)
    return over


@pytest.mark.parametrize("game", TABLES)
def test_text_view_suffices_to_play(server: Server, open_page: Callable[..., Page], game: str) -> None:
    page = open_page("it", theme="light") if game in ITALIAN else open_page("en")
    play(server, page, game, most=8)
    if game == "zombicide":
        assert violations(page) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", TABLES)
def test_text_view_suffices_to_the_end_of_a_game(
    server: Server, open_page: Callable[..., Page], game: str
) -> None:
    assert play(server, open_page("it" if game in ITALIAN else "en"), game, most=3000)


def test_text_view_answers_and_keeps_the_focus(server: Server, open_page: Callable[..., Page]) -> None:
    """Questions, refusals, undo, hints, arrows, a repeated answer, the stored choice of view."""
    page = open_page("en")
    ear = Ear(page, "en")
    path = server.url + new_table(server, "zombie-plague")["mine"]
    ear.open(path)
    assert violations(page) == []
    assert ear.type("north edge").endswith("choices.")
    first, again = ear.type("asked"), ear.type("asked")
    assert first == again  # announced twice, because two regions alternate
    assert "Not allowed" in ear.type("why place L11") or "nothing you can do" in ear.told[-1]
    assert ear.type("hint")
    assert ear.type("4")
    ear.type("undo", "Undone.")
    ear.type("99", "There is no 99")
    for typed in ("4", "3"):
        ear.type(typed)
    before = len(ear.told)
    page.keyboard.press("Home")
    ear.hear(before, "Human 1")
    before = len(ear.told)
    page.keyboard.press("ArrowUp")
    ear.hear(before, "The board ends here.")
    before = len(ear.told)
    page.keyboard.press("ArrowRight")
    ear.hear(before, "E1")
    ear.type("wait", "The others wait")
    page.reload()
    page.locator("[data-told]").wait_for()
    assert page.evaluate("() => document.querySelector('[data-board]') === null")
    page.set_viewport_size({"width": 320, "height": 256})  # 400 % of 1280 by 1024
    page.wait_for_function("() => document.documentElement.scrollWidth <= 320")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Both").click()
    page.locator("[data-board]").wait_for()
    assert page.locator("[data-told]").is_visible()
    page.get_by_role("button", name="Picture", exact=True).click()
    assert page.locator("[data-told]").count() == 0
