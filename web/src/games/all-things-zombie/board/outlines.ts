// The outline a thing of the board is marked with, and the room a finger needs to hit it.
import { outline, type Spot } from '../hexes'

import type { HexMap } from '../mapBoards'

export const isGround = (thing: string): boolean => /^(hex|bld|edge):/.test(thing)

/** Hexes of a thing that lies on the ground. */
export function hexesOf(map: HexMap, thing: string): Spot[] {
  if (thing.startsWith('hex:')) {
    const hex = map.hex(thing)
    return hex ? [hex] : []
  }
  const building = thing.startsWith('bld:') ? map.building(thing) : undefined
  return building ? map.rooms(building) : []
}

/** One outline for each of the things. */
export function groundPath(map: HexMap, things: readonly string[], inset = 4.5): string {
  return things
    .map((thing) => hexesOf(map, thing))
    .filter((hexes) => hexes.length > 0)
    .map((hexes) => outline(hexes, inset))
    .join('')
}
