"""Walking in one click: a figure crosses the board, and one undo takes it all back."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from shamble.core.events import Event
from shamble.games.city_of_horror import GAME as CITY
from shamble.games.city_of_horror.rules.movement import NameMover
from shamble.match.match import Match
from tests.browser.conftest import Running
from tests.browser.hints import close, do_step
from tests.browser.saved_games import open_played_game
from tests.browser.settled import settle
from tests.client_state import Seen

TABLES: dict[str, dict[str, Any]] = {
    "all-things-zombie": {"mode": "solo", "scenario": "for-a-few-bullets-more", "people": 1},
    "zombicide": {"scenario": "04", "people": 1},
    "zombie-plague": {"mode": "basic", "people": 1, "bots": 1},
    "zombies": {"people": 1, "bots": 1},
    "city-of-horror": {"people": 1, "bots": 2},
}
WALKERS = [game for game in TABLES if game != "city-of-horror"]  # there a card decides the destination
LONG = ("zombie-plague", "zombies")  # until a figure can walk there
PLACES = ("hex:", "zone:", "sq:")
THINGS = "() => [...document.querySelectorAll('[data-board] [data-thing]')].map(one => one.dataset.thing)"
MOVED = f"before => ({THINGS})().sort().join() !== before.join()"


def new_table(server: Running, game: str, seed: int, people: int, bots: int = 0, **more: Any) -> str:
    seats: list[dict[str, str]] = [
        {"kind": "person", "name": name} for name in ("Ada", "Bruno", "Clara")[:people]
    ]
    seats += [{"kind": "bot", "bot": "novice"}] * bots
    return str(server.post("/api/tables", {"game": game, "seats": seats, "seed": seed, **more})["mine"])


def trail(page: Page, place: str) -> list[str]:
    """Point at a place and return the route that is drawn, if it has no danger."""
    target = page.locator(f'[data-board] [data-thing="{place}"]').last
    target.dispatch_event("pointerenter")
    settle(page)
    drawn = page.locator("[data-trail]")
    safe = drawn.count() and not page.locator("[data-trail].risky").count()
    way = (drawn.first.get_attribute("data-trail") or "").split() if safe else []
    target.dispatch_event("pointerleave")
    return way


def far_place(page: Page, steps: int = 2) -> str:
    """Return a place at least this number of steps away, or "" if there is none."""
    places = [thing for thing in page.evaluate(THINGS) if thing.startswith(PLACES)]
    result = max(((len(trail(page, place)), place) for place in places[:40]), default=(0, ""))
    return result[1] if result[0] >= steps else ""


def follow_hint(page: Page) -> None:
    """Do the next step of the hint."""
    do_step(page)
    sure = page.locator(".prompt.asks .btn.lamp")
    if sure.count():
        sure.click()
    settle(page)
    close(page)


def until_a_figure_can_walk(page: Page) -> str:
    for _ in range(60):
        page.locator("[role=toolbar] button.can, .choices button, .prompt .btn.lamp").first.wait_for()
        settle(page)
        place = far_place(page)
        if place:
            return place
        follow_hint(page)
    raise AssertionError("no survivor ever walks")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.soak] if game in LONG else []) for game in WALKERS]
)
def test_one_click_walks_and_one_undo_returns(
    server: Running, open_page: Callable[..., Page], game: str
) -> None:
    """The last walk of a round cannot be undone freely, because the others move after it."""
    page = open_page()
    page.goto(server.url + new_table(server, game, 2, **TABLES[game]))
    before: list[str] = []
    for _ in range(6):
        place = until_a_figure_can_walk(page)
        before = sorted(page.evaluate(THINGS))
        assert trail(page, place)[-1] == place
        page.locator(f'[data-board] [data-thing="{place}"]').last.dispatch_event("click")
        if page.locator(".choices button").count():  # two routes with different danger
            page.locator(".choices button").first.click()
        page.wait_for_function(MOVED, arg=before)
        settle(page)
        if not page.locator("button.off[aria-label=Undo]").count():
            break
    page.keyboard.press("u")
    page.wait_for_function(f"before => !({MOVED})(before)", arg=before)


def test_city_click_moves_a_character_and_undo_returns(
    server: Running, open_page: Callable[..., Page]
) -> None:
    def ready(match: Match, _: list[Event]) -> bool:
        asked = match.pending()
        return isinstance(asked, NameMover) and asked.player == 0

    page = open_page()
    places: list[dict[str, str]] = []
    seen = Seen()

    def take(frame: str) -> None:
        view = seen.take(json.loads(frame))
        if view is not None:
            places.append({one["id"]: one["place"] for one in view["characters"]})

    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: take(str(frame))))
    page.goto(server.url + open_played_game(server, CITY, CITY.default_setup(3), 4, ready, chair="0"))
    page.locator(".city").wait_for()
    before = places[-1]
    page.locator("[data-board] [data-thing^='char:']").first.dispatch_event("click")
    until(page, lambda: places[-1] != before)
    page.keyboard.press("u")
    until(page, lambda: places[-1] == before)


def until(page: Page, so: Callable[[], bool]) -> None:
    for _ in range(200):
        if so():
            return
        settle(page)
    assert so()


def test_first_touch_shows_the_route(server: Running, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="it")
    page = context.new_page()
    page.goto(server.url + new_table(server, "all-things-zombie", 1, **TABLES["all-things-zombie"]))
    page.locator("[role=toolbar] button.can").first.tap()
    page.locator(".choices button").nth(1).tap()
    page.locator('[data-thing="hex:1G17"]').wait_for(state="attached")
    settle(page)
    page.touchscreen.tap(*middle(page, "hex:1G16"))
    page.locator("[data-trail]").wait_for(state="attached")
    assert page.locator(".prompt .btn.lamp").count() == 1
    page.touchscreen.tap(*middle(page, "hex:1G16"))
    page.locator('[data-thing="hex:1G16"]').wait_for(state="detached")
    context.close()


def middle(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(f'[data-board] [data-thing="{thing}"]').last.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
