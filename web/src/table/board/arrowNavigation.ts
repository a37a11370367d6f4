// Arrow keys on a board: move the focus to the nearest selectable thing in a direction.

import type { Point } from '../../lib/board/camera'

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

/** Return the index of the nearest point in a direction; -1 = none. Points more sideways than ahead come last. */
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

/** The thing that had the focus last, by board. */
const left = new WeakMap<Element, string>()

function give(board: Element, target: SVGElement | HTMLElement | undefined): boolean {
  if (!target) return false
  left.set(board, target.dataset.thing ?? '')
  target.focus({ preventScroll: true }) // the board scrolls itself
  board.scrollIntoView({ block: 'nearest' })
  return true
}

/** Move the focus on the board. Without a focus there: to the thing that had it last, else to the one nearest to `from`
 *  (default: the middle of the board). Returns false if there is nothing to focus. */
export function moveFocus(board: Element, way: Way | null, from: Point | null = null): boolean {
  const all = things(board)
  const now = all.find((element) => element === document.activeElement)
  if (!now || !way) {
    const start = from ?? middle(board)
    const before = all.find((element) => element.dataset.thing === left.get(board))
    return give(board, before ?? all.toSorted((a, b) => gap(middle(a), start) - gap(middle(b), start))[0])
  }
  const others = all.filter((element) => element !== now)
  return give(board, others[nearest(middle(now), others.map(middle), way)])
}

/** Move to the next or previous thing in reading order, cyclically. Also reaches things that cover each other. */
export function stepFocus(board: Element, back: boolean): boolean {
  const all = things(board).toSorted((a, b) => middle(a).y - middle(b).y || middle(a).x - middle(b).x)
  const at = all.findIndex((element) => element === document.activeElement)
  return give(board, all.at(at < 0 ? (back ? -1 : 0) : (at + (back ? -1 : 1)) % all.length))
}

/** Arrow keys in a row or grid of buttons. */
export function alongRow(row: HTMLElement): () => void {
  const keys = (event: KeyboardEvent) => step(row, event)
  row.addEventListener('keydown', keys)
  return () => row.removeEventListener('keydown', keys)
}

function step(row: HTMLElement, event: KeyboardEvent): void {
  const way = ways[event.key]
  if (!way || event.shiftKey || event.target === row) return
  const all = [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((one) => one !== event.target)
  const target = all[nearest(middle(event.target as Element), all.map(middle), way)]
  if (!target) return
  event.preventDefault()
  event.stopPropagation()
  target.focus()
}

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
