"""Follow hints: the panel stays open and advises on the next question at once."""

from playwright.sync_api import Page

BUTTON = "header [data-advise]"

# The step is done: the panel advises on another question, is closed, or the step needs a confirmation.
ANSWERED = """(answers) => {
    const panel = document.querySelector('[data-hint]')
    return !panel || panel.dataset.hint !== answers || document.querySelector('.prompt.asks') !== null
}"""


def do_step(page: Page) -> None:
    """Do what the hint advises, up to the first die, card or danger."""
    panel = page.locator("[data-hint]")
    if not panel.count():
        page.locator(BUTTON).click()
    lamp = panel.locator(".btn.lamp:enabled")
    lamp.wait_for()
    answers = panel.get_attribute("data-hint")
    lamp.click()
    page.wait_for_function(ANSWERED, arg=answers)


def close(page: Page) -> None:
    """Close the hint panel if it is open."""
    panel = page.locator("[data-hint]")
    if panel.count():
        page.locator(BUTTON).click()
        panel.wait_for(state="detached")
