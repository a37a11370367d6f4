"""Criteria of WCAG 2.2 that axe does not measure: contrast of what is no text, spaced text, a focus in sight."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.fit import fit

MEASURES = Path(__file__).with_name("wcag.js").read_text("utf-8")
SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }"""
SETTLE = 200  # ms until a page has found its new layout


def measure(page: Page, what: str) -> Any:
    if not page.evaluate("() => 'wcag' in globalThis"):
        page.evaluate(MEASURES)
    return page.evaluate(f"() => wcag.{what}()")


def faint(page: Page) -> list[str]:
    """1.4.11: what a control, a state or the focus is known by, and has less contrast than 3 to what is beside it."""
    found: list[str] = measure(page, "faint")
    return found


def cut_when_spaced(page: Page) -> list[str]:
    """1.4.12: words that are cut off with the widest spacing that a reader may set. What ends with an ellipsis is not:
    it is read in full where it is opened."""
    style = page.add_style_tag(content=SPACED)
    page.wait_for_timeout(SETTLE)
    cut = fit(page).cut
    style.evaluate("(element) => element.remove()")
    return cut


def covered(page: Page, stops: int = 60) -> list[str]:
    """2.4.11: what has the focus, going through the page with Tab, and cannot be seen at all."""
    page.evaluate("() => document.activeElement?.blur()")
    found = set()
    for _ in range(stops):
        page.keyboard.press("Tab")
        found.add(measure(page, "covered"))
    return sorted(found - {""})
