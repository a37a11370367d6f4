"""The hint panel: odds, plan, alternatives, the player's idea, keyboard, phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from shamble.bots.search.continuation import MAX_ACTIONS
from shamble.core.events import Event
from shamble.core.options import Setup
from shamble.games.zombicide import GAME as ZOMBICIDE
from shamble.games.zombies import GAME as ZOMBIES
from shamble.match.analysis.hint import certain_actions, compute_hint
from shamble.match.log import Moved
from shamble.match.match import Match
from tests.browser.axe import violations
from tests.browser.hints import ANSWERED, BUTTON, do_step
from tests.browser.player import ASKED, Server
from tests.browser.saved_games import Stop, exported_match, import_table, play_until

pytestmark = pytest.mark.browser


def worth_a_thought(after: int) -> Stop:
    """Return a stop at a later decision whose hint has an alternative and several steps."""
    decisions = 0

    def stop(match: Match, events: list[Event]) -> bool:
        nonlocal decisions
        decisions += 1
        if decisions < after or not match.waiting():
            return False
        seat = match.waiting()[0]
        if len(match.options(seat)) < 3:
            return False
        hint = compute_hint(match, seat)
        return hint.second is not None and len(hint.steps) > 1 and bool(hint.steps[0].option.things)

    return stop


def zombicide(server: Server) -> str:
    match = play_until(ZOMBICIDE, Setup(1, ZOMBICIDE.default_setup(1).mode, "02"), 7, worth_a_thought(90))
    return server.url + str(import_table(server, match)["mine"])


def zombies(server: Server) -> str:
    match = play_until(ZOMBIES, ZOMBIES.default_setup(2), 7, worth_a_thought(40))
    made = import_table(server, match)
    return server.url + str(made["seats"][str(match.waiting()[0])])


def open_hint(page: Page, path: str) -> None:
    page.goto(path)
    page.locator(".prompt:not(.waiting)").wait_for()
    page.get_by_role("button", name=re.compile("Hint|Consiglio")).click()
    expect(page.locator("[data-hint] .btn.lamp")).to_be_enabled()


def test_panel_covers_the_tabs_and_marks_the_plan(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(path := zombicide(server))
    before = page.locator("[data-board]").bounding_box()
    open_hint(page, path)
    panel = page.locator("[data-hint]")
    assert page.locator("[data-board]").bounding_box() == before
    expect(page.get_by_role("tab")).to_have_count(0)  # covered by the panel
    expect(panel).to_contain_text("The veteran says")
    expect(panel).to_contain_text(
        re.compile("\\d+\u00a0% to win with this plan against (\\d+\u00a0%|hardly ever .*) with “")
    )
    expect(panel).to_contain_text(
        re.compile(r"Won \d+ of \d+ simulated games, played to their end: give or take \d")
    )
    expect(panel).not_to_contain_text(re.compile("(hint|advice|do)-[a-z]"))
    assert 1 <= panel.locator("ol li").count() <= MAX_ACTIONS
    expect(page.locator("[data-mark='1']")).to_have_count(1)
    assert violations(page) == []
    lit = page.locator("[data-plan]").get_attribute("data-plan")
    panel.get_by_role("button", name="Show B").click()
    expect(page.locator("[data-plan]")).not_to_have_attribute("data-plan", lit or "")
    panel.get_by_role("button", name="Show A").click()
    expect(page.locator("[data-plan]")).to_have_attribute("data-plan", lit or "")
    panel.get_by_role("button", name="I'll decide").click()
    expect(panel).to_have_count(0)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.locator("[data-plan]")).to_have_count(0)


def test_idea_of_the_player_is_compared(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    open_hint(page, zombies(server))
    panel = page.locator("[data-hint]")
    panel.get_by_label("Why not that?").select_option(index=1)
    expect(panel.locator(".own")).to_contain_text(
        re.compile("Your idea.*(less often|alike)|The plan before.*more often", re.DOTALL)
    )


def test_hint_step_is_done_alone(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    open_hint(page, zombicide(server))
    lines = page.locator("[data-hint] ol li b").first.inner_text()
    do_step(page)
    panel = page.locator("[data-hint]")
    if panel.count():
        expect(panel.locator(".btn.lamp")).to_be_enabled()
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    assert lines


def test_whole_plan_is_one_click(server: Server, open_page: Callable[..., Page]) -> None:
    """Also an advised end of the turn that wastes actions is not confirmed."""

    def long_plan(match: Match, events: list[Event]) -> bool:
        if len(match.waiting()) != 1 or len(match.options(match.waiting()[0])) < 3:
            return False
        return len(certain_actions(compute_hint(match, match.waiting()[0]))) > 3

    match = play_until(ZOMBICIDE, Setup(1, ZOMBICIDE.default_setup(1).mode, "02"), 7, long_plan)
    plan = certain_actions(compute_hint(match, match.waiting()[0]))
    page = open_page("en")
    table = import_table(server, match)
    open_hint(page, server.url + str(table["mine"]))
    page.locator("[data-whole]").click()
    page.wait_for_function(ANSWERED, arg=str(match.decision_id))
    expect(page.locator(".prompt.asks")).to_have_count(0)
    taken = exported_match(server, page, table).log[-len(plan) :]
    assert [entry.text for entry in taken if isinstance(entry, Moved)] == plan


def test_hint_takes_and_returns_the_focus(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(zombies(server))
    page.locator(".prompt:not(.waiting)").wait_for()
    page.keyboard.press("b")
    page.keyboard.press("h")
    inside = "() => document.activeElement?.closest('[data-hint]') !== null"
    page.wait_for_function(inside)
    expect(page.locator("[data-hint] .btn.lamp")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.wait_for_function("() => document.activeElement?.closest('[data-board]') !== null")


@pytest.mark.parametrize("language", ["en", "it"])
def test_hint_on_a_phone_is_below_the_board(
    server: Server, open_page: Callable[..., Page], language: str
) -> None:
    page = open_page(language, 390, 844)
    open_hint(page, zombies(server))
    board = page.locator("[data-board]").bounding_box()
    panel = page.locator("[data-hint]").bounding_box()
    assert board is not None
    assert panel is not None
    assert board["y"] + board["height"] <= panel["y"] + 1  # the panel covers nothing of the board
    assert board["height"] > 240
    assert panel["y"] + panel["height"] <= 845
    for button in page.locator("[data-hint] button, [data-hint] select").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, button.inner_text()
    assert violations(page) == []


def in_sight(page: Page, css: str) -> bool:
    """Return whether nothing covers the middle of an element."""
    return bool(
        page.locator(css).evaluate(
            """(one) => {
                const { x, y, width, height } = one.getBoundingClientRect()
                return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
            }"""
        )
    )


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (844, 390), (390, 844)])
def test_hint_beside_a_panel_is_in_sight(
    server: Server, open_page: Callable[..., Page], size: tuple[int, int]
) -> None:
    """The choice of a survivor is a panel of the game; its hint lies below it and can be taken."""
    page = open_page("en", *size)
    seats = [{"kind": "person", "name": "Ada"}]
    made = server.post("/api/tables", {"game": "zombicide", "scenario": "01", "seats": seats, "seed": 7})
    open_hint(page, server.url + made["mine"])
    assert page.locator(".picks button").count() > 0
    assert in_sight(page, "[data-hint] .btn.lamp")
    assert in_sight(page, ".picks button >> nth=0")


def test_hint_closes_an_open_list(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en", 844, 390)
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "novice"}] * 3]
    made = server.post("/api/tables", {"game": "city-of-horror", "seats": seats, "seed": 11})
    page.goto(server.url + made["mine"])
    page.locator("[role=toolbar] button.can").first.click()
    expect(page.locator(".choices button")).to_have_count(4)
    page.locator("header [data-advise]").click()
    expect(page.locator("[data-hint] .btn.lamp")).to_be_enabled()
    expect(page.locator(".choices")).to_have_count(0)
    assert in_sight(page, "[data-hint] .btn.lamp")


def test_hints_of_humans_have_no_console_error(server: Server, open_page: Callable[..., Page]) -> None:
    """Hints with odds of Zombie Plague, in which several routes or lines have the same words."""
    page = open_page("en")
    page.goto(server.url + server.new_table(["me", "novice"], seed=11))
    weighed = 0
    for _ in range(12):
        page.locator(".prompt:not(.waiting)").wait_for()
        if not page.locator("[data-hint]").count():
            page.locator("header [data-advise]").click()
        page.locator("[data-hint] .btn.lamp:enabled").wait_for()
        weighed += page.locator("[data-hint] .odds").count()
        do_step(page)
    assert weighed > 0


GAMES: dict[str, tuple[int, dict[str, str]]] = {  # seats, set-up
    "all-things-zombie": (1, {"mode": "solo", "scenario": "search-and-destroy"}),
    "city-of-horror": (3, {}),
    "zombicide": (1, {"scenario": "01", "mode": "faq"}),
    "zombie-plague": (2, {"mode": "basic"}),
    "zombies": (2, {"mode": "classic", "scenario": "escape"}),
}
FEW, WHOLE = 8, 2000  # questions
CASES = [
    pytest.param(
        game, seed, most, marks=[pytest.mark.soak] if most == WHOLE else [], id=f"{game}-{most}-{seed}"
    )
    for game in GAMES
    for seed, most in ((11, FEW), (11, WHOLE), (12, WHOLE))
]


@pytest.mark.parametrize(("game", "seed", "most"), CASES)
def test_every_hint_has_words(
    server: Server, open_page: Callable[..., Page], game: str, seed: int, most: int
) -> None:
    """Follow the hint at each question; `open_page` reports errors in the console."""
    seats, setup = GAMES[game]
    chairs = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "novice"}] * (seats - 1)]
    made = server.post("/api/tables", {"game": game, "seats": chairs, "seed": seed, **setup})
    page = open_page("it" if seed % 2 else "en")
    page.goto(server.url + made["mine"])
    for number in range(most):
        page.wait_for_function(ASKED, timeout=120_000)
        if page.locator(".finale").count():
            return
        if page.locator(".prompt.asks").count():
            page.locator(".prompt.asks .btn.lamp").click()
            continue
        panel = page.locator("[data-hint]")
        if not panel.count():
            page.locator(BUTTON).click()
        panel.locator(".btn.lamp:enabled").wait_for()
        words = panel.locator(".first p > b").inner_text()
        why = panel.locator(".why").first.inner_text()
        assert words.strip(), f"question {number}"
        assert why.strip(), f"question {number}"
        assert not re.search(r"\b(hint|advice|do|reason)-[a-z]|\{|undefined|NaN", f"{words} {why}"), words
        answers = panel.get_attribute("data-hint")
        panel.locator(".btn.lamp:enabled").click()
        page.wait_for_function(ANSWERED, arg=answers)
    assert most == FEW, "the game has no end"
