// Furniture along the far walls of each building square; the middle stays free for figures.

import { Q, type Cell } from '../city'
import { box, disc, layer, line } from './pen'

type Furnish = (x: number, y: number, cell: Cell) => string

const odd = ([row, col]: Cell): boolean => (row + col) % 2 === 1

const beds: Furnish = (x, y, cell) => (odd(cell) ? box(x + 34, y + 7, 14, 9) : box(x + 8, y + 6, 15, 24, 3) + box(x + 10, y + 8, 11, 7))

const engines: Furnish = (x, y, [, col]) =>
  col === 1
    ? box(x + 7, y + 8, 12, 40, 3, 'furn-2')
    : box(x + 8, y + 6, 38, 8) + line(`M${x + 17} ${y + 6}v8M${x + 27} ${y + 6}v8M${x + 36} ${y + 6}v8`)

const desks: Furnish = (x, y, cell) =>
  odd(cell)
    ? box(x + 8, y + 7, 24, 11) + box(x + 14, y + 9, 10, 5, 1, 'furn-2') + disc(x + 20, y + 24, 4)
    : line([9, 16, 23, 30, 37].map((at) => `M${x + at} ${y + 6}v16`).join(''), 2)

const flowers: Furnish = (x, y) =>
  [0, 1, 2]
    .map((i) => {
      const [cx, cy] = [x + 12 + i * 15, y + 11]
      return [0, 60, 120]
        .map((turn) => `<ellipse cx="${cx}" cy="${cy}" rx="6" ry="2.4" transform="rotate(${turn} ${cx} ${cy})" fill="var(--b-furn)"/>`)
        .join('')
    })
    .join('')

const pumps: Furnish = (x, y) => box(x + 10, y + 6, 14, 18, 3) + box(x + 12, y + 9, 10, 5, 1, 'furn-2') + disc(x + 38, y + 13, 6)

const shelves: Furnish = (x, y, [row, col]) =>
  box(x + 7, y + 6, 40, 9) +
  line([17, 27, 37].map((at) => `M${x + at} ${y + 6}v9`).join('')) +
  ((row * 3 + col) % 2 ? box(x + 8, y + 36, 9, 12) : disc(x + 44, y + 42, 4))

const BY_KIND: Record<string, Furnish> = {
  hospital: beds,
  fire_station: engines,
  police_station: desks,
  florist: flowers,
  lawn_garden: flowers,
  gas_station: pumps,
}

export function furnish(kind: string, cells: readonly Cell[]): string {
  const draw = BY_KIND[kind] ?? shelves
  return layer(cells.map((cell) => draw(cell[1] * Q, cell[0] * Q, cell)).join(''))
}
