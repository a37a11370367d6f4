"""Player of the text view who uses only live regions, the accessibility tree and typing."""

import random
import re

from playwright.sync_api import Page

# record everything that live regions announce, in order
LISTEN = """() => {
  window.heard = []
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live]')
      const text = region?.textContent?.trim()
      if (text) window.heard.push(text)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
HEADINGS = {
    "en": ("Question", "Command", "Choices", "Near me", "Everyone", "Places", "What happened"),
    "it": ("Domanda", "Comando", "Scelte", "Vicino a me", "Tutti", "Luoghi", "Che cosa è successo"),
}
CHOICES = {"en": "Choices", "it": "Scelte"}
END = {"en": "How it ended, in full", "it": "Com'è finita, per intero"}
SINCE = {"en": "since", "it": "intanto"}
YES = {"en": "yes", "it": "sì"}
IDS = re.compile(r"\b(?:zom|hum|sur|pawn|sq|hex|zone|card|seat|place|open|char):\w")


class TextViewPlayer:
    """Player who chooses by number: the first, last or a random option, repeatable by seed.

    The first and the last option often end a turn, so games come to an end."""

    def __init__(self, page: Page, language: str, seed: int = 1) -> None:
        self.page = page
        self.language = language
        self.random = random.Random(seed)
        self.announced: list[str] = []  # all announcements so far
        self.taken = 0

    def open(self, url: str) -> None:
        """Open the table and choose the text view, the second stop of Tab."""
        self.page.goto(url)
        self.page.get_by_role("navigation").first.wait_for(state="attached")
        self.page.evaluate(LISTEN)
        keys = self.page.keyboard
        for _ in range(2):
            keys.press("Tab")
        keys.press("Enter")
        self.hear(0)

    def hear(self, before: int, words: str = "") -> str:
        """Wait for an announcement after the first `before` ones and return all that follow.

        With `words`, wait until they have been announced."""
        self.page.wait_for_function(
            "([n, words]) => window.heard.length > n && window.heard.slice(n).join(' ').includes(words)",
            arg=[before, words],
            timeout=60_000,
        )
        heard: list[str] = self.page.evaluate("() => window.heard")
        self.announced = heard
        return " ".join(heard[before:])

    def type(self, text: str, words: str = "") -> str:
        """Type a command, press Enter and return the announcements, see `hear` for `words`.

        Requires the focus on the command field."""
        assert self.page.evaluate("() => document.activeElement?.matches('[data-command]')"), (
            "the focus is lost"
        )
        before = int(self.page.evaluate("() => window.heard.length"))
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        return self.hear(before, words)

    def tree(self) -> str:
        """Return the accessibility tree of the page as text."""
        return self.page.locator("main").aria_snapshot()

    def choices(self) -> int:
        """Return the number of options in the accessibility tree."""
        tree = self.tree()
        listed = tree.partition(f'heading "{CHOICES[self.language]}"')[2].partition("- heading")[0]
        return len(re.findall(r"- '?button ", listed))  # quoted if the text has a colon

    def over(self) -> bool:
        return f'button "{END[self.language]}"' in self.tree()

    def play(self, most: int) -> bool:
        """Take up to `most` decisions in total, return whether the game is over.

        Before each decision, ask for everything that happened."""
        while self.taken < most:
            self.page.wait_for_function(
                "() => document.querySelector('.text-view ol:not(.story) button, .text-view .plain')",
                timeout=60_000,
            )
            self.type(SINCE[self.language])
            if self.over():
                return True
            count = self.choices()
            if not count:  # another player is asked by now
                continue
            said = self.type(str(self.random.choice((1, count, self.random.randint(1, count)))))
            if said.endswith(("thinking.", "ancora.")):
                self.type(YES[self.language])
            self.taken += 1
        return self.over()
