"""Does a page fit its window: how much of it the board has, which words are cut off, and which end with an ellipsis."""

from typing import Any

from playwright.sync_api import Page

# the share of the window that shows the board; the width of the page; every text that leaves its button, or that is
# cut off by something that neither scrolls nor says so with an ellipsis
LOOK = """() => {
  const seen = (r) => ({
    left: Math.max(0, r.left), right: Math.min(innerWidth, r.right),
    top: Math.max(0, r.top), bottom: Math.min(innerHeight, r.bottom),
  })
  const area = (r) => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top)
  const board = document.querySelector('[data-board]')
  const inside = (text, box, slack) =>
    text.left >= box.left - slack && text.right <= box.right + slack &&
    text.top >= box.top - slack && text.bottom <= box.bottom + slack
  const hides = (style) => [style.overflowX, style.overflowY].some((way) => way === 'hidden' || way === 'clip')
  const scrolls = (style) => [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll')
  const cut = []
  const ended = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); ) {
    const at = node.parentElement
    if (!node.data.trim() || !at || at.closest('svg, script, style, .unseen, [data-board]')) continue
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width < 1) continue
    let badge = false // on the edge of what it belongs to
    for (let box = at; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const rect = box.getBoundingClientRect()
      if (rect.width < 3) break
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') {
        if (!inside(text, rect, 3)) ended.push(node.data.trim().slice(0, 40))
        break
      }
      const button = !badge && box.matches('button, .btn')
      if (scrolls(style) && !button) break
      if ((button || hides(style)) && !inside(text, rect, 3)) {
        cut.push(`${node.data.trim().slice(0, 40)} (${box.className || box.tagName})`)
        break
      }
      badge ||= style.position === 'absolute'
      if (style.position === 'fixed') break
    }
  }
  return {
    board: board ? area(seen(board.getBoundingClientRect())) / (innerWidth * innerHeight) : null,
    wide: document.documentElement.scrollWidth,
    cut: [...new Set(cut)],
    ended: [...new Set(ended)],
  }
}"""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK)
    return found
