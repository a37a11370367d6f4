"""Criteria of WCAG 2.2 that axe does not measure: contrast of what is no text, spaced text, a focus in sight."""

from typing import Any

from playwright.sync_api import Page

# contrast of colours as WCAG reckons it, and the colour that lies behind an element
COLOURS = """
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (css) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    return [r, g, b, a / 255]
  }
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1)
  const behind = (element) => {
    const layers = []
    for (let at = element; at; at = at.parentElement) layers.unshift(rgba(getComputedStyle(at).backgroundColor))
    return layers.reduce((under, top) => over(top, under), rgba(getComputedStyle(document.documentElement).backgroundColor))
  }
  const light = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ratio = (a, b) => {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p)
    return (x + 0.05) / (y + 0.05)
  }
  const against = (css, under) => ratio(over(rgba(css), under), under)
"""

# every control that is known by something else than its text, with the best contrast of what it is known by
FAINT = (
    "() => {"
    + COLOURS
    + """
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getBoundingClientRect().width > 1
  const all = (css) => [...document.querySelectorAll(css)].filter((e) => seen(e) && !e.closest('.unseen, [inert]'))
  const name = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} ${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30)}`
  const found = []
  const want = (e, what, ...ratios) => {
    if (Math.max(...ratios) < 3) found.push(`${what}: ${name(e)} ${Math.max(...ratios).toFixed(2)}`)
  }
  const edge = (e) => {
    const style = getComputedStyle(e)
    const under = behind(e.parentElement)
    const sides = ['Top', 'Bottom', 'Left', 'Right'].filter((side) => parseFloat(style[`border${side}Width`]) >= 1)
    return [...sides.map((side) => against(style[`border${side}Color`], under)), ratio(behind(e), under)]
  }
  for (const e of all('input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea')) want(e, 'field', ...edge(e))
  for (const e of all('button, a')) {
    const icon = e.querySelector('svg')
    if (icon && seen(icon) && !e.textContent.trim() && !e.closest('[data-board]')) want(e, 'icon', against(getComputedStyle(icon).color, behind(icon.parentElement)), ...edge(e))
  }
  for (const e of all('[role=tab][aria-selected=true], .segmented .on, [aria-pressed=true]')) {
    if (e.closest('[data-board]')) continue
    const other = [...e.parentElement.children].find((one) => one !== e && one.tagName === e.tagName && !one.matches('[aria-selected=true], .on, [aria-pressed=true]'))
    const marked = getComputedStyle(e).textDecorationLine !== 'none' || e.querySelector('svg.tick')
    const after = getComputedStyle(e, '::after')
    const line = after.content !== 'none' ? [against(after.backgroundColor, behind(e))] : []
    if (!marked) want(e, 'chosen', ...edge(e), ...line, other ? ratio(behind(e), behind(other)) : 0)
  }
  for (const e of all('.points i')) want(e, 'point', ...edge(e))
  const ring = getComputedStyle(document.documentElement).getPropertyValue('--select').trim()
  for (const e of all('button, a, input, [tabindex="0"]')) {
    if (!e.closest('[data-board]')) want(e, 'ring', against(ring, behind(e.parentElement)), against(ring, behind(e)))
  }
  return [...new Set(found)]
}"""
)


def faint(page: Page) -> list[str]:
    """1.4.11: what a control, a state or the focus is known by, and has less contrast than 3 to what is beside it."""
    found: list[str] = page.evaluate(FAINT)
    return found


SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }"""

# every text outside boards that is cut off: out of the box that hides it, or ended with an ellipsis
CUT = """() => {
  const hides = (style) => [style.overflowX, style.overflowY].some((way) => way === 'hidden' || way === 'clip')
  const scrolls = (style) => [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll')
  const cut = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); ) {
    const at = node.parentElement
    if (!node.data.trim() || !at || at.closest('svg, script, style, .unseen, [data-board]')) continue
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width < 1) continue
    for (let box = at; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const rect = box.getBoundingClientRect()
      if (rect.width < 3 || scrolls(style)) break
      const out = text.left < rect.left - 3 || text.right > rect.right + 3 || text.top < rect.top - 3 || text.bottom > rect.bottom + 3
      if (hides(style) && out) {
        cut.push(`${node.data.trim().slice(0, 40)} (${at.className} in ${box.className || box.tagName})`)
        break
      }
      if (style.position === 'fixed') break
    }
  }
  return [...new Set(cut)]
}"""


def cut_when_spaced(page: Page) -> list[str]:
    """1.4.12: words that are whole as they are, and are not with the widest spacing that a reader may set."""
    whole = set(page.evaluate(CUT))
    style = page.add_style_tag(content=SPACED)
    page.wait_for_timeout(200)
    cut: list[str] = page.evaluate(CUT)
    style.evaluate("(element) => element.remove()")
    return [text for text in cut if text not in whole]


# what of the element with the focus can be seen: outside the window or under something else it cannot
COVERED = """() => {
  const at = document.activeElement
  if (!at || at === document.body || at.closest('[data-board]')) return null
  const r = at.getBoundingClientRect()
  const seen = (x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
    const top = document.elementFromPoint(x, y)
    return !!top && (at.contains(top) || top.contains(at) || at.closest('label')?.contains(top))
  }
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95]
  const free = parts.some((i) => parts.some((j) => seen(r.left + r.width * i, r.top + r.height * j)))
  return free ? null : `${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''} ${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)} ${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}x${Math.round(r.height)}`
}"""


def covered(page: Page, stops: int = 60) -> list[str]:
    """2.4.11: what has the focus, going through the page with Tab, and cannot be seen at all."""
    found: list[str] = []
    page.evaluate("() => document.activeElement?.blur()")
    for _ in range(stops):
        page.keyboard.press("Tab")
        hidden: Any = page.evaluate(COVERED)
        if hidden and hidden not in found:
            found.append(hidden)
    return found
