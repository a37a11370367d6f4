// Arrow keys on a board: from one choosable thing to the nearest one that way.

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

/** The thing on each board that had the focus last. */
const left = new WeakMap<Element, string>()

function give(board: Element, target: SVGElement | HTMLElement | undefined): boolean {
  if (!target) return false
  left.set(board, target.dataset.thing ?? '')
  target.focus({ preventScroll: true }) // the board moves itself
  board.scrollIntoView({ block: 'nearest' })
  return true
}

/** Moves the focus on the board. If nothing on it has it: to the thing that had it last, else to the one nearest to `from` (unless
 * told, the middle of the board). False: nowhere to go. */
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

/** To the next thing or the one before, as they are read: also where several lie on one another. Round at the ends. */
export function stepFocus(board: Element, back: boolean): boolean {
  const all = things(board).toSorted((a, b) => middle(a).y - middle(b).y || middle(a).x - middle(b).x)
  const at = all.findIndex((element) => element === document.activeElement)
  return give(board, all.at(at < 0 ? (back ? -1 : 0) : (at + (back ? -1 : 1)) % all.length))
}

/** Arrow keys in a row or grid of buttons: to the nearest one that way. */
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
