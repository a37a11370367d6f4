// What of the things that can be chosen is shown on the board. A zombie that may walk names its own square and all it could
// reach: they would light the whole city, so squares wait until a zombie is picked. A pawn that moves is no choice by itself.

import type { Option } from '../../../lib/net/protocol'

const WAITING = new Set(['walk', 'lift'])
const LED = new Set(['move', 'stop'])

export function boardThings(options: readonly Option[], glow: ReadonlySet<string>, picked: readonly string[]): Set<string> {
  const left = options.filter((option) => {
    const things = option.things ?? []
    return picked.every((thing) => things.includes(thing))
  })
  const shown = new Set<string>()
  for (const option of left) {
    for (const [place, thing] of (option.things ?? []).entries()) {
      if (!glow.has(thing) || thing.startsWith('turn:')) continue
      if (LED.has(option.verb) && thing.startsWith('pawn:')) continue
      if (WAITING.has(option.verb) && thing.startsWith('sq:') && (place !== 1 || option.verb === 'lift' || !picked.some(isZombie))) continue
      shown.add(thing)
    }
  }
  return shown
}

const isZombie = (thing: string): boolean => thing.startsWith('zom:')
