"""WCAG 2.2 criteria axe does not check: non-text contrast, text spacing, focus in sight."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.fit import fit

MEASURES = Path(__file__).with_name("wcag.js").read_text("utf-8")
SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }"""
SETTLE = 200  # ms until a page has its new layout


def measure(page: Page, what: str) -> Any:
    if not page.evaluate("() => 'wcag' in globalThis"):
        page.evaluate(MEASURES)
    return page.evaluate(f"() => wcag.{what}()")


def faint(page: Page) -> list[str]:
    """Return controls, states and focus rings with a contrast below 3 (1.4.11)."""
    results: list[str] = measure(page, "faint")
    return results


def cut_when_spaced(page: Page) -> list[str]:
    """Return words that are cut off with the widest text spacing of 1.4.12.

    Texts with an ellipsis do not count, because opening them shows all."""
    style = page.add_style_tag(content=SPACED)
    page.wait_for_timeout(SETTLE)
    cut = fit(page).cut
    style.evaluate("(element) => element.remove()")
    return cut


def covered(page: Page, stops: int = 60) -> list[str]:
    """Return elements that Tab focuses while they are completely covered (2.4.11)."""
    page.evaluate("() => document.activeElement?.blur()")
    results = set()
    for _ in range(stops):
        page.keyboard.press("Tab")
        results.add(measure(page, "covered"))
    return sorted(results - {""})
