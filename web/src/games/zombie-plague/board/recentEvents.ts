// What has just happened to a figure, read from the lines of the last action, so that the board can act it out.

import type { LogLine } from '../../../lib/net/protocol'

export interface Deed {
  what: 'hurt' | 'attack'
}

/** A fresh object for every figure that attacked or was wounded: a new one means it happened again. */
export function deeds(lines: readonly LogLine[]): Map<string, Deed> {
  const found = new Map<string, Deed>()
  for (const line of lines) {
    const [by, target] = line.things ?? []
    if (!by || !target || (line.kind !== 'attacked' && line.kind !== 'bitten')) continue
    found.set(by, { what: 'attack' })
    if (line.data?.result === 'wound') found.set(target, { what: 'hurt' })
  }
  return found
}
