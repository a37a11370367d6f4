"""Following hints: the panel beside the board stays open, and answers the next question as soon as there is one."""

from playwright.sync_api import Page

BUTTON = "header [data-advise]"

# The step was done: another question is answered now, the panel has gone, or the step wants to be confirmed.
ANSWERED = """(answers) => {
    const panel = document.querySelector('[data-hint]')
    return !panel || panel.dataset.hint !== answers || document.querySelector('.prompt.asks') !== null
}"""


def do_step(page: Page) -> None:
    """Do what the hint says, its first step alone."""
    panel = page.locator("[data-hint]")
    if not panel.count():
        page.locator(BUTTON).click()
    lamp = panel.locator(".btn.lamp:enabled")
    lamp.wait_for()
    answers = panel.get_attribute("data-hint")
    lamp.click()
    page.wait_for_function(ANSWERED, arg=answers)


def close(page: Page) -> None:
    """As before it was asked for."""
    panel = page.locator("[data-hint]")
    if panel.count():
        page.locator(BUTTON).click()
        panel.wait_for(state="detached")
