// What has just happened on the board, read from the lines of the last action: who walked, rose, fell, was hurt, made noise.

import type { Line } from '../../../lib/wire'
import type { Kind } from '../types'

export interface March {
  key: string
  kind: Kind
  from: string
  to: string
  count: number
  /** Runners move twice: the second step follows the first. */
  wave: number
}

export interface Deeds {
  marches: March[]
  waves: number
  killed: { key: string; zone: string; kind: Kind; count: number }[]
  hurt: Set<string>
  loud: string[]
  /** Zones where the dead attack. */
  attacks: Set<string>
}

const zoneOf = (line: Line): string => `zone:${String(line.args?.zone ?? '')}`
const kindOf = (line: Line): Kind => String(line.args?.kind ?? '@kind-walker').replace('@kind-', '') as Kind

export function deeds(lines: readonly Line[]): Deeds {
  const out: Deeds = { marches: [], waves: 0, killed: [], hurt: new Set(), loud: [], attacks: new Set() }
  let wave = 0
  let reached = new Set<string>()
  lines.forEach((line, i) => {
    const count = Number(line.args?.count ?? 1)
    switch (line.key) {
      case 'event-horde-moved':
      case 'event-horde-split': {
        const kind = kindOf(line)
        const from = `zone:${String(line.args?.start)}`
        const to = zoneOf(line)
        if (reached.has(from + kind)) {
          wave += 1
          reached = new Set()
        }
        reached.add(to + kind)
        out.marches.push({ key: `${i}`, kind, from, to, count, wave })
        out.waves = wave + 1
        break
      }
      case 'event-killed':
        out.killed.push({ key: `${i}`, zone: zoneOf(line), kind: kindOf(line), count })
        break
      case 'event-wounded':
        for (const thing of line.things ?? []) out.hurt.add(thing)
        break
      case 'event-noise':
        out.loud.push(zoneOf(line))
        break
      case 'event-attack':
        out.attacks.add(zoneOf(line))
        break
    }
  })
  return out
}
