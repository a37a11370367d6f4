"""Players who choose at random from what the page offers, by mouse or keyboard."""

import json
import random
import urllib.request
from typing import Any

from playwright.sync_api import Page

# what the page offers now, as a player sees it
LOOK = """() => ({
  over: !!document.querySelector('.finale'),
  asking: document.querySelectorAll('.prompt.asks').length,
  confirm: document.querySelectorAll('.prompt .btn.lamp').length,
  choices: [...document.querySelectorAll('.choices button')].length,
  verbs: [...document.querySelectorAll('[role=toolbar] button.can')].length,
  things: [...document.querySelectorAll('[data-board] [data-thing][tabindex]')].length,
  tile: [...document.querySelectorAll('[data-tile] button:not(:disabled)')].length,
})"""


KEYS = "(css) => [...document.querySelectorAll(css)].map((one) => one.getAttribute('aria-keyshortcuts'))"

# the same, or null while the player is not asked
ASKED = f"""() => {{
    const seen = ({LOOK})()
    const asked = seen.over || seen.confirm || seen.verbs || seen.tile
    return asked && !document.querySelector('[data-busy]') && seen
}}"""


class Server:
    """Server under test, known by its address."""

    url: str

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(self.url + path, json.dumps(body).encode())
        with urllib.request.urlopen(request) as answer:
            result: dict[str, Any] = json.load(answer)
        return result

    def new_table(self, seats: list[str], seed: int = 1, **options: object) -> str:
        """Open a table of Zombie Plague and return the path of the host's link.

        `seats` are "me" or bot levels."""
        chairs = [
            {"kind": "person", "name": "Ada"} if seat == "me" else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": "zombie-plague", "mode": "basic", "seats": chairs, "options": options, "seed": seed}
        return str(self.post("/api/tables", body)["mine"])


class Player:
    """Player with random choices, repeatable by seed."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.taken = 0

    def look(self) -> dict[str, Any]:
        """Wait for a decision or the end of the game, and return what the page offers."""
        self.page.wait_for_function(ASKED, timeout=90_000)
        state: dict[str, Any] = self.page.evaluate(LOOK)
        return state

    def glance(self) -> dict[str, Any] | None:
        """Return what the page offers, or None while the player is not asked."""
        state: dict[str, Any] | None = self.page.evaluate(ASKED)
        return state or None

    def play(self, most: int) -> bool:
        """Take up to `most` decisions, return whether the game is over."""
        for _ in range(most):
            seen = self.look()
            if seen["over"]:
                return True
            self.decide(seen)
            self.taken += 1
        return bool(self.page.evaluate(LOOK)["over"])

    def decide(self, seen: dict[str, Any]) -> None:
        raise TypeError("a player needs hands")


class MousePlayer(Player):
    """Player who clicks things on the board and buttons."""

    def decide(self, seen: dict[str, Any]) -> None:
        if seen["confirm"]:
            self.click(".prompt .btn.lamp", 0)
        elif seen["choices"]:
            self.click(".choices button", self.random.randrange(seen["choices"]))
        elif seen["things"] and self.random.random() < 0.4:
            self.click("[data-board] [data-thing][tabindex]", self.random.randrange(seen["things"]))
        elif seen["tile"]:  # turn it, move it, or more often place it
            self.click("[data-tile] button:not(:disabled)", self.random.randrange(seen["tile"]))
        elif seen["verbs"]:
            self.click("[role=toolbar] button.can", self.random.randrange(seen["verbs"]))

    def click(self, selector: str, number: int) -> None:
        """Click an element, unless the page has changed and it is gone."""
        box = self.page.evaluate(
            """([selector, number]) => {
                const found = document.querySelectorAll(selector)[number]
                if (!found) return null
                const r = found.getBoundingClientRect()
                return { x: r.x + r.width / 2, y: r.y + r.height / 2 }
            }""",
            [selector, number],
        )
        if box is not None:
            self.page.mouse.click(box["x"], box["y"])


class KeyPlayer(Player):
    """Player who uses only the keyboard: shortcuts for verbs, arrows and Enter on the board."""

    def decide(self, seen: dict[str, Any]) -> None:
        keys = self.page.keyboard
        if seen["asking"]:  # "No, back" has the focus, "Do it" is next
            keys.press("Tab")
            keys.press("Enter")
        elif seen["confirm"] and not seen["tile"] and self.random.random() < 0.8:
            keys.press(self.key(".prompt [data-verb=pass]") or "Enter")
        elif seen["choices"] and self.random.random() < 0.5:  # in the list
            keys.press("a")
            for _ in range(self.random.randrange(seen["choices"])):
                keys.press("Tab")
            if self.page.evaluate("() => !!document.activeElement?.closest('.choices button')"):
                keys.press("Enter")
        elif seen["choices"]:
            keys.press("b")
            for _ in range(self.random.randrange(1, 5)):
                keys.press(self.random.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            keys.press("Enter")
        elif seen["tile"]:
            keys.press("Escape")
            keys.press(self.random.choice(["r", "ArrowRight", "Enter"]))
        elif seen["verbs"]:
            keys.press(self.key("[role=toolbar] button.can"))

    def key(self, css: str) -> str:
        """Return the shortcut of a random button of these."""
        keys = [str(one) for one in self.page.evaluate(KEYS, css) if one]
        return self.random.choice(keys) if keys else ""
