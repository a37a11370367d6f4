// Lines of sight from centre to centre. Rough and building hexes stop a line through them; a line along a common side is
// stopped where both of its hexes do (AT-08.47 to AT-08.57). Exact: all in integers.

import type { HexMap } from './boards'
import { distance, spotKey, STEPS, type Spot } from './hexes'
import type { SceneHex } from './types'

type Offset = readonly [row: number, x: number]

interface Trace {
  crossed: Offset[]
  flanks: [Offset, Offset][]
}

// In half widths and half sides a centre lies at (x, 3 * row).
const CORNERS: Offset[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
]
const traces = new Map<string, Trace>()

/** What lies between a hex and the one so many rows down and half hexes across, as offsets from the first. */
function trace(rows: number, across: number): Trace {
  const key = spotKey(rows, across)
  const known = traces.get(key)
  if (known) return known
  const found: Trace = { crossed: [], flanks: [] }
  for (let row = Math.min(0, rows); row <= Math.max(0, rows); row++) {
    for (let x = Math.min(0, across) - 1; x <= Math.max(0, across) + 1; x++) {
      if ((row + x) % 2 !== 0 || (row === 0 && x === 0) || (row === rows && x === across)) continue
      let [left, right, on] = [0, 0, 0]
      for (const [cy, cx] of CORNERS) {
        const turn = across * (3 * row + cy) - 3 * rows * (x + cx)
        if (turn > 0) left++
        else if (turn < 0) right++
        else on++
      }
      if (left && right) found.crossed.push([row, x])
      else if (on === 2 && right) found.flanks.push([[row, x], mirrored(row, x, rows, across)])
    }
  }
  traces.set(key, found)
  return found
}

/** The neighbour on the other side of the line that runs along a side of this hex. */
function mirrored(row: number, x: number, rows: number, across: number): Offset {
  const here = across * 3 * row - 3 * rows * x
  const step = STEPS.find(([down, right]) => across * 3 * (row + down) - 3 * rows * (x + right) === -here)!
  return [row + step[0], x + step[1]]
}

const closed = (hex: SceneHex | undefined): boolean => hex !== undefined && hex.terrain !== 'clear'

/** The hexes that stop the line; none = one sees the other. The two ends never do. */
export function obstacles(map: HexMap, a: Spot, b: Spot): SceneHex[] {
  if (distance(a, b) <= 1) return []
  const { crossed, flanks } = trace(b.row - a.row, b.x - a.x)
  const hex = ([row, x]: Offset) => map.spot(a.row + row, a.x + x)
  const through = crossed.map(hex).filter(closed) as SceneHex[]
  const along = flanks.map((pair) => pair.map(hex)).filter((pair) => pair.every(closed)) as SceneHex[][]
  return [...through, ...along.flat()]
}

/** By day as far as the line is free, at dusk and by night no further than `light` hexes. */
export function sees(map: HexMap, a: Spot, b: Spot, light = 99): boolean {
  return distance(a, b) <= light && obstacles(map, a, b).length === 0
}

const views = new WeakMap<HexMap, Map<string, Set<string>>>()

/** Every hex that can be seen from one, itself among them. */
export function seenFrom(map: HexMap, from: SceneHex, light = 99): Set<string> {
  let known = views.get(map)
  if (!known) views.set(map, (known = new Map()))
  const key = `${from.id} ${light}`
  let seen = known.get(key)
  if (!seen) known.set(key, (seen = new Set(map.hexes.filter((hex) => sees(map, from, hex, light)).map((hex) => hex.id))))
  return seen
}
