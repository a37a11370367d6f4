// What has just happened, read from the lines of the last action, so that the board can act it out.

import type { LogLine } from '../../../lib/net/protocol'

export interface Deed {
  what: 'hurt' | 'attack'
}

export interface Tracer {
  from: string
  to: string
  hit: boolean
}

const HURT = ['wounded', 'flipped']

/** A fresh object for every figure that fought or was wounded: a new one means it happened again. */
export function deeds(lines: readonly LogLine[]): Map<string, Deed> {
  const byPiece = new Map<string, Deed>()
  for (const line of lines) {
    const who = line.things?.find((thing) => thing.startsWith('sur:'))
    if (!who) continue
    if (line.kind === 'hurt' && HURT.includes(String(line.data?.what))) byPiece.set(who, { what: 'hurt' })
    else if (line.kind === 'melee-rolled') byPiece.set(who, { what: 'attack' })
  }
  return byPiece
}

/** Shots of the last action: from whom, at whom, and whether they hit. */
export function tracers(lines: readonly LogLine[]): Tracer[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'fired') return []
    const [from, ...targets] = line.things ?? []
    const marks = line.dice?.marks ?? []
    return targets.map((to, i) => ({ from: from!, to, hit: marks[i] === 'hit' }))
  })
}
