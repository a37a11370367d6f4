// Positions of the furniture. It covers exactly the closed squares of the map, which `bareSquares` checks.

import { type House, squareName } from '../house'
import type { Square } from '../house'
import { bedroom } from './bedroom'
import { garage } from './garage'
import { garden } from './garden'
import { kitchen } from './kitchen'
import { living } from './living'
import { spot, type Draw } from './pen'

const DRAW: Record<string, Draw> = { ...living, ...kitchen, ...bedroom, ...garage, ...garden }

/** Kind, first square, last square: columns and rows from 1. */
type Standing = [kind: string, c0: number, r0: number, c1: number, r1: number]

// prettier-ignore
const FURNITURE: Standing[] = [
  ['tv', 8, 9, 9, 9], ['shelf', 10, 9, 11, 9], ['plant', 13, 9, 13, 9], ['armchair', 13, 11, 13, 11],
  ['corner_sofa', 10, 12, 11, 13], ['bookcase', 10, 15, 12, 15], ['fireplace', 13, 15, 13, 15],
  ['table', 8, 15, 8, 16], ['fridge', 8, 19, 8, 19], ['counter', 9, 19, 12, 19], ['counter_v', 12, 16, 12, 18],
  ['bath', 13, 16, 13, 17], ['toilet', 13, 19, 13, 19], ['basin', 14, 19, 14, 19],
  ['wardrobe', 14, 9, 14, 10], ['closet', 14, 11, 14, 11], ['bed', 16, 9, 18, 10], ['dresser', 16, 13, 18, 13],
  ['corner_desk', 17, 14, 18, 15], ['bookcase_v', 15, 15, 15, 19], ['chest', 16, 19, 16, 19], ['cabinet', 17, 19, 18, 19],
  ['sofa_v', 18, 17, 18, 18],
  ['rack', 15, 2, 17, 2], ['bench', 18, 2, 20, 2], ['tyres', 16, 3, 16, 3], ['crate', 20, 3, 20, 3], ['bench_v', 20, 4, 20, 5],
  ['drum', 18, 5, 18, 5], ['bin', 15, 6, 15, 6], ['boxes', 17, 6, 18, 6], ['bicycle', 19, 6, 20, 6],
  ['tank', 21, 2, 21, 2], ['tree', 3, 7, 3, 7], ['tree', 23, 7, 23, 7], ['grill', 21, 9, 21, 9], ['bush', 7, 9, 7, 9],
  ['hedge', 5, 10, 7, 10], ['bush', 5, 11, 5, 11], ['tree', 3, 11, 3, 11], ['tree', 24, 13, 24, 13], ['tree', 3, 14, 3, 14],
  ['lounger', 19, 14, 19, 15], ['tree', 3, 16, 3, 16], ['tree', 24, 19, 24, 19], ['hedge', 3, 20, 4, 20], ['hedge', 23, 20, 24, 20],
]

/** Inner corners of the corner sofa and the corner desk: floor, though within their rectangles. */
const OPEN_CORNERS = ['J13', 'Q15']

/** All furniture, far to near. */
export function furniture(): string {
  return [...FURNITURE]
    .sort((a, b) => a[4] - b[4] || a[1] - b[1])
    .map(([kind, ...place]) => DRAW[kind]!(spot(...place)))
    .join('')
}

/** Closed squares without furniture, and furniture on squares that can be entered: none, if map and table agree. */
export function bareSquares(house: House): string[] {
  const drawn = new Set<string>()
  for (const [, c0, r0, c1, r1] of FURNITURE) {
    for (let c = c0; c <= c1; c++) for (let r = r0; r <= r1; r++) drawn.add(squareName([c, r]))
  }
  OPEN_CORNERS.forEach((name) => drawn.delete(name))
  const closed = new Set(
    house
      .every()
      .filter((at: Square) => '#X'.includes(house.cell(at)!) && !house.inCar(at))
      .map(squareName),
  )
  return [...new Set([...drawn, ...closed])].filter((name) => drawn.has(name) !== closed.has(name)).sort()
}
