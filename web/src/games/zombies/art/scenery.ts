// Squares that are not playable: a park, flat roofs or a car park, low in contrast.

import { n, outline, type Rect } from '../../../art/geometry'
import { pick, type Chance } from '../../../art/seededRandom'
import { Q, type Cell } from '../city'
import { box, disc, layer, line } from './pen'

const ROOFS = ['concrete', 'iron', 'check-2', 'diner-2'] as const
const CARS = ['#5b4a63', '#4a5a66', '#66564a'] as const

export const cellRect = ([row, col]: Cell): Rect => [col * Q, row * Q, col * Q + Q, row * Q + Q]

export function scenery(cells: readonly Cell[], next: Chance): string {
  const rects = cells.map(cellRect)
  const kind = pick(next, cells.length > 1 ? (['park', 'roof', 'roof', 'lot'] as const) : (['park', 'roof'] as const))
  const ground = `<path d="${outline(rects)}" fill="url(#fl-${kind === 'park' ? 'green' : 'pave'})"/>`
  if (kind === 'park') return ground + layer(rects.map((rect) => trees(rect, next)).join(''))
  if (kind === 'lot') return ground + layer(rects.map((rect) => parked(rect, next)).join(''))
  return ground + roof(rects, next)
}

function tree(x: number, y: number, r: number): string {
  return (
    `<circle cx="${n(x + 2)}" cy="${n(y + 3)}" r="${n(r)}" fill="#000" opacity=".25" stroke="none"/>` +
    disc(x, y, r, 'green-2') +
    `<circle cx="${n(x - r * 0.25)}" cy="${n(y - r * 0.25)}" r="${n(r * 0.55)}" fill="var(--b-furn)" stroke="none"/>`
  )
}

function trees([x, y]: Rect, next: Chance): string {
  return tree(x + 14 + next() * 8, y + 14 + next() * 8, 9 + next() * 4) + tree(x + 36 + next() * 6, y + 34 + next() * 8, 7 + next() * 4)
}

function parked([x, y]: Rect, next: Chance): string {
  return [0, 1]
    .map((i) => {
      const [left, top] = [x + 9 + i * 22, y + 10]
      const bay = `<path d="M${n(left - 3)} ${n(top - 4)}v40M${n(left + 19)} ${n(top - 4)}v40" fill="none" stroke="var(--b-cross)" stroke-width="1.6" opacity=".45"/>`
      if (next() >= 0.6) return bay
      return (
        bay +
        `<rect x="${n(left)}" y="${n(top)}" width="16" height="32" rx="5" fill="${pick(next, CARS)}"/>` +
        box(left + 2.5, top + 8, 11, 14, 2.5, 'furn-2')
      )
    })
    .join('')
}

/** A flat roof with its parapet, and a hatch or a vent on each square. */
function roof(rects: readonly Rect[], next: Chance): string {
  const parapet = outline(rects, 6, 4)
  const on = rects.map(([x0, y0]) => {
    const [x, y] = [x0 + 16 + next() * 8, y0 + 16 + next() * 8]
    return pick(next, [
      box(x, y, 17, 13) + line(`M${n(x)} ${n(y + 6)}h17`),
      disc(x + 8, y + 8, 7) + disc(x + 8, y + 8, 3, 'furn-2'),
      box(x + 4, y, 9, 18, 2, 'furn-2'),
    ])
  })
  return (
    `<path d="${parapet}" fill="#000" opacity=".28" transform="translate(3 4)"/>` +
    `<path d="${parapet}" fill="var(--b-${pick(next, ROOFS)})" stroke="var(--b-wall)" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="${outline(rects, 10, 3)}" fill="none" stroke="var(--b-furn)" stroke-width="2"/>` +
    layer(on.join(''))
  )
}

/** Groups of adjacent cells. */
export function groups(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [cell.join(), cell]))
  const areas: Cell[][] = []
  while (left.size) {
    const group: Cell[] = []
    const todo: Cell[] = [left.values().next().value!]
    for (let cell = todo.pop(); cell; cell = todo.pop()) {
      if (!left.delete(cell.join())) continue
      group.push(cell)
      const [row, col] = cell
      todo.push([row, col + 1], [row + 1, col], [row, col - 1], [row - 1, col])
    }
    areas.push(group)
  }
  return areas
}
