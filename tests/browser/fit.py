"""Measures of a page in its window: board, cut words, hidden answers, small print."""

from dataclasses import dataclass

from playwright.sync_api import Page

LEAST_PRINT_PX = 12

# board: share of the window that is left to the board
# wide, long: by how many pixels the page is larger than the window
# cut: texts that leave their button, or that a box cuts off which neither scrolls nor ends them with an ellipsis
# hidden: answers whose middle or lower edge is out of sight
# small: texts in print that is too small to read
LOOK = """(least) => {
  const within = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  })
  const area = (r) => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top)
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const board = document.querySelector('[data-board]')
  const seen = board && within(board.getBoundingClientRect(), screen)
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const inside = (text, box, slack) =>
    text.left >= box.left - slack && text.right <= box.right + slack &&
    text.top >= box.top - slack && text.bottom <= box.bottom + slack
  const hides = (style) => [style.overflowX, style.overflowY].some((way) => way === 'hidden' || way === 'clip')
  const scrolls = (style) => [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll')
  const unread = 'svg, script, style, .unseen, .apart:not(:focus-within), [data-board]'
  const cut = new Set()
  const small = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); ) {
    const at = node.parentElement
    if (!node.data.trim() || !at || at.closest(unread) || !shown(at)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width < 1) continue
    const words = node.data.trim().slice(0, 40)
    const size = parseFloat(getComputedStyle(at).fontSize)
    if (size < least) small.add(`${words} (${size} px)`)
    let badge = false // on the edge of what it belongs to
    for (let box = at; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const rect = box.getBoundingClientRect()
      if (rect.width < 3) break
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break
      const button = !badge && box.matches('button, .btn')
      if (scrolls(style) && !button) break
      if ((button || hides(style)) && !inside(text, rect, 3)) {
        cut.add(`${words} (${box.className || box.tagName})`)
        break
      }
      badge ||= style.position === 'absolute'
      if (style.position === 'fixed') break
    }
  }
  const answers = [...document.querySelectorAll('[role=toolbar] button.can, .prompt .btn')].filter(shown)
  const hidden = answers.filter((e) => {
    const r = e.getBoundingClientRect()
    return [r.top + r.height / 2, r.bottom - 4].some((y) => {
      const top = document.elementFromPoint(r.left + r.width / 2, y)
      return !top || !(e.contains(top) || top.contains(e))
    })
  })
  return {
    board: seen ? area(seen) / (innerWidth * innerHeight) : null,
    wide: document.documentElement.scrollWidth - innerWidth,
    long: document.documentElement.scrollHeight - innerHeight,
    cut: [...cut],
    hidden: hidden.map((e) => e.textContent.trim().slice(0, 40)),
    small: [...small],
  }
}"""


@dataclass
class Fit:
    """How well a page fits its window; LOOK explains the fields."""

    board: float | None
    wide: int
    long: int
    cut: list[str]
    hidden: list[str]
    small: list[str]


def fit(page: Page) -> Fit:
    """Return the measures of the page as it is now."""
    return Fit(**page.evaluate(LOOK, LEAST_PRINT_PX))
