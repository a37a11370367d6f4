// Recent events of a figure, read from the log lines of the last action, for animation.

import type { LogLine } from '../../../lib/net/protocol'

export interface Deed {
  what: 'hurt' | 'attack'
}

/** A new object for every figure that attacked or was wounded, so that a repeated event shows again. */
export function deeds(lines: readonly LogLine[]): Map<string, Deed> {
  const byPiece = new Map<string, Deed>()
  for (const line of lines) {
    const [by, target] = line.things ?? []
    if (!by || !target || (line.kind !== 'attacked' && line.kind !== 'bitten')) continue
    byPiece.set(by, { what: 'attack' })
    if (line.data?.result === 'wound') byPiece.set(target, { what: 'hurt' })
  }
  return byPiece
}
