// Which marks lie on the ground. One thing bears one mark, the strongest.

import { markOf, type Mark, type Marks } from '../../../art/marks'
import type { HexMap } from '../boards'
import { outline, type Spot } from '../hexes'

export { markOf, type Mark, type Marks }

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

/** Every marked thing on the ground, by its mark. */
export function markedGround(marks: Marks): Record<Mark, string[]> {
  const found: Record<Mark, string[]> = { picked: [], warn: [], hover: [], can: [], shown: [] }
  for (const thing of new Set([...marks.picked, ...marks.warn, ...marks.hover, ...marks.glow])) {
    if (isGround(thing)) found[markOf(thing, marks)!].push(thing)
  }
  return found
}

/** The strongest mark of any of these things. */
export function markOfAny(things: readonly string[], marks: Marks): Mark | null {
  const order: Mark[] = ['picked', 'warn', 'hover', 'can', 'shown']
  const found = new Set(things.map((thing) => markOf(thing, marks)))
  return order.find((mark) => found.has(mark)) ?? null
}
