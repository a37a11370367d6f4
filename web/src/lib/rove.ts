// Arrow keys on a board: from one choosable thing to the nearest one that way.

import type { Point } from './camera'

export type Way = 'left' | 'right' | 'up' | 'down'

export const ways: Record<string, Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

const along: Record<Way, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** Index of the point to move to; -1 if nothing lies that way. What lies more aside than ahead comes last. */
export function nearest(from: Point, points: Point[], way: Way): number {
  const to = along[way]
  let best = -1
  let least = Infinity
  points.forEach((point, index) => {
    const dx = point.x - from.x
    const dy = point.y - from.y
    const ahead = dx * to.x + dy * to.y
    if (ahead < 1) return
    const aside = Math.abs(dx * to.y) + Math.abs(dy * to.x)
    const distance = ahead + 2 * aside + (aside > 2 * ahead ? 1e6 : 0)
    if (distance >= least) return
    least = distance
    best = index
  })
  return best
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

const things = (board: Element) => [...board.querySelectorAll<SVGElement | HTMLElement>('[data-thing][tabindex]')]

/** Moves the focus on the board; from the middle of the board if nothing on it has the focus. False: nowhere to go. */
export function moveFocus(board: Element, way: Way): boolean {
  const all = things(board)
  const now = board.contains(document.activeElement) && document.activeElement !== board ? document.activeElement : null
  if (!now) {
    const from = middle(board)
    const closest = all.toSorted((a, b) => gap(middle(a), from) - gap(middle(b), from))[0]
    closest?.focus({ preventScroll: true })
    return closest !== undefined
  }
  const others = all.filter((element) => element !== now)
  const target = others[nearest(middle(now), others.map(middle), way)]
  target?.focus({ preventScroll: true })
  return target !== undefined
}

/** Tab order among things: to the next or the one before. False at the ends, so that Tab leaves the board. */
export function stepFocus(board: Element, back: boolean): boolean {
  const all = things(board)
  const at = all.findIndex((element) => element === document.activeElement)
  const target = all[at < 0 ? (back ? -1 : 0) : at + (back ? -1 : 1)]
  target?.focus({ preventScroll: true })
  return target !== undefined
}

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
