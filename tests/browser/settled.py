"""Waiting until a page rests, instead of for a fixed time."""

from playwright.sync_api import Page

QUIET_MS = 80  # without a change of the document or a running transition
MOST_MS = 3000  # a story that plays changes the page all the time

QUIET = """([quiet, most]) => new Promise((done) => {
    const start = performance.now()
    let last = start
    const watch = new MutationObserver(() => { last = performance.now() })
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const ends = (one) => one.effect && one.effect.getComputedTiming().endTime !== Infinity
    const look = () => {
        const now = performance.now()
        if (document.getAnimations().some((one) => one.playState === 'running' && ends(one))) last = now
        if (now - last >= quiet || now - start >= most) {
            watch.disconnect()
            done()
        } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
})"""


def settle(page: Page) -> None:
    """Wait until the page has its new content and layout and nothing moves."""
    page.evaluate(QUIET, [QUIET_MS, MOST_MS])
