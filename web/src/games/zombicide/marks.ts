// What is marked how. One thing bears one mark, the strongest: picked, in the way, pointed at and choosable, choosable, pointed out.

export type Mark = 'picked' | 'warn' | 'hover' | 'can' | 'shown'

export interface Marks {
  glow: ReadonlySet<string>
  picked: readonly string[]
  warn: ReadonlySet<string>
  hover: ReadonlySet<string>
}

export function markOf(thing: string, marks: Marks): Mark | null {
  if (marks.picked.includes(thing)) return 'picked'
  if (marks.warn.has(thing)) return 'warn'
  if (marks.glow.has(thing)) return marks.hover.has(thing) ? 'hover' : 'can'
  return marks.hover.has(thing) ? 'shown' : null
}

/** Every marked zone, by its mark. */
export function markedZones(marks: Marks): Record<Mark, string[]> {
  const found: Record<Mark, string[]> = { picked: [], warn: [], hover: [], can: [], shown: [] }
  for (const thing of new Set([...marks.picked, ...marks.warn, ...marks.hover, ...marks.glow])) {
    if (thing.startsWith('zone:')) found[markOf(thing, marks)!].push(thing)
  }
  return found
}

/** "zone:z5" is z5, "zom:z5:walker" is z5:walker. */
export function bare(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1)
}
