// Where the dead will go next, as arrows, and who will be attacked.

import type { Point, Town } from '../map/town'
import type { Kind, ZombicideView, ZoneView } from '../types'
import { KINDS } from './standing'

export interface Arrow {
  key: string
  from: string
  to: string
  /** How many of each kind take this way. */
  group: Partial<Record<Kind, number>>
  /** The runners' second step. */
  second: boolean
  d: string
  /** Where its number stands. */
  at: Point
}

const sum = (group: Partial<Record<Kind, number>>): number => Object.values(group).reduce((all, count) => all + count, 0)
export const groupSize = sum

/** Equal groups, rounded up: what is missing is added. The Abomination never splits. */
function share(zone: ZoneView, ways: number): Partial<Record<Kind, number>> {
  const out: Partial<Record<Kind, number>> = {}
  for (const kind of KINDS) {
    const count = zone.zombies[kind] ?? 0
    if (count) out[kind] = kind === 'abomination' ? count : Math.ceil(count / ways)
  }
  return out
}

export function arrows(town: Town, view: ZombicideView, only?: ReadonlySet<string>): Arrow[] {
  const out: Arrow[] = []
  for (const zone of view.zones) {
    if (only && !only.has(zone.id)) continue
    const ways = zone.next.filter((there) => there !== zone.id)
    for (const there of ways) {
      out.push(arrow(town, zone.id, there, share(zone, zone.next.length), false))
    }
    for (const [from, to] of zone.runs) {
      if (from !== to) out.push(arrow(town, from, to, { runner: Math.ceil((zone.zombies.runner ?? 0) / Math.max(1, zone.next.length)) }, true))
    }
  }
  return out
}

function arrow(town: Town, from: string, to: string, group: Partial<Record<Kind, number>>, second: boolean): Arrow {
  const a = town.middle(from)
  const b = town.middle(to)
  const gate = town.passage(from, to) ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const start = towards(a, gate, second ? 0.2 : 0.3)
  const end = towards(b, gate, 0.35)
  return {
    key: `${from}>${to}${second ? '>' : ''}`,
    from,
    to,
    group,
    second,
    d: `M${round(start.x)} ${round(start.y)}Q${round(gate.x)} ${round(gate.y)} ${round(end.x)} ${round(end.y)}`,
    at: { x: (start.x + 2 * gate.x + end.x) / 4, y: (start.y + 2 * gate.y + end.y) / 4 },
  }
}

const round = (v: number): number => Math.round(v * 10) / 10
const towards = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })

export interface Danger {
  zone: string
  /** Wounds to come: each of the dead gives one, the Abomination too. */
  wounds: number
}

/** Zones with survivors where the dead will attack in the next Zombies' Phase: those there now, and the runners who arrive with an action left. */
export function dangers(view: ZombicideView): Danger[] {
  const zones = new Map(view.zones.map((zone) => [zone.id, zone]))
  const out: Danger[] = []
  for (const id of new Set(view.survivors.filter((one) => one.fate === 'board' && one.zone).map((one) => one.zone!))) {
    const here = zones.get(id)
    const standing = here ? sum(here.zombies) + (here.zombies.runner ?? 0) : 0
    let coming = 0
    for (const zone of view.zones) {
      if (zone.id !== id && zone.next.includes(id)) coming += Math.ceil((zone.zombies.runner ?? 0) / zone.next.length)
    }
    if (standing + coming > 0) out.push({ zone: id, wounds: standing + coming })
  }
  return out
}
