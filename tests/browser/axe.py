"""Accessibility as axe-core judges it: all of WCAG 2.2 A and AA."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """What is wrong with the page as it is now: each rule with some of the places that break it."""
    page.wait_for_timeout(400)  # colours that are changing have no contrast yet
    page.evaluate(AXE.read_text("utf-8"))
    result = page.evaluate(
        "() => axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })"
    )
    return [(v["id"], [n["html"][:160] for n in v["nodes"][:4]]) for v in result["violations"]]
