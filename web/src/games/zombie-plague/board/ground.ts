// Marks on the ground: everything marked that is no figure and no card.

import { markOf, type Mark, type Marks } from '../../../art/marks'

/** Every marked thing of the ground, by its mark. */
export function markedGround(marks: Marks): Record<Mark, string[]> {
  const found: Record<Mark, string[]> = { picked: [], warn: [], hover: [], can: [], shown: [] }
  for (const thing of new Set([...marks.picked, ...marks.warn, ...marks.hover, ...marks.glow])) {
    if (isGround(thing)) found[markOf(thing, marks)!].push(thing)
  }
  return found
}

export function isGround(thing: string): boolean {
  return /^(sq|open|place|edge):|^car$/.test(thing)
}
