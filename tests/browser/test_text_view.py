"""The text view: played by keyboard and announcements, without the board."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from shamble.match.i18n.messages import Translator
from shamble.match.match import Match
from shamble.match.narration.sentences import sentence
from shamble.match.view.lines import lines_since
from tests.browser.axe import violations
from tests.browser.hidden_cards import secrets
from tests.browser.player import Server
from tests.browser.saved_games import exported_match
from tests.browser.text_view_player import HEADINGS, IDS, SINCE, TextViewPlayer

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


def check_announcements(match: Match, player: TextViewPlayer) -> None:
    """Check that every event was announced and no hidden card is in the accessibility tree."""
    words = Translator(player.language, match.game.id, [chair.name for chair in match.occupants], reader=ME)
    passages = lines_since(match, [ME], -1)
    lines = [sentence(words.say(line)) for passage in passages for line in passage.lines]
    heard, tree = " ".join(player.announced), player.tree()
    assert [line for line in lines if line not in heard] == []
    for heading in HEADINGS[player.language]:
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
    player = TextViewPlayer(page, "it" if game in ITALIAN else "en")
    player.open(server.url + table["mine"])
    over = False
    while not over and player.taken < most:
        over = player.play(min(most, player.taken + STRETCH))
        player.type(SINCE[player.language])
        check_announcements(exported_match(server, page, table), player)
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
    player = TextViewPlayer(page, "en")
    path = server.url + new_table(server, "zombie-plague")["mine"]
    player.open(path)
    assert violations(page) == []
    assert player.type("north edge").endswith("choices.")
    first, again = player.type("asked"), player.type("asked")
    assert first == again  # announced twice, because two regions alternate
    assert "Not allowed" in player.type("why place L11") or "You can't do" in player.announced[-1]
    assert player.type("hint")
    assert player.type("4")
    player.type("undo", "Undone.")
    player.type("99", "There is no 99")
    for typed in ("4", "3"):
        player.type(typed)
    before = len(player.announced)
    page.keyboard.press("Home")
    player.hear(before, "Human 1")
    before = len(player.announced)
    page.keyboard.press("ArrowUp")
    player.hear(before, "The board ends here.")
    before = len(player.announced)
    page.keyboard.press("ArrowRight")
    player.hear(before, "E1")
    player.type("wait", "The others wait")
    page.reload()
    page.locator("[data-command]").wait_for()
    assert page.evaluate("() => document.querySelector('[data-board]') === null")
    page.set_viewport_size({"width": 320, "height": 256})  # 400 % of 1280 by 1024
    page.wait_for_function("() => document.documentElement.scrollWidth <= 320")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Both").click()
    page.locator("[data-board]").wait_for()
    assert page.locator("[data-command]").is_visible()
    page.get_by_role("button", name="Picture", exact=True).click()
    assert page.locator("[data-command]").count() == 0
