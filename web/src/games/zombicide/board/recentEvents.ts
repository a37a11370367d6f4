// Recent events on the board, read from the log lines of the last action: moves, arrivals, deaths, wounds, noise.

import type { LogLine } from '../../../lib/net/protocol'
import type { Kind } from './figurePlacement'

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
  /** Zones where zombies attack. */
  attacks: Set<string>
}

/** Data of a line about zombies: kind, number, zone or way. */
function horde(line: LogLine): { kind: Kind; count: number; zone: string; path: string[] } {
  const { zombie, count, zone, path } = line.data ?? {}
  return { kind: zombie as Kind, count: Number(count), zone: String(zone), path: Array.isArray(path) ? path : [] }
}

export function deeds(lines: readonly LogLine[]): Deeds {
  const out: Deeds = { marches: [], waves: 0, killed: [], hurt: new Set(), loud: [], attacks: new Set() }
  let wave = 0
  let reached = new Set<string>()
  lines.forEach((line, i) => {
    const things = line.things ?? []
    switch (line.kind) {
      case 'horde-moved': {
        const { kind, count, path } = horde(line)
        const [from, to] = [path[0]!, path.at(-1)!]
        if (reached.has(from + kind)) {
          wave += 1
          reached = new Set()
        }
        reached.add(to + kind)
        out.marches.push({ key: `${i}`, kind, from, to, count, wave })
        out.waves = wave + 1
        break
      }
      case 'killed': {
        const { kind, count, zone } = horde(line)
        out.killed.push({ key: `${i}`, zone, kind, count })
        break
      }
      case 'wounded':
        for (const thing of things) out.hurt.add(thing)
        break
      case 'noise-made':
        out.loud.push(...things)
        break
      case 'horde-attacks':
        for (const thing of things) out.attacks.add(thing)
        break
    }
  })
  return out
}
