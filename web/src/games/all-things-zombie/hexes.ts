// Hexes as geometry: a corner to the north, 56 units wide, in doubled coordinates (row, x in half hexes).

import { n } from '../../art/geometry'
import type { Point } from '../../lib/board/camera'

/** Width of a hex, radius of its corners, and the step from row to row. */
export const HW = 56
export const R = HW / Math.sqrt(3)
export const ROW = R * 1.5

/** North and on clockwise. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: -R },
  { x: HW / 2, y: -R / 2 },
  { x: HW / 2, y: R / 2 },
  { x: 0, y: R },
  { x: -HW / 2, y: R / 2 },
  { x: -HW / 2, y: -R / 2 },
]
/** A step to the north-east and on clockwise: row, x. Side i lies between corners i and i + 1. */
export const STEPS: readonly (readonly [number, number])[] = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
]

export interface Spot {
  row: number
  x: number
}

export const spotKey = (row: number, x: number): string => `${row},${x}`

/** Centre of a hex in board units. */
export function centre({ row, x }: Spot): Point {
  return { x: ((x - 1) / 2) * HW, y: row * ROW + R }
}

/** The hex whose centre lies nearest, whether it is on the map or not. */
export function spotAt({ x, y }: Point): Spot {
  const first = Math.floor((y - R) / ROW)
  const middle = Math.round((x / HW) * 2) + 1
  let best: Spot = { row: first, x: middle }
  let least = Infinity
  for (const row of [first, first + 1]) {
    for (const across of [middle - 1, middle, middle + 1]) {
      if ((across + row) % 2 !== 0) continue
      const at = centre({ row, x: across })
      const far = (at.x - x) ** 2 + (at.y - y) ** 2
      if (far < least) [least, best] = [far, { row, x: across }]
    }
  }
  return best
}

/** Fewest steps from one hex to another. */
export function distance(a: Spot, b: Spot): number {
  const rows = Math.abs(a.row - b.row)
  const across = Math.abs(a.x - b.x) - rows
  return rows + (across > 0 ? across / 2 : 0)
}

/** SVG path of one hex, drawn `grown` times as large. */
export function hexPath(spot: Spot, grown = 1): string {
  const at = centre(spot)
  return `M${CORNERS.map((corner) => `${n(at.x + corner.x * grown)} ${n(at.y + corner.y * grown)}`).join('L')}Z`
}

/** SVG path round all these hexes together, moved inwards by `inset`. */
export function outline(spots: readonly Spot[], inset = 0): string {
  return loops(spots)
    .map(
      (loop) =>
        `M${shrink(loop, inset)
          .map((dot) => `${n(dot.x)} ${n(dot.y)}`)
          .join('L')}Z`,
    )
    .join('')
}

const round = (value: number): number => Math.round(value * 10) / 10
const dotKey = (dot: Point): string => `${round(dot.x)},${round(dot.y)}`

const around = (at: Point): Point[] => CORNERS.map((corner) => ({ x: at.x + corner.x, y: at.y + corner.y }))

/** The closed outlines of a group of hexes, clockwise (holes the other way). */
export function loops(spots: readonly Spot[]): Point[][] {
  if (spots.length === 1) return [around(centre(spots[0]!))]
  const inside = new Set(spots.map(({ row, x }) => spotKey(row, x)))
  const next = new Map<string, Point[]>()
  const start = new Map<string, Point>()
  for (const spot of spots) {
    const at = centre(spot)
    STEPS.forEach(([row, x], side) => {
      if (inside.has(spotKey(spot.row + row, spot.x + x))) return
      const [a, b] = [CORNERS[side]!, CORNERS[(side + 1) % 6]!]
      const from = { x: at.x + a.x, y: at.y + a.y }
      const key = dotKey(from)
      next.set(key, [...(next.get(key) ?? []), { x: at.x + b.x, y: at.y + b.y }])
      start.set(key, from)
    })
  }
  const take = (key: string): Point => {
    const ends = next.get(key)!
    const end = ends.pop()!
    if (!ends.length) next.delete(key)
    return end
  }
  const rings: Point[][] = []
  while (next.size) {
    const first = next.keys().next().value!
    const loop = [start.get(first)!]
    for (let dot = take(first); dotKey(dot) !== first; dot = take(dotKey(dot))) loop.push(dot)
    rings.push(loop)
  }
  return rings
}

function shrink(loop: readonly Point[], inset: number): readonly Point[] {
  if (!inset) return loop
  return loop.map((b, i) => {
    const a = loop.at(i - 1)!
    const c = loop[(i + 1) % loop.length]!
    const first = Math.hypot(b.x - a.x, b.y - a.y)
    const second = Math.hypot(c.x - b.x, c.y - b.y)
    const u = { x: -(b.y - a.y) / first, y: (b.x - a.x) / first }
    const v = { x: -(c.y - b.y) / second, y: (c.x - b.x) / second }
    const k = 1 + u.x * v.x + u.y * v.y
    return { x: b.x + (inset * (u.x + v.x)) / k, y: b.y + (inset * (u.y + v.y)) / k }
  })
}
