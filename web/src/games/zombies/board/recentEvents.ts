// Recent events of pawns for the animations, from the log lines of the last action.

import type { LogLine } from '../../../lib/net/protocol'

export interface Deed {
  what: 'hurt' | 'attack'
}

/** A new object for every pawn that fought or lost a life: a new object means it happened again. */
export function deeds(lines: readonly LogLine[]): Map<string, Deed> {
  const byPiece = new Map<string, Deed>()
  for (const line of lines) {
    const pawn = line.things?.find((thing) => thing.startsWith('pawn:'))
    if (!pawn) continue
    if (line.kind === 'life-lost') byPiece.set(pawn, { what: 'hurt' })
    else if (line.kind === 'combat-rolled' && !byPiece.has(pawn)) byPiece.set(pawn, { what: 'attack' })
  }
  return byPiece
}
