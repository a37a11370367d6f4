// What is marked how. One thing bears one mark, the strongest: picked, in the way, pointed at and choosable, choosable, pointed out.

export type Mark = 'picked' | 'warn' | 'hover' | 'can' | 'shown'

export interface Marks {
  glow: ReadonlySet<string>
  picked: readonly string[]
  warn: ReadonlySet<string>
  hover: ReadonlySet<string>
}

const STRONGEST_FIRST: readonly Mark[] = ['picked', 'warn', 'hover', 'can', 'shown']

export function markOf(thing: string, marks: Marks): Mark | null {
  if (marks.picked.includes(thing)) return 'picked'
  if (marks.warn.has(thing)) return 'warn'
  if (marks.glow.has(thing)) return marks.hover.has(thing) ? 'hover' : 'can'
  return marks.hover.has(thing) ? 'shown' : null
}

/** The strongest mark of any of these things. */
export function markOfAny(things: readonly string[], marks: Marks): Mark | null {
  const found = new Set(things.map((thing) => markOf(thing, marks)))
  return STRONGEST_FIRST.find((mark) => found.has(mark)) ?? null
}

/** Can be taken or let go. */
export function choosable(thing: string, marks: Pick<Marks, 'glow' | 'picked'>): boolean {
  return marks.glow.has(thing) || marks.picked.includes(thing)
}

/** Every marked thing of a kind, by its mark. */
export function marked(marks: Marks, wanted: (thing: string) => boolean): Record<Mark, string[]> {
  const found: Record<Mark, string[]> = { picked: [], warn: [], hover: [], can: [], shown: [] }
  for (const thing of new Set([...marks.picked, ...marks.warn, ...marks.hover, ...marks.glow])) {
    if (wanted(thing)) found[markOf(thing, marks)!].push(thing)
  }
  return found
}

/** The marks as outlines on the ground: one path a mark, however many things there are. */
export function outlines(marks: Marks, wanted: (thing: string) => boolean, path: (things: string[]) => string): Record<Mark, string> {
  const found = marked(marks, wanted)
  return {
    picked: path(found.picked),
    warn: path(found.warn),
    hover: path(found.hover),
    can: path(found.can),
    shown: path(found.shown),
  }
}
