// Possible positions and rotations of the drawn tile.

import type { Decision } from '../../lib/net/protocol'

/** Column and row over the whole map, from the north-west corner of the Town Square; or the same in tiles. */
export type Square = readonly [x: number, y: number]

/** "sq:4,-1", "spot:1,0" and "tile:1,0" all end in two numbers. */
export function pairOf(thing: string): Square {
  const [x, y] = thing
    .slice(thing.indexOf(':') + 1)
    .split(',')
    .map(Number)
  return [x!, y!]
}

export interface Place {
  thing: string
  at: Square
  /** Rotations that fit here, in quarter turns clockwise, ascending. */
  turns: number[]
}

/** All positions that the decision offers, from north-west to south-east. */
export function placesOf(decision: Decision | null): Place[] {
  const byCell = new Map<string, Place>()
  for (const option of decision?.options ?? []) {
    const spot = option.things?.find((thing) => thing.startsWith('spot:'))
    const turn = option.things?.find((thing) => thing.startsWith('turn:'))
    if (!spot || !turn) continue
    const place = byCell.get(spot) ?? { thing: spot, at: pairOf(spot), turns: [] }
    place.turns.push(Number(turn.slice(5)))
    byCell.set(spot, place)
  }
  for (const place of byCell.values()) place.turns.sort((a, b) => a - b)
  return [...byCell.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])
}

/** The next rotation that fits, forwards or backwards. */
export function nextTurn(turns: readonly number[], now: number, by: 1 | -1): number {
  for (let i = 1; i <= 4; i++) {
    const turn = (now + by * i + 8) % 4
    if (turns.includes(turn)) return turn
  }
  return now
}

/** The position nearest to a point given in tiles. */
export function nearestPlace(places: readonly Place[], [x, y]: Square): Place | null {
  let best: Place | null = null
  let least = Infinity
  for (const place of places) {
    const far = Math.hypot(place.at[0] - x, place.at[1] - y)
    if (far < least) [best, least] = [place, far]
  }
  return best
}
