// Measures of a page for WCAG 2.2: `wcag.faint()` and `wcag.covered()`, see wcag.py.

globalThis.wcag = (() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

  function rgba(css) {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    return [r, g, b, a / 255]
  }

  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1)

  /** The colour that lies behind what is in an element. */
  function behind(element) {
    const layers = []
    for (let at = element; at; at = at.parentElement) layers.unshift(rgba(getComputedStyle(at).backgroundColor))
    return layers.reduce((under, top) => over(top, under), [255, 255, 255, 1])
  }

  function light(colour) {
    const linear = (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    const [r, g, b] = colour.slice(0, 3).map((one) => linear(one / 255))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  function ratio(a, b) {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p)
    return (x + 0.05) / (y + 0.05)
  }

  const against = (css, under) => ratio(over(rgba(css), under), under)

  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getBoundingClientRect().width > 1
  const all = (css) => [...document.querySelectorAll(css)].filter((e) => shown(e) && !e.closest('.unseen, [inert], [data-board]'))
  const called = (e) => `${e.tagName}.${e.getAttribute('class') ?? ''} ${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40)}`

  /** How well the edge or the face of something stands out from what it lies on. */
  function edge(e) {
    const style = getComputedStyle(e)
    const under = behind(e.parentElement)
    const sides = ['Top', 'Bottom', 'Left', 'Right'].filter((side) => parseFloat(style[`border${side}Width`]) >= 1)
    return Math.max(ratio(behind(e), under), ...sides.map((side) => against(style[`border${side}Color`], under)))
  }

  const CHOSEN = '[role=tab][aria-selected=true], .segmented .on, [aria-pressed=true]'

  /** Whatever is known by something else than its text and has less contrast than 3 to what is beside it: fields by their
   * edge, icons, what is chosen by what tells it from the rest, points, and the ring of the focus. */
  function faint() {
    const found = new Set()
    const want = (e, what, ...ratios) => {
      if (Math.max(...ratios) < 3) found.add(`${what}: ${called(e)} ${Math.max(...ratios).toFixed(2)}`)
    }
    for (const e of all('input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea'))
      want(e, 'field', edge(e), edge(e.parentElement))
    for (const e of all('button, a')) {
      const icon = e.querySelector('svg')
      if (icon && shown(icon) && !e.textContent.trim())
        want(e, 'icon', against(getComputedStyle(icon).color, behind(icon.parentElement)), edge(e))
    }
    for (const e of all(CHOSEN)) {
      const other = [...e.parentElement.children].find((one) => one.tagName === e.tagName && !one.matches(CHOSEN))
      const line = getComputedStyle(e, '::after')
      const underlined = getComputedStyle(e).textDecorationLine !== 'none'
      const mark = line.content === 'none' ? 0 : against(line.backgroundColor, behind(e))
      if (!underlined) want(e, 'chosen', edge(e), mark, other ? ratio(behind(e), behind(other)) : 0)
    }
    for (const e of all('.points i')) want(e, 'point', edge(e))
    const ring = getComputedStyle(document.documentElement).getPropertyValue('--select').trim()
    for (const e of all('button, a, input, [tabindex="0"]')) want(e, 'ring', against(ring, behind(e.parentElement)))
    return [...found]
  }

  /** What has the focus and cannot be seen at all: outside the window, or under something else. '' = it can. */
  function covered() {
    const at = document.activeElement
    if (!at || at === document.body || at.closest('[data-board]')) return ''
    const r = at.getBoundingClientRect()
    const seen = (x, y) => {
      const top = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y)
      return !!top && (at.contains(top) || top.contains(at) || !!at.closest('label')?.contains(top))
    }
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95]
    return parts.some((i) => parts.some((j) => seen(r.left + r.width * i, r.top + r.height * j))) ? '' : called(at)
  }

  return { faint, covered }
})()
