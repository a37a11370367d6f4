// The selectable things that are marked on the board. A zombie names its square and all squares it can reach, which would light the whole
// city; so squares are marked only after a zombie is picked. A moving pawn alone is not a choice.

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
