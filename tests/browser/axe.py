"""Accessibility checks by axe-core: WCAG 2.2 A and AA."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """Return each broken rule with the first elements that break it."""
    page.wait_for_timeout(400)  # wait until colour transitions are over
    page.evaluate(AXE.read_text("utf-8"))
    result = page.evaluate(
        "() => axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })"
    )
    return [(v["id"], [n["html"][:160] for n in v["nodes"][:4]]) for v in result["violations"]]
