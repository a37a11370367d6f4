// The zombies' next moves, as arrows, and attacks, as predicted by the rules.

import type { Point, Town } from '../map/town'
import type { ZombicideView } from '../viewTypes'

export interface Arrow {
  key: string
  /** How many take this way. */
  count: number
  /** The runners' second step. */
  second: boolean
  d: string
  /** Position of its number. */
  at: Point
}

export function arrows(town: Town, view: ZombicideView, only?: string): Arrow[] {
  const zones = view.zones.filter((zone) => !only || zone.id === only)
  return [
    ...zones.flatMap((zone) => Object.entries(zone.next).map(([there, count]) => arrow(town, zone.id, there, count, false))),
    ...zones.flatMap((zone) => zone.runs.map(([from, to, count]) => arrow(town, from, to, count, true))),
  ]
}

function arrow(town: Town, from: string, to: string, count: number, second: boolean): Arrow {
  const a = town.middle(from)
  const b = town.middle(to)
  const gate = town.passage(from, to) ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const start = towards(a, gate, second ? 0.2 : 0.3)
  const end = towards(b, gate, 0.35)
  return {
    key: `${from}>${to}${second ? '>' : ''}`,
    count,
    second,
    d: `M${round(start.x)} ${round(start.y)}Q${round(gate.x)} ${round(gate.y)} ${round(end.x)} ${round(end.y)}`,
    at: { x: (start.x + 2 * gate.x + end.x) / 4, y: (start.y + 2 * gate.y + end.y) / 4 },
  }
}

const round = (v: number): number => Math.round(v * 10) / 10
const towards = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
