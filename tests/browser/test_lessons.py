"""Lessons in the page: each followed to its end, wandered through, and timed for a reader."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import LOOK, MousePlayer, Server
from tests.browser.screens import DESKTOP, PHONE

pytestmark = pytest.mark.browser

WORDS_A_MINUTE = 200
FIRST_MOVE_S, FIRST_ROUND_S = 30, 120
ROUND_TWO = {  # the card that opens the second round; the lesson of City of Horror is a single one
    "zombicide": "danger",
    "city-of-horror": "won",
    "all-things-zombie": "away",
    "zombies": "helipad",
    "zombie-plague": "miss",
}
GAMES = list(ROUND_TWO)
MOST_CLICKS = 80
MOST_DECISIONS = 90

# what the guide shows, or null while the table is busy or the others act
CARD = """() => {
    if (document.querySelector('.finale')) return { step: 'won', words: 0, buttons: 0 }
    const coach = document.querySelector('.coach')
    if (!coach || document.querySelector('[data-busy], .prompt.waiting')) return null
    const said = [...coach.querySelectorAll('h2, .said p:not(.shown)')].map((one) => one.innerText).join(' ')
    return {
        step: coach.dataset.step,
        words: coach.matches('.open') ? said.split(/\\s+/).filter(Boolean).length : 0,
        buttons: coach.querySelectorAll('footer .btn:not(.ghost)').length,
    }
}"""

# the same, once it has a button to press
PRESSED = f"""() => {{
    const card = ({CARD})()
    return card && (card.buttons || card.step === 'won') ? card : null
}}"""

# the same, once the learner can act
OWED = f"""() => {{
    const card = ({CARD})()
    const seen = ({LOOK})()
    return card && (card.step === 'won' || seen.verbs || seen.confirm || card.buttons) ? card : null
}}"""


def open_lesson(server: Server, page: Page, game: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}]
    page.goto(
        server.url + server.post("/api/tables", {"game": game, "seats": seats, "lesson": "first"})["mine"]
    )
    page.locator(".coach").wait_for()


class Learner:
    """Player who does what the cards ask for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.read = 0  # words
        self.steps: list[str] = []
        self.made = 0  # moves

    def card(self) -> dict[str, Any]:
        card: dict[str, Any] = self.page.wait_for_function(PRESSED).json_value()
        if not self.steps or self.steps[-1] != card["step"]:
            self.steps.append(card["step"])
            self.read += card["words"]
        return card

    def press(self) -> None:
        self.page.locator(".coach footer .btn:not(.ghost)").first.click()

    def turn(self, step: str) -> None:
        """Press the card's first button, and wait until the card has changed or the table has acted."""
        shown = self.page.locator(".coach .shown").count()
        self.made += shown
        at = self.page.evaluate("() => document.querySelector('.prompt h2')?.innerText")
        self.press()
        self.page.wait_for_function(
            """([step, shown, at]) => {
                const coach = document.querySelector('.coach')
                return document.querySelector('.finale') || coach?.dataset.step !== step
                    || coach.querySelectorAll('.shown').length !== shown
                    || document.querySelector('.prompt h2')?.innerText !== at
            }""",
            arg=[step, shown, at],
        )

    def follow(self, until: str = "won") -> None:
        for _ in range(MOST_CLICKS):
            card = self.card()
            if card["step"] in (until, "won"):
                return
            self.turn(card["step"])
        raise AssertionError(f"the lesson did not reach {until}: {self.steps}")


class KeyboardLearner(Learner):
    """The same without a mouse: G goes to the guide, its buttons follow."""

    def press(self) -> None:
        keys = self.page.keyboard
        keys.press("G")
        expect(self.page.locator(".coach")).to_be_focused()
        keys.press("Tab")  # to fold it
        keys.press("Tab")
        keys.press("Enter")


WAYS = [
    pytest.param(learner, language, size, id=f"{name}-{language}-{size[0]}")
    for name, learner in (("mouse", Learner), ("keyboard", KeyboardLearner))
    for language in ("en", "it")
    for size in (DESKTOP, PHONE)
]
USUAL = {"zombicide": 0, "city-of-horror": 3, "all-things-zombie": 4, "zombies": 7, "zombie-plague": 2}


def followed() -> list[Any]:
    """Return every game with every way; all but one way of each game are long tests."""
    return [
        pytest.param(
            game,
            *way.values,
            id=f"{game}-{way.id}",
            marks=[] if USUAL[game] == number else [pytest.mark.soak],
        )
        for game in GAMES
        for number, way in enumerate(WAYS)
    ]


@pytest.mark.parametrize(("game", "learner", "language", "size"), followed())
def test_lesson_is_won_by_its_cards(
    server: Server,
    open_page: Callable[..., Page],
    game: str,
    learner: type[Learner],
    language: str,
    size: tuple[int, int],
) -> None:
    page = open_page(language, *size)
    open_lesson(server, page, game)
    learner(page).follow()
    expect(page.locator(".finale h1")).to_be_visible()


@pytest.mark.soak  # it measures time, so it needs the machine to itself
@pytest.mark.parametrize("game", GAMES)
def test_first_move_and_round_come_soon(server: Server, open_page: Callable[..., Page], game: str) -> None:
    """A reader of 200 words a minute acts within 30 seconds of the click, and ends a round within two minutes."""
    page = open_page("en")
    page.goto(server.url)
    button = page.locator(f'article:has(a[href="/setup/{game}"]) [data-learn]')
    began = time.monotonic()
    button.click()
    learner = Learner(page)
    while not learner.made:
        learner.turn(learner.card()["step"])
    first_move = learner.read * 60 / WORDS_A_MINUTE + time.monotonic() - began
    assert len(learner.steps) >= 2
    learner.follow(ROUND_TWO[game])
    first_round = learner.read * 60 / WORDS_A_MINUTE + time.monotonic() - began
    print(f"{game}: first move {first_move:.0f} s, first round {first_round:.0f} s")
    assert first_move < FIRST_MOVE_S
    assert first_round < FIRST_ROUND_S


class Wanderer(MousePlayer):
    """Learner who makes another legal move at every third decision."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.learner = Learner(page)
        self.kinds: set[str] = set()

    def wander(self) -> str:
        """Return how the lesson ended."""
        for number in range(MOST_DECISIONS):
            card = self.page.wait_for_function(OWED).json_value()
            self.kinds.add(card["step"])
            if card["step"] in ("won", "seen"):
                return str(card["step"])
            if card["step"] in ("back", "lost"):
                self.learner.press()
                self.page.wait_for_function(
                    "(step) => document.querySelector('.coach')?.dataset.step !== step", arg=card["step"]
                )
            elif card["buttons"] and (number % 3 or card["step"] == "answer"):
                self.learner.turn(card["step"])
            else:
                self.decide(self.page.evaluate(LOOK))
                self.page.wait_for_timeout(150)
        return "open"


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[] if game == "zombie-plague" else [pytest.mark.soak]) for game in GAMES],
)
def test_wandering_learner_meets_no_dead_end(
    server: Server, open_page: Callable[..., Page], game: str
) -> None:
    page = open_page("en")
    open_lesson(server, page, game)
    learner = Wanderer(page, random.Random(game).randrange(1000))
    assert learner.wander() in ("won", "seen", "open")
    assert "answer" in learner.kinds


def test_lobby_offers_the_lesson_first_until_it_is_won(
    server: Server, open_page: Callable[..., Page]
) -> None:
    page = open_page("en")
    page.goto(server.url)
    buttons = page.locator(".lobby article .go").first.locator("button, a")
    expect(buttons.first).to_have_attribute("data-learn", "")
    expect(page.locator(".lobby .btn.lamp")).to_have_attribute("data-learn", "")
    page.evaluate("""() => localStorage.setItem('shamble.lessons', JSON.stringify(
        ['zombicide', 'city-of-horror', 'all-things-zombie', 'zombies', 'zombie-plague']))""")
    page.reload()
    expect(buttons.first).to_have_attribute("data-play", "")
    expect(page.locator(".lobby [data-learn]")).to_have_count(5)


def test_other_move_is_answered_and_can_be_taken_back(server: Server, open_page: Callable[..., Page]) -> None:
    """Undo goes across the dice of a lesson."""
    page = open_page("en")
    open_lesson(server, page, "zombicide")
    learner = Learner(page)
    learner.turn(learner.card()["step"])
    page.locator("[data-verb=noise]").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "answer")
    expect(page.locator(".coach .said")).to_contain_text("Noise calls the dead")
    page.locator(".coach footer .ghost").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "search")


def test_text_view_has_the_guide(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.add_init_script("localStorage.setItem('shamble.table', '\"told\"')")
    open_lesson(server, page, "zombicide")
    expect(page.locator(".coach h2")).to_have_text("Take the crate")
    announced = page.locator("[data-announcements]")
    expect(announced).to_contain_text("One crate lies in the north-east room.")
    page.locator(".coach .next").click()
    expect(announced).to_contain_text("A search draws one card")
    page.locator("[data-command]").fill("1")
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).not_to_have_attribute("data-step", "search")


def test_first_table_opens_its_briefing_once(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en", *PHONE)
    page.goto(server.url)
    play = page.locator('article:has(a[href="/setup/zombie-plague"]) [data-play]')
    play.click()
    briefing = page.get_by_role("dialog")
    expect(briefing).to_contain_text("You are the living")
    learn = briefing.locator("[data-learn]").bounding_box()
    assert learn is not None
    assert learn["x"] >= 0
    briefing.locator(".start").click()
    page.goto(server.url)
    play.click()
    page.locator(".prompt h2").wait_for()
    expect(briefing).to_have_count(0)


def test_sound_waits_for_the_first_touch(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")
    page.goto(server.url + server.new_table(["me", "novice"]))
    page.locator(".prompt h2").wait_for()
    sounding = "() => document.documentElement.dataset.sounding === 'true'"
    assert not page.evaluate(sounding)
    page.locator(".prompt h2").click()
    page.wait_for_function(sounding)
    page.keyboard.press("M")
    page.wait_for_function(f"() => !({sounding})()")
    page.reload()
    page.locator(".prompt h2").click()
    page.wait_for_timeout(300)
    assert not page.evaluate(sounding)
