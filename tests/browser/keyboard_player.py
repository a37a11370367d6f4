"""Player who uses only the keyboard, and queries about the focus."""

import random
from typing import Any

from playwright.sync_api import Page

# the focused element: its region, its thing or verb, and its name
FOCUS = """() => {
  const at = document.activeElement
  if (!at || at === document.body) return { lost: true, region: '', what: '', name: '' }
  const close = (css, name) => at.closest(css)?.getAttribute(name) ?? ''
  return {
    lost: false,
    board: !!at.closest('[data-board]'),
    region: close('[data-region]', 'data-region'),
    what: close('[data-thing]', 'data-thing') || close('[data-verb]', 'data-verb'),
    name: at.getAttribute('aria-label') ?? at.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60),
    inside: at.tagName + '.' + (at.getAttribute('class') ?? ''),
  }
}"""

# nothing is in progress, and either a player is asked or the game is over
RESTING = """() => !document.querySelector('[data-busy]') && !document.querySelector('[data-skip]') &&
  (document.querySelector('.finale, .pass-screen, .prompt.waiting') ||
   document.querySelector('[data-region=acts] button:not([aria-disabled=true]), .shop button') ||
   document.querySelector('[data-board] [data-thing][tabindex]'))"""

# how many elements of each kind the keyboard can choose now
OFFER = """() => {
  const seen = (e) => !e.disabled && e.getAttribute('aria-disabled') !== 'true' && e.getBoundingClientRect().width > 0
  const all = (css) => [...document.querySelectorAll(css)].filter(seen).length
  return {
    over: !!document.querySelector('.finale'),
    answers: all('.answers button'),
    choices: all('.choices button'),
    verbs: all('[role=toolbar] .verb'),
    things: all('[data-board] [data-thing][tabindex]'),
    other: all('[data-region=acts] button:not(.verb):not(.choices button), .shop button.can'),
  }
}"""

TAKE = """([css, number]) => {
  const seen = (e) => !e.disabled && e.getAttribute('aria-disabled') !== 'true' && e.getBoundingClientRect().width > 0
  const found = [...document.querySelectorAll(css)].filter(seen)[number]
  found?.focus()
  return !!found && document.activeElement === found
}"""

CSS = {
    "answers": ".answers button",
    "choices": ".choices button",
    "verbs": "[role=toolbar] .verb",
    "things": "[data-board] [data-thing][tabindex]",
    "other": "[data-region=acts] button:not(.verb):not(.choices button), .shop button.can",
}


def focus(page: Page) -> dict[str, Any]:
    state: dict[str, Any] = page.evaluate(FOCUS)
    return state


class FocusPlayer:
    """Player who focuses an option, presses Enter, and records where the focus goes."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.lost: list[str] = []
        self.kinds: set[str] = set()
        self.taken = 0

    def rest(self) -> None:
        self.page.wait_for_function(RESTING, timeout=60_000)

    def play(self, most: int) -> bool:
        """Take up to `most` choices, return whether the game is over."""
        for _ in range(most):
            self.rest()
            offer = self.page.evaluate(OFFER)
            if offer["over"]:
                return True
            first = ["answers", "choices"]
            kinds = [kind for kind in first if offer[kind]] or [kind for kind in CSS if offer[kind]]
            if not kinds:
                return False
            kind = self.random.choice(kinds)
            self.choose(kind, self.random.randrange(offer[kind]))
        return False

    def choose(self, kind: str, number: int) -> None:
        if not self.page.evaluate(TAKE, [CSS[kind], number]):
            return
        prompt = self.page.locator(".prompt").first.inner_text()
        before = focus(self.page)
        self.page.keyboard.press("Enter")
        self.rest()
        self.kinds.add(kind)
        self.taken += 1
        after = focus(self.page)
        if after["lost"]:
            self.lost.append(f"{kind} {before['name']!r} at {prompt!r}")
