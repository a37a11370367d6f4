"""Somebody who cannot see the page: hears what is spoken, reads the tree of names, types."""

import random
import re

from playwright.sync_api import Page

# everything that a live region says, in order
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


class Ear:
    """Plays by ear: chooses by number, the first, the last or any, always the same way for the same seed; so turns end
    and games do, too."""

    def __init__(self, page: Page, language: str, seed: int = 1) -> None:
        self.page = page
        self.language = language
        self.random = random.Random(seed)
        self.told: list[str] = []  # whatever was spoken so far
        self.taken = 0

    def open(self, url: str) -> None:
        """To the table, and by the first stop of Tab to its words."""
        self.page.goto(url)
        self.page.get_by_role("navigation").first.wait_for(state="attached")
        self.page.evaluate(LISTEN)
        keys = self.page.keyboard
        for _ in range(2):
            keys.press("Tab")
        keys.press("Enter")
        self.hear(0)

    def hear(self, before: int, words: str = "") -> str:
        """Wait for something to be spoken after so many utterances, those words if they are given; all of it."""
        self.page.wait_for_function(
            "([n, words]) => window.heard.length > n && window.heard.slice(n).join(' ').includes(words)",
            arg=[before, words],
            timeout=60_000,
        )
        heard: list[str] = self.page.evaluate("() => window.heard")
        self.told = heard
        return " ".join(heard[before:])

    def type(self, text: str, words: str = "") -> str:
        """Type, press Enter, listen, for those words if they are given: what was said before may still be coming. The
        focus is where one types, and stays there."""
        assert self.page.evaluate("() => document.activeElement?.matches('[data-told]')"), "the focus is lost"
        before = int(self.page.evaluate("() => window.heard.length"))
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        return self.hear(before, words)

    def tree(self) -> str:
        """The page as the accessibility tree has it."""
        return self.page.locator("main").aria_snapshot()

    def choices(self) -> int:
        """How many there are, counted in the tree."""
        tree = self.tree()
        listed = tree.partition(f'heading "{CHOICES[self.language]}"')[2].partition("- heading")[0]
        return len(re.findall(r"- '?button ", listed))  # in quotes where its words have a colon

    def over(self) -> bool:
        return f'button "{END[self.language]}"' in self.tree()

    def play(self, most: int) -> bool:
        """Up to so many decisions; True = it is over. Before each everything that happened is asked for."""
        while self.taken < most:
            self.page.wait_for_function(
                "() => document.querySelector('.told ol:not(.story) button, .told .plain')", timeout=60_000
            )
            self.type(SINCE[self.language])
            if self.over():
                return True
            count = self.choices()
            if not count:  # somebody else is asked by now
                continue
            said = self.type(str(self.random.choice((1, count, self.random.randint(1, count)))))
            if said.endswith(("thinking.", "ancora.")):
                self.type(YES[self.language])
            self.taken += 1
        return self.over()
